// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging

/// One COPY between PostgreSQL and somebody who makes or takes the bytes, on a connection of its own:
/// COPY does not go with pipeline mode, and may take as long as its other end.
///
/// Lifecycle: `init`, then `copyIn` or `copyOut`, once; either connects, copies, and has closed the
/// connection when it returns. Used on one shard's actor only.
///
/// Promises: the script is one transaction, of which all is kept or nothing. Whatever goes wrong (the
/// other end throws, the task is cancelled, PostgreSQL refuses, the connection is lost), the
/// transaction is undone and the error thrown. In memory are one piece and libpq's buffers: who is
/// faster waits for the slower.
package final class PostgresCopy {
  /// Bytes handed to libpq, and to whoever takes them, at once: some hundred rows.
  static let pieceSize = 64 * 1024
  /// How long an abandoned COPY is waited for before its connection is simply closed, which undoes it
  /// too but looks like an accident in PostgreSQL's log.
  private static let farewell = Duration.seconds(5)

  private let connector: Connector
  private let waitLimit: Duration
  private let waiter: Waiter
  private var isUsed = false
  /// Why the connection is of no use any more.
  private var loss: PostgresError?

  /// - Parameter configuration: of it, where PostgreSQL is, and how long to wait for a connection.
  package init(loop: EventLoop, configuration: PostgresConfiguration, logger: Logger) {
    waitLimit = configuration.waitLimit
    waiter = Waiter(on: loop)
    connector = Connector(
      loop: loop, configuration: configuration, lane: .copy, logger: logger)
    connector.owner = self
  }

  /// Brings bytes to PostgreSQL.
  ///
  /// What PostgreSQL has against a row is known when all have been sent, as libpq does not tell before.
  /// - Parameters:
  ///   - sql: one or more statements of which one is a `COPY … FROM STDIN`. Those before it can make a
  ///     temporary table to copy to, those behind it can do something with what is there.
  ///   - next: makes the next bytes, in whatever pieces; nil at the end. Not called before PostgreSQL
  ///     has nearly taken what came before.
  /// - Returns: the rows that the last statement touched.
  package func copyIn(
    _ sql: String, isolation: isolated (any Actor)? = #isolation,
    from next: () async throws -> [UInt8]?
  ) async throws -> Int {
    try await perform(sql, .in, isolation) { libpq in
      while let bytes = try await next() { try await send(bytes, on: libpq) }
      guard libpq.putCopyEnd() else { throw lost(libpq) }
    }
  }

  /// Brings PostgreSQL's bytes to somebody.
  /// - Parameters:
  ///   - sql: one or more statements of which one is a `COPY … TO STDOUT`.
  ///   - take: gets whole rows, some 64 KiB of them at once. While it waits, PostgreSQL does too.
  /// - Returns: the rows that the last statement touched.
  package func copyOut(
    _ sql: String, isolation: isolated (any Actor)? = #isolation,
    to take: ([UInt8]) async throws -> Void
  ) async throws -> Int {
    try await perform(sql, .out, isolation) { libpq in
      var rows: [UInt8] = []
      var isAlive = true
      while true {
        switch libpq.appendCopyData(to: &rows) {
        case .row where rows.count < Self.pieceSize: continue
        case .row:
          if Task.isCancelled { throw PostgresError(.cancelled) }
          try await take(rows)
          rows.removeAll(keepingCapacity: true)
        case .nothing:
          guard isAlive else { throw lost(libpq) }
          isAlive = try await receive(on: libpq)
        case .end:
          if !rows.isEmpty { try await take(rows) }
          return
        }
      }
    }
  }

  private func perform(
    _ sql: String, _ direction: CopyDirection, _ isolation: isolated (any Actor)?,
    _ copy: (Libpq) async throws -> Void
  ) async throws -> Int {
    guard !isUsed else { throw PostgresError(.misuse, "a PostgresCopy is used once") }
    guard !sql.utf8.contains(0) else { throw PostgresError(.encoding, "NUL in a script") }
    isUsed = true
    let result: Result<Int, any Error>
    do {
      let libpq = try await connect(isolation)
      try await begin(sql, direction, on: libpq)
      do { try await copy(libpq) } catch {
        if direction == .in { await abandon(libpq) }
        throw error
      }
      result = .success(try await conclude(on: libpq))
    } catch { result = .failure(error) }
    // Whatever of the transaction is not committed now is undone with the connection.
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
  private func begin(
    _ sql: String, _ direction: CopyDirection, on libpq: Libpq
  ) async throws(PostgresError) {
    guard libpq.sendScript(sql) else { throw lost(libpq) }
    while true {
      switch try await nextResult(on: libpq) {
      case .copy(direction): return
      case .copy: throw PostgresError(.misuse, "a COPY in the other direction")
      case .failed(let error, _): throw error
      case .rows, .aborted, .sync: break
      case nil: throw PostgresError(.misuse, "a script without COPY")
      }
    }
  }

  /// Waits until PostgreSQL has committed.
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

  /// Has PostgreSQL forget what it was sent.
  private func abandon(_ libpq: Libpq) async {
    guard loss == nil, libpq.putCopyEnd("given up by the sender") else { return }
    do throws(PostgresError) {
      let deadline = MonotonicTime.now() + Self.farewell
      while let result = try await nextResult(on: libpq, until: deadline) {
        if case .failed(_, isFatal: true) = result { return }
      }
    } catch {
      // The task is cancelled, or PostgreSQL is gone or busy: closing says it too.
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
      // What PostgreSQL says must be taken, or it would stop taking what we say.
      guard libpq.consumeInput() else { throw lost(libpq) }
    }
  }

  /// Waits for PostgreSQL to say something.
  /// - Returns: false when it says no more: what arrived before the end counts.
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

  /// While nobody waits the socket is not looked at; its end would be told again and again otherwise.
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
