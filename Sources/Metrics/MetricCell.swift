// SPDX-License-Identifier: Apache-2.0

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
