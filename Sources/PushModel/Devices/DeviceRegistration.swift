// SPDX-License-Identifier: Apache-2.0

/// What a caller registers. Everything left nil is stored as absent: a registration is the whole truth.
package struct DeviceRegistration: Sendable {
  /// Tags of one device: all of them are read with its row.
  package static let maximumTags = 64

  package var languages: [String]
  /// Nil: the caller did not say, and production is assumed unless Apple has shown better.
  package var environment: PushEnvironment?
  package var tokenKind: TokenKind
  package var user: String?
  package var tags: [String]
  package var timeZone: String?
  package var appVersion: String?
  /// When the app registered; nil is now, and a time in the future counts as now.
  package var registeredAt: Instant?
  /// The token that this one replaces: its row is removed.
  package var previousToken: DeviceToken?

  /// A registration with nothing but what every device has.
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
