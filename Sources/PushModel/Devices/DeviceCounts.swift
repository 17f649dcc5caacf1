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

/// Latest count of an app's devices.
package struct DeviceCounts: Sendable {
  /// Time of the count; nil before the first one.
  package var asOf: Instant?
  package var counts: [DeviceCountKey: Int] = [:]

  /// Creates an empty count.
  package init() {}

  /// Sums the counts by an attribute.
  package func by<Value: Hashable>(_ value: (DeviceCountKey) -> Value) -> [Value: Int] {
    counts.reduce(into: [:]) { $0[value($1.key), default: 0] += $1.value }
  }
}
