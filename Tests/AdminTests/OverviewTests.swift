// SPDX-License-Identifier: Apache-2.0
import API
import PushModel
import Testing

@testable import Admin

@Suite struct OverviewTests {
  /// 2026-11-20T09:00:00Z.
  private static let noon = Instant(microseconds: 1_795_165_200_000_000)

  private func at(_ seconds: Int64) -> Instant { Self.noon.adding(seconds: seconds) }

  private func tally(_ accepted: Int, failed: Int = 0, reason: String = "r") -> PushTally {
    var tally = PushTally()
    tally.count(.accepted, accepted, latency: 2_000)
    tally.count(.rejected, failed, reason: reason)
    return tally
  }

  @Test("a range ends with the last minute that every node has stored")
  func ranges() {
    let now = at(309)
    #expect(StatisticsRange.hour.end(at: now) == at(240))
    #expect(StatisticsRange.hour.end(at: at(310)) == at(300))
    #expect(StatisticsRange.hour.starts(at: now).last == at(180))
    #expect(StatisticsRange.hour.starts(at: now).first == at(240 - 3_600))
    #expect(StatisticsRange.day.starts(at: now).last == at(0))
    #expect(StatisticsRange.week.starts(at: at(10)).last == at(-3_600))
    for range in StatisticsRange.allCases {
      let starts = range.starts(at: now)
      #expect(starts.count == Int(range.points))
      #expect(starts.allSatisfy { range.span.start(of: $0) == $0 })
    }
  }

  @Test("an incomplete point has the rate of its own length")
  func rates() {
    let series = PushSeries(.day, [at(0): tally(240), at(-600): tally(600)], at: at(250))
    let last = series.points.suffix(2)
    #expect(last.map(\.seconds) == [600, 240])
    #expect(last.map { $0.perSecond($0.tally.accepted) } == [1, 1])
    #expect(series.total.accepted == 840 && series.failedPercent == 0)
    #expect(series.latencies(50).compactMap(\.self).count == 2)
  }

  @Test("without pushes there are points without latency")
  func empty() {
    let series = PushSeries(.week, [:], at: Self.noon)
    #expect(series.isEmpty && series.points.count == 168 && series.reasons.isEmpty)
    #expect(series.failedPercent == nil && series.latencies(99).allSatisfy { $0 == nil })
  }

  @Test("the most frequent reasons are shown, and the others together")
  func reasons() {
    var first = PushTally()
    for number in 1...8 { first.count(.rejected, number, reason: "r\(number)") }
    let series = PushSeries(
      .hour, [at(-60): first, at(-120): tally(1, failed: 10, reason: "r8")], at: at(10))
    #expect(series.reasons.map(\.name) == ["r8", "r7", "r6", "r5", "r4", "other reasons"])
    #expect(series.reasons.map(\.total) == [18, 7, 6, 5, 4, 6])
    #expect(series.reasons[0].counts.suffix(2) == [10, 8])
    #expect(series.reasons.map(\.total).reduce(0, +) == series.total.failed)
  }

  // MARK: charts

  private func chart(_ kind: Chart.Kind, _ values: [[Double?]]) -> Chart {
    Chart(
      id: "c", title: "", description: "", kind: kind,
      series: values.map { .init(name: "", values: $0) }, times: [], label: Amounts.text)
  }

  @Test(
    "the upper edge is one, two or five times a power of ten",
    arguments: [
      (0, 1), (0.003, 0.005), (1, 1), (1.1, 2), (2.5, 5), (7, 10), (10, 10), (11, 20), (430, 500),
    ])
  func maximum(_ value: Double, _ edge: Double) {
    #expect(abs(Chart.rounded(up: value) - edge) < 1e-9)
  }

  @Test("a line has gaps where values are missing, and single points are seen")
  func lines() {
    let values: [Double?] = [1, nil, 0.5, 0]
    #expect(chart(.lines, [values]).line(values) == "M75 0h0M375 80h0L525 160")
    #expect(chart(.lines, [[nil, nil]]).line([nil, nil]) == "")
  }

  @Test("bars are stacked, and zeros draw nothing")
  func bars() {
    let chart = chart(.bars, [[5, 0], [5, 1]])
    #expect(chart.maximum == 10)
    #expect(chart.bar(0) == "M30 160V80h240V160Z")
    #expect(chart.bar(1) == "M30 80V0h240V80ZM330 160V144h240V160Z")
  }

  @Test(
    "amounts have three significant digits",
    arguments: [
      (0, "0"), (0.0004, "0"), (0.0167, "0.017"), (1, "1"), (1.5, "1.5"), (9.999, "10"),
      (12.34, "12.3"), (99.96, "100"), (1_234.5, "1,235"),
    ])
  func amounts(_ value: Double, _ text: String) { #expect(Amounts.text(value) == text) }

  @Test(
    "latencies and ages have a unit",
    arguments: [
      (0, "0 ms"), (0.4, "< 1 ms"), (12.5, "12.5 ms"), (1_500, "1.5 s"), (90_000, "1.5 min"),
      (3_600_000, "1 h"),
    ])
  func latencies(_ value: Double, _ text: String) {
    #expect(Amounts.latency(milliseconds: value) == text)
  }

  @Test(arguments: [
    (-1, "0 s"), (59.9, "59 s"), (61, "1 min"), (90_000, "25 h"), (1e9, "11574 days"),
  ])
  func ages(_ seconds: Double, _ text: String) { #expect(Amounts.age(seconds: seconds) == text) }
}
