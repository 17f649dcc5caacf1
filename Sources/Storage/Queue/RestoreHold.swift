// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// When nodes were alive, and what a start makes of it: after a restore, or a long silence, the work that it finds
/// is held until somebody says what becomes of it (`ControlStore.end`), so that yesterday is not sent again. Here,
/// and nowhere else, stands what "accepted before" means: `heldSince`.
///
/// A held row is due never (`available_at` is infinity): neither claims nor lanes find it. It keeps its cursor, its
/// counts and its deadline.
package struct RestoreHold {
  /// Rows that one statement holds.
  private static let batch = 5_000
  /// Days that a node is remembered which has ended.
  private static let rememberedDays = 7

  private let connection: PostgresConnection

  /// On a connection of the node's own.
  package init(connection: PostgresConnection) { self.connection = connection }

  /// What a start found.
  package struct Start: Sendable, Equatable {
    /// Another node is alive, so the work is in its hands.
    package var hasCompany: Bool
    /// Seconds since the last sign of life of any node; nil when there never was one.
    package var silentSeconds: Double?
    /// Whether the work that was there is held from now on.
    package var holds: Bool
    /// Whether a start of the same moments holds it already: all nodes that are alive began after that.
    package var isHeld: Bool
  }

  /// Returns what `start` would find and decide now, and changes nothing.
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

  /// Writes the node's first heartbeat, and decides whether what is in the queue is held. Of nodes that start
  /// together the first decides.
  ///
  /// Signs of life are heartbeats in this very database, and leases of duties. A heartbeat that a dump
  /// brought into another database is none of a node that is alive here.
  ///
  /// - Parameters:
  ///   - alive: a heartbeat so many seconds old is one of a node that lives.
  ///   - silence: seconds without a sign of life after which work is held.
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

  /// SQL of CTEs, the last of them `judged`: whether another node is alive, for how long none was,
  /// and whether work is to be held.
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

  /// SQL of the database that this is, as `nodes.database` has it.
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

  /// Holds more of what is to be held. False: all of it is. Whoever starts does this first, also where another node
  /// has decided it, or one that was killed.
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

  /// When a start last held what it found; nil when none ever did. What was accepted before that, and is due since,
  /// is not sent unasked.
  package func heldSince() async throws(StorageError) -> Instant? {
    let rows = try await reading(connection, "SELECT started_at FROM holds")
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("started_at", as: Instant?.self)
    }.first ?? nil
  }

  /// Says that the node is alive, and forgets those that have long ended.
  package func beat(_ node: UUID) async throws(StorageError) {
    _ = try await together(
      connection,
      [
        """
        INSERT INTO nodes (id, database) VALUES (\(node), \(fragment: Self.database))
        ON CONFLICT (id) DO UPDATE
        SET beat_at = now(), stopped_at = NULL, database = EXCLUDED.database
        """,
        """
        DELETE FROM nodes WHERE id <> \(node)
          AND beat_at < now() - make_interval(days => \(Int32(Self.rememberedDays)))
        """,
      ])
  }

  /// Says that the node has ended in order: whoever starts next is alone.
  package func end(_ node: UUID) async throws(StorageError) {
    _ = try await reading(
      connection,
      "UPDATE nodes SET beat_at = now(), stopped_at = now() WHERE id = \(node)")
  }
}
