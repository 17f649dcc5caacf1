// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

@Suite(.serialized) struct RetentionTests {
  /// Days with partitions, counted back from today: 450 has unfinished work, 460 and 401 are in the
  /// default partition.
  private static let days = [0, 399, 400, 401, 450, 500]
  private static let kept = 400

  /// Notifications, deliveries, runs and counts of each day, several batches of them.
  private func furnish(_ store: TestStore) async throws {
    for day in Self.days where day != 401 {
      for table in ["notifications", "deliveries", "runs", "run_counts"] {
        try await store.run(
          """
          DO $$ DECLARE d date := (now() AT TIME ZONE 'UTC')::date - \(day); BEGIN
            EXECUTE format('CREATE TABLE %I PARTITION OF \(table) FOR VALUES FROM (%L) TO (%L)',
              '\(table)_' || to_char(d, 'YYYYMMDD'), d, d + 1);
          END $$
          """)
      }
    }
    // The oldest first, in the order of arrival.
    for day in Self.days.reversed() {
      try await store.run(
        """
        INSERT INTO notifications (id, day, app, accepted_at, payload, everyone, push_type,
          strings_revision, options)
        SELECT gen_random_uuid(), (now() AT TIME ZONE 'UTC')::date - \(day), 1, now(), '', true, 1, 0, '{}'
        FROM generate_series(1, 6000);
        INSERT INTO runs (app, notification, day)
        SELECT app, id, day FROM notifications WHERE day = (now() AT TIME ZONE 'UTC')::date - \(day);
        INSERT INTO deliveries (app, run, token, day, outcome, attempts)
        SELECT app, id, '\\x01', day, 2, 1 FROM runs
        WHERE day = (now() AT TIME ZONE 'UTC')::date - \(day);
        INSERT INTO run_counts (run, day, writer, kind, outcome, language, count)
        SELECT id, day, 1, 3, 2, 'en', 1 FROM runs WHERE day = (now() AT TIME ZONE 'UTC')::date - \(day)
        """)
    }
    try await store.run(
      """
      INSERT INTO queue (app, run, notification, day, environment, kind, class, bucket_from, bucket_to, deadline)
      SELECT app, id, notification, day, 1, 2, 2, 0, 1, now() FROM runs
      WHERE day = (now() AT TIME ZONE 'UTC')::date - 450 LIMIT 1
      """)
  }

  @Test("expired days are removed as a whole, except days with unfinished work")
  func days() async throws {
    try await TestDatabase.store { _, _, store in
      try await furnish(store)
      // A partition that was detached before a crash and never dropped.
      try await store.run("CREATE TABLE deliveries_20010203 (LIKE deliveries)")
      var steps = 0
      while try await store.duties.removeOldDays(keeping: Self.kept) > 0 { steps += 1 }
      #expect(steps > 4)
      for table in ["notifications", "deliveries", "runs"] {
        let left: [Int64] = try await store.value(
          """
          SELECT array_agg(age::int8 ORDER BY age) FROM (
            SELECT DISTINCT (now() AT TIME ZONE 'UTC')::date - day AS age FROM \(unsafeSQL: table)) x
          """)
        #expect(left == [0, 399, 400, 450], "\(table)")
        #expect(try await store.count(table) == 4 * 6_000)
      }
      #expect(try await store.count("run_counts") == 4 * 6_000)
      let tables: Int = try await store.value(
        "SELECT count(*) FROM pg_class WHERE relkind = 'r' AND relname ~ '^(notif|deliv|run).*_[0-9]{8}$'"
      )
      #expect(tables == 4 * 4)
      // The work ends, and so does the day.
      try await store.run("DELETE FROM queue")
      while try await store.duties.removeOldDays(keeping: Self.kept) > 0 {}
      #expect(try await store.count("runs") == 3 * 6_000)
      #expect(try await store.count("deliveries") == 3 * 6_000)
    }
  }

