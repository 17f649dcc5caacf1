// SPDX-License-Identifier: Apache-2.0
internal import Logging
internal import PushModel
internal import Storage

/// What becomes of claimed rows whose notification cannot be read. Used on the shard's actor.
struct UnreadableRows {
  let context: LaneContext
  let queue: WorkQueue

  /// Such a row waits for somebody who can, until its time is over: then it goes, and its device's delivery, if it
  /// is about one, has expired.
  func found(_ row: QueueRow, isolation: isolated (any Actor)) {
    guard context.clock() > row.deadline else { return }
    Task {
      _ = isolation
      do throws(StorageError) {
        if case .retry(let token, let attempt) = row.job {
          // What a holder before was about to send stays as it stands, which webhooks are told.
          let ended = try await context.intents.endInterrupted(of: row, token: token)
          context.recorder.ended(.unknown, ended, environment: row.environment)
          try await context.recorder.recordLost(token, row, attempts: attempt)
        } else {
          _ = try await queue.complete(
            row.claim, accepted: row.accepted, audience: row.audience)
        }
      } catch {
        context.logger.warning(
          "a row waits for its lease to end", metadata: ["row": "\(row.id)", "error": "\(error)"])
      }
    }
  }
}
