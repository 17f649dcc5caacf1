// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import PushModel
import Testing

@testable import DeliveryPipeline

@Suite struct LaneCircuitTests {
  private let start = MonotonicTime(nanoseconds: 1_000_000_000_000)
  private let wait = Duration.seconds(30)

  private func at(_ seconds: Double) -> MonotonicTime { start + .milliseconds(Int(seconds * 1000)) }

  private func open(_ reason: HoldReason = .credentialRefused) -> LaneCircuit {
    var circuit = LaneCircuit()
    circuit.failed(reason, now: at(0), wait: wait)
    return circuit
  }

  @Test("while APNs answers, every push is sent")
  func closed() {
    var circuit = LaneCircuit()
    for second in 0..<5 {
      #expect(circuit.admit(now: at(Double(second)), probeFor: wait) == nil)
      circuit.answered()
    }
    #expect(circuit.fault == nil && circuit.obstacle(now: at(5)) == nil)
  }

  @Test("a fault blocks all pushes for the rest of the interval", arguments: HoldReason.allCases)
  func waits(reason: HoldReason) {
    var circuit = open(reason)
    #expect(circuit.fault == reason)
    for second in [0, 29.5] {
      #expect(circuit.obstacle(now: at(second)) == reason)
      #expect(circuit.admit(now: at(second), probeFor: wait) == reason)
    }
  }

  @Test("after the interval only the first push is the probe")
  func oneProbe() {
    var circuit = open()
    #expect(circuit.obstacle(now: at(30)) == nil && circuit.fault != nil)
    #expect(circuit.admit(now: at(30), probeFor: wait) == nil)
    for _ in 0..<3 {
      #expect(circuit.admit(now: at(31), probeFor: wait) == .credentialRefused)
      #expect(circuit.obstacle(now: at(31)) == .credentialRefused)
    }
  }

  @Test("an answered probe closes the circuit")
  func probeTaken() {
    var circuit = open()
    _ = circuit.admit(now: at(30), probeFor: wait)
    circuit.answered()
    #expect(circuit.fault == nil)
    for _ in 0..<2 { #expect(circuit.admit(now: at(31), probeFor: wait) == nil) }
  }

  @Test("a failed probe restarts the interval with its own reason")
  func probeRefused() {
    var circuit = open()
    _ = circuit.admit(now: at(30), probeFor: wait)
    circuit.failed(.noConnection, now: at(31), wait: .seconds(2))
    #expect(circuit.admit(now: at(32.5), probeFor: wait) == .noConnection)
    #expect(circuit.admit(now: at(33), probeFor: wait) == nil)
  }

  @Test("an unanswered probe is followed by another one after an interval")
  func probeLost() {
    var circuit = open()
    _ = circuit.admit(now: at(30), probeFor: wait)
    #expect(circuit.admit(now: at(59), probeFor: wait) == .credentialRefused)
    #expect(circuit.admit(now: at(60), probeFor: wait) == nil)
    #expect(circuit.admit(now: at(60), probeFor: wait) == .credentialRefused)
  }
}
