// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
import HTTPServer
import Testing

@Suite("A full server says so")
struct OverloadTests {
  @Test("hundreds of silent connections do not keep anybody from being told 503 at once")
  func silentCrowd() async throws {
    var limits = HTTPLimits()
    limits.connections = 5
    limits.refusals = 8
    try await TestShard.run(limits) { shard in
      var crowd: [RawClient] = []
      for _ in 0..<100 { crowd.append(try await shard.connect()) }
      let start = MonotonicTime.now()
      // Before it has said a word.
      let answer = try await shard.connect().readToEnd()
      #expect(MonotonicTime.now() - start < .seconds(2))
      #expect(answer.hasPrefix("HTTP/1.1 503 ") && answer.contains("\r\nRetry-After: 1\r\n"))
      #expect(answer.contains("PG1016") && answer.contains("\r\nConnection: close\r\n"))
      #expect(shard.refusals == 96)
      #expect(shard.finished.map(\.status) == [Int](repeating: 503, count: 96))
      #expect(shard.logLines.count { $0.contains("Too many connections are open") } == 1)
      #expect(try await crowd[50].readToEnd().hasPrefix("HTTP/1.1 503 "))
      #expect(shard.connectionCounts.max() == 5)
      crowd[0].stream.close()
      while shard.connectionCounts.last != 4 { try await shard.loop.sleep(for: .milliseconds(1)) }
      let client = try await shard.connect()
      try await client.send("GET /hello HTTP/1.1\r\nHost: t\r\n\r\n")
      #expect(try await client.response().hasSuffix("hello"))
    }
  }

  @Test("want of descriptors is told, and whoever came is served once there are some")
  func shortage() async {
    // In a process of its own: the limit would hit the other tests.
    await #expect(processExitsWith: .success) {
      try await TestShard.run { shard in
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        try #require(getrlimit(resource, &limit) == 0)
        // The next descriptor is the client's, and the last.
        let next = dup(0)
        close(next)
        var tight = limit
        tight.rlim_cur = rlim_t(next) + 1
        try #require(setrlimit(resource, &tight) == 0)
        let client = try await shard.connect()
        while shard.shortages == 0 { try await shard.loop.sleep(for: .milliseconds(1)) }
        #expect(shard.logLines.contains { $0.contains("could not be accepted") })
        setrlimit(resource, &limit)
        try await client.send("GET /hello HTTP/1.1\r\nHost: t\r\n\r\n")
        #expect(try await client.response().hasSuffix("hello"))
      }
    }
  }
}
