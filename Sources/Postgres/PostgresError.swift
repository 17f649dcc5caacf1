// SPDX-License-Identifier: Apache-2.0

/// An error of a statement or a connection.
///
/// `description` never contains a parameter's value: PostgreSQL's DETAIL is not read, and the
/// message of a data exception (class 22), which quotes its input, is omitted.
package struct PostgresError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors that callers distinguish.
  package enum Kind: Hashable, Sendable {
    /// PostgreSQL rejected the statement. `message` is its primary message, without DETAIL.
    case server(sqlState: String, message: String, constraint: String?)
    /// The connection was lost after the statement was sent: it may have been executed. Also thrown
    /// if the transaction was committed and PostgreSQL stopped waiting for its synchronous standby,
    /// so that a failover may lose it. On a lane whose last commits a crash may undo, also thrown
    /// for statements that were not yet sent.
    case connectionLost
    /// No connection was available in time; the statement was never sent.
    case connectTimedOut
    /// Cancelled by the server (SQLSTATE 57014): by the lane's `statement_timeout` or by an
    /// operator.
    case statementTimeout
    /// A parameter that PostgreSQL cannot store (a NUL character in text); nothing was sent.
    case encoding
    /// A result whose type differs from the requested type.
    case decoding
    /// Nothing was sent: the queue is full, or the connection was closed.
    case unavailable
    /// The caller's task was cancelled; if the statement was already sent, its effect is unknown.
    case cancelled
    /// A connection string that libpq cannot parse, or a use that this module does not allow.
    case misuse
  }

  package let kind: Kind
  /// Details without values; empty if the kind says enough.
  package let explanation: String

  package init(_ kind: Kind, _ explanation: String = "") {
    self.kind = kind
    self.explanation = explanation
  }

  /// PostgreSQL's five-character error code, if PostgreSQL reported the error.
  package var sqlState: String? {
    if case .server(let sqlState, _, _) = kind { return sqlState }
    return kind == .statementTimeout ? "57014" : nil
  }

  /// The name of the violated constraint, if PostgreSQL reported one.
  package var constraint: String? {
    if case .server(_, _, let constraint) = kind { return constraint }
    return nil
  }

  /// Whether a row of the statement is at fault: SQLSTATE class 22 (data exception) or 23
  /// (integrity).
  package var isDataFault: Bool {
    sqlState.map { $0.hasPrefix("22") || $0.hasPrefix("23") } ?? false && !wasOvertakenByPartition
  }

  /// 23505: a row with this key already exists.
  package var isUniqueViolation: Bool { sqlState == "23505" }

  /// Whether a retry may succeed: after a serialization failure, a deadlock, a partition attached
  /// during the statement, or an answer from a server that is no longer the primary.
  package var isRetryable: Bool {
    sqlState == "40001" || sqlState == "40P01" || isReadOnly || wasOvertakenByPartition
  }

  /// 55P03, lock_not_available: another transaction held a lock for longer than `lock_timeout`.
  /// Nothing was changed.
  package var isLockTimeout: Bool { sqlState == "55P03" }

  /// 25006, read_only_sql_transaction.
  package var isReadOnly: Bool { sqlState == "25006" }

  /// Whether a row was being inserted into the default partition when its own partition was
  /// attached. PostgreSQL reports a CHECK violation without a constraint's name.
  private var wasOvertakenByPartition: Bool { sqlState == "23514" && constraint == nil }

  package var wasConnectionLost: Bool { kind == .connectionLost }

  package var description: String {
    switch kind {
    case .server(let sqlState, let message, let constraint):
      let told = sqlState.hasPrefix("22") ? "" : ": \(message)"
      let named = constraint.map { " (constraint \($0))" } ?? ""
      return "PostgreSQL \(sqlState)\(told)\(named)"
    case .connectionLost: return phrase("connection to PostgreSQL lost")
    case .connectTimedOut: return phrase("no connection to PostgreSQL")
    case .statementTimeout: return phrase("statement cancelled by PostgreSQL (57014)")
    case .encoding: return phrase("parameter not storable")
    case .decoding: return phrase("unexpected result")
    case .unavailable: return phrase("PostgreSQL connection not available")
    case .cancelled: return phrase("cancelled")
    case .misuse: return phrase("misuse")
    }
  }

  private func phrase(_ what: String) -> String {
    explanation.isEmpty ? what : "\(what): \(explanation)"
  }
}
