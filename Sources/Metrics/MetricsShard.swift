// SPDX-License-Identifier: Apache-2.0
import Synchronization

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
