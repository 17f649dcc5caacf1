// SPDX-License-Identifier: Apache-2.0
import DequeModule

/// Tracks the PINGs that prove what clients have read. At most one per connection is
/// unacknowledged, so that clients have little extra work.
struct ProofBook: Sendable {
  /// The upper four bytes of the simulator's PINGs ("CONF").
  static let mark: UInt64 = 0x434F_4E46 << 32
  /// Maximum number of ended connections whose proofs can still be queried.
  private static let maximumEnded = 1024

  private struct State: Sendable {
    var lastSent: UInt32 = 0
    var acknowledged: UInt32 = 0
    var sentAt: Int64 = 0
    var isRequested = false
    /// Earliest time at which the next PING is needed.
    var neededFrom: Int64?
    var endedAt: Int64?
    var endedHere = false
  }
  private var states: [Int: State] = [:]
  private var ended: Deque<Int> = []

  mutating func open(_ connection: Int) { states[connection] = State() }

  /// Requests a proof that the client reads a frame that was just sent.
  /// - Parameter pause: milliseconds before the PING may be sent.
  mutating func need(_ connection: Int, at now: Int64, pause: Int64 = 0) -> ReadingProof {
    var state = states[connection] ?? State()
    state.neededFrom = max(now + pause, state.neededFrom ?? 0)
    if states[connection] != nil { states[connection] = state }
    return ReadingProof(connection: connection, ping: state.lastSent + 1, sentAt: now)
  }

  /// Returns the PING to send now; nil if none is needed or one is unacknowledged.
  mutating func wanted(_ connection: Int, at now: Int64) -> UInt64? {
    guard let state = states[connection], let from = state.neededFrom, from <= now,
      !state.isRequested,
      state.acknowledged == state.lastSent, state.endedAt == nil
    else { return nil }
    states[connection]?.isRequested = true
    return Self.mark | UInt64(state.lastSent + 1)
  }

  mutating func sent(_ opaque: UInt64, on connection: Int, at now: Int64) {
    guard let number = Self.number(opaque) else { return }
    states[connection]?.lastSent = number
    states[connection]?.sentAt = now
    states[connection]?.isRequested = false
    states[connection]?.neededFrom = nil
  }

  /// Records an acknowledgement; returns whether the PING was one of the simulator's.
  mutating func acknowledged(_ opaque: UInt64, on connection: Int) -> Bool {
    guard let number = Self.number(opaque) else { return false }
    states[connection]?.acknowledged = number
    return true
  }

  mutating func end(_ connection: Int, at now: Int64, here: Bool) {
    states[connection]?.endedAt = now
    states[connection]?.endedHere = here
    ended.append(connection)
    if ended.count > Self.maximumEnded { states[ended.removeFirst()] = nil }
  }

  /// Returns the time of the unacknowledged PING, or nil.
  func unansweredSince(_ connection: Int) -> Int64? {
    guard let state = states[connection], state.acknowledged < state.lastSent else { return nil }
    return state.sentAt
  }

  /// Returns whether an acknowledged PING proves that the client has read the frame.
  func isShown(_ proof: ReadingProof) -> Bool {
    (states[proof.connection]?.acknowledged ?? 0) >= proof.ping
  }

  /// Returns whether a PING proves that the client has read the frame, or enough time has passed.
  func isRead(_ proof: ReadingProof, at now: Int64) -> Bool {
    guard let state = states[proof.connection] else { return false }
    if state.acknowledged >= proof.ping { return true }
    // Frames sent just before the simulator closed the connection may never have arrived.
    let heard = state.endedHere ? state.endedAt ?? now : now
    return heard - proof.sentAt >= RuleTime.certainlyRead
  }

  private static func number(_ opaque: UInt64) -> UInt32? {
    opaque & ~0xFFFF_FFFF == mark ? UInt32(truncatingIfNeeded: opaque) : nil
  }
}
