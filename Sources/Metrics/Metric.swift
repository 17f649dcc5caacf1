// SPDX-License-Identifier: Apache-2.0

/// What one metric is: its name, meaning and shape. Every one of the product is declared in
/// `Metric+Catalogue.swift`; a metric that is not declared there cannot be recorded.
package struct Metric: Sendable, Hashable {
  /// What the number means to Prometheus.
  package enum Kind: Sendable, Hashable {
    /// Only grows; its name ends in `_total`.
    case counter
    /// Only grows too, and is counted by somebody else, who tells the sum: the largest of the shards' counts.
    case measured
    /// Goes up and down; the shards' values are joined by the given rule.
    case gauge(Joining)
    /// A distribution, exposed as cumulative buckets so that nodes can be added up.
    case histogram(HistogramScale)
  }

  /// How one gauge's values from several shards become one.
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

/// A label and the values it may take. Anything else is recorded as `other`, so the number of time
/// series is known when the program is compiled, whatever strangers send.
package struct MetricLabel: Sendable, Hashable {
  /// Where the permitted values come from.
  package enum Values: Sendable, Hashable {
    /// Exactly these.
    case table([String])
    /// A table that another module owns (routes, Apple's reasons): the first so many distinct
    /// values seen by the registry are taken, later ones are `other`.
    case atMost(Int)
  }

  /// What a value outside the table is recorded as.
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
  /// The largest recorded integer; larger values count as this one.
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

  /// Counts of things, up to a million.
  package static let count = HistogramScale(
    recordedPerUnit: 1, highest: 1_000_000,
    bounds: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000])
}
