// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@testable import Postgres

@Suite("COPY")
struct CopyTests {
  private static let rows = 100_000
  private static let intoTable = "COPY t FROM STDIN"

  /// The error of a producer that cannot continue.
  private struct Broken: Error {}

  /// Runs `body` with a connection and an empty table `t (v int8, text text)`.
  private static func run(
    _ body: @Sendable (isolated TestShard, TestDatabase, PostgresConnection) async throws -> Void
  ) async throws {
    try await TestDatabase.empty { shard, database in
      let connection = database.connect(on: shard, lane: .maintenance)
      try await connection.script(
        "CREATE TABLE t (v int8 PRIMARY KEY, text text CHECK (text <> ''))")
      try await body(shard, database, connection)
      await connection.close()
    }
  }

  private static func copy(
    _ database: TestDatabase, on shard: isolated TestShard
  ) -> PostgresCopy {
    PostgresCopy(
      loop: shard.loop, configuration: database.configuration, logger: TestDatabase.logger)
  }

  /// Number of rows to copy.
  private static func lines(_ numbers: Range<Int>) -> [UInt8] {
    Array(numbers.map { "\($0)\trow number \($0) é\n" }.joined().utf8)
  }

  /// Produces rows in pieces that do not end at row ends.
  private struct Source {
    private var bytes = lines(0..<rows)[...]
    private(set) var pieces = 0

    mutating func next(_ size: Int = 10_007) -> [UInt8]? {
      if bytes.isEmpty { return nil }
      defer { bytes = bytes.dropFirst(size) }
      pieces += 1
      return Array(bytes.prefix(size))
    }
  }

  private static func count(_ connection: PostgresConnection) async throws -> Int {
    try await connection.value("SELECT count(*) FROM t")
  }

  @Test("COPY stores a hundred thousand rows for any pieces")
  func pieces() async throws {
    try await Self.run { shard, database, connection in
      var source = Source()
      let stored = try await Self.copy(database, on: shard).copyIn(Self.intoTable) { source.next() }
      #expect(stored == Self.rows)
      #expect(try await Self.count(connection) == Self.rows)
      let differing = try await connection.value(
        "SELECT count(*) FROM t WHERE text IS DISTINCT FROM 'row number ' || v || ' é'",
        as: Int.self)
      #expect(differing == 0)
      let none = try await Self.copy(database, on: shard).copyIn(Self.intoTable) { nil }
      #expect(none == 0)
    }
  }

  @Test("COPY can use a temporary table in one transaction")
  func script() async throws {
    try await Self.run { shard, database, connection in
      try await connection.query("INSERT INTO t VALUES (5, 'old')")
      var pieces = [Self.lines(0..<10)]
      let touched = try await Self.copy(database, on: shard).copyIn(
        """
        CREATE TEMP TABLE news (LIKE t) ON COMMIT DROP;
        COPY news FROM STDIN;
        INSERT INTO t SELECT * FROM news ON CONFLICT (v) DO NOTHING
        """
      ) { pieces.popLast() }
      #expect(touched == 9)
      #expect(try await Self.count(connection) == 10)
    }
  }

