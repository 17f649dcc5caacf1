// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite struct LatencyHistogramTests {
  private func histogram(_ latencies: [Int64]) -> LatencyHistogram {
    latencies.reduce(into: LatencyHistogram()) { $0.record(microseconds: $1) }
  }

  @Test("a percentile is never below the exact one, and at most 6.3 % or 64 µs above it")
  func error() throws {
    var latency: Int64 = 0
    while latency < 3_600_000_000 {
      let found = try #require(histogram([latency]).percentile(50))
      #expect(found > latency, "\(latency)")
      #expect(Double(found) <= Double(latency) * 1.0625 + 64, "\(latency)")
      latency += max(1, latency / 50)
    }
  }

  /// Latencies in units of 10 ms, a percentile, and the exact answer by nearest rank.
  private static let percentiles: [(latencies: [Int64], percent: Int, exact: Int64)] = [
    ([5], 1, 5), ([5], 99, 5), ([1, 2], 50, 1), ([1, 2], 51, 2), ([1, 2, 3], 50, 2),
    (Array(1...100), 50, 50), (Array(1...100), 99, 99), (Array(1...100), 100, 100),
    ([Int64](repeating: 1, count: 99) + [500], 99, 1),
    ([Int64](repeating: 1, count: 98) + [500, 500], 99, 500), ([0, 0, 9], 50, 0),
  ]

  @Test("percentiles are those of the nearest rank", arguments: percentiles.indices)
  func ranks(_ index: Int) throws {
    let row = Self.percentiles[index]
    let found = try #require(
      histogram(row.latencies.map { $0 * 10_000 }).percentile(row.percent))
    let exact = row.exact * 10_000
    #expect(found > exact && Double(found) <= Double(exact) * 1.0625 + 64)
  }

  @Test("percentiles of merged histograms are those of all latencies, not averages")
  func merged() {
    // A busy minute with short latencies, and one with a single long latency.
    var merged = histogram([Int64](repeating: 1_000, count: 999))
    let slow = histogram([60_000_000])
    let all = histogram([Int64](repeating: 1_000, count: 999) + [60_000_000])
    merged.add(slow)
    #expect(merged == all && merged.total == 1_000)
    #expect(merged.percentile(99) == histogram([1_000]).percentile(99))
    #expect(merged.percentile(100) == slow.percentile(50))
    merged.add(LatencyHistogram())
    #expect(merged == all)
    #expect(LatencyHistogram().percentile(50) == nil)
  }

  @Test("latencies of any size are recorded")
  func extremes() {
    #expect(histogram([-5]) == histogram([0]))
    #expect(histogram([.max]) == histogram([3_600_000_000]))
    var many = LatencyHistogram()
    many.record(microseconds: 7, count: 0)
    #expect(many == LatencyHistogram())
    many.record(microseconds: 7, count: 400_000_000)
    #expect(many.total == 400_000_000)
  }

  @Test("the stored form is small and is read as it was written")
  func encoding() throws {
    let empty = LatencyHistogram()
    #expect(LatencyHistogram(encoded: empty.encoded) == empty)
    let wide = histogram((0..<100_000).map { $0 * 300 })
    #expect(LatencyHistogram(encoded: wide.encoded) == wide)
    #expect(wide.encoded.count < 1_000)
    let usual = histogram((0..<5_000).map { 2_000 + $0 % 40 * 100 })
    #expect(usual.encoded.count < 80)
    for end in 1..<usual.encoded.count {
      // A cut form is damaged, or it ends after a bucket and has fewer latencies.
      let cut = LatencyHistogram(encoded: Array(usual.encoded[..<end]))
      #expect(cut.map { $0.total < usual.total } ?? true)
    }
  }

  @Test(
    "a damaged form is not read",
    arguments: [
      [], [0], [2], [1, 0], [1, 0, 0], [1, 0xFF, 0xFF, 0x7F, 1], [1, 0, 0x80],
      [1, 0] + [UInt8](repeating: 0xFF, count: 12),
      [1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 1],
    ] as [[UInt8]])
  func damaged(_ bytes: [UInt8]) { #expect(LatencyHistogram(encoded: bytes) == nil) }
}
