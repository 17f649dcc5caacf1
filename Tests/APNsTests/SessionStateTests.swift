// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import APNs

@Suite("States of a connection")
struct SessionStateTests {
  static let start = MonotonicTime(nanoseconds: 1_000_000_000_000)

  static func open(settings: Int? = 1_000, inFlight: Int = 0) -> APNsSessionState {
    var state = APNsSessionState(limits: APNsLimits(), now: start)
    state.connected(at: start)
    if let settings { state.settings(maximumStreams: settings) }
    for _ in 0..<inFlight { state.opened(at: start) }
    return state
  }

  private func doubts(_ state: inout APNsSessionState, _ now: MonotonicTime) -> Bool {
    state.doubts(at: now)
  }

  @Test("no stream is free before the connection is established")
  func connecting() {
    var state = APNsSessionState(limits: APNsLimits(), now: Self.start)
    state.settings(maximumStreams: 1_000)
    #expect(state.freeStreams == 0)
  }

  @Test("a connection has one stream until SETTINGS or an accepted push raise the limit")
  func oneStreamStart() {
    var state = Self.open(settings: nil)
    #expect(state.freeStreams == 1)
    state.opened(at: Self.start)
    #expect(state.freeStreams == 0)
    var other = state
    other.settings(maximumStreams: 500)
    #expect(other.freeStreams == 499)
    state.answered(reason: .badDeviceToken, at: Self.start)
    #expect(state.freeStreams == 0)
    state.answered(reason: nil, at: Self.start)
    #expect(state.freeStreams == APNsLimits().maximumStreams - 1)
  }

  @Test("a limit of one stream in SETTINGS outlasts an accepted push")
  func settingsRule() {
    var state = Self.open(settings: 1)
    state.answered(reason: nil, at: Self.start)
    #expect(state.freeStreams == 1)
    state.settings(maximumStreams: 1_000_000)
    #expect(state.freeStreams == APNsLimits().maximumStreams)
  }

  @Test("a limit below the open streams stops new ones until enough have ended")
  func limitFalls() {
    var state = Self.open(inFlight: 3)
    state.settings(maximumStreams: 2)
    #expect(state.freeStreams == 0)
    #expect(state.ended() == .carryOn)
    #expect(state.freeStreams == 0)
    #expect(state.ended() == .carryOn)
    #expect(state.freeStreams == 1)
  }

  @Test("GOAWAY stops new streams, frees those above the cut, closes after the rest")
  func goAway() {
    var state = Self.open(inFlight: 2)
    let after = state.goAway(lastStream: 5, code: 0, reason: "Shutdown", at: Self.start)
    #expect(after == .awaitAnswers(.goAway(code: 0, reason: "Shutdown")))
    #expect(state.freeStreams == 0)
    #expect(state.meaning(ofReset: 7, stream: 7) == .neverProcessed(.goAway))
    #expect(state.meaning(ofReset: 2, stream: 5) == .unknown(.streamReset))
    #expect(state.meaning(ofReset: 7, stream: 5) == .neverProcessed(.refusedStream))
    #expect(state.ended() == .carryOn)
    #expect(state.ended() == .close(.goAway(code: 0, reason: "Shutdown")))
    #expect(state.isClosed)
  }

  @Test("a second GOAWAY lowers the cut and does not extend the deadline")
  func secondGoAway() {
    var state = Self.open(inFlight: 1)
    _ = state.goAway(lastStream: .max, code: 0, reason: nil, at: Self.start)
    #expect(state.meaning(ofReset: 7, stream: 9) == .neverProcessed(.refusedStream))
    let again = state.goAway(
      lastStream: 3, code: 0, reason: nil, at: Self.start + .seconds(4))
    #expect(again == .nothing)
    #expect(state.meaning(ofReset: 7, stream: 9) == .neverProcessed(.goAway))
    state.heard(at: Self.start + .milliseconds(14_999))
    #expect(state.tick(at: Self.start + .milliseconds(14_999)) == .nothing)
    #expect(state.tick(at: Self.start + .seconds(15)) == .close(.goAway(code: 0, reason: nil)))
  }

  @Test("an idle connection closes as soon as it drains")
  func idleDrain() {
    var state = Self.open()
    #expect(state.drain(because: .poolClosed, at: Self.start) == .close(.poolClosed))
    #expect(state.drain(because: .poolClosed, at: Self.start) == .nothing)
  }

