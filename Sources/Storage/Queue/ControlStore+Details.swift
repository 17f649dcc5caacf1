// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension ControlStore {
  /// Maximum number of entries of rate limits that are read, and of those that are returned.
  private static let (sharesRead, sharesListed) = (10_000, 50)
  /// Schedules that are returned.
  private static let schedulesListed = 10

  /// Returns what some rows of the queue wait for, and work that waits outside of the queue: for a
  /// rate limit, or for its time.
  package func details(of rows: [Int64]) async throws(StorageError) -> QueueDetails {
    let results = try await together(
      client.reports(of: nil),
      [
        """
        SELECT q.id, q.notification, q.deadline, d.reason
        FROM unnest(\(rows)) i (id) CROSS JOIN LATERAL (
          SELECT * FROM queue WHERE id = i.id OFFSET 0) q
        LEFT JOIN LATERAL (
          SELECT reason FROM deliveries
          WHERE app = q.app AND run = q.run AND token = q.token AND day = q.day OFFSET 0) d ON true
        """,
        Self.rateLimited(of: nil),
        """
        SELECT id, app, due_at FROM schedules WHERE state = \(code: Schedule.State.waiting)
        ORDER BY due_at, id LIMIT \(Self.schedulesListed)
        """,
      ])
    return QueueDetails(
      rows: Dictionary(
        try decoding(results[0]) { (row) throws(PostgresError) in
          (
            try row.decode("id", as: Int64.self),
            QueueDetails.Row(
              notification: try row.decode("notification"), deadline: try row.decode("deadline"),
              reason: try row.decode("reason"))
          )
        }
      ) { first, _ in first },
      rateLimited: try decoding(results[1], Self.rateLimited),
      scheduled: try decoding(results[2]) { (row) throws(PostgresError) in
        QueueDetails.Scheduled(
          id: try row.decode("id"), app: try row.decode("app"), due: try row.decode("due_at"))
      })
  }

  /// Reads the largest demand for rate limits, of one app or all.
  static func rateLimited(of app: AppID?) -> PostgresQuery {
    """
    SELECT s.app, coalesce(a.bundle_id, '') AS bundle_id, q.notification, s.singles, s.broadcasts FROM (
      SELECT app, run, sum(singles)::int8 AS singles, sum(broadcasts)::int8 AS broadcasts
      FROM (SELECT * FROM rate_shares WHERE until > now()
        AND (\(app == nil) OR app = \(app ?? AppID(rawValue: 0))) LIMIT \(Self.sharesRead)) s
      GROUP BY 1, 2 ORDER BY sum(singles + broadcasts) DESC, 1, 2 LIMIT \(Self.sharesListed)
    ) s LEFT JOIN LATERAL (
      SELECT notification FROM queue WHERE run = s.run LIMIT 1) q ON true
    LEFT JOIN apps a ON a.id = s.app
    WHERE s.singles + s.broadcasts > 0 AND (q.notification IS NOT NULL OR s.run = 0)
    ORDER BY s.singles + s.broadcasts DESC, s.app, s.run
    """
  }

  /// Decodes a row of `rateLimited(of:)`.
  static func rateLimited(
    _ row: PostgresRow
  ) throws(PostgresError) -> QueueReport.RateLimited {
    QueueReport.RateLimited(
      app: try row.decode("app"), bundleID: try row.decode("bundle_id"),
      notification: try row.decode("notification", as: NotificationID?.self),
      demand: RateDemand(
        singles: Int(try row.decode("singles", as: Int64.self)),
        broadcasts: Int(try row.decode("broadcasts", as: Int64.self))))
  }
}
