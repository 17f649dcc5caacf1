// SPDX-License-Identifier: Apache-2.0

/// Why a session ended.
package enum SessionEnd: Sendable, Equatable, CustomStringConvertible {
  /// The attempt to connect failed: DNS, TCP, TLS (a wrong root, a wrong name) or no `h2`.
  case connectFailed(String)
  case goAway(code: UInt32, reason: String?)
  /// A response after which this connection is unusable.
  case rejected(String)
  case connectionLost(String)
  case pingUnanswered
  case streamIDsExhausted
  /// The connection's provider token is too old, and Apple's rules do not yet allow a newer one on
  /// this connection.
  case tokenTooOld
  /// The pool has more sessions than it needs.
  case notNeeded
  case poolClosed

  package var description: String {
    switch self {
    case .connectFailed(let why): "could not connect: \(why)"
    case .goAway(let code, let reason): "GOAWAY \(code) \(reason ?? "without a reason")"
    case .rejected(let reason): "APNs answered \(reason)"
    case .connectionLost(let why): "connection lost: \(why)"
    case .pingUnanswered: "PING was not acknowledged"
    case .streamIDsExhausted: "all stream ids are used"
    case .tokenTooOld: "its provider token is too old"
    case .notNeeded: "no longer needed"
    case .poolClosed: "the pool is closing"
    }
  }
}
