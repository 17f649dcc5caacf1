// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Erasure of users. `test_gateway_erasure.py` tests that a dump contains nothing about them.
@Suite(.serialized) struct ErasureTests {
  private func walk(_ store: TestStore, settling: Double = 600) async throws -> Int {
    var erased = 0
    while var round = try await store.duties.nextErasures(settlingSeconds: settling) {
      while !round.isOver { erased += try await store.duties.erase(&round) }
    }
    return erased
  }

  private func counts(_ store: TestStore) async throws -> [String] {
    let all: String = try await store.value(
      """
      SELECT coalesce(string_agg(outcome || ':' || count, ' ' ORDER BY outcome, count), '') FROM (
        SELECT outcome, sum(count) AS count FROM (
          SELECT outcome, count(*) AS count FROM deliveries WHERE counted = 0 GROUP BY 1
          UNION ALL SELECT outcome, count FROM run_counts WHERE kind = 3) a GROUP BY 1 HAVING sum(count) <> 0) b
      """)
    return all.split(separator: " ").map(String.init)
  }

  @Test("an erasure deletes the user's devices and badges; other users' data stay")
  func devices() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      for (app, number, user) in [
        (app, 1, "ann"), (app, 2, "ann"), (app, 3, "bob"), (other, 1, "ann"),
      ] {
        try await store.register(app, token(UInt32(number)), user: user)
        _ = try await store.store.badges.change(app: app, token: token(UInt32(number)), .set(3))
      }
      let begun = try await store.store.erasures.begin(app: app, user: "ann")
      #expect(begun.devices == 2 && begun.doneAt == nil)
      #expect(try await store.count("devices") == 2)
      #expect(try await store.count("badges") == 2)
      // A repeated request returns the first erasure.
      #expect(try await store.store.erasures.begin(app: app, user: "ann").id == begun.id)
      _ = try await walk(store)
      #expect(try await store.store.erasures.erasure(begun.id, of: app)?.doneAt == nil)
      _ = try await walk(store, settling: 0)
      let over = try #require(try await store.store.erasures.erasure(begun.id, of: app))
      #expect(over.doneAt != nil && over.devices == 2)
      #expect(try await store.store.erasures.erasure(begun.id, of: other) == nil)
      #expect(try await store.count("erasures WHERE user_id IS NOT NULL OR tokens <> '{}'") == 0)
      // A finished erasure can be followed by another one.
      #expect(try await store.store.erasures.begin(app: app, user: "ann").id != begun.id)
    }
  }

  @Test("erased deliveries keep their counts, and waiting ones are cancelled")
  func deliveries() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "ann")
      try await store.register(app, token(2), user: "bob")
      let both = try await store.claimed(app, .tokens(token(1), token(2)))
      try await store.record(both, token(1), .accepted, language: "fr")
      try await store.record(both, token(2), .accepted, language: "fr")
      let refused = try await store.claimed(app, .users("ann", "bob"))
      try await store.record(refused, token(1), .rejected, reason: "BadTopic")
      try await store.record(refused, token(2), .waiting, retryAfter: 900)
      _ = try await store.accept(app, .everyone)
      let waiting = try #require(try await store.claim(singles: 0, broadcasts: 1).first)
      try await store.record(waiting, token(1), .waiting, retryAfter: 900)
      let before = try await counts(store)
      #expect(before == ["1:2", "2:2", "3:1"])
      #expect(try await store.count("queue WHERE kind = 3") == 2)
      _ = try await store.store.erasures.begin(app: app, user: "ann")
      #expect(try await walk(store) > 0)
      #expect(try await counts(store) == ["1:1", "2:2", "3:1", "5:1"])
      #expect(try await store.count("deliveries WHERE token = '\\x\(token(1).hex)'") == 0)
      #expect(try await store.count("queue WHERE kind = 3 AND token = '\\x\(token(2).hex)'") == 1)
      #expect(try await store.count("queue WHERE kind = 3") == 1)
      // Outcomes in memory are stored late, and erased by the second pass.
      try await store.record(waiting, token(1), .accepted, language: "de")
      #expect(try await store.count("deliveries WHERE token = '\\x\(token(1).hex)'") == 1)
      #expect(try await walk(store, settling: 0) > 0)
      #expect(try await store.count("deliveries WHERE token = '\\x\(token(1).hex)'") == 0)
    }
  }

  @Test("erased notifications lose the name; those without other recipients lose text and work")
  func requests() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "ann")
      let alone = try await store.accept(app, .users("ann"))
      let byToken = try await store.accept(app, .tokens(token(1)))
      let shared = try await store.accept(app, .users("ann", "bob"))
      let others = try await store.accept(app, .users("bob"))
      let everyone = try await store.accept(app, .everyone)
      _ = try await store.store.erasures.begin(app: app, user: "ann")
      // The user has returned.
      let later = try await store.accept(app, .users("ann"))
      try await store.run(
        """
        UPDATE notifications SET accepted_at = now() + interval '1 hour' WHERE id = '\(later)';
        UPDATE notifications SET recipients = '[{"user": "ann", "args": {"n": "Ann"}},{"user": "bob", "args": {"n": "Bob"}}]'
          WHERE id = '\(shared)'
        """)
      #expect(try await walk(store) == 3)
      #expect(try await store.count("notifications WHERE payload = ''") == 2)
      #expect(
        try await store.count(
          "notifications WHERE payload = '' AND id IN ('\(alone)', '\(byToken)')") == 2)
      let left: String = try await store.value(
        "SELECT convert_from(recipients, 'UTF8') FROM notifications WHERE id = \(shared)")
      #expect(left == #"[{"user": "bob", "args": {"n": "Bob"}}]"#)
      let named: String = try await store.value(
        "SELECT string_agg(array_to_string(users, '+'), ' ' ORDER BY id) FROM notifications WHERE users IS NOT NULL"
      )
      #expect(named.split(separator: " ").sorted() == ["ann", "bob", "bob"])
      for id in [alone, byToken] {
        #expect(try await store.count("queue WHERE notification = '\(id)'") == 0)
      }
      for id in [shared, others, everyone, later] {
        #expect(try await store.count("queue WHERE notification = '\(id)'") > 0)
      }
      // The records of their registration and deletion.
      #expect(try await walk(store, settling: 0) == 2)
    }
  }

  @Test("schedules lose the name; those without other recipients are cancelled")
  func schedules() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for user in ["ann", "bob"] {
        try await store.run(
          """
          INSERT INTO schedules (id, app, accepted_at, due_at, audience, payload, users, everyone, push_type,
            strings_revision, options, collapse_id, reference)
          VALUES (gen_random_uuid(), \(app), now() - interval '1 hour', now() + interval '1 day', 1, '{"aps": {}}',
            '{ann,\(user)}', false, 1, 0, '{"localize": 1, "topic": "t"}', 'for-ann', 'to-ann')
          """)
      }
      _ = try await store.store.erasures.begin(app: app, user: "ann")
      #expect(try await walk(store) == 2)
      #expect(
        try await store.count(
          """
          schedules WHERE state = 3 AND due_at IS NULL AND ended_at IS NOT NULL AND payload = '' AND users = '{}'
            AND collapse_id IS NULL AND reference IS NULL AND options::text NOT LIKE '%localize%'
          """) == 1)
      #expect(
        try await store.count("schedules WHERE state = 1 AND users = '{bob}' AND payload <> ''")
          == 1)
    }
  }

  @Test("remaining devices of a user with many are deleted in the first step")
  func crowd() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 2_500, user: "crowd")
      let begun = try await store.store.erasures.begin(app: app, user: "crowd")
      #expect(begun.devices == Erasures.devicesAtOnce)
      _ = try await walk(store)
      #expect(try await store.count("devices") == 0)
      #expect(try await store.store.erasures.erasure(begun.id, of: app)?.devices == 2_500)
    }
  }

  @Test("a user who returned after the erasure request is not affected by others' erasures")
  func together() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      _ = try await store.store.erasures.begin(app: app, user: "ann")
      try await store.run("UPDATE erasures SET asked_at = now() - interval '1 day'")
      try await store.register(app, token(1), user: "ann")
      let id = try await store.accept(app, .users("ann"))
      try await store.run("UPDATE notifications SET accepted_at = now() - interval '1 hour'")
      _ = try await store.store.erasures.begin(app: app, user: "bob")
      _ = try await walk(store, settling: 0)
      #expect(try await store.count("notifications WHERE users = '{ann}' AND id = '\(id)'") == 1)
      #expect(try await store.count("devices") == 1)
    }
  }

  @Test("an erasure by two leaders counts once, and a failed step is repeated")
  func twoLeaders() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "ann")
      _ = try await store.accept(app, .users("ann"))
      let begun = try await store.store.erasures.begin(app: app, user: "ann")
      let late = try await store.duties.nextErasures(settlingSeconds: 600)
      #expect(try await walk(store) == 1)
      // The former leader continues where it was.
      var round = try #require(late)
      while !round.isOver { _ = try await store.duties.erase(&round) }
      let passes: Int16 = try await store.value("SELECT passes FROM erasures")
      #expect(passes == 1)
      #expect(try await store.store.erasures.erasure(begun.id, of: app)?.doneAt == nil)
    }
  }

  @Test("webhook messages are erased if their notification precedes the request")
  func webhooks() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let theirs = "(SELECT * FROM webhook_messages WHERE app = \(app)) m"
      try await store.run(
        """
        INSERT INTO webhooks (id, app, url, kinds, sealed, sealed_with)
        VALUES ('\(UUID(milliseconds: 1))', \(app), 'https://example.com', '{4}', '', '');
        -- More than a step looks at, of another app.
        INSERT INTO webhook_messages (webhook, app, kind, subject)
        SELECT gen_random_uuid(), \(app.rawValue + 1), 1, '\\x\(token(1).hex)' FROM generate_series(1, 10000)
        """)
      try await store.register(app, token(1), user: "ann")
      let before = try await store.claimed(app, .tokens(token(1)))
      _ = try await store.store.erasures.begin(app: app, user: "ann")
      try await store.record(before, token(1), .unknownDevice)
      // The user has returned: a later notification, and events of the new device.
      try await store.run(
        """
        INSERT INTO webhook_messages (webhook, app, kind, subject, user_id, notification)
        SELECT webhook, app, v.kind, subject, 'ann', v.notification
        FROM \(theirs) CROSS JOIN (VALUES (4, '\(UUID(milliseconds: 9_000_000_000_000))'::uuid), (2, NULL)) AS v (kind, notification)
        """)
      #expect(try await store.count(theirs) == 3)
      _ = try await walk(store)
      #expect(try await store.count(theirs) == 3)
      _ = try await walk(store, settling: 0)
      #expect(try await store.count(theirs) == 2)
      #expect(try await store.count("webhook_messages") == 10_002)
      #expect(
        try await store.count("webhook_messages WHERE notification = '\(before.notification.id)'")
          == 0)
    }
  }
}
