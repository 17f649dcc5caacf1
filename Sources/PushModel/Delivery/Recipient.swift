// SPDX-License-Identifier: Apache-2.0

/// What sending needs to know of a device.
package struct Recipient: Sendable, Hashable {
  package var token: DeviceToken
  package var bucket: Int32
  package var languages: [String]
  package var environment: PushEnvironment
  /// Whose it is; nil too when everyone is sent to, where it does not matter.
  package var user: String?

  /// A device as the store has it.
  package init(
    token: DeviceToken, bucket: Int32, languages: [String], environment: PushEnvironment,
    user: String?
  ) {
    self.token = token
    self.bucket = bucket
    self.languages = languages
    self.environment = environment
    self.user = user
  }

  /// Its place in a broadcast.
  package var cursor: RangeCursor { RangeCursor(bucket: bucket, token: token) }
}
