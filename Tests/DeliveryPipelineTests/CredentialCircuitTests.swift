// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import DeliveryPipeline

@Suite struct CredentialCircuitTests {
  private let start = MonotonicTime(nanoseconds: 1_000_000_000_000)
  private let wait = Duration.seconds(30)

  private func at(_ seconds: Double) -> MonotonicTime { start + .milliseconds(Int(seconds * 1000)) }

  @Test("while APNs takes the credential everything is sent")
  func closed() {
    var circuit = CredentialCircuit()
    for second in 0..<5 {
      #expect(circuit.ask(now: at(Double(second)), probeEvery: wait) == .send)
      circuit.accepted()
    }
    #expect(!circuit.isOpen)
  }

  @Test("a refusal makes all wait for the rest of the interval")
  func open() {
    var circuit = CredentialCircuit()
    circuit.refused(now: at(0), probeEvery: wait)
    #expect(circuit.isOpen)
    #expect(circuit.ask(now: at(0), probeEvery: wait) == .wait(seconds: 30))
    #expect(circuit.ask(now: at(29.5), probeEvery: wait) == .wait(seconds: 0.5))
  }

  @Test("after the interval the first to ask is the probe, and only that one")
  func oneProbe() {
    var circuit = CredentialCircuit()
    circuit.refused(now: at(0), probeEvery: wait)
    #expect(circuit.ask(now: at(30), probeEvery: wait) == .send)
    #expect(circuit.isOpen)
    for _ in 0..<3 { #expect(circuit.ask(now: at(31), probeEvery: wait) == .wait(seconds: 29)) }
  }

  @Test("a probe that is taken closes the circuit")
  func probeTaken() {
    var circuit = CredentialCircuit()
    circuit.refused(now: at(0), probeEvery: wait)
    _ = circuit.ask(now: at(30), probeEvery: wait)
    circuit.accepted()
    #expect(!circuit.isOpen)
    #expect(circuit.ask(now: at(31), probeEvery: wait) == .send)
    #expect(circuit.ask(now: at(31), probeEvery: wait) == .send)
  }

  @Test("a probe that is refused begins the interval anew")
  func probeRefused() {
    var circuit = CredentialCircuit()
    circuit.refused(now: at(0), probeEvery: wait)
    _ = circuit.ask(now: at(30), probeEvery: wait)
    circuit.refused(now: at(31), probeEvery: wait)
    #expect(circuit.ask(now: at(60.5), probeEvery: wait) == .wait(seconds: 0.5))
    #expect(circuit.ask(now: at(61), probeEvery: wait) == .send)
  }

  @Test("a probe that is never answered is followed by another one an interval later")
  func probeLost() {
    var circuit = CredentialCircuit()
    circuit.refused(now: at(0), probeEvery: wait)
    _ = circuit.ask(now: at(30), probeEvery: wait)
    #expect(circuit.ask(now: at(59), probeEvery: wait) == .wait(seconds: 1))
    #expect(circuit.ask(now: at(60), probeEvery: wait) == .send)
    #expect(circuit.ask(now: at(60), probeEvery: wait) == .wait(seconds: 30))
  }
}
