// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import TestSupport
import Testing
import Transport

@testable import HTTPServer

/// Stalled clients, and work that is still running when a server stops.
@Suite("Stalled clients and server stops")
struct StuckClientTests {
  /// Returns a connection with full kernel buffers: its windows allow a response, but nothing is
  /// read.
  private static func stuck(_ shard: isolated TestShard) async throws -> (HTTP2Client, Int32) {
    let wide = HTTP2Settings(initialWindowSize: 1 << 30, connectionWindowSize: 1 << 30)
    let client = try await shard.connectHTTP2(wide, reads: false)
    let stream = try client.request("GET", "/pieces/5000")
    try await client.push()
    var seen = -1
    while shard.streamed != seen {
      seen = shard.streamed
      try await shard.loop.sleep(for: .milliseconds(100))
    }
    #expect(seen > 0 && seen < 50_000_000)
    return (client, stream)
  }

  @Test("unread bytes of reset streams end the connection at the write deadline")
  func bytesOfNobody() async throws {
    var limits = HTTPLimits()
    limits.idleDeadline = .milliseconds(200)
    limits.writeDeadline = .seconds(1)
    try await TestShard.run(limits) { shard in
      let (client, stream) = try await Self.stuck(shard)
      try client.session.reset(stream: stream, code: HTTP2ErrorCode.cancel)
      try await client.push()
      #expect(await shard.ends())
      #expect(shard.drops == [.stalled])
      client.stream.close()
    }
  }

  @Test("a disconnected client that does not read its GOAWAY is closed anyway")
  func unheardGoodbye() async throws {
    var limits = HTTPLimits()
    limits.lingerDeadline = .milliseconds(200)
    try await TestShard.run(limits) { shard in
      let (client, _) = try await Self.stuck(shard)
      let priority: [UInt8] = [0, 0, 5, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 16]
      for _ in 0...HTTPLimits().http2IdleFrames {
        try await client.stream.write(priority, deadline: .now() + .seconds(10))
      }
      #expect(await shard.ends())
      #expect(shard.drops == [.idleFrames])
      client.stream.close()
    }
  }

  @Test("a stalled streamed response is reset at its deadline")
  func truncation() async throws {
    var limits = HTTPLimits()
    limits.writeDeadline = .milliseconds(200)
    limits.minimumRate = 1 << 30
    try await TestShard.run(limits) { shard in
      let client = try await shard.connect()
      // Its end is the end of the connection.
      try await client.send("GET /pieces/5000 HTTP/1.0\r\nHost: t\r\n\r\n")
      #expect(await shard.ends())
      var isWhole = true
      do { _ = try await client.readToEnd() } catch { isWhole = false }
      #expect(!isWhole)
    }
  }

  @Test("at the drain deadline HTTP/2 handlers are cancelled, those of reset streams included")
  func cancellation() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connectHTTP2()
      let first = try client.request("GET", "/nap")
      _ = try client.request("GET", "/nap")
      try await client.push()
      while shard.napping < 2 { try await shard.loop.sleep(for: .milliseconds(1)) }
      try client.session.reset(stream: first, code: HTTP2ErrorCode.cancel)
      try await client.push()
      #expect(await !shard.startDraining(within: .milliseconds(200)).value)
      #expect(await shard.holds { shard.napping == 0 })
      client.stream.close()
    }
  }

  @Test("a stop does not wait for silent TLS clients")
  func silentAtStop() async throws {
    var limits = HTTPLimits()
    limits.lingerDeadline = .milliseconds(100)
    try await TestShard.run(limits, isSecure: true) { shard in
      let client = try await shard.connect()
      await shard.waiting(1)
      let drained = shard.startDraining(within: .seconds(10))
      try await shard.loop.sleep(for: .milliseconds(20))
      let stream = try await ByteStream.connectTLS(
        over: client.stream, context: try shard.clientContext(["http/1.1"]),
        serverName: "localhost", deadline: .now() + .seconds(10))
      #expect(await drained.value)
      stream.close()
    }
  }
}

extension TestShard {
  /// Whether a condition becomes true.
  fileprivate func holds(_ condition: () -> Bool) async -> Bool {
    let end = MonotonicTime.now() + .seconds(10)
    while !condition() {
      guard .now() < end else { return false }
      try? await loop.sleep(for: .milliseconds(5))
    }
    return true
  }

  /// Whether the server gets to no connection.
  fileprivate func ends() async -> Bool { await holds { connectionCounts.last == 0 } }
}
