// SPDX-License-Identifier: Apache-2.0
internal import Synchronization

/// Counts of things in progress that would have become negative, and pushes that ended twice: more
/// ended than began, which is a bug of the gateway. Usable from any thread.
///
/// One instance per process, so that a count needs no handle. The node moves it to the metrics and
/// to the log.
package final class CounterUnderflows: Sendable {
  /// The counts that are checked.
  package enum Count: String, Sendable, CaseIterable {
    /// Pushes of a row without a decision.
    case undecidedPushes = "undecided_pushes"
    /// Pushes of a row with a decision that is not stored.
    case unstoredPushes = "unstored_pushes"
    /// Pushes of a shard that are counted above the watermarks of their rows.
    case countedAhead = "counted_ahead"
    /// Pushes that were settled a second time.
    case settledTwice = "settled_twice"
  }

  /// The underflows of this process.
  package static let shared = CounterUnderflows()

  private let found = Mutex<[Count: Int]>([:])

  init() {}

  /// Subtracts from a count. If the result would be negative, debug builds trap; release builds
  /// record the underflow and set the count to zero.
  package static func subtract(
    _ number: Int = 1, from count: inout Int, _ counter: Count
  ) {
    count -= number
    guard count < 0 else { return }
    assertionFailure("\(counter.rawValue) is negative: more ended than began")
    shared.clamp(&count, counter)
  }

  /// Records something that ended twice; debug builds trap. The caller ignores the second end.
  package static func endedTwice(_ counter: Count) {
    assertionFailure("\(counter.rawValue): more ended than began")
    var none = 0
    shared.clamp(&none, counter)
  }

  /// Records an underflow and sets the count to zero.
  func clamp(_ count: inout Int, _ counter: Count) {
    count = 0
    found.withLock { $0[counter, default: 0] += 1 }
  }

  /// Adds the underflows since the last call to the metric, and returns them for the log.
  package func move(to metrics: MetricsShard) -> [Count: Int] {
    let taken = found.withLock { found in
      defer { found = [:] }
      return found
    }
    // Also counters without underflows, so that an alert includes the first underflow.
    for counter in Count.allCases {
      metrics.counter(.counterUnderflows, counter.rawValue).add(taken[counter] ?? 0)
    }
    return taken
  }
}
