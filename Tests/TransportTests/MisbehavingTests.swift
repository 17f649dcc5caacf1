// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import TLS
import TestSupport
import Testing
import Transport

@Suite("Connections that misbehave on purpose")
struct MisbehavingTests {
  @Test(
    "a frozen connection neither reads nor writes, and ends with its peer",
    arguments: [true, false])
  func frozen(encrypted: Bool) async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams(encrypted: encrypted)
      let echo = try Echo(server)
      let caller = try Caller(client)
      caller.request()
      try await caller.until { $0.answered == 1 }
      server.freeze()
      caller.request()
      try echo.pump.goAway()
      await bench.settle()
      #expect(echo.requests == 1 && echo.end == nil && caller.end == nil)
      caller.pump.abort()
      try await echo.untilEnded()
      #expect(echo.requests == 1 && server.isClosed)
    }
  }

  @Test("a frozen connection can be closed from this side")
  func frozenAndClosed() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      _ = try Caller(client)
      server.freeze()
      echo.pump.close(deadline: .now() + .milliseconds(10))
      try await echo.untilEnded()
      #expect(server.isClosed)
    }
  }

  @Test("a slow reader takes everything, in its time")
  func slow() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      server.read(at: ReadingPace(bytes: 1_000, interval: .milliseconds(1)))
      let echo = try Echo(server)
      let caller = try Caller(client)
      let begin = MonotonicTime.now()
      caller.request(body: [UInt8](repeating: 1, count: 20_000))
      try await caller.until { $0.answered == 1 }
      #expect(echo.bytes == 20_000)
      #expect(MonotonicTime.now() >= begin + .milliseconds(19))
    }
  }

  @Test("an end without close_notify is told from one with it", arguments: [true, false])
  func closeNotify(says: Bool) async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      server.saysCloseNotify = says
      server.close()
      var bytes: [UInt8] = []
      let error = await TransportError.from {
        try await client.read(into: &bytes, atMost: 9, deadline: soon())
      }
      #expect(error?.tlsCode == (says ? nil : .truncated))
    }
  }

  @Test("frames written by hand come between the session's own")
  func byHand() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      let caller = try Caller(client)
      caller.request()
      try await caller.until { $0.answered == 1 }
      // PING, which the session knows nothing of, so that it ignores the answer.
      try echo.pump.sendByHand([0, 0, 8, 6, 0, 0, 0, 0, 0] + [1, 2, 3, 4, 5, 6, 7, 8])
      caller.request()
      try await caller.until { $0.answered == 2 }
      #expect(caller.end == nil && echo.end == nil)
    }
  }
}
