// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import Testing

@Suite("The stream limit")
struct StreamGateTests {
  private typealias Verdict = StreamGate.Verdict
  private let blamed = StreamGate.Verdict.refused(isViolation: true)
  private let forgiven = StreamGate.Verdict.refused(isViolation: false)

  @Test("streams are accepted up to the limit; a closed stream allows another")
  func counting() {
    var gate = StreamGate(limit: 2, tolerance: 9)
    gate.acknowledge()
    let verdicts = (0..<3).map { _ in gate.opened() }
    #expect(verdicts == [.taken, .taken, blamed])
    #expect(gate.open == 2)
    gate.closed()
    let next = gate.opened()
    #expect(next == .taken)
  }

  @Test("a limit counts as violated only after its acknowledgement")
  func beforeTheFirstAcknowledgement() {
    var gate = StreamGate(limit: 1, tolerance: 0)
    let verdicts = (0..<3).map { _ in gate.opened() }
    #expect(verdicts == [.taken, forgiven, forgiven])
    gate.acknowledge()
    let next = gate.opened()
    #expect(next == .tooMany)
  }

  @Test("a changed limit applies at once, but is violated only after its acknowledgement")
  func changes() {
    var gate = StreamGate(limit: 1, tolerance: 9)
    gate.acknowledge()
    gate.announce(3)
    let raised = (0..<4).map { _ in gate.opened() }
    #expect(raised == [.taken, .taken, .taken, blamed])
    gate.acknowledge()
    gate.announce(1)
    gate.announce(nil)
    gate.closed()
    let lowered = gate.opened()
    #expect(lowered == forgiven)
    gate.acknowledge()
    let acknowledged = gate.opened()
    #expect(acknowledged == blamed)
  }

  @Test("violations beyond the tolerance close the connection")
  func tolerance() {
    var gate = StreamGate(limit: 0, tolerance: 2)
    gate.acknowledge()
    let verdicts = (0..<4).map { _ in gate.opened() }
    #expect(verdicts == [blamed, blamed, .tooMany, .tooMany])
    var patient = StreamGate(limit: 0, tolerance: nil)
    patient.acknowledge()
    let all = (0..<500).map { _ in patient.opened() }
    #expect(all.allSatisfy { $0 == blamed })
  }

  @Test("the number of unacknowledged SETTINGS is limited")
  func unacknowledged() {
    var gate = StreamGate(limit: 1, tolerance: nil)
    for _ in 0..<9_999 { gate.announce(nil) }
    #expect(gate.mayAnnounce)
    gate.announce(nil)
    #expect(!gate.mayAnnounce)
    gate.acknowledge()
    #expect(gate.mayAnnounce)
  }
}
