// SPDX-License-Identifier: Apache-2.0

/// Attributes by which devices are grouped and counted.
package struct DeviceCountKey: Sendable, Hashable {
  package let app: AppID
  package let state: DeviceState
  package let environment: PushEnvironment
  package let tokenKind: TokenKind
  /// The device's first language; empty if it has none.
  package let language: String

  package init(
    app: AppID, state: DeviceState, environment: PushEnvironment, tokenKind: TokenKind,
    language: String
  ) {
    self.app = app
    self.state = state
    self.environment = environment
    self.tokenKind = tokenKind
    self.language = language
  }
}
