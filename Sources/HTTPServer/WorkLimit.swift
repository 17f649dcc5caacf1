// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// How many requests a shard works for at once, which depends on what it is short of. Used on the shard's actor.
///
/// While it waits for the database, more requests at once get more done: they share statements. Once it has no time left
/// itself, more only wait for longer, and no longer fit into the cache of its core: of thousands a third less gets
/// done than of a hundred. So a shard that is busy all the time and has to refuse requests anyhow tries whether it gets as
/// much done with fewer at once, and goes on with fewer for as long as it does.
package final class WorkLimit {
  /// For so long a shard is watched before the limit changes: longer than a burst of as many requests as it usually lets
  /// in (`APILimits.requestsInFlight`) keeps it busy.
  private static let window = Duration.milliseconds(100)
  /// Of a window: who has waited for events for less than that was busy.
  private static let leastRest = 0.1
  /// Of what was done in the window before: who does less than that after a halving needed what it had.
  private static let leastKept = 0.75
  /// So many windows in which less is done, where nothing was changed before: one is a hiccup of the database.
  private static let leastLows = 3
  /// Who does not do more than so many times as much after a doubling did not need it.
  private static let leastGain = 1.1

  private let account: () -> LoopAccount
  private let noteOverload: () -> Void
  /// `Int.max`: all that there may be.
  private var limit = Int.max
  private var began: LoopAccount
  /// Requests of this window.
  private var answered = 0
  private var hasRefused = false
  /// Answers a second in the window before, if that was one of overload too; before the lows, where there are.
  private var rate: Double?
  private var isFalling = true
  /// Whether the limit was changed after the window before.
  private var hasChanged = false
  private var lows = 0

  /// - Parameters:
  ///   - account: of the shard's event loop.
  ///   - noteOverload: called for each window in which the shard was busy and refused requests.
  package init(account: @escaping () -> LoopAccount, noteOverload: @escaping () -> Void = {}) {
    self.account = account
    self.noteOverload = noteOverload
    began = account()
  }

  /// A request was refused, as there was no room for it.
  package func noteRefusal() { hasRefused = true }

  /// A request that there was room for is over.
  package func noteAnswer() { answered += 1 }

  /// What it is now. It changes by the first look after a window's end.
  ///
  /// - Parameter bounds: what it may be.
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

  /// Looks what has come of the last change.
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

  /// Doubles it once for each window.
  private func grow(windows: Double, in bounds: ClosedRange<Int>) {
    let (grown, isTooMuch) = limit.multipliedReportingOverflow(by: 1 << Int(min(windows, 32)))
    limit = isTooMuch || grown >= bounds.upperBound ? .max : grown
  }
}
