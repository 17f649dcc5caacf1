// SPDX-License-Identifier: Apache-2.0
internal import Postgres

extension DutyStore {
  /// Inactive devices that one statement removes; each has a badge, several index entries and an
  /// event.
  package static let inactiveBatch = 1_000

  /// Removes the next devices after a position that have been unregistered or quarantined for
  /// longer than `days`, with their badges. Returns the number of removed devices and the next
  /// position, nil at the end.
  ///
  /// Skips devices that are locked, or that registered after the statement began. The next round
  /// finds them if they are still inactive.
  package func removeInactiveDevices(
    keeping days: Int, after place: InactiveDevicePlace
  ) async throws(StorageError) -> (removed: Int, next: InactiveDevicePlace?) {
    let isOld: PostgresQuery =
      "inactive_since < now() - make_interval(days => \(Int32(clamping: days)))"
    let rows = try await reading(
      connection,
      """
      WITH batch AS MATERIALIZED (
        SELECT inactive_since, app, token FROM devices
        WHERE \(fragment: isOld) AND (inactive_since, app, token) > (\(place.since), \(place.app), \(place.token))
        ORDER BY inactive_since, app, token LIMIT \(Self.inactiveBatch)
      ), locked AS MATERIALIZED (
        -- In key order, as every statement locks devices.
        SELECT d.place FROM (SELECT app, token FROM batch ORDER BY app, token OFFSET 0) b
        CROSS JOIN LATERAL (
          SELECT ctid AS place FROM devices
          WHERE app = b.app AND token = b.token AND \(fragment: isOld) OFFSET 0 FOR UPDATE SKIP LOCKED) d
      ), gone AS (
        DELETE FROM devices WHERE ctid = ANY (ARRAY(SELECT place FROM locked)) RETURNING app, token
      ), badge AS (
        DELETE FROM badges WHERE ctid = ANY (ARRAY(
          SELECT b.place FROM gone g CROSS JOIN LATERAL (
            SELECT ctid AS place FROM badges WHERE app = g.app AND token = g.token OFFSET 0) b))
      )
      SELECT (SELECT count(*) FROM gone) AS removed, (SELECT count(*) FROM batch) AS found,
        inactive_since, app, token
      FROM batch ORDER BY inactive_since DESC, app DESC, token DESC LIMIT 1
      """)
    let last = try decoding(rows) { (row) throws(PostgresError) in
      (
        removed: Int(try row.decode("removed", as: Int64.self)),
        found: Int(try row.decode("found", as: Int64.self)),
        place: InactiveDevicePlace(
          since: try row.decode("inactive_since"), app: try row.decode("app"),
          token: try row.decode("token"))
      )
    }.first
    guard let last else { return (0, nil) }
    return (last.removed, last.found < Self.inactiveBatch ? nil : last.place)
  }
}
