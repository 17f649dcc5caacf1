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
  private(set) var mine = RateDemand()
  /// Last known demand of the other shards; nil if unknown.
  private var others: RateDemand?
  /// Time of the last query for the demand of the other shards.
  fileprivate var asked: MonotonicTime?
  /// Whether this shard has reported a demand to the other shards.
  fileprivate var isReported = false

  init(rate: Double, on loop: EventLoop) {
    self.loop = loop
    self.rate = rate
    pace = TokenBucket(rate: rate * TokenBucket.idlePart, now: loop.now)
  }

  // MARK: share

  /// Adds the demand of a row.
  ///
  /// - Parameter oldest: a demand of the other shards that was read before this time is discarded.
  fileprivate func join(_ demand: RateDemand, knowsSince oldest: MonotonicTime) {
    mine += demand
    if !isKnown(since: oldest) { others = nil }
    divide()
  }

  fileprivate func isKnown(since oldest: MonotonicTime) -> Bool {
    asked.map { $0 >= oldest } ?? false
  }

  fileprivate func leave(_ demand: RateDemand) {
    mine -= demand
    divide()
  }

  /// Sets the demand of the other shards.
  fileprivate func share(with others: RateDemand) {
    self.others = others
    divide()
  }

  /// Changes the rate.
  fileprivate func change(to rate: Double) {
    self.rate = rate
    divide()
  }

  private func divide() {
    // While the other shards' demand is unknown, the shard uses the share of an idle shard.
    let part =
      others.map { TokenBucket.part(of: rate, mine: mine, others: $0) } ?? rate
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

  /// Waits until the rate admits a push of the row; returns false if the row must send no more.
  func turn(_ running: RunningWork) async -> Bool {
    guard running.mayProceed else { return false }
    // Rows that already wait go first.
    if pass(1) { return true }
    return await withUnsafeContinuation { continuation in
      let waiter = RateWaiter(continuation)
      if running.workClass == .single { singles.append(waiter) } else { broadcasts.append(waiter) }
      running.waiter = waiter
      wakeLater()
    }
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

/// Row whose next push waits for its turn.
final class RateWaiter {
  private var continuation: UnsafeContinuation<Bool, Never>?

  fileprivate init(_ continuation: UnsafeContinuation<Bool, Never>) {
    self.continuation = continuation
  }

  fileprivate var isOver: Bool { continuation == nil }

  fileprivate func resume(_ mayGo: Bool) { continuation.take()?.resume(returning: mayGo) }

  /// Ends the wait; the row sends no more.
  func giveUp() { EventLoop.resumingHere { resume(false) } }
}

/// Rate limiters of a shard: for each run while the shard has its rows, and for each app with a
/// rate limit.
final class RateLimiters {
  private let loop: EventLoop
  /// Time for which a reading of the other shards' demand stays valid.
  private let known: Duration
  /// Rate limits of apps.
  private var rates: [AppID: Int] = [:]
  private var rateLimiters: [RateSubject: RateLimiter] = [:]

  init(on loop: EventLoop, asksEvery interval: Duration) {
    self.loop = loop
    known = interval * 2
  }

  /// Sets the rate limits of apps. Returns the apps that gained or lost one.
  func configure(_ rates: [AppID: Int]) -> Set<AppID> {
    let changed = Set(rates.keys).symmetricDifference(self.rates.keys)
    self.rates = rates
    for (subject, rateLimiter) in rateLimiters where subject.run == nil {
      if let rate = rates[subject.app] {
        rateLimiter.change(to: Double(rate))
      } else {
        rateLimiters[subject] = nil
      }
    }
    return changed
  }

  /// Returns whether the app has a rate limit.
  func isLimited(_ app: AppID) -> Bool { !rates.isEmpty && rates[app] != nil }

  /// Returns whether a rate limit applies to the row's pushes.
  func isLimited(_ work: Work) -> Bool {
    work.notification.message.options.maxRate != nil || isLimited(work.run.app)
  }

  /// Takes tokens for `count` pushes of a row, without waiting; false if the pushes must wait.
  func pass(_ work: Work, _ count: Int) -> Bool {
    if work.notification.message.options.maxRate != nil { return false }
    guard !rates.isEmpty, let rate = rates[work.run.app] else { return true }
    return rateLimiter(RateSubject(app: work.run.app), rate).pass(count)
  }

  /// Returns the rate limiters of a row's pushes, and adds the row's demand until `leave`.
  func join(_ work: Work) -> [RateLimiter] {
    var joined: [RateLimiter] = []
    if let rate = work.notification.message.options.maxRate {
      joined.append(rateLimiter(RateSubject(app: work.run.app, run: work.run.id), rate))
    }
    if let rate = rates[work.run.app] {
      joined.append(rateLimiter(RateSubject(app: work.run.app), rate))
    }
    for rateLimiter in joined { rateLimiter.join(TokenBucket.demand(of: work), knowsSince: oldest) }
    return joined
  }

  func leave(_ joined: [RateLimiter], _ work: Work) {
    for rateLimiter in joined { rateLimiter.leave(TokenBucket.demand(of: work)) }
  }

  private func rateLimiter(_ subject: RateSubject, _ rate: Int) -> RateLimiter {
    if let known = rateLimiters[subject] { return known }
    let made = RateLimiter(rate: Double(rate), on: loop)
    rateLimiters[subject] = made
    return made
  }

  // MARK: demand of others

  private var oldest: MonotonicTime { loop.now + (.zero - known) }

  /// Returns whether the other shards' demand is known, or being queried, for all of these
  /// limiters.
  func areKnown(_ joined: [RateLimiter]) -> Bool { joined.allSatisfy { $0.isKnown(since: oldest) } }

  /// Returns the demand to report to the other shards. After it ends, a demand of zero is reported
  /// once.
  func tell() -> [RateSubject: RateDemand] {
    var told: [RateSubject: RateDemand] = [:]
    for (subject, rateLimiter) in rateLimiters {
      if !rateLimiter.mine.isEmpty || rateLimiter.isReported {
        told[subject] = rateLimiter.mine
        rateLimiter.asked = loop.now
      }
      rateLimiter.isReported = !rateLimiter.mine.isEmpty
      if rateLimiter.mine.isEmpty, subject.run != nil { rateLimiters[subject] = nil }
    }
    return told
  }

  /// Sets the other shards' demand for the reported subjects.
  func share(
    _ others: [RateSubject: RateDemand], of told: [RateSubject: RateDemand]
  ) {
    for subject in told.keys { rateLimiters[subject]?.share(with: others[subject] ?? RateDemand()) }
  }
}
