// SPDX-License-Identifier: Apache-2.0

/// Position of an event in its app's feed, with the event's time. The time detects a position that
/// was assigned twice, because a crash of PostgreSQL can lose its last transactions.
package struct FeedPlace: Sendable, Equatable {
  /// Id of the transaction that wrote the event.
  package let position: Int64
  /// Number of the event within its transaction.
  package let sequence: Int64
  package let at: Instant

  package init(position: Int64, sequence: Int64, at: Instant) {
    self.position = position
    self.sequence = sequence
    self.at = at
  }

  /// Position before all events.
  package static let start = FeedPlace(position: 0, sequence: 0, at: Instant(microseconds: 0))
}
