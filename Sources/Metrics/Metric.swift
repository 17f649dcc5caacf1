// SPDX-License-Identifier: Apache-2.0

/// One metric: name, help text, kind and labels. All are declared in `Metric.all`; a
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
