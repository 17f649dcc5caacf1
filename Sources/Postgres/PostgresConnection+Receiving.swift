// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule

extension PostgresConnection: ConnectorOwner {
  func connected() {
    guard let libpq = connector.established else { return }
    statements.removeAll()
    watched = .read
    guard libpq.enterPipeline() else { return connector.lose(libpq.failure) }
    if lane.promises { raiseBarrier(libpq) }
    pump()
  }

  func disconnected(_ reason: String) {
    losses += 1
    let lost = PostgresError(.connectionLost, reason)
    // A transaction that PostgreSQL rejected was rolled back, whatever ended the connection.
    for work in inFlight { work.answer.settle(.failure(work.refusal ?? lost)) }
    inFlight.removeAll()
    barrier = nil
    script.take()?.answer.settle(.failure(lost))
    // The server dropped the prepared statements when the connection ended.
    waiting.removeAll { if case .deallocate = $0.content { true } else { false } }
    // A crash may have undone the last commits of this connection. The callers therefore decide
    // whether to send their unsent statements (`WorkQueue.connection`).
    if lane.mayRepeat {
      for work in waiting { work.answer.settle(.failure(lost)) }
      waiting.removeAll()
    }
    noteDrained()
    setAlarm()
  }

  func ready(_ readiness: Readiness) {
    guard let libpq = connector.established else { return }
    if readiness != .writable {
      let isAlive = libpq.consumeInput()
      // Answers that arrived before the end of the connection are valid.
      if let loss = script == nil ? readAnswers(libpq) : readScript(libpq) {
        return connector.lose(loss)
      }
      guard isAlive else { return connector.lose(libpq.failure) }
    }
    if readiness.contains(.writable) { flush(libpq) }
    noteDrained()
    pump()
  }

  /// Reads all available answers without blocking. Returns why the connection is unusable, or nil.
  private func readAnswers(_ libpq: Libpq) -> String? {
    var ends = 0
    while let work = inFlight.first, !libpq.isBusy {
      guard let result = libpq.nextResult(columns: work.nextColumns) else {
        // The end of one statement's answers. Two consecutive ends mean that libpq has nothing
        // more.
        ends += 1
        if ends > 1 { return nil }
        continue
      }
      ends = 0
      lastProgress = loop.now
      switch result {
      case .sync:
        // The transaction is committed on this server but not on a standby: treated as a lost
        // answer.
        if libpq.isCommitUnconfirmed { return Self.unconfirmed }
        inFlight.removeFirst()
        if work === barrier { barrier = nil }
        finish(work)
      case .rows(let rows): work.succeeded(rows)
      case .aborted:
        // There are more aborts than steps, so libpq's queue differs from this one. libpq would
        // return aborts forever.
        guard let step = work.steps.popFirst() else { return Self.confused }
        forget(step)
      case .failed(let error, let isFatal):
        if isFatal { return error.explanation }
        work.failure = work.failure ?? error
        forget(work.steps.popFirst())
        if mustReconnect(after: error) { return "\(error)" }
      case .copy: return "COPY in a statement: it needs a PostgresCopy"
      }
    }
    return nil
  }

  private static let confused = "libpq answers what was never asked"

  private static let unconfirmed = "PostgreSQL stopped waiting for its synchronous standby"

  /// Forgets a statement whose preparation failed.
  private func forget(_ step: Work.Step?) {
    if case .prepare(let statement) = step { statements.forget(statement) }
  }

  /// Returns whether this server was the primary and is a standby now.
  private func mustReconnect(after error: PostgresError) -> Bool {
    error.isReadOnly && connector.target.wantsWritable
  }

  private func finish(_ work: Work) {
    guard let failure = work.failure else { return work.answer.settle(.success(work.results)) }
    // A closing connection sends nothing more, so that a retry would get no answer.
    guard failure.isStaleStatement, !work.hasBeenRepeated, !isClosed else {
      return work.answer.settle(.failure(failure))
    }
    // The whole implicit transaction was rolled back. Prepares and sends all of it again.
    work.hasBeenRepeated = true
    waiting.prepend(work)
    for statement in work.used where statements.forget(statement) && failure.isPlanChanged {
      deallocate(statement)
    }
  }

  private func readScript(_ libpq: Libpq) -> String? {
    while let work = script, !libpq.isBusy {
      lastProgress = loop.now
      guard let result = libpq.nextResult(columns: nil) else {
        if libpq.isCommitUnconfirmed { return Self.unconfirmed }
        endScript(work, on: libpq)
        continue
      }
      switch result {
      case .failed(let error, let isFatal):
        if isFatal { return error.explanation }
        work.failure = work.failure ?? error
      case .copy:
        let misuse = "COPY in a script: it needs a PostgresCopy"
        work.answer.settle(.failure(PostgresError(.misuse, misuse)))
        return misuse
      case .rows, .aborted, .sync: break
      }
    }
    return nil
  }
}

extension Work {
  /// Why the work was certainly not committed, or nil.
  fileprivate var refusal: PostgresError? {
    guard let failure, !isScript, !failure.isStaleStatement else { return nil }
    return failure
  }

  fileprivate var nextColumns: [ResultTable.Column]? {
    if case .execute(let statement) = steps.first { statement.columns } else { nil }
  }

  fileprivate func succeeded(_ rows: PostgresRows) {
    if case .execute(let statement) = steps.popFirst() {
      statement.columns = rows.table.columns
      results.append(rows)
    }
  }
}

extension PostgresError {
  /// "cached plan must not change result type", and other unsupported features.
  fileprivate var isPlanChanged: Bool { sqlState == "0A000" }
  /// The prepared statement is unknown to the server, or its result type has changed.
  fileprivate var isStaleStatement: Bool { isPlanChanged || sqlState == "26000" }
}
