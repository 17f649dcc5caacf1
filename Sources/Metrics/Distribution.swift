// SPDX-License-Identifier: Apache-2.0
import Histogram
import Synchronization

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

  /// Records a duration, once or `count` times. Only for a scale in seconds.
  package func record(_ duration: Duration, count: Int = 1) {
    let (seconds, attoseconds) = duration.components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    record(integer: UInt64(max(0, microseconds)), count: UInt64(count))
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

  private func record(integer: UInt64, count: UInt64 = 1) {
    let value = min(integer, scale.highest)
    state.withLock {
      $0.histogram.record(value, count: count)
      $0.sum &+= value &* count
    }
  }
}
