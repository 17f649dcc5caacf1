// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// Responses that wait for new data (RFC 7240, `wait`): a limited number, shared between apps. When
/// the server stops, all waits end. Used on the shard's actor.
package final class WaitingResponses {
  /// Waits end at multiples of this step, so that the waiting tasks query the database together.
  /// This prolongs a wait by half a step on average, less than sending a push takes.
  private static let step = Duration.milliseconds(10)

  private let loop: EventLoop
  private let changed: (Int) -> Void
  private var isEnding = false
  /// The number of waiting responses.
  package var count: Int { places.count }
  private var places: FairShares<Int32>
  /// Responses that are suspended between two queries.
  private var resting: [ObjectIdentifier: Waiter] = [:]
  /// The number of suspended responses; all other waiting responses are querying for new data.
  package var restingCount: Int { resting.count }

  /// - Parameter changed: called with the number of waiting responses whenever it changes.
  init(loop: EventLoop, limits: StreamLimits, changed: @escaping (Int) -> Void) {
    self.loop = loop
    places = FairShares(limit: limits.waitingResponses)
    self.changed = changed
  }

  /// Adds a waiting response; returns nil if its app has used its share, or if the server stops.
  /// Dropping the result frees its slot.
  /// - Parameter application: the app that owns the response.
  func hold(for application: Int32) -> HeldAnswer? {
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

/// One waiting response.
final class HeldAnswer {
  private let answers: WaitingResponses
  private let application: Int32

  fileprivate init(_ answers: WaitingResponses, for application: Int32) {
    self.answers = answers
    self.application = application
  }

  deinit { answers.released(for: application) }

  /// Suspends for a duration, or up to 10 ms longer.
  /// - Returns: whether that time has passed; false if the server stops.
  func rest(
    for duration: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await answers.rest(until: MonotonicTime.now() + duration)
  }
}
