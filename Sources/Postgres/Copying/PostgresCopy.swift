// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging

/// One COPY from a producer of bytes to PostgreSQL, on a connection of its own. COPY cannot run in
/// pipeline mode and may last as long as the producer needs.
///
/// Lifecycle: `init`, then `copyIn`, once. It connects, copies, and closes the connection before it
/// returns. Used on one shard's actor only.
///
/// The script is one transaction: all of it is committed, or nothing. Rolls back and throws if the
/// producer throws, the task is cancelled, PostgreSQL reports an error, or the connection is lost.
/// Memory contains one piece and libpq's buffers: the producer waits for PostgreSQL.
package final class PostgresCopy {
  /// Bytes per piece for libpq: some hundred rows.
  static let pieceSize = 64 * 1024
  /// Time to wait for the end of an aborted COPY before the connection is closed. Closing rolls
  /// back, too, but PostgreSQL logs it as an error.
  private static let farewell = Duration.seconds(5)

  private let connector: Connector
  private let waitLimit: Duration
  private let waiter: Waiter
  private var isUsed = false
  /// Why the connection is unusable.
  private var loss: PostgresError?

  /// - Parameter configuration: only its connection parameters, deadlines and `waitLimit` are used.
  package init(loop: EventLoop, configuration: PostgresConfiguration, logger: Logger) {
    waitLimit = configuration.waitLimit
    waiter = Waiter(on: loop)
    connector = Connector(
      loop: loop, configuration: configuration, lane: .copy, logger: logger)
    connector.owner = self
  }

  /// Copies rows to PostgreSQL.
  ///
  /// Errors of rows are reported after all bytes have been sent, since libpq does not report them
  /// earlier.
  /// - Parameters:
  ///   - sql: one or more statements, one of which is a `COPY … FROM STDIN`. Earlier ones can
  ///     create a temporary table; later ones can process the copied rows.
  ///   - next: returns the next bytes, in pieces of any size; nil at the end. Called only when
  ///     PostgreSQL has taken nearly all previous bytes.
  /// - Returns: the number of rows that the last statement affected.
  package func copyIn(
    _ sql: String, isolation: isolated (any Actor)? = #isolation,
    from next: () async throws -> [UInt8]?
  ) async throws -> Int {
    try await perform(sql, isolation) { libpq in
      while let bytes = try await next() { try await send(bytes, on: libpq) }
      guard libpq.putCopyEnd() else { throw lost(libpq) }
    }
  }

  private func perform(
    _ sql: String, _ isolation: isolated (any Actor)?,
    _ copy: (Libpq) async throws -> Void
  ) async throws -> Int {
    guard !isUsed else { throw PostgresError(.misuse, "a PostgresCopy is used once") }
    guard !sql.utf8.contains(0) else { throw PostgresError(.encoding, "NUL in a script") }
    isUsed = true
    let result: Result<Int, any Error>
    do {
      let libpq = try await connect(isolation)
      try await begin(sql, on: libpq)
      do { try await copy(libpq) } catch {
        await abandon(libpq)
        throw error
      }
      result = .success(try await conclude(on: libpq))
    } catch { result = .failure(error) }
    // Closing the connection rolls back an uncommitted transaction.
    await connector.close()
    waiter.end(.closed)
    return try result.get()
  }

  // MARK: Steps

  private func connect(_ isolation: isolated (any Actor)?) async throws(PostgresError) -> Libpq {
    connector.start(isolation: isolation)
    let deadline = MonotonicTime.now() + waitLimit
    while true {
      if let libpq = connector.established { return libpq }
      do throws(PostgresError) { try await wait(until: deadline) } catch {
        throw error.kind == .connectTimedOut
          ? PostgresError(.connectTimedOut, connector.lastFailure) : error
      }
    }
  }

  /// Sends the script and waits until its COPY begins.
  private func begin(_ sql: String, on libpq: Libpq) async throws(PostgresError) {
    guard libpq.sendScript(sql) else { throw lost(libpq) }
    while true {
      switch try await nextResult(on: libpq) {
      case .copy(.in): return
      case .copy(.out): throw PostgresError(.misuse, "a COPY in the other direction")
      case .failed(let error, _): throw error
      case .rows, .aborted, .sync: break
      case nil: throw PostgresError(.misuse, "a script without COPY")
      }
    }
  }

  /// Waits until PostgreSQL has committed. Returns the affected rows of the last statement.
  private func conclude(on libpq: Libpq) async throws(PostgresError) -> Int {
    var count = 0
    var failure: PostgresError?
    while let result = try await nextResult(on: libpq) {
      switch result {
      case .rows(let rows): count = rows.affectedRows
      case .failed(let error, let isFatal):
        failure = failure ?? error
        if isFatal { throw error }
      case .copy: throw PostgresError(.misuse, "a second COPY in a script")
      case .aborted, .sync: break
      }
    }
    if let failure { throw failure }
    if libpq.isCommitUnconfirmed {
      throw PostgresError(.connectionLost, "PostgreSQL stopped waiting for its synchronous standby")
    }
    return count
  }

  /// Aborts the COPY: PostgreSQL discards the rows.
  private func abandon(_ libpq: Libpq) async {
    guard loss == nil, libpq.putCopyEnd("given up by the sender") else { return }
    do throws(PostgresError) {
      let deadline = MonotonicTime.now() + Self.farewell
      while let result = try await nextResult(on: libpq, until: deadline) {
        if case .failed(_, isFatal: true) = result { return }
      }
    } catch {
      // The task is cancelled, or PostgreSQL is unreachable or busy: closing the connection rolls
      // back, too.
    }
  }

  // MARK: Bytes

  private func send(_ bytes: [UInt8], on libpq: Libpq) async throws(PostgresError) {
    var start = 0
    while start < bytes.count {
      if Task.isCancelled { throw PostgresError(.cancelled) }
      let end = min(start + Self.pieceSize, bytes.count)
      guard unsafe libpq.putCopyData(bytes.span.extracting(start..<end).bytes) else {
        throw lost(libpq)
      }
      try await flush(libpq)
      start = end
    }
  }

  private func flush(
    _ libpq: Libpq, until deadline: MonotonicTime = .distantFuture
  ) async throws(PostgresError) {
    while true {
      switch libpq.flush() {
      case .all: return
      case .failed: throw lost(libpq)
      case .partly: try await wait(for: [.read, .write], until: deadline)
      }
      // PostgreSQL's messages must be read; otherwise it would stop reading the bytes sent to it.
      guard libpq.consumeInput() else { throw lost(libpq) }
    }
  }

  /// Waits for bytes from PostgreSQL.
  /// - Returns: false at the end of the connection; bytes received before it are valid.
  private func receive(
    on libpq: Libpq, until deadline: MonotonicTime = .distantFuture
  ) async throws(PostgresError) -> Bool {
    try await wait(for: .read, until: deadline)
    return libpq.consumeInput()
  }

  private func nextResult(
    on libpq: Libpq, until deadline: MonotonicTime = .distantFuture
  ) async throws(PostgresError) -> LibpqResult? {
    try await flush(libpq, until: deadline)
    while libpq.isBusy {
      let isAlive = try await receive(on: libpq, until: deadline)
      if !isAlive, libpq.isBusy { throw lost(libpq) }
    }
    return libpq.nextResult(columns: nil)
  }

  private func lost(_ libpq: Libpq) -> PostgresError {
    loss ?? PostgresError(.connectionLost, libpq.failure)
  }

  // MARK: Waiting

  private func wait(for interest: Interest, until deadline: MonotonicTime)
    async throws(PostgresError)
  {
    connector.watch(interest)
    defer { rest() }
    try await wait(until: deadline)
  }

  /// Watches the socket edge-triggered while no task waits; otherwise the loop would report the end
  /// of the connection repeatedly.
  private func rest() {
    if loss == nil { connector.watch(.edgeTriggered) }
  }

  private func wait(until deadline: MonotonicTime) async throws(PostgresError) {
    if let loss { throw loss }
    switch await waiter.wait(until: deadline) {
    case .ready: break
    case .cancelled: throw PostgresError(.cancelled)
    case .timedOut: throw PostgresError(.connectTimedOut)
    case .closed: throw loss ?? PostgresError(.unavailable, "closed")
    }
  }
}

extension PostgresCopy: ConnectorOwner {
  func connected() {
    rest()
    waiter.wake(.ready)
  }

  func disconnected(_ reason: String) {
    loss = PostgresError(.connectionLost, reason)
    waiter.wake(.closed)
  }

  func ready(_ readiness: Readiness) { waiter.wake(.ready) }
}
