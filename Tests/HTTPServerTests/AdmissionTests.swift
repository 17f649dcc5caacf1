// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@testable import HTTPServer

@Suite("Admission of requests by their head")
struct AdmissionTests {
  private static let megabytes = 16 * 1024 * 1024

  private static func put(_ length: Int, key: String? = nil, _ fields: String = "") -> String {
    let authorization = key.map { "Authorization: \($0)\r\n" } ?? ""
    return
      "PUT /guarded HTTP/1.1\r\nHost: t\r\n\(authorization)\(fields)Content-Length: \(length)\r\n\r\n"
  }

  @Test(
    "unauthenticated clients with incomplete large bodies occupy no memory and block no one else")
  func strangers() async throws {
    var limits = HTTPLimits()
    limits.bufferedBodies = 2 * Self.megabytes
    try await TestShard.run(limits) { shard in
      var strangers: [RawClient] = []
      var sending: [Task<Void, any Error>] = []
      for _ in 0..<32 {
        let stranger = try await shard.connect()
        strangers.append(stranger)
        try await stranger.send(Self.put(Self.megabytes))
        sending.append(
          Task {
            _ = shard  // Inherits the actor.
            try await stranger.send(bytes: [UInt8](repeating: 1, count: Self.megabytes - 1))
          })
      }
      for stranger in strangers {
        let answer = try await stranger.response()
        #expect(answer.hasPrefix("HTTP/1.1 401 ") && answer.contains("Connection: close\r\n"))
        #expect(shard.heldBodyBytes == 0)
      }
      let friend = try await shard.connect()
      let start = MonotonicTime.now()
      try await friend.send(Self.put(3, key: "right") + "abc")
      #expect(try await friend.response().hasSuffix("3 bytes"))
      #expect(MonotonicTime.now() - start < .seconds(10))
      for stranger in strangers { stranger.stream.abort() }
      for task in sending { _ = await task.result }
      #expect(shard.finished.filter { $0.status == 401 }.allSatisfy { $0.requestBytes == 0 })
    }
  }

  @Test("after a refused small body the connection stays open; its body is not requested")
  func connectionLives() async throws {
    try await TestShard.run { shard in
      let client = try await shard.connect()
      try await client.send(Self.put(5))
      #expect(try await client.response().hasPrefix("HTTP/1.1 401 "))
      try await client.send("12345" + Self.put(4, key: "right") + "1234")
      #expect(try await client.response().hasSuffix("4 bytes"))
      let expecting = try await shard.conversation(Self.put(5, "Expect: 100-continue\r\n"))
      #expect(expecting.hasPrefix("HTTP/1.1 401 ") && expecting.contains("Connection: close\r\n"))
    }
  }

  @Test("a missing permission is reported before a body that is too large")
  func order() async throws {
    try await TestShard.run { shard in
      let stranger = try await shard.conversation(Self.put(Self.megabytes + 1))
      #expect(stranger.hasPrefix("HTTP/1.1 401 "))
      let friend = try await shard.conversation(Self.put(Self.megabytes + 1, key: "right"))
      #expect(friend.hasPrefix("HTTP/1.1 413 ") && friend.contains("PG1008"))
    }
  }

  @Test("a body whose client falls silent is aborted, however much was received")
  func silence() async throws {
    var limits = HTTPLimits()
    limits.bodyDeadline = .milliseconds(100)
    limits.lingerDeadline = .milliseconds(50)
    try await TestShard.run(limits) { shard in
      let client = try await shard.connect()
      let start = MonotonicTime.now()
      // At the minimum rate these bytes would have earned a minute.
      try await client.send(Self.put(2_000_000, key: "right"))
      try await client.send(bytes: [UInt8](repeating: 1, count: 1_000_000))
      let answer = try await client.response()
      #expect(answer.hasPrefix("HTTP/1.1 408 ") && answer.contains("without a pause"))
      #expect(MonotonicTime.now() - start < .seconds(10))
      #expect(shard.heldBodyBytes == 0)
    }
  }

  @Test("a body is aborted after its maximum time at any rate")
  func bodyTime() async throws {
    var limits = HTTPLimits()
    limits.bodyTime = .milliseconds(200)
    limits.lingerDeadline = .milliseconds(50)
    try await TestShard.run(limits) { shard in
      let client = try await shard.connect()
      try await client.send(Self.put(10_000_000, key: "right"))
      let trickle = Task {
        while true {
          try await client.send(bytes: [UInt8](repeating: 1, count: 1000))
          try await shard.loop.sleep(for: .milliseconds(5))
        }
      }
      let answer = try await client.response()
      #expect(
        answer.hasPrefix("HTTP/1.1 408 ") && answer.contains("must arrive within 0.2 seconds"))
      trickle.cancel()
      _ = await trickle.result
    }
  }

  @Test(
    "the remaining waiting time for a body depends on its bytes and its age",
    arguments: [
      // Nothing received, then something, then much.
      (0, 0.0, 30.0), (0, 10, 20), (0, 30, 0), (16_384, 10, 21), (16_384, 31, 0),
      (1_638_400, 10, 30), (1_638_400, 110, 10), (16_000_000, 100, 20), (16_000_000, 120, 0),
    ])
  func patience(received: Int, waited: Double, expected: Double) {
    let limits = HTTPLimits()
    var body = IncomingBody()
    body.time = limits.bodyTime
    body.received = received
    body.waited = .seconds(waited)
    #expect(body.patience(limits) == .seconds(expected))
  }
}
