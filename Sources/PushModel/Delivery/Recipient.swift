// SPDX-License-Identifier: Apache-2.0

/// Fields of a device that sending a push needs.
package struct Recipient: Sendable, Hashable {
  package var token: DeviceToken
  package var bucket: Int32
  package var languages: [String]
  package var environment: PushEnvironment
  /// User of the device. Nil also in broadcasts, which do not need it.
  package var user: String?
  /// Whether the app has a device with the token, and therefore a stored badge.
  package var isRegistered: Bool
  /// The device's time zone, read only when the notification needs it; nil for a device without
  /// one.
  package var timeZone: String?
  /// Whether Apple has accepted no push to the device since its import or reactivation. Ranges of a
  /// broadcast do not read this, and always set it to false.
  package var isUnverified: Bool

  package init(
    token: DeviceToken, bucket: Int32, languages: [String], environment: PushEnvironment,
    user: String?, isRegistered: Bool = true, timeZone: String? = nil, isUnverified: Bool = false
  ) {
    self.token = token
    self.bucket = bucket
    self.languages = languages
    self.environment = environment
    self.user = user
    self.isRegistered = isRegistered
    self.timeZone = timeZone
    self.isUnverified = isUnverified
  }

  /// Position of the device in a broadcast.
  package var cursor: RangeCursor { RangeCursor(bucket: bucket, token: token) }
}
