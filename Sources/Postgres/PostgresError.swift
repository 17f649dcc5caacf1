// SPDX-License-Identifier: Apache-2.0

/// What went wrong with a statement or a connection.
///
/// `description` never contains a value that travelled in a statement: PostgreSQL's DETAIL is not
/// even read, and the message of a data exception (class 22), which quotes its input, is left out.
package struct PostgresError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What a caller can act on.
  package enum Kind: Hashable, Sendable {
    /// PostgreSQL refused the statement. `message` is its primary message, without DETAIL.
    case server(sqlState: String, message: String, constraint: String?)
    /// The connection died after the statement was sent: it may or may not have been carried out.
    /// Also when it was committed and PostgreSQL stopped waiting for its synchronous standby: a
    /// failover may lose it. On a lane whose last commits a crash may undo, also when the statement
    /// was not yet sent.
    case connectionLost
    /// No connection could be had in time; the statement was never sent.
    case connectTimedOut
    /// Cancelled by the server (SQLSTATE 57014): over the lane's `statement_timeout`, or an operator.
    case statementTimeout
    /// A parameter PostgreSQL cannot store (a NUL character in text); nothing was sent.
    case encoding
    /// A result that is not of the type that was asked for.
    case decoding
    /// Nothing was sent: the queue is full, or the connection was closed.
    case unavailable
    /// The caller's task was cancelled; if the statement was already sent, its effect is unknown.
    case cancelled
    /// A connection string libpq does not understand, or a use this module refuses.
    case misuse
  }

  package let kind: Kind
  /// What happened, in words without values; empty when the kind says all.
  package let explanation: String

  package init(_ kind: Kind, _ explanation: String = "") {
    self.kind = kind
    self.explanation = explanation
  }

  /// The five characters of PostgreSQL's error code, if it was PostgreSQL that refused.
  package var sqlState: String? {
    if case .server(let sqlState, _, _) = kind { return sqlState }
    return kind == .statementTimeout ? "57014" : nil
  }

  /// The violated constraint's name, if PostgreSQL named one.
  package var constraint: String? {
    if case .server(_, _, let constraint) = kind { return constraint }
    return nil
  }

  /// Class 22 (data exception) or 23 (integrity): some row of the statement is at fault.
  package var isDataFault: Bool {
    sqlState.map { $0.hasPrefix("22") || $0.hasPrefix("23") } ?? false && !wasOvertakenByPartition
  }

  /// 23505: there is a row with that key already.
  package var isUniqueViolation: Bool { sqlState == "23505" }

  /// Serialization failure, deadlock, a partition that came between, or a server that is no primary any more: the
  /// same statement may well succeed when repeated.
  package var isRetryable: Bool {
    sqlState == "40001" || sqlState == "40P01" || isReadOnly || wasOvertakenByPartition
  }

  /// 55P03, lock_not_available: another transaction held a lock for longer than `lock_timeout`.
  /// Nothing was changed.
  package var isLockTimeout: Bool { sqlState == "55P03" }

  /// 25006, read_only_sql_transaction.
  package var isReadOnly: Bool { sqlState == "25006" }

  /// A row was on its way to the default partition when one was attached that it belongs to. PostgreSQL
  /// tells it as a CHECK that was violated, and names none.
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
