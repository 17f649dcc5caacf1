// SPDX-License-Identifier: Apache-2.0

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
