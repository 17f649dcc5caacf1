// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPServer
import TestSupport
import Testing

@testable import API

@Suite("Streams of events", .timeLimit(.minutes(1)))
struct EventStreamTests {
  private static let request = "GET /events HTTP/1.1\r\nHost: t\r\n\r\n"

  /// Reads until `text` has come.
  private static func read(_ client: RawClient, until text: String) async throws {
    while !client.text.contains(text) { try await client.read() }
  }

  private static func until(
    _ server: isolated StreamingServer, _ condition: (isolated StreamingServer) -> Bool
  ) async throws {
    while !condition(server) { try await server.loop.sleep(for: .milliseconds(1)) }
  }

  @Test("an event's data is told line by line, and any line break is a line feed")
  func framing() {
    #expect(
      EventStream.encode("a", id: "1", Array("x\ny\r\nz\r\rv\n".utf8))
        == Array("event: a\nid: 1\ndata: x\ndata: y\ndata: z\ndata: \ndata: v\ndata: \n\n".utf8))
    #expect(EventStream.encode("a", id: "", []) == Array("event: a\nid: \ndata: \n\n".utf8))
  }

  @Test("what happens is told when it happens, and the connection lives on after the stream")
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

  @Test("a stream on which nothing happens says so")
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
      // As often as it was quiet for so long, and no more.
      while client.text.ranges(of: "\r\n:\n\n").count < 5 { try await client.read() }
      #expect(MonotonicTime.now() - start >= .milliseconds(100))
    }
  }

  @Test(
    "there are so many and no more; whoever leaves, and whoever only asked for the head, makes room"
  )
  func places() async throws {
    var limits = StreamLimits()
    // One application may have two of three.
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
      // Nothing is sent meanwhile by which the server could find out.
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

  @Test("a client that does not read is waited for: nothing piles up")
  func slowReader() async throws {
    try await StreamingServer.run { server in
      let client = try await server.connect()
      try await client.send(Self.request)
      let large = String(repeating: "x", count: 1_000_000)
      for _ in 0..<50 { server.add(event: large) }
      // The kernel's buffers are full when nothing moves any more.
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

  @Test("a server that stops ends every stream properly, though nothing happens on it")
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
