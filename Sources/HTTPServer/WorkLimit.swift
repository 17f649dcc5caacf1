// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// How many requests a shard works for at once, which depends on what it is short of. Used on the shard's actor.
///
/// While it waits for the database, more requests at once get more done: they share statements. Once it has no time left
/// itself, more only wait for longer, and no longer fit into the cache of its core: of thousands a third less gets
/// done than of a hundred. So a shard that is busy all the time and has to refuse requests anyhow refuses earlier.
package final class WorkLimit {
  /// For so long a shard is watched before the limit changes: longer than a burst of as many requests as it usually lets
  /// in (`APILimits.requestsInFlight`) keeps it busy.
  private static let window = Duration.milliseconds(100)
  /// Of a window: who has waited for events for less than that was busy.
  private static let leastRest = 0.1

  private let account: () -> LoopAccount
  private var limit = Int.max
  private var began: LoopAccount
  /// Whether a request was refused since then.
  private var hasRefused = false

  /// - Parameter account: of the shard's event loop.
  package init(account: @escaping () -> LoopAccount) {
    self.account = account
    began = account()
  }

  /// A request was refused, as there was no room for it.
  package func noteRefusal() { hasRefused = true }

  /// What it is now. It is halved at the end of a window in which the shard was busy and refused requests, and doubled for
  /// each of another kind.
  ///
  /// - Parameter bounds: what it may be.
  package func value(in bounds: ClosedRange<Int>) -> Int {
    let account = account()
    let elapsed = account.time - began.time
    if elapsed >= Self.window {
      let wasBusy = (account.rested - began.rested) / elapsed < Self.leastRest
      change(windows: elapsed / Self.window, wasBusy: wasBusy, upTo: bounds.upperBound)
      began = account
      hasRefused = false
    }
    limit = min(max(limit, bounds.lowerBound), bounds.upperBound)
    return limit
  }

  private func change(windows: Double, wasBusy: Bool, upTo most: Int) {
    limit = min(limit, most)
    if hasRefused && wasBusy {
      limit /= 2
    } else {
      let (grown, isTooMuch) = limit.multipliedReportingOverflow(by: 1 << Int(min(windows, 32)))
      limit = isTooMuch ? most : grown
    }
  }
}
