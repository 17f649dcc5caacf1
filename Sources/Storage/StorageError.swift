// SPDX-License-Identifier: Apache-2.0
package import Postgres

/// Why a store operation failed. No case contains a value of a row.
package enum StorageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// PostgreSQL is unreachable, or too many statements are queued for it. The change is not stored;
  /// the caller may retry the request.
  case unavailable(String)
  /// The connection was lost after the statement was sent: the change may or may not be committed.
  case fateUnknown(String)
  /// PostgreSQL rejected the row (SQLSTATE class 22 or 23). Validation should have rejected it
  /// earlier.
  case refused(sqlState: String, constraint: String?)
  /// Another transaction changed or deleted the row that the request names.
  case vanished
  /// A stored secret cannot be opened with the configured secret key.
  case sealBroken(String)
  /// Anything else: a fault of the gateway or of its database.
  case failed(String)

  /// Maps a PostgreSQL error to the case that a caller of the store can act on.
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

  /// Maps an error of a statement on `lane`. A lost connection on a read-only lane is
  /// `.unavailable`, because a read changes nothing.
  init(_ error: PostgresError, on lane: PostgresLane) {
    self =
      lane.onlyReads && error.wasConnectionLost
      ? .unavailable(error.description) : StorageError(error)
  }

  package var description: String {
    switch self {
    case .unavailable(let why): "the database is not available: \(why)"
    case .fateUnknown(let why): "the database may have committed the transaction: \(why)"
    case .refused(let sqlState, let constraint):
      "the database refused the row (\(sqlState)\(constraint.map { ", \($0)" } ?? ""))"
    case .vanished: "the row was changed or deleted meanwhile"
    case .sealBroken(let what): "\(what) cannot be decrypted with the configured secret key"
    case .failed(let why): "the database failed: \(why)"
    }
  }
}
