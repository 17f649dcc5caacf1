// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
import TestSupport
import Testing

@testable import HTTPServer

@Suite("Rejection of connections by a full server")
struct ConnectionRejectorTests {
  @Test("hundreds of silent connections do not delay the 503 of another client")
  func silentCrowd() async throws {
    var limits = HTTPLimits()
    limits.connections = 5
    limits.connectionsPerAddress = 5
    limits.refusals = 8
    try await TestShard.run(limits) { shard in
      var crowd: [RawClient] = []
      for _ in 0..<100 { crowd.append(try await shard.connect()) }
      let start = MonotonicTime.now()
      // Before it has sent a byte.
      let answer = try await shard.connect().readToEnd()
      #expect(MonotonicTime.now() - start < .seconds(10))
      #expect(answer.hasPrefix("HTTP/1.1 503 ") && answer.contains("\r\nRetry-After: 1\r\n"))
      #expect(answer.contains("PG1016") && answer.contains("\r\nConnection: close\r\n"))
      #expect(shard.refusals == 96)
      #expect(shard.finished.map(\.status) == [Int](repeating: 503, count: 96))
      #expect(shard.logLines.count { $0.contains("connections rejected") } == 1)
      #expect(try await crowd[50].readToEnd().hasPrefix("HTTP/1.1 503 "))
      #expect(shard.connectionCounts.max() == 5)
      crowd[0].stream.close()
      while shard.connectionCounts.last != 4 { try await shard.loop.sleep(for: .milliseconds(1)) }
      let client = try await shard.connect()
      try await client.send("GET /hello HTTP/1.1\r\nHost: t\r\n\r\n")
      #expect(try await client.response().hasSuffix("hello"))
    }
  }

  @Test("an address at its connection limit receives 503 until one of its connections ends")
  func oneAddress() async throws {
    var limits = HTTPLimits()
    limits.connectionsPerAddress = 3
    try await TestShard.run(limits) { shard in
      var crowd: [RawClient] = []
      for _ in 0..<3 { crowd.append(try await shard.connect()) }
      let answer = try await shard.connect().readToEnd()
      #expect(answer.hasPrefix("HTTP/1.1 503 ") && answer.contains("\r\nRetry-After: 1\r\n"))
      #expect(answer.contains("PG1020"))
      #expect(shard.refusals == 1)
      #expect(shard.logLines.count { $0.contains("limit of one address") } == 1)
      crowd[0].stream.close()
      while shard.connectionCounts.last != 2 { try await shard.loop.sleep(for: .milliseconds(1)) }
      let client = try await shard.connect()
      try await client.send("GET /hello HTTP/1.1\r\nHost: t\r\n\r\n")
      #expect(try await client.response().hasSuffix("hello"))
    }
  }

  @Test("while rejections of an address are pending, its further connections are reset at once")
  func crowdOfOneAddress() async throws {
    var limits = HTTPLimits()
    limits.connectionsPerAddress = 1
    limits.refusals = 2
    try await TestShard.run(limits, isSecure: true) { shard in
      // The first has the address's slot; the others cannot be rejected before their endless
      // handshakes.
      var silent: [RawClient] = []
      for count in 0..<3 {
        silent.append(try await shard.connectHello())
        while shard.acceptor?.handshakes != count + 1 {
          try await shard.loop.sleep(for: .milliseconds(1))
        }
      }
      #expect(shard.refusals == 2)
      await #expect(throws: IOError.self) { _ = try await shard.connectHello().readToEnd() }
      #expect(shard.refusals == 3)
      silent[0].stream.close()
      while shard.connectionCounts.last != 0 { try await shard.loop.sleep(for: .milliseconds(1)) }
      let next = try await shard.connectHello()
      while shard.connectionCounts.last != 1 { try await shard.loop.sleep(for: .milliseconds(1)) }
      next.stream.close()
    }
  }

