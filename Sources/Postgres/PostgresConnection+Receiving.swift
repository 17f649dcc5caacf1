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
    // What PostgreSQL has refused was undone, however the connection ended.
    for work in inFlight { work.answer.settle(.failure(work.refusal ?? lost)) }
    inFlight.removeAll()
    barrier = nil
    script.take()?.answer.settle(.failure(lost))
    // The prepared statements went with their connection.
    waiting.removeAll { if case .deallocate = $0.content { true } else { false } }
    // A crash may have undone the last commits of this connection. Callers decide anew what an
    // unsent statement may still do (`WorkQueue.connection`).
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
      // What arrived before the end counts.
      if let loss = script == nil ? readAnswers(libpq) : readScript(libpq) {
        return connector.lose(loss)
      }
      guard isAlive else { return connector.lose(libpq.failure) }
    }
    if readiness.contains(.writable) { flush(libpq) }
    noteDrained()
    pump()
  }

  /// Reads what can be read without waiting. - Returns: why the connection is of no use any more.
  private func readAnswers(_ libpq: Libpq) -> String? {
    var ends = 0
    while let work = inFlight.first, !libpq.isBusy {
      guard let result = libpq.nextResult(columns: work.nextColumns) else {
        // The end of one statement's answers. Two of them in a row: libpq has nothing more.
        ends += 1
        if ends > 1 { return nil }
        continue
      }
      ends = 0
      lastProgress = loop.now
      switch result {
      case .sync:
        // Committed here, and on no standby: as if the answer had been lost.
        if libpq.isCommitUnconfirmed { return Self.unconfirmed }
        inFlight.removeFirst()
        if work === barrier { barrier = nil }
        finish(work)
      case .rows(let rows): work.succeeded(rows)
      case .aborted:
        // More of them than there were steps, and libpq would go on for ever: its queue is not ours any more.
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

  /// A statement whose preparation failed does not exist.
  private func forget(_ step: Work.Step?) {
    if case .prepare(let statement) = step { statements.forget(statement) }
  }

  /// This server was the primary and is not any more.
  private func mustReconnect(after error: PostgresError) -> Bool {
    error.isReadOnly && connector.target.wantsWritable
  }

  private func finish(_ work: Work) {
    guard let failure = work.failure else { return work.answer.settle(.success(work.results)) }
    // A connection that closes sends nothing more, so that nobody would answer it.
    guard failure.isStaleStatement, !work.hasBeenRepeated, !isClosed else {
      return work.answer.settle(.failure(failure))
    }
    // The whole implicit transaction was undone, so all of it is sent again, prepared anew.
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
  /// Why it certainly was not carried out.
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
  /// "cached plan must not change result type", among other things PostgreSQL does not support.
  fileprivate var isPlanChanged: Bool { sqlState == "0A000" }
  /// The server does not know the prepared statement, or its result has changed.
  fileprivate var isStaleStatement: Bool { isPlanChanged || sqlState == "26000" }
}
