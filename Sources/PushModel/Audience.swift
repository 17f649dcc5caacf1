// SPDX-License-Identifier: Apache-2.0

/// Whom a notification is for.
package enum Audience: Sendable, Hashable {
  /// The devices with these tokens and all devices of these users, each device once.
  case named(tokens: [DeviceToken], users: [String])
  /// Every active device of the app that the push type can reach.
  case everyone

  /// Names (tokens and users together) that one notification may carry: beyond it a request is no
  /// longer a list somebody chose, and its row would outgrow what is read back at every claim.
  package static let maximumNames = 10_000
}
