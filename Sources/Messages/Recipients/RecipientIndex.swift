// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// Maps a device to its entry in a list of recipients: the first entry with its token or its user.
/// Later entries for the device are ignored.
struct RecipientIndex: Sendable {
  private var tokens: [DeviceToken: Int] = [:]
  private var users: [ExactString: Int] = [:]

  /// Creates an empty index.
  init() {}

  /// Records that the entry at `position` names a device. Callers add entries in order.
  mutating func add(_ token: DeviceToken, at position: Int) {
    if tokens[token] == nil { tokens[token] = position }
  }

  /// Records that the entry at `position` names all devices of a user.
  mutating func add(user: String, at position: Int) {
    let user = ExactString(user)
    if users[user] == nil { users[user] = position }
  }

  /// Returns the entry of a device; nil if no entry names it or its user.
  func position(of token: DeviceToken, user: String?) -> Int? {
    let byUser = user.flatMap { users[ExactString($0)] }
    guard let byToken = tokens[token] else { return byUser }
    return min(byToken, byUser ?? byToken)
  }
}
