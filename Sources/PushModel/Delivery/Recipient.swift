// SPDX-License-Identifier: Apache-2.0

/// What sending needs to know of a device.
package struct Recipient: Sendable, Hashable {
  package var token: DeviceToken
  package var bucket: Int32
  package var languages: [String]
  package var environment: PushEnvironment
  /// Whose it is; nil too when everyone is sent to, where it does not matter.
  package var user: String?
  /// Whether the app has a device for the token, which remembers what its icon shows.
  package var isRegistered: Bool
  /// Where that matters; nil too when it has said none.
  package var timeZone: String?
  /// Whether Apple has accepted nothing for it since it was imported or put back. Of a range nobody asks.
  package var isUnproven: Bool

  /// A device as the store has it.
  package init(
    token: DeviceToken, bucket: Int32, languages: [String], environment: PushEnvironment,
    user: String?, isRegistered: Bool = true, timeZone: String? = nil, isUnproven: Bool = false
  ) {
    self.token = token
    self.bucket = bucket
    self.languages = languages
    self.environment = environment
    self.user = user
    self.isRegistered = isRegistered
    self.timeZone = timeZone
    self.isUnproven = isUnproven
  }

  /// Its place in a broadcast.
  package var cursor: RangeCursor { RangeCursor(bucket: bucket, token: token) }
}
