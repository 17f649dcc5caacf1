// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// Which entry of a list of recipients a device belongs to: the first that names its token or its
/// user, so that nobody gets the words meant for somebody named later.
struct RecipientIndex: Sendable {
  private var tokens: [DeviceToken: Int] = [:]
  private var users: [ExactString: Int] = [:]

  /// Knows nobody.
  init() {}

  /// The entry at `position` names a device. Entries are added in their order.
  mutating func add(_ token: DeviceToken, at position: Int) {
    if tokens[token] == nil { tokens[token] = position }
  }

  /// The entry at `position` names all devices of a user.
  mutating func add(user: String, at position: Int) {
    let user = ExactString(user)
    if users[user] == nil { users[user] = position }
  }

  /// The entry for a device; nil when none names it or its user.
  func position(of token: DeviceToken, user: String?) -> Int? {
    let byUser = user.flatMap { users[ExactString($0)] }
    guard let byToken = tokens[token] else { return byUser }
    return min(byToken, byUser ?? byToken)
  }
}
