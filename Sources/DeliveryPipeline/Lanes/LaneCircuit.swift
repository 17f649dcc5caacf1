// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel

/// Whether a lane can send. APNs refusing its credential (403), or no connection coming about, opens the
/// circuit: what the lane is to send waits in the queue, and one probe goes out at a time until one is
/// answered. A value: events in, an answer out.
struct LaneCircuit {
  private enum State {
    case closed
    case open(HoldReason, until: MonotonicTime)
    case probing(HoldReason, until: MonotonicTime)
  }

  private var state = State.closed

  /// Why the lane could not send when it last tried; nil once it could.
  var fault: HoldReason? {
    switch state {
    case .closed: nil
    case .open(let reason, _), .probing(let reason, _): reason
    }
  }

  /// Why nothing is to be sent now; nil too when the next push is the probe.
  func obstacle(now: MonotonicTime) -> HoldReason? {
    switch state {
    case .closed: nil
    case .open(let reason, let until), .probing(let reason, let until): now < until ? reason : nil
    }
  }

  /// Asks for a push: nil lets it pass. When the wait is over, the first to ask is the probe, and the
  /// others wait for what becomes of it.
  mutating func ask(now: MonotonicTime, probeFor wait: Duration) -> HoldReason? {
    if let reason = obstacle(now: now) { return reason }
    if let fault { state = .probing(fault, until: now + wait) }
    return nil
  }

  /// The lane cannot send, and is not tried for so long.
  mutating func failed(_ reason: HoldReason, now: MonotonicTime, wait: Duration) {
    state = .open(reason, until: now + wait)
  }

  /// APNs answered something that says nothing against the lane.
  mutating func answered() { state = .closed }
}

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
