// SPDX-License-Identifier: Apache-2.0
import HTTP2

/// Event at which a rule is matched.
package enum FaultMoment: String, CaseIterable, Sendable {
  /// A request that would be accepted.
  case request
  /// A connection after its TLS handshake, before its first frame.
  case connection
  /// A connection that was just accepted, before TLS.
  case accept
  /// The addition of the rule, which applies to all open connections. The rule is not stored.
  case now
}
