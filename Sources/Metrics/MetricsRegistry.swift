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
