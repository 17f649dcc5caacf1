// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule
internal import PushModel
internal import Storage

/// Rate limiter of one run or one app, for this shard's share of the rate. Single pushes and pushes
/// of broadcasts alternate, and rows of each class take turns. Waiting rows cost no CPU: one timer
/// resumes as many rows as the rate admits. Used on the shard's actor.
final class RateLimiter {
  private let loop: EventLoop
  /// Pushes per second of all shards together.
  private var rate: Double
  private var pace: TokenBucket
  private var singles: Deque<RateWaiter> = []
  private var broadcasts: Deque<RateWaiter> = []
  private var isTurnOfBroadcasts = false
  private var timer: (token: TimerToken, due: MonotonicTime)?
  /// Demand of this shard.
  private(set) var demand = RateDemand()
  /// Last known demand of the other shards; nil if unknown.
  private var others: RateDemand?
  /// Time of the last query for the demand of the other shards.
  var asked: MonotonicTime?
  /// Whether this shard has reported a demand to the other shards.
  var isReported = false

  init(rate: Double, on loop: EventLoop) {
    self.loop = loop
    self.rate = rate
    pace = TokenBucket(rate: rate * TokenBucket.idlePart, now: loop.now)
  }

  // MARK: share

  /// Adds the demand of a row.
  ///
  /// - Parameter oldest: a demand of the other shards that was read before this time is discarded.
  func join(_ demand: RateDemand, knowsSince oldest: MonotonicTime) {
    self.demand += demand
    if !isKnown(since: oldest) { others = nil }
    divide()
  }

  func isKnown(since oldest: MonotonicTime) -> Bool {
    asked.map { $0 >= oldest } ?? false
  }

  func leave(_ demand: RateDemand) {
    self.demand -= demand
    divide()
  }

  /// Sets the demand of the other shards.
  func share(with others: RateDemand) {
    self.others = others
    divide()
  }

  /// Changes the rate.
  func change(to rate: Double) {
    self.rate = rate
    divide()
  }

  private func divide() {
    // While the other shards' demand is unknown, the shard uses the share of an idle shard.
    let part =
      others.map { TokenBucket.part(of: rate, mine: demand, others: $0) } ?? rate
      * TokenBucket.idlePart
    pace.change(to: part, now: loop.now)
    wakeLater()
  }

  // MARK: turns

  /// Takes tokens for `count` pushes without waiting; returns false if rows wait or tokens are
  /// missing.
  func pass(_ count: Int) -> Bool {
    isEmpty && pace.take(count, now: loop.now)
  }

  /// Waits until the rate admits a push of a class; returns false if the row gave up the wait.
  ///
  /// - Parameter waits: receives the wait, if there is one.
  func turn(_ workClass: WorkClass, waits: (RateWaiter) -> Void) async -> Bool {
    // Rows that already wait go first.
    if pass(1) { return true }
    return await withUnsafeContinuation { continuation in
      let waiter = RateWaiter(continuation)
      if workClass == .single { singles.append(waiter) } else { broadcasts.append(waiter) }
      waits(waiter)
      wakeLater()
    }
  }

  /// Returns the turn of a push that was not handed out.
  func putBack() {
    pace.putBack()
    wakeLater()
  }

  private var isEmpty: Bool { singles.isEmpty && broadcasts.isEmpty }

  private func wakeLater() {
    guard !isEmpty else { return }
    let due = loop.now + pace.wait
    if let timer {
      // A new timer is set only for an earlier time: the wait may have become shorter, but is never
      // extended.
      guard due < timer.due else { return }
      loop.cancel(timer.token)
    }
    let token = loop.schedule(at: due) { [weak self] in
      guard let self else { return }
      timer = nil
      wake()
    }
    timer = (token, due)
  }

  private func wake() {
    let now = loop.now
    EventLoop.resumingHere {
      while let waiter = first(), pace.take(now: now) {
        if isTurnOfBroadcasts { broadcasts.removeFirst() } else { singles.removeFirst() }
        isTurnOfBroadcasts.toggle()
        waiter.resume(true)
      }
    }
    wakeLater()
  }

  /// Returns the next waiting row, and removes rows that gave up.
  private func first() -> RateWaiter? {
    while singles.first?.isOver == true { singles.removeFirst() }
    while broadcasts.first?.isOver == true { broadcasts.removeFirst() }
    if isTurnOfBroadcasts ? broadcasts.isEmpty : singles.isEmpty { isTurnOfBroadcasts.toggle() }
    return isTurnOfBroadcasts ? broadcasts.first : singles.first
  }
}
