// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Quarantined devices that one statement examines.
  package static let undoBatch = 1_000

  /// Performs one step of an undo: examines the next devices of one app and environment, and
  /// reactivates those that were quarantined in the requested period. The statement also stores its
  /// progress, so that another node can continue after a crash. Devices that registered again or
  /// that APNs has unregistered are not affected.
  ///
  /// Returns the numbers of examined and reactivated devices; nil if no undo is requested.
  package func undoQuarantines() async throws(StorageError) -> (examined: Int, restored: Int)? {
    let rows = try await reading(
      connection,
      """
      WITH asked AS MATERIALIZED (
        SELECT app, environment, undo_since, undo_until, undo_after FROM prune_guards
        WHERE undo_since IS NOT NULL ORDER BY app, environment LIMIT 1 FOR UPDATE
      ), examined AS MATERIALIZED (
        SELECT d.token,
          d.environment = a.environment AND NOT d.quarantined_by_operator
            AND d.quarantined_at BETWEEN a.undo_since AND a.undo_until AS is_meant
        FROM asked a CROSS JOIN LATERAL (
          SELECT token, environment, quarantined_at, quarantined_by_operator FROM devices
          WHERE app = a.app AND state = \(code: DeviceState.quarantined) AND token > a.undo_after
          ORDER BY app, state, token LIMIT \(Self.undoBatch) OFFSET 0
        ) d
      ), restored AS (
        UPDATE devices d SET state = \(code: DeviceState.active), state_reason = NULL, quarantined_at = NULL,
          unproven = true, environment_source = CASE d.environment_source WHEN \(code: EnvironmentSource.refused)
            THEN \(code: EnvironmentSource.assumed) ELSE d.environment_source END, updated_at = now()
        WHERE d.app = (SELECT app FROM asked)
          AND d.token = ANY (ARRAY(SELECT token FROM examined WHERE is_meant ORDER BY token))
          AND d.state = \(code: DeviceState.quarantined) AND NOT d.quarantined_by_operator
          AND d.quarantined_at BETWEEN (SELECT undo_since FROM asked) AND (SELECT undo_until FROM asked)
        RETURNING 1
      ), counted AS (
        SELECT (SELECT count(*) FROM examined) AS examined, (SELECT count(*) FROM restored) AS restored,
          (SELECT token FROM examined ORDER BY token DESC LIMIT 1) AS last
      )
      UPDATE prune_guards g SET undone = g.undone + c.restored, undo_after = coalesce(c.last, ''),
        undo_since = CASE WHEN c.examined < \(Self.undoBatch) THEN NULL ELSE g.undo_since END,
        undo_until = CASE WHEN c.examined < \(Self.undoBatch) THEN NULL ELSE g.undo_until END
      FROM counted c
      WHERE g.app = (SELECT app FROM asked) AND g.environment = (SELECT environment FROM asked)
      RETURNING c.examined, c.restored
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      (
        examined: Int(try row.decode("examined", as: Int64.self)),
        restored: Int(try row.decode("restored", as: Int64.self))
      )
    }.first
  }

  /// Deletes one batch of counts that are older than every window. Returns the number of deleted
  /// counts.
  package func forgetTallies(olderThan seconds: Double) async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      DELETE FROM prune_tallies WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM prune_tallies WHERE at < now() - make_interval(secs => \(seconds))
        LIMIT \(Self.removalBatch) FOR UPDATE SKIP LOCKED))
      """
    ).affectedRows
  }
}
