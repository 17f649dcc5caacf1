// SPDX-License-Identifier: Apache-2.0

/// One metric: name, help text, kind and labels. All are declared in `Metric+Catalogue.swift`; a
/// metric that is not declared there cannot be recorded.
package struct Metric: Sendable, Hashable {
  /// The kind of a metric.
  package enum Kind: Sendable, Hashable {
    /// Only grows; its name ends in `_total`.
    case counter
    /// Exposed as a counter, but set to a total that is counted elsewhere. The exposed value is the
    /// largest of the shards' values.
    case measured
    /// Can rise and fall. `Joining` defines how the shards' values are combined.
    case gauge(Joining)
    /// A distribution, exposed as cumulative buckets, which can be added up over nodes.
    case histogram(HistogramScale)
  }

  /// How the values of one gauge from several shards are combined.
  package enum Joining: Sendable, Hashable { case sum, maximum }

  package let name: String
  /// One sentence, in English, for the `# HELP` line.
  package let help: String
  package let kind: Kind
  package let labels: [MetricLabel]

  static func counter(_ name: String, _ help: String, _ labels: [MetricLabel] = []) -> Metric {
    Metric(name: name, help: help, kind: .counter, labels: labels)
  }

  static func measured(_ name: String, _ help: String) -> Metric {
    Metric(name: name, help: help, kind: .measured, labels: [])
  }

  static func gauge(
    _ name: String, _ help: String, _ labels: [MetricLabel] = [], joining: Joining = .sum
  ) -> Metric {
    Metric(name: name, help: help, kind: .gauge(joining), labels: labels)
  }

  static func histogram(
    _ name: String, _ help: String, _ labels: [MetricLabel] = [], scale: HistogramScale = .latency
  ) -> Metric {
    Metric(name: name, help: help, kind: .histogram(scale), labels: labels)
  }

  package static func == (left: Metric, right: Metric) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

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

/// The unit, range and exposed bucket bounds of a histogram.
///
/// Values are kept with two significant digits (HdrHistogram), so a bucket's count may include
/// values up to 1 % above its bound.
package struct HistogramScale: Sendable, Hashable {
  /// Recorded integers per exposed unit: 1,000,000 when microseconds are exposed as seconds.
  let recordedPerUnit: Double
  /// The largest recorded integer; larger values are recorded as this one.
  let highest: UInt64
  /// Upper bounds of the exposed buckets, in recorded integers, ascending; `+Inf` is implied.
  let bounds: [UInt64]

  /// Durations, recorded in microseconds up to one hour, exposed in seconds.
  package static let latency = HistogramScale(
    recordedPerUnit: 1_000_000, highest: 3_600_000_000,
    bounds: [
      250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
      2_500_000, 5_000_000, 10_000_000, 30_000_000, 60_000_000, 300_000_000,
    ])

  /// Counts, up to a million.
  package static let count = HistogramScale(
    recordedPerUnit: 1, highest: 1_000_000,
    bounds: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000])
}
