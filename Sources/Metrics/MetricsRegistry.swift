// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// All metrics of a process: one `MetricsShard` per event loop, combined at a scrape.
///
/// Usable from any thread. Recording takes no lock that shards share. Getting a handle does, so get
/// each handle once and keep it.
package final class MetricsRegistry: Sendable {
  private struct State {
    var shards: [MetricsShard] = []
    /// Recorded values of the labels that permit a limited number of values.
    var taken: [MetricLabel: Set<String>] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// Creates a set of cells for one event loop (or any other single writer).
  package func makeShard() -> MetricsShard {
    let shard = MetricsShard(registry: self)
    state.withLock { $0.shards.append(shard) }
    return shard
  }

  /// Returns all metrics in Prometheus' text format 0.0.4, UTF-8.
  package func render() -> [UInt8] {
    let shards = state.withLock { $0.shards }
    var text = PrometheusText()
    for metric in Metric.all {
      var joined: [[String]: MetricCell.Reading] = [:]
      for shard in shards {
        for (values, reading) in shard.readings(of: metric) {
          joined[values] = joined[values]?.joined(with: reading, by: metric.kind) ?? reading
        }
      }
      // Exposes a counter without a cell as 0, so that `rate()` includes its first increment.
      if joined.isEmpty, metric.kind == .counter, metric.labels.isEmpty {
        joined[[]] = .counter(0)
      }
      text.append(metric, joined.sorted { $0.key.lexicographicallyPrecedes($1.key) })
    }
    return text.bytes
  }

  /// Returns `values`; replaces those that are not permitted with `other`.
  func admitted(_ values: [String], for labels: [MetricLabel]) -> [String] {
    precondition(values.count == labels.count, "one value for each declared label")
    return zip(values, labels).map { value, label in
      admit(value, for: label) ? value : MetricLabel.other
    }
  }

  private func admit(_ value: String, for label: MetricLabel) -> Bool {
    switch label.values {
    case .table(let table): return table.contains(value)
    case .atMost(let limit):
      return state.withLock { state in
        var taken = state.taken[label] ?? []
        guard taken.contains(value) || taken.count < limit else { return false }
        taken.insert(value)
        state.taken[label] = taken
        return true
      }
    }
  }
}

/// The cells of one event loop. Getting a handle costs a lock and a lookup. Recording through the
/// handle costs one uncontended atomic operation (a distribution: one uncontended lock).
package final class MetricsShard: Sendable {
  private struct Key: Hashable {
    var metric: String
    var values: [String]
  }

  private let registry: MetricsRegistry
  private let cells = Mutex<[Key: MetricCell]>([:])

  init(registry: MetricsRegistry) { self.registry = registry }

  /// Returns the counter for these label values, in the metric's order of labels.
  package func counter(_ metric: Metric, _ values: String...) -> Counter {
    guard case .counter(let counter) = cell(metric, values) else {
      preconditionFailure("\(metric.name) is not a counter")
    }
    return counter
  }

  /// Returns the gauge for these label values, in the metric's order of labels.
  package func gauge(_ metric: Metric, _ values: String...) -> Gauge {
    guard case .gauge(let gauge) = cell(metric, values) else {
      preconditionFailure("\(metric.name) is not a gauge")
    }
    return gauge
  }

  /// Returns the cell for a total that is counted elsewhere.
  package func measure(_ metric: Metric) -> Gauge {
    guard metric.kind == .measured, case .gauge(let gauge) = cell(metric, []) else {
      preconditionFailure("\(metric.name) is not measured")
    }
    return gauge
  }

  /// Returns the distribution for these label values, in the metric's order of labels.
  package func distribution(_ metric: Metric, _ values: String...) -> Distribution {
    guard case .distribution(let distribution) = cell(metric, values) else {
      preconditionFailure("\(metric.name) is not a histogram")
    }
    return distribution
  }

  func readings(of metric: Metric) -> [(values: [String], reading: MetricCell.Reading)] {
    cells.withLock { cells in
      cells.compactMap { key, cell in
        key.metric == metric.name ? (key.values, cell.reading) : nil
      }
    }
  }

  private func cell(_ metric: Metric, _ values: [String]) -> MetricCell {
    let key = Key(metric: metric.name, values: registry.admitted(values, for: metric.labels))
    return cells.withLock { cells in
      if let cell = cells[key] { return cell }
      let cell = MetricCell(for: metric.kind)
      cells[key] = cell
      return cell
    }
  }
}

/// One time series of one shard.
enum MetricCell: Sendable {
  case counter(Counter)
  case gauge(Gauge)
  case distribution(Distribution)

  /// The value of a cell when it was read.
  enum Reading: Sendable {
    case counter(UInt64)
    case gauge(Double)
    case distribution(Distribution.Snapshot)

    func joined(with other: Reading, by kind: Metric.Kind) -> Reading {
      switch (self, other) {
      case (.counter(let left), .counter(let right)): return .counter(left &+ right)
      case (.gauge(let left), .gauge(let right)):
        return .gauge(kind == .gauge(.sum) ? left + right : max(left, right))
      case (.distribution(var left), .distribution(let right)):
        left.add(right)
        return .distribution(left)
      default: return self
      }
    }
  }

  init(for kind: Metric.Kind) {
    switch kind {
    case .counter: self = .counter(Counter())
    case .gauge, .measured: self = .gauge(Gauge())
    case .histogram(let scale): self = .distribution(Distribution(scale: scale))
    }
  }

  var reading: Reading {
    switch self {
    case .counter(let counter): .counter(counter.value)
    case .gauge(let gauge): .gauge(gauge.value)
    case .distribution(let distribution): .distribution(distribution.snapshot)
    }
  }
}
