// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Creation of partitions beside sessions that use the tables.
@Suite(.serialized) struct PartitionTests {
  private static let tables = DayTable.allCases.map(\.rawValue)
  /// Days of two weeks from today, of all tables, and yesterday of idempotency keys.
  private static let all = tables.count * (DutyStore.partitionDaysAhead + 1) + 1
  /// Today and tomorrow, and yesterday of idempotency keys.
  private static let near = tables.count * 2 + 1

  /// Removes partitions of days ahead that satisfy a comparison.
  private static func dropping(daysAhead: String) -> String {
    """
        DO $$ DECLARE leaf text; BEGIN
          FOR leaf IN SELECT relname FROM pg_class WHERE relispartition AND relkind = 'r'
            AND relname ~ '_[0-9]{8}$'
            AND to_date(right(relname, 8), 'YYYYMMDD') - (now() AT TIME ZONE 'UTC')::date \(daysAhead)
          LOOP EXECUTE 'DROP TABLE ' || leaf; END LOOP;
        END $$
    """
  }
  /// Runs until the test ends it.
  private static let untilTold =
    "EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 2 AND granted)"

  private func reader(
    _ database: TestDatabase, _ shard: isolated TestShard, _ tables: String
  ) async throws -> Rival {
    try await database.rival(
      on: shard, "LOCK TABLE \(tables) IN ACCESS SHARE MODE", until: Self.untilTold)
  }

  /// Ends the reader.
  private func end(_ reader: Rival, _ store: TestStore) async throws {
    let lock = "SELECT pg_advisory_lock(2)::text"
    _ = try await store.client.read.query(PostgresQuery(unsafeSQL: lock))
    try await reader.committed()
  }

  @Test("a later day's partition is created beside a long reader of the table")
  func besideReader() async throws {
    try await TestDatabase.store { shard, database, store in
      _ = try await store.duties.makePartitions()
      try await store.run(Self.dropping(daysAhead: "> 1"))
      let reader = try await reader(database, shard, "ONLY notifications, ONLY deliveries")
      #expect(try await store.duties.makePartitions() == Self.all - Self.near)
      try await end(reader, store)
      #expect(try await store.duties.makePartitions() == 0)
    }
  }

