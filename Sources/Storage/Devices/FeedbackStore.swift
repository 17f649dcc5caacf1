// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Unregistered devices for the legacy feedback service, by app and environment (decision 0080).
///
/// A reading begins at the stored position of the app and environment, and follows the device
/// feed, which no commit can precede. The position advances only when a reader has acknowledged
/// everything. Devices that are active again are left out.
package final class FeedbackStore {
  /// Events that one page examines, or devices that it returns.
  static let pageSize = 1_000

  private let client: PostgresClient
  private let feed: DeviceFeed

  init(client: PostgresClient, feed: DeviceFeed) {
    self.client = client
    self.feed = feed
  }

  /// Returns where a reading begins.
  package func start(of list: FeedbackList) async throws(StorageError) -> FeedbackCursor {
    let rows = try await reading(
      client.reports(of: list.destination.app),
      """
      SELECT position, seq, at FROM legacy_feedback
      WHERE app = \(list.destination.app) AND environment = \(list.destination.environment)
        AND token_kind = \(list.kind)
      """)
    let stored = try decoding(rows) { (row) throws(PostgresError) in
      FeedPlace(
        position: try row.decode("position"), sequence: try row.decode("seq"),
        at: try row.decode("at"))
    }.first
    if let stored {
      if try await feed.events(of: list.destination.app, after: stored, limit: 1) != nil {
        return .events(after: stored)
      }
    }
    // The position is read before the devices, so that devices that become unregistered meanwhile
    // are returned again instead of being skipped.
    return .devices(
      after: nil, end: try await feed.latest(of: list.destination.app))
  }

  /// Returns the next page of a reading.
  package func page(
    of list: FeedbackList, _ cursor: FeedbackCursor
  ) async throws(StorageError) -> FeedbackPage {
    switch cursor {
    case .events(let place): return try await page(of: list, after: place)
    case .devices(let token, let end):
      let tokens = try await devices(of: list, after: token)
      return FeedbackPage(
        tokens: tokens,
        next: tokens.count < Self.pageSize
          ? nil : .devices(after: tokens.last?.token, end: end),
        end: end)
    }
  }

  private func page(
    of list: FeedbackList, after place: FeedPlace
  ) async throws(StorageError) -> FeedbackPage {
    let events = try await feed.events(of: list.destination.app, after: place, limit: Self.pageSize)
    // Retention has removed events since the previous page: the sender reads again.
    guard let events else { throw .vanished }
    let tokens = events.events.filter { $0.kind == .unregistered }.map(\.token)
    return FeedbackPage(
      tokens: try await unregistered(Set(tokens).sorted(), of: list),
      next: events.hasMore ? .events(after: events.next) : nil, end: events.next)
  }

  /// Returns those of some devices that are unregistered now.
  private func unregistered(
    _ tokens: [DeviceToken], of list: FeedbackList
  ) async throws(StorageError) -> [FeedbackToken] {
    if tokens.isEmpty { return [] }
    return try await found(
      list,
      """
      SELECT d.token, d.unregistered_at FROM unnest(\(tokens)) AS t (token) CROSS JOIN LATERAL (
        SELECT * FROM devices WHERE app = \(list.destination.app) AND token = t.token OFFSET 0) d
      WHERE \(fragment: Self.belongs(to: list)) ORDER BY d.token
      """)
  }

  private func devices(
    of list: FeedbackList, after token: DeviceToken?
  ) async throws(StorageError) -> [FeedbackToken] {
    try await found(
      list,
      """
      SELECT d.token, d.unregistered_at FROM devices d
      WHERE d.app = \(list.destination.app) AND \(fragment: Self.belongs(to: list))
        AND d.token > \(token?.bytes ?? [])
      ORDER BY d.token LIMIT \(Self.pageSize)
      """)
  }

  /// On `devices d`: whether a device belongs to a list. A device whose environment was found by a
  /// push belongs to both, because its sender may know only the assumed one.
  private static func belongs(to list: FeedbackList) -> PostgresQuery {
    """
    d.state = \(code: DeviceState.unregistered)
      AND (d.environment = \(code: list.destination.environment)
        OR d.environment_source = \(code: EnvironmentSource.found))
      AND d.token_kind = ANY(\(list.kinds)) AND length(d.token) = \(Int32(FeedbackList.tokenBytes))
    """
  }

  private func found(
    _ list: FeedbackList, _ query: PostgresQuery
  ) async throws(StorageError) -> [FeedbackToken] {
    let rows = try await reading(client.reports(of: list.destination.app), query)
    return try decoding(rows) { (row) throws(PostgresError) in
      FeedbackToken(
        token: try row.decode("token"),
        unregisteredAt: try row.decode("unregistered_at", as: Instant?.self)
          ?? Instant(microseconds: 0))
    }
  }

  /// Stores that a reader has acknowledged everything up to a position. An earlier position than
  /// the stored one changes nothing, because another reader was faster.
  package func acknowledge(
    _ place: FeedPlace, of list: FeedbackList
  ) async throws(StorageError) {
    _ = try await reading(
      client.write,
      """
      INSERT INTO legacy_feedback AS f (app, environment, token_kind, position, seq, at)
      VALUES (\(list.destination.app), \(list.destination.environment), \(list.kind), \(place.position),
        \(place.sequence), \(place.at))
      ON CONFLICT (app, environment, token_kind) DO UPDATE
      SET position = EXCLUDED.position, seq = EXCLUDED.seq, at = EXCLUDED.at
      WHERE (f.position, f.seq) < (EXCLUDED.position, EXCLUDED.seq)
      """)
  }
}
