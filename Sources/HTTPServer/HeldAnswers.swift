// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// Answers that a server holds back until there is something to answer (RFC 7240, `wait`): so many and no more,
/// and none of them once it stops. All on the shard's actor.
package final class HeldAnswers {
  /// Rests end at multiples of this, so that the tasks that rest read together. A
  /// rest is longer by half of it on average, which is less than sending a push takes.
  private static let step = Duration.milliseconds(10)

  private let loop: EventLoop
  private let limit: Int
  private let changed: (Int) -> Void
  private var isEnding = false
  /// Answers that have a place.
  package private(set) var count = 0
  /// Those that rest.
  private var resting: [ObjectIdentifier: Waiter] = [:]
  /// How many rest at the moment; the others look whether there is something to answer.
  package var restingCount: Int { resting.count }

  /// - Parameter changed: is told how many are held, whenever that changes.
  init(loop: EventLoop, limits: HTTPLimits, changed: @escaping (Int) -> Void) {
    self.loop = loop
    limit = limits.heldAnswers
    self.changed = changed
  }

  /// Gives a place to one more; nil when there is none left, and when the server stops. Whoever drops it gives
  /// it back.
  package func hold() -> HeldAnswer? {
    guard count < limit, !isEnding else { return nil }
    count += 1
    changed(count)
    return HeldAnswer(self)
  }

  func end() {
    isEnding = true
    for waiter in resting.values { waiter.wake(.closed) }
  }

  fileprivate func rest(
    until time: MonotonicTime, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    guard !isEnding else { return false }
    let time = time.roundedUp(to: Self.step)
    let waiter = Waiter(on: loop)
    resting[ObjectIdentifier(waiter)] = waiter
    let outcome = await waiter.wait(until: time)
    resting[ObjectIdentifier(waiter)] = nil
    waiter.end(.closed)
    return outcome == .timedOut
  }

  fileprivate func released() {
    count -= 1
    changed(count)
  }
}

/// One answer that is held back.
package final class HeldAnswer {
  private let answers: HeldAnswers

  fileprivate init(_ answers: HeldAnswers) { self.answers = answers }

  deinit { answers.released() }

  /// Returns after a duration, or up to 10 ms later.
  /// - Returns: whether that time has passed: not when the server stops.
  package func rest(
    for duration: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await answers.rest(until: MonotonicTime.now() + duration)
  }
}
