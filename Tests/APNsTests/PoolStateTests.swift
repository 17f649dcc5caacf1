// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import APNs

@Suite("Decision to open another session")
struct PoolStateTests {
  static let start = MonotonicTime(nanoseconds: 1_000_000_000_000)

  static func at(_ milliseconds: Int) -> MonotonicTime { start + .milliseconds(milliseconds) }

  @Test("a pool without requests opens no session")
  func idle() {
    var state = SessionPoolState(limits: APNsLimits())
    #expect(state.sessionsToOpen(at: Self.start) == 0)
  }

  @Test("the first request opens the initial sessions once")
  func first() {
    var limits = APNsLimits()
    limits.initialSessions = 2
    var state = SessionPoolState(limits: limits)
    state.saturated(at: Self.start)
    #expect(state.sessionsToOpen(at: Self.start) == 2)
    #expect(state.sessionsToOpen(at: Self.start) == 0)
  }

  @Test("lasting saturation adds sessions one by one, up to the limit")
  func growth() {
    var limits = APNsLimits()
    limits.maximumSessions = 3
    var state = SessionPoolState(limits: limits)
    state.saturated(at: Self.at(0))
    #expect(state.sessionsToOpen(at: Self.at(0)) == 1)
    state.opened(at: Self.at(20))
    #expect(state.sessionsToOpen(at: Self.at(119)) == 0)
    #expect(state.sessionsToOpen(at: Self.at(120)) == 1)
    #expect(state.sessionsToOpen(at: Self.at(500)) == 0)  // one is still connecting
    state.opened(at: Self.at(500))
    #expect(state.sessionsToOpen(at: Self.at(599)) == 0)
    state.relieved()
    #expect(state.sessionsToOpen(at: Self.at(700)) == 0)
    state.saturated(at: Self.at(700))
    #expect(state.sessionsToOpen(at: Self.at(800)) == 1)
    state.opened(at: Self.at(900))
    #expect(state.sessionsToOpen(at: Self.at(9_000)) == 0)
  }

  @Test("failures are followed by exponential backoff with jitter over half the pause")
  func backoff() {
    var state = SessionPoolState(limits: APNsLimits())
    state.saturated(at: Self.at(0))
    var now = 0
    for pause in [500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000] {
      #expect(state.sessionsToOpen(at: Self.at(now)) == 1)
      var lucky = state
      lucky.ended(wasOpen: false, wasOfUse: false, jitter: 0, at: Self.at(now))
      #expect(lucky.sessionsToOpen(at: Self.at(now + pause / 2 - 1)) == 0)
      #expect(lucky.sessionsToOpen(at: Self.at(now + pause / 2)) == 1)
      state.ended(wasOpen: false, wasOfUse: false, jitter: 0.5, at: Self.at(now))
      now += pause * 3 / 4
      #expect(state.sessionsToOpen(at: Self.at(now - 1)) == 0)
    }
  }

  @Test("a session lost after an answer is replaced at once, others with backoff")
  func ofUse() {
    var state = SessionPoolState(limits: APNsLimits())
    state.saturated(at: Self.at(0))
    #expect(state.sessionsToOpen(at: Self.at(0)) == 1)
    state.opened(at: Self.at(1))
    state.ended(wasOpen: true, wasOfUse: false, jitter: 0, at: Self.at(2))
    #expect(state.sessionsToOpen(at: Self.at(2)) == 0)
    #expect(state.sessionsToOpen(at: Self.at(252)) == 1)
    state.opened(at: Self.at(253))
    state.answered()
    state.ended(wasOpen: true, wasOfUse: true, jitter: 0, at: Self.at(254))
    #expect(state.sessionsToOpen(at: Self.at(254)) == 1)
  }

  // MARK: closing

  /// Returns a pool with open sessions, the last of which opened at 0.
  private func open(
    _ count: Int, least: Int = 1, shrinkAfter: Duration = .seconds(10)
  ) -> SessionPoolState {
    var limits = APNsLimits()
    limits.initialSessions = count
    limits.maximumSessions = max(1, count)
    limits.leastSessions = least
    limits.shrinkAfter = shrinkAfter
    var state = SessionPoolState(limits: limits)
    state.saturated(at: Self.at(-10))
    #expect(state.sessionsToOpen(at: Self.at(-10)) == count)
    for _ in 0..<count { state.opened(at: Self.at(0)) }
    state.answered()
    state.relieved()
    return state
  }

