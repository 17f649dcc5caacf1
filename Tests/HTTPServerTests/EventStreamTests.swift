// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import HTTPServer

@Suite("Event streams", .timeLimit(.minutes(1)))
struct EventStreamTests {
  private static let request = "GET /events HTTP/1.1\r\nHost: t\r\n\r\n"

  /// Reads until `text` has arrived.
  private static func read(_ client: RawClient, until text: String) async throws {
    while !client.text.contains(text) { try await client.read() }
  }

  private static func until(
    _ shard: isolated TestShard, _ condition: (isolated TestShard) -> Bool
  ) async throws {
    while !condition(shard) { try await shard.loop.sleep(for: .milliseconds(1)) }
  }

  @Test("an event's data is written line by line with line feeds")
  func framing() {
    #expect(
      EventStream.encode("a", id: "1", Array("x\ny\r\nz\r\rv\n".utf8))
        == Array("event: a\nid: 1\ndata: x\ndata: y\ndata: z\ndata: \ndata: v\ndata: \n\n".utf8))
    #expect(EventStream.encode("a", id: "", []) == Array("event: a\nid: \ndata: \n\n".utf8))
  }

  @Test("events are sent as they happen, and the connection stays open after the stream")
  func telling() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.request)
      shard.tell("one")
      try await Self.read(client, until: "id: 1\ndata: one\n\n")
      shard.tell("two")
      try await Self.read(client, until: "id: 2\ndata: two\n\n")
      #expect(client.text.contains("\r\nTransfer-Encoding: chunked\r\n"))
      #expect(client.text.contains("\r\nContent-Type: text/event-stream\r\n"))
      #expect(client.text.contains("\r\nCache-Control: no-store\r\n"))
      shard.events.end()
      #expect(
        String(decoding: try await client.chunkedResponse().body, as: UTF8.self)
          == "event: told\nid: 1\ndata: one\n\nevent: told\nid: 2\ndata: two\n\n")
      try await client.send("GET /hello HTTP/1.1\r\nHost: t\r\n\r\n")
      #expect(try await client.response().hasSuffix("hello"))
    }
  }

  @Test("an idle stream sends heartbeats")
  func heartbeat() async throws {
    var limits = HTTPLimits()
    limits.heartbeat = .milliseconds(20)
    try await TestShard.run(limits) { shard in
      let client = try await shard.connect()
      let start = MonotonicTime.now()
      try await client.send(Self.request)
      try await Self.read(client, until: "\r\n:\n\n")
      shard.tell("news")
      try await Self.read(client, until: "data: news\n\n")
      // One per idle interval, and no more.
      while client.text.ranges(of: "\r\n:\n\n").count < 5 { try await client.read() }
      #expect(MonotonicTime.now() - start >= .milliseconds(100))
    }
  }

  @Test("the number of streams is limited; an ended stream frees its slot")
  func places() async throws {
    var limits = HTTPLimits()
    // One app may use two of three slots.
    limits.eventStreams = 3
    try await TestShard.run(limits) { shard in
      shard.tell("one")
      var clients: [RawClient] = []
      for _ in 0..<2 {
        let client = try await shard.connect()
        try await client.send(Self.request)
        try await Self.read(client, until: "data: one\n\n")
        clients.append(client)
      }
      #expect(shard.events.count == 2)
      let third = try await shard.connect()
      try await third.send(Self.request)
      #expect(try await third.response().contains(" 503 "))
      // The server cannot notice by writing, as no event is sent meanwhile.
      clients[0].stream.close()
      try await Self.until(shard) { $0.events.count == 1 }
      try await third.send("HEAD /events HTTP/1.1\r\nHost: t\r\n\r\n")
      #expect(try await third.response().contains("text/event-stream"))
      try await third.send(Self.request)
      try await Self.read(third, until: "data: one\n\n")
      #expect(shard.events.count == 2)
      clients[1].stream.abort()
      try await Self.until(shard) { $0.events.count == 1 }
    }
  }

  @Test("a stream waits for a client that does not read, without buffering")
  func slowReader() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.request)
      let large = String(repeating: "x", count: 1_000_000)
      for _ in 0..<50 { shard.tell(large) }
      // The kernel's buffers are full once no byte moves.
      var seen = -1
      while shard.streamed != seen || seen == 0 {
        seen = shard.streamed
        try await shard.loop.sleep(for: .milliseconds(50))
      }
      #expect(shard.streamed < 15)
      shard.tell("last")
      shard.events.end()
      let body = try await client.chunkedResponse().body
      #expect(body.count > 50_000_000)
      #expect(body.suffix(12).elementsEqual("data: last\n\n".utf8))
    }
  }

  @Test("a stopping server ends every idle stream in an orderly way")
  func drain() async throws {
    try await TestShard.run { shard in
      let clients = [try await shard.connect(), try await shard.connect()]
      for client in clients { try await client.send(Self.request) }
      try await Self.until(shard) { $0.events.count == 2 }
      shard.events.end()
      let drained = shard.startDraining(within: .seconds(10))
      for client in clients {
        let answer = try await client.readToEnd()
        #expect(answer.contains(" 200 ") && answer.hasSuffix("\r\n\r\n0\r\n\r\n"))
      }
      #expect(await drained.value)
      #expect(shard.events.count == 0)
      #expect(!shard.logLines.contains { $0.contains("streamed response failed") })
    }
  }
}