  @Test("a table with a long reader keeps its days meanwhile, other tables do not")
  func besideReader() async throws {
    try await TestDatabase.store { shard, database, store in
      try await furnish(store)
      let reader = try await database.rival(
        on: shard, "LOCK TABLE ONLY deliveries IN ACCESS SHARE MODE",
        until: "EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 2 AND granted)"
      )
      while try await !store.duties.isHeldForLong("deliveries") {}
      try await store.run(
        """
        INSERT INTO schedules (id, app, accepted_at, state, ended_at, audience, payload, everyone, push_type,
          strings_revision, options)
        VALUES (gen_random_uuid(), 1, now(), 4, now() - interval '500 days', 0, '', true, 1, 0, '{}')
        """)
      do {
        while try await store.duties.removeOldDays(keeping: Self.kept) > 0 {}
        Issue.record("a day was removed during a read")
      } catch StorageError.unavailable(let why) { #expect(why.contains("long read")) }
      let all = Self.days.count * 6_000
      #expect(try await store.count("deliveries") == all)
      #expect(try await store.count("notifications") == 4 * 6_000)
      #expect(try await store.count("runs") == all, "runs lead to the work")
      #expect(try await store.count("schedules") == 0)
      _ = try await store.client.read.query("SELECT pg_advisory_lock(2)::text")
      try await reader.committed()
      while try await store.duties.removeOldDays(keeping: Self.kept) > 0 {}
      #expect(try await store.count("deliveries") == 4 * 6_000)
    }
  }

  @Test("texts of ended work are removed; unfinished and scheduled work keeps them")
  func texts() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "ann")
      var personal = sample(app, .named(tokens: [token(1)], users: ["ann"]))
      personal.message.recipients = .list(
        Array(#"[{"user": "ann", "args": {"x": "secret"}}]"#.utf8))
      personal.message.localize = Array(#"{"x": {"en": "secret"}}"#.utf8)
      _ = try await store.acceptance(of: personal)
      let work = try #require(try await store.claim(singles: 9, broadcasts: 0).first)
      try await store.record(work, token(1), .rejected)
      // Active work, which must not change.
      #expect(try await remove(store) == [0, 1])
      #expect(try await store.queue.complete(work.claim))
      let waiting = try await store.accept(app, .tokens(token(2)))
      let due = try await store.accept(app, .tokens(token(3)))
      try await store.run(
        """
        DELETE FROM queue WHERE notification = '\(due)';
        INSERT INTO schedules (id, app, accepted_at, due_at, begun, audience, payload, everyone, push_type,
          strings_revision, options)
        SELECT id, app, accepted_at, now(), true, 0, payload, everyone, push_type, strings_revision, options
        FROM notifications WHERE id = '\(due)'
        """)
      // Another session reads the whole table.
      let reader = try await database.rival(
        on: shard, "LOCK TABLE notifications IN ACCESS SHARE MODE",
        until: "EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 2 AND granted)"
      )
      #expect(try await remove(store) == [1, 2])
      #expect(try await remove(store) == [0, 2])
      _ = try await store.client.read.query("SELECT pg_advisory_lock(2)::text")
      try await reader.committed()
      let secrets: Int = try await store.value(
        """
        SELECT count(*) FROM notifications n
        WHERE n::text LIKE '%' || encode('secret', 'hex') || '%' OR n::text LIKE '%secret%'
        """)
      #expect(secrets == 0)
      let found = try await store.notifications.notification(app: app, id: personal.id)
      let silent = try #require(found)
      #expect(
        silent.message.isRemoved && silent.audience.tokens == [] && silent.audience.users == [])
      #expect(silent.pushType == personal.pushType)
      #expect(try await store.runs.counts(personal.id).outcomes == [.rejected: 1])
      for kept in [waiting, due] {
        let found = try await store.notifications.notification(app: app, id: kept)
        #expect(found?.message.isRemoved == false)
      }
      // Read before its texts were removed, it is still not resent.
      let result = try await store.store.resends.resend(
        personal, Resend.outcomes, deadline: noon.adding(seconds: 86_400), usesStrings: false)
      #expect(result == .removed)
      #expect(try await store.count("runs") == 3)
    }
  }

