// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import PushModel
import Testing

@testable import DeliveryPipeline

@Suite struct LaneCircuitsTests {
  private let start = MonotonicTime(nanoseconds: 1_000_000_000_000)
  private let wait = Duration.seconds(30)

  private func at(_ seconds: Int) -> MonotonicTime { start + .seconds(seconds) }

  private func failed(_ reason: HoldReason = .credentialRefused, alone: Bool) -> LaneCircuits {
    var circuits = LaneCircuits()
    circuits.failed(reason, for: 1, alone: alone, now: at(0), wait: wait)
    return circuits
  }

  @Test("a fault of one app blocks that app, other faults block all apps")
  func reach() {
    let one = failed(alone: true)
    #expect(one.obstacle(for: 1, now: at(29)) == .credentialRefused)
    #expect(one.obstacle(for: 2, now: at(0)) == nil && one.fault(for: 2) == nil)
    #expect(one.fault == nil && one.isRefused)
    for reason in HoldReason.allCases {
      let all = failed(reason, alone: false)
      for app: AppID in [1, 2] { #expect(all.obstacle(for: app, now: at(29)) == reason) }
      #expect(all.fault == reason && all.isRefused == (reason == .credentialRefused))
    }
  }

  @Test("a refused app has its own probe, whose success ends the block")
  func probe() {
    var circuits = failed(alone: true)
    #expect(circuits.admit(for: 1, now: at(29), probeFor: { _ in wait }) == .credentialRefused)
    #expect(circuits.admit(for: 2, now: at(29), probeFor: { _ in wait }) == nil)
    // Answers for other apps do not affect it.
    circuits.answered(for: 2)
    #expect(circuits.fault(for: 1) == .credentialRefused)
    #expect(circuits.admit(for: 1, now: at(30), probeFor: { _ in wait }) == nil)
    #expect(circuits.admit(for: 1, now: at(31), probeFor: { _ in wait }) == .credentialRefused)
    circuits.answered(for: 1)
    #expect(circuits.fault(for: 1) == nil && !circuits.isRefused)
    #expect(circuits.admit(for: 1, now: at(31), probeFor: { _ in wait }) == nil)
  }

  @Test("a refusal for one app closes the connection's circuit")
  func heard() {
    var circuits = failed(.noConnection, alone: false)
    circuits.failed(.credentialRefused, for: 2, alone: true, now: at(1), wait: wait)
    #expect(circuits.obstacle(for: 1, now: at(2)) == nil)
    #expect(circuits.obstacle(for: 2, now: at(2)) == .credentialRefused)
  }

  @Test("an app blocked by both circuits waits for both, without spending a probe")
  func both() {
    var circuits = failed(alone: true)
    circuits.failed(.noConnection, for: 2, alone: false, now: at(10), wait: wait)
    #expect(circuits.admit(for: 1, now: at(35), probeFor: { _ in wait }) == .noConnection)
    #expect(circuits.admit(for: 1, now: at(40), probeFor: { _ in wait }) == nil)
    #expect(circuits.admit(for: 2, now: at(41), probeFor: { _ in wait }) == .noConnection)
  }
}
