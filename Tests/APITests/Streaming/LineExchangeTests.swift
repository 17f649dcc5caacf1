// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPServer
import TestSupport
import Testing

@testable import API

@Suite("Bodies with a result for each line")
struct LineExchangeTests {
  private static func head(_ query: String, _ framing: String) -> String {
    "POST /lines\(query) HTTP/1.1\r\nHost: t\r\n\(framing)\r\n\r\n"
  }

  private static func head(_ framing: String) -> String { head("", framing) }

  private static func post(_ body: String, _ query: String = "") -> String {
    head(query, "Content-Length: \(body.utf8.count)") + body
  }

  private static func chunk(_ text: String) -> String {
    String(text.utf8.count, radix: 16) + "\r\n" + text + "\r\n"
  }

  private static let chunked = "Transfer-Encoding: chunked"

  private static func echo(_ number: Int, _ text: String) -> String {
    #"{"line":\#(number),"status":202,"echo":"\#(text)"}"#
  }

  private static func lines(_ response: (head: String, body: [UInt8])) -> [String] {
    String(decoding: response.body, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Reads until the client has received `text`.
  private static func receive(_ text: String, _ client: RawClient) async throws {
    while !client.text.contains(text) { try await client.read() }
  }

  @Test("each line gets its result in order, and the connection stays open")
  func inOrder() async throws {
    try await StreamingServer.run { server in
      let client = try await server.connect()
      try await client.send(Self.post("a\n\nb\r\n   \nc") + Self.post("") + Self.post("d\n"))
      let response = try await client.chunkedResponse()
      #expect(response.head.contains("\r\nContent-Type: application/x-ndjson\r\n"))
      #expect(
        Self.lines(response) == [Self.echo(1, "a"), Self.echo(3, "b"), Self.echo(5, "c")])
      let nothing = try await client.chunkedResponse()
      #expect(nothing.head.hasPrefix("HTTP/1.1 200 ") && nothing.body.isEmpty)
      #expect(Self.lines(try await client.chunkedResponse()) == [Self.echo(1, "d")])
      #expect(server.heldBodyBytes == 0 && server.linesFinished == 4)
    }
  }

  @Test("a result is sent before the client sends the next line")
  func conversation() async throws {
    try await StreamingServer.run { server in
      let client = try await server.connect()
      try await client.send(Self.head(Self.chunked))
      for number in 1...20 {
        try await client.send(Self.chunk("x\(number)\n"))
        try await Self.receive(Self.echo(number, "x\(number)") + "\n", client)
      }
      try await client.send("0\r\n\r\n")
      #expect(Self.lines(try await client.chunkedResponse()).count == 20)
    }
  }

  @Test("a client that expects a 100 receives it before the response begins")
  func continuation() async throws {
    try await StreamingServer.run { server in
      let client = try await server.connect()
      try await client.send(Self.head("Content-Length: 2\r\nExpect: 100-continue"))
      try await Self.receive("\r\n\r\n", client)
      #expect(client.text == "HTTP/1.1 100 Continue\r\n\r\n")
      try await client.send("a\n")
      try await Self.receive("0\r\n\r\n", client)
      #expect(client.text.contains(Self.echo(1, "a")))
    }
  }

  @Test("no line begins beyond the limit of concurrent lines")
  func bounded() async throws {
    try await StreamingServer.run { server in
      var limits = LineLimits()
      limits.underWay = 5
      server.set(limits)
      let client = try await server.connect()
      try await client.send(Self.post((1...12).map { "\($0)\n" }.joined(), "?gate=1"))
      for step in [5, 10, 12] {
        await server.gated(step == 12 ? 2 : 5)
        #expect(server.linesBegun == step)
        server.openGates()
      }
      let expected = (1...12).map { Self.echo($0, "\($0)") }
      #expect(Self.lines(try await client.chunkedResponse()) == expected)
    }
  }

  @Test("the server stops reading from a client that reads no results, and then continues")
  func slowReader() async throws {
    try await StreamingServer.run { server in
      let client = try await server.connect()
      let line = String(repeating: "x", count: 999)
      let body = [String](repeating: line + "\n", count: 1000).joined()
      let sending = Task {
        _ = server  // inherits the actor
        // Each result is fifty times its line: 50 MB.
        try await client.send(Self.post(body, "?times=50"))
      }
      var seen = -1
      while server.linesBegun != seen || seen == 0 {
        seen = server.linesBegun
        try await server.loop.sleep(for: .milliseconds(100))
      }
      #expect(seen > 0 && seen < 500, "only as much as the buffers hold")
      #expect(server.heldBodyBytes < 200_000)
      #expect(Self.lines(try await client.chunkedResponse()).count == 1000)
      try await sending.value
      #expect(server.heldBodyBytes == 0)
    }
  }

  @Test("the lines in progress finish when the client stalls or disconnects")
  func departed() async throws {
    var limits = HTTPLimits()
    limits.writeDeadline = .milliseconds(50)
    limits.minimumRate = 1 << 30
    try await StreamingServer.run(limits) { server in
      for departs in [true, false] {
        let before = server.linesBegun
        let client = try await server.connect()
        let line = String(repeating: "x", count: 999) + "\n"
        let body = [String](repeating: line, count: 900).joined()
        try await client.send(Self.head("?times=100", "Content-Length: 2000000") + body)
        try await client.read()
        if departs { client.stream.abort() }
        while server.connectionCount != 0 { try await server.loop.sleep(for: .milliseconds(5)) }
        #expect(server.linesBegun > before && server.linesBegun == server.linesFinished)
        #expect(server.heldBodyBytes == 0)
      }
      #expect(server.linesBegun < 1800)
    }
  }

  @Test("the incomplete last line of a broken body is ignored, and earlier lines get results")
  func cut() async throws {
    try await StreamingServer.run { server in
      let client = try await server.connect()
      try await client.send(Self.head("?gate=1", Self.chunked) + Self.chunk("a\nb\nc"))
      await server.gated(2)
      client.stream.shutdownWrite()
      try await server.loop.sleep(for: .milliseconds(20))
      server.openGates()
      let text = try? await client.readToEnd()
      #expect(server.linesBegun == 2 && server.linesFinished == 2 && server.heldBodyBytes == 0)
      if let text {
        #expect(text.contains(Self.echo(2, "b")) && !text.hasSuffix("0\r\n\r\n"))
      }
    }
  }

  @Test("a line over the limit is rejected and skipped")
  func tooLong() async throws {
    try await StreamingServer.run { server in
      var limits = LineLimits()
      limits.lineBytes = 100_000
      server.set(limits)
      let client = try await server.connect()
      let long = String(repeating: "x", count: 500_000)
      try await client.send(Self.post("a\n\(long)\nb\n"))
      let lines = Self.lines(try await client.chunkedResponse())
      #expect(lines.count == 3 && lines[0] == Self.echo(1, "a") && lines[2] == Self.echo(3, "b"))
      #expect(lines[1].hasPrefix(#"{"line":2,"#) && lines[1].contains("PG1008"))
      #expect(lines[1].contains(#""status":413"#) && lines[1].contains("request_id"))
    }
  }

  @Test("the first line beyond the limit ends the response, and later lines are ignored")
  func tooMany() async throws {
    try await StreamingServer.run { server in
      var limits = LineLimits()
      limits.lines = 3
      server.set(limits)
      for (body, numbers) in [
        ("a\nb\nc\n\n\n", [1, 2, 3]), ("a\nb\nc\nd\ne\n", [1, 2, 3, 4]), ("\n\n\n\nx", [5]),
      ] {
        let client = try await server.connect()
        try await client.send(Self.post(body))
        let lines = Self.lines(try await client.chunkedResponse())
        #expect(lines.count == numbers.count)
        for (line, number) in zip(lines, numbers) {
          #expect(line.hasPrefix(#"{"line":\#(number),"#))
          #expect(line.contains("PG9001") == (number > 3))
        }
      }
      #expect(server.linesBegun == 6)
    }
  }

  @Test("the last result reports a protocol error in the middle of the body")
  func faulty() async throws {
    var limits = HTTPLimits()
    limits.bodyDeadline = .milliseconds(50)
    try await StreamingServer.run(limits) { server in
      for (rest, code) in [("zz\r\n", "PG1004"), ("ffffff\r\n", "PG1008"), ("", "PG1007")] {
        let answer = try await server.conversation(
          Self.head(Self.chunked) + Self.chunk("a\nb") + rest)
        #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("0\r\n\r\n"))
        #expect(answer.contains(Self.echo(1, "a")) && !answer.contains(Self.echo(2, "b")))
        #expect(answer.contains(#"{"line":2,"#) && answer.contains(code))
      }
      #expect(server.linesBegun == 3)
      // No byte of the body has arrived, so the request itself is rejected.
      let answer = try await server.conversation(Self.head("Content-Length: 5000000"))
      #expect(answer.hasPrefix("HTTP/1.1 413 "))
    }
  }

  @Test("only a large line is rejected when the memory limit of all bodies is reached")
  func budget() async throws {
    var limits = HTTPLimits()
    limits.bufferedBodies = 300_000
    try await StreamingServer.run(limits) { server in
      let client = try await server.connect()
      let long = String(repeating: "x", count: 1_000_000)
      try await client.send(Self.post("a\n\(long)\nb\n"))
      let lines = Self.lines(try await client.chunkedResponse())
      #expect(lines.count == 3 && lines[2] == Self.echo(3, "b"))
      #expect(lines[1].contains("PG1017") && lines[1].contains(#""status":503"#))
      #expect(server.heldBodyBytes == 0)
    }
  }

  @Test("a stopping server lets the body finish, and resets the connection at its deadline")
  func draining() async throws {
    try await StreamingServer.run { server in
      let client = try await server.connect()
      try await client.send(Self.head(Self.chunked) + Self.chunk("a\n"))
      try await Self.receive(Self.echo(1, "a"), client)
      let idle = try await server.connect()
      try await idle.send(Self.head("?gate=1", Self.chunked) + Self.chunk("g\n"))
      await server.gated(1)
      let patient = server.startDraining(within: .seconds(60))
      try await client.send(Self.chunk("b\n") + "0\r\n\r\n")
      #expect(Self.lines(try await client.chunkedResponse()).last == Self.echo(2, "b"))
      #expect(await server.startDraining(within: .zero).value == false)
      _ = await patient.value
      #expect((try? await idle.readToEnd())?.hasSuffix("0\r\n\r\n") != true)
    }
  }
}
