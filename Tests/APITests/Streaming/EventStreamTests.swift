// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPServer
import TestSupport
import Testing

@testable import API

@Suite("Event streams", .timeLimit(.minutes(1)))
struct EventStreamTests {
  private static let request = "GET /events HTTP/1.1\r\nHost: t\r\n\r\n"

  /// Reads until the client has received `text`.
  private static func read(_ client: RawClient, until text: String) async throws {
    while !client.text.contains(text) { try await client.read() }
  }

  private static func until(
    _ server: isolated StreamingServer, _ condition: (isolated StreamingServer) -> Bool
  ) async throws {
    while !condition(server) { try await server.loop.sleep(for: .milliseconds(1)) }
  }

  @Test("event data is sent line by line, and any line break becomes a line feed")
  func framing() {
    #expect(
      EventStream.encode("a", id: "1", Array("x\ny\r\nz\r\rv\n".utf8))
        == Array("event: a\nid: 1\ndata: x\ndata: y\ndata: z\ndata: \ndata: v\ndata: \n\n".utf8))
    #expect(EventStream.encode("a", id: "", []) == Array("event: a\nid: \ndata: \n\n".utf8))
  }

  @Test("events are sent at once, and the connection stays open after the stream")
  func telling() async throws {
    try await StreamingServer.run { server in
      let client = try await server.connect()
      try await client.send(Self.request)
      server.add(event: "one")
      try await Self.read(client, until: "id: 1\ndata: one\n\n")
      server.add(event: "two")
      try await Self.read(client, until: "id: 2\ndata: two\n\n")
      #expect(client.text.contains("\r\nTransfer-Encoding: chunked\r\n"))
      #expect(client.text.contains("\r\nContent-Type: text/event-stream\r\n"))
      #expect(client.text.contains("\r\nCache-Control: no-store\r\n"))
      server.events.end()
      #expect(
        String(decoding: try await client.chunkedResponse().body, as: UTF8.self)
          == "event: told\nid: 1\ndata: one\n\nevent: told\nid: 2\ndata: two\n\n")
      try await client.send("GET /hello HTTP/1.1\r\nHost: t\r\n\r\n")
      #expect(try await client.response().hasSuffix("hello"))
    }
  }

  @Test("a stream without events sends a comment at each heartbeat")
  func heartbeat() async throws {
    var limits = StreamLimits()
    limits.heartbeat = .milliseconds(20)
    try await StreamingServer.run(streams: limits) { server in
      let client = try await server.connect()
      let start = MonotonicTime.now()
      try await client.send(Self.request)
      try await Self.read(client, until: "\r\n:\n\n")
      server.add(event: "news")
      try await Self.read(client, until: "data: news\n\n")
      // One comment for each silent interval.
      while client.text.ranges(of: "\r\n:\n\n").count < 5 { try await client.read() }
      #expect(MonotonicTime.now() - start >= .milliseconds(100))
    }
  }

  @Test("streams are limited, and a disconnect or a HEAD request frees the slot")
  func places() async throws {
    var limits = StreamLimits()
    // One app may have two of three.
    limits.eventStreams = 3
    try await StreamingServer.run(streams: limits) { server in
      server.add(event: "one")
      var clients: [RawClient] = []
      for _ in 0..<2 {
        let client = try await server.connect()
        try await client.send(Self.request)
        try await Self.read(client, until: "data: one\n\n")
        clients.append(client)
      }
      #expect(server.events.count == 2)
      let third = try await server.connect()
      try await third.send(Self.request)
      #expect(try await third.response().contains(" 503 "))
      // No write to this client could reveal the disconnect.
      clients[0].stream.close()
      try await Self.until(server) { $0.events.count == 1 }
      try await third.send("HEAD /events HTTP/1.1\r\nHost: t\r\n\r\n")
      #expect(try await third.response().contains("text/event-stream"))
      try await third.send(Self.request)
      try await Self.read(third, until: "data: one\n\n")
      #expect(server.events.count == 2)
      clients[1].stream.abort()
      try await Self.until(server) { $0.events.count == 1 }
    }
  }

  @Test("no events accumulate for a client that does not read")
  func slowReader() async throws {
    try await StreamingServer.run { server in
      let client = try await server.connect()
      try await client.send(Self.request)
      let large = String(repeating: "x", count: 1_000_000)
      for _ in 0..<50 { server.add(event: large) }
      // The kernel's buffers are full once the count stays the same.
      var seen = -1
      while server.eventsSent != seen || seen == 0 {
        seen = server.eventsSent
        try await server.loop.sleep(for: .milliseconds(50))
      }
      #expect(server.eventsSent < 15)
      server.add(event: "last")
      server.events.end()
      let body = try await client.chunkedResponse().body
      #expect(body.count > 50_000_000)
      #expect(body.suffix(12).elementsEqual("data: last\n\n".utf8))
    }
  }

  @Test("a stopping server ends every idle stream with a complete response")
  func drain() async throws {
    try await StreamingServer.run { server in
      let clients = [try await server.connect(), try await server.connect()]
      for client in clients { try await client.send(Self.request) }
      try await Self.until(server) { $0.events.count == 2 }
      server.events.end()
      let drained = server.startDraining(within: .seconds(10))
      for client in clients {
        let answer = try await client.readToEnd()
        #expect(answer.contains(" 200 ") && answer.hasSuffix("\r\n\r\n0\r\n\r\n"))
      }
      #expect(await drained.value)
      #expect(server.events.count == 0)
      #expect(!server.logLines.contains { $0.contains("streamed response failed") })
    }
  }
}
