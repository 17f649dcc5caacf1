// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// The events of an app's devices, in an order that no later event can precede (decision 0037).
///
/// Events are ordered by transaction number. An event is returned only when all transactions with
/// lower numbers have ended, so that every later commit follows it.
package final class DeviceFeed {
  private let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  /// Returns the next events. Nil if some events after `place` have been deleted, if PostgreSQL has
  /// lost the event at `place`, or if `place` belongs to another app.
  ///
  /// - Parameters:
  ///   - place: position after which the events follow; nil: from the oldest stored event.
  ///   - limit: number of events to read. Events of erased users count, but are not returned.
  package func events(
    of app: AppID, after place: FeedPlace?, limit: Int
  ) async throws(StorageError) -> FeedPage? {
    let after = place ?? .start
    let condition = place.map { Self.isKnown($0, app) } ?? "true"
    let results = try await together(
      client.reports(of: app),
      [
        // Without this, PostgreSQL would read and sort all events of a day that has no statistics
        // yet.
        "SET LOCAL enable_sort = off",
        """
        SELECT k.is_known, e.* FROM (SELECT \(fragment: condition) AS is_known) k LEFT JOIN LATERAL (
          SELECT position, seq, at, kind, token, user_id, environment, token_kind, changed, reason, replaced_by
          FROM device_events WHERE app = \(app) AND (position, seq) > (\(after.position), \(after.sequence))
          ORDER BY position, seq LIMIT \(limit + 1)
        ) e ON k.is_known AND e.position < (\(fragment: Self.horizon))
        """,
      ])
    var isKnown = false
    let found = try decoding(results[1]) { (row) throws(PostgresError) -> Entry? in
      isKnown = try row.decode("is_known")
      return try Self.entry(row)
    }
    guard isKnown else { return nil }
    let entries = found.compactMap { $0 }
    guard let last = entries.prefix(limit).last else {
      let next = if let place { place } else { try await floor(of: app) }
      return FeedPage([], next: next, hasMore: false)
    }
    return FeedPage(
      entries.prefix(limit).compactMap(\.event), next: last.place, hasMore: entries.count > limit)
  }

  /// Returns the position from which an empty feed continues; all later events follow it.
  private func floor(of app: AppID) async throws(StorageError) -> FeedPlace {
    let rows = try await reading(client.reports(of: app), Self.floor(of: app))
    return try decoding(rows, Self.place).first ?? .start
  }

  private static func floor(of app: AppID) -> PostgresQuery {
    "SELECT position, seq, at FROM device_event_floors WHERE app = \(app)"
  }

  /// Returns the position after the last event that is visible now.
  package func latest(of app: AppID) async throws(StorageError) -> FeedPlace {
    let rows = try await reading(
      client.reports(of: app),
      """
      (SELECT position, seq, at FROM device_events WHERE app = \(app) AND position < (\(fragment: Self.horizon))
        ORDER BY position DESC, seq DESC LIMIT 1)
      UNION ALL (\(fragment: Self.floor(of: app)))
      ORDER BY position DESC, seq DESC LIMIT 1
      """)
    return try decoding(rows, Self.place).first ?? .start
  }

  // MARK: parts

  /// The lowest position of a transaction that may still be in progress. All events below it are
  /// final.
  static let horizon: PostgresQuery = """
    SELECT base + pg_snapshot_xmin(pg_current_snapshot())::text::int8 FROM device_feed
    """

  /// Returns a condition: all events after `place` are stored, and the event at `place` is
  /// unchanged.
  private static func isKnown(_ place: FeedPlace, _ app: AppID) -> PostgresQuery {
    let floor: PostgresQuery = "SELECT FROM device_event_floors WHERE app = \(app)"
    guard place != .start else { return "NOT EXISTS (\(fragment: floor))" }
    let here: PostgresQuery = "(\(place.position), \(place.sequence))"
    let isIt: PostgresQuery = """
      app = \(app) AND position = \(place.position) AND seq = \(place.sequence) AND at = \(place.at)
      """
    return """
      NOT EXISTS (\(fragment: floor) AND (position, seq) > \(fragment: here))
        AND (EXISTS (SELECT FROM device_events WHERE \(fragment: isIt))
          OR EXISTS (SELECT FROM device_event_floors WHERE \(fragment: isIt)))
      """
  }

  private struct Entry {
    let place: FeedPlace
    /// Nil for an event of an erased user.
    let event: DeviceEvent?
  }

  /// Decodes an event; nil for the row of an empty result.
  private static func entry(_ row: PostgresRow) throws(PostgresError) -> Entry? {
    guard try row.decode("position", as: Int64?.self) != nil else { return nil }
    let place = try place(row)
    let kind: DeviceEvent.Kind = try row.decode("kind")
    guard kind != .forgotten else { return Entry(place: place, event: nil) }
    return Entry(
      place: place,
      event: DeviceEvent(
        place: place, kind: kind, token: try row.decode("token"), user: try row.decode("user_id"),
        environment: try row.decode("environment"), tokenKind: try row.decode("token_kind"),
        changed: DeviceEvent.Members(rawValue: try row.decode("changed")),
        reason: try row.decode("reason"),
        replacedBy: try row.decode("replaced_by", as: DeviceToken?.self)))
  }

  private static func place(_ row: PostgresRow) throws(PostgresError) -> FeedPlace {
    FeedPlace(
      position: try row.decode("position"), sequence: try row.decode("seq"),
      at: try row.decode("at"))
  }
}
