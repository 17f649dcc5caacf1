// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import Logging
import TLS
import TestSupport
import Testing
import Transport

@testable import APNs

/// Faults between a pool and Apple, with pushes counted at the far end: every push arrives, and
/// none arrives twice unless a retry was safe.
@Suite("Session pool under faults", .timeLimit(.minutes(1)))
struct PoolFaultTests {
  /// The last token bytes of the pushes that the far end received, in order.
  private static func taken(_ peer: ScriptedPeer) -> [Int] {
    peer.requests.compactMap { $0[":path"].flatMap { Int($0.suffix(2), radix: 16) } }.sorted()
  }

  /// Sends each push until it is accepted; retries only after a result of never processed.
  private static func persistently(
    _ world: isolated TestShard, _ pool: TestPool, _ numbers: ClosedRange<Int>
  ) -> [Task<APNsResult, Never>] {
    numbers.map { number in
      Task {
        _ = world
        while true {
          let result = await world.push(pool, number).value
          guard case .neverProcessed = result else { return result }
          await Task.yield()
        }
      }
    }
  }

  @Test(
    "after two GOAWAYs, streams above the second one's cut are retried once",
    arguments: Interface.allCases)
  func twoGoAways(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.script = { connection, request in
        if connection.number > 0 || request.stream == 1 { connection.accept(request.stream) }
      }
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      let pushes = Self.persistently(world, pool, 2...9)
      await peer.until { peer.requests.count == 9 }
      let first = peer.connections[0]
      // "Sends an initial GOAWAY with the last stream identifier set to 2^31-1" (RFC 9113, 6.8).
      try first.pump.goAway(lastStreamID: .max)
      while pool.statistics.drainingSessions == 0 { await Task.yield() }
      // From here on the peer accepts no new stream.
      #expect(await world.push(pool, 10).value == TestShard.accepted(10))
      try first.pump.goAway(lastStreamID: 9)
      for stream in stride(from: Int32(3), through: 9, by: 2) { first.accept(stream) }
      for (index, push) in pushes.enumerated() {
        #expect(await push.value == TestShard.accepted(index + 2))
      }
      let again = Dictionary(grouping: Self.taken(peer)) { $0 }.filter { $0.value.count > 1 }
      #expect(again.keys.sorted() == [6, 7, 8, 9] && again.values.allSatisfy { $0.count == 2 })
      await peer.until { first.isEnded }
    }
  }

  @Test("draining connections do not prevent new connections", arguments: Interface.allCases)
  func drainingConnections(interface: Interface) async throws {
    var limits = TestShard.quick()
    limits.drainDeadline = .seconds(600)
    limits.responseDeadline = .seconds(600)
    try await TestShard.run(by: interface, limits: limits) { world, peer, pool in
      peer.script = { connection, request in
        // The second request of each connection is never answered.
        if request.stream == 1 { connection.accept(request.stream) }
      }
      var unanswered: [Task<APNsResult, Never>] = []
      for number in 1...12 {
        try #require(await world.push(pool, number).value == TestShard.accepted(number))
        unanswered.append(world.push(pool, number + 100))
        await peer.until { peer.requests.count == 2 * number }
        try peer.connections[number - 1].pump.goAway(lastStreamID: .max)
        while pool.statistics.drainingSessions < number { await Task.yield() }
      }
      #expect(await world.push(pool, 50).value == TestShard.accepted(50))
      #expect(peer.connections.count == 13)
      for connection in peer.connections.prefix(12) { connection.accept(3) }
      for (place, push) in unanswered.enumerated() {
        #expect(await push.value == TestShard.accepted(place + 101))
      }
    }
  }

  @Test("a GOAWAY with a plain text reason is handled", arguments: Interface.allCases)
  func plainGoAway(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      try peer.connections[0].pump.goAway(lastStreamID: 1, debugData: Array("Server is going".utf8))
      await peer.until { peer.connections[0].isEnded }
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      #expect(pool.statistics.lastEnd == .goAway(code: 0, reason: "Server is going"))
      #expect(peer.connections.count == 2 && Self.taken(peer) == [1, 2])
    }
  }

  @Test(
    "SETTINGS with no streams delay all pushes until streams are allowed again",
    arguments: Interface.allCases)
  func noStreams(interface: Interface) async throws {
    var limits = TestShard.quick()
    limits.maximumSessions = 1
    try await TestShard.run(by: interface, limits: limits) { world, peer, pool in
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      let connection = peer.connections[0]
      peer.script = { connection, request in
        connection.setMaximumStreams(0)
        connection.accept(request.stream)
      }
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      let pushes = (3...12).map { world.push(pool, $0) }
      while pool.waiting < 10 { await Task.yield() }
      #expect(pool.statistics.freeStreams == 0 && peer.requests.count == 2)
      peer.script = { connection, request in connection.accept(request.stream) }
      connection.setMaximumStreams(3)
      for (index, push) in pushes.enumerated() {
        #expect(await push.value == TestShard.accepted(index + 3))
      }
      #expect(Self.taken(peer) == Array(1...12) && peer.connections.count == 1)
      #expect(connection.mostStreams <= 3)
    }
  }

  @Test(
    "a stream limit of one with an unanswered stream does not stop other pushes",
    arguments: Interface.allCases)
  func collapse(interface: Interface) async throws {
    var limits = TestShard.quick()
    limits.responseDeadline = .milliseconds(200)
    // PING is answered: the connection is alive, only one stream is stuck.
    try await TestShard.run(by: interface, limits: limits) { world, peer, pool in
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      peer.script = { connection, request in
        switch request[":path"]?.suffix(2) {
        case "02": break  // Never answered.
        case "03":
          connection.setMaximumStreams(1)
          connection.answer(request.stream, 400, [], #"{"reason":"BadDeviceToken"}"#)
        default: connection.accept(request.stream)
        }
      }
      let mute = world.push(pool, 2)
      await peer.until { peer.requests.count == 2 }
      #expect(
        await world.push(pool, 3).value
          == .rejected(Rejection(status: 400, reason: .badDeviceToken)))
      let pushes = (4...8).map { world.push(pool, $0) }
      for (index, push) in pushes.enumerated() {
        #expect(await push.value == TestShard.accepted(index + 4))
      }
      #expect(await mute.value == .unknown(.responseDeadline))
      #expect(Self.taken(peer) == Array(1...8))
    }
  }

  @Test(
    "an undocumented reason is returned unchanged, and the connection stays open",
    arguments: Interface.allCases)
  func unknownReason(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.script = { connection, request in
        request[":path"]?.hasSuffix("01") == true
          ? connection.answer(request.stream, 418, [], #"{"reason":"PhaseOfTheMoon"}"#)
          : connection.accept(request.stream)
      }
      let rejection = Rejection(status: 418, reason: .named("PhaseOfTheMoon", status: 418))
      #expect(await world.push(pool, 1).value == .rejected(rejection))
      #expect(rejection.reason.fault == .request)
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      #expect(peer.connections.count == 1 && Self.taken(peer) == [1, 2])
    }
  }

  @Test(
    "a server that stalls in TLS or lacks HTTP/2 fails with a cause", arguments: [true, false],
    Interface.allCases)
  func noConnection(stalls: Bool, interface: Interface) async throws {
    try await TestShard.run { world in
      let authority = try ThrowawayAuthority()
      let identity = try authority.issue(commonName: "localhost", ipAddresses: ["127.0.0.1"])
      let tls = try TLSContext.server(identity: identity, alpn: ["http/1.1"])
      let listener = try Listener(
        on: world.loop, address: try SocketAddress(ip: "127.0.0.1", port: 0), reusePort: false)
      let welcome = Task {
        _ = world
        var held: [TCPStream] = []
        while let socket = try? await listener.accept() {
          guard let tcp = try? TCPStream(adopting: socket, on: world.loop) else { continue }
          held.append(tcp)
          if stalls { continue }
          _ = try? await ByteStream.acceptTLS(
            over: tcp, context: tls, deadline: .now() + .seconds(5))
        }
        for tcp in held { tcp.close() }
      }
      var limits = TestShard.quick()
      limits.connectDeadline = .milliseconds(150)
      let sessions = try SessionPool(
        on: world.loop,
        endpoint: APNsEndpoint(host: "127.0.0.1", port: listener.address.port ?? 0),
        authentication: .providerToken(
          ProviderTokenSigner(
            credential: ProviderCredential(
              teamID: "TEAM123456", keyID: "KEY1234567", privateKey: try .generate()))),
        trust: .only(pem: authority.certificatePEM), limits: limits,
        logger: Logger(label: "test", factory: { _ in SearchedLog() }))
      let pool = TestPool(sessions, by: interface)
      pool.start()
      #expect(await world.push(pool).value == .neverProcessed(.noConnection))
      guard case .connectFailed(let why) = pool.statistics.lastEnd else {
        Issue.record("it connected")
        return
      }
      #expect(
        stalls ? why.contains("time") : why.contains("alert") || why.contains("HTTP/2"), "\(why)")
      await pool.close()
      listener.close()
      await welcome.value
    }
  }
}
