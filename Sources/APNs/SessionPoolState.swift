// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// Decides when a pool opens or closes a session: a value that counts sessions, failures and
/// waiting requests. No I/O, no clock, no randomness of its own.
struct SessionPoolState {
  private(set) var connecting = 0
  private(set) var open = 0
  /// Consecutive connection attempts without a response to a request.
  private(set) var failures = 0
  /// Whether the connection of the session that ended last had been established.
  private var lastCameAbout = false
  /// Time before which no connection attempt begins.
  private var pausedUntil: MonotonicTime?
  /// Time since which requests have been waiting for a stream.
  private var saturatedSince: MonotonicTime?
  /// Time since which no session was opened or requested, and none ended.
  private var calmSince = MonotonicTime(nanoseconds: 0)
  /// Highest number of concurrent requests since `calmSince`.
  private var peak = 0
  private let limits: APNsLimits

  init(limits: APNsLimits) { self.limits = limits }

  /// Records that requests are waiting and no session has free streams.
  mutating func saturated(at now: MonotonicTime) {
    if saturatedSince == nil { saturatedSince = now }
    beginCalm(at: now)
  }

  mutating func relieved() { saturatedSince = nil }

  /// Returns how many sessions to start now, at most `available`. The caller starts them.
  mutating func sessionsToOpen(atMost available: Int = .max, at now: MonotonicTime) -> Int {
    guard let saturatedSince else { return 0 }
    if let pausedUntil, now < pausedUntil { return 0 }
    let all = connecting + open
    let first = min(limits.initialSessions, limits.maximumSessions)
    let mayGrow = now - saturatedSince >= limits.growAfter && all < limits.maximumSessions
    var wanted: Int
    if failures > 0 {
      // After a failure, only one attempt at a time checks whether APNs is reachable again.
      wanted = connecting == 0 && (open == 0 || mayGrow) ? 1 : 0
    } else if all < first {
      wanted = first - all
    } else {
      wanted = connecting == 0 && mayGrow ? 1 : 0
    }
    wanted = min(wanted, available)
    connecting += wanted
    return wanted
  }

  /// Whether no session is expected soon, because the last attempt failed and none is in progress.
  /// A first connection that was established and then lost is not a failed attempt. The next one
  /// may work, so requests wait for it.
  func isInBackoff(at now: MonotonicTime) -> Bool {
    guard failures > (lastCameAbout ? 1 : 0), open == 0, connecting == 0, let pausedUntil else {
      return false
    }
    return now < pausedUntil
  }

  mutating func opened(at now: MonotonicTime) {
    connecting -= 1
    open += 1
    beginCalm(at: now)
    // The new session gets time to accept waiting requests before another one is requested.
    if saturatedSince != nil { saturatedSince = now }
  }

  /// Records a response, which ends the backoff.
  mutating func answered() { failures = 0 }

  /// Records the end of a session.
  ///
  /// - Parameters:
  ///   - wasOpen: whether its connection had been established.
  ///   - wasOfUse: whether APNs had processed a request on it. If not, the session counts as a
  ///     failure and delays the next attempt.
  ///   - jitter: random, 0 ..< 1.
  mutating func ended(wasOpen: Bool, wasOfUse: Bool, jitter: Double, at now: MonotonicTime) {
    if wasOpen { open -= 1 } else { connecting -= 1 }
    lastCameAbout = wasOpen
    beginCalm(at: now)
    guard !wasOfUse else { return }
    failures += 1
    pausedUntil = now + backoff(jitter: jitter)
  }

  /// Returns whether one of the open sessions may close: for `shrinkAfter`, the other sessions
  /// would have had room for twice the peak. Shorter lulls have no effect, and a session is
  /// reopened only after requests have waited. This prevents rapid opening and closing.
  ///
  /// - Parameters:
  ///   - inUse: requests in flight or waiting, now.
  ///   - capacity: streams of all open sessions, taken or free.
  mutating func hasSurplus(inUse: Int, capacity: Int, at now: MonotonicTime) -> Bool {
    guard open > limits.leastSessions, connecting == 0, saturatedSince == nil else {
      beginCalm(at: now)
      return false
    }
    peak = max(peak, inUse)
    guard now - calmSince >= limits.shrinkAfter else { return false }
    let isEnough = open == 1 ? peak == 0 : 2 * peak * open <= capacity * (open - 1)
    beginCalm(at: now)
    return isEnough
  }

  private mutating func beginCalm(at now: MonotonicTime) {
    calmSince = now
    peak = 0
  }

  /// Returns half of the exponential delay plus a random part of the other half. Nodes that lost
  /// their connections to APNs together thus do not reconnect at the same time.
  private func backoff(jitter: Double) -> Duration {
    let doublings = min(failures - 1, 16)
    let full = min(limits.firstBackoff * (1 << doublings), limits.maximumBackoff)
    return full / 2 + full / 2 * jitter
  }
}
