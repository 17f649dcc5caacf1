// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import DequeModule

/// Combines many single-row writes into few statements.
///
/// Rows that arrive while a statement is in flight form the next one. Batches thus grow with load,
/// and a single row is written at once, or after
/// `gatherFor`. Statements of one combiner never run concurrently. A batch
/// is sorted by key and contains each key once. A later row of a key replaces the earlier one, and
/// both callers get an answer.
///
/// A batch with invalid data (class 22 or 23, or NUL in a text) is halved until the faulty row is
/// alone. Only that row's caller gets the error. After deadlocks, serialization failures and lost
/// connections, the batch is retried with the same rows: **the statement must be idempotent.**
///
/// A batch that does not get a lock within the lane's `lock_timeout` (55P03) is halved, too.
/// Separate statements, between those of other rows, retry the blocked row and later rows of its
/// key (`BlockedRows`). After `repeatFor` their callers get the error.
///
/// Used on one shard's actor. A submitted row is written even if its caller's task is cancelled.
package final class WriteCombiner<
  Row: Sendable, Key: Hashable & Comparable & Sendable, Answer: Sendable

> {
  package typealias Execute =
    (_ rows: [Row], _ locks: LockWait) async throws(PostgresError) -> [Key: Answer]
  /// Called on the shard's loop with the result of a row.
  package typealias Waiter = (Result<Answer, PostgresError>) -> Void

  private typealias Blocked = BlockedRows<Submission, Key>

  private struct Submission {
    let row: Row
    let waiter: Waiter
  }

  /// Rows that are written in one batch.
  private struct Batch {
    let members: [Blocked.Member]
    let locks: LockWait
  }

  private let loop: EventLoop
  private let limits: WriteCombinerLimits
  private let weight: ((Row) -> Int)?
  private let application: (Row) -> Int32?
  private let key: (Row) -> Key
  private let merge: (Row, Row) -> Row
  private let answerLater: (Answer) -> Answer
  private let execute: Execute
  private var waiting: Deque<Submission> = []
  private var blocked = Blocked()
  private var wasLastBlocked = false
  private var isDraining = false
  /// Starts the next round of blocked rows.
  private var timer: TimerToken?
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []

  /// - Parameters:
  ///   - loop: the shard's loop.
  /// - weight: the number of table rows that a row stands for; one by default. A row heavier than a
  ///   batch gets a batch of its own.
  ///   - application: the application of a row, if known. A batch that waits for a lock is split by
  ///     application first. While a row of an application is locked, the application's new rows are
  ///     written separately.
  ///   - key: the key that a row writes; a batch is sorted by it and contains each key once.
  ///   - merge: returns the row to write for an earlier and a later row of a key.
  /// - answerLater: returns the answer for the later rows of a key, given the statement's answer
  ///   for the key (for example "created" becomes "known").
  ///   - execute: executes one statement for rows sorted by key, each key once, with the given wait
  ///     for locks. Returns an answer for every key.
  package init(
    loop: EventLoop,
    limits: WriteCombinerLimits = WriteCombinerLimits(),
    weight: ((Row) -> Int)? = nil,
    application: @escaping (Row) -> Int32? = { _ in nil },
    key: @escaping (Row) -> Key,
    merge: @escaping (_ earlier: Row, _ later: Row) -> Row = { $1 },
    answerLater: @escaping (Answer) -> Answer = { $0 },
    execute: @escaping Execute
  ) {
    self.loop = loop
    self.limits = limits
    self.weight = weight
    self.application = application
    self.key = key
    self.merge = merge
    self.answerLater = answerLater
    self.execute = execute
  }

  /// Rows that wait for their statement.
  package var waitingRows: Int { waiting.count + blocked.count }

  /// Writes a row. Returns its answer once the row is committed.
  package func submit(
    _ row: Row, isolation: isolated (any Actor)? = #isolation
  ) async throws(PostgresError) -> Answer {
    let result = await withCheckedContinuation { continuation in
      submit(row, isolation: isolation) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  /// Writes a row without suspending. Calls `then` once with the result; immediately if the row is
  /// rejected.
  package func submit(
    _ row: Row, isolation: isolated (any Actor)? = #isolation, then waiter: @escaping Waiter
  ) {
    guard waiting.count < limits.waitingRows else {
      return waiter(.failure(PostgresError(.unavailable, "\(limits.waitingRows) rows are waiting")))
    }
    waiting.append(Submission(row: row, waiter: waiter))
    startDraining(isolation: isolation)
  }

  /// Returns when every row submitted so far has an answer.
  package func idle() async {
    guard isDraining || !blocked.isEmpty else { return }
    await withCheckedContinuation { idleWaiters.append($0) }
  }

  /// Starts the task that writes: one per burst, not per row. It ends when only blocked rows are
  /// left.
  private func startDraining(isolation: isolated (any Actor)?) {
    guard !isDraining else { return }
    isDraining = true
    Task {
      _ = isolation
      if limits.gatherFor > .zero { try? await loop.sleep(for: limits.gatherFor) }
      while let batch = nextBatch() { await run(batch) }
      isDraining = false
      if let due = blocked.nextDue { return wake(at: due, isolation: isolation) }
      for waiter in idleWaiters { waiter.resume() }
      idleWaiters = []
    }
  }

  private func wake(at due: MonotonicTime, isolation: isolated (any Actor)?) {
    if let timer { loop.cancel(timer) }
    timer = loop.schedule(at: due) {
      self.timer = nil
      self.startDraining(isolation: isolation)
    }
  }

  /// Returns the next batch. Batches of blocked rows and of other rows alternate, so that neither
  /// kind waits for all rows of the other.
  private func nextBatch() -> Batch? {
    let now = MonotonicTime.now()
    if !wasLastBlocked, let batch = nextBlocked(now) { return batch }
    wasLastBlocked = false
    while !waiting.isEmpty {
      let members = takeWaiting(now)
      if !members.isEmpty { return Batch(members: members, locks: .usual) }
    }
    return nextBlocked(now)
  }

  private func nextBlocked(_ now: MonotonicTime) -> Batch? {
    guard !blocked.isEmpty else { return nil }
    let members = blocked.takeDue(now, limit: limits.batchRows) { weight?($0.row) ?? 1 }
    guard let members else { return nil }
    wasLastBlocked = true
    return Batch(members: members, locks: .brief)
  }

  /// Removes and returns the rows of the next batch. Rows that must not be tried yet become blocked
  /// rows.
  private func takeWaiting(_ now: MonotonicTime) -> [Blocked.Member] {
    let taken = waiting.prefix(next).map {
      Blocked.Member(row: $0, deadline: now + limits.repeatFor)
    }
    waiting.removeFirst(taken.count)
    if blocked.isEmpty { return taken }
    return taken.filter { member in
      let (key, application) = (key(member.row.row), application(member.row.row))
      guard blocked.holdsBack(key, of: application) else { return true }
      guard blocked.count < limits.blockedRows else {
        let error = PostgresError(.unavailable, "\(limits.blockedRows) rows are waiting for locks")
        EventLoop.resumingHere { member.row.waiter(.failure(error)) }
        return false
      }
      blocked.add(member, key, of: application, now: now)
      return false
    }
  }

  /// The number of rows in the next batch.
  private var next: Int {
    guard let weight else { return min(waiting.count, limits.batchRows) }
    var (count, sum) = (0, 0)
    for submission in waiting {
      sum += weight(submission.row)
      if count > 0, sum > limits.batchRows { break }
      count += 1
    }
    return count
  }

  private func run(_ taken: Batch) async {
    let members = taken.members
    var batch = CombinedBatch(
      rows: members.map(\.row.row), key: key, merge: merge, application: application,
      isInDoubt: members.contains(where: \.isInDoubt))
    let deadline = MonotonicTime.now() + limits.repeatFor
    while let entries = batch.next {
      let locks = batch.lockTimeouts > 0 ? .brief : taken.locks
      do {
        let answers = try await execute(entries.map(\.row), locks)
        EventLoop.resumingHere {
          for entry in batch.succeeded() {
            answer(entry.members.map { members[$0].row.waiter }, answers[entry.key])
          }
        }
      } catch {
        let reported = batch.reported(error)
        switch batch.failed(error, mayRepeat: MonotonicTime.now() < deadline) {
        case .proceed: continue
        case .reject(let rejected):
          EventLoop.resumingHere {
            for index in rejected { members[index].row.waiter(.failure(reported)) }
          }
        case .postpone(let postponed, let isInDoubt):
          postpone(postponed.map { members[$0] }, isInDoubt, reported)
        }
      }
    }
    if batch.lockTimeouts > 0 {
      blocked.ended(failures: batch.lockTimeouts, now: .now())
    }
  }

  /// - Parameter error: the error for rows whose deadline has passed.
  private func postpone(_ members: [Blocked.Member], _ isInDoubt: Bool, _ error: PostgresError) {
    let now = MonotonicTime.now()
    for var member in members {
      guard now < member.deadline else {
        EventLoop.resumingHere { member.row.waiter(.failure(error)) }
        continue
      }
      member.failures += 1
      member.isInDoubt = isInDoubt
      blocked.add(member, key(member.row.row), of: application(member.row.row), now: now)
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
