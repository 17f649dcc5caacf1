// SPDX-License-Identifier: Apache-2.0

import DequeModule

/// What would show that a client has read something that was sent to it: the acknowledgement of a
/// PING that went out behind it.
struct ReadingProof: Sendable {
  let connection: Int
  let ping: UInt32
  /// When that which is to be read was sent.
  let sentAt: Int64
}

/// Which PINGs go out to prove what clients have read, and which have come back. One at a time on a
/// connection, so that they cost a client next to nothing.
struct ProofBook: Sendable {
  /// The upper half of our PINGs' eight bytes ("CONF").
  static let mark: UInt64 = 0x434F_4E46 << 32
  /// Connections that have ended and of which something may still be asked.
  private static let maximumEnded = 1024

  private struct State: Sendable {
    var lastSent: UInt32 = 0
    var acknowledged: UInt32 = 0
    var sentAt: Int64 = 0
    var isRequested = false
    /// From when on a PING is needed.
    var neededFrom: Int64?
    var endedAt: Int64?
    var endedHere = false
  }
  private var states: [Int: State] = [:]
  private var ended: Deque<Int> = []

  mutating func open(_ connection: Int) { states[connection] = State() }

  /// Something was sent of which it will matter whether the client has read it.
  /// - Parameter pause: how long the PING is held back.
  mutating func need(_ connection: Int, at now: Int64, pause: Int64 = 0) -> ReadingProof {
    var state = states[connection] ?? State()
    state.neededFrom = max(now + pause, state.neededFrom ?? 0)
    if states[connection] != nil { states[connection] = state }
    return ReadingProof(connection: connection, ping: state.lastSent + 1, sentAt: now)
  }

  /// The PING to send now, if one is needed and none is on its way.
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

  /// Whether the PING was one of ours.
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

  /// When the PING went out that is not acknowledged yet.
  func unansweredSince(_ connection: Int) -> Int64? {
    guard let state = states[connection], state.acknowledged < state.lastSent else { return nil }
    return state.sentAt
  }

  /// Shown by PING, beyond doubt.
  func isShown(_ proof: ReadingProof) -> Bool {
    (states[proof.connection]?.acknowledged ?? 0) >= proof.ping
  }

  /// Shown by PING, or so long ago that nothing else is likely.
  func isRead(_ proof: ReadingProof, at now: Int64) -> Bool {
    guard let state = states[proof.connection] else { return false }
    if state.acknowledged >= proof.ping { return true }
    // What we sent last before we ended the connection may never have arrived.
    let heard = state.endedHere ? state.endedAt ?? now : now
    return heard - proof.sentAt >= RuleTime.certainlyRead
  }

  private static func number(_ opaque: UInt64) -> UInt32? {
    opaque & ~0xFFFF_FFFF == mark ? UInt32(truncatingIfNeeded: opaque) : nil
  }
}
