// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Duties
import Metrics
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@Suite("Duty runner", .serialized, .timeLimit(.minutes(2)))
struct DutyRunnerTests {
  @Test("a round continues while there is more work, and its items are counted")
  func rounds() async throws {
    try await TestDatabase.store { shard, database, store in
      let duty = ScriptedDuty { DutyStep(items: 10 * $0, hasMore: $0 < 3) }
      let node = TestRunner(1, [duty], on: shard, database)
      await node.runner.round(of: duty)
      #expect(duty.steps == 3)
      #expect(node.metrics.counter(.dutyItems, duty.name).value == 60)
      #expect(node.metrics.counter(.dutyRounds, duty.name).value == 1)
      #expect(node.metrics.counter(.dutyFailures, duty.name).value == 0)
      #expect(node.metrics.gauge(.dutyLeads, duty.name).value == 1)
      #expect(try await store.holder(of: duty.name) == node.holder)
      await node.runner.round(of: duty)
      #expect(duty.steps == 4)
      #expect(node.metrics.counter(.dutyRounds, duty.name).value == 2)
      try await node.ended()
    }
  }

  @Test("leadership is checked before each step; a deposed leader does no further step")
  func asksBeforeEachStep() async throws {
    try await TestDatabase.store { shard, database, store in
      let rival = ScriptedDuty { _ in DutyStep(items: 0, hasMore: false) }
      let other = TestRunner(2, [rival], on: shard, database)
      let duty = ScriptedDuty { number in
        if number == 2 {
          try await store.lapse()
          await other.runner.round(of: rival)
        }
        return DutyStep(items: 1, hasMore: true)
      }
      let node = TestRunner(1, [duty], on: shard, database)
      await node.runner.round(of: duty)
      #expect(duty.steps == 2)
      #expect(rival.steps == 1)
      #expect(node.metrics.counter(.dutyItems, duty.name).value == 2)
      #expect(node.metrics.counter(.dutyRounds, duty.name).value == 0)
      #expect(node.metrics.gauge(.dutyLeads, duty.name).value == 0)
      #expect(other.metrics.gauge(.dutyLeads, duty.name).value == 1)
      #expect(try await store.holder(of: duty.name) == other.holder)
      try await node.ended()
      try await other.ended()
    }
  }

  @Test("the lease is renewed with each step of a long round")
  func renewsInMidRound() async throws {
    try await TestDatabase.store { shard, database, store in
      var leases: [Double] = []
      let duty = ScriptedDuty("long") { number in
        leases.append(
          try await store.value(
            "SELECT extract(epoch FROM lease_until - now())::float8 FROM duties WHERE name = 'long'"
          ))
        try await store.run(
          "UPDATE duties SET lease_until = now() + interval '1 second' WHERE name = 'long'")
        return DutyStep(items: 1, hasMore: number < 3)
      }
      let node = TestRunner(1, [duty], on: shard, database)
      await node.runner.round(of: duty)
      #expect(leases.count == 3)
      #expect(leases.allSatisfy { $0 > 20 }, "\(leases)")
      try await node.ended()
    }
  }

  @Test("a round begins one interval after the previous one of its duty")
  func interval() async throws {
    try await TestDatabase.store { shard, database, _ in
      let done = Sign()
      let loop = shard.loop
      var begun: [MonotonicTime] = []
      let quick = ScriptedDuty("quick", interval: .milliseconds(40)) { number in
        begun.append(loop.now)
        if number == 4 { done.give() }
        return DutyStep(items: 0, hasMore: false)
      }
      let slow = ScriptedDuty("slow", interval: .seconds(3_600)) { _ in
        DutyStep(items: 0, hasMore: false)
      }
      let node = TestRunner(1, [slow, quick], on: shard, database)
      node.start(on: shard)
      await done.awaited()
      try await node.stop()
      for (earlier, later) in zip(begun, begun.dropFirst()) {
        #expect(later - earlier >= .milliseconds(40))
      }
      #expect(slow.steps == 1)
    }
  }

  @Test("a failed duty does not stop other duties, and is retried")
  func failures() async throws {
    try await TestDatabase.store { shard, database, _ in
      struct Trouble: Error {}
      let mended = Sign()
      let often = Sign()
      let failing = ScriptedDuty("failing") { number in
        guard number > 5 else { throw Trouble() }
        mended.give()
        return DutyStep(items: 1, hasMore: false)
      }
      let other = ScriptedDuty("other") { number in
        if number == 5 { often.give() }
        return DutyStep(items: 1, hasMore: false)
      }
      let node = TestRunner(1, [failing, other], on: shard, database)
      node.start(on: shard)
      await mended.awaited()
      await often.awaited()
      try await node.stop()
      #expect(node.metrics.counter(.dutyFailures, failing.name).value == 5)
      #expect(node.metrics.counter(.dutyFailures, other.name).value == 0)
      #expect(node.metrics.counter(.dutyRounds, failing.name).value == UInt64(failing.steps - 5))
      #expect(node.metrics.counter(.dutyRounds, other.name).value == UInt64(other.steps))
    }
  }

