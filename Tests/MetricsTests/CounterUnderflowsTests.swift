// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Metrics

@Suite struct CounterUnderflowsTests {
  @Test("a count that stays at zero or above is not an underflow")
  func subtraction() {
    var count = 3
    CounterUnderflows.subtract(from: &count, .undecidedPushes)
    CounterUnderflows.subtract(2, from: &count, .undecidedPushes)
    #expect(count == 0)
    CounterUnderflows.subtract(-5, from: &count, .countedAhead)
    #expect(count == 5)
  }

  @Test("a negative count ends a debug build")
  func trap() async {
    await #expect(processExitsWith: .failure) {
      var count = 0
      CounterUnderflows.subtract(from: &count, .unstoredPushes)
    }
  }

  @Test("a push that ends twice ends a debug build")
  func twice() async {
    await #expect(processExitsWith: .failure) { CounterUnderflows.endedTwice(.settledTwice) }
  }

  @Test("a release build sets a negative count to zero, and each underflow is counted once")
  func clamp() {
    let underflows = CounterUnderflows()
    let metrics = MetricsRegistry().makeShard()
    var count = -2
    underflows.clamp(&count, .unstoredPushes)
    #expect(count == 0)
    underflows.clamp(&count, .unstoredPushes)
    underflows.clamp(&count, .countedAhead)
    #expect(underflows.move(to: metrics) == [.unstoredPushes: 2, .countedAhead: 1])
    #expect(underflows.move(to: metrics).isEmpty)
    #expect(metrics.counter(.counterUnderflows, "unstored_pushes").value == 2)
    #expect(metrics.counter(.counterUnderflows, "counted_ahead").value == 1)
  }

  @Test("a counter without an underflow is rendered as 0, so that alerts include the first one")
  func zero() {
    let registry = MetricsRegistry()
    #expect(CounterUnderflows().move(to: registry.makeShard()).isEmpty)
    for counter in CounterUnderflows.Count.allCases {
      let line = "pushgate_count_underflows_total{counter=\"\(counter.rawValue)\"} 0\n"
      #expect(String(decoding: registry.render(), as: UTF8.self).contains(line))
    }
  }

  @Test("the metric permits every counter as its label")
  func labels() {
    let values = CounterUnderflows.Count.allCases.map(\.rawValue)
    #expect(Metric.counterUnderflows.labels.map(\.values) == [.table(values)])
  }
}
