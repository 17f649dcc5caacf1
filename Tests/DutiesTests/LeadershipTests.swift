// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Duties
import Metrics
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Steps running and done, of all the nodes of a test.
private final class Ledger {
  private(set) var most = 0
  private(set) var total = 0
  private var underWay = 0

  func enter() {
    underWay += 1
    total += 1
    most = max(most, underWay)
  }

  func leave() { underWay -= 1 }
}

@Suite("Leadership of a duty on two nodes", .serialized, .timeLimit(.minutes(2)))
struct LeadershipTests {
  @Test("two leaders never work concurrently, however often the lease changes")
  func neverSideBySide() async throws {
    try await TestDatabase.store { shard, database, store in
      let ledger = Ledger()
      let enough = Sign()
      // Each node has its own connection and releases its lease after every step: then both try to
      // take it at once.
      let nodes = (1...2).map { number in
        let own = database.connect(on: shard)
        let duty = ScriptedDuty(interval: .zero) { _ in
          ledger.enter()
          try await own.query("SELECT pg_sleep(0.001)::text")
          ledger.leave()
          if ledger.total >= 300 { enough.give() }
          try await own.query("UPDATE duties SET lease_until = now() - interval '1 second'")
          return DutyStep(items: 1, hasMore: true)
        }
        return (
          node: TestRunner(number, [duty], on: shard, database), duty: duty, connection: own
        )
      }
      for each in nodes { each.node.start(on: shard) }
      await enough.awaited()
      for each in nodes {
        try await each.node.stop()
        await each.connection.close()
        #expect(each.node.metrics.counter(.dutyFailures, each.duty.name).value == 0)
      }
      #expect(ledger.most == 1)
      #expect(nodes.map(\.duty.steps).reduce(0, +) == ledger.total)
      for each in nodes { #expect(each.duty.steps > 0, "the lease never changed hands") }
    }
  }

  @Test("while one node keeps its lease, the other does no step")
  func oneLeads() async throws {
    try await TestDatabase.store { shard, database, _ in
      let asked = Sign()
      let leading = ScriptedDuty { _ in DutyStep(items: 1, hasMore: false) }
      let waiting = ScriptedDuty { _ in DutyStep(items: 1, hasMore: false) }
      let leader = TestRunner(1, [leading], on: shard, database)
      await leader.runner.round(of: leading)
      let pace = ScriptedDuty("pace") { number in
        if number == 20 { asked.give() }
        return DutyStep(items: 0, hasMore: false)
      }
      let other = TestRunner(2, [waiting, pace], on: shard, database)
      leader.start(on: shard)
      other.start(on: shard)
      await asked.awaited()
      try await leader.stop()
      try await other.stop()
      #expect(waiting.steps == 0)
      #expect(leading.steps > 1)
      #expect(other.metrics.gauge(.dutyLeads, leading.name).value == 0)
      #expect(other.metrics.counter(.dutyRounds, leading.name).value == 0)
    }
  }

  @Test("a lease that expires in mid-round passes the duty to the other node")
  func handsOver() async throws {
    try await TestDatabase.store { shard, database, store in
      let stuck = Sign()
      let released = Sign()
      let taken = Sign()
      var isOver = false
      // The first node blocks in its second step until after the other has begun.
      let first = ScriptedDuty(interval: .zero) { number in
        if number == 2 {
          stuck.give()
          await released.awaited()
        }
        return DutyStep(items: 1, hasMore: true)
      }
      let second = ScriptedDuty(interval: .zero) { number in
        if number == 1 { taken.give() }
        if isOver { return DutyStep(items: 1, hasMore: false) }
        return DutyStep(items: 1, hasMore: true)
      }
      let from = TestRunner(1, [first], on: shard, database)
      let to = TestRunner(2, [second], on: shard, database)
      from.start(on: shard)
      await stuck.awaited()
      to.start(on: shard)
      try await store.lapse()
      await taken.awaited()
      #expect(try await store.holder(of: first.name) == to.holder)
      released.give()
      // From here on the first node asks repeatedly, and is refused.
      while from.metrics.gauge(.dutyLeads, first.name).value == 1 { await shard.settle() }
      isOver = true
      try await from.stop()
      try await to.stop()
      #expect(first.steps == 2)
      #expect(second.steps > 1)
      #expect(from.metrics.counter(.dutyRounds, first.name).value == 0)
      #expect(try await store.holder(of: first.name) == to.holder)
    }
  }

  @Test("two nodes remove a deleted app of over 100,000 devices completely")
  func deletedApps() async throws {
    try await TestDatabase.store { shard, database, store in
      let kept = try await store.app("com.example.kept")
      try await store.fill(kept, count: 1_000)
      let gone = try await store.app("com.example.gone")
      try await store.fill(gone, count: 101_000, user: "guest")
      _ = try await store.put(gone, ["en": "{}"], base: 0)
      _ = try await store.acceptance(
        of: sample(gone, .users("guest")), idempotency: IdempotencyKey(key: "k", bodyHash: [1]))
      let work = try await store.claimed(gone, .tokens(bulkToken(1)))
      try await store.record(work, bulkToken(1), .rejected)
      #expect(try await store.apps.delete(id: gone))
      try await store.forgetsDeletedApps()

      // One round does all the work: the next one is an hour away.
      let nodes = (1...2).map {
        TestRunner($0, [DeletedApps(interval: .seconds(3_600))], on: shard, database)
      }
      // A third node runs in case both lost the lease in their round.
      let last = TestRunner(3, [DeletedApps(interval: .zero)], on: shard, database)
      for node in nodes + [last] { node.start(on: shard) }
      while try await store.value("SELECT count(*) > 1 FROM apps") { try await store.lapse() }
      var removed: UInt64 = 0
      for node in nodes + [last] {
        try await node.stop()
        removed += node.metrics.counter(.dutyItems, "deleted-apps").value
      }
      // Devices with an event each, two notifications with runs and queue rows, an outcome, a key,
      // the app and so on.
      #expect(removed > 202_000 && removed < 202_020, "\(removed) rows")
      for table in [
        "devices", "device_events", "badges", "notifications", "runs", "queue", "deliveries",
        "string_files", "string_revisions", "credentials",
      ] {
        let left: Int = try await store.value(
          "SELECT count(*) FROM \(unsafeSQL: table) WHERE app = \(gone)")
        #expect(left == 0, "\(table)")
      }
      #expect(try await store.count("run_counts") == 0)
      #expect(try await store.count("devices") == 1_000)
    }
  }
}
