// SPDX-License-Identifier: Apache-2.0

/// A change of a device, as it appears in its app's feed.
package struct DeviceEvent: Sendable, Equatable {
  /// Kind of change.
  package enum Kind: Int16, StoredCode {
    /// An event of an erased user's device. Its details are removed, and the feed omits it.
    case forgotten = 0
    /// New, or reactivated by a registration.
    case registered
    /// Attributes changed, but not the state.
    case updated
    case quarantined
    /// Reactivated without a new registration.
    case activated
    case unregistered
    case deleted

    /// Kinds that the feed contains.
    package static let listed = allCases.filter { $0 != .forgotten }

    /// Name in the API.
    package var name: String { "\(self)" }
  }

  /// Attributes that an update changed. The bits are those of the column `changed`.
  package struct Members: OptionSet, Sendable {
    package let rawValue: Int16
    package init(rawValue: Int16) { self.rawValue = rawValue }

    /// Names in the API, in bit order.
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
  /// Why the device is not active.
  package var reason: String?
  /// Token that replaced a deleted one.
  package var replacedBy: DeviceToken?

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
