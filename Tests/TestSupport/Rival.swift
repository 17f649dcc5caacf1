// SPDX-License-Identifier: Apache-2.0
import AsyncIO
package import Postgres
import Testing

/// Another session's transaction that has run its statements and has not committed, for tests of
/// concurrent changes of one row. It runs on the test's shard.
package final class Rival {
  /// True while another session waits for a lock that the rival holds.
  package static let isWaitedFor = """
    EXISTS (SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid)))
    """

  private let connection: PostgresConnection
  private let transaction: Task<Void, any Error>

  fileprivate init(_ connection: PostgresConnection, _ transaction: Task<Void, any Error>) {
    self.connection = connection
    self.transaction = transaction
  }

  /// Waits until the rival has committed.
  package func committed() async throws {
    try await transaction.value
    await connection.close()
  }
}

extension TestDatabase {
  /// Starts a rival that runs `sql` and stays open until the SQL expression `condition` is true,
  /// for ten seconds at most.
  package func rival(
    on shard: isolated TestShard, _ sql: String, until condition: String = Rival.isWaitedFor
  ) async throws -> Rival {
    let connection = connect(on: shard, lane: .maintenance)
    // The advisory lock shows that the transaction has run `sql`.
    let transaction = begin(on: shard) {
      try await connection.script(
        """
        BEGIN; \(sql);
        SELECT pg_advisory_xact_lock(1);
        DO $$ BEGIN
          FOR i IN 1..2000 LOOP
            EXIT WHEN \(condition);
            PERFORM pg_sleep(0.005);
          END LOOP;
        END $$;
        COMMIT
        """)
    }
    let watcher = connect(on: shard, lane: .maintenance)
    let notYet: PostgresQuery = """
      SELECT NOT EXISTS (SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.granted)
      """
    while try await watcher.value(notYet, as: Bool.self) {}
    await watcher.close()
    return Rival(connection, transaction)
  }
}

extension PostgresConnection {
  /// Returns the first column of the first row.
  package func value<Value: PostgresDecodable>(
    _ query: PostgresQuery, as: Value.Type = Value.self
  ) async throws -> Value {
    try #require(try await self.query(query).first).decode(0)
  }
}