  @Test("today's and tomorrow's partitions wait until no session has the table open")
  func nearDays() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let reader = try await reader(database, shard, "ONLY notifications")
      while try await !store.duties.isHeldForLong("notifications") {}
      do {
        _ = try await store.duties.makePartitions()
        Issue.record("today's partition was created while the table was open")
      } catch StorageError.unavailable(let why) { #expect(why.contains("notifications")) }
      // Rows that arrive meanwhile are found, and stay in their partition.
      let now: PostgresTimestamp = try await store.value("SELECT now()")
      var today = sample(app, .users("u"))
      today.id = NotificationID(milliseconds: now.microseconds / 1_000)
      _ = try await store.acceptance(of: today)
      #expect(try await store.count("notifications_default") == 1)
      try await end(reader, store)
      #expect(try await store.duties.makePartitions() == 1)
      #expect(try await store.notifications.notification(app: app, id: today.id) != nil)
    }
  }

  @Test("creation does not wait for a dump, so that no session queues behind it")
  func besideDump() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let dump = try await reader(database, shard, Self.tables.joined(separator: ", "))
      for table in Self.tables {
        while try await !store.duties.isHeldForLong("\(table)_default") {}
      }
      for _ in 0..<3 {
        // Refused by a check: a wait would have ended as an unavailable lock.
        do {
          _ = try await store.duties.makePartitions()
          Issue.record("partitions were created during a dump")
        } catch StorageError.unavailable(let why) { #expect(why.contains("long read")) }
        _ = try await store.accept(app, .users("u"))
      }
      try await end(dump, store)
      #expect(try await store.duties.makePartitions() == Self.all)
    }
  }

  @Test("a held table does not prevent other tables' partitions")
  func besideHeldTable() async throws {
    try await TestDatabase.store { shard, database, store in
      let reader = try await reader(database, shard, "deliveries")
      while try await !store.duties.isHeldForLong("deliveries_default") {}
      do {
        _ = try await store.duties.makePartitions()
        Issue.record("all partitions were created")
      } catch StorageError.unavailable(let why) { #expect(why.contains("deliveries")) }
      try await end(reader, store)
      #expect(try await store.duties.makePartitions() == DutyStore.partitionDaysAhead + 1)
    }
  }

  @Test("a brief lock postpones only the partition that met it")
  func besideMoment() async throws {
    try await TestDatabase.store { _, _, store in
      // PostgreSQL's error for a lock that was not available in time.
      try await store.run(
        """
        CREATE FUNCTION busy() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
          IF EXISTS (SELECT FROM pg_event_trigger_ddl_commands()
            WHERE object_identity LIKE '%.deliveries_2%') THEN
            RAISE 'busy' USING ERRCODE = 'lock_not_available';
          END IF;
        END $$;
        CREATE EVENT TRIGGER busy ON ddl_command_end WHEN TAG IN ('CREATE TABLE')
          EXECUTE FUNCTION busy()
        """)
      do {
        _ = try await store.duties.makePartitions()
        Issue.record("all partitions were created")
      } catch StorageError.unavailable(let why) { #expect(why.contains("deliveries")) }
      try await store.run("DROP EVENT TRIGGER busy")
      #expect(try await store.duties.makePartitions() == DutyStore.partitionDaysAhead + 1)
    }
  }

  @Test("a row that waits for its day's partition is accepted")
  func whileAttaching() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let notification = sample(app, .users("u"))
      let maker = try await database.rival(
        on: shard,
        """
        CREATE TABLE today PARTITION OF notifications
        FOR VALUES FROM (date '1970-01-01' + \(notification.id.day)) TO (date '1970-01-01' + \(notification.id.day) + 1)
        """)
      _ = try await store.acceptance(of: notification)
      try await maker.committed()
      #expect(try await store.count("today") == 1)
    }
  }

  @Test("a partition has its table's columns, checks and indexes")
  func shape() async throws {
    try await TestDatabase.store { _, _, store in
      _ = try await store.duties.makePartitions()
      for table in ["notifications", "deliveries"] {
        // PostgreSQL's own partition of a day long ago.
        try await store.run(
          "CREATE TABLE \(table)_model PARTITION OF \(table) FOR VALUES FROM ('2001-01-01') TO ('2001-01-02')"
        )
        let made: String = try await store.value(Self.shape(of: table, "'_[0-9]{8}$'"))
        let model: String = try await store.value(Self.shape(of: table, "'_model$'"))
        #expect(made == model)
      }
    }
  }

  /// Returns the properties of the first partition whose name has this ending.
  private static func shape(of table: String, _ ending: String) -> PostgresQuery {
    PostgresQuery(
      unsafeSQL: """
        WITH leaf AS (
          SELECT oid, relname FROM pg_class
          WHERE relispartition AND relkind = 'r' AND relname ~ ('^\(table)' || \(ending))
          ORDER BY relname LIMIT 1
        )
        SELECT concat_ws('; ',
          (SELECT string_agg(concat_ws(' ', a.attname, a.atttypid::regtype, a.attnotnull,
              pg_get_expr(d.adbin, d.adrelid)), ', ' ORDER BY a.attname)
            FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
            WHERE a.attrelid = leaf.oid AND a.attnum > 0 AND NOT a.attisdropped),
          (SELECT string_agg(pg_get_constraintdef(c.oid), ', ' ORDER BY pg_get_constraintdef(c.oid))
            FROM pg_constraint c WHERE c.conrelid = leaf.oid AND c.contype = 'c'),
          (SELECT string_agg(replace(regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX \\S+ ON', 'ON'),
              leaf.relname, 'leaf') || ' ' || (x.inhparent IS NOT NULL), ', '
              ORDER BY pg_get_indexdef(i.indexrelid))
            FROM pg_index i LEFT JOIN pg_inherits x ON x.inhrelid = i.indexrelid
            WHERE i.indrelid = leaf.oid)) FROM leaf
        """)
  }
}
