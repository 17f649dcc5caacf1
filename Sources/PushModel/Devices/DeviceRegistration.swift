// SPDX-License-Identifier: Apache-2.0

/// A registration from a caller. It replaces the whole device: nil fields are stored as absent.
package struct DeviceRegistration: Sendable {
  /// Highest number of tags of a device: its row contains all of them.
  package static let maximumTags = 64

  package var languages: [String]
  /// Nil if the caller stated none. Then the environment is production, unless a push has shown
  /// otherwise.
  package var environment: PushEnvironment?
  package var tokenKind: TokenKind
  package var user: String?
  package var tags: [String]
  package var timeZone: String?
  package var appVersion: String?
  /// Time of the registration in the app; nil means now, and so does a time in the future.
  package var registeredAt: Instant?
  /// Token that this one replaces; its device is deleted.
  package var previousToken: DeviceToken?

  /// Creates a registration with the attributes that every device has.
  package init(
    languages: [String], environment: PushEnvironment?, tokenKind: TokenKind = .alert,
    user: String? = nil, tags: [String] = [], timeZone: String? = nil, appVersion: String? = nil,
    registeredAt: Instant? = nil, previousToken: DeviceToken? = nil
  ) {
    self.languages = languages
    self.environment = environment
    self.tokenKind = tokenKind
    self.user = user
    self.tags = tags
    self.timeZone = timeZone
    self.appVersion = appVersion
    self.registeredAt = registeredAt
    self.previousToken = previousToken
  }
}
