// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing
import Transport

@testable import HTTPServer

@Suite("Prompt responses without a task switch")
struct PromptTests {
  private static func get(_ path: String, _ fields: String = "") -> String {
    "GET \(path) HTTP/1.1\r\nHost: t\r\n\(fields)\r\n"
  }

  /// A client with an idle connection, so that its next request reaches the read interceptor.
  private func idleClient(of shard: isolated TestShard) async throws -> RawClient {
    let client = try await shard.connect()
    try await client.send(Self.get("/hello"))
    #expect(try await client.response().hasSuffix("hello"))
    try await settle(shard)
    return client
  }

  /// Returns when the server waits for the next request.
  private func settle(_ shard: isolated TestShard) async throws {
    for _ in 0..<3 { try await shard.loop.sleep(for: .milliseconds(1)) }
  }

  @Test("prompt responses do not wake the connection's task, and are logged like others")
  func unwoken() async throws {
    try await TestShard.run { shard in
      let client = try await idleClient(of: shard)
      for round in 1...3 {
        try await client.send(Self.get("/prompt", "X-Request-Id: mine-\(round)\r\n"))
        let answer = try await client.response()
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nDate: ") && answer.hasSuffix("\r\n\r\nprompt"))
        #expect(answer.contains("\r\nX-Request-Id: mine-\(round)\r\n"))
        #expect(shard.answeredPromptly == round)
      }
      try await client.send(Self.get("/nowhere"))
      #expect(try await client.response().hasPrefix("HTTP/1.1 404 "))
      try await client.send("HEAD /prompt HTTP/1.1\r\nHost: t\r\n\r\n")
      while !client.text.hasSuffix("\r\n\r\n") { try await client.read() }
      #expect(client.text.contains("\r\nContent-Length: 6\r\n"))
      #expect(shard.answeredPromptly == 5)
      #expect(
        shard.finished.map(\.route) == [
          "/hello", "/prompt", "/prompt", "/prompt", "none", "/prompt",
        ])
      #expect(shard.finished.map(\.responseBytes).filter { $0 == 6 }.count == 4)
      #expect(shard.connectionCounts == [1])
    }
  }

  @Test("with slow requests between them, prompt responses keep their order")
  func order() async throws {
    try await TestShard.run { shard in
      let client = try await idleClient(of: shard)
      try await client.send(
        Self.get("/prompt") + Self.get("/gate") + Self.get("/prompt") + Self.get("/apps/7"))
      #expect(try await client.response().hasSuffix("prompt"))
      await shard.gated(1)
      #expect(shard.answeredPromptly == 1)
      shard.openGates()
      #expect(try await client.response().hasSuffix("open"))
      #expect(try await client.response().hasSuffix("prompt"))
      #expect(try await client.response().contains("\"app\":\"7\""))
    }
  }

  @Test("partial heads, unread bodies and faults are handled as by the connection's task")
  func others() async throws {
    try await TestShard.run { shard in
      let client = try await idleClient(of: shard)
      for piece in ["G", "ET /prompt HTTP/1.1\r\nHo", "st: t\r\n\r", "\n"] {
        try await client.send(piece)
        try await settle(shard)
      }
      #expect(try await client.response().hasSuffix("prompt"))
      try await settle(shard)
      try await client.send(Self.get("/prompt", "Content-Length: 5\r\n"))
      #expect(try await client.response().hasSuffix("prompt"))
      try await client.send("12345" + Self.get("/prompt"))
      #expect(try await client.response().hasSuffix("prompt"))
      try await settle(shard)
      try await client.send("POST /echo HTTP/1.1\r\nHost: t\r\nContent-Length: 3\r\n\r\nabc")
      #expect(try await client.response().hasSuffix("abc"))
      try await settle(shard)
      let malformed = "GET /prompt HTTP/1.1\r\n\r\n"
      try await client.send(Self.get("/prompt") + malformed + Self.get("/prompt"))
      #expect(try await client.response().hasPrefix("HTTP/1.1 200 "))
      #expect(try await client.response().hasPrefix("HTTP/1.1 400 "))
      #expect(try await client.readToEnd() == "")
    }
  }

  @Test("a prompt response to HTTP/1.0 or with Connection: close is the last")
  func last() async throws {
    try await TestShard.run { shard in
      for request in [
        Self.get("/prompt", "Connection: close\r\n"), "GET /prompt HTTP/1.0\r\n\r\n",
      ] {
        let client = try await idleClient(of: shard)
        try await client.send(request)
        let answer = try await client.readToEnd()
        #expect(answer.contains("\r\nConnection: close\r\n") && answer.hasSuffix("prompt"))
      }
      let client = try await idleClient(of: shard)
      client.stream.shutdownWrite()
      #expect(try await client.readToEnd() == "")
    }
  }

  @Test("a client that reads nothing receives no further prompt responses")
  func backPressure() async throws {
    try await TestShard.run { shard in
      let client = try await idleClient(of: shard)
      try await client.send((0..<1000).map { _ in Self.get("/prompt/large") }.joined())
      try await client.read()
      #expect(shard.finished.count < 500)
      for _ in 0..<1000 { _ = try await client.response() }
      #expect(shard.finished.count == 1001)
      #expect(shard.answeredPromptly > 0)
    }
  }

  @Test("a throttled rejection is not answered promptly")
  func paced() async throws {
    try await TestShard.run { shard in
      let client = try await idleClient(of: shard)
      try await client.send(Self.get("/prompt/full"))
      #expect(try await client.response().hasPrefix("HTTP/1.1 503 "))
      #expect(shard.answeredPromptly == 0)
    }
  }

  @Test("each prompt response restarts the idle deadline, after which the connection closes")
  func idleDeadline() async throws {
    var limits = HTTPLimits()
    limits.idleDeadline = .milliseconds(2_400)
    try await TestShard.run(limits) { shard in
      let client = try await idleClient(of: shard)
      let start = MonotonicTime.now()
      while MonotonicTime.now() - start < .milliseconds(3_600) {
        try await client.send(Self.get("/prompt"))
        #expect(try await client.response().hasSuffix("prompt"))
        try await shard.loop.sleep(for: .milliseconds(20))
      }
      #expect(shard.answeredPromptly > 0)
      #expect(try await client.readToEnd() == "")
    }
  }

  @Test("a stopping server announces the close in a prompt response")
  func drain() async throws {
    try await TestShard.run { shard in
      let client = try await idleClient(of: shard)
      let other = try await idleClient(of: shard)
      try await other.send(Self.get("/gate"))
      await shard.gated(1)
      let drained = shard.startDraining(within: .seconds(20))
      #expect(try await client.readToEnd() == "")
      shard.openGates()
      #expect(try await other.readToEnd().contains("\r\nConnection: close\r\n"))
      #expect(await drained.value)
    }
  }

  @Test("prompt responses work over TLS, for any number of records per request")
  func encrypted() async throws {
    try await TestShard.run(isSecure: true) { shard in
      let stream = try await shard.connectTLS(["http/1.1"])
      var received: [UInt8] = []
      for round in 0..<4 {
        let text = Self.get("/prompt") + (round == 3 ? Self.get("/prompt") : "")
        if round == 2 {
          for byte in text.utf8 {
            try stream.send([byte])
            try await stream.flush(deadline: .now() + .seconds(5))
          }
        } else {
          try stream.send(Array(text.utf8))
        }
        let wanted = round == 3 ? 2 : 1
        received = []
        while received.split(separator: 10).filter({ $0.starts(with: "prompt".utf8) }).count
          < wanted
        {
          _ = try await stream.read(into: &received, atMost: 4096, deadline: .now() + .seconds(5))
        }
        try await settle(shard)
      }
      #expect(shard.answeredPromptly >= 3)
      #expect(shard.finished.count == 5)
      stream.close()
    }
  }
}
