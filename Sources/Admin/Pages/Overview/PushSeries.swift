// SPDX-License-Identifier: Apache-2.0
internal import API
internal import PushModel

/// The points of the charts. Pure: no clock, no store.
struct PushSeries {
  /// Pushes of one span of time.
  struct Point {
    let start: Instant
    /// Length of the time in seconds; shorter for an incomplete span.
    let seconds: Int64
    let tally: PushTally

    func perSecond(_ count: Int) -> Double { Double(count) / Double(max(1, seconds)) }
  }

  /// A reason for failures, and its number in each point.
  struct Reason: Equatable {
    let name: String
    let counts: [Int]

    var total: Int { counts.reduce(0, +) }
  }

  /// Reasons that a chart shows; all others are one reason.
  static let shownReasons = 5
  static let otherReasons = "other reasons"

  let range: StatisticsRange
  let points: [Point]
  /// All pushes of the time. Its percentiles are those of the merged histograms.
  let total: PushTally

  /// - Parameter tallies: pushes by the begin of their span.
  init(_ range: StatisticsRange, _ tallies: [Instant: PushTally], at now: Instant) {
    self.range = range
    points = range.starts(at: now).map { start in
      Point(
        start: start, seconds: range.seconds(of: start, at: now),
        tally: tallies[start] ?? PushTally())
    }
    total = points.reduce(into: PushTally()) { $0.add($1.tally) }
  }

  var isEmpty: Bool { total.outcomes.isEmpty }

  /// Failed pushes in percent of those that were accepted or failed; nil without any.
  var failedPercent: Double? {
    let all = total.accepted + total.failed
    return all > 0 ? 100 * Double(total.failed) / Double(all) : nil
  }

  /// The latency in milliseconds of each point; nil without an accepted push.
  func latencies(_ percent: Int) -> [Double?] {
    points.map { $0.tally.latencies.percentile(percent).map { Double($0) / 1_000 } }
  }

  /// The most frequent reasons, then all others together.
  var reasons: [Reason] {
    let names = total.reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    func reason(_ name: String, of names: some Sequence<String>) -> Reason {
      let names = Set(names)
      return Reason(
        name: name,
        counts: points.map { point in
          point.tally.reasons.reduce(0) { names.contains($1.key) ? $0 + $1.value : $0 }
        })
    }
    let shown = names.prefix(Self.shownReasons).map { reason($0, of: [$0]) }
    let rest = names.dropFirst(Self.shownReasons)
    return rest.isEmpty ? shown : shown + [reason(Self.otherReasons, of: rest)]
  }
}
