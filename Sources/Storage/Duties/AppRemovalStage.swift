// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// The tables that an app's removal walks through, in this order. Each walk uses an index that
/// begins with the app.
enum AppRemovalStage: Int16, CaseIterable {
  case devices = 1
  case badges, deliveries, notifications
  case deviceEvents, schedules, webhookMessages

  /// Notifications that one statement removes; each may contain megabytes of recipients.
  private static let notificationBatch = 1_000

  var table: String {
    switch self {
    case .devices: "devices"
    case .badges: "badges"
    case .deliveries: "deliveries"
    case .notifications: "notifications"
    case .deviceEvents: "device_events"
    case .schedules: "schedules"
    case .webhookMessages: "webhook_messages"
    }
  }

  /// The table as a `DayTable`; nil if it is not partitioned by day.
  var dayTable: DayTable? { DayTable(rawValue: table) }

  /// Rows that one statement removes.
  var batch: Int { self == .notifications ? Self.notificationBatch : DutyStore.removalBatch }

  var next: AppRemovalPlace { AppRemovalPlace(stage: rawValue + 1) }

  // MARK: statements

  /// The columns that follow the app in the stage's index.
  private var key: [String] {
    switch self {
    case .devices, .badges: ["token"]
    case .deliveries: ["run", "token"]
    case .notifications, .schedules, .webhookMessages: ["id"]
    case .deviceEvents: ["position", "seq"]
    }
  }

  /// The key of a place.
  private func key(of place: AppRemovalPlace) -> PostgresQuery {
    switch self {
    case .devices, .badges: "\(place.bytes)"
    case .deliveries: "\(place.major), \(place.bytes)"
    case .notifications, .schedules: "\(UUID(bytes: place.bytes) ?? UUID(high: 0, low: 0))"
    case .webhookMessages: "\(place.major)"
    case .deviceEvents: "\(place.major), \(place.minor)"
    }
  }

  /// SQL on a row `b`: the columns of its place.
  private var columns: PostgresQuery {
    switch self {
    case .devices, .badges: "0::int8 AS major, 0::int8 AS minor, b.token AS bytes"
    case .deliveries: "b.run AS major, 0::int8 AS minor, b.token AS bytes"
    case .notifications, .schedules:
      "0::int8 AS major, 0::int8 AS minor, uuid_send(b.id) AS bytes"
    case .webhookMessages: "b.id AS major, 0::int8 AS minor, ''::bytea AS bytes"
    case .deviceEvents: "b.position AS major, b.seq AS minor, ''::bytea AS bytes"
    }
  }

  /// Returns a query for the batch of rows after a position, in index order.
  ///
  /// The app is given as a range, not as a constant. With a constant, an index on the key alone
  /// would have an equal order, and a plan could use it to read the rows of all apps.
  private func batch(
    _ columns: String, of app: AppID, through table: String, from place: AppRemovalPlace
  ) -> PostgresQuery {
    let key = key.joined(separator: ", ")
    return """
      SELECT \(unsafeSQL: columns) FROM \(unsafeSQL: table)
      WHERE (app, \(unsafeSQL: key)) > (\(app), \(fragment: self.key(of: place))) AND app <= \(app)
      ORDER BY app, \(unsafeSQL: key) LIMIT \(batch)
      """
  }

  /// Returns the statement that deletes the rows after a position by their physical addresses.
  /// Returns their number as `rows` and the position of the last one, or no row for an empty batch.
  /// A row that is changed concurrently stays; the final check of the removal finds it.
  ///
  /// - Parameter table: the stage's table, or a partition of it.
  func walk(
    _ app: AppID, through table: String, from place: AppRemovalPlace
  ) -> PostgresQuery {
    let descending = key.map { "b.\($0) DESC" }.joined(separator: ", ")
    let columns = (key + ["ctid AS at"]).joined(separator: ", ")
    return """
      WITH b AS MATERIALIZED (
        \(fragment: batch(columns, of: app, through: table, from: place))
      ), gone AS (
        DELETE FROM \(unsafeSQL: table) WHERE ctid = ANY (ARRAY(SELECT at FROM b))
      )
      SELECT (SELECT count(*) FROM b) AS rows, \(fragment: self.columns) FROM b
      ORDER BY \(unsafeSQL: descending) LIMIT 1
      """
  }

  // MARK: rows that belong to notifications

  /// Selects the runs of the next notifications.
  ///
  /// - Parameter runs: the table, or a partition of it.
  func runs(
    of app: AppID, through table: String, from place: AppRemovalPlace, in runs: String
  ) -> PostgresQuery {
    """
    SELECT r.id FROM (\(fragment: batch("id", of: app, through: table, from: place))) n
    CROSS JOIN LATERAL (SELECT id FROM \(unsafeSQL: runs) WHERE notification = n.id OFFSET 0) r
    """
  }

  /// Returns the statements that delete runs and their dependent rows.
  ///
  /// - Parameter day: day of all runs; infinity if the days differ, and then all partitions are
  ///   searched.
  static func removal(of runs: PostgresQuery, _ day: PostgresDate?) -> [PostgresQuery] {
    let ids: PostgresQuery = "ANY (ARRAY(SELECT r.id FROM (\(fragment: runs)) r))"
    let isOfDay: PostgresQuery = day == .infinity ? "true" : "day = \(day)"
    return [
      // Earlier batches have deleted most queue rows.
      "DELETE FROM queue WHERE run = \(fragment: ids)",
      "DELETE FROM run_counts WHERE run = \(fragment: ids) AND \(fragment: isOfDay)",
      "DELETE FROM run_controls WHERE run = \(fragment: ids)",
      "DELETE FROM runs WHERE id = \(fragment: ids) AND \(fragment: isOfDay)",
    ]
  }
}
