// SPDX-License-Identifier: Apache-2.0
internal import CPostgres

/// One non-blocking `PGconn`, and the only code that calls libpq for it. Closed when released.
///
/// No method blocks. Unsent bytes, and bytes not yet received, wait for the readiness of `socket`.
@safe final class Libpq {
  enum Polling {
    case wantsRead, wantsWrite, connected, failed
  }

  enum Flushed {
    case all, partly, failed
  }

  private let connection: OpaquePointer
  /// Whether the server has stopped waiting for its synchronous standby. The transaction is then
  /// committed on the server, but a failover may lose it. Set before the transaction's result
  /// arrives.
  fileprivate(set) var isCommitUnconfirmed = false

  /// Starts connecting; `nil` only if memory is exhausted.
  init?(parameters: [String: String]) {
    let keywords = CStrings(Array(parameters.keys))
    let values = CStrings(Array(parameters.values))
    let started = unsafe keywords.withPointers { keywords in
      unsafe values.withPointers { values in unsafe PQconnectStartParams(keywords, values, 0) }
    }
    guard let started = unsafe started else { return nil }
    unsafe connection = unsafe started
    unsafe PQsetErrorVerbosity(connection, PQERRORS_TERSE)
    // Only one notice is evaluated (`noteNotice`). All other notices are dropped, since they may
    // quote rows.
    unsafe PQsetNoticeReceiver(
      connection, noteNotice, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    unsafe PQfinish(connection)
  }

  // MARK: Connecting

  /// Continues connecting. May replace the socket: the caller must watch the new one.
  func pollConnecting() -> Polling {
    switch unsafe PQconnectPoll(connection) {
    case PGRES_POLLING_OK:
      return unsafe PQsetnonblocking(connection, 1) == 0 ? .connected : .failed
    case PGRES_POLLING_READING: return .wantsRead
    case PGRES_POLLING_WRITING: return .wantsWrite
    default: return .failed
    }
  }

  var socket: Int32 { unsafe PQsocket(connection) }

  var isAlive: Bool { unsafe PQstatus(connection) != CONNECTION_BAD }

  /// The process id of the server process behind this connection.
  var backendPID: Int32 { unsafe PQbackendPID(connection) }

  /// Why connecting failed or the connection ended, on one line.
  var failure: String {
    guard let message = unsafe PQerrorMessage(connection) else { return "" }
    return unsafe String(cString: message).split(separator: "\n").joined(separator: "; ")
  }

  // MARK: Sending

  func enterPipeline() -> Bool { unsafe PQenterPipelineMode(connection) == 1 }

  /// Ends pipeline mode. All sent statements must have been answered.
  func exitPipeline() -> Bool { unsafe PQexitPipelineMode(connection) == 1 }

  func sendPrepare(_ name: String, _ sql: String, types: [UInt32]) -> Bool {
    precondition(types.count <= 65_535, "the protocol counts parameters in 16 bits")
    return unsafe PQsendPrepare(connection, name, sql, Int32(types.count), types) == 1
  }

  /// Executes a prepared statement, with parameters and results in binary form.
  func sendExecute(_ name: String, _ parameters: PostgresParameters) -> Bool {
    precondition(
      parameters.ranges.count == parameters.count, "each parameter has a value or is NULL")
    let lengths = parameters.ranges.map { Int32($0?.count ?? 0) }
    let formats = [Int32](repeating: 1, count: parameters.count)
    return unsafe parameters.bytes.withUnsafeBufferPointer { bytes in
      var values: [UnsafePointer<CChar>?] = unsafe []
      unsafe values.reserveCapacity(parameters.count)
      for range in parameters.ranges {
        guard let range, let base = bytes.baseAddress else {
          unsafe values.append(nil)
          continue
        }
        precondition(range.upperBound <= bytes.count, "a parameter's value lies in the bytes")
        let value = unsafe UnsafeRawPointer(base + range.lowerBound)
        unsafe values.append(value.assumingMemoryBound(to: CChar.self))
      }
      return unsafe PQsendQueryPrepared(
        connection, name, Int32(parameters.count), values, lengths, formats, 1) == 1
    }
  }

  /// Sends a statement without parameters, unprepared.
  func sendPlain(_ sql: String) -> Bool {
    unsafe PQsendQueryParams(connection, sql, 0, nil, nil, nil, nil, 1) == 1
  }

  /// Sends one or more statements by the simple protocol, outside pipeline mode.
  func sendScript(_ sql: String) -> Bool { unsafe PQsendQuery(connection, sql) == 1 }

  /// Ends the implicit transaction of the statements sent since the last Sync.
  func sendSync() -> Bool { unsafe PQpipelineSync(connection) == 1 }

  func flush() -> Flushed {
    switch unsafe PQflush(connection) {
    case 0: .all
    case 1: .partly
    default: .failed
    }
  }

  // MARK: Copying

  /// Appends bytes of a COPY to the buffer, which `flush` sends. Returns false if memory is
  /// exhausted or the COPY has ended.
  func putCopyData(_ bytes: borrowing RawSpan) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe PQputCopyData(
        connection, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count)) == 1
    }
  }

  /// Ends a COPY and commits its rows; with a `complaint`, aborts the COPY.
  func putCopyEnd(_ complaint: String? = nil) -> Bool {
    unsafe PQputCopyEnd(connection, complaint) == 1
  }

  // MARK: Receiving

  /// Reads from the socket. Returns false if the connection has ended; answers received before may
  /// still be unread.
  func consumeInput() -> Bool { unsafe PQconsumeInput(connection) == 1 }

  /// Whether `nextResult` would block.
  var isBusy: Bool { unsafe PQisBusy(connection) != 0 }

  /// Returns the next answer; `nil` after the last one of a statement.
  /// - Parameter columns: the statement's columns, if known from an earlier execution.
  func nextResult(columns: [ResultTable.Column]?) -> LibpqResult? {
    guard let result = unsafe PQgetResult(connection) else { return nil }
    defer { unsafe PQclear(result) }
    return unsafe LibpqResult(copying: result, columns: columns)
  }

  /// Whether a script has left a transaction open or failed.
  var isInTransaction: Bool {
    let status = unsafe PQtransactionStatus(connection)
    return status == PQTRANS_INTRANS || status == PQTRANS_INERROR
  }

  func nextNotification() -> (channel: String, payload: String)? {
    guard let notification = unsafe PQnotifies(connection) else { return nil }
    defer { unsafe PQfreemem(notification) }
    let channel = unsafe notification.pointee.relname.map { unsafe String(cString: $0) }
    let payload = unsafe notification.pointee.extra.map { unsafe String(cString: $0) }
    return (channel ?? "", payload ?? "")
  }
}