  /// Open sessions, minimum, streams in use at 0, 4 and 9 s, capacity; and whether one closes at 10
  /// s.
  @Test(
    "a session closes if the others had twice the needed capacity for ten seconds",
    arguments: [
      (4, 1, [0, 0, 0], 400, true), (2, 1, [0, 0, 0], 200, true), (1, 1, [0, 0, 0], 100, false),
      (1, 0, [0, 0, 0], 100, true), (1, 0, [0, 1, 0], 100, false), (2, 2, [0, 0, 0], 200, false),
      (2, 1, [50, 0, 0], 200, true), (2, 1, [0, 51, 0], 200, false),
      (4, 1, [0, 0, 150], 400, true), (4, 1, [0, 0, 151], 400, false),
      // The limit has dropped: one of two streams is in use.
      (2, 1, [1, 1, 1], 2, false),
    ] as [(Int, Int, [Int], Int, Bool)])
  func surplus(open count: Int, least: Int, inUse: [Int], capacity: Int, closes: Bool) {
    var state = open(count, least: least)
    var surplus = false
    for (second, inUse) in zip([0, 4_000, 9_999], inUse) {
      surplus = state.hasSurplus(inUse: inUse, capacity: capacity, at: Self.at(second))
      #expect(!surplus)
    }
    surplus = state.hasSurplus(inUse: 0, capacity: capacity, at: Self.at(10_000))
    #expect(surplus == closes)
  }

  @Test("sessions close one by one, and none while requests wait or a session connects")
  func oneByOne() {
    var state = open(3)
    var closed: [Int] = []
    for second in 0...40
    where state.hasSurplus(inUse: 0, capacity: 300, at: Self.at(second * 1_000)) {
      closed.append(second)
      state.ended(wasOpen: true, wasOfUse: true, jitter: 0, at: Self.at(second * 1_000))
    }
    #expect(closed == [10, 20])

    state = open(3)
    var surplus = false
    state.saturated(at: Self.at(9_000))
    surplus = state.hasSurplus(inUse: 0, capacity: 300, at: Self.at(11_000))
    #expect(!surplus)
    state.relieved()
    surplus = state.hasSurplus(inUse: 0, capacity: 300, at: Self.at(20_999))
    #expect(!surplus)
    surplus = state.hasSurplus(inUse: 0, capacity: 300, at: Self.at(21_000))
    #expect(surplus)
  }

  @Test("a session opened under saturation closes afterwards, and does not reopen at once")
  func afterSaturation() {
    var limits = APNsLimits()
    limits.shrinkAfter = .seconds(10)
    var state = SessionPoolState(limits: limits)
    var events: [String] = []
    // Requests wait for twelve seconds, then a quarter of the load lasts two minutes.
    for tick in 0..<1_320 {
      let now = Self.at(tick * 100)
      if tick < 120 { state.saturated(at: now) } else { state.relieved() }
      for _ in 0..<state.sessionsToOpen(at: now) {
        state.opened(at: now)
        state.answered()
        events.append("+\(tick / 10)")
      }
      let inUse = tick < 120 ? state.open * 100 : 25
      if state.hasSurplus(inUse: inUse, capacity: state.open * 100, at: now) {
        state.ended(wasOpen: true, wasOfUse: true, jitter: 0, at: now)
        events.append("-\(tick / 10)")
      }
    }
    #expect(events == ["+0", "+0", "+0", "+0", "-21", "-31", "-41"])
    #expect(state.open == 1)
  }

  @Test("while APNs is unavailable, one connection attempt at a time probes it")
  func probing() {
    var limits = APNsLimits()
    limits.initialSessions = 4
    var state = SessionPoolState(limits: limits)
    state.saturated(at: Self.at(0))
    #expect(state.sessionsToOpen(at: Self.at(0)) == 4)
    for _ in 0..<4 { state.ended(wasOpen: false, wasOfUse: false, jitter: 0, at: Self.at(1)) }
    #expect(state.failures == 4)
    #expect(state.sessionsToOpen(at: Self.at(5_000)) == 1)
    #expect(state.sessionsToOpen(at: Self.at(9_000)) == 0)
    state.opened(at: Self.at(9_001))
    state.answered()
    #expect(state.sessionsToOpen(at: Self.at(9_002)) == 3)
  }

  @Test("a further session that fails is tried again while the first one is busy")
  func failureBesideAnOpenSession() {
    var state = SessionPoolState(limits: APNsLimits())
    state.saturated(at: Self.at(0))
    #expect(state.sessionsToOpen(at: Self.at(0)) == 1)
    state.opened(at: Self.at(1))
    state.answered()
    #expect(state.sessionsToOpen(at: Self.at(5_000)) == 1)
    state.ended(wasOpen: false, wasOfUse: false, jitter: 0, at: Self.at(5_001))
    #expect(state.sessionsToOpen(at: Self.at(5_002)) == 0)
    #expect(state.sessionsToOpen(at: Self.at(60_000)) == 1)
    #expect(state.sessionsToOpen(at: Self.at(60_001)) == 0)
  }
}
