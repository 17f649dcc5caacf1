// SPDX-License-Identifier: Apache-2.0
internal import Logging
internal import PushModel
internal import Storage

/// Deletes a row, or returns it to the queue, after its work has ended. Used on the shard's actor.
struct RowFinalizer {
  let pipeline: PipelineEnvironment
  let queue: WorkQueue
  let expander: Expander
  /// Signals other shards that a row went back to the queue.
  let released: () -> Void

  /// Deletes a row whose work is complete. Otherwise returns it to the queue with its cursor.
  func conclude(_ running: RunningWork, isolation: isolated (any Actor)) async {
    guard !running.rowEnded else { return }
    let claim = running.work.claim
    do throws(StorageError) {
      guard running.connection == queue.connection else {
        if try await queue.giveUp(claim) { released() }
        return
      }
      switch running.directive {
      case .claimLost: return
      case _ where running.isDone:
        _ = try await queue.complete(
          claim, accepted: running.isRange ? running.watermark.accepted : [:],
          audience: running.progress.audience, on: running.connection)
      case .cancel:
        let rest = try await expander.finishCancelled(running, isolation: isolation)
        guard !running.rowEnded, running.directive != .claimLost else { return }
        _ = try await queue.complete(
          claim, accepted: running.isRange ? running.watermark.accepted : [:],
          audience: rest.audience, notExpanded: rest.notExpanded, on: running.connection)
      case .proceed, .pause, .stop:
        await settleGaps(of: running, .stopping, isolation: isolation)
        try await giveBack(running, held: nil)
        released()
      case .hold(let reason):
        await settleGaps(of: running, reason.ownReason, isolation: isolation)
        try await giveBack(running, held: reason)
      }
    } catch {
      pipeline.logger.error(
        "queue row awaits lease expiry",
        metadata: running.work.notification.logged(error))
    }
  }

  /// Stores retry rows for unsent pushes that lie below completed ones, so that the range's
  /// watermark can pass them.
  private func settleGaps(
    of running: RunningWork, _ reason: GatewayReason, isolation: isolated (any Actor)
  ) async {
    guard running.isRange else { return }
    await expander.settlement.settleGaps(of: running, .postponed(reason), isolation: isolation)
    await running.allEnded()
  }

  private func giveBack(_ running: RunningWork, held: HoldReason?) async throws(StorageError) {
    let claim = running.work.claim
    if running.hasCursor, let cursor = running.watermark.cursor {
      let accepted = running.watermark.accepted
      guard
        try await queue.checkpoint(
          claim, cursor: cursor, accepted: accepted, audience: running.watermark.audience,
          on: running.connection)
      else { return }
    }
    _ = try await queue.release(claim, held: held, on: running.connection)
  }
}
