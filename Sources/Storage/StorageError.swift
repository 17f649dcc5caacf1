// SPDX-License-Identifier: Apache-2.0
package import Postgres

/// Why the store did not do what was asked. Nothing here holds a value of a row.
package enum StorageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// PostgreSQL cannot be reached, or too much waits for it already. Nothing was promised; the same
  /// request may be sent again.
  case unavailable(String)
  /// The connection was lost after the statement was sent: what it was to change may be changed, or not.
  case fateUnknown(String)
  /// PostgreSQL refused the row (SQLSTATE class 22 or 23): our own check should have caught it.
  case refused(sqlState: String, constraint: String?)
  /// The row that the request is about changed or vanished meanwhile.
  case vanished
  /// A stored secret cannot be opened with the configured secret key.
  case sealBroken(String)
  /// Anything else: a fault of the gateway or of its database.
  case failed(String)

  /// What PostgreSQL's answer means to a caller of the store.
  package init(_ error: PostgresError) {
    if error.isDataFault, case .server(let sqlState, _, let constraint) = error.kind {
      self = .refused(sqlState: sqlState, constraint: constraint)
      return
    }
    switch error.kind {
    case .connectionLost: self = .fateUnknown(error.description)
    case .connectTimedOut, .unavailable, .statementTimeout:
      self = .unavailable(error.description)
    case .server(let sqlState, _, _)
    where sqlState.hasPrefix("57P") || sqlState.hasPrefix("53") || sqlState.hasPrefix("08")
      || sqlState == "25006" || error.isLockTimeout:
      self = .unavailable(error.description)
    default:
      self = .failed(error.description)
    }
  }

  /// The same of a statement on one of the lanes: a reader's changes nothing.
  init(_ error: PostgresError, on lane: PostgresLane) {
    self =
      lane.onlyReads && error.wasConnectionLost
      ? .unavailable(error.description) : StorageError(error)
  }

  package var description: String {
    switch self {
    case .unavailable(let why): "the database is not available: \(why)"
    case .fateUnknown(let why): "it is not known whether the database did it: \(why)"
    case .refused(let sqlState, let constraint):
      "the database refused the row (\(sqlState)\(constraint.map { ", \($0)" } ?? ""))"
    case .vanished: "the row changed or vanished meanwhile"
    case .sealBroken(let what): "\(what) cannot be opened with the configured secret key"
    case .failed(let why): "the database failed: \(why)"
    }
  }
}
