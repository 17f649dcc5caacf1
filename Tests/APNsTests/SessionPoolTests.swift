// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import Synchronization
import TLS
import TestSupport
import Testing
import Transport

@testable import APNs

@Suite("Session pool over real sockets", .timeLimit(.minutes(1)))
struct SessionPoolTests {
  @Test(
    "a request and its HPACK encoding follow Apple's documentation",
    arguments: Interface.allCases)
  func request(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      let (first, second) = (peer.requests[0], peer.requests[1])
      #expect(first[":method"] == "POST" && first[":scheme"] == "https")
      #expect(first[":path"] == "/3/device/ab0c01" && second[":path"] == "/3/device/ab0c02")
      #expect(first[":authority"] == "127.0.0.1:\(peer.address.port ?? 0)")
      #expect(first["apns-topic"] == "com.example.app" && first["apns-push-type"] == "alert")
      #expect(first["apns-priority"] == "10" && first["apns-expiration"] == "1900000000")
      #expect(first["apns-id"] == "\(TestShard.id(1))" && second["apns-id"] == "\(TestShard.id(2))")
      #expect(first["apns-collapse-id"] == "game")
      #expect(String(decoding: first.body, as: UTF8.self) == #"{"aps":{"alert":"1"}}"#)
      let token = try #require(first["authorization"])
      #expect(token.hasPrefix("bearer ") && token.split(separator: ".").count == 3)
      #expect(second["authorization"] == token)
      for name in ["apns-id", "apns-expiration", "apns-collapse-id"] {
        #expect(first.isIndexed(name) && !second.isIndexed(name), "\(name)")
      }
      #expect(!first.isIndexed("authorization") && second.isIndexed("apns-topic"))
      #expect(peer.connections.count == 1)
    }
  }

  @Test(
    "a connection starts with one stream, and SETTINGS raise the limit",
    arguments: Interface.allCases)
  func oneStreamStart(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.maximumStreams = 1
      peer.script = { _, _ in }
      let pushes = (1...5).map { world.push(pool, $0) }
      await peer.until { peer.requests.count == 1 }
      await world.settle()
      #expect(peer.requests.count == 1)
      let connection = peer.connections[0]
      connection.setMaximumStreams(10)
      connection.accept(peer.requests[0].stream)
      await peer.until { peer.requests.count == 5 }
      #expect(connection.openStreams == 4)
      for request in peer.requests.dropFirst() { connection.accept(request.stream) }
      for (index, push) in pushes.enumerated() {
        #expect(await push.value == TestShard.accepted(index + 1))
      }
    }
  }

  @Test("a push is confirmed with its stream reserved, and not written otherwise")
  func confirmed() async throws {
    try await TestShard.run { world, peer, pool in
      peer.maximumStreams = 2
      peer.script = { _, _ in }
      let asked = Mutex<[Int]>([])
      let pushes = (1...5).map { number in
        world.push(pool, number) {
          asked.withLock { $0.append(number) }
          return number != 2
        }
      }
      await peer.until { peer.requests.count == 2 }
      await world.settle()
      #expect(asked.withLock { $0 } == [1, 2, 3], "as many as there are streams")
      #expect(peer.requests.map { $0["apns-id"] } == [1, 3].map { "\(TestShard.id($0))" })
      peer.script = { connection, request in connection.accept(request.stream) }
      for request in peer.requests { peer.connections[0].accept(request.stream) }
      for (index, push) in pushes.enumerated() {
        let expected = index == 1 ? .neverProcessed(.notWritten) : TestShard.accepted(index + 1)
        #expect(await push.value == expected)
      }
      #expect(pool.statistics.openStreams == 0)
    }
  }

  @Test("a push is not written if its connection ends during the confirmation")
  func endsWhileAsked() async throws {
    try await TestShard.run { world, peer, pool in
      let (gate, opener) = AsyncStream<Void>.makeStream()
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      let push = world.push(pool, 2) {
        for await _ in gate {}
        return true
      }
      await world.settle()
      #expect(peer.requests.count == 1)
      let closing = world.close(pool)
      await world.settle()
      opener.finish()
      #expect(await push.value == .neverProcessed(.notWritten))
      await closing.value
      #expect(peer.requests.count == 1)
    }
  }

  @Test(
    "the stream limit of APNs is never exceeded, even when it falls",
    arguments: Interface.allCases)
  func limit(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.maximumStreams = 3
      peer.script = { connection, request in
        if peer.requests.count == 10 { connection.setMaximumStreams(1) }
        connection.accept(request.stream)
      }
      let pushes = (1...30).map { world.push(pool, $0) }
      for (index, push) in pushes.enumerated() {
        #expect(await push.value == TestShard.accepted(index + 1))
      }
      #expect((2...3).contains(peer.connections[0].mostStreams))
      #expect(peer.requests.map { $0["apns-id"] } == (1...30).map { "\(TestShard.id($0))" })
    }
  }

  @Test(
    "a rejection is returned with all members, and the connection stays open",
    arguments: [
      (410, #"{"reason":"Unregistered","timestamp":1454402113}"#, .unregistered, 1_454_402_113),
      (400, #"{"reason":"BadDeviceToken"}"#, .badDeviceToken, nil),
      (413, #"{"reason":"PayloadTooLarge"}"#, .payloadTooLarge, nil),
      (503, "<html>gone fishing</html>", .other("", status: 503), nil),
      (500, nil, .other("", status: 500), nil), (429, "", .other("", status: 429), nil),
      (418, #"{"reason":"Teapot"}"#, .other("Teapot", status: 418), nil),
    ] as [(Int, String?, RejectionReason, Int64?)], Interface.allCases)
  func rejection(answer: (Int, String?, RejectionReason, Int64?), interface: Interface) async throws
  {
    let (status, body, reason, timestamp) = answer
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.script = { connection, request in
        guard request.stream == 1 else { return connection.accept(request.stream) }
        connection.answer(
          request.stream, status, [HTTP2Header("retry-after", "7")], body)
      }
      let expected = Rejection(
        status: status, reason: reason, timestampMilliseconds: timestamp, retryAfterSeconds: 7)
      #expect(await world.push(pool, 1).value == .rejected(expected))
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      #expect(peer.connections.count == 1)
    }
  }

  @Test("a body in many DATA frames is read as one body", arguments: Interface.allCases)
  func splitBody(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.script = { _, _ in }
      let push = world.push(pool)
      await peer.until { peer.requests.count == 1 }
      await peer.connections[0].answerSlowly(1, 410, #"{"reason":"ExpiredToken","timestamp":5}"#)
      let expected = Rejection(status: 410, reason: .expiredToken, timestampMilliseconds: 5)
      #expect(await push.value == .rejected(expected))
    }
  }

  @Test("the sandbox's unique id is returned")
  func uniqueID() async throws {
    try await TestShard.run { world, peer, pool in
      peer.script = { $0.accept($1.stream, [HTTP2Header("apns-unique-id", "u-1")]) }
      #expect(
        await world.push(pool).value == .accepted(apnsID: TestShard.id(1), uniqueID: "u-1"))
    }
  }

  @Test(
    "GOAWAY: streams above the cut are never processed, others are awaited before reconnecting",
    arguments: Interface.allCases)
  func goAway(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.script = { connection, request in
        if connection.number > 0 { return connection.accept(request.stream) }
        if request.stream == 1 { connection.accept(1) }
      }
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      let pushes = (2...4).map { world.push(pool, $0) }
      await peer.until { peer.requests.count == 4 }
      let connection = peer.connections[0]
      try connection.pump.goAway(
        lastStreamID: 5, debugData: Array(#"{"reason":"Shutdown"}"#.utf8))
      #expect(await pushes[2].value == .neverProcessed(.goAway))
      connection.accept(3)
      connection.answer(5, 410, [], #"{"reason":"Unregistered"}"#)
      #expect(await pushes[0].value == TestShard.accepted(3 - 1))
      let gone = Rejection(status: 410, reason: .unregistered)
      #expect(await pushes[1].value == .rejected(gone))
      #expect(await world.push(pool, 5).value == TestShard.accepted(5))
      #expect(peer.requests.last?.connection == 1)
      #expect(pool.statistics.lastEnd == .goAway(code: 0, reason: "Shutdown"))
    }
  }

  @Test(
    "a reset stream is safe to retry only if APNs refused it",
    arguments: [
      (HTTP2ErrorCode.refusedStream, APNsResult.neverProcessed(.refusedStream)),
      (HTTP2ErrorCode.internalError, .unknown(.streamReset)),
    ] as [(UInt32, APNsResult)], Interface.allCases)
  func reset(reset: (UInt32, APNsResult), interface: Interface) async throws {
    let (code, result) = reset
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.script = { connection, request in
        guard request.stream == 1 else { return connection.accept(request.stream) }
        try? connection.pump.reset(stream: 1, code: code)
      }
      #expect(await world.push(pool, 1).value == result)
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
    }
  }

  @Test(
    "a request without an answer ends at its deadline, and its stream is cancelled",
    arguments: Interface.allCases)
  func silence(interface: Interface) async throws {
    var limits = TestShard.quick()
    limits.responseDeadline = .milliseconds(50)
    try await TestShard.run(by: interface, limits: limits) { world, peer, pool in
      peer.script = { if $1.stream != 1 { $0.accept($1.stream) } }
      #expect(await world.push(pool, 1).value == .unknown(.responseDeadline))
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      #expect(peer.connections.count == 1)
      #expect(peer.connections[0].resets == [1: HTTP2ErrorCode.cancel])
    }
  }

  @Test(
    "a connection that answers neither requests nor PING is replaced",
    arguments: Interface.allCases)
  func deadConnection(interface: Interface) async throws {
    var limits = TestShard.quick()
    limits.suspectAfter = .zero
    limits.pingDeadline = .milliseconds(60)
    try await TestShard.run(by: interface, limits: limits) { world, peer, pool in
      peer.acknowledgesPings = false
      peer.script = { if $0.number > 0 { $0.accept($1.stream) } }
      let first = world.push(pool, 1)
      await peer.until { peer.requests.count == 1 }
      // The next request makes the connection suspect and uses another one.
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      #expect(await first.value == .unknown(.connectionLost))
      #expect(peer.requests.map(\.connection) == [0, 1])
      await peer.until { peer.connections[0].isEnded }
    }
  }

  @Test(
    "after a long silence, PING precedes a request, so dead connections lose no push",
    arguments: Interface.allCases)
  func probe(interface: Interface) async throws {
    let silence = Duration.milliseconds(5)
    for isAlive in [true, false] {
      var limits = TestShard.quick()
      limits.probeAfter = silence
      limits.pingDeadline = .milliseconds(60)
      try await TestShard.run(by: interface, limits: limits) { world, peer, pool in
        peer.acknowledgesPings = isAlive
        #expect(await world.push(pool, 1).value == TestShard.accepted(1))
        try await world.loop.sleep(for: silence)
        #expect(await world.push(pool, 2).value == TestShard.accepted(2))
        #expect(peer.requests.map(\.connection) == [0, isAlive ? 0 : 1])
      }
    }
  }

  @Test(
    "a stream without an answer is cancelled at its deadline and frees its slot",
    arguments: Interface.allCases)
  func standstill(interface: Interface) async throws {
    var limits = TestShard.quick()
    limits.responseDeadline = .milliseconds(60)
    try await TestShard.run(by: interface, limits: limits) { world, peer, pool in
      peer.maximumStreams = 1
      peer.script = { if $1.stream > 1 { $0.accept($1.stream) } }
      let first = world.push(pool, 1)
      await peer.until { peer.requests.count == 1 }
      let second = world.push(pool, 2)
      #expect(await first.value == .unknown(.responseDeadline))
      #expect(await second.value == TestShard.accepted(2))
      #expect(peer.connections.count == 1)
    }
  }

  @Test(
    "a connection lost after the write leaves the outcome unknown",
    arguments: Interface.allCases)
  func cut(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.script = { connection, request in
        if connection.number > 0 { return connection.accept(request.stream) }
        connection.pump.abort()
      }
      #expect(await world.push(pool, 1).value == .unknown(.connectionLost))
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
    }
  }

  @Test(
    "an expired provider token is renewed transparently on a new connection",
    arguments: Interface.allCases)
  func expiredToken(interface: Interface) async throws {
    let clock = Clock(1_700_000_000)
    try await TestShard.run(by: interface, clock: clock) { world, peer, pool in
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      clock.advance(minutes: 25)
      peer.script = { connection, request in
        guard connection.number == 0 else { return connection.accept(request.stream) }
        connection.answer(request.stream, 403, [], #"{"reason":"ExpiredProviderToken"}"#)
      }
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      #expect(peer.requests.map(\.connection) == [0, 0, 1])
      #expect(peer.requests[1]["authorization"] == peer.requests[0]["authorization"])
      #expect(peer.requests[2]["authorization"] != peer.requests[0]["authorization"])
      #expect(peer.requests[2]["apns-id"] == "\(TestShard.id(2))")
    }
  }

  @Test(
    "a young token that APNs calls expired is not renewed: the push is rejected",
    arguments: Interface.allCases)
  func wrongClock(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.script = { $0.answer($1.stream, 403, [], #"{"reason":"ExpiredProviderToken"}"#) }
      let expected = Rejection(status: 403, reason: .expiredProviderToken)
      #expect(await world.push(pool).value == .rejected(expected))
      #expect(peer.requests.count == 2)
      #expect(peer.requests[0]["authorization"] == peer.requests[1]["authorization"])
    }
  }

  @Test(
    "TooManyProviderTokenUpdates closes the connection and creates no new token",
    arguments: Interface.allCases)
  func tooManyUpdates(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.script = { connection, request in
        if connection.number > 0 { return connection.accept(request.stream) }
        connection.answer(
          request.stream, 429, [], #"{"reason":"TooManyProviderTokenUpdates"}"#)
      }
      let expected = Rejection(status: 429, reason: .tooManyProviderTokenUpdates)
      #expect(await world.push(pool, 1).value == .rejected(expected))
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      #expect(peer.requests.map(\.connection) == [0, 1])
      #expect(peer.requests[0]["authorization"] == peer.requests[1]["authorization"])
    }
  }

  @Test(
    "a server with an untrusted root is refused with a reported cause",
    arguments: Interface.allCases)
  func wrongRoot(interface: Interface) async throws {
    try await TestShard.run { world in
      let peer = try ScriptedPeer(on: world.loop)
      let stranger = try ThrowawayAuthority()
      let untrusting = try world.pool(peer, trust: .only(pem: stranger.certificatePEM))
      let pool = TestPool(untrusting, by: interface)
      peer.start()
      pool.start()
      let result = await world.push(pool, deadline: .milliseconds(200)).value
      #expect(result == .neverProcessed(.noConnection))
      guard case .connectFailed(let why) = pool.statistics.lastEnd else {
        Issue.record("connected to an untrusted server")
        return
      }
      #expect(why.contains("certificate"))
      #expect(peer.requests.isEmpty)
      peer.close()
      await pool.close()
    }
  }

  @Test(
    "pushes fail at once while no connection succeeds; a server that appears is found",
    arguments: Interface.allCases)
  func serverAppears(interface: Interface) async throws {
    try await TestShard.run { world in
      let early = try ScriptedPeer(on: world.loop)
      early.close()
      let pool = TestPool(try world.pool(early), by: interface)
      pool.start()
      // The attempt fails, and so do all pushes during its backoff, before their deadlines.
      for number in 1...3 {
        let hopeless = await world.push(pool, number, deadline: .seconds(3_600)).value
        #expect(hopeless == .neverProcessed(.noConnection))
      }
      #expect(pool.statistics.waiting == 0)
      let peer = try ScriptedPeer(
        on: world.loop, port: early.address.port ?? 0, authority: early.authority)
      peer.start()
      var result = APNsResult.neverProcessed(.noConnection)
      while result == .neverProcessed(.noConnection) { result = await world.push(pool, 4).value }
      #expect(result == TestShard.accepted(4))
      peer.close()
      await pool.close()
    }
  }
}
