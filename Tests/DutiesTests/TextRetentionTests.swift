// SPDX-License-Identifier: Apache-2.0
import Duties
import Postgres
import Storage
import TestSupport
import Testing

@Suite("Retention of texts", .serialized)
struct TextRetentionTests {
  /// Returns the number of removed texts of a round.
  private func round(_ duty: TextRetention, _ store: TestStore) async throws -> Int {
    var removed = 0
    while true {
      let step = try await duty.step(store.duties)
      removed += step.items
      if !step.hasMore { return removed }
    }
  }

  @Test("a round reads each day completely, and days with unfinished work again later")
  func rounds() async throws {
    try await TestDatabase.store { _, _, store in
      for day in 0...3 {
        try await store.run(
          """
          INSERT INTO notifications (id, day, app, accepted_at, payload, everyone, push_type,
            strings_revision, options)
          SELECT gen_random_uuid(), (now() AT TIME ZONE 'UTC')::date - \(day), 1, now(), '{}', true, 1, 0, '{}'
          FROM generate_series(1, 2500)
          """)
      }
      try await store.run(
        """
        INSERT INTO runs (app, notification, day)
        SELECT app, id, day FROM notifications WHERE day = (now() AT TIME ZONE 'UTC')::date - 2 LIMIT 1;
        INSERT INTO queue (app, run, notification, day, environment, kind, class, bucket_from, bucket_to, deadline)
        SELECT app, id, notification, day, 1, 2, 2, 0, 1, now() FROM runs
        """)
      let idle = TextRetention(interval: .seconds(1), days: 30, keptDays: 30)
      #expect(try await round(idle, store) == 0)
      let duty = TextRetention(interval: .seconds(1), days: 1, keptDays: 30)
      #expect(try await round(duty, store) == 4_999)
      #expect(try await round(duty, store) == 0)
      try await store.run("DELETE FROM queue")
      #expect(try await round(duty, store) == 1)
      let speaking: Int = try await store.value(
        "SELECT count(*) FROM notifications WHERE payload <> ''")
      #expect(speaking == 5_000, "the texts of today and yesterday")
    }
  }
}
