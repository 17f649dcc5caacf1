// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

extension PostgresConnection {
  /// Runs one statement in a transaction of its own.
  ///
  /// - Parameter locks: `.brief` has no effect on a lane without a lock timeout.
  @discardableResult
  package func query(
    _ query: PostgresQuery, waiting locks: LockWait
  ) async throws(PostgresError) -> PostgresRows {
    let results = try await batch([query], waiting: locks)
    guard let rows = results.first else { throw PostgresError(.decoding, "no answer") }
    return rows
  }

  /// Runs several statements in one implicit transaction: all of them or none. Returns their
  /// results in order.
  ///
  /// - Parameter locks: `.brief` has no effect on a lane without a lock timeout.
  package func batch(
    _ queries: [PostgresQuery], waiting locks: LockWait
  ) async throws(PostgresError) -> [PostgresRows] {
    guard locks == .brief, lane.lockTimeout != nil, !queries.isEmpty else {
      return try await batch(queries)
    }
    return Array(try await batch([.waitingBriefly] + queries).dropFirst())
  }

  /// Runs statements in one implicit transaction and retries it while another transaction holds a
  /// needed lock. Between two attempts the connection serves other statements.
  ///
  /// - Throws: 55P03 if the lock is not available within `LockWait.repeatFor`; nothing was changed
  ///   then.
  package func batchRepeatedWhileLocked(
    _ queries: [PostgresQuery]
  ) async throws(PostgresError) -> [PostgresRows] {
    let deadline = MonotonicTime.now() + LockWait.repeatFor
    var attempts = 0
    while true {
      if attempts > 0 { await lockRetries.turn(after: attempts) }
      defer { if attempts > 1 { lockRetries.endTurn() } }
      attempts += 1
      do { return try await batch(queries, waiting: .brief) } catch {
        guard error.isLockTimeout, lane.lockTimeout != nil, MonotonicTime.now() < deadline else {
          throw error
        }
      }
      // A first retry delays no other transaction, so it needs no turn.
      guard attempts > 1 else { continue }
      do { try await loop.sleep(for: LockWait.pause(after: 1)) } catch {
        throw PostgresError(.cancelled)
      }
    }
  }
}

/// Serializes the transactions that are retried on one connection. Transactions with the fewest
/// failures go first. A row that is locked for long thus does not delay the second attempt of other
/// transactions.
final class LockRetries {
  private var isTaken = false
  private var waiting: [(attempts: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Waits until no other transaction is being retried. `endTurn` must follow.
  func turn(after attempts: Int) async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append((attempts, $0)) }
  }

  func endTurn() {
    precondition(isTaken, "a turn ends once")
    let next = waiting.indices.min { waiting[$0].attempts < waiting[$1].attempts }
    // Ownership passes directly to the next transaction.
    if let next { waiting.remove(at: next).continuation.resume() } else { isTaken = false }
  }
}
