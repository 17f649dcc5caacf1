// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Intents, which prevent that two holders send an at-most-once push.
@Suite(.serialized) struct IntentTests {
  private func grant(_ store: TestStore, _ work: Work, _ number: UInt32) async throws -> Bool {
    try await store.store.intents.grant(work.row, token: token(number), attempt: 1)
  }

  /// Returns the stored outcomes, in the order of tokens.
  private func outcomes(_ store: TestStore, _ work: Work) async throws -> [DeliveryOutcome] {
    try await store.runs.deliveries(
      of: work.notification.id, outcome: nil, reason: nil, after: nil, limit: 100
    ).map(\.outcome)
  }

  /// Returns the row after its holder died and another one claimed it.
  private func rescued(_ store: TestStore) async throws -> Work {
    try await store.expireLeases()
    return try #require(try await store.claim(singles: 10, broadcasts: 0).first)
  }

  @Test("an intent counts as unknown, blocks rescuers, and is decided by its holder")
  func stands() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number in 1...3 as ClosedRange<UInt32> {
        try await store.register(app, token(number), kind: .voip)
      }
      let id = try await store.accept(
        app, .tokens(token(1), token(2), token(3)), type: .voip)
      let old = try #require(try await store.claim(singles: 1, broadcasts: 0).first)
      #expect(old.notification.id == id)
      #expect(try await grant(store, old, 1))
      #expect(try await grant(store, old, 1), "requested again, as after a lost answer")
      #expect(try await outcomes(store, old) == [.unknown])
      let new = try await rescued(store)
      #expect(try await !grant(store, old, 2), "its claim has ended")
      let left = try await store.audiences.named(new, after: nil).recipients.map(\.token)
      #expect(left == [token(2), token(3)])
      #expect(try await grant(store, new, 2))
      #expect(try await !grant(store, new, 1), "another holder's")
      // Its holder stores the outcome, and later outcomes change nothing.
      try await store.record(old, token(1), .accepted)
      try await store.record(new, token(1), .rejected)
      #expect(try await !grant(store, new, 1), "decided")
      #expect(try await outcomes(store, old) == [.accepted, .unknown])
    }
  }

  @Test("an intent of an unsent push is removed, even after its claim ended")
  func takenBack() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for isOver in [false, true] {
        let old = try await store.claimed(app, .tokens(token(1)))
        #expect(try await grant(store, old, 1))
        if isOver { _ = try await rescued(store) }
        let report = DeliveryReport(
          row: old.row, token: token(1), outcome: .waiting, attempts: 1, retryAfterSeconds: 0,
          wasIntended: true)
        _ = try await store.outcomes.record(report)
        #expect(try await outcomes(store, old) == [.waiting])
        let retry = try #require(
          try await store.claim(singles: 10, broadcasts: 0).first { $0.job.kind == .retry })
        #expect(retry.run == old.run)
        #expect(try await grant(store, retry, 1))
        try await store.record(retry, token(1), .accepted, endsRow: true)
        #expect(try await outcomes(store, old) == [.accepted])
        try await store.run("DELETE FROM queue")
      }
    }
  }

  @Test("a removed intent of a retry does not affect the row's new holder")
  func retryTakenBack() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let first = try await store.claimed(app, .tokens(token(1)))
      try await store.record(first, token(1), .waiting)
      #expect(try await store.queue.complete(first.claim))
      let old = try #require(try await store.claim(singles: 1, broadcasts: 0).first)
      #expect(try await grant(store, old, 1))
      let rescuer = try await rescued(store)
      #expect(rescuer.id == old.id)
      #expect(try await store.audiences.retried(rescuer, token: token(1)) == .decided)
      let report = DeliveryReport(
        row: old.row, token: token(1), outcome: .waiting, attempts: 2, retryAfterSeconds: 0,
        wasIntended: true)
      _ = try await store.outcomes.record(report)
      // The rescuer's conclusion from an earlier read has no effect.
      #expect(try await !store.queue.complete(rescuer.claim))
      #expect(try await !grant(store, rescuer, 1))
      let again = try #require(try await store.claim(singles: 1, broadcasts: 0).first)
      #expect(again.job == .retry(token(1), attempt: 2))
      #expect(try await grant(store, again, 1))
    }
  }

  @Test("an intent belongs to one row: other rows of the run are refused")
  func anotherRow() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .everyone, type: .voip)
      let ranges = try await store.claim(singles: 0, broadcasts: 2)
      #expect(ranges.count == 2 && ranges[0].run == ranges[1].run && ranges[0].id != ranges[1].id)
      #expect(ranges.map(\.row.epoch) == [1, 1])
      #expect(try await grant(store, ranges[0], 1))
      #expect(try await !grant(store, ranges[1], 1), "the other row's")
      #expect(try await grant(store, ranges[0], 1), "requested again")
      // Both in one statement.
      let granted = try await atOnce(2, on: shard) { try await self.grant(store, ranges[$0], 2) }
      #expect(granted.count { $0 } == 1)
    }
  }

  @Test("an unsent push overwrites its own intent, never another row's")
  func notSent() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.accept(app, .everyone, type: .voip)
      let ranges = try await store.claim(singles: 0, broadcasts: 2)
      let unsent: [DeliveryOutcome] = [.waiting, .cancelled, .expired, .superseded]
      for (index, outcome) in unsent.enumerated() {
        let number = UInt32(index + 1)
        #expect(try await grant(store, ranges[0], number))
        // By the other row, whose push was refused the device or skipped it.
        for attempts in 0...2 {
          try await store.record(
            ranges[1], token(number), outcome, attempts: attempts, retryAfter: 60)
        }
        #expect(try await outcomes(store, ranges[0]).last == .unknown)
        #expect(try await store.count("queue WHERE kind = 3") == 0, "no retry is queued")
        // The holder did not receive the grant.
        try await store.record(ranges[0], token(number), outcome, attempts: 2, retryAfter: 60)
        #expect(try await outcomes(store, ranges[0]).last == outcome)
        try await store.run("DELETE FROM queue WHERE kind = 3")
      }
    }
  }

  @Test("an intent is durable before its result, whatever the delivery connections use")
  func durable() async throws {
    try await TestDatabase.store { _, _, store in
      for (connection, setting) in [
        (store.client.write, "on"), (store.client.deliveryWrite, "off"),
      ] {
        let found: String = try await connection.value(
          "SELECT current_setting('synchronous_commit')")
        #expect(found == setting)
      }
    }
  }
}
