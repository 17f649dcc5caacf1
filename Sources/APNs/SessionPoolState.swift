// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// When a pool opens another session, and when it closes one: a value that counts sessions, failures and waiting requests.
/// No I/O, no clock, no randomness of its own.
struct SessionPoolState {
  private(set) var connecting = 0
  private(set) var open = 0
  /// Attempts in a row that came to nothing.
  private(set) var failures = 0
  /// Whether the last session to end had been open.
  private var lastCameAbout = false
  /// No attempt before this.
  private var pausedUntil: MonotonicTime?
  /// Since when requests have been waiting without a free stream.
  private var saturatedSince: MonotonicTime?
  /// Since when no session more was opened or asked for, and none ended.
  private var calmSince = MonotonicTime(nanoseconds: 0)
  /// Requests at once since then, at most.
  private var peak = 0
  private let limits: APNsLimits

  init(limits: APNsLimits) { self.limits = limits }

  /// Requests wait, and no session has room.
  mutating func saturated(at now: MonotonicTime) {
    if saturatedSince == nil { saturatedSince = now }
    beginCalm(at: now)
  }

  mutating func relieved() { saturatedSince = nil }

  /// How many sessions to begin connecting now, at most `available`; the caller begins them.
  mutating func sessionsToOpen(atMost available: Int = .max, at now: MonotonicTime) -> Int {
    guard let saturatedSince else { return 0 }
    if let pausedUntil, now < pausedUntil { return 0 }
    let all = connecting + open
    let first = min(limits.initialSessions, limits.maximumSessions)
    // After failures one attempt at a time finds out whether APNs is back.
    var wanted: Int
    if failures > 0 {
      wanted = connecting == 0 && open == 0 ? 1 : 0
    } else if all < first {
      wanted = first - all
    } else {
      let isDue = connecting == 0 && now - saturatedSince >= limits.growAfter
      wanted = isDue && all < limits.maximumSessions ? 1 : 0
    }
    wanted = min(wanted, available)
    connecting += wanted
    return wanted
  }

  /// Whether no session comes about: the last attempt failed, and no other is under way. One that came
  /// about and was cut may be followed by a good one, so that waiting is better than being turned away.
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
    // The new session must have had its chance before another one is added.
    if saturatedSince != nil { saturatedSince = now }
  }

  /// APNs answered: whatever was wrong is over.
  mutating func answered() { failures = 0 }

  /// A session ended. `wasOpen`: the connection had come about. `wasOfUse`: something was answered
  /// on it. One that was of none is a failure, and the next attempt waits. `jitter` is 0 ..< 1.
  mutating func ended(wasOpen: Bool, wasOfUse: Bool, jitter: Double, at now: MonotonicTime) {
    if wasOpen { open -= 1 } else { connecting -= 1 }
    lastCameAbout = wasOpen
    beginCalm(at: now)
    guard !wasOfUse else { return }
    failures += 1
    pausedUntil = now + backoff(jitter: jitter)
  }

  /// Whether one of the open sessions may close: for `shrinkAfter` twice what was in use at most would have found room
  /// on the others. What lasted for less than that is followed by nothing, and what was closed comes back only after
  /// requests have waited, so that none opens and closes in quick turns.
  ///
  /// - Parameter inUse: requests on streams or waiting for one, now.
  /// - Parameter capacity: streams that all open sessions have, taken or free.
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

  /// Half of the doubled wait is certain, half is drawn: nodes that lost APNs together do not come
  /// back together.
  private func backoff(jitter: Double) -> Duration {
    let doublings = min(failures - 1, 16)
    let full = min(limits.firstBackoff * (1 << doublings), limits.maximumBackoff)
    return full / 2 + full / 2 * jitter
  }
}
