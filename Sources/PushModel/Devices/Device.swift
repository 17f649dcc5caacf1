// SPDX-License-Identifier: Apache-2.0

/// A device as stored.
package struct Device: Sendable, Equatable {
  package var token: DeviceToken
  package var languages: [String]
  package var environment: PushEnvironment
  package var environmentSource: EnvironmentSource
  package var tokenKind: TokenKind
  package var state: DeviceState
  package var stateReason: String?
  /// Apple's timestamp of a 410.
  package var unregisteredAt: Instant?
  package var user: String?
  package var tags: [String]
  package var timeZone: String?
  package var appVersion: String?
  package var registeredAt: Instant
  package var updatedAt: Instant

  package init(
    token: DeviceToken, languages: [String], environment: PushEnvironment,
    environmentSource: EnvironmentSource, tokenKind: TokenKind, state: DeviceState,
    stateReason: String?, unregisteredAt: Instant?, user: String?,
    tags: [String], timeZone: String?, appVersion: String?, registeredAt: Instant,
    updatedAt: Instant
  ) {
    self.token = token
    self.languages = languages
    self.environment = environment
    self.environmentSource = environmentSource
    self.tokenKind = tokenKind
    self.state = state
    self.stateReason = stateReason
    self.unregisteredAt = unregisteredAt
    self.user = user
    self.tags = tags
    self.timeZone = timeZone
    self.appVersion = appVersion
    self.registeredAt = registeredAt
    self.updatedAt = updatedAt
  }
}
