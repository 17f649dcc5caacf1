// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// Whether a credential may be used. APNs refusing it (403) opens the circuit: its deliveries wait,
/// and one probe goes out at a time until APNs accepts again. A value: events in, an answer out.
struct CredentialCircuit {
  /// What to do with a push now.
  enum Passage: Equatable {
    case send
    /// Wait so long; the credential is refused.
    case wait(seconds: Double)
  }

  private enum State {
    case closed
    case open(until: MonotonicTime)
    case probing(until: MonotonicTime)
  }

  private var state = State.closed

  /// Whether APNs refused the credential and has not accepted a push since.
  var isOpen: Bool {
    if case .closed = state { false } else { true }
  }

  /// Asks for a push; when the wait is over, the first to ask is the probe.
  mutating func ask(now: MonotonicTime, probeEvery wait: Duration) -> Passage {
    switch state {
    case .closed: return .send
    case .open(let until), .probing(let until):
      guard now < until else {
        state = .probing(until: now + wait)
        return .send
      }
      return .wait(seconds: (until - now).inSeconds)
    }
  }

  /// APNs refused the credential.
  mutating func refused(now: MonotonicTime, probeEvery wait: Duration) {
    state = .open(until: now + wait)
  }

  /// APNs answered something else than a refusal of the credential.
  mutating func accepted() { state = .closed }
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
