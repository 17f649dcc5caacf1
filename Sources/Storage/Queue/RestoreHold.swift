// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// Holds old work after a restore or a long silence, so that old pushes are not sent again. A
/// starting node decides by the heartbeats of all nodes. Held work waits for an operator's decision
/// (`ControlStore.end`).
///
/// Only `heldSince` defines which work counts as accepted before the restore. A held row has
/// `available_at` infinity, which neither claims nor lanes match. It keeps its cursor, counts and
/// deadline.
package struct RestoreHold {
  /// Rows that one statement holds.
  private static let batch = 5_000
  /// Days for which the row of an ended node is kept.
  private static let rememberedDays = 7

  private let connection: PostgresConnection

  /// Creates it on a connection of the node's own.
  package init(connection: PostgresConnection) { self.connection = connection }

  /// State that a starting node found.
  package struct Start: Sendable, Equatable {
    /// Whether another node is alive and therefore handles the work.
    package var hasCompany: Bool
    /// Seconds since the last heartbeat or lease of any node; nil if there never was one.
    package var silentSeconds: Double?
    /// Whether this start holds the queued work.
    package var holds: Bool
    /// Whether the work is already held by a node that started just before; all live nodes have
    /// started since then.
    package var isHeld: Bool
  }

  /// Returns the state that `start` would find and the decision that it would make now, without
  /// changes.
  package func signs(
    _ policy: HoldPolicy, alive: Double, silence: Double
  ) async throws(StorageError) -> Start {
    try Self.start(
      await reading(
        connection,
        """
        WITH \(fragment: Self.judged(policy, alive: alive, silence: silence))
        SELECT company, silent, holds, held FROM judged
        """))
  }

  /// Writes the node's first heartbeat and decides whether queued work is held. If several nodes
  /// start together, the first one decides.
  ///
  /// Heartbeats written in this database and leases of duties prove that a node is alive. A
  /// heartbeat that was restored into another database does not count.
  ///
  /// - Parameters:
  ///   - alive: maximum age in seconds of the heartbeat of a live node.
  ///   - silence: seconds without a heartbeat or lease after which work is held.
  package func start(
    _ node: UUID, _ policy: HoldPolicy, alive: Double, silence: Double
  ) async throws(StorageError) -> Start {
    let results = try await together(
      connection,
      [
        Self.lock,
        """
        WITH \(fragment: Self.judged(policy, alive: alive, silence: silence)), held AS (
          UPDATE holds SET started_at = now(), next_row = 0,
            last_row = coalesce((SELECT max(id) FROM queue), 0)
          WHERE (SELECT holds FROM judged)
        ), joined AS (
          INSERT INTO nodes (id, database, started_at)
          VALUES (\(node), \(fragment: Self.database), clock_timestamp()) ON CONFLICT DO NOTHING
        )
        SELECT company, silent, holds, held FROM judged
        """,
      ])
    return try Self.start(results[1])
  }

  /// Returns the CTEs that end with `judged`: whether another node is alive, the seconds since any
  /// node was alive, and whether to hold work.
  private static func judged(
    _ policy: HoldPolicy, alive: Double, silence: Double
  ) -> PostgresQuery {
    """
    living AS MATERIALIZED (
      SELECT started_at FROM nodes WHERE stopped_at IS NULL AND database = \(fragment: Self.database)
        AND beat_at > now() - make_interval(secs => \(alive))
    ), signs AS MATERIALIZED (
      SELECT EXISTS (SELECT FROM living)
        OR EXISTS (
          SELECT 1 FROM duties d WHERE d.lease_until > now()
            AND NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = d.holder)) AS company,
        extract(epoch FROM now() - greatest((SELECT max(beat_at) FROM nodes),
          (SELECT max(lease_until) FROM duties) - make_interval(secs => \(Double(DutyStore.leaseSeconds)))
        ))::float8 AS silent,
        coalesce((SELECT started_at > now() - make_interval(secs => \(alive))
          AND started_at <= (SELECT min(started_at) FROM living) FROM holds), false) AS held
    ), judged AS MATERIALIZED (
      SELECT company, silent, held, NOT company AND (\(policy == .always)
        OR \(policy == .afterSilence) AND coalesce(silent > \(silence), false)) AS holds FROM signs
    )
    """
  }

  /// SQL for the identity of this database, as `nodes.database` stores it.
  private static let database: PostgresQuery = """
    (SELECT c.system_identifier || '/' || d.oid FROM pg_control_system() c, pg_database d
      WHERE d.datname = current_database())
    """

  private static func start(_ rows: PostgresRows) throws(StorageError) -> Start {
    let found = try decoding(rows) { (row) throws(PostgresError) in
      Start(
        hasCompany: try row.decode("company"), silentSeconds: try row.decode("silent"),
        holds: try row.decode("holds"), isHeld: try row.decode("held"))
    }
    guard let start = found.first else { throw .vanished }
    return start
  }

  /// Holds the next batch of rows; returns false when all are held. Every start calls it before it
  /// claims work, because another node may have decided to hold work and died.
  package func holdMore() async throws(StorageError) -> Bool {
    let results = try await together(
      connection,
      [
        Self.lock,
        """
        WITH part AS MATERIALIZED (
          SELECT q.id FROM holds h CROSS JOIN LATERAL (
            SELECT id FROM queue WHERE id BETWEEN h.next_row AND h.last_row
            ORDER BY id LIMIT \(Self.batch)) q
        ), held AS (
          UPDATE queue q SET available_at = 'infinity', holder = NULL, held = NULL,
            rescued = q.rescued OR q.holder IS NOT NULL
          WHERE q.id = ANY (ARRAY(SELECT id FROM part))
        ), noted AS (
          UPDATE holds h SET next_row = p.last + 1, last_row = CASE WHEN p.last IS NOT NULL THEN h.last_row END
          FROM (SELECT max(id) AS last FROM part) p WHERE h.next_row IS NOT NULL
        )
        SELECT count(*) AS rows FROM part
        """,
      ])
    let rows = try decoding(results[1]) { (row) throws(PostgresError) in
      try row.decode("rows", as: Int64.self)
    }
    return rows.first ?? 0 > 0
  }

  private static let lock: PostgresQuery = "SELECT singleton FROM holds FOR UPDATE"

  /// Returns when a starting node last held the queue; nil if none has. Work that was accepted
  /// before that time and is due later is not sent without an operator's release.
  package func heldSince() async throws(StorageError) -> Instant? {
    let rows = try await reading(connection, "SELECT started_at FROM holds")
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("started_at", as: Instant?.self)
    }.first ?? nil
  }

  /// Writes the node's heartbeat and deletes nodes that ended long ago.
  ///
  /// - Parameter version: the version of the gateway, for the admin page.
  package func beat(_ node: UUID, version: String) async throws(StorageError) {
    _ = try await together(
      connection,
      [
        """
        INSERT INTO nodes (id, database, version)
        VALUES (\(node), \(fragment: Self.database), \(version))
        ON CONFLICT (id) DO UPDATE SET beat_at = now(), stopped_at = NULL,
          database = EXCLUDED.database, version = EXCLUDED.version
        """,
        """
        DELETE FROM nodes WHERE id <> \(node)
          AND beat_at < now() - make_interval(days => \(Int32(Self.rememberedDays)))
        """,
      ])
  }

  /// Records that the node ended normally, so that the next start does not treat it as alive.
  package func end(_ node: UUID) async throws(StorageError) {
    _ = try await reading(
      connection,
      "UPDATE nodes SET beat_at = now(), stopped_at = now() WHERE id = \(node)")
  }
}
