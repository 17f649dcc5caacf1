// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Notifications that one statement examines; each may contain megabytes of recipients.
  private static let textBatch = 1_000
  /// Lock timeout in milliseconds. Requests to resend a notification queue behind the lock for up
  /// to this time.
  private static let textLockMilliseconds = 100

  /// Advisory lock, held in shared mode by statements that begin another run, so that the content
  /// of that run is not removed concurrently.
  static let textLock: Int64 = 0x7075_7368_7465_7874

  /// Returns the days of notifications older than `days`, the oldest first.
  package func daysOfOldTexts(keeping days: Int) async throws(StorageError) -> [OldTextDay] {
    let cutoff = try await firstDay(keeping: days)
    return try await storedDays(of: [.notifications], before: cutoff)
      .map { OldTextDay(days: $0.day.days) }
  }

  /// Removes content and recipients from a batch of a day's finished notifications. The
  /// notification keeps its counts and deliveries. Its empty payload marks the removal, because no
  /// accepted payload is empty.
  package func removeTexts(
    of day: OldTextDay, after place: OldTextPlace?
  ) async throws(StorageError) -> OldTextStep {
    let date = PostgresDate(days: day.days)
    let results = try await together(
      connection,
      [
        "SELECT set_config('lock_timeout', \("\(Self.textLockMilliseconds)"), true)",
        // A separate statement, so that the next one's snapshot contains every run that began
        // before the lock.
        "SELECT pg_advisory_xact_lock(\(Self.textLock))::text",
        """
        WITH batch AS MATERIALIZED (
          SELECT n.app, n.id, n.payload <> '' AS speaks FROM notifications n
          WHERE n.day = \(date) AND (n.app, n.id)
            > (\(place?.app ?? AppID(rawValue: .min)), \(place?.id.uuid ?? UUID(high: 0, low: 0)))
          ORDER BY n.app, n.id LIMIT \(Self.textBatch)
        ), unfinished AS MATERIALIZED (
          SELECT b.id FROM batch b WHERE b.speaks AND (
            EXISTS (SELECT FROM runs r JOIN queue q ON q.run = r.id
              WHERE r.notification = b.id AND r.day = \(date))
            OR EXISTS (SELECT FROM schedules s WHERE s.id = b.id))
        ), removed AS (
          UPDATE notifications n SET payload = '', recipients = NULL, tokens = NULL, users = NULL,
            options = (n.options::jsonb - 'localize' - 'warnings')::json
          FROM batch b
          WHERE n.app = b.app AND n.id = b.id AND n.day = \(date) AND b.speaks
            AND NOT EXISTS (SELECT FROM unfinished u WHERE u.id = b.id)
          RETURNING n.id
        )
        SELECT (SELECT count(*) FROM removed) AS removed, (SELECT count(*) FROM unfinished) AS unfinished,
          (SELECT app FROM batch ORDER BY app DESC, id DESC LIMIT 1) AS last_app,
          (SELECT id FROM batch ORDER BY app DESC, id DESC LIMIT 1) AS last_id
        """,
      ])
    let steps = try decoding(results[2]) { (row) throws(PostgresError) in
      OldTextStep(
        removed: Int(try row.decode("removed", as: Int64.self)),
        left: Int(try row.decode("unfinished", as: Int64.self)),
        last: try row.decode("last_id", as: NotificationID?.self).map {
          (id) throws(PostgresError) in
          OldTextPlace(app: try row.decode("last_app"), id: id)
        })
    }
    return steps.first ?? OldTextStep(removed: 0, left: 0, last: nil)
  }
}
