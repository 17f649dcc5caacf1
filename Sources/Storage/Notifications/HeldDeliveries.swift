// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Deliveries to named devices that wait with their notification's queue row, which is held for its
/// lane. Before they are sent, these deliveries have no rows of their own.
package final class HeldDeliveries {
  private let client: PostgresClient
  private let audiences: AudiencePages

  init(client: PostgresClient, audiences: AudiencePages) {
    self.client = client
    self.audiences = audiences
  }

  /// Adds the deliveries of held queue rows to stored ones. Returns all in token order.
  ///
  /// - Parameters:
  ///   - stored: deliveries with rows, after `after`.
  ///   - reason: required reason; nil: any.
  ///   - limit: maximum number of returned deliveries.
  package func added(
    to stored: [Delivery], of notification: Notification, reason: String?, after: DeviceToken?,
    limit: Int
  ) async throws(StorageError) -> [Delivery] {
    var found = stored
    for (row, held) in try await rows(of: notification)
    where reason == nil || reason == held.ownReason.rawValue {
      let devices = try await devices(
        Work(row, notification: notification), after: after, limit: limit)
      found += devices.map { token in
        Delivery(
          token: token, outcome: .waiting, status: nil, reason: held.ownReason.rawValue,
          language: nil, apnsID: nil, attempts: 0, updatedAt: notification.acceptedAt)
      }
    }
    // A device that was sent to between the two statements occurs in both results.
    var tokens: Set<DeviceToken> = []
    let single = found.filter { tokens.insert($0.token).inserted }
    return Array(single.sorted { $0.token < $1.token }.prefix(limit))
  }

  /// Returns the devices after a token that a row has not sent to yet.
  private func devices(
    _ work: Work, after: DeviceToken?, limit: Int
  ) async throws(StorageError) -> [DeviceToken] {
    var place = after
    if case .names(let cursor?) = work.job { place = max(cursor, place ?? cursor) }
    var found: [DeviceToken] = []
    while found.count < limit {
      let page = try await audiences.named(work, after: place)
      found += page.filter { !$0.isRecorded && $0.recipient.isRegistered }
        .map(\.recipient.token)
      guard let next = page.next else { break }
      place = next.token
    }
    return found
  }

  private func rows(
    of notification: Notification
  ) async throws(StorageError) -> [(QueueRow, HoldReason)] {
    guard case .named = notification.audience.names else { return [] }
    let rows = try await reading(
      client.reports(of: notification.app),
      """
      SELECT \(unsafeSQL: QueueColumns.list), q.held FROM runs r CROSS JOIN LATERAL (
        SELECT * FROM queue WHERE run = r.id AND kind = \(code: WorkKind.names)
          AND held < \(code: HoldReason.paused) AND available_at < 'infinity' OFFSET 0) q
      WHERE r.notification = \(notification.id) AND r.day = \(PostgresDate(days: notification.id.day))
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      (try QueueColumns.row(row), try row.decode("held", as: HoldReason.self))
    }
  }
}
