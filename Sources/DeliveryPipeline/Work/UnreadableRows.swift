// SPDX-License-Identifier: Apache-2.0
internal import Logging
internal import Metrics
internal import PushModel
internal import Storage

/// Ends claimed rows whose notification cannot be read, once their deadline is over. Used on the
/// shard's actor.
struct UnreadableRows {
  let pipeline: PipelineEnvironment
  let queue: WorkQueue
  let notifications: NotificationStore
  let intents: IntentStore
  let settlement: Settlement

  /// Returns rows past their deadline with their audience alone. They are expanded like other late
  /// rows, so that each device is recorded as expired. Retries and rows with an unreadable audience
  /// end here. Other rows stay claimed until their lease ends.
  func lateWork(
    of rows: [QueueRow], isolation: isolated (any Actor)
  ) async -> [Work] {
    let now = pipeline.clock()
    var late: [QueueRow] = []
    for row in rows where now > row.deadline {
      if case .retry(let token, let attempt) = row.job {
        end(row, isolation: isolation) { () throws(StorageError) in
          // If an earlier holder stored an intent to send the push, that intent decides the
          // outcome.
          let ended = try await intents.endInterrupted(of: row, token: token)
          settlement.interrupted(ended, of: row)
          try await settlement.settleLost(row, token, attempts: attempt)
        }
      } else {
        late.append(row)
      }
    }
    if late.isEmpty { return [] }
    do throws(StorageError) {
      let found = try await notifications.audiences(of: late)
      return late.compactMap { row in
        if let notification = found[row.run.notification] {
          return Work(row, notification: notification)
        }
        lose(row, isolation: isolation)
        return nil
      }
    } catch {
      for row in late { waits(row, error) }
      return []
    }
  }

  private func lose(_ row: QueueRow, isolation: isolated (any Actor)) {
    pipeline.logger.error(
      "queue row ended without delivery records",
      metadata: ["notification": "\(row.run.notification)", "row": "\(row.id)"])
    end(row, isolation: isolation) { () throws(StorageError) in
      let isDone = try await queue.complete(
        row.claim, accepted: row.accepted, audience: row.audience)
      if isDone { pipeline.meters.lost.add() }
    }
  }

  private func end(
    _ row: QueueRow, isolation: isolated (any Actor),
    _ body: @escaping () async throws(StorageError) -> Void
  ) {
    Task {
      _ = isolation
      do throws(StorageError) { try await body() } catch { waits(row, error) }
    }
  }

  private func waits(_ row: QueueRow, _ error: StorageError) {
    pipeline.logger.warning(
      "queue row awaits lease expiry", metadata: ["row": "\(row.id)", "error": "\(error)"])
  }
}