/// Detects the notice "canceling wait for synchronous replication due to user request" and its
/// variants. The text is in the server's language, but the name of the server's function (protocol
/// field R) is not translated.
private func noteNotice(_ context: UnsafeMutableRawPointer?, _ result: OpaquePointer?) {
  guard let context = unsafe context, let result = unsafe result,
    let routine = unsafe PQresultErrorField(result, Int32(UInt8(ascii: "R"))),
    unsafe String(cString: routine) == "SyncRepWaitForLSN"
  else { return }
  unsafe Unmanaged<Libpq>.fromOpaque(context).takeUnretainedValue().isCommitUnconfirmed = true
}

/// A C array of strings: pointers, terminated by a null pointer.
private struct CStrings {
  private var bytes: [CChar] = []
  private var starts: [Int] = []

  init(_ strings: [String]) {
    for string in strings {
      starts.append(bytes.count)
      bytes.append(contentsOf: string.utf8.map { CChar(bitPattern: $0) })
      bytes.append(0)
    }
  }

  func withPointers<Value>(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Value?) -> Value? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var pointers: [UnsafePointer<CChar>?] = unsafe []
      for start in starts { unsafe pointers.append(buffer.baseAddress.map { unsafe $0 + start }) }
      unsafe pointers.append(nil)
      return unsafe pointers.withUnsafeBufferPointer { pointers in
        unsafe pointers.baseAddress.flatMap { unsafe body($0) }
      }
    }
  }
}
