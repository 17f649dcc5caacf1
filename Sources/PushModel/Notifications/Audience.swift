// SPDX-License-Identifier: Apache-2.0

/// Whom a notification is for: the active devices that are named, and that the filters let through.
package struct Audience: Sendable, Hashable {
  /// Who is meant before anything is filtered.
  package enum Names: Sendable, Hashable {
    /// The devices with these tokens and all devices of these users, each device once.
    case named(tokens: [DeviceToken], users: [String])
    /// Every device of the app.
    case everyone
  }

  package var names: Names
  /// Only devices of this environment; nil for both.
  package var environment: PushEnvironment?
  /// Only devices that have this in common.
  package var narrowing: Narrowing
  /// What is taken of named tokens that are not registered; nil: they are not sent to.
  package var unregistered: UnregisteredTokens?

  /// Names (tokens and users together) that one notification may carry: beyond it a request is no
  /// longer a list somebody chose, and its row would outgrow what is read back at every claim.
  package static let maximumNames = 10_000

  /// Whoever `names` means, filtered.
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

  /// Devices by token and by user.
  package static func named(tokens: [DeviceToken] = [], users: [String] = []) -> Audience {
    Audience(.named(tokens: tokens, users: users))
  }

  /// Whether nobody is named because everybody is meant.
  package var isEveryone: Bool { names == .everyone }

  /// Whether more than the environment decides who of them it is for.
  package var isNarrowed: Bool { !narrowing.isNothing }

  /// Whether it is for the active devices that are named, or for all, and for no others: what acceptance reads by
  /// itself.
  package var isPlain: Bool { !isNarrowed && unregistered == nil }

  /// The tokens that are named.
  package var tokens: [DeviceToken] {
    if case .named(let tokens, _) = names { tokens } else { [] }
  }

  /// The users that are named.
  package var users: [String] { if case .named(_, let users) = names { users } else { [] } }
}
