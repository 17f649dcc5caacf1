// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Deliveries to single devices.

extension RunStore {
  /// Notifications examined for one page. Each needs two index look-ups, which are near those of
  /// the previous one, because deliveries are stored in the order of notifications.
  package static let examinedLimit = 10_000

  /// Returns the last delivery of each notification with a row for the device, newest notifications
  /// first.
  ///
  /// An index of tokens would cost time with every push. Instead, the app's notifications are
  /// examined, a limited number per page.
  /// - Parameter before: returns only notifications older than this one; nil begins with the
  ///   newest.
  package func deliveries(
    to token: DeviceToken, of app: AppID, outcome: DeliveryOutcome?, reason: String?,
    before: NotificationID?, limit: Int, examining examinedLimit: Int = examinedLimit
  ) async throws(StorageError) -> DeviceDeliveries {
    var asked: PostgresQuery = "true"
    if let outcome { asked += " AND d.outcome = \(outcome)" }
    if let reason { asked += " AND d.reason = \(reason)" }
    let newest: PostgresQuery = """
      SELECT n.id, n.day FROM notifications n
      WHERE n.app = \(app) AND n.id < \(before?.uuid ?? UUID(high: .max, low: .max)) ORDER BY n.id DESC
      """
    let results = try await together(
      client.reports(of: app),
      [
        // Without statistics for a day, the planner would read and sort all notifications.
        "SET LOCAL enable_bitmapscan = off",
        """
        SELECT n.id AS notification, d.*, \(fragment: Self.nextTry)
        FROM (\(fragment: newest) LIMIT \(examinedLimit)) n CROSS JOIN LATERAL (
          SELECT \(unsafeSQL: Self.columns)
          FROM (SELECT id, day FROM runs WHERE notification = n.id AND day = n.day OFFSET 0) r CROSS JOIN LATERAL (
            SELECT * FROM deliveries WHERE app = \(app) AND run = r.id AND token = \(token) AND day = r.day OFFSET 0
          ) d ORDER BY r.id DESC LIMIT 1
        ) d WHERE \(fragment: asked) ORDER BY n.id DESC LIMIT \(limit + 1)
        """,
        // The last examined notification; no row if none follows.
        "\(fragment: newest) OFFSET \(examinedLimit - 1) LIMIT 1",
      ])
    let found = try decoding(results[1]) { (row) throws(PostgresError) in
      let id = try row.decode("notification", as: NotificationID.self)
      return DeviceDeliveries.Item(notification: id, delivery: try Self.delivery(row, of: id))
    }
    let listed = Array(found.prefix(limit))
    if found.count > limit { return DeviceDeliveries(listed, next: listed.last?.notification) }
    let end = try decoding(results[2]) { (row) throws(PostgresError) in
      try row.decode("id", as: NotificationID.self)
    }
    return DeviceDeliveries(listed, next: end.first)
  }

  /// Notifications whose deliveries `lastDeliveries` looks up: one index lookup for each device, so
  /// that a page of forty devices costs a few milliseconds.
  package static let lastExamined = 50

  /// Returns the newest delivery to each device among the app's last `lastExamined` notifications.
  /// Devices without one are absent. Accepted pushes of broadcasts have no delivery.
  package func lastDeliveries(
    to tokens: [DeviceToken], of app: AppID
  ) async throws(StorageError) -> [DeviceToken: DeviceDeliveries.Item] {
    let results = try await togetherByKey(
      client.reports(of: app),
      [
        "SET LOCAL enable_bitmapscan = off",
        """
        WITH newest AS MATERIALIZED (
          SELECT n.id AS notification, r.id, r.day
          FROM (
            SELECT id, day FROM notifications WHERE app = \(app) ORDER BY id DESC LIMIT \(Self.lastExamined)
          ) n
          CROSS JOIN LATERAL (SELECT id, day FROM runs WHERE notification = n.id AND day = n.day OFFSET 0) r
        )
        SELECT d.* FROM unnest(\(tokens)) t (token) CROSS JOIN LATERAL (
          SELECT n.notification, d.*, NULL::timestamptz AS next_try
          -- One token per lookup: with a list of tokens, the planner may read all deliveries of a run.
          FROM newest n CROSS JOIN LATERAL (
            SELECT \(unsafeSQL: Self.columns) FROM deliveries d
            WHERE d.app = \(app) AND d.run = n.id AND d.token = t.token AND d.day = n.day OFFSET 0
          ) d ORDER BY n.notification DESC, n.id DESC LIMIT 1
        ) d
        """,
      ])
    let found = try decoding(results[1]) { (row) throws(PostgresError) in
      let id = try row.decode("notification", as: NotificationID.self)
      let delivery = try Self.delivery(row, of: id)
      return (delivery.token, DeviceDeliveries.Item(notification: id, delivery: delivery))
    }
    return Dictionary(found) { first, _ in first }
  }
}
