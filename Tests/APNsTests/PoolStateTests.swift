// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import APNs

@Suite("When a pool opens another session")
struct PoolStateTests {
  static let start = MonotonicTime(nanoseconds: 1_000_000_000_000)

  static func at(_ milliseconds: Int) -> MonotonicTime { start + .milliseconds(milliseconds) }

  @Test("nothing to send, nothing to open")
  func idle() {
    var state = SessionPoolState(limits: APNsLimits())
    #expect(state.sessionsToOpen(at: Self.start) == 0)
  }

  @Test("the first request opens the first sessions, once")
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

  @Test("failures are answered with longer and longer pauses, half of each drawn by lot")
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

  @Test("a session that APNs has answered on is replaced at once; one it never has is a failure")
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

  @Test("while APNs is away one attempt at a time looks whether it is back")
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
}
