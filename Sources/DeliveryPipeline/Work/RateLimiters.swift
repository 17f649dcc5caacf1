// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel
internal import Storage

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
  func demands() -> [RateSubject: RateDemand] {
    var demands: [RateSubject: RateDemand] = [:]
    for (subject, rateLimiter) in rateLimiters {
      if !rateLimiter.demand.isEmpty || rateLimiter.isReported {
        demands[subject] = rateLimiter.demand
        rateLimiter.asked = loop.now
      }
      rateLimiter.isReported = !rateLimiter.demand.isEmpty
      if rateLimiter.demand.isEmpty, subject.run != nil { rateLimiters[subject] = nil }
    }
    return demands
  }

  /// Sets the other shards' demand for the reported subjects.
  func share(
    _ others: [RateSubject: RateDemand], of demands: [RateSubject: RateDemand]
  ) {
    for subject in demands.keys {
      rateLimiters[subject]?.share(with: others[subject] ?? RateDemand())
    }
  }
}
