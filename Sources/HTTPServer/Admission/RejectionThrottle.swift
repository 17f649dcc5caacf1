// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import DequeModule

/// Rate-limits 503 responses. Clients that get a 503 immediately retry immediately, and the server
/// would spend its time on rejections. While a response is delayed, its connection is not read
/// from, or has fewer free streams, which slows down the client. Used on the shard's actor.
final class RejectionThrottle {
  /// The interval at which delayed responses are released.
  private static let beat = Duration.milliseconds(10)
  /// Responses allowed at once after a period without rejections, as seconds of the rate.
  private static let burst = Duration.milliseconds(250)

  /// The longest delay. Clients give up after longer waits.
  private static let longestWait = Duration.seconds(4)

  private let loop: EventLoop
  private let perSecond: Double
  private let places: Int
  private let changed: (Int) -> Void
  /// Responses allowed at `filledAt`.
  private var allowance: Double
  private var filledAt: MonotonicTime
  private var waiting: Deque<UnsafeContinuation<Void, Never>> = []
  private var isEnding = false

  /// - Parameter changed: called with the number of delayed responses whenever it changes.
  init(_ limits: HTTPLimits, loop: EventLoop, changed: @escaping (Int) -> Void) {
    self.loop = loop
    perSecond = Double(limits.rejectionsPerSecond)
    let inTime = perSecond * (Self.longestWait / .seconds(1))
    places = Int(min(Double(limits.queuedRejections), max(1, inTime)))
    self.changed = changed
    allowance = max(1, perSecond * (Self.burst / .seconds(1)))
    filledAt = loop.now
  }

  /// Returns when a rejection may be sent. A client that disconnects meanwhile keeps its slot until
  /// then.
  func turn() async {
    if waiting.isEmpty {
      fill()
      if allowance >= 1 {
        allowance -= 1
        return
      }
      // Delayed responses occupy memory, so a limit of zero turns the delay off.
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

  /// Releases all delayed responses. Later ones are not delayed.
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
