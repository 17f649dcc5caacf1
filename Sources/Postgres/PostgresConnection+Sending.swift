// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule

extension PostgresConnection {
  /// Sends waiting work, within the limits.
  func pump() {
    defer { setAlarm() }
    guard let libpq = connector.established, script == nil, barrier == nil else { return }
    while let work = waiting.first {
      if work.answer.isSettled {
        // The caller was cancelled.
        waiting.removeFirst()
        continue
      }
      if work.isScript {
        if inFlight.isEmpty { beginScript(waiting.removeFirst(), on: libpq) }
        return
      }
      guard inFlight.count < configuration.maximumInFlight else { return }
      waiting.removeFirst()
      if inFlight.isEmpty { lastProgress = .now() }
      inFlight.append(work)
      guard send(work, on: libpq) else { return connector.lose(libpq.failure) }
    }
    flush(libpq)
  }

  /// Sends the replication barrier as the first statement of a new connection. Statements sent
  /// after it see only commits that a failover cannot lose. Without the barrier, a statement
  /// retried after a lost connection could find its own rows and write nothing. It would then
  /// report the rows as stored without having waited for a standby.
  func raiseBarrier(_ libpq: Libpq) {
    precondition(inFlight.isEmpty, "the barrier is the first statement of a connection")
    let work = Work(
      .queries([.committingDurably, .replicationBarrier]), enqueuedAt: .now())
    barrier = work
    inFlight.append(work)
    lastProgress = work.enqueuedAt
    if !send(work, on: libpq) { return connector.lose(libpq.failure) }
    flush(libpq)
  }

  func flush(_ libpq: Libpq) {
    switch libpq.flush() {
    case .all: watch(.read)
    case .partly: watch([.read, .write])
    case .failed: connector.lose(libpq.failure)
    }
  }

  private func watch(_ interest: Interest) {
    if interest == watched { return }
    watched = interest
    connector.watch(interest)
  }

  /// Returns false if the connection is unusable, since libpq's buffer may contain only a part of
  /// the work.
  private func send(_ work: Work, on libpq: Libpq) -> Bool {
    precondition(!work.isScript, "a script is not sent in pipeline mode")
    work.reset()
    switch work.content {
    case .queries(let queries):
      for query in queries {
        guard send(query, of: work, on: libpq) else { return false }
      }
    case .deallocate(let name):
      work.steps.append(.deallocate)
      guard libpq.sendPlain("DEALLOCATE \(name)") else { return false }
    case .script: return false
    }
    return libpq.sendSync()
  }

  private func send(_ query: PostgresQuery, of work: Work, on libpq: Libpq) -> Bool {
    let statement: PreparedStatement
    if let known = statements.find(query.sql, types: query.parameters.types) {
      statement = known
    } else {
      let (added, evicted) = statements.add(query.sql, types: query.parameters.types)
      statement = added
      if let evicted { deallocate(evicted) }
      work.steps.append(.prepare(added))
      guard libpq.sendPrepare(added.name, added.sql, types: added.types) else { return false }
    }
    work.used.append(statement)
    work.steps.append(.execute(statement))
    return libpq.sendExecute(statement.name, query.parameters)
  }

  /// Deallocates the statement. Commands are executed in order, so all commands that still use it
  /// run before.
  func deallocate(_ statement: PreparedStatement) {
    waiting.prepend(Work(.deallocate(name: statement.name), enqueuedAt: .now()))
  }

  // MARK: Scripts

  private func beginScript(_ work: Work, on libpq: Libpq) {
    guard case .script(let sql) = work.content else { return }
    precondition(script == nil && inFlight.isEmpty, "a script begins on an idle connection")
    script = work
    work.reset()
    lastProgress = .now()
    guard libpq.exitPipeline(), libpq.sendScript(sql) else {
      return connector.lose(libpq.failure)
    }
    flush(libpq)
  }

  /// Returns to pipeline mode; rolls back a transaction that the script left open.
  func endScript(_ work: Work, on libpq: Libpq) {
    if libpq.isInTransaction {
      work.failure = work.failure ?? PostgresError(.misuse, "a script left a transaction open")
      guard libpq.sendScript("ROLLBACK") else { return connector.lose(libpq.failure) }
      return flush(libpq)
    }
    guard libpq.enterPipeline() else { return connector.lose(libpq.failure) }
    script = nil
    work.answer.settle(work.failure.map { .failure($0) } ?? .success([]))
  }
}
