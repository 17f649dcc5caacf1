// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

@Suite(.serialized) struct IdempotencyTests {
  private let key = IdempotencyKey(key: "order-7", bodyHash: [1, 2, 3])

  @Test("a retry with key and body returns the first notification, whatever its devices")
  func replay() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      let first = sample(app, .tokens(token(1)))
      #expect(
        try await store.acceptance(of: first, idempotency: key)
          == .accepted(id: first.id, audience: 1))
      let replayed = Acceptance.replayed(id: first.id, audience: 1)
      let second = sample(app, .tokens(token(1)))
      #expect(try await store.acceptance(of: second, idempotency: key) == replayed)
      try await store.register(app, token(1), kind: .voip)
      #expect(try await store.acceptance(of: second, idempotency: key) == replayed)
      #expect(try await store.count("notifications") == 1)
      #expect(try await store.count("queue") == 1)
    }
  }

  @Test("a known key with another body is refused and stores nothing")
  func reuse() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.acceptance(of: sample(app, .users("u")), idempotency: key)
      let other = IdempotencyKey(key: key.key, bodyHash: [9])
      #expect(
        try await store.acceptance(of: sample(app, .users("u")), idempotency: other)
          == .keyReused)
      #expect(try await store.count("notifications") == 1)
      // Another app's keys are independent.
      let elsewhere = sample(try await store.app("com.example.other"), .users("u"))
      #expect(
        try await store.acceptance(of: elsewhere, idempotency: other)
          == .accepted(id: elsewhere.id, audience: 0))
    }
  }

  @Test("an expired key is free, before and after its row is removed")
  func expiry() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      func accept() async throws {
        let asked = sample(app, .users("u"))
        #expect(
          try await store.acceptance(of: asked, idempotency: key)
            == .accepted(id: asked.id, audience: 0))
        try await store.run("UPDATE idempotency SET expires_at = now() - interval '1 second'")
      }
      try await accept()
      try await accept()
      let today = "(now() AT TIME ZONE 'UTC')::date"
      try await store.run("UPDATE idempotency SET day = \(today) - 2")
      #expect(try await store.duties.removeOldIdempotencyKeys() == 0)
      try await store.run("UPDATE idempotency SET day = \(today) - 3")
      #expect(try await store.duties.removeOldIdempotencyKeys() == 1)
      try await accept()
      #expect(try await store.count("notifications") == 3)
    }
  }

  @Test("of two equal requests in a batch one is stored and answers both")
  func twiceInABatch() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      let asked = [sample(app, .users("u")), sample(app, .users("u"))]
      let answers = try await atOnce(2, on: shard) {
        try await store.acceptance(of: asked[$0], idempotency: key)
      }
      #expect(
        answers == [
          .replayed(id: asked[1].id, audience: 0), .accepted(id: asked[1].id, audience: 0),
        ])
      #expect(try await store.count("notifications") == 1)
    }
  }

  @Test("of two bodies with one key in a batch one is accepted, one refused")
  func twoBodiesInABatch() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      let answers = try await atOnce(2, on: shard) {
        try await store.acceptance(
          of: sample(app, .users("u")),
          idempotency: IdempotencyKey(key: "k", bodyHash: [UInt8($0)]))
      }
      #expect(answers.filter { $0 == .keyReused }.count == 1)
      #expect(try await store.count("notifications") == 1)
    }
  }

  @Test("a request is not refused for the tokens of a request with its key")
  func wrongKindInABatch() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      try await store.register(app, token(2), kind: .voip)
      let asked = [sample(app, .tokens(token(1))), sample(app, .tokens(token(2)))]
      let answers = try await atOnce(2, on: shard) {
        try await store.acceptance(
          of: asked[$0], idempotency: IdempotencyKey(key: "k", bodyHash: [UInt8($0)]))
      }
      #expect(
        answers == [.accepted(id: asked[0].id, audience: 1), .wrongTokenKind(token(2), .voip)])
    }
  }

  @Test("two shards racing on a key accept it once")
  func twoShards() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let other = try database.open(on: shard)
      let answers = try await atOnce(200, on: shard) { index in
        try await (index.isMultiple(of: 2) ? store : other).acceptance(
          of: sample(app, .users("u")),
          idempotency: IdempotencyKey(key: "key \(index / 2)", bodyHash: [1]))
      }
      for pair in 0..<100 {
        switch (answers[2 * pair], answers[2 * pair + 1]) {
        case (.accepted(let a, _), .replayed(let b, _)), (.replayed(let a, _), .accepted(let b, _)):
          #expect(a == b)
        default: Issue.record("\(answers[2 * pair]), \(answers[2 * pair + 1])")
        }
      }
      #expect(try await store.count("notifications") == 100)
      #expect(try await store.count("queue") == 100)
      await other.close()
    }
  }

  @Test("a key of an uncommitted acceptance is awaited, and its notification returned")
  func waiting() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let winner = NotificationID(milliseconds: noon.milliseconds)
      let rival = try await database.rival(
        on: shard,
        """
        INSERT INTO idempotency (app, key, day, body_hash, notification, audience, expires_at)
          VALUES (\(app), 'order-7', '2026-11-20', '\\x010203', '\(winner)', 5, now() + interval '1 day')
        """)
      let answer = try await store.acceptance(of: sample(app, .users("u")), idempotency: key)
      #expect(answer == .replayed(id: winner, audience: 5))
      #expect(try await store.count("notifications") == 0)
      try await rival.committed()
    }
  }

  // MARK: midnight

  /// Seconds from noon to the next day.
  private static let untilMidnight: Int64 = 86_400 - noon.microseconds / 1_000_000 % 86_400

  private func asked(_ app: AppID, at seconds: Int64) -> Notification {
    var asked = sample(app, .users("u"))
    asked.acceptedAt = noon.adding(seconds: seconds)
    asked.id = NotificationID(milliseconds: asked.acceptedAt.milliseconds)
    return asked
  }

  @Test(
    "a key is valid on the next day, also with a slow clock",
    arguments: [
      (first: -10, second: 10), (first: 10, second: -10), (first: -3_600, second: 3_600),
    ] as [(first: Int64, second: Int64)])
  func nextDay(_ seconds: (first: Int64, second: Int64)) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let first = asked(app, at: Self.untilMidnight + seconds.first)
      let second = asked(app, at: Self.untilMidnight + seconds.second)
      #expect(
        try await store.acceptance(of: first, idempotency: key)
          == .accepted(id: first.id, audience: 0))
      let replayed = Acceptance.replayed(id: first.id, audience: 0)
      #expect(try await store.acceptance(of: second, idempotency: key) == replayed)
      #expect(
        try await store.notifications.replay(app: app, key, at: second.acceptedAt) == replayed)
      let other = IdempotencyKey(key: key.key, bodyHash: [9])
      #expect(try await store.acceptance(of: second, idempotency: other) == .keyReused)
      #expect(try await store.count("notifications") == 1)
    }
  }

  @Test("of two requests around midnight with one key the later one waits")
  func besideMidnight() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let first = asked(app, at: Self.untilMidnight - 1)
      let second = asked(app, at: Self.untilMidnight + 1)
      // The first request on another node, in the middle of its transaction.
      let row = AcceptRow(
        notification: first, idempotency: key, plan: .unclaimed, counted: nil)
      let lock = try #require(IdempotencyKeys.lock([row]))
      let literal: String = try await store.value(
        "SELECT \(unsafeSQL: "hashtext('\(app) \(key.key)')::text")")
      #expect(lock.sql.contains("pg_advisory_xact_lock"))
      let rival = try await database.rival(
        on: shard,
        """
        SELECT pg_advisory_xact_lock(\(IdempotencyKeys.lockClass), \(literal));
        INSERT INTO idempotency (app, key, day, body_hash, notification, audience, expires_at)
        VALUES (\(app), '\(key.key)', '2026-11-20', '\\x010203', '\(first.id)', 0, now() + interval '1 day')
        """,
        until: "EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted)")
      #expect(
        try await store.acceptance(of: second, idempotency: key)
          == .replayed(id: first.id, audience: 0))
      try await rival.committed()
      #expect(try await store.count("notifications") == 0)
    }
  }

  @Test("only requests around midnight lock their keys")
  func locks() {
    for (seconds, locks) in [(-121, false), (-120, true), (119, true), (120, false)]
      as [(Int64, Bool)]
    {
      let row = AcceptRow(
        notification: asked(AppID(rawValue: 1), at: Self.untilMidnight + seconds), idempotency: key,
        plan: .unclaimed, counted: nil)
      #expect((IdempotencyKeys.lock([row]) != nil) == locks, "\(seconds)")
    }
    let plain = AcceptRow(
      notification: asked(AppID(rawValue: 1), at: Self.untilMidnight), idempotency: nil,
      plan: .unclaimed, counted: nil)
    #expect(IdempotencyKeys.lock([plain]) == nil)
  }
}
