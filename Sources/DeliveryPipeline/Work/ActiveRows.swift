// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import PushModel
internal import Storage

/// Active rows of a shard: renews their leases and stores their checkpoints. Used on the shard's
/// actor only.
final class ActiveRows {
  private let pipeline: PipelineEnvironment
  private let queue: WorkQueue
  private var active: [QueueRow.Claim: RunningWork] = [:]
  /// Claims whose checkpoint is being stored.
  private var noting: Set<QueueRow.Claim> = []
  /// Devices passed since the last checkpoint, summed over all rows.
  private var passed = 0

  private var limits: PipelineLimits { pipeline.limits }

  init(_ pipeline: PipelineEnvironment, queue: WorkQueue) {
    self.pipeline = pipeline
    self.queue = queue
  }

  var all: [RunningWork] { Array(active.values) }

  /// Adds an active row.
  func take(_ running: RunningWork, isolation: isolated (any Actor)) {
    active[running.work.claim] = running
    guard running.hasCursor, running.isRange || running.work.recipients == nil else { return }
    running.progressed = { [weak self] devices in
      self?.progressed(devices, isolation: isolation)
    }
  }

  /// Removes a row.
  func letGo(_ running: RunningWork) { active[running.work.claim] = nil }

  /// Renews the leases of all rows, and stores checkpoints of slow rows, until its task is
  /// cancelled.
  func keep(isolation: isolated (any Actor)? = #isolation) async {
    let renewBefore = .seconds(WorkQueue.leaseSeconds) - limits.renewInterval
    while true {
      do { try await pipeline.loop.sleep(for: limits.checkpointInterval) } catch { return }
      let now = pipeline.loop.now
      for running in active.values
      where now - running.checkpoint.at >= limits.checkpointInterval {
        note(running, isolation: isolation)
      }
      let due = active.values.filter {
        $0.leaseEnds - now <= renewBefore && $0.directive != .claimLost && !$0.rowEnded
      }
      if !due.isEmpty { await renew(due) }
    }
  }

  /// Stores checkpoints once enough devices have passed in all rows together. A crash would send
  /// their pushes again.
  private func progressed(_ devices: Int, isolation: isolated (any Actor)?) {
    passed += devices
    guard passed >= limits.checkpointDevices else { return }
    passed = 0
    for running in active.values { note(running, isolation: isolation) }
  }

  private func note(_ running: RunningWork, isolation: isolated (any Actor)?) {
    let claim = running.work.claim
    guard running.hasCursor, running.directive != .claimLost, !running.rowEnded,
      running.passedSinceCheckpoint > 0, let cursor = running.watermark.cursor,
      noting.insert(claim).inserted
    else { return }
    guard running.connection == queue.connection else {
      noting.remove(claim)
      return running.apply(.claimLost)
    }
    let sent = pipeline.loop.now
    running.noted(at: sent)
    queue.checkpoint(
      claim, cursor: cursor, accepted: running.isRange ? running.watermark.accepted : [:],
      audience: running.watermark.audience, on: running.connection, isolation: isolation
    ) { result in
      self.noting.remove(claim)
      switch result {
      case .success(true): running.leaseEnds = sent + .seconds(WorkQueue.leaseSeconds)
      case .success(false): running.apply(.claimLost)
      case .failure(let error):
        self.pipeline.logger.warning("checkpoint failed", metadata: ["error": "\(error)"])
      }
    }
  }

  private func renew(_ due: [RunningWork]) async {
    let sent = pipeline.loop.now
    do throws(StorageError) {
      let renewal = try await queue.renew(due.map(\.work.claim))
      for running in due {
        if renewal.renewed.contains(running.work.id) {
          running.leaseEnds = sent + .seconds(WorkQueue.leaseSeconds)
        } else if !renewal.locked.contains(running.work.id) {
          running.apply(.claimLost)
        }
      }
    } catch {
      pipeline.logger.warning("lease renewal failed", metadata: ["error": "\(error)"])
    }
  }
}
