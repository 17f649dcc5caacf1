// SPDX-License-Identifier: Apache-2.0

/// A label and its permitted values. All other values are recorded as `other`, so that the number
/// of time series is known at compile time, whatever clients send.
package struct MetricLabel: Sendable, Hashable {
  /// The source of the permitted values.
  package enum Values: Sendable, Hashable {
    /// These values only.
    case table([String])
    /// Values owned by another module (routes, Apple's reasons): the first distinct values up to
    /// this number are permitted; later ones are `other`.
    case atMost(Int)
  }

  /// The value recorded for values that are not permitted.
  package static let other = "other"

  package let name: String
  package let values: Values

  init(_ name: String, _ values: [String]) {
    self.name = name
    self.values = .table(values)
  }

  init(_ name: String, atMost count: Int) {
    self.name = name
    self.values = .atMost(count)
  }
}
