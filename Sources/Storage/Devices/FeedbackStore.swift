// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Unregistered devices for the legacy feedback service, by app and environment (decision 0080).
///
/// A reading begins at the stored position of the app and environment, and follows the device
/// feed, which no commit can precede. The position advances only when a reader has acknowledged
/// everything. Devices that are active again are left out.
package final class FeedbackStore {
  /// Rows that one page examines.
  static let pageSize = 1_000
  /// Margin in seconds for transactions that were in progress at the stored time, of which none
  /// lasts as long.
  private static let marginSeconds: Int64 = 3_600

  private let client: PostgresClient
  private let feed: DeviceFeed

  init(client: PostgresClient, feed: DeviceFeed) {
    self.client = client
    self.feed = feed
  }

  /// Returns where a reading begins.
  package func start(of destination: Destination) async throws(StorageError) -> FeedbackCursor {
    let rows = try await reading(
      client.reports(of: destination.app),
      """
      SELECT position, seq, at FROM legacy_feedback
      WHERE app = \(destination.app) AND environment = \(destination.environment)
      """)
    let stored = try decoding(rows) { (row) throws(PostgresError) in
      FeedPlace(
        position: try row.decode("position"), sequence: try row.decode("seq"),
        at: try row.decode("at"))
    }.first
    if let stored {
      if try await feed.events(of: destination.app, after: stored, limit: 1) != nil {
        return .events(after: stored)
      }
    }
    // The position is read before the devices, so that devices that become unregistered meanwhile
    // are returned again instead of being skipped.
    return .devices(
      after: nil, since: stored.map { $0.at.adding(seconds: -Self.marginSeconds) },
      end: try await feed.latest(of: destination.app))
  }

  /// Returns the next page of a reading.
  package func page(
    of destination: Destination, _ cursor: FeedbackCursor
  ) async throws(StorageError) -> FeedbackPage {
    switch cursor {
    case .events(let place): return try await page(of: destination, after: place)
    case .devices(let token, let since, let end):
      let tokens = try await devices(of: destination, after: token, since: since)
      return FeedbackPage(
        tokens: tokens,
        next: tokens.count < Self.pageSize
          ? nil : .devices(after: tokens.last?.token, since: since, end: end),
        end: end)
    }
  }

  private func page(
    of destination: Destination, after place: FeedPlace
  ) async throws(StorageError) -> FeedbackPage {
    let events = try await feed.events(of: destination.app, after: place, limit: Self.pageSize)
    // Retention has removed events since the previous page: the sender reads again.
    guard let events else { throw .vanished }
    let tokens = events.events.filter { event in
      event.kind == .unregistered && event.environment == destination.environment
    }.map(\.token)
    return FeedbackPage(
      tokens: try await unregistered(Set(tokens).sorted(), of: destination),
      next: events.hasMore ? .events(after: events.next) : nil, end: events.next)
  }

  /// Returns those of some devices that are unregistered now.
  private func unregistered(
    _ tokens: [DeviceToken], of destination: Destination
  ) async throws(StorageError) -> [FeedbackToken] {
    if tokens.isEmpty { return [] }
    return try await found(
      destination,
      """
      SELECT d.token, d.unregistered_at FROM unnest(\(tokens)) AS t (token) CROSS JOIN LATERAL (
        SELECT * FROM devices WHERE app = \(destination.app) AND token = t.token OFFSET 0) d
      WHERE \(fragment: Self.isUnregistered(destination)) ORDER BY d.token
      """)
  }

  private func devices(
    of destination: Destination, after token: DeviceToken?, since: Instant?
  ) async throws(StorageError) -> [FeedbackToken] {
    var isRecent: PostgresQuery = "true"
    if let since { isRecent = "d.inactive_since >= \(since)" }
    return try await found(
      destination,
      """
      SELECT d.token, d.unregistered_at FROM devices d
      WHERE d.app = \(destination.app) AND \(fragment: Self.isUnregistered(destination))
        AND d.token > \(token?.bytes ?? []) AND \(fragment: isRecent)
      ORDER BY d.token LIMIT \(Self.pageSize)
      """)
  }

  /// On `devices d`: whether it is unregistered in the environment.
  private static func isUnregistered(_ destination: Destination) -> PostgresQuery {
    "d.state = \(code: DeviceState.unregistered) AND d.environment = \(code: destination.environment)"
  }

  private func found(
    _ destination: Destination, _ query: PostgresQuery
  ) async throws(StorageError) -> [FeedbackToken] {
    let rows = try await reading(client.reports(of: destination.app), query)
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
    _ place: FeedPlace, of destination: Destination
  ) async throws(StorageError) {
    _ = try await reading(
      client.write,
      """
      INSERT INTO legacy_feedback AS f (app, environment, position, seq, at)
      VALUES (\(destination.app), \(destination.environment), \(place.position), \(place.sequence), \(place.at))
      ON CONFLICT (app, environment) DO UPDATE
      SET position = EXCLUDED.position, seq = EXCLUDED.seq, at = EXCLUDED.at
      WHERE (f.position, f.seq) < (EXCLUDED.position, EXCLUDED.seq)
      """)
  }
}
