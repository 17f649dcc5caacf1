// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@testable import Postgres

@Suite("Commits that wait for a synchronous standby")
struct StandbyTests {
  @Test("a waiting commit outlasts the statement timeout; its cancellation leaves it unknown")
  func cancelled() async throws {
    try await withoutStandby { shard, connection, other in
      let backend = try await connection.backend()
      try await Self.loseStandby(other)
      let stored = Task {
        _ = shard
        return await failure { () async throws(PostgresError) in
          try await connection.query("INSERT INTO t VALUES (1)")
        }
      }
      try await other.wait(until: Self.waits(backend, longerThan: 3 * Self.timeout))
      try await other.script("SELECT pg_cancel_backend(\(backend))")
      let error = await stored.value
      #expect(error?.wasConnectionLost == true)
      #expect(error?.explanation.contains("standby") == true)
      #expect(try await other.value("SELECT count(*) FROM t") == 1, "committed nevertheless")
    }
  }

  @Test("a new connection is unavailable while the replication barrier waits")
  func barrier() async throws {
    try await withoutStandby { shard, connection, other in
      let backend = try await connection.backend()
      try await Self.loseStandby(other)
      try await other.terminate(backend)
      try await other.wait(until: Self.waits(nil, longerThan: 0))
      #expect(!connection.isConnected)
      let unsent = await failure { () async throws(PostgresError) in
        try await connection.query("SELECT 1")
      }
      #expect(unsent?.kind == .unavailable, "it was certainly not executed")
      #expect(connection.isAway)
      let sent = Task {
        _ = shard
        return try await connection.query("INSERT INTO t VALUES (1)").affectedRows
      }
      try await other.script("ALTER SYSTEM RESET synchronous_standby_names")
      try await other.script("SELECT pg_reload_conf()")
      #expect(try await sent.value == 1)
      #expect(connection.isConnected && !connection.isAway)
    }
  }

  @Test("a connection can be closed during the replication barrier")
  func closed() async throws {
    try await withoutStandby { _, connection, other in
      let backend = try await connection.backend()
      try await Self.loseStandby(other)
      try await other.terminate(backend)
      try await other.wait(until: Self.waits(nil, longerThan: 0))
      await connection.close()
      #expect(!connection.isConnected)
    }
  }

  @Test("commits of duties do not wait for the standby, to keep locks short")
  func duties() async throws {
    try await withoutStandby { shard, _, other in
      let duty = PostgresConnection(
        loop: shard.loop, configuration: other.configuration, lane: .duties,
        logger: TestDatabase.logger)
      duty.start(isolation: shard)
      try await Self.loseStandby(other)
      // As partitions are created: reading sessions wait for the lock.
      try await duty.script(
        "BEGIN; LOCK TABLE t IN ACCESS EXCLUSIVE MODE; INSERT INTO t VALUES (1); COMMIT")
      try await duty.query("INSERT INTO t VALUES (2)")
      #expect(try await other.value("SELECT count(*) FROM t") == 2)
      await duty.close()
    }
  }

  /// From now on every commit waits forever.
  private static func loseStandby(_ other: PostgresConnection) async throws {
    try await other.script("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
    try await other.script("SELECT pg_reload_conf()")
    try await other.wait(until: "SELECT current_setting('synchronous_standby_names') = 'nobody'")
    // The checkpointer applies the setting before it handles the request.
    for _ in 0..<2 { try await other.script("CHECKPOINT") }
  }

  /// In milliseconds.
  private static let timeout = 200

  /// Whether a session has waited for a standby for the given milliseconds.
  private static func waits(_ backend: Int?, longerThan milliseconds: Int) -> PostgresQuery {
    """
    SELECT exists(SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'
      AND pid = coalesce(\(backend)::int8, pid)
      AND state_change < clock_timestamp() - make_interval(secs => \(Double(milliseconds) / 1_000)))
    """
  }

  /// Runs `body` with a separate cluster that has a table `t`, a durable and a non-durable
  /// connection.
  private func withoutStandby(
    _ body:
      @Sendable (isolated TestShard, PostgresConnection, PostgresConnection) async throws -> Void
  ) async throws {
    try await PrivateCluster.run { url in
      try await TestShard.run { shard in
        var configuration = try PostgresConfiguration(connectionString: url)
        for lane in [PostgresLane.write, .duties] {
          configuration.statementTimeouts[lane] = .milliseconds(Self.timeout)
        }
        configuration.waitLimit = .milliseconds(1_000)
        configuration.awayAfter = .milliseconds(500)
        let connection = PostgresConnection(
          loop: shard.loop, configuration: configuration, lane: .write, logger: TestDatabase.logger)
        let other = PostgresConnection(
          loop: shard.loop, configuration: configuration, lane: .maintenance,
          logger: TestDatabase.logger)
        connection.start(isolation: shard)
        other.start(isolation: shard)
        try await other.script("CREATE TABLE t (v int8)")
        try await body(shard, connection, other)
        await connection.close()
        try await other.script("ALTER SYSTEM RESET synchronous_standby_names")
        try await other.script("SELECT pg_reload_conf()")
        await other.close()
      }
    }
  }
}
