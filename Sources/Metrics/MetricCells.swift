// SPDX-License-Identifier: Apache-2.0
import Histogram
import Synchronization

/// A count that only grows. Written by one shard; a scrape reads it from another thread.
package final class Counter: Sendable {
  private let count = Atomic<UInt64>(0)

  init() {}

  /// Adds `amount`, which is not negative.
  package func add(_ amount: Int = 1) {
    count.wrappingAdd(UInt64(max(0, amount)), ordering: .relaxed)
  }

  package var value: UInt64 { count.load(ordering: .relaxed) }
}

/// A number that rises and falls. Written by one shard; a scrape reads it from another thread.
package final class Gauge: Sendable {
  /// The bit pattern of a `Double`.
  private let bits = Atomic<UInt64>(0)

  init() {}

  package func set(_ value: Double) { bits.store(value.bitPattern, ordering: .relaxed) }

  package func set(_ value: Int) { set(Double(value)) }

  /// Adds `amount`, which may be negative.
  package func add(_ amount: Double) {
    var seen = bits.load(ordering: .relaxed)
    while true {
      let sum = Double(bitPattern: seen) + amount
      let (exchanged, original) = bits.compareExchange(
        expected: seen, desired: sum.bitPattern, ordering: .relaxed)
      if exchanged { return }
      seen = original
    }
  }

  package var value: Double { Double(bitPattern: bits.load(ordering: .relaxed)) }
}

/// A distribution of durations or counts. Written by one shard; a scrape copies it under its lock,
/// which is otherwise uncontended.
package final class Distribution: Sendable {
  /// The recorded values: the histogram, and their exact sum.
  struct Snapshot: Sendable {
    var histogram: Histogram<UInt64>
    var sum: UInt64 = 0

    init(scale: HistogramScale) {
      histogram = Histogram(
        lowestDiscernibleValue: 1, highestTrackableValue: scale.highest,
        numberOfSignificantValueDigits: .two)
    }

    mutating func add(_ other: Snapshot) {
      histogram.add(other.histogram)
      sum &+= other.sum
    }
  }

  private let scale: HistogramScale
  private let state: Mutex<Snapshot>

  init(scale: HistogramScale) {
    self.scale = scale
    state = Mutex(Snapshot(scale: scale))
  }

  /// Records a duration. Only for a scale in seconds.
  package func record(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    record(integer: UInt64(max(0, microseconds)))
  }

  /// Records a duration in nanoseconds. Only for a scale in seconds.
  package func record(nanoseconds: Int) { record(integer: UInt64(max(0, nanoseconds / 1000))) }

  /// Records a count. Only for a scale of counts.
  package func record(count: Int) { record(integer: UInt64(max(0, count))) }

  /// Returns the value below which `percentile` percent (0 to 100) of the recorded values lie, in
  /// the exposed unit; 0 if nothing was recorded.
  package func value(atPercentile percentile: Double) -> Double {
    Double(snapshot.histogram.valueAtPercentile(percentile)) / scale.recordedPerUnit
  }

  var snapshot: Snapshot { state.withLock { $0 } }

  private func record(integer: UInt64) {
    let value = min(integer, scale.highest)
    state.withLock {
      $0.histogram.record(value)
      $0.sum &+= value
    }
  }
}