  @Test("plain HTTP on a TLS port counts for its address until the connection ends")
  func plainHTTPOfOneAddress() async throws {
    var limits = HTTPLimits()
    limits.connectionsPerAddress = 2
    limits.lingerDeadline = .seconds(60)
    try await TestShard.run(limits, isSecure: true) { shard in
      let request = "GET /hello HTTP/1.1\r\nHost: t\r\n\r\n"
      var open: [RawClient] = []
      for _ in 0..<2 {
        let client = try await shard.connect()
        try await client.send(request)
        #expect(try await client.response().hasPrefix("HTTP/1.1 400 "))
        open.append(client)
      }
      #expect(shard.refusals == 0)
      // The 503 of the limit needs a handshake, which fails.
      let third = (try? await shard.conversation(request)) ?? ""
      #expect(!third.contains("HTTP/1.1") && shard.refusals == 1)
      for client in open { client.stream.close() }
      var next = ""
      while !next.hasPrefix("HTTP/1.1 400 ") {
        next = (try? await shard.conversation(request)) ?? ""
      }
    }
  }

  @Test("with many pending rejections, plain HTTP on a TLS port is reset")
  func plainHTTPUnderPressure() async throws {
    var limits = HTTPLimits()
    limits.connectionsPerAddress = 1
    limits.refusals = 2
    limits.handshakeDeadline = .seconds(60)
    try await TestShard.run(limits, isSecure: true) { shard in
      var silent: [RawClient] = []
      for count in 0..<3 {
        silent.append(try await shard.connectHello())
        while shard.acceptor?.handshakes != count + 1 {
          try await shard.loop.sleep(for: .milliseconds(1))
        }
      }
      // The address has a free slot again, but the handshakes of the two others never end.
      silent[0].stream.close()
      while shard.connectionCounts.last != 0 { try await shard.loop.sleep(for: .milliseconds(1)) }
      await #expect(throws: IOError.self) {
        _ = try await shard.conversation("GET /hello HTTP/1.1\r\nHost: t\r\n\r\n")
      }
      #expect(shard.finished.isEmpty && shard.refusals == 2)
    }
  }

  @Test("one address may use a quarter of all connections, or the configured number")
  func quarter() {
    var limits = HTTPLimits()
    #expect(limits.connectionsPerAddress == 2_500)
    for (connections, quarter) in [(200, 50), (100_000, 25_000), (2, 1), (1, 1)] {
      limits.connections = connections
      #expect(limits.connectionsPerAddress == quarter)
    }
    limits.connections = 200
    limits.connectionsPerAddress = 20
    #expect(limits.connectionsPerAddress == 20)
    limits.connectionsPerAddress = 500
    #expect(limits.connectionsPerAddress == 200)
    // As when the descriptor limit is lower than the setting.
    limits.connections = 10
    #expect(limits.connectionsPerAddress == 10)
  }

  @Test("connections are counted by address, for IPv6 by /64, except for proxies")
  func shares() throws {
    let proxies = ["10.0.0.0/8", "2001:db8:1::/48"].compactMap(AddressRange.init(parsing:))
    var shares = AddressShares(limit: 1, proxies: proxies)
    func enter(_ address: String) throws -> Bool {
      shares.enter(try SocketAddress(ip: address, port: 1)) != nil
    }
    #expect(try enter("192.0.2.1"))
    #expect(try !enter("192.0.2.1"))
    #expect(try !enter("::ffff:192.0.2.1"))
    #expect(try enter("192.0.2.2"))
    #expect(try enter("2001:db8:2:3::1"))
    #expect(try !enter("2001:db8:2:3:ffff::2"))
    #expect(try enter("2001:db8:2:4::1"))
    #expect(try (0..<3).allSatisfy { _ in try enter("10.1.2.3") })
    #expect(try (0..<3).allSatisfy { _ in try enter("2001:db8:1:9::1") })
  }

  @Test("a shortage of descriptors is logged, and waiting clients are served afterwards")
  func shortage() async {
    // In a separate process: the limit would affect the other tests.
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
        #expect(shard.logLines.contains { $0.contains("accept failed") })
        setrlimit(resource, &limit)
        try await client.send("GET /hello HTTP/1.1\r\nHost: t\r\n\r\n")
        #expect(try await client.response().hasSuffix("hello"))
      }
    }
  }
}
