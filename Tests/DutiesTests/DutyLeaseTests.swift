// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Duties
import Metrics
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@Suite("Leases of duties with rules of their own", .serialized, .timeLimit(.minutes(2)))
struct DutyLeaseTests {
  @Test("a duty without work requests no lease")
  func withoutWork() async throws {
    try await TestDatabase.store { shard, database, store in
      let duty = ScriptedDuty { _ in DutyStep(items: 1, hasMore: false) }
      let node = TestRunner(1, [duty], on: shard, database)
      duty.isNeeded = false
      await node.runner.round(of: duty)
      #expect(duty.steps == 0)
      #expect(try await store.holder(of: duty.name) == nil)
      duty.isNeeded = true
      await node.runner.round(of: duty)
      #expect(duty.steps == 1)
      #expect(node.metrics.gauge(.dutyLeads, duty.name).value == 1)
      duty.isNeeded = false
      await node.runner.round(of: duty)
      #expect(node.metrics.gauge(.dutyLeads, duty.name).value == 0)
      #expect(node.metrics.counter(.dutyRounds, duty.name).value == 1)
      try await node.ended()
    }
  }

  @Test("a node that does not lead performs the steps of followers, and counts them")
  func follows() async throws {
    try await TestDatabase.store { shard, database, _ in
      let leading = ScriptedDuty { _ in DutyStep(items: 1, hasMore: false) }
      let leader = TestRunner(1, [leading], on: shard, database)
      await leader.runner.round(of: leading)
      let following = ScriptedDuty { _ in DutyStep(items: 1, hasMore: false) }
      following.following = { DutyStep(items: 5, hasMore: false) }
      let follower = TestRunner(2, [following], on: shard, database)
      await follower.runner.round(of: following)
      #expect(following.steps == 0)
      #expect(follower.metrics.counter(.dutyItems, following.name).value == 5)
      #expect(follower.metrics.counter(.dutyRounds, following.name).value == 1)
      #expect(follower.metrics.gauge(.dutyLeads, following.name).value == 0)
      try await leader.ended()
      try await follower.ended()
    }
  }

  @Test("the answer about a lease is used until its renewal is due, whether granted or refused")
  func renewal() async throws {
    try await TestDatabase.store { shard, database, store in
      let duties = (1...2).map { _ in
        ScriptedDuty { _ in DutyStep(items: 1, hasMore: false) }
      }
      for duty in duties { duty.leaseRenewal = .seconds(3_600) }
      let nodes = (1...2).map { TestRunner($0, [duties[$0 - 1]], on: shard, database) }
      for (node, duty) in zip(nodes, duties) { await node.runner.round(of: duty) }
      try await store.lapse()
      for (node, duty) in zip(nodes, duties) { await node.runner.round(of: duty) }
      #expect(duties.map(\.steps) == [2, 0])
      #expect(try await store.holder(of: duties[0].name) == nodes[0].holder)
      for duty in duties { duty.leaseRenewal = .zero }
      let rival = TestRunner(3, [duties[1]], on: shard, database)
      await rival.runner.round(of: duties[1])
      #expect(duties.map(\.steps) == [2, 1])
      for node in nodes + [rival] { try await node.ended() }
    }
  }

  @Test("after a stop, only a duty that releases its lease leaves it to the next node at once")
  func releases() async throws {
    try await TestDatabase.store { shard, database, store in
      let (begun, other) = (Sign(), Sign())
      let released = ScriptedDuty("released", interval: .seconds(3_600)) { _ in
        begun.give()
        return DutyStep(items: 1, hasMore: false)
      }
      released.releasesLease = true
      let kept = ScriptedDuty("kept", interval: .seconds(3_600)) { _ in
        other.give()
        return DutyStep(items: 1, hasMore: false)
      }
      let node = TestRunner(1, [released, kept], on: shard, database)
      node.start(on: shard)
      await begun.awaited()
      await other.awaited()
      try await node.stop()
      let next = TestRunner(2, [released, kept], on: shard, database)
      for duty in [released, kept] { await next.runner.round(of: duty) }
      #expect([released.steps, kept.steps] == [2, 1])
      #expect(try await store.holder(of: released.name) == next.holder)
      try await next.ended()
    }
  }
}
