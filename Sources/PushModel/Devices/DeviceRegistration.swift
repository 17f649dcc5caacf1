// SPDX-License-Identifier: Apache-2.0

/// A registration from a caller. It replaces the whole device: nil fields are stored as absent.
package struct DeviceRegistration: Sendable {
  /// Maximum number of tags of a device; its row contains all of them.
  package static let maximumTags = 64

  package var languages: [String]
  /// Environment of the token; nil if the caller gave none. It is then production, unless a push
  /// has shown otherwise.
  package var environment: PushEnvironment?
  package var tokenKind: TokenKind
  package var user: String?
  package var tags: [String]
  package var timeZone: String?
  package var appVersion: String?
  /// Time of the registration in the app. Nil stands for now; a time in the future is replaced by
  /// now.
  package var registeredAt: Instant?
  /// Token that the new one replaces; its device is deleted.
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
