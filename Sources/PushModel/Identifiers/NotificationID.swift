// SPDX-License-Identifier: Apache-2.0

/// Id of a notification: a UUID of version 7. Ids sort by time of acceptance, and an id contains
/// the day of its row's partition.
package struct NotificationID: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let uuid: UUID

  /// Creates an id from a stored value.
  package init(_ uuid: UUID) { self.uuid = uuid }

  /// Creates a new id. `milliseconds` is UNIX time.
  package init(milliseconds: Int64) { uuid = UUID(milliseconds: milliseconds) }

  /// Parses the canonical 8-4-4-4-12 form in either case.
  package init?(_ text: String) {
    guard let uuid = UUID(text) else { return nil }
    self.uuid = uuid
  }

  /// Creates an id from 16 bytes; nil for any other length.
  package init?(bytes: [UInt8]) {
    guard let uuid = UUID(bytes: bytes) else { return nil }
    self.uuid = uuid
  }

  /// The 16 bytes in network order.
  package var bytes: [UInt8] { uuid.bytes }

  /// Creation time of the id in UNIX milliseconds.
  package var milliseconds: Int64 { Int64(uuid.high >> 16) }

  /// Days since 1970-01-01 (UTC), which determine the partition that contains the notification.
  package var day: Int32 { Int32(milliseconds / 86_400_000) }

  /// Returns the lowest id of a day.
  package static func first(of day: Int32) -> NotificationID {
    NotificationID(UUID(high: UInt64(max(0, Int64(day)) * 86_400_000) << 16, low: 0))
  }

  /// Returns the lowest id of a time.
  package static func first(at time: Instant) -> NotificationID {
    NotificationID(UUID(high: UInt64(max(0, time.milliseconds)) << 16, low: 0))
  }

  /// Lower-case canonical form.
  package var description: String { uuid.description }

  package static func < (left: Self, right: Self) -> Bool { left.uuid < right.uuid }
}
