// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel

/// Circuit breaker of a lane. A refusal of the credential (403) or a failed connection opens it:
/// the lane's pushes wait in the queue. One probe at a time is sent until APNs answers one. A
/// value: callers pass events and the time.
struct LaneCircuit {
  private enum State {
    case closed
    case open(HoldReason, until: MonotonicTime)
    case probing(HoldReason, until: MonotonicTime)
  }

  private var state = State.closed

  /// Why the last attempt to send failed; nil after a success.
  var fault: HoldReason? {
    switch state {
    case .closed: nil
    case .open(let reason, _), .probing(let reason, _): reason
    }
  }

  /// Returns why pushes must wait now; nil if the next push, possibly as a probe, may be sent.
  func obstacle(now: MonotonicTime) -> HoldReason? {
    switch state {
    case .closed: nil
    case .open(let reason, let until), .probing(let reason, let until): now < until ? reason : nil
    }
  }

  /// Requests permission to send a push: nil permits it. After the wait, the first push is the
  /// probe, and the others wait for its result.
  mutating func admit(now: MonotonicTime, probeFor wait: Duration) -> HoldReason? {
    if let reason = obstacle(now: now) { return reason }
    if let fault { state = .probing(fault, until: now + wait) }
    return nil
  }

  /// Records that the lane cannot send, and opens the circuit for `wait`.
  mutating func failed(_ reason: HoldReason, now: MonotonicTime, wait: Duration) {
    state = .open(reason, until: now + wait)
  }

  /// Records an answer of APNs that shows no fault of the lane.
  mutating func answered() { state = .closed }
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
