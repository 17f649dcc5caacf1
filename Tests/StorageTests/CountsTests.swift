// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

@Suite(.serialized) struct CountsTests {
  @Test("a notification's state follows its work: queued, sending, finished")
  func named() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await store.accept(app, .tokens(token(1), token(2), token(3)))
      func state() async throws -> NotificationState {
        try await store.runs.counts(id).state
      }
      #expect(try await state() == .queued)
      let item = try await store.claim(holder: holder, singles: 1, broadcasts: 0)[0]
      #expect(try await state() == .sending)
      try await store.record(item, token(1), .accepted, language: "fr")
      try await store.record(item, token(2), .rejected, reason: "BadDeviceToken", language: "de")
      try await store.record(item, token(3), .waiting, reason: "TooManyRequests", language: "en")
      #expect(try await store.queue.complete(item.claim, accepted: [:]))
      #expect(try await state() == .sending)
      let retry = try await store.claim(holder: holder, singles: 1, broadcasts: 0)[0]
      try await store.record(
        retry, token(3), .accepted, language: "en", attempts: 2, endsRow: true)
      let counts = try await store.runs.counts(id)
      #expect(counts.state == .finished)
      #expect(counts.outcomes == [.accepted: 2, .rejected: 1])
      #expect(counts.reasons == ["BadDeviceToken": 1])
      #expect(counts.languages == ["fr": 1, "en": 1])
      // Counts of another notification do not change.
      let other = try await store.accept(app, .users("u"))
      var nothing = NotificationCounts()
      (nothing.audienceAtAcceptance, nothing.audience) = (0, 0)
      nothing.isBeingSent = true
      #expect(try await store.runs.counts(other) == nothing)
    }
  }

  @Test("a broadcast's counts grow with its checkpoints and are counted once")
  func broadcast() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await store.accept(app, .everyone)
      let items = try await store.claim(holder: holder, singles: 0, broadcasts: 100)
      let cursor = RangeCursor(bucket: 0, token: token(1))
      _ = try await store.queue.checkpoint(items[0].claim, cursor: cursor, accepted: ["en": 10])
      try await store.record(items[0], token(7), .rejected, reason: "Unregistered")
      var counts = try await store.runs.counts(id)
      #expect(counts.state == .sending)
      #expect(counts.outcomes == [.accepted: 10, .rejected: 1])
      for item in items {
        #expect(
          try await store.queue.complete(
            item.claim, accepted: item.id == items[0].id ? ["en": 12] : [:]))
      }
      counts = try await store.runs.counts(id)
      #expect(counts.state == .finished)
      #expect(counts.outcomes == [.accepted: 12, .rejected: 1])
      #expect(counts.languages == ["en": 12])
    }
  }

  @Test("a notification is being sent unless a row is held or due later")
  func beingSent() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let id = try await store.accept(app, .everyone)
      for change in ["held = 3", "available_at = now() + interval '1 day'"] {
        #expect(try await store.runs.counts(id).isBeingSent)
        try await store.run("UPDATE queue SET \(change) WHERE id = (SELECT min(id) FROM queue)")
        #expect(try await store.runs.counts(id).isBeingSent == false)
        try await store.run("UPDATE queue SET held = NULL, available_at = now()")
      }
      try await store.run(
        """
        INSERT INTO queue (app, run, notification, day, environment, kind, class, token, available_at,
          deadline)
        SELECT app, run, notification, day, environment, 3, class, '\\x0011',
          now() + interval '1 hour', deadline
        FROM queue LIMIT 1
        """)
      #expect(try await store.runs.counts(id).isBeingSent)
      try await store.run("DELETE FROM queue WHERE kind <> 3")
      try await store.run("UPDATE queue SET available_at = now()")
      #expect(try await store.runs.counts(id).isBeingSent == false)
    }
  }

  @Test("a waiting delivery shows its next attempt in both lists")
  func nextTry() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .tokens(token(1), token(2)))
      try await store.record(item, token(1), .waiting, reason: "QuietHours", retryAfter: 900)
      try await store.record(item, token(2), .accepted)
      func listed() async throws -> [Instant?] {
        try await store.runs.deliveries(
          of: item.notification.id, outcome: nil, reason: nil, after: nil, limit: 10
        ).map(\.waitingUntil)
      }
      let due: Instant = try await store.value("SELECT available_at FROM queue WHERE kind = 3")
      #expect(try await listed() == [due, nil])
      let ofDevice = try await store.runs.deliveries(
        to: token(1), of: app, outcome: nil, reason: nil, before: nil, limit: 10)
      #expect(ofDevice.items.map(\.delivery.waitingUntil) == [due])
      // Held for another reason, it has no time.
      try await store.run("UPDATE queue SET held = 3 WHERE kind = 3")
      #expect(try await listed() == [nil, nil])
    }
  }

  @Test("deliveries are listed in token order, by outcome and reason, in pages")
  func deliveries() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let item = try await store.claimed(app, .users("u"))
      for number: UInt32 in 1...6 {
        try await store.record(
          item, token(number), number.isMultiple(of: 2) ? .accepted : .rejected,
          reason: number == 3 ? "BadTopic" : nil, language: "fr")
      }
      func listed(
        _ outcome: DeliveryOutcome? = nil, _ reason: String? = nil, after: UInt32? = nil,
        limit: Int = 10
      ) async throws -> [UInt8] {
        try await store.runs.deliveries(
          of: item.notification.id, outcome: outcome, reason: reason,
          after: after.map { token($0) }, limit: limit
        ).map { $0.token.bytes[3] }
      }
      #expect(try await listed() == [1, 2, 3, 4, 5, 6])
      #expect(try await listed(.accepted) == [2, 4, 6])
      #expect(try await listed(.rejected, "BadTopic") == [3])
      #expect(try await listed(limit: 4) == [1, 2, 3, 4])
      #expect(try await listed(after: 4, limit: 4) == [5, 6])
      #expect(try await listed(.accepted, after: 2) == [4, 6])
    }
  }
}
