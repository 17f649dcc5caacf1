// SPDX-License-Identifier: Apache-2.0

/// What devices that are counted together have in common.
package struct DeviceCountKey: Sendable, Hashable {
  package let app: AppID
  package let state: DeviceState
  package let environment: PushEnvironment
  package let tokenKind: TokenKind
  /// The first preference; empty for none.
  package let language: String

  /// Every member.
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

/// An app's devices as they were counted last.
package struct DeviceCounts: Sendable {
  /// Nil: nobody has counted yet.
  package var asOf: Instant?
  package var counts: [DeviceCountKey: Int] = [:]

  /// Nothing counted yet.
  package init() {}

  /// How many there are of each value of something.
  package func by<Value: Hashable>(_ value: (DeviceCountKey) -> Value) -> [Value: Int] {
    counts.reduce(into: [:]) { $0[value($1.key), default: 0] += $1.value }
  }
}
