// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Stop of quarantines, and the undoing of earlier ones.
@Suite(.serialized) struct PruneGuardTests {
  /// Answers of an app in a window, and whether quarantines stop.
  struct Row: Sendable {
    let good: Int
    let bad: Int
    let isPaused: Bool
  }

  private static let table = [
    Row(good: 0, bad: 1, isPaused: false), Row(good: 0, bad: 49, isPaused: false),
    Row(good: 0, bad: 50, isPaused: true), Row(good: 40, bad: 10, isPaused: false),
    Row(good: 39, bad: 11, isPaused: true), Row(good: 1_000, bad: 250, isPaused: false),
    Row(good: 1_000, bad: 251, isPaused: true),
  ]

  private func bad(
    _ store: TestStore, _ work: Work, _ number: UInt32 = 1, on outcomes: OutcomeStore? = nil
  ) async throws -> Bool {
    let outcomes = outcomes ?? store.outcomes
    outcomes.tally.count(
      Destination(app: work.row.run.app, environment: .production), isGood: false, now: noon)
    return try await outcomes.record(
      DeliveryReport(
        row: work.row, token: token(number), outcome: .rejected, status: 400,
        reason: "BadDeviceToken", language: nil, apnsID: nil, attempts: 1,
        verdict: .quarantine(reason: "BadDeviceToken"), retryAfterSeconds: nil, endsRow: false))
  }

  private func count(
    _ outcomes: OutcomeStore, _ app: AppID, good: Int, bad: Int,
    environment: PushEnvironment = .production
  ) {
    let destination = Destination(app: app, environment: environment)
    for _ in 0..<good { outcomes.tally.count(destination, isGood: true, now: noon) }
    for _ in 0..<bad { outcomes.tally.count(destination, isGood: false, now: noon) }
  }

