// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// What waits for a lane that cannot send: as few rows as say it. Ranges of a run that lie side by side become one,
// and are cut again when they may go, so that shards and nodes share them.

extension WorkQueue {
  /// Rows of paused runs are held too, and are none of a lane's.
  private static let waitsForLane: PostgresQuery = "held < \(code: HoldReason.paused)"

  /// Makes one row of held ranges that lie side by side, of the runs of some rows that were just held. One that has begun
  /// keeps its place and takes in those behind it that have not: a row has one cursor. What another transaction has at
  /// this moment is left for the next time. So is what a dead holder left: its intents name the row.
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

  /// Returns destinations after `after` that rows are held for, in order, at most `limit`.
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

  /// Makes rows of all destinations ready that were held until their deadline, the latest first; at
  /// most `limit`. Returns how many. They are not sent, so that wide ranges stay whole; their pushes
  /// expire with the reason that they were held for.
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

  /// Makes rows ready that were held for a destination, those with the earliest deadline first; at
  /// most `limit`. Returns how many. A range that is wider than a broadcast is cut into is cut: of
  /// a single one, which probes a lane, the rest stays held.
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

  /// On a row of the queue: buckets of a range as everyone is cut into them.
  static let width: PostgresQuery = """
    CASE WHEN zones IS NOT NULL THEN \(width(ScheduleStore.zoneRanges))
      ELSE \(width(NotificationStore.broadcastRanges)) END
    """

  /// On a row with its `width`: where the part ends which it has begun, or begins with; null of what is no range.
  static let endOfFirst: PostgresQuery = """
    CASE WHEN bucket_to IS NOT NULL THEN least(bucket_to,
      (coalesce(cursor_bucket, bucket_from) / width + 1) * width - 1) END
    """

  private static func width(_ ranges: Int) -> Int32 { 65_536 / Int32(ranges) }
}