  @Test("the removal waits briefly for a run that is being started")
  func besideResending() async throws {
    try await TestDatabase.store { shard, database, store in
      let id = try await store.accept(try await store.app(), .tokens(token(1)))
      try await store.run("DELETE FROM queue")
      let rival = try await database.rival(
        on: shard, "SELECT pg_advisory_xact_lock_shared(\(DutyStore.textLock))",
        until: "EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 2 AND granted)"
      )
      await #expect(throws: StorageError.self) {
        _ = shard
        _ = try await remove(store)
      }
      _ = try await store.client.read.query("SELECT pg_advisory_lock(2)::text")
      try await rival.committed()
      #expect(try await remove(store) == [1, 0], "\(id)")
    }
  }

  /// Number of removed texts, and of unfinished notifications that keep theirs.
  private func remove(_ store: TestStore) async throws -> [Int] {
    var sum = [0, 0]
    for day in try await store.duties.daysOfOldTexts(keeping: -100_000) {
      var last: OldTextPlace?
      repeat {
        let step = try await store.duties.removeTexts(of: day, after: last)
        sum = [sum[0] + step.removed, sum[1] + step.left]
        last = step.last
      } while last != nil
    }
    return sum
  }

  @Test("an unused language list is removed after a week unless requested again")
  func lists() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      try await store.register(app, token(1), languages: ["fr"])
      try await store.register(other, token(2), languages: ["de"])
      try await store.register(app, token(3), languages: [])
      try await store.run(
        "INSERT INTO language_lists (tags) SELECT 'x-' || g FROM generate_series(1, 1200) g")
      #expect(try await sweep(store) == 0)
      #expect(try await sweep(store) == 0, "not after a day")
      let week = "interval '\(DutyStore.unusedListDays) days 1 minute'"
      try await store.run("UPDATE language_lists SET unused_since = unused_since - \(week)")
      let marked: Int = try await store.value(
        "SELECT count(*) FROM language_lists WHERE unused_since IS NOT NULL")
      #expect(marked == 1_200)
      // One is requested again, one has a device whose node cached the number.
      let another = try database.open(on: shard)
      try await another.register(app, token(4), languages: ["x-7"])
      try await store.run(
        """
        UPDATE devices SET language_list = (SELECT id FROM language_lists WHERE tags = 'x-8')
        WHERE token = '\\x00000003'
        """)
      #expect(try await sweep(store) == 1_198)
      #expect(try await sweep(store) == 0)
      #expect(try await store.count("language_lists") == 5)
      let unused: Int = try await store.value(
        "SELECT count(*) FROM language_lists WHERE unused_since IS NOT NULL")
      #expect(unused == 0)
      // A removed list is created again.
      try await another.register(app, token(5), languages: ["x-9"])
      #expect(try await another.devices.device(app: app, token: token(5))?.languages == ["x-9"])
      await another.close()
    }
  }

  @Test("a search for unused lists scans no devices, however common a list is")
  func commonList() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), languages: ["fr"])
      try await store.run(
        """
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, registered_at)
        SELECT app, int8send(g), g, language_list, 2, 1, now() FROM devices, generate_series(1, 20000) g;
        INSERT INTO language_lists (tags) SELECT 'x-' || g FROM generate_series(1, 400) g;
        ANALYZE;
        SELECT pg_stat_force_next_flush()
        """)
      let fetched: PostgresQuery = """
        SELECT heap_blks_read + heap_blks_hit FROM pg_statio_all_tables WHERE relname = 'devices'
        """
      let before: Int64 = try await store.value(fetched)
      #expect(try await sweep(store) == 0)
      _ = try await store.duties.connection.query("SELECT pg_stat_force_next_flush()::text")
      let after: Int64 = try await store.value(fetched)
      // The table has some 300 pages.
      #expect(after - before < 1_000)
    }
  }

  /// Runs a round over all lists. Returns the number of removed lists.
  private func sweep(_ store: TestStore) async throws -> Int {
    var removed = 0
    var last: Int32? = 0
    while let number = last {
      let step = try await store.duties.removeUnusedLists(after: number)
      removed += step.removed
      last = step.last
    }
    return removed
  }
}
