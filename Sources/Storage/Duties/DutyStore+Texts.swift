// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// A day of notifications whose texts are old.
package struct OldTextDay: Hashable, Comparable, Sendable {
  fileprivate let days: Int32

  package static func < (left: Self, right: Self) -> Bool { left.days < right.days }
}

/// How far a day was read.
package struct OldTextPlace: Sendable, Equatable {
  fileprivate let id: NotificationID
}

/// What a step of removing texts came to.
package struct OldTextStep: Sendable, Equatable {
  /// Notifications whose texts are gone now.
  package var removed: Int
  /// Those that are unfinished and keep theirs.
  package var left: Int
  /// Nil: the day is read through.
  package var last: OldTextPlace?
}

extension DutyStore {
  /// Notifications looked at by one statement. Each may have some megabytes of recipients.
  private static let textBatch = 1_000
  /// Milliseconds that removing texts waits for a lock: who sends a notification again waits behind.
  private static let textLockMilliseconds = 100

  /// Held shared by who begins another run of a notification, so that it has its texts for certain.
  static let textLock: Int64 = 0x7075_7368_7465_7874

  /// Days with notifications that are over for longer than `days`, the oldest first.
  package func daysOfOldTexts(keeping days: Int) async throws(StorageError) -> [OldTextDay] {
    let cutoff = try await firstDay(keeping: days)
    return try await storedDays(of: [.notifications], before: cutoff)
      .map { OldTextDay(days: $0.day.days) }
  }

  /// Removes what notifications of a day said and to whom they named, of some of those that have nothing more to send.
  /// The notification stays, with its counts and deliveries; an empty payload, which none had, says that it is so.
  package func removeTexts(
    of day: OldTextDay, after place: OldTextPlace?
  ) async throws(StorageError) -> OldTextStep {
    let date = PostgresDate(days: day.days)
    let results = try await together(
      connection,
      [
        "SELECT set_config('lock_timeout', \("\(Self.textLockMilliseconds)"), true)",
        // A statement of its own: the next one sees every run that was begun before.
        "SELECT pg_advisory_xact_lock(\(Self.textLock))::text",
        """
        WITH batch AS MATERIALIZED (
          SELECT n.id, n.payload <> '' AS speaks FROM notifications n
          WHERE n.day = \(date) AND (\(place?.id)::uuid IS NULL OR n.id > \(place?.id)::uuid)
          ORDER BY n.id LIMIT \(Self.textBatch)
        ), unfinished AS MATERIALIZED (
          SELECT b.id FROM batch b WHERE b.speaks AND (
            EXISTS (SELECT FROM runs r JOIN queue q ON q.run = r.id
              WHERE r.notification = b.id AND r.day = \(date))
            OR EXISTS (SELECT FROM schedules s WHERE s.id = b.id))
        ), removed AS (
          UPDATE notifications n SET payload = '', recipients = NULL, tokens = NULL, users = NULL,
            options = (n.options::jsonb - 'localize' - 'warnings')::json
          FROM batch b
          WHERE n.id = b.id AND n.day = \(date) AND b.speaks
            AND NOT EXISTS (SELECT FROM unfinished u WHERE u.id = b.id)
          RETURNING n.id
        )
        SELECT (SELECT count(*) FROM removed) AS removed, (SELECT count(*) FROM unfinished) AS unfinished,
          (SELECT id FROM batch ORDER BY id DESC LIMIT 1) AS last
        """,
      ])
    let steps = try decoding(results[2]) { (row) throws(PostgresError) in
      OldTextStep(
        removed: Int(try row.decode("removed", as: Int64.self)),
        left: Int(try row.decode("unfinished", as: Int64.self)),
        last: try row.decode("last", as: NotificationID?.self).map { OldTextPlace(id: $0) })
    }
    return steps.first ?? OldTextStep(removed: 0, left: 0, last: nil)
  }
}