  private func production(_ store: TestStore, _ app: AppID) async throws -> PruneGuard {
    try #require(
      try await store.store.pruneGuards.guards(of: app).first { $0.environment == .production })
  }

  @Test("quarantines stop if over a fifth of at least fifty answers are bad", arguments: table)
  func decision(row: Row) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      try await store.register(app, token(1))
      try await store.register(other, token(1))
      let work = try await store.claimed(app, .tokens(token(1)))
      let others = try await store.claimed(other, .tokens(token(1)))
      count(store.outcomes, app, good: row.good, bad: row.bad - 1)
      count(store.outcomes, app, good: 0, bad: 500, environment: .sandbox)
      let isQuarantined = try await bad(store, work)
      #expect(isQuarantined == !row.isPaused)
      let state = try await production(store, app)
      #expect((state.pausedAt != nil) == row.isPaused)
      if row.isPaused {
        #expect(state.answers == row.good + row.bad && state.bad == row.bad)
        #expect(state.undoingSince != nil)
      }
      // The pause applies to this app and environment only.
      #expect(try await bad(store, others))
    }
  }

  @Test("counts of shards and nodes add up, and repeated reports count once")
  func together() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...4 { try await store.register(app, token(number)) }
      let work = try await store.claimed(app, .tokens(token(1)))
      let second = OutcomeStore(client: store.client, guarding: PruneGuardPolicy())
      count(store.outcomes, app, good: 0, bad: 23)
      count(second, app, good: 0, bad: 24)
      #expect(try await bad(store, work, 1))
      #expect(try await store.value("SELECT sum(bad)::int8 FROM prune_tallies") == Int64(24))
      #expect(try await bad(store, work, 2, on: second))
      #expect(try await store.value("SELECT sum(bad)::int8 FROM prune_tallies") == Int64(49))
      #expect(try await production(store, app).pausedAt == nil)
      #expect(try await bad(store, work, 3) == false)
      #expect(try await bad(store, work, 4, on: second) == false)
      #expect(try await production(store, app).bad == 50)
    }
  }

  @Test("minutes without a bad answer count, minutes outside the window do not")
  func window() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...2 { try await store.register(app, token(number)) }
      let work = try await store.claimed(app, .tokens(token(1)))
      let destination = Destination(app: app, environment: .production)
      let tally = store.outcomes.tally
      func count(good: Int, bad: Int, minutesBefore minutes: Int64) {
        let time = Instant(microseconds: noon.microseconds - minutes * 60_000_000)
        for _ in 0..<good { tally.count(destination, isGood: true, now: time) }
        for _ in 0..<bad { tally.count(destination, isGood: false, now: time) }
      }
      count(good: 0, bad: 500, minutesBefore: 10)
      count(good: 300, bad: 0, minutesBefore: 8)
      count(good: 0, bad: 74, minutesBefore: 0)
      #expect(try await bad(store, work, 1))
      #expect(try await store.value("SELECT sum(answers)::int8 FROM prune_tallies") == Int64(375))
      #expect(tally.unstored(of: [destination]).isEmpty)
      #expect(try await bad(store, work, 2) == false, "76 of 376")
      // Ten minutes later these answers do not count.
      try await store.run(
        "UPDATE prune_tallies SET at = at - interval '10 minutes'; UPDATE prune_guards SET paused_at = NULL"
      )
      let later = OutcomeStore(client: store.client, guarding: PruneGuardPolicy())
      #expect(try await bad(store, work, 2, on: later))
      #expect(try await store.duties.forgetTallies(olderThan: 600) == 2)
    }
  }

  @Test("an operator's confirmation lasts for an hour")
  func resumed() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...3 { try await store.register(app, token(number)) }
      let work = try await store.claimed(app, .tokens(token(1)))
      count(store.outcomes, app, good: 0, bad: 50)
      #expect(try await bad(store, work) == false)
      try await store.store.pruneGuards.resume(app, in: [.production])
      #expect(try await bad(store, work))
      let trusted = try await production(store, app)
      #expect(trusted.pausedAt == nil && trusted.trustedUntil != nil)
      try await store.run("UPDATE prune_guards SET trusted_until = now()")
      #expect(try await bad(store, work, 2) == false)
    }
  }

  @Test("quarantines of a period are undone in steps that any leader continues")
  func undone() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 3_500)
      try await store.run(
        """
        UPDATE devices SET state = 2, state_reason = 'BadDeviceToken', quarantined_at = now(), environment_source = 4;
        UPDATE devices SET quarantined_at = now() - interval '1 hour' WHERE get_byte(token, 7) = 1;
        UPDATE devices SET environment = 2 WHERE get_byte(token, 7) = 2;
        UPDATE devices SET quarantined_by_operator = true WHERE get_byte(token, 7) = 3;
        UPDATE devices SET state = 3, unregistered_at = now() WHERE get_byte(token, 7) = 4
        """)
      let since: Instant = try await store.value("SELECT now() - interval '10 minutes'")
      try await store.store.pruneGuards.undo(app, in: [.production], since: since)
      let first = try #require(try await store.duties.undoQuarantines())
      #expect(first.examined == DutyStore.undoBatch && first.restored < first.examined)
      let left = try await store.count("devices WHERE state = 2 AND get_byte(token, 7) > 4")
      #expect(left > 2_000, "a step is left to the next leader")
      try await store.register(app, bulkToken(3_400), languages: ["fr"])
      while try await store.duties.undoQuarantines() != nil {}
      let quarantined = try await store.count("devices WHERE state = 2")
      let meant = try await store.count("devices WHERE get_byte(token, 7) IN (1, 2, 3)")
      #expect(quarantined == meant)
      let gone = try await store.count("devices WHERE get_byte(token, 7) = 4")
      #expect(try await store.count("devices WHERE state = 3") == gone)
      #expect(
        try await store.count(
          "devices WHERE state = 1 AND (state_reason IS NOT NULL OR environment_source = 4)") == 0)
      let state = try await production(store, app)
      #expect(state.undoingSince == nil)
      // One device registers again in the middle.
      let active = try await store.count("devices WHERE state = 1")
      #expect(state.undone == active - 1)
    }
  }
}
