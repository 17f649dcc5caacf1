// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// Answers that a server holds back until there is something to answer (RFC 7240, `wait`): a limited number, shared
/// between applications, and none of them once the server stops. All on the shard's actor.
package final class HeldAnswers {
  /// Rests end at multiples of this, so that the tasks that rest read together. A
  /// rest is longer by half of it on average, which is less than sending a push takes.
  private static let step = Duration.milliseconds(10)

  private let loop: EventLoop
  private let changed: (Int) -> Void
  private var isEnding = false
  /// Answers that have a place.
  package var count: Int { places.count }
  private var places: FairShares<Int32>
  /// Those that rest.
  private var resting: [ObjectIdentifier: Waiter] = [:]
  /// How many rest at the moment; the others look whether there is something to answer.
  package var restingCount: Int { resting.count }

  /// - Parameter changed: is told how many are held, whenever that changes.
  init(loop: EventLoop, limits: HTTPLimits, changed: @escaping (Int) -> Void) {
    self.loop = loop
    places = FairShares(limit: limits.heldAnswers)
    self.changed = changed
  }

  /// Gives a place to one more; nil when its application has its share, and when the server stops. Dropping it gives
  /// the place back.
  /// - Parameter application: whose answer it is.
  package func hold(for application: Int32) -> HeldAnswer? {
    guard !isEnding, places.take(for: application) else { return nil }
    changed(count)
    return HeldAnswer(self, for: application)
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

  fileprivate func released(for application: Int32) {
    places.give(back: application)
    changed(count)
  }
}

/// One answer that is held back.
package final class HeldAnswer {
  private let answers: HeldAnswers
  private let application: Int32

  fileprivate init(_ answers: HeldAnswers, for application: Int32) {
    self.answers = answers
    self.application = application
  }

  deinit { answers.released(for: application) }

  /// Returns after a duration, or up to 10 ms later.
  /// - Returns: whether that time has passed: not when the server stops.
  package func rest(
    for duration: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await answers.rest(until: MonotonicTime.now() + duration)
  }
}
