// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Days that retention keeps because their notifications have unfinished work.
@Suite(.serialized) struct UnfinishedDayTests {
  /// Runs of six old days, a thousand each: the first of a day has a lower number than the last of
  /// the day before, as with different clocks of two nodes at midnight.
  private func furnish(_ store: TestStore) async throws {
    try await store.run(
      """
      DO $$ DECLARE d date; BEGIN
        FOREACH d IN ARRAY ARRAY(SELECT date '2026-01-01' + g FROM generate_series(1, 6) g) || current_date LOOP
          EXECUTE format('CREATE TABLE %I PARTITION OF runs FOR VALUES FROM (%L) TO (%L)',
            'runs_' || to_char(d, 'YYYYMMDD'), d, d + 1);
        END LOOP;
      END $$;
      INSERT INTO runs (id, app, notification, day)
      SELECT day * 1000 + g - CASE WHEN g = 1 THEN 5 ELSE 0 END, 1, gen_random_uuid(), date '2026-01-01' + day
      FROM generate_series(1, 6) day, generate_series(1, 1000) g;
      SELECT setval('run_ids', 10000);
      INSERT INTO run_controls (run, app, day, control) SELECT id, app, day, 3 FROM runs WHERE id % 1000 = 7
      """)
  }

  private func days(_ store: TestStore, _ table: String = "runs") async throws -> [Int64] {
    while try await store.duties.removeOldDays(keeping: 1) > 0 {}
    return try await store.value(
      """
      SELECT coalesce(array_agg(day ORDER BY day), '{}') FROM (
        SELECT DISTINCT (day - date '2026-01-01')::int8 AS day FROM \(unsafeSQL: table)) x
      """)
  }

  private func queue(_ run: Int, original: Int? = nil, day: Int) -> String {
    """
    INSERT INTO queue (app, run, original, notification, day, environment, kind, class, deadline)
    VALUES (1, \(run), \(original.map(String.init) ?? "NULL"), gen_random_uuid(), date '2026-01-01' + \(day), 1, 1, 1, now())
    """
  }

  @Test("unfinished runs, resends and later passes keep exactly their days")
  func kept() async throws {
    try await TestDatabase.store { _, _, store in
      try await furnish(store)
      // Of the first run of day 2, whose number is among those of day 1.
      try await store.run(queue(1_996, day: 2))
      // Of a resend that started long after its day.
      try await store.run(queue(9_000, original: 4_500, day: 4))
      let part = NotificationID.first(of: 20_454 + 5)
      try await store.run(
        """
        INSERT INTO schedules (id, app, accepted_at, state, due_at, begun, audience, payload, everyone, push_type,
          strings_revision, options)
        VALUES ('\(part)', 1, now(), 1, now(), true, 0, '', true, 1, 0, '{}')
        """)
      #expect(try await days(store) == [2, 4, 5])
      #expect(try await days(store, "run_controls") == [2, 4, 5])
      try await store.run("DELETE FROM queue; DELETE FROM schedules")
      #expect(try await days(store) == [])
      #expect(try await store.count("run_controls") == 0)
    }
  }

  @Test("a step's cost does not grow with the queue and the kept days")
  func cost() async throws {
    try await TestDatabase.store { _, _, store in
      try await furnish(store)
      try await store.run(queue(1_500, day: 1))
      try await store.run(queue(6_500, day: 6))
      _ = try await days(store)
      let small = try await buffers(store)
      try await store.run(
        """
        INSERT INTO runs (app, notification, day) SELECT 1, gen_random_uuid(), current_date FROM generate_series(1, 20000);
        INSERT INTO queue (app, run, notification, day, environment, kind, class, deadline)
        SELECT app, id, notification, day, 1, 1, 1, now() FROM runs WHERE day = current_date;
        ANALYZE
        """)
      let large = try await buffers(store)
      #expect(large < small + 100, "\(small) at first")
    }
  }

  /// Returns the buffers of tables and indexes that a step reads.
  private func buffers(_ store: TestStore) async throws -> Int {
    let fetched: PostgresQuery = """
      SELECT sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0))::int8
      FROM pg_statio_all_tables WHERE relname ~ '^(queue|runs|notifications|deliveries|schedules)'
      """
    func now() async throws -> Int {
      _ = try await store.client.write.query("SELECT pg_stat_force_next_flush()::text")
      return try await store.value(fetched)
    }
    // The first call creates the plans.
    #expect(try await store.duties.removeOldDays(keeping: 1) == 0)
    let before = try await now()
    #expect(try await store.duties.removeOldDays(keeping: 1) == 0)
    return try await now() - before
  }
}