  @Test("no step is done while the lease cannot be checked; later steps are done")
  func noLeases() async throws {
    try await TestDatabase.store { shard, database, store in
      let duty = ScriptedDuty { _ in DutyStep(items: 0, hasMore: false) }
      let node = TestRunner(1, [duty], on: shard, database)
      try await store.run("ALTER TABLE duties RENAME TO elsewhere")
      await node.runner.round(of: duty)
      #expect(duty.steps == 0)
      #expect(node.metrics.counter(.dutyFailures, duty.name).value == 1)
      try await store.run("ALTER TABLE elsewhere RENAME TO duties")
      await node.runner.round(of: duty)
      #expect(duty.steps == 1)
      try await node.ended()
    }
  }

  // MARK: stopping

  @Test("a stop in mid-round waits for the current step and starts no other")
  func stopInStep() async throws {
    try await TestDatabase.store { shard, database, _ in
      let begun = Sign()
      let released = Sign()
      var ended = 0
      let duty = ScriptedDuty { _ in
        begun.give()
        await released.awaited()
        ended += 1
        return DutyStep(items: 1, hasMore: true)
      }
      let node = TestRunner(1, [duty], on: shard, database)
      node.start(on: shard)
      await begun.awaited()
      node.stopping.set()
      await shard.settle()
      #expect(ended == 0)
      released.give()
      try await node.ended()
      #expect(ended == 1)
      #expect(duty.steps == 1)
    }
  }

  @Test("a stop ends the pause between two rounds")
  func stopInPause() async throws {
    try await TestDatabase.store { shard, database, _ in
      let done = Sign()
      let duty = ScriptedDuty(interval: .seconds(3_600)) { _ in
        done.give()
        return DutyStep(items: 0, hasMore: false)
      }
      let node = TestRunner(1, [duty], on: shard, database)
      node.start(on: shard)
      await done.awaited()
      try await node.stop()
      #expect(duty.steps == 1)
    }
  }

  @Test("a runner stopped before its start does no step")
  func stoppedBefore() async throws {
    try await TestDatabase.store { shard, database, store in
      let duty = ScriptedDuty { _ in DutyStep(items: 0, hasMore: true) }
      let node = TestRunner(1, [duty], on: shard, database)
      node.stopping.set()
      node.start(on: shard)
      try await node.ended()
      #expect(duty.steps == 0)
      #expect(try await store.holder(of: duty.name) == nil)
    }
  }

  @Test("a slow step that waits for a lock does not delay quick duties")
  func slowStep() async throws {
    try await TestDatabase.store { shard, database, store in
      let (began, rounds) = (Sign(), Sign())
      var ended: [String] = []
      let held = try await database.rival(
        on: shard,
        "INSERT INTO duties (name, holder, lease_until) VALUES ('held', gen_random_uuid(), now())",
        until: "EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 2 AND granted)"
      )
      let slow = ScriptedDuty("slow", interval: .seconds(3_600), isSlow: true) { _, slowStore in
        began.give()
        _ = try await slowStore.lead("held", holder: UUID(milliseconds: 9))
        ended.append("slow")
        return DutyStep(items: 0, hasMore: false)
      }
      let quick = ScriptedDuty("quick") { _ in
        guard began.isGiven, !rounds.isGiven else { return DutyStep(items: 0, hasMore: false) }
        ended.append("quick")
        if ended.count == 3 { rounds.give() }
        return DutyStep(items: 0, hasMore: false)
      }
      let node = TestRunner(1, [slow, quick], on: shard, database)
      node.start(on: shard)
      await rounds.awaited()
      _ = try await store.client.read.query("SELECT pg_advisory_lock(2)::text")
      try await held.committed()
      try await node.stop()
      #expect(ended == ["quick", "quick", "quick", "slow"])
    }
  }

  @Test("slow steps run one at a time, each under a fresh lease")
  func slowTurns() async throws {
    try await TestDatabase.store { shard, database, store in
      let (began, proceed, done) = (Sign(), Sign(), Sign())
      let first = ScriptedDuty("first", interval: .seconds(3_600), isSlow: true) { _ in
        began.give()
        await proceed.awaited()
        return DutyStep(items: 0, hasMore: false)
      }
      let second = ScriptedDuty("second", interval: .seconds(3_600), isSlow: true) { _ in
        done.give()
        return DutyStep(items: 0, hasMore: false)
      }
      let node = TestRunner(1, [first, second], on: shard, database)
      node.start(on: shard)
      await began.awaited()
      #expect(try await store.holder(of: "second") == nil)
      #expect(second.steps == 0)
      proceed.give()
      await done.awaited()
      #expect(try await store.holder(of: "second") == node.holder)
      try await node.stop()
    }
  }

  @Test("a retention duty that fails does not stop the other retention duties")
  func retention() async throws {
    try await TestDatabase.store { shard, database, store in
      try await store.run(
        "ALTER TABLE schedules RENAME TO gone; ALTER TABLE audit_log RENAME TO lost")
      let days = Retention.Days(notifications: 1, auditLog: 1, deviceEvents: 1, webhookMessages: 1)
      let duties = Retention.all(interval: .seconds(3_600), keeping: days)
      let node = TestRunner(1, duties, on: shard, database)
      for duty in duties { await node.runner.round(of: duty) }
      for duty in duties {
        let fails = ["retention-notifications", "retention-audit-log"].contains(duty.name)
        #expect(
          node.metrics.counter(.dutyFailures, duty.name).value == (fails ? 1 : 0), "\(duty.name)")
        #expect(
          node.metrics.counter(.dutyRounds, duty.name).value == (fails ? 0 : 1), "\(duty.name)")
      }
      try await node.ended()
    }
  }
}
