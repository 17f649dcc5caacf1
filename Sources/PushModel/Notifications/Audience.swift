// SPDX-License-Identifier: Apache-2.0

/// The devices of a notification: those active devices that it names and that match its filters.
package struct Audience: Sendable, Hashable {
  /// Devices before filtering.
  package enum Names: Sendable, Hashable {
    /// The devices with these tokens and all devices of these users, each device once.
    case named(tokens: [DeviceToken], users: [String])
    /// Every device of the app.
    case everyone
  }

  package var names: Names
  /// Restricts the audience to an environment; nil for both.
  package var environment: PushEnvironment?
  /// Restricts the audience to devices with these attributes.
  package var narrowing: Narrowing
  /// Attributes that named but unregistered tokens are assumed to have; nil skips those tokens.
  package var unregistered: UnregisteredTokens?

  /// Maximum number of tokens and users together. Every claim of the notification's rows reads the
  /// whole list.
  package static let maximumNames = 10_000

  package init(
    _ names: Names, environment: PushEnvironment? = nil, narrowing: Narrowing = Narrowing(),
    unregistered: UnregisteredTokens? = nil
  ) {
    self.names = names
    self.environment = environment
    self.narrowing = narrowing
    self.unregistered = unregistered
  }

  /// Every device of the app.
  package static let everyone = Audience(.everyone)

  /// Returns an audience of tokens and users.
  package static func named(tokens: [DeviceToken] = [], users: [String] = []) -> Audience {
    Audience(.named(tokens: tokens, users: users))
  }

  /// Whether the audience, before filtering, is all devices of the app.
  package var isEveryone: Bool { names == .everyone }

  /// Whether filters other than the environment apply.
  package var isNarrowed: Bool { !narrowing.isNothing }

  /// Whether the audience has no narrowing and no unregistered tokens. The accepting statement can
  /// then read it.
  package var isPlain: Bool { !isNarrowed && unregistered == nil }

  /// The named tokens.
  package var tokens: [DeviceToken] {
    if case .named(let tokens, _) = names { tokens } else { [] }
  }

  /// The named users.
  package var users: [String] { if case .named(_, let users) = names { users } else { [] } }
}
