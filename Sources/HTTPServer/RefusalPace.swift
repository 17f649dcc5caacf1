// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import DequeModule

/// When requests are told that there is no room for them: so many a second, and the rest in turn. Who is told at once
/// asks again at once, and a server that does nothing but refuse answers nobody. Meanwhile their connections are not
/// read from any further, or have so many streams fewer: who offers too much is slowed down by that.
/// All on the shard's actor.
final class RefusalPace {
  /// Between two looks at who may be told.
  private static let beat = Duration.milliseconds(10)
  /// What may be told at once after a while without refusals.
  private static let burst = Duration.milliseconds(250)

  /// Beyond, clients have given up.
  private static let longestWait = Duration.seconds(4)

  private let loop: EventLoop
  private let perSecond: Double
  private let places: Int
  private let changed: (Int) -> Void
  /// How many may be told at `filledAt`.
  private var allowance: Double
  private var filledAt: MonotonicTime
  private var waiting: Deque<UnsafeContinuation<Void, Never>> = []
  private var isEnding = false

  /// - Parameter changed: is told how many wait, whenever that changes.
  init(_ limits: HTTPLimits, loop: EventLoop, changed: @escaping (Int) -> Void) {
    self.loop = loop
    perSecond = Double(limits.refusalsPerSecond)
    let inTime = perSecond * (Self.longestWait / .seconds(1))
    places = Int(min(Double(limits.heldRefusals), max(1, inTime)))
    self.changed = changed
    allowance = max(1, perSecond * (Self.burst / .seconds(1)))
    filledAt = loop.now
  }

  /// Returns when a request may be told that it is refused. A client that goes meanwhile is told when its turn comes:
  /// it is one of those that wait until then.
  func turn() async {
    if waiting.isEmpty {
      fill()
      if allowance >= 1 {
        allowance -= 1
        return
      }
      // What waits is held in memory.
      if isEnding || places == 0 { return }
      scheduleBeat()
    } else if waiting.count >= places {
      return
    }
    await withUnsafeContinuation {
      waiting.append($0)
      changed(waiting.count)
    }
  }

  /// Tells all of them, and those to come at once.
  func end() {
    isEnding = true
    release(waiting.count)
  }

  private func fill() {
    let now = loop.now
    let most = max(1, perSecond * (Self.burst / .seconds(1)))
    allowance = min(most, allowance + perSecond * ((now - filledAt) / .seconds(1)))
    filledAt = now
  }

  private func scheduleBeat() {
    loop.schedule(at: loop.now + Self.beat) { [weak self] in
      guard let self, !waiting.isEmpty else { return }
      fill()
      let count = min(waiting.count, Int(allowance))
      allowance -= Double(count)
      release(count)
      if !waiting.isEmpty { scheduleBeat() }
    }
  }

  private func release(_ count: Int) {
    guard count > 0 else { return }
    for _ in 0..<count { loop.resume(waiting.removeFirst(), returning: ()) }
    changed(waiting.count)
  }
}
