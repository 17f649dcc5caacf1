// SPDX-License-Identifier: Apache-2.0
internal import CPostgres

/// One answer of the server, copied out of libpq's memory.
enum LibpqResult {
  case rows(PostgresRows)
  /// An error. If `isFatal`, the server ends the connection after it.
  case failed(PostgresError, isFatal: Bool)
  /// The statement was not executed, because an earlier statement of its implicit transaction
  /// failed.
  case aborted
  /// The implicit transaction has ended.
  case sync
  /// A COPY has begun.
  case copy(CopyDirection)

  init(copying result: OpaquePointer, columns: [ResultTable.Column]?) {
    switch unsafe PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY, PGRES_SINGLE_TUPLE:
      self = unsafe .rows(PostgresRows(copying: result, columns: columns))
    case PGRES_PIPELINE_SYNC: self = .sync
    case PGRES_PIPELINE_ABORTED: self = .aborted
    case PGRES_COPY_IN, PGRES_COPY_BOTH: self = .copy(.in)
    case PGRES_COPY_OUT: self = .copy(.out)
    default: self = unsafe Self.failure(result)
    }
  }

  private static func failure(_ result: OpaquePointer) -> LibpqResult {
    func field(_ code: Character) -> String? {
      let code = Int32(code.asciiValue ?? 0)
      return unsafe PQresultErrorField(result, code).map { unsafe String(cString: $0) }
    }
    // Field codes of the protocol: V severity in English, C SQLSTATE, M primary message, n
    // constraint name. D, the DETAIL, quotes rows and is never read.
    guard let sqlState = field("C") else {
      // A result without SQLSTATE comes from libpq itself: the connection has ended.
      return .failed(PostgresError(.connectionLost), isFatal: true)
    }
    let severity = field("V")
    let message = field("M") ?? ""
    if severity == "FATAL" || severity == "PANIC" {
      return .failed(PostgresError(.connectionLost, "\(sqlState): \(message)"), isFatal: true)
    }
    if sqlState == "57014" {
      return .failed(PostgresError(.statementTimeout, message), isFatal: false)
    }
    let constraint = field("n")
    return .failed(
      PostgresError(.server(sqlState: sqlState, message: message, constraint: constraint)),
      isFatal: false)
  }
}

extension PostgresRows {
  init(copying result: OpaquePointer, columns known: [ResultTable.Column]?) {
    let count = Int(unsafe PQnfields(result))
    let columns: [ResultTable.Column]
    if let known, known.count == count {
      columns = known
    } else {
      columns = (0..<Int32(count)).map { column in
        let name = unsafe PQfname(result, column).map { unsafe String(cString: $0) }
        return ResultTable.Column(name: name ?? "", type: unsafe PQftype(result, column))
      }
    }
    table = unsafe ResultTable(copying: result, columns: columns)
    affectedRows = unsafe Int(String(cString: PQcmdTuples(result))) ?? 0
  }
}

extension ResultTable {
  fileprivate convenience init(copying result: OpaquePointer, columns: [Column]) {
    let rowCount = unsafe PQntuples(result)
    var bytes: [UInt8] = []
    var starts: [Int] = []
    starts.reserveCapacity(Int(rowCount) * columns.count + 1)
    for row in 0..<rowCount {
      for column in 0..<Int32(columns.count) {
        if unsafe PQgetisnull(result, row, column) == 1 {
          starts.append(bytes.count << 1 | 1)
          continue
        }
        starts.append(bytes.count << 1)
        let length = Int(unsafe PQgetlength(result, row, column))
        let value = unsafe UnsafeRawBufferPointer(
          start: PQgetvalue(result, row, column), count: length)
        unsafe bytes.append(contentsOf: value)
      }
    }
    starts.append(bytes.count << 1)
    self.init(columns: columns, rowCount: Int(rowCount), bytes: bytes, starts: starts)
  }
}
