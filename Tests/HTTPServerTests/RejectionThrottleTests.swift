// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing
import Transport

@testable import HTTPServer

/// `/full` rejects every request for lack of room.
@Suite("Throttling of rejections")
struct RejectionThrottleTests {
  private static let full = "GET /full HTTP/1.1\r\nHost: t\r\n\r\n"

  @Test("a burst of rejections is answered at once, further ones are delayed")
  func pace() async throws {
    var limits = HTTPLimits()
    limits.rejectionsPerSecond = 20
    try await TestShard.run(limits) { shard in
      let client = try await shard.connectHTTP2()
      let start = MonotonicTime.now()
      let refused = try (0..<15).map { _ in try client.request("GET", "/full") }
      let hello = try client.request("GET", "/hello")
      #expect(try await client.answer(to: hello) == (200, "hello"))
      for stream in refused { #expect(try await client.answer(to: stream).status == 503) }
      // Five are answered at once, a quarter of a second's worth.
      #expect(MonotonicTime.now() - start >= .milliseconds(500))
      #expect(shard.heldCounts.last == 0)
      #expect(shard.finished.count { $0.status == 503 } == 15)
    }
  }

  @Test("a delayed rejection stops reading of an HTTP/1.1 connection: responses keep their order")
  func pipelined() async throws {
    var limits = HTTPLimits()
    limits.rejectionsPerSecond = 1
    try await TestShard.run(limits) { shard in
      let client = try await shard.connect()
      try await client.send(
        Self.full + Self.full + "GET /hello HTTP/1.1\r\nHost: t\r\n\r\n")
      #expect(try await client.response().hasPrefix("HTTP/1.1 503 "))
      #expect(try await client.response().hasPrefix("HTTP/1.1 503 "))
      #expect(try await client.response().hasSuffix("hello"))
      #expect(shard.heldCounts == [1, 0])
    }
  }

  @Test(
    "at most a number of rejections wait, for four seconds at most",
    arguments: [(2, 2), (10_000, 4)])
  func places(allowed: Int, held: Int) async throws {
    var limits = HTTPLimits()
    limits.rejectionsPerSecond = 1
    limits.queuedRejections = allowed
    try await TestShard.run(limits) { shard in
      let client = try await shard.connectHTTP2()
      let refused = try (0..<30).map { _ in try client.request("GET", "/full") }
      try await client.until { client.status.count >= 30 - held }
      let drained = shard.startDraining(within: .seconds(20))
      for stream in refused { #expect(try await client.answer(to: stream).status == 503) }
      client.stream.close()
      #expect(await drained.value)
      #expect(shard.heldCounts.max() == held && shard.heldCounts.last == 0)
    }
  }

  @Test("rejections are delayed only while less than half of the connections are used")
  func house() async throws {
    var limits = HTTPLimits()
    limits.connections = 6
    limits.connectionsPerAddress = 6
    limits.rejectionsPerSecond = 1
    try await TestShard.run(limits) { shard in
      var clients: [RawClient] = []
      for _ in 0..<5 {
        let client = try await shard.connect()
        try await client.send("GET /hello HTTP/1.1\r\nHost: t\r\n\r\n")
        #expect(try await client.response().hasSuffix("hello"))
        clients.append(client)
      }
      for client in clients { try await client.send(Self.full) }
      for client in clients { #expect(try await client.response().hasPrefix("HTTP/1.1 503 ")) }
      #expect(shard.heldCounts.isEmpty)
    }
  }

  @Test("a client that disconnects during its delay frees its place")
  func gone() async throws {
    var limits = HTTPLimits()
    limits.rejectionsPerSecond = 4
    try await TestShard.run(limits) { shard in
      let first = try await shard.connectHTTP2()
      for _ in 0..<4 { _ = try first.request("GET", "/full") }
      try await first.push()
      while shard.heldCounts.max() ?? 0 < 2 { try await shard.loop.sleep(for: .milliseconds(1)) }
      first.stream.abort()
      let second = try await shard.connect()
      try await second.send(Self.full)
      #expect(try await second.response().hasPrefix("HTTP/1.1 503 "))
      #expect(shard.heldCounts.last == 0)
    }
  }
}