  @Test(
    "an answer that condemns the connection drains it",
    arguments: [
      (RejectionReason.expiredProviderToken, true), (.tooManyProviderTokenUpdates, true),
      (.badCertificateEnvironment, true), (.shutdown, true), (.unregistered, false),
      (.badDeviceToken, false), (.tooManyRequests, false), (.internalServerError, false),
    ])
  func consequences(reason: RejectionReason, drains: Bool) {
    var state = Self.open(inFlight: 2)
    let after = state.answered(reason: reason, at: Self.start)
    #expect(after == (drains ? .awaitAnswers(.rejected(reason.text)) : .nothing))
    #expect((state.freeStreams == 0) == drains)
    #expect(state.hasBeenOfUse == !drains)
    #expect(state.ended() == .carryOn)
    #expect((state.ended() == .close(.rejected(reason.text))) == drains)
  }

  @Test("a silent connection with a pending answer is suspect until PING is answered")
  func silence() {
    var state = Self.open(inFlight: 5)
    #expect(doubts(&state, Self.start + .milliseconds(499)) == false)
    #expect(state.tick(at: Self.start + .milliseconds(499)) == .nothing)
    #expect(state.freeStreams == 995)
    let asked = Self.start + .milliseconds(500)
    #expect(state.tick(at: asked) == .ping)
    #expect(state.freeStreams == 0, "no further request is written")
    #expect(doubts(&state, asked) == false, "one PING is enough")
    #expect(state.tick(at: asked + .milliseconds(4_999)) == .nothing)
    var alive = state
    alive.heard(at: asked + .seconds(1))
    #expect(alive.freeStreams == 995)
    #expect(alive.tick(at: asked + .seconds(5)) == .ping)
    #expect(state.tick(at: asked + .seconds(5)) == .close(.pingUnanswered))
  }

  @Test("during one silence the interval between PINGs doubles; an answer resets it")
  func doubling() {
    var state = Self.open(inFlight: 2)
    var now = Self.start
    for wait in [500, 1_000, 2_000, 4_000, 8_000, 16_000, 16_000] {
      #expect(state.tick(at: now + .milliseconds(wait - 1)) == .nothing, "\(wait)")
      now = now + .milliseconds(wait)
      #expect(state.tick(at: now) == .ping, "\(wait)")
      state.heard(at: now)
    }
    state.answered(reason: .unregistered, at: now)
    #expect(state.tick(at: now + .milliseconds(500)) == .ping)
  }

  @Test("after a long silence PING is sent before the first request, not earlier")
  func probe() {
    var state = Self.open()
    #expect(doubts(&state, Self.start + .milliseconds(29_999)) == false)
    #expect(state.tick(at: Self.start + .seconds(30)) == .nothing)
    #expect(doubts(&state, Self.start + .seconds(30)))
    #expect(state.freeStreams == 0)
    #expect(state.isBusy)
    state.heard(at: Self.start + .seconds(31))
    #expect(state.freeStreams == 1_000)
    #expect(doubts(&state, Self.start + .seconds(32)) == false)
  }

  @Test("an answered connection without open streams is not suspect")
  func answeredIsNotSilent() {
    var state = Self.open(inFlight: 1)
    state.answered(reason: nil, at: Self.start)
    _ = state.ended()
    #expect(state.tick(at: Self.start + .seconds(20)) == .nothing)
    state.opened(at: Self.start + .seconds(20))
    #expect(state.tick(at: Self.start + .seconds(20) + .milliseconds(499)) == .nothing)
  }

  @Test("an idle connection sends one PING per hour")
  func idlePing() {
    var state = Self.open()
    #expect(state.tick(at: Self.start + .seconds(3_599)) == .nothing)
    let later = Self.start + .seconds(3_600)
    #expect(state.tick(at: later) == .ping)
    #expect(state.tick(at: later + .seconds(1)) == .nothing)
    state.heard(at: later + .seconds(2))
    #expect(state.tick(at: later + .seconds(3_000)) == .nothing)
  }

  @Test("the first cause of a connection's end is reported")
  func lost() {
    var draining = Self.open(inFlight: 1)
    _ = draining.goAway(lastStream: 1, code: 0, reason: nil, at: Self.start)
    #expect(draining.lost(.connectionLost("reset")) == .goAway(code: 0, reason: nil))
    var sudden = Self.open(inFlight: 1)
    #expect(sudden.lost(.connectionLost("reset")) == .connectionLost("reset"))
    #expect(sudden.lost(.poolClosed) == .connectionLost("reset"))
    #expect(sudden.freeStreams == 0)
  }
}
