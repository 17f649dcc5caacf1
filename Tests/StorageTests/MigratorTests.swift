// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Migrations
import Postgres
import Synchronization
import TestSupport
import Testing

@testable import Storage

@Suite(.serialized) struct MigratorTests {
  private func failure(_ body: () async throws -> Void) async throws -> MigrationError? {
    do {
      try await body()
      return nil
    } catch let error as MigrationError { return error }
  }

  @Test("a new database gets every file in order, and a second migration none")
  func fresh() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard, lane: .maintenance)
      let migrator = Migrator(connection: connection, loop: shard.loop)
      var names: [String] = []
      #expect(try await migrator.migrate { names.append($0) } == Migration.all.count)
      #expect(names == Migration.all.map(\.name) + ["schema \(Migrator.latest)"])
      try await migrator.check()
      #expect(try await migrator.migrate { _ in } == 0)
      try await migrator.check()
      await connection.close()
    }
  }

  @Test("a database without the schema is outdated")
  func behind() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard, lane: .maintenance)
      let migrator = Migrator(connection: connection, loop: shard.loop)
      let error = try await failure { try await migrator.check() }
      guard case .behind(number: 0) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      await connection.close()
    }
  }

  @Test("a changed applied file is refused by serve and by migrate")
  func changed() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard, lane: .maintenance)
      let migrator = Migrator(connection: connection, loop: shard.loop)
      _ = try await migrator.migrate { _ in }
      try await connection.script(
        "UPDATE schema_migrations SET checksum = '\\x00' WHERE number = 1")
      for error in [
        try await failure { try await migrator.check() },
        try await failure { _ = try await migrator.migrate { _ in } },
      ] {
        guard case .changed(name: "0001_initial") = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
      }
      await connection.close()
    }
  }

  @Test("a release runs on its own schema and the next, and refuses later ones")
  func newer() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard, lane: .maintenance)
      let migrator = Migrator(connection: connection, loop: shard.loop)
      _ = try await migrator.migrate { _ in }
      let latest = Migrator.latest
      for ahead in 1...2 {
        let sql = Array("CREATE TABLE later_\(ahead) ()".utf8)
        try await migrator.apply(Migration(number: latest + ahead, name: "later", sql: sql))
        let schema = try await DatabaseCondition.read(on: connection).schema
        #expect(schema == latest + ahead)
        #expect(Migrator.runs(on: schema) == (ahead == 1))
        let error = try await failure { try await migrator.check() }
        if ahead == 1 {
          #expect(error == nil)
        } else if case .newer(number: latest + 2) = error {
          #expect("\(error!)".contains("use a newer release"))
        } else {
          Issue.record("\(String(describing: error))")
        }
      }
      #expect(!Migrator.runs(on: latest - 1))
      #expect(try await migrator.migrate { _ in } == 0, "a later file is kept")
      await connection.close()
    }
  }

  @Test("of two concurrent migrators one works, the other waits and finds it done")
  func twoAtOnce() async throws {
    try await TestDatabase.empty { shard, database in
      let counts = try await atOnce(2, on: shard) { _ in try await database.migrate(on: shard) }
      #expect(counts.sorted() == [0, Migration.all.count])
    }
  }

  @Test("a failed file leaves no changes, and the lock is free again")
  func failing() async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard, lane: .maintenance)
      let migrator = Migrator(connection: connection, loop: shard.loop)
      try await connection.script("CREATE TABLE devices (stranger integer)")
      let error = try await failure { _ = try await migrator.migrate { _ in } }
      guard case .failed(name: "0001_initial", _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      let made = try await connection.query("SELECT to_regclass('apps') IS NOT NULL")
      #expect(try #require(made.first).decode(0) == false)
      try await connection.script("DROP TABLE devices")
      #expect(try await database.migrate(on: shard) == Migration.all.count)
      await connection.close()
    }
  }

  @Test("beside a dump a file is retried without blocking others, naming the lock holder")
  func besideDump() async throws {
    try await TestDatabase.migrated { shard, database in
      let connection = database.connect(on: shard, lane: .maintenance)
      let reader = database.connect(on: shard, lane: .read)
      try await connection.script("CREATE TABLE besides (number integer)")
      // The dump ends after twenty successful statements of other sessions.
      let dump = try await database.rival(
        on: shard, "SELECT FROM apps LIMIT 0", until: "(SELECT count(*) FROM besides) >= 20")
      var patience = LockPatience()
      (patience.tryMilliseconds, patience.pause) = (50, .milliseconds(20))
      let migrator = Migrator(connection: connection, loop: shard.loop, patience: patience)
      let log = Mutex<[String]>([])
      let work = begin(on: shard) {
        try await migrator.apply(
          Migration(
            number: Migrator.latest + 1, name: "later",
            sql: Array(
              "CREATE TABLE made (a integer);\nALTER TABLE apps ADD COLUMN later integer".utf8))
        ) { said in log.withLock { $0.append(said) } }
        return true
      }
      while log.withLock({ $0.isEmpty }) { try await shard.loop.sleep(for: .milliseconds(1)) }
      for number in 0..<20 {
        _ = try await reader.query("SELECT id FROM apps")
        _ = try await reader.query("INSERT INTO besides VALUES (\(Int32(number)))")
      }
      try await dump.committed()
      #expect(try await work.value)
      let said = log.withLock { $0 }
      #expect(said[0].hasPrefix("later waits for a lock: process "))
      #expect(said[0].hasSuffix(" has apps"))
      #expect(try await reader.value("SELECT count(*) FROM besides") == 20)
      #expect(try await reader.value("SELECT count(later) FROM apps") == 0)
      await reader.close()
      await connection.close()
    }
  }

  @Test("after the maximum wait the blocking session is named, and the file is undone")
  func outOfPatience() async throws {
    try await TestDatabase.migrated { shard, database in
      let connection = database.connect(on: shard, lane: .maintenance)
      try await connection.script("CREATE TABLE besides (number integer)")
      let dump = try await database.rival(
        on: shard, "SELECT FROM apps LIMIT 0", until: "EXISTS (SELECT FROM besides)")
      var patience = LockPatience()
      (patience.tryMilliseconds, patience.pause, patience.total) = (20, .zero, .zero)
      let migrator = Migrator(connection: connection, loop: shard.loop, patience: patience)
      for sql in [
        "CREATE TABLE made (a integer);\nALTER TABLE apps ADD COLUMN later integer",
        "-- pushgate: no transaction\nALTER TABLE apps ADD COLUMN later integer;",
      ] {
        let error = try await failure {
          try await migrator.apply(
            Migration(number: Migrator.latest + 1, name: "later", sql: Array(sql.utf8)))
        }
        guard case .locked(name: "later", seconds: 0, let holders) = error else {
          Issue.record("\(String(describing: error))")
          continue
        }
        #expect(holders.first?.tables == ["apps"])
        #expect("\(try #require(error))".contains("--wait"))
      }
      #expect(try await connection.value("SELECT to_regclass('made') IS NULL"))
      try await connection.script("INSERT INTO besides VALUES (1)")
      try await dump.committed()
      await connection.close()
    }
  }

  @Test("an index built beside running work waits for it without blocking others")
  func indexBeside() async throws {
    try await TestDatabase.migrated { shard, database in
      let connection = database.connect(on: shard, lane: .maintenance)
      try await connection.script("CREATE TABLE besides (number integer)")
      let dump = try await database.rival(
        on: shard, "LOCK TABLE apps IN ROW EXCLUSIVE MODE",
        until: "EXISTS (SELECT FROM besides)")
      let migrator = Migrator(connection: connection, loop: shard.loop)
      let work = begin(on: shard) {
        try await migrator.apply(
          Migration(
            number: Migrator.latest + 1, name: "later",
            sql: Array(
              "-- pushgate: no transaction\nCREATE INDEX CONCURRENTLY later ON apps (created_at);"
                .utf8)
          ))
        return true
      }
      let reader = database.connect(on: shard, lane: .read)
      let waits: PostgresQuery = """
        SELECT EXISTS (SELECT FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX%' AND wait_event_type = 'Lock')
        """
      while try await reader.value(waits, as: Bool.self) == false {}
      _ = try await reader.query("UPDATE apps SET source_language = source_language")
      _ = try await reader.query("INSERT INTO besides VALUES (1)")
      try await dump.committed()
      #expect(try await work.value)
      let timeout: String = try await connection.value("SELECT current_setting('lock_timeout')")
      #expect(timeout == "0")
      await reader.close()
      await connection.close()
    }
  }

  @Test("a file without transaction is split at semicolons that end a line")
  func statements() {
    let sql = """
      -- pushgate: no transaction
      CREATE INDEX CONCURRENTLY a ON t (x)
        WHERE y = ';x';

      -- a comment;
      CREATE INDEX CONCURRENTLY b ON t (y);
      SELECT 1
      """
    #expect(
      Migrator.statements(of: sql) == [
        "CREATE INDEX CONCURRENTLY a ON t (x)\n  WHERE y = ';x';",
        "CREATE INDEX CONCURRENTLY b ON t (y);", "SELECT 1",
      ])
  }
}
