// SPDX-License-Identifier: Apache-2.0
import Histogram

/// Writes Prometheus' text exposition format, version 0.0.4
/// (https://prometheus.io/docs/instrumenting/exposition_formats/).
package struct PrometheusText {
  /// The `Content-Type` of the response to a scrape.
  package static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  private(set) var bytes: [UInt8] = []

  /// Appends one family: its comments, then a line (for a histogram: several) for each set of label
  /// values.
  mutating func append(_ metric: Metric, _ samples: [(key: [String], value: MetricCell.Reading)]) {
    guard !samples.isEmpty else { return }
    line("# HELP \(metric.name) \(Self.escaped(metric.help, quotes: false))")
    line("# TYPE \(metric.name) \(Self.type(of: metric.kind))")
    for (values, reading) in samples {
      let labels = zip(metric.labels.map(\.name), values).map { ($0, $1) }
      switch (reading, metric.kind) {
      case (.counter(let value), _): sample(metric.name, labels, "\(value)")
      case (.gauge(let value), _): sample(metric.name, labels, Self.number(value))
      case (.distribution(let snapshot), .histogram(let scale)):
        distribution(metric.name, labels, snapshot, scale)
      case (.distribution, _): break
      }
    }
  }

  private mutating func distribution(
    _ name: String, _ labels: [(String, String)], _ snapshot: Distribution.Snapshot,
    _ scale: HistogramScale
  ) {
    for bound in scale.bounds {
      let count = snapshot.histogram.count(within: 0...bound)
      let limit = Self.number(Double(bound) / scale.recordedPerUnit)
      sample(name + "_bucket", labels + [("le", limit)], "\(count)")
    }
    let total = "\(snapshot.histogram.totalCount)"
    sample(name + "_bucket", labels + [("le", "+Inf")], total)
    sample(name + "_sum", labels, Self.number(Double(snapshot.sum) / scale.recordedPerUnit))
    sample(name + "_count", labels, total)
  }

  private mutating func sample(_ name: String, _ labels: [(String, String)], _ value: String) {
    let pairs = labels.map { "\($0.0)=\"\(Self.escaped($0.1, quotes: true))\"" }
    line(pairs.isEmpty ? "\(name) \(value)" : "\(name){\(pairs.joined(separator: ","))} \(value)")
  }

  private mutating func line(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func type(of kind: Metric.Kind) -> String {
    switch kind {
    case .counter, .measured: "counter"
    case .gauge: "gauge"
    case .histogram: "histogram"
    }
  }

  /// Formats whole numbers without a fraction. Other numbers have Swift's shortest form, which Go's
  /// parser accepts.
  private static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
    if let whole = Int64(exactly: value) { return "\(whole)" }
    return "\(value)"
  }

  /// Escapes backslash and line feed, and in label values the double quote.
  private static func escaped(_ text: String, quotes: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\"" where quotes: result += "\\\""
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
