// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// Adaptive limit on the concurrent requests of a shard, depending on its bottleneck. Used on the
/// shard's actor.
///
/// While the shard waits for the database, more concurrency increases throughput, because requests
/// share statements. Once its CPU is saturated, more concurrency only adds latency and exceeds the
/// core's cache: thousands of requests yield a third less throughput than a hundred. Therefore a
/// busy shard that rejects requests tries a lower limit, and keeps it while throughput holds.
package final class AdaptiveConcurrencyLimit {
  /// The measuring window. It is longer than a usual burst keeps the shard busy
  /// (`APILimits.requestsInFlight` requests).
  private static let window = Duration.milliseconds(100)
  /// A shard that waited for events for a smaller part of a window was busy.
  private static let leastRest = 0.1
  /// Minimum part of the previous window's throughput that justifies a halved limit.
  private static let leastKept = 0.75
  /// Consecutive windows of low throughput, without a changed limit, that count as a real drop. A
  /// single one may be a pause of the database.
  private static let leastLows = 3
  /// Minimum throughput gain that justifies a doubled limit.
  private static let leastGain = 1.1

  private let account: () -> LoopAccount
  private let noteOverload: () -> Void
  /// The limit; `Int.max` means no limit but the upper bound.
  private var limit = Int.max
  private var began: LoopAccount
  /// Requests finished in this window.
  private var answered = 0
  private var hasRefused = false
  /// Requests per second in the previous window, if it was overloaded as well. During low windows:
  /// the rate before them.
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

  /// Evaluates the last change of the limit.
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

  /// Doubles the limit once for each window.
  private func grow(windows: Double, in bounds: ClosedRange<Int>) {
    let (grown, isTooMuch) = limit.multipliedReportingOverflow(by: 1 << Int(min(windows, 32)))
    limit = isTooMuch || grown >= bounds.upperBound ? .max : grown
  }
}
