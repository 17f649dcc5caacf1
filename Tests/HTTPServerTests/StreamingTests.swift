// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@testable import HTTPServer

@Suite("Streamed bodies")
struct StreamingTests {
  private static func get(_ path: String, _ version: String = "1.1") -> String {
    "GET \(path) HTTP/\(version)\r\nHost: t\r\n\r\n"
  }

  private static func post(_ path: String, _ length: Int) -> String {
    "POST \(path) HTTP/1.1\r\nHost: t\r\nContent-Length: \(length)\r\n\r\n"
  }

  /// Waits a little more than one turn of the loop.
  private static func settle(_ shard: isolated TestShard) async throws {
    var seen = -1
    while shard.streamed != seen {
      seen = shard.streamed
      try await shard.loop.sleep(for: .milliseconds(50))
    }
  }

  @Test("a response of unknown length is chunked, and the connection stays open")
  func chunked() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.get("/pieces/100") + Self.get("/pieces/0") + Self.get("/hello"))
      let response = try await client.chunkedResponse()
      #expect(response.head.contains("\r\nTransfer-Encoding: chunked\r\n"))
      #expect(!response.head.contains("Content-Length") && !response.head.contains("Connection"))
      #expect(response.body == [UInt8](repeating: 98, count: 1_000_000))
      #expect(try await client.chunkedResponse().body == [])
      #expect(try await client.response().hasSuffix("hello"))
      #expect(shard.finished.map(\.responseBytes) == [1_000_000, 0, 5])
    }
  }

  @Test("an HTTP/1.0 client receives a stream until the connection closes")
  func closeDelimited() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(
        "GET /pieces/2 HTTP/1.0\r\nConnection: keep-alive\r\n\r\n" + Self.get("/hello", "1.0"))
      let answer = try await client.readToEnd()
      #expect(!answer.contains("Transfer-Encoding") && !answer.contains("hello"))
      #expect(answer.contains("\r\nConnection: close\r\n"))
      #expect(answer.hasSuffix("\r\n\r\n" + String(repeating: "b", count: 20_000)))
    }
  }

  @Test("HEAD of a stream returns the head, and the producer does not run")
  func head() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(
        "HEAD /pieces/5 HTTP/1.1\r\nHost: t\r\n\r\n" + Self.get("/hello"))
      let head = try await client.response()
      #expect(head.contains("Transfer-Encoding: chunked\r\n") && head.hasSuffix("\r\n\r\n"))
      #expect(try await client.response().hasSuffix("hello"))
      #expect(shard.streamed == 0)
    }
  }

  @Test(
    "a failed producer truncates the response in a way that the client detects",
    arguments: ["0", "1"])
  func broken(version: String) async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.get("/broken", "1.\(version)"))
      var text = ""
      var wasReset = false
      do { text = try await client.readToEnd() } catch { wasReset = true }
      #expect(wasReset || (version == "1" && !text.hasSuffix("0\r\n\r\n")))
      #expect(
        shard.logLines.contains {
          $0.contains("streamed response failed") && $0.contains("route=/broken")
        })
    }
  }

  @Test("a producer waits for a client that does not read, then continues")
  func slowReader() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.get("/pieces/5000"))
      try await Self.settle(shard)
      // The buffers of kernel and server, and no more of the 50 MB.
      #expect(shard.streamed > 0 && shard.streamed < 15_000_000)
      #expect(try await client.chunkedResponse().body.count == 50_000_000)
    }
  }

  @Test("a producer fails if its client disconnects or stalls too long")
  func departedReader() async throws {
    var limits = HTTPLimits()
    limits.writeDeadline = .milliseconds(50)
    limits.minimumRate = 1 << 30
    try await TestShard.run(limits) { shard in
      for departs in [true, false] {
        let client = try await shard.connect()
        try await client.send(Self.get("/pieces/100000"))
        try await client.read()
        if departs { client.stream.abort() }
        while shard.connectionCounts.last != 0 { try await shard.loop.sleep(for: .milliseconds(5)) }
        #expect(shard.brokenBy == .gone)
      }
    }
  }

  @Test("a handler receives body pieces before the end of the body")
  func pieces() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.post("/count", 10) + "12345")
      while shard.streamed < 5 { try await shard.loop.sleep(for: .milliseconds(1)) }
      try await client.send("67890" + Self.get("/hello"))
      #expect(try await client.response().hasSuffix("\r\n\r\n10"))
      #expect(try await client.response().hasSuffix("hello"))
      #expect(shard.heldBodyBytes == 0)
    }
  }

  @Test("a client cannot send faster than the handler reads")
  func slowHandler() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      let total = 40_000_000
      try await client.send(Self.post("/count?gate=1", total))
      let sending = Task {
        _ = shard  // Inherits the actor.
        try await client.send(bytes: [UInt8](repeating: 1, count: total))
      }
      await shard.gated(1)
      try await Self.settle(shard)
      #expect(shard.streamed <= 64 * 1024)
      while shard.streamed < total {
        shard.openGates()
        try await shard.loop.sleep(for: .microseconds(100))
      }
      shard.openGates()
      try await sending.value
      #expect(try await client.response().hasSuffix("\r\n\r\n\(total)"))
    }
  }

  @Test("bytes pass in both directions at once")
  func mirror() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(
        "POST /mirror HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")
      var text = ""
      while !text.contains("3\r\nabc\r\n") {
        try await client.read()
        text = client.text
      }
      try await client.send("2\r\nde\r\n0\r\n\r\n" + Self.get("/hello"))
      #expect(try await client.chunkedResponse().body == Array("abcde".utf8))
      #expect(try await client.response().hasSuffix("hello"))
    }
  }

  @Test("an unread rest of a body is skipped, or closes the connection")
  func unread() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.post("/unread", 1000))
      let answer = try await client.response()
      #expect(answer.hasSuffix("unread") && !answer.contains("Connection: close"))
      try await client.send(String(repeating: "x", count: 1000) + Self.get("/hello"))
      #expect(try await client.response().hasSuffix("hello"))
      for head in [
        Self.post("/unread", 100_000_000),
        "POST /unread HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n",
        Self.post("/unread", 10).replacing("Host", with: "Expect: 100-continue\r\nHost"),
      ] {
        let answer = try await shard.conversation(head)
        #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.contains("Connection: close\r\n"))
      }
    }
  }

  @Test(
    "a streamed body has a maximum size",
    arguments: [("Content-Length: 1073741825", 1008), ("Transfer-Encoding: chunked", 1008)])
  func limit(framing: String, code: Int) async throws {
    try await TestShard.run { shard in
      let answer = try await shard.conversation(
        "POST /count HTTP/1.1\r\nHost: t\r\n\(framing)\r\n\r\n40000001\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 413 ") && answer.contains("PG\(code)"))
    }
  }
}
