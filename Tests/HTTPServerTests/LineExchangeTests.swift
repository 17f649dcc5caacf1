// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import HTTPServer

@Suite("NDJSON request bodies with a result per line")
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

  /// Waits until the client has received the text.
  private static func receive(_ text: String, _ client: RawClient) async throws {
    while !client.text.contains(text) { try await client.read() }
  }

  @Test("each line has its result in order, and the connection stays open")
  func inOrder() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.post("a\n\nb\r\n   \nc") + Self.post("") + Self.post("d\n"))
      let response = try await client.chunkedResponse()
      #expect(response.head.contains("\r\nContent-Type: application/x-ndjson\r\n"))
      #expect(
        Self.lines(response) == [Self.echo(1, "a"), Self.echo(3, "b"), Self.echo(5, "c")])
      let nothing = try await client.chunkedResponse()
      #expect(nothing.head.hasPrefix("HTTP/1.1 200 ") && nothing.body.isEmpty)
      #expect(Self.lines(try await client.chunkedResponse()) == [Self.echo(1, "d")])
      #expect(shard.heldBodyBytes == 0 && shard.linesTold == 4)
    }
  }

  @Test("a result is sent before the next line arrives")
  func conversation() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.head(Self.chunked))
      for number in 1...20 {
        try await client.send(Self.chunk("x\(number)\n"))
        try await Self.receive(Self.echo(number, "x\(number)") + "\n", client)
      }
      try await client.send("0\r\n\r\n")
      #expect(Self.lines(try await client.chunkedResponse()).count == 20)
    }
  }

  @Test("100 Continue is sent before the response begins")
  func continuation() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.head("Content-Length: 2\r\nExpect: 100-continue"))
      try await Self.receive("\r\n\r\n", client)
      #expect(client.text == "HTTP/1.1 100 Continue\r\n\r\n")
      try await client.send("a\n")
      try await Self.receive("0\r\n\r\n", client)
      #expect(client.text.contains(Self.echo(1, "a")))
    }
  }

  @Test("the number of concurrent lines is limited, and results must be read first")
  func bounded() async throws {
    try await TestShard.run { shard in
      var limits = LineLimits()
      limits.underWay = 5
      shard.set(limits)
      let client = try await shard.connect()
      try await client.send(Self.post((1...12).map { "\($0)\n" }.joined(), "?gate=1"))
      for step in [5, 10, 12] {
        await shard.gated(step == 12 ? 2 : 5)
        #expect(shard.linesBegun == step)
        shard.openGates()
      }
      let expected = (1...12).map { Self.echo($0, "\($0)") }
      #expect(Self.lines(try await client.chunkedResponse()) == expected)
    }
  }

  @Test("a client that does not read is not read from until it reads again")
  func slowReader() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      let line = String(repeating: "x", count: 999)
      let body = [String](repeating: line + "\n", count: 1000).joined()
      let sending = Task {
        _ = shard  // Inherits the actor.
        // Each result is fifty times its line: 50 MB.
        try await client.send(Self.post(body, "?times=50"))
      }
      var seen = -1
      while shard.linesBegun != seen || seen == 0 {
        seen = shard.linesBegun
        try await shard.loop.sleep(for: .milliseconds(100))
      }
      #expect(seen > 0 && seen < 500, "only as much as the buffers hold")
      #expect(shard.heldBodyBytes < 200_000)
      #expect(Self.lines(try await client.chunkedResponse()).count == 1000)
      try await sending.value
      #expect(shard.heldBodyBytes == 0)
    }
  }

  @Test("a stalled or gone client ends the exchange, but lines in progress finish")
  func departed() async throws {
    var limits = HTTPLimits()
    limits.writeDeadline = .milliseconds(50)
    limits.minimumRate = 1 << 30
    try await TestShard.run(limits) { shard in
      for departs in [true, false] {
        let before = shard.linesBegun
        let client = try await shard.connect()
        let line = String(repeating: "x", count: 999) + "\n"
        let body = [String](repeating: line, count: 900).joined()
        try await client.send(Self.head("?times=100", "Content-Length: 2000000") + body)
        try await client.read()
        if departs { client.stream.abort() }
        while shard.connectionCounts.last != 0 { try await shard.loop.sleep(for: .milliseconds(5)) }
        #expect(shard.linesBegun > before && shard.linesBegun == shard.linesTold)
        #expect(shard.heldBodyBytes == 0)
      }
      #expect(shard.linesBegun < 1800)
    }
  }

  @Test("in a truncated body, complete lines are processed and the last one is dropped")
  func cut() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.head("?gate=1", Self.chunked) + Self.chunk("a\nb\nc"))
      await shard.gated(2)
      client.stream.shutdownWrite()
      try await shard.loop.sleep(for: .milliseconds(20))
      shard.openGates()
      let text = try? await client.readToEnd()
      #expect(shard.linesBegun == 2 && shard.linesTold == 2 && shard.heldBodyBytes == 0)
      if let text {
        #expect(text.contains(Self.echo(2, "b")) && !text.hasSuffix("0\r\n\r\n"))
      }
    }
  }

  @Test("a line that is too long is refused and skipped")
  func tooLong() async throws {
    try await TestShard.run { shard in
      var limits = LineLimits()
      limits.lineBytes = 100_000
      shard.set(limits)
      let client = try await shard.connect()
      let long = String(repeating: "x", count: 500_000)
      try await client.send(Self.post("a\n\(long)\nb\n"))
      let lines = Self.lines(try await client.chunkedResponse())
      #expect(lines.count == 3 && lines[0] == Self.echo(1, "a") && lines[2] == Self.echo(3, "b"))
      #expect(lines[1].hasPrefix(#"{"line":2,"#) && lines[1].contains("PG1008"))
      #expect(lines[1].contains(#""status":413"#) && lines[1].contains("request_id"))
    }
  }

  @Test("a line beyond the maximum number ends the exchange")
  func tooMany() async throws {
    try await TestShard.run { shard in
      var limits = LineLimits()
      limits.lines = 3
      shard.set(limits)
      for (body, numbers) in [
        ("a\nb\nc\n\n\n", [1, 2, 3]), ("a\nb\nc\nd\ne\n", [1, 2, 3, 4]), ("\n\n\n\nx", [5]),
      ] {
        let client = try await shard.connect()
        try await client.send(Self.post(body))
        let lines = Self.lines(try await client.chunkedResponse())
        #expect(lines.count == numbers.count)
        for (line, number) in zip(lines, numbers) {
          #expect(line.hasPrefix(#"{"line":\#(number),"#))
          #expect(line.contains("PG9001") == (number > 3))
        }
      }
      #expect(shard.linesBegun == 6)
    }
  }

  @Test("a malformed body is reported in the last result")
  func faulty() async throws {
    var limits = HTTPLimits()
    limits.bodyDeadline = .milliseconds(50)
    try await TestShard.run(limits) { shard in
      for (rest, code) in [("zz\r\n", "PG1004"), ("ffffff\r\n", "PG1008"), ("", "PG1007")] {
        let answer = try await shard.conversation(
          Self.head(Self.chunked) + Self.chunk("a\nb") + rest)
        #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("0\r\n\r\n"))
        #expect(answer.contains(Self.echo(1, "a")) && !answer.contains(Self.echo(2, "b")))
        #expect(answer.contains(#"{"line":2,"#) && answer.contains(code))
      }
      #expect(shard.linesBegun == 3)
      // No line has arrived: the request as a whole is refused.
      let answer = try await shard.conversation(Self.head("Content-Length: 5000000"))
      #expect(answer.hasPrefix("HTTP/1.1 413 "))
    }
  }

  @Test("a large line is refused alone while the memory for bodies is used up")
  func budget() async throws {
    var limits = HTTPLimits()
    limits.bufferedBodies = 300_000
    try await TestShard.run(limits) { shard in
      let client = try await shard.connect()
      let long = String(repeating: "x", count: 1_000_000)
      try await client.send(Self.post("a\n\(long)\nb\n"))
      let lines = Self.lines(try await client.chunkedResponse())
      #expect(lines.count == 3 && lines[2] == Self.echo(3, "b"))
      #expect(lines[1].contains("PG1017") && lines[1].contains(#""status":503"#))
      #expect(shard.heldBodyBytes == 0)
    }
  }

  @Test("a stopping server lets an exchange end until the drain deadline")
  func draining() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.head(Self.chunked) + Self.chunk("a\n"))
      try await Self.receive(Self.echo(1, "a"), client)
      let idle = try await shard.connect()
      try await idle.send(Self.head("?gate=1", Self.chunked) + Self.chunk("g\n"))
      await shard.gated(1)
      let patient = shard.startDraining(within: .seconds(60))
      try await client.send(Self.chunk("b\n") + "0\r\n\r\n")
      #expect(Self.lines(try await client.chunkedResponse()).last == Self.echo(2, "b"))
      #expect(await shard.startDraining(within: .zero).value == false)
      _ = await patient.value
      #expect((try? await idle.readToEnd())?.hasSuffix("0\r\n\r\n") != true)
    }
  }
}
