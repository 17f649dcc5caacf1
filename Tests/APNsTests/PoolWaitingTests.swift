// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import TestSupport
import Testing
import Transport

@testable import APNs

@Suite("Pushes that wait in a session pool", .timeLimit(.minutes(1)))
struct PoolWaitingTests {
  @Test(
    "payloads beyond the connection's window wait in the pool, not in HTTP/2",
    arguments: Interface.allCases)
  func window(interface: Interface) async throws {
    var limits = TestShard.quick()
    limits.growAfter = .seconds(60)
    try await TestShard.run(by: interface, limits: limits) { world, peer, pool in
      peer.keepsWindowsShut = true
      #expect(await world.push(pool, 1, payloadSize: 5_000).value == TestShard.accepted(1))
      let pushes = (2...20).map { world.push(pool, $0, payloadSize: 5_000) }
      await peer.until { peer.requests.count == 13 }
      await world.settle()
      #expect(peer.requests.count == 13 && pool.waiting == 7)
      let connection = peer.connections[0]
      // The streams have ended: this reopens only the connection's window.
      try connection.pump.session.consume(stream: 1, count: 65_000)
      connection.pump.needsToSend()
      for (index, push) in pushes.enumerated() {
        #expect(await push.value == TestShard.accepted(index + 2))
      }
    }
  }

  @Test(
    "sessions are added under lasting saturation, up to the limit",
    arguments: Interface.allCases)
  func growth(interface: Interface) async throws {
    var limits = TestShard.quick()
    limits.maximumSessions = 3
    limits.growAfter = .milliseconds(20)
    try await TestShard.run(by: interface, limits: limits) { world, peer, pool in
      peer.maximumStreams = 1
      peer.script = { _, _ in }
      let pushes = (1...5).map { world.push(pool, $0) }
      await peer.until { peer.requests.count == 3 }
      #expect(Set(peer.requests.map(\.connection)) == [0, 1, 2])
      #expect(pool.waiting == 2 && pool.statistics.openStreams == 3)
      peer.script = { $0.accept($1.stream) }
      for request in peer.requests { peer.connections[request.connection].accept(request.stream) }
      for (index, push) in pushes.enumerated() {
        #expect(await push.value == TestShard.accepted(index + 1))
      }
      #expect(peer.connections.count == 3)
    }
  }

  @Test("the number of waiting pushes is limited, and each fails at its deadline")
  func waitingRoom() async throws {
    var limits = TestShard.quick()
    limits.maximumWaiting = 1
    try await TestShard.run(limits: limits) { world, peer, pool in
      peer.maximumStreams = 1
      peer.script = { _, _ in }
      let first = world.push(pool, 1)
      await peer.until { peer.requests.count == 1 }
      let second = world.push(pool, 2, deadline: .milliseconds(500))
      await world.settle()
      #expect(await world.push(pool, 3).value == .neverProcessed(.queueFull))
      #expect(await second.value == .neverProcessed(.queueDeadline))
      peer.connections[0].accept(1)
      #expect(await first.value == TestShard.accepted(1))
    }
  }

  @Test(
    "waiting pushes of a group can be withdrawn; other pushes continue",
    arguments: Interface.allCases)
  func withdraw(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.maximumStreams = 1
      peer.script = { _, _ in }
      let pushes = (1...3).map { world.push(pool, $0) }
      await peer.until { peer.requests.count == 1 }
      await world.settle()
      pool.withdraw(group: 1)
      pool.withdraw(group: 2)
      #expect(await pushes[1].value == .neverProcessed(.queueDeadline))
      peer.script = { connection, request in connection.accept(request.stream) }
      peer.connections[0].accept(1)
      #expect(await pushes[0].value == TestShard.accepted(1))
      #expect(await pushes[2].value == TestShard.accepted(3))
      #expect(peer.requests.count == 2)
    }
  }

  @Test(
    "closing refuses waiting pushes and waits for pending answers",
    arguments: Interface.allCases)
  func close(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      peer.maximumStreams = 1
      peer.script = { _, _ in }
      let first = world.push(pool, 1)
      await peer.until { peer.requests.count == 1 }
      let second = world.push(pool, 2)
      await world.settle()
      let closing = world.close(pool)
      #expect(await second.value == .neverProcessed(.poolClosed))
      #expect(await world.push(pool, 3).value == .neverProcessed(.poolClosed))
      peer.connections[0].accept(1)
      #expect(await first.value == TestShard.accepted(1))
      await closing.value
      await peer.until { peer.connections[0].isEnded }
    }
  }

  @Test(
    "a connection established while the pool closes is closed at once",
    arguments: Interface.allCases)
  func closeWhileConnecting(interface: Interface) async throws {
    try await TestShard.run(by: interface) { world, peer, pool in
      let first = world.push(pool, 1)
      // Immediately afterwards: the connection has been started but is not established.
      let closing = world.close(pool)
      #expect(await first.value == .neverProcessed(.poolClosed))
      await closing.value
      #expect(pool.statistics.sessions == 0 && pool.statistics.openedSessions == 1)
      await peer.until { peer.connections.first?.isEnded == true }
      #expect(peer.requests.isEmpty)
    }
  }
}
