// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import DequeModule
package import Logging

/// One connection to PostgreSQL in pipeline mode: sends the statements of many callers without
/// waiting for answers in between.
///
/// Lifecycle: `init`, `start()` once, `close()` once. Connects by itself, and again after each
/// loss. Used on one shard's actor only; callers suspend, they never block.
///
/// Each `query` or `batch` is an implicit transaction of its own, so that a failure affects no
/// other. When the connection is lost, sent statements fail with `.connectionLost` (they may have
/// been executed). Unsent statements wait for the next connection, at most `waitLimit`. On a lane
/// whose last commits a crash may undo (`PostgresLane.mayRepeat`), unsent statements fail, too. A
/// cancelled caller gets `.cancelled` at once; the pipeline continues.
///
/// Statements must not begin or end transactions and must not COPY; `script` may begin and end
/// transactions.
package final class PostgresConnection {
  package let lane: PostgresLane
  package let loop: EventLoop
  let configuration: PostgresConfiguration
  let connector: Connector
  /// Longest silence of the server while a statement is in flight; `nil` if the lane has no
  /// statement timeout.
  let silenceLimit: Duration?

  var waiting: Deque<Work> = []
  /// Sent work, in the order of the server's answers.
  var inFlight: Deque<Work> = []
  var statements: StatementCache
  /// The script that uses the connection exclusively, outside pipeline mode.
  var script: Work?
  /// The first statement of a connection with durable commits. No other statement is sent before it
  /// is answered.
  var barrier: Work?
  /// The readiness for which the socket is watched.
  var watched: Interest = .read
  var lastProgress = MonotonicTime.distantFuture
  /// Number of lost established connections.
  package internal(set) var losses = 0
  private var alarm: (token: TimerToken, time: MonotonicTime)?
  private(set) var isClosed = false
  /// Receives the result of every caller's request.
  package var observer: (any PostgresObserver)?
  let lockRetries = LockRetries()
  private var whenDrained: [CheckedContinuation<Void, Never>] = []

  package init(
    loop: EventLoop, configuration: PostgresConfiguration, lane: PostgresLane, logger: Logger
  ) {
    self.lane = lane
    self.loop = loop
    self.configuration = configuration
    let timeout = configuration.statementTimeouts[lane]
    silenceLimit = timeout.map { $0 + configuration.silenceGrace }
    statements = StatementCache(limit: configuration.maximumPrepared)
    connector = Connector(
      loop: loop, configuration: configuration, lane: lane, logger: logger)
    connector.owner = self
  }

  package func start(isolation: isolated (any Actor) = #isolation) {
    connector.start(isolation: isolation)
  }

  package var isConnected: Bool { connector.established != nil && barrier == nil }

  /// Whether PostgreSQL has been unreachable for longer than a restart takes, or cannot commit
  /// because a standby is missing.
  package var isAway: Bool {
    if let barrier { return barrier.enqueuedAt + configuration.awayAfter < .now() }
    return connector.isAway
  }

  /// Number of statements waiting to be sent.
  package var waitingCount: Int { waiting.count }

  /// Runs one statement in a transaction of its own.
  @discardableResult
  package func query(_ query: PostgresQuery) async throws(PostgresError) -> PostgresRows {
    let results = try await batch([query])
    guard let rows = results.first else { throw PostgresError(.decoding, "no answer") }
    return rows
  }

  /// Runs several statements in one implicit transaction: all of them or none. Returns their
  /// results in order.
  @discardableResult
  package func batch(_ queries: [PostgresQuery]) async throws(PostgresError) -> [PostgresRows] {
    for query in queries { try check(query) }
    return queries.isEmpty ? [] : try await perform(.queries(queries))
  }

  /// Runs one or more statements by PostgreSQL's simple protocol, for migrations. They form one
  /// transaction unless they contain BEGIN or COMMIT; a single statement that cannot run inside a
  /// transaction is allowed. A transaction left open is rolled back and is an error. Waits until
  /// the connection is idle, and uses it exclusively.
  package func script(_ sql: String) async throws(PostgresError) {
    guard !sql.utf8.contains(0) else { throw PostgresError(.encoding, "NUL in a script") }
    _ = try await perform(.script(sql))
  }

  /// Fails unsent statements, waits for the answers to sent ones, and closes the connection.
  package func close() async {
    isClosed = true
    for work in waiting { work.answer.settle(.failure(PostgresError(.unavailable, "closed"))) }
    waiting.removeAll()
    if (!inFlight.isEmpty && barrier == nil) || script != nil {
      await withCheckedContinuation { whenDrained.append($0) }
    }
    await connector.close()
    if let alarm = alarm.take() { loop.cancel(alarm.token) }
  }

  // MARK: Waiting

  private func check(_ query: PostgresQuery) throws(PostgresError) {
    if let fault = query.parameters.fault { throw fault }
    // The protocol counts parameters in 16 bits.
    guard query.parameters.count <= 65_535 else {
      throw PostgresError(.misuse, "\(query.parameters.count) parameters")
    }
    guard !query.sql.utf8.contains(0) else { throw PostgresError(.encoding, "NUL in SQL") }
  }

  private func perform(_ content: Work.Content) async throws(PostgresError) -> [PostgresRows] {
    // libpq is not thread-safe: if two threads use a connection, it may send its buffer twice.
    assert(loop.isIsolatingCurrentContext() == true, "a connection is used on its loop's thread")
    if isClosed { throw PostgresError(.unavailable, "closed") }
    guard waiting.count < configuration.maximumQueue else {
      throw PostgresError(.unavailable, "\(configuration.maximumQueue) statements are waiting")
    }
    if Task.isCancelled { throw PostgresError(.cancelled) }
    let work = Work(content, enqueuedAt: .now())
    waiting.append(work)
    pump()
    let outcome = await work.answer.wait()
    observer?.answered(after: MonotonicTime.now() - work.enqueuedAt, outcome.failure)
    return try outcome.get()
  }

  func noteDrained() {
    guard inFlight.isEmpty, script == nil else { return }
    for waiter in whenDrained { waiter.resume() }
    whenDrained = []
  }

  // MARK: Deadlines

  /// Schedules one timer for both limits. A timer that fires too early is then rescheduled, so that
  /// a busy connection does not reschedule it for each statement.
  func setAlarm() {
    var due = MonotonicTime.distantFuture
    if let first = waiting.first { due = first.enqueuedAt + configuration.waitLimit }
    if let patience, !inFlight.isEmpty || script != nil {
      due = min(due, lastProgress + patience)
    }
    if due == .distantFuture { return }
    if let alarm {
      if alarm.time <= due { return }
      loop.cancel(alarm.token)
    }
    alarm = (loop.schedule(at: due) { [weak self] in self?.ring() }, due)
  }

  private func ring() {
    alarm = nil
    let now = MonotonicTime.now()
    expireWaiting(now)
    if let patience, !inFlight.isEmpty || script != nil, lastProgress + patience <= now {
      connector.lose("silent for \(patience)")
    }
    setAlarm()
  }

  /// The longest silence that is allowed now.
  private var patience: Duration? {
    barrier == nil ? silenceLimit : configuration.barrierPatience
  }

  private func expireWaiting(_ now: MonotonicTime) {
    while let first = waiting.first, first.enqueuedAt + configuration.waitLimit <= now {
      waiting.removeFirst()
      let error =
        connector.established == nil
        ? PostgresError(.connectTimedOut, connector.lastFailure)
        : PostgresError(.unavailable, "not sent within \(configuration.waitLimit)")
      first.answer.settle(.failure(error))
    }
  }
}

extension StatementAnswer.Outcome {
  fileprivate var failure: PostgresError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
