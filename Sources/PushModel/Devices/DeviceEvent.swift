// SPDX-License-Identifier: Apache-2.0

/// Something that became of a device, as the feed of its app tells it.
package struct DeviceEvent: Sendable, Equatable {
  /// What happened.
  package enum Kind: Int16, StoredCode {
    /// What it was is said no more, since it was somebody who is forgotten. It is not told.
    case forgotten = 0
    /// New, or revived by a registration.
    case registered
    /// It says something else of itself, and is in the state that it was in.
    case updated
    case quarantined
    /// Put back without having registered anew.
    case activated
    case unregistered
    case deleted

    /// Those that are told.
    package static let told = allCases.filter { $0 != .forgotten }

    /// As the API spells it.
    package var name: String { "\(self)" }
  }

  /// What an update changed. The bits are those of the column `changed`.
  package struct Members: OptionSet, Sendable {
    package let rawValue: Int16
    package init(rawValue: Int16) { self.rawValue = rawValue }

    /// As the API names them, in the order of their bits.
    private static let names = [
      "languages", "environment", "push_type", "user", "tags", "time_zone", "app_version",
    ]

    package var names: [String] {
      Self.names.indices.filter { rawValue & (1 << $0) != 0 }.map { Self.names[$0] }
    }
  }

  package var place: FeedPlace
  package var kind: Kind
  package var token: DeviceToken
  package var user: String?
  package var environment: PushEnvironment
  package var tokenKind: TokenKind
  package var changed: Members
  /// Why it is not active.
  package var reason: String?
  /// The token that took the place of a deleted one.
  package var replacedBy: DeviceToken?

  /// Every field.
  package init(
    place: FeedPlace, kind: Kind, token: DeviceToken, user: String?, environment: PushEnvironment,
    tokenKind: TokenKind, changed: Members, reason: String?, replacedBy: DeviceToken? = nil
  ) {
    self.place = place
    self.kind = kind
    self.token = token
    self.user = user
    self.environment = environment
    self.tokenKind = tokenKind
    self.changed = changed
    self.reason = reason
    self.replacedBy = replacedBy
  }
}

/// An event by where it stands in the order of its app's feed, and when it was, by which it is known again: after
/// PostgreSQL lost its last moments another may stand there.
package struct FeedPlace: Sendable, Equatable {
  /// The transaction that wrote it.
  package let position: Int64
  /// Within the transaction.
  package let sequence: Int64
  package let at: Instant

  /// Every field.
  package init(position: Int64, sequence: Int64, at: Instant) {
    self.position = position
    self.sequence = sequence
    self.at = at
  }

  /// Before all events of an app that has had none.
  package static let start = FeedPlace(position: 0, sequence: 0, at: Instant(microseconds: 0))
}

/// A part of a feed, in its order.
package struct FeedPage: Sendable, Equatable {
  package let events: [DeviceEvent]
  /// After which place to go on.
  package let next: FeedPlace
  /// Whether there was more than was asked for.
  package let hasMore: Bool

  /// Every field.
  package init(_ events: [DeviceEvent], next: FeedPlace, hasMore: Bool) {
    self.events = events
    self.next = next
    self.hasMore = hasMore
  }
}
