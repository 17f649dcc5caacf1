// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule

/// How much a `WriteCombiner` takes on.
package struct WriteCombinerLimits: Sendable {
  /// Rows in one statement, or their weight. A thousand rows cost PostgreSQL a few milliseconds; more of them only
  /// make everybody behind wait.
  package var batchRows = 1_000
  /// Rows waiting for their statement; one more is refused with `.unavailable`, so that a full
  /// gateway says so instead of growing.
  package var waitingRows = 20_000
  /// How long a batch is repeated after lost connections, deadlocks and serialization failures.
  package var repeatFor: Duration = .seconds(15)

  package init() {}
}

/// Turns many single-row writes into few statements.
///
/// Rows that arrive while a statement is in flight go together into the next one, so batches grow with
/// load and a lone row waits for nobody. Statements of one combiner never run concurrently. A batch is
/// sorted by key and holds each key once: a later row of the same key takes the earlier one's place
/// and both callers are answered. When PostgreSQL refuses a batch for its data (class 22 or 23), or a
/// text in it holds NUL, it is halved until the guilty row stands alone; only its caller gets the
/// error. Deadlocks and serialization failures repeat the batch, and so does a connection lost in
/// mid-statement, with the very same rows: **the statement must be idempotent.**
///
/// Used on one shard's actor. A submitted row is answered even when its caller's task is cancelled.
package final class WriteCombiner<
  Row: Sendable, Key: Hashable & Comparable & Sendable, Answer: Sendable
> {
  package typealias Execute = ([Row]) async throws(PostgresError) -> [Key: Answer]
  /// Told on the shard's loop what became of a row.
  package typealias Waiter = (Result<Answer, PostgresError>) -> Void

  private let limits: WriteCombinerLimits
  private let weight: ((Row) -> Int)?
  private let key: (Row) -> Key
  private let merge: (Row, Row) -> Row
  private let answerLater: (Answer) -> Answer
  private let execute: Execute
  private var waiting: Deque<(row: Row, waiter: Waiter)> = []
  private var isDraining = false
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []

  /// - Parameters:
  ///   - weight: rows of the table that one is, where it is not one. A row that is heavier than a batch has one of its own.
  ///   - key: what a row writes; a batch is sorted by it and holds each once.
  ///   - merge: the row that stands for an earlier and a later one of the same key.
  ///   - answerLater: what the later ones of several rows of one key are told, given the answer to
  ///     the one statement that stood for all (say: "created" becomes "known").
  ///   - execute: carries out one statement for rows sorted by key, each key once, and answers for
  ///     every key.
  package init(
    limits: WriteCombinerLimits = WriteCombinerLimits(),
    weight: ((Row) -> Int)? = nil,
    key: @escaping (Row) -> Key,
    merge: @escaping (_ earlier: Row, _ later: Row) -> Row = { $1 },
    answerLater: @escaping (Answer) -> Answer = { $0 },
    execute: @escaping Execute
  ) {
    self.limits = limits
    self.weight = weight
    self.key = key
    self.merge = merge
    self.answerLater = answerLater
    self.execute = execute
  }

  /// Rows that wait for their statement.
  package var waitingRows: Int { waiting.count }

  /// Returns when the row is committed.
  package func submit(
    _ row: Row, isolation: isolated (any Actor)? = #isolation
  ) async throws(PostgresError) -> Answer {
    let result = await withCheckedContinuation { continuation in
      submit(row, isolation: isolation) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  /// The same for whoever goes on meanwhile: `then` is told once, at once when the row is refused.
  package func submit(
    _ row: Row, isolation: isolated (any Actor)? = #isolation, then waiter: @escaping Waiter
  ) {
    guard waiting.count < limits.waitingRows else {
      return waiter(.failure(PostgresError(.unavailable, "\(limits.waitingRows) rows are waiting")))
    }
    waiting.append((row, waiter))
    startDraining(isolation: isolation)
  }

  /// Returns once every row submitted before has been answered.
  package func idle() async {
    guard isDraining else { return }
    await withCheckedContinuation { idleWaiters.append($0) }
  }

  /// One task per burst, not per row: it lives until nothing waits.
  private func startDraining(isolation: isolated (any Actor)?) {
    guard !isDraining else { return }
    isDraining = true
    Task {
      _ = isolation
      while !waiting.isEmpty { await runBatch() }
      isDraining = false
      for waiter in idleWaiters { waiter.resume() }
      idleWaiters = []
    }
  }

  /// Rows of the next batch.
  private var next: Int {
    guard let weight else { return limits.batchRows }
    var (count, sum) = (0, 0)
    for (row, _) in waiting {
      sum += weight(row)
      if count > 0, sum > limits.batchRows { break }
      count += 1
    }
    return count
  }

  private func runBatch() async {
    let taken = Array(waiting.prefix(next))
    waiting.removeFirst(taken.count)
    var batch = CombinedBatch(rows: taken.map(\.row), key: key, merge: merge)
    let deadline = MonotonicTime.now() + limits.repeatFor
    while let entries = batch.next {
      do {
        let answers = try await execute(entries.map(\.row))
        EventLoop.resumingHere {
          for entry in batch.succeeded() {
            answer(entry.members.map { taken[$0].waiter }, answers[entry.key])
          }
        }
      } catch {
        let told = batch.told(error)
        switch batch.failed(error, mayRepeat: MonotonicTime.now() < deadline) {
        case .goOn: continue
        case .reject(let members):
          EventLoop.resumingHere {
            for member in members { taken[member].waiter(.failure(told)) }
          }
        }
      }
    }
  }

  private func answer(_ waiters: [Waiter], _ answer: Answer?) {
    guard let answer else {
      let error = PostgresError(.decoding, "the statement answered nothing for a key")
      for waiter in waiters { waiter(.failure(error)) }
      return
    }
    var told = answer
    for waiter in waiters {
      waiter(.success(told))
      told = answerLater(told)
    }
  }
}
