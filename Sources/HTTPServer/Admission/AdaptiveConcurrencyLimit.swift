// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// Adapts the limit on the concurrent requests of a shard to its bottleneck: the database or its
/// own CPU. Used on the shard's actor.
///
/// While the shard waits for the database, more concurrency increases throughput, because
/// concurrent requests share SQL statements. Once the shard's CPU is saturated, more concurrency
/// only adds latency and exceeds the core's cache: with thousands of concurrent requests,
/// throughput is a third lower than with a hundred. Therefore a busy shard that rejects requests
/// tries a lower limit, and keeps it while throughput holds.
package final class AdaptiveConcurrencyLimit {
  /// Length of a measuring window: longer than the time in which a shard processes an ordinary
  /// burst of `APILimits.requestsInFlight` requests.
  private static let window = Duration.milliseconds(100)
  /// Minimum fraction of a window that a shard with spare capacity spends waiting for events. A
  /// shard that waits less counts as busy.
  private static let leastRest = 0.1
  /// Minimum fraction of the previous window's throughput that a halved limit must retain to be
  /// kept.
  private static let leastKept = 0.75
  /// Consecutive windows of low throughput, at an unchanged limit, that count as a real drop. A
  /// single low window may be caused by a pause of the database.
  private static let leastLows = 3
  /// Minimum throughput gain that justifies a doubled limit.
  private static let leastGain = 1.1

  private let account: () -> LoopAccount
  private let noteOverload: () -> Void
  /// The limit; `Int.max` means that only the upper bound applies.
  private var limit = Int.max
  private var began: LoopAccount
  /// Requests finished in this window.
  private var answered = 0
  private var hasRefused = false
  /// Requests per second in the previous overloaded window; nil if the previous window was not
  /// overloaded. During windows of low throughput, the rate of the last window before them.
  private var rate: Double?
  private var isFalling = true
  /// Whether the limit was changed after the previous window.
  private var hasChanged = false
  private var lows = 0

  /// - Parameters:
  ///   - account: returns the account of the shard's event loop.
  ///   - noteOverload: called for each window in which the shard was busy and rejected requests.
  package init(account: @escaping () -> LoopAccount, noteOverload: @escaping () -> Void = {}) {
    self.account = account
    self.noteOverload = noteOverload
    began = account()
  }

  /// Notes that a request was rejected because of the limit.
  package func noteRefusal() { hasRefused = true }

  /// Notes that an accepted request has finished.
  package func noteAnswer() { answered += 1 }

  /// Returns the current limit. The first call after a window's end may change it.
  ///
  /// - Parameter bounds: the range of the limit.
  package func value(in bounds: ClosedRange<Int>) -> Int {
    let account = account()
    let elapsed = account.time - began.time
    if elapsed >= Self.window {
      let wasBusy = (account.rested - began.rested) / elapsed < Self.leastRest
      if hasRefused && wasBusy {
        noteOverload()
        tryFewer(rate: Double(answered) / (elapsed / .seconds(1)), in: bounds)
      } else {
        grow(windows: elapsed / Self.window, in: bounds)
        (rate, isFalling, lows) = (nil, true, 0)
      }
      (began, answered, hasRefused) = (account, 0, false)
    }
    return min(max(limit, bounds.lowerBound), bounds.upperBound)
  }

  private func tryFewer(rate: Double, in bounds: ClosedRange<Int>) {
    judge(rate)
    let former = limit
    if isFalling {
      limit = max(bounds.lowerBound, min(limit, bounds.upperBound) / 2)
    } else {
      grow(windows: 1, in: bounds)
    }
    hasChanged = limit != former
  }

  /// Decides, from the throughput after the last change, whether the limit continues to fall.
  private func judge(_ rate: Double) {
    if let before = self.rate {
      if isFalling, rate < before * Self.leastKept {
        lows += 1
        if !hasChanged, lows < Self.leastLows { return }
        isFalling = false
      } else if !isFalling {
        isFalling = rate <= before * Self.leastGain
      }
    }
    lows = 0
    self.rate = rate
  }

  /// Doubles the limit once for each elapsed window.
  private func grow(windows: Double, in bounds: ClosedRange<Int>) {
    let (grown, isTooMuch) = limit.multipliedReportingOverflow(by: 1 << Int(min(windows, 32)))
    limit = isTooMuch || grown >= bounds.upperBound ? .max : grown
  }
}
