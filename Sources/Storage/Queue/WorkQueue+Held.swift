// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Rows held for a lane that cannot send. To have few of them, adjacent ranges of a run are merged.
// On release they are split again, so that shards and nodes share them.

extension WorkQueue {
  /// Excludes rows of paused runs, which are held for the pause and not for a lane.
  private static let waitsForLane: PostgresQuery = "held < \(code: HoldReason.paused)"

  /// Returns a statement that merges adjacent held ranges, in the runs of some rows that were just
  /// held.
  ///
  /// A started range keeps its cursor and absorbs the unstarted ones after it, because a row has
  /// one cursor. Rows that another transaction locks wait for the next merge. Rescued rows are not
  /// absorbed, because intents refer to them.
  static func merging(of rows: [Int64]) -> PostgresQuery {
    """
    WITH mine AS MATERIALIZED (
      SELECT DISTINCT run FROM queue
      WHERE id = ANY (\(rows)) AND kind = \(code: WorkKind.range) AND \(fragment: waitsForLane)
    ), waiting AS MATERIALIZED (
      SELECT q.* FROM mine m CROSS JOIN LATERAL (
        SELECT id, run, environment, class, zones, held, deadline, bucket_from, bucket_to, rescued,
          cursor_token IS NULL AND accepted = '{}' AND audience = 0 AND NOT rescued AS is_whole
        FROM queue WHERE run = m.run AND kind = \(code: WorkKind.range) AND holder IS NULL AND \(fragment: waitsForLane)
          AND available_at < 'infinity'
        ORDER BY id FOR UPDATE SKIP LOCKED OFFSET 0) q
    ), placed AS (
      SELECT w.*, w.is_whole AND lag(w.bucket_to) OVER alike = w.bucket_from - 1 AS follows
      FROM waiting w
      WINDOW alike AS (PARTITION BY run, environment, class, zones, held, deadline ORDER BY bucket_from)
    ), parted AS (
      SELECT p.*, count(*) FILTER (WHERE p.follows IS NOT TRUE) OVER (
        PARTITION BY run, environment, class, zones, held, deadline ORDER BY bucket_from) AS part
      FROM placed p
    ), merged AS MATERIALIZED (
      SELECT (array_agg(id ORDER BY bucket_from))[1] AS id, (array_agg(id ORDER BY bucket_from))[2:] AS others,
        max(bucket_to) AS bucket_to, bool_or(rescued) AS rescued
      FROM parted GROUP BY run, environment, class, zones, held, deadline, part HAVING count(*) > 1
    ), gone AS (
      DELETE FROM queue WHERE id = ANY (ARRAY(SELECT unnest(others) FROM merged))
    )
    UPDATE queue q SET bucket_to = m.bucket_to, rescued = m.rescued
    FROM merged m WHERE q.id = ANY (ARRAY(SELECT id FROM merged)) AND q.id = m.id
    """
  }

  /// Returns the destinations after `after` for which rows are held, in order, at most `limit`.
  package func heldDestinations(
    after: Destination? = nil, limit: Int
  ) async throws(StorageError) -> [Destination] {
    let rows = try await reading(
      client.deliveryWrite,
      """
      WITH RECURSIVE destinations AS (
        (SELECT app, environment FROM queue WHERE \(fragment: Self.waitsForLane)
            AND (app, environment) > (\(after?.app ?? AppID(rawValue: .min)), \(after?.environment.code ?? 0))
          ORDER BY app, environment LIMIT 1)
        UNION ALL
        SELECT next.* FROM destinations d CROSS JOIN LATERAL (
          SELECT app, environment FROM queue
          WHERE \(fragment: Self.waitsForLane) AND (app, environment) > (d.app, d.environment)
          ORDER BY app, environment LIMIT 1) next
      )
      SELECT app, environment FROM destinations LIMIT \(limit)
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      Destination(app: try row.decode("app"), environment: try row.decode("environment"))
    }
  }

  /// Makes held rows of all destinations ready whose deadline has passed, at most `limit`. Returns
  /// their number. Wide ranges are not split, because no push is sent: the pushes expire with the
  /// reason for which they were held.
  package func releaseLate(limit: Int) async throws(StorageError) -> Int {
    let rows = try await reading(
      client.deliveryWrite,
      """
      UPDATE queue q SET held = NULL, waited_for = q.held, available_at = now()
      WHERE q.id = ANY (ARRAY(
        SELECT id FROM queue WHERE \(fragment: Self.waitsForLane) AND deadline <= now()
        ORDER BY deadline, id LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      RETURNING q.id
      """)
    return rows.count
  }

  /// Makes rows held for a destination ready, the earliest deadline first, at most `limit`. Returns
  /// their number. A range wider than a broadcast's ranges is split. With `limit` 1, to probe a
  /// lane, the rest of a split range stays held.
  package func releaseHeld(
    for destination: Destination, limit: Int
  ) async throws(StorageError) -> Int {
    let rows = try await reading(
      client.deliveryWrite,
      """
      WITH found AS MATERIALIZED (
        SELECT q.*, \(fragment: Self.width) AS width FROM queue q WHERE \(fragment: Self.waitsForLane) AND app = \(destination.app)
          AND environment = \(destination.environment)
        ORDER BY deadline, id LIMIT \(limit) FOR UPDATE SKIP LOCKED
      ), picked AS MATERIALIZED (
        SELECT id, app, run, notification, day, environment, kind, class, zones, snapshot, counted, held, deadline,
          rescued, bucket_to,
          \(fragment: Self.endOfFirst) AS first_to,
          CASE WHEN \(limit == 1) THEN 65536 ELSE width END AS rest_width
        FROM found
      ), cut AS (
        INSERT INTO queue (app, run, notification, day, environment, kind, class, zones, snapshot, counted, deadline,
          rescued, bucket_from, bucket_to, held)
        SELECT p.app, p.run, p.notification, p.day, p.environment, p.kind, p.class, p.zones, p.snapshot, p.counted,
          p.deadline, p.rescued, g, least(p.bucket_to, g + p.rest_width - 1), CASE WHEN \(limit == 1) THEN p.held END
        FROM picked p CROSS JOIN LATERAL generate_series(p.first_to + 1, p.bucket_to, p.rest_width) g
      )
      UPDATE queue q SET held = NULL, available_at = now(), bucket_to = p.first_to
      FROM picked p WHERE q.id = ANY (ARRAY(SELECT id FROM picked)) AND q.id = p.id
      RETURNING q.id
      """)
    return rows.count
  }

  /// SQL on a queue row: the number of buckets in each range of a broadcast.
  static let width: PostgresQuery = """
    CASE WHEN zones IS NOT NULL THEN \(width(ScheduleStore.zoneRanges))
      ELSE \(width(NotificationStore.broadcastRanges)) END
    """

  /// SQL on a row with its `width`: the last bucket of its started or first part; null for rows
  /// that are not ranges.
  static let endOfFirst: PostgresQuery = """
    CASE WHEN bucket_to IS NOT NULL THEN least(bucket_to,
      (coalesce(cursor_bucket, bucket_from) / width + 1) * width - 1) END
    """

  private static func width(_ ranges: Int) -> Int32 { 65_536 / Int32(ranges) }
}