  @Test("a failed producer stores no row, and its error is thrown")
  func brokenProducer() async throws {
    try await Self.run { shard, database, connection in
      var source = Source()
      await #expect(throws: Broken.self) {
        _ = shard
        _ = try await Self.copy(database, on: shard).copyIn(Self.intoTable) {
          if source.pieces == 200 { throw Broken() }
          return source.next()
        }
      }
      #expect(try await Self.count(connection) == 0)
      // PostgreSQL received a failure message; the connection was not just closed.
      try await connection.wait(
        until: "SELECT count(*) = 0 FROM pg_stat_activity WHERE query LIKE 'COPY%'")
    }
  }

  @Test(
    "a PostgreSQL error in the middle is thrown, and no row is stored",
    arguments: [
      ("5\tdouble\n", "23505"), ("x\ty\n", "22P02"), ("-1\t\n", "23514"), ("7\n", "22P04"),
    ])
  func refused(row: String, sqlState: String) async throws {
    try await Self.run { shard, database, connection in
      var pieces = [
        Self.lines(50_000..<Self.rows), Array(row.utf8), Self.lines(0..<50_000),
      ]
      let error = try await self.error {
        _ = shard
        _ = try await Self.copy(database, on: shard).copyIn(Self.intoTable) { pieces.popLast() }
      }
      #expect(error?.sqlState == sqlState)
      #expect(try await Self.count(connection) == 0)
    }
  }

  @Test(
    "a script without a COPY of this direction is refused",
    arguments: ["SELECT 1", "COPY t TO STDOUT", "SELEC", "", "COPY nothing FROM STDIN"])
  func misuse(sql: String) async throws {
    try await Self.run { shard, database, connection in
      let error = try await self.error {
        _ = shard
        _ = try await Self.copy(database, on: shard).copyIn(sql) { Self.lines(0..<1) }
      }
      #expect(error?.kind == .misuse || ["42601", "42P01"].contains(error?.sqlState))
      #expect(try await Self.count(connection) == 0)
    }
  }

  @Test("a lost connection is an error, and no row is stored")
  func lost() async throws {
    try await Self.run { shard, database, connection in
      var source = Source()
      let error = try await self.error {
        _ = shard
        _ = try await Self.copy(database, on: shard).copyIn(Self.intoTable) {
          if source.pieces == 100 {
            _ = try await connection.query(
              "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'COPY%'")
          }
          return source.next()
        }
      }
      #expect(error?.kind == .connectionLost)
      #expect(try await Self.count(connection) == 0)
    }
  }

  @Test("a producer waits for PostgreSQL until its task is cancelled")
  func backPressure() async throws {
    try await Self.run { shard, database, connection in
      let blocker = database.connect(on: shard, lane: .maintenance)
      let progress = Progress()
      // The first row waits for the lock of an uncommitted row with an equal key.
      let holding = begin(on: shard) {
        try await blocker.script(
          "BEGIN; INSERT INTO t VALUES (0, 'x'); SELECT pg_sleep(60); COMMIT")
      }
      try await connection.wait(
        until:
          "SELECT count(*) = 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()"
      )
      let copy = Self.copy(database, on: shard)
      let copying = Task {
        _ = shard  // Inherits the actor.
        var source = Source()
        _ = try await copy.copyIn(Self.intoTable) {
          progress.pieces += 1
          return source.next() ?? Self.lines(200_000 + progress.pieces..<200_001 + progress.pieces)
        }
      }
      var seen = -1
      while seen != progress.pieces || seen < 2 {
        seen = progress.pieces
        try await shard.loop.sleep(for: .milliseconds(200))
      }
      // The contents of the socket buffers, and one piece.
      #expect(seen < 1000)
      copying.cancel()
      let error = try await self.error {
        _ = shard
        try await copying.value
      }
      #expect(error?.kind == .cancelled)
      _ = try await connection.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()"
      )
      _ = await holding.result
      await blocker.close()
      #expect(try await Self.count(connection) == 0)
    }
  }

  @Test("without PostgreSQL a COPY fails in time without calling the producer")
  func nobody() async throws {
    try await TestShard.run { shard in
      var configuration = try PostgresConfiguration(connectionString: "host=/nowhere")
      configuration.waitLimit = .milliseconds(200)
      let copy = PostgresCopy(
        loop: shard.loop, configuration: configuration, logger: TestDatabase.logger)
      let error = try await self.error {
        _ = shard
        _ = try await copy.copyIn(Self.intoTable) {
          Issue.record("the producer was called")
          return nil
        }
      }
      #expect(error?.kind == .connectTimedOut)
      #expect(error?.explanation.contains("/nowhere") == true)
    }
  }

  @Test("a COPY can be used once")
  func once() async throws {
    try await Self.run { shard, database, _ in
      let copy = Self.copy(database, on: shard)
      let rows = try await copy.copyIn(Self.intoTable) { nil }
      #expect(rows == 0)
      let error = try await self.error {
        _ = shard
        _ = try await copy.copyIn(Self.intoTable) { nil }
      }
      #expect(error?.kind == .misuse)
    }
  }

  /// Progress of a producer on another task.
  private final class Progress {
    var pieces = 0
  }

  private func error(_ body: () async throws -> Void) async throws -> PostgresError? {
    do {
      try await body()
      return nil
    } catch let error as PostgresError { return error }
  }
}
