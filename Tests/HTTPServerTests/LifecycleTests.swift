// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPServer
import TestSupport
import Testing

@Suite("Deadlines, limits and draining")
struct LifecycleTests {
  private static let hello = "GET /hello HTTP/1.1\r\nHost: t\r\n\r\n"
  private static let gate = "GET /gate HTTP/1.1\r\nHost: t\r\n\r\n"

  @Test("an incomplete head or body is answered with 408")
  func slow() async throws {
    var limits = HTTPLimits()
    limits.headerDeadline = .milliseconds(50)
    limits.bodyDeadline = .milliseconds(50)
    limits.lingerDeadline = .milliseconds(50)
    try await TestShard.run(limits) { shard in
      for part in ["GET /he", "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 9\r\n\r\nabc"] {
        let answer = try await shard.conversation(part)
        #expect(answer.hasPrefix("HTTP/1.1 408 ") && answer.contains("PG1007"))
      }
    }
  }

  @Test("trickling bytes do not extend a head's deadline")
  func trickle() async throws {
    var limits = HTTPLimits()
    limits.headerDeadline = .milliseconds(60)
    limits.lingerDeadline = .milliseconds(20)
    try await TestShard.run(limits) { shard in
      let client = try await shard.connect()
      let trickle = Task {
        for byte in Self.hello {
          try await client.send(String(byte))
          try await shard.loop.sleep(for: .milliseconds(20))
        }
      }
      #expect(try await client.response().hasPrefix("HTTP/1.1 408 "))
      trickle.cancel()
      _ = await trickle.result
    }
  }

  @Test("idle connections are closed without a response")
  func idle() async throws {
    var limits = HTTPLimits()
    limits.idleDeadline = .milliseconds(400)
    try await TestShard.run(limits) { shard in
      #expect(try await shard.conversation("") == "")
      let client = try await shard.connect()
      try await client.send(Self.hello)
      _ = try await client.response()
      #expect(try await client.readToEnd() == "")
    }
  }

  @Test("a parked idle connection continues in a new task each time")
  func parked() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      // The first time it is parked at once.
      try await client.send(Self.hello)
      #expect(try await client.response().hasSuffix("hello"))
      for round in 1...3 {
        try await client.send(Self.hello)
        #expect(try await client.response().hasSuffix("hello"))
        while shard.sweep() < round { try await shard.loop.sleep(for: .milliseconds(1)) }
        // In the middle of a head it is not idle.
        try await client.send("GET /hel")
        _ = shard.sweep()
        try await client.send("lo HTTP/1.1\r\nHost: t\r\n\r\n" + Self.hello)
        #expect(try await client.response().hasSuffix("hello"))
        #expect(try await client.response().hasSuffix("hello"))
      }
      #expect(await shard.startDraining(within: .seconds(20)).value)
      #expect(try await client.readToEnd() == "")
    }
  }

  @Test("a connection is closed at its idle deadline even after it was parked")
  func parkedDeadline() async throws {
    var limits = HTTPLimits()
    limits.idleDeadline = .milliseconds(300)
    try await TestShard.run(limits) { shard in
      let client = try await shard.connect()
      try await client.send(Self.hello)
      _ = try await client.response()
      let sweeping = Task {
        while !Task.isCancelled {
          _ = shard.sweep()
          try await shard.loop.sleep(for: .milliseconds(20))
        }
      }
      #expect(try await client.readToEnd() == "")
      sweeping.cancel()
    }
  }

  @Test("beyond the maximum of connections the answer is 503 until one ends")
  func maximum() async throws {
    var limits = HTTPLimits()
    limits.connections = 1
    try await TestShard.run(limits) { shard in
      let first = try await shard.connect()
      try await first.send(Self.hello)
      _ = try await first.response()
      let refused = try await shard.conversation(Self.hello)
      #expect(refused.hasPrefix("HTTP/1.1 503 ") && refused.contains("\r\nRetry-After: 1\r\n"))
      try await first.send(Self.hello.replacing("Host", with: "Connection: close\r\nHost"))
      _ = try await first.readToEnd()
      let third = try await shard.connect()
      try await third.send(Self.hello)
      #expect(try await third.response().hasPrefix("HTTP/1.1 200 "))
    }
  }

  @Test("the memory for bodies of all connections is limited")
  func bufferedBodies() async throws {
    var limits = HTTPLimits()
    limits.bufferedBodies = 10
    limits.lingerDeadline = .milliseconds(50)
    try await TestShard.run(limits) { shard in
      func post(_ body: String, of length: Int) -> String {
        "POST /echo HTTP/1.1\r\nHost: t\r\nExpect: 100-continue\r\nContent-Length: \(length)\r\n\r\n"
          + body
      }
      let first = try await shard.connect()
      try await first.send(post("12345678", of: 9))
      let second = try await shard.connect()
      try await second.send(Self.hello + post("123", of: 3))
      #expect(try await second.response().hasSuffix("hello"))
      #expect(try await second.response().contains("PG1017"))
      try await first.send("9")
      #expect(try await first.response().hasSuffix("123456789"))
      let third = try await shard.connect()
      try await third.send(post("1234567890", of: 10))
      #expect(try await third.response().hasSuffix("1234567890"))
    }
  }

  @Test("draining closes idle connections, finishes requests, and accepts no connection")
  func drain() async throws {
    try await TestShard.run { shard in
      let idle = try await shard.connect()
      try await idle.send(Self.hello)
      _ = try await idle.response()
      let busy = try await shard.connect()
      try await busy.send(Self.gate + Self.hello)
      await shard.gated(1)
      let draining = shard.startDraining(within: .seconds(10))
      #expect(try await idle.readToEnd() == "")
      #expect(await !shard.isListening())
      shard.openGates()
      let answer = try await busy.readToEnd()
      #expect(answer.contains("\r\nConnection: close\r\n") && answer.hasSuffix("open"))
      #expect(await draining.value)
    }
  }

  @Test("a server drained before it has a listener accepts no connection")
  func drainedBefore() async throws {
    try await TestShard.run { shard in
      #expect(await shard.startDraining(within: .seconds(10)).value)
      let address = try await shard.serveAnother()
      await #expect(throws: IOError.self) {
        try await TCPStream.connect(to: address, on: shard.loop, deadline: .distantFuture)
      }
    }
  }

  @Test("requests that are unfinished at the drain deadline are reset")
  func drainDeadline() async throws {
    try await TestShard.run { shard in
      let busy = try await shard.connect()
      try await busy.send(Self.gate)
      await shard.gated(1)
      let draining = shard.startDraining(within: .milliseconds(30))
      // (A closure given to #expect would not run on the loop.)
      var wasReset = false
      do { _ = try await busy.readToEnd() } catch { wasReset = true }
      #expect(wasReset)
      #expect(await !draining.value)
    }
  }

  @Test("a client that disconnects at any point leaves no connection behind")
  func departures() async throws {
    try await TestShard.run { shard in
      let post = "POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 9\r\n\r\nabc"
      for part in ["", "GET", "GET / HTTP/1.1\r\nHost:", post, Self.hello] {
        let client = try await shard.connect()
        try await client.send(part)
        client.stream.abort()
      }
      while shard.connectionCounts.count < 10 { try await shard.loop.sleep(for: .milliseconds(1)) }
      #expect(shard.connectionCounts.last == 0)
    }
  }
}
