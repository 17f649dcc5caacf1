// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Logging
import Synchronization
import TLS
import TestSupport
import Testing
import Transport

@testable import APNs

@Suite("Establishing a connection to Apple", .timeLimit(.minutes(1)))
struct ConnectorTests {
  // MARK: a proxy

  @Test("a proxy receives Apple's host name and resolves it")
  func tunnel() async throws {
    try await TestShard.run { world in
      let peer = try ScriptedPeer(on: world.loop)
      let proxy = try ScriptedProxy(on: world.loop, .tunnel(peer.address))
      let pool = try world.pool(
        peer, host: "apns.invalid", through: Self.setting(proxy, user: "me:se%3Acret@"))
      peer.start()
      proxy.start()
      pool.start()
      let pushes = (1...50).map { world.push(pool, $0) }
      for (index, push) in pushes.enumerated() {
        #expect(await push.value == TestShard.accepted(index + 1))
      }
      let target = "apns.invalid:\(peer.address.port ?? 0)"
      #expect(
        proxy.requests == [
          "CONNECT \(target) HTTP/1.1\r\nHost: \(target)\r\n"
            + "Proxy-Authorization: Basic bWU6c2U6Y3JldA==\r\n\r\n"
        ])
      #expect(peer.requests.first?[":authority"] == target)
      await Self.end(peer, proxy, pool)
    }
  }

  /// The proxy's reply, and the pool's report of it.
  static let faults: [(reply: ScriptedProxy.Reply, words: String)] = [
    (
      .words("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n"),
      "answered 407 Proxy Authentication Required: user and password are missing or wrong"
    ),
    (.words("HTTP/1.1 502 Bad Gateway\r\n\r\n<html>"), "answered 502 Bad Gateway"),
    (.words("HTTP/1.1 200"), "closed the connection without an answer"),
    (.words("220 mail.example.com ESMTP\r\n"), "something that is not HTTP/1"),
    (.words("HTTP/1.1 200 OK\r\n\r\nearly"), "sent more than its answer"),
    (
      .words("HTTP/1.1 200 OK\r\nA: " + String(repeating: "a", count: 9_000)),
      "more than 8192 bytes"
    ),
    (.silence, "did not answer CONNECT in time"),
    (.reset, "closed the connection without an answer"),
  ]

  @Test("a proxy that refuses the tunnel is a failed connection with a reported cause")
  func refused() async throws {
    for (reply, words) in Self.faults {
      var limits = TestShard.quick()
      if case .silence = reply { limits.connectDeadline = .milliseconds(60) }
      try await TestShard.run { [limits] world in
        let peer = try ScriptedPeer(on: world.loop)
        let proxy = try ScriptedProxy(on: world.loop, reply)
        let pool = try world.pool(
          peer, limits: limits, through: Self.setting(proxy, user: "me:secret@"))
        peer.start()
        proxy.start()
        pool.start()
        #expect(await world.push(pool).value == .neverProcessed(.noConnection))
        let end = pool.statistics.lastEnd?.description ?? ""
        #expect(end.contains("the proxy \(proxy.address)") && end.contains(words), "\(end)")
        #expect(!end.contains("secret") && peer.connections.isEmpty)
        // The pool retries, as the proxy may work again.
        proxy.reply = .tunnel(peer.address)
        var result = APNsResult.neverProcessed(.noConnection)
        while result == .neverProcessed(.noConnection) { result = await world.push(pool).value }
        #expect(result == TestShard.accepted(1))
        await Self.end(peer, proxy, pool)
      }
    }
  }

  @Test("an unreachable proxy is named in the cause")
  func unreachable() async throws {
    try await TestShard.run { world in
      let peer = try ScriptedPeer(on: world.loop)
      let proxy = try ScriptedProxy(on: world.loop, .silence)
      proxy.close()
      let pool = try world.pool(peer, through: Self.setting(proxy))
      pool.start()
      #expect(await world.push(pool).value == .neverProcessed(.noConnection))
      let end = pool.statistics.lastEnd?.description ?? ""
      #expect(end.contains("the proxy \(proxy.address) cannot be reached"), "\(end)")
      await Self.end(peer, proxy, pool)
    }
  }

  // MARK: resumption

  @Test("later connections resume with tickets; a new peer key requires full handshakes")
  func resumption() async throws {
    try await TestShard.run { world in
      let peer = try ScriptedPeer(on: world.loop)
      let seen = Mutex<[APNsHandshake]>([])
      let pool = try world.pool(peer) { handshake in seen.withLock { $0.append(handshake) } }
      peer.start()
      pool.start()
      for number in 1...4 {
        if number == 4 { try peer.forgetTickets() }
        #expect(await world.push(pool, number).value == TestShard.accepted(number))
        try peer.connections[number - 1].pump.goAway()
        await peer.until { peer.connections[number - 1].isEnded }
      }
      #expect(seen.withLock { $0 } == [.full, .resumed, .resumed, .full])
      peer.close()
      await pool.close()
    }
  }

  @Test("a failed connection with a ticket is retried at once without one")
  func fallBack() async throws {
    try await TestShard.run { world in
      let peer = try ScriptedPeer(on: world.loop)
      let seen = Mutex<[APNsHandshake]>([])
      let pool = try world.pool(peer) { handshake in seen.withLock { $0.append(handshake) } }
      peer.start()
      pool.start()
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      try peer.connections[0].pump.goAway()
      await peer.until { peer.connections[0].isEnded }
      peer.connectionsToDrop = 1
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      #expect(peer.connectionsToDrop == 0 && pool.statistics.lastEnd?.isFailure == false)
      #expect(seen.withLock { $0 } == [.full, .full])
      peer.close()
      await pool.close()
    }
  }

  // MARK: addresses

  @Test("a dead address takes its share of the deadline, then comes last")
  func deadAddress() async throws {
    try await TestShard.run { world in
      let peer = try ScriptedPeer(on: world.loop)
      peer.start()
      // The kernel accepts the connection but no byte is sent: as a dead machine behind a balancer.
      let dead = try Listener(
        on: world.loop, address: try SocketAddress(ip: "127.0.0.1", port: 0), reusePort: false)
      var limits = TestShard.quick()
      limits.connectDeadline = .seconds(2)
      limits.addressDeadline = .milliseconds(100)
      let connector = try APNsConnector(
        on: world.loop, endpoint: APNsEndpoint(host: "127.0.0.1", port: peer.address.port ?? 0),
        through: nil, identity: nil, trust: .only(pem: peer.authority.certificatePEM),
        limits: limits, connected: { _ in })
      var asked = 0
      connector.resolve = { name, deadline in
        asked += 1
        return [dead.address, peer.address]
      }
      var streams: [ByteStream] = []
      for _ in 0..<8 { streams.append(try await connector.connect()) }
      #expect(asked == 8 && streams.allSatisfy { $0.peer == peer.address })
      for stream in streams { connector.close(stream) }
      dead.close()
      peer.close()
    }
  }

  // MARK: helpers

  private static func setting(_ proxy: ScriptedProxy, user: String = "") throws -> HTTPProxy {
    try HTTPProxy(parsing: "http://\(user)\(proxy.address)")
  }

  private static func end(
    _ peer: ScriptedPeer, _ proxy: ScriptedProxy, _ pool: SessionPool,
    isolation: isolated any Actor = #isolation
  ) async {
    peer.close()
    await pool.close()
    proxy.close()
  }
}

extension SessionEnd {
  var isFailure: Bool { if case .connectFailed = self { true } else { false } }
}
