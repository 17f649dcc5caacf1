// SPDX-License-Identifier: Apache-2.0

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
