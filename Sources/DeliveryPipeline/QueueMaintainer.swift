// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import Metrics
internal import PushModel
internal import Storage

/// Makes waiting rows of the queue ready. These are rows whose lease ended recently (the duty
/// `ExpiredLeases` covers older ones), held rows past their deadline, and rows held for a reason
/// that has ended. Such reasons are a lane that cannot send, a pause, and a restore before an
/// operator's decision. Also ends unclaimed rows of cancelled runs. Used on the shard's actor.
final class QueueMaintainer {
  private let pipeline: PipelineEnvironment
  private let queue: WorkQueue
  private let controls: ControlStore
  private let lanes: Lanes
  /// Called when there are rows to claim.
  var madeReady: () -> Void = {}
  private let wakeUp: WakeUp
  /// Pages of destinations in one pass: 2,048 destinations, a few milliseconds of PostgreSQL. The
  /// next pass continues after the last one.
  private static let pagesPerPass = 8
  /// Last destination of the previous pass; nil starts with the first.
  private var lastHeld: Destination?
  /// Last cancelled run of the previous pass.
  private var finishedUpTo: RunID?

  init(_ pipeline: PipelineEnvironment, queue: WorkQueue, controls: ControlStore, lanes: Lanes) {
    self.pipeline = pipeline
    self.queue = queue
    self.controls = controls
    self.lanes = lanes
    wakeUp = WakeUp(loop: pipeline.loop)
  }

  /// Starts a pass at once: a lane may be able to send, or a run was resumed or cancelled.
  func wake() { wakeUp.signal() }

  /// Works until its task is cancelled.
  func run(isolation: isolated (any Actor)? = #isolation) async {
    let limits = pipeline.limits
    // Start of the last pass that examined all ended leases; nil before the first.
    var lastFull: MonotonicTime?
    while !Task.isCancelled {
      let began = pipeline.loop.now
      let window = lastFull.map { (began - $0 + limits.rescueOverlap).inSeconds }
      do throws(StorageError) {
        let found = try await pass(withinSeconds: window, isolation: isolation)
        if found.allLeases { lastFull = began }
        if found.isMore { continue }
      } catch {
        pipeline.logger.warning("queue maintenance failed", metadata: ["error": "\(error)"])
      }
      await wakeUp.wait(atMost: limits.pollInterval)
    }
  }

  /// Makes one pass. Returns whether it covered all leases that ended within the given seconds, and
  /// whether more work can be done at once.
  private func pass(
    withinSeconds: Double?, isolation: isolated (any Actor)?
  ) async throws(StorageError) -> (allLeases: Bool, isMore: Bool) {
    let limits = pipeline.limits
    var counts = [try await queue.rescue(limit: limits.releaseBatch, withinSeconds: withinSeconds)]
    let allLeases = counts[0] < limits.releaseBatch
    counts.append(try await queue.releaseLate(limit: limits.releaseBatch))
    for _ in 0..<Self.pagesPerPass {
      let page = try await queue.heldDestinations(after: lastHeld, limit: limits.heldDestinations)
      for destination in page {
        if let limit = released(for: destination, isolation: isolation) {
          counts.append(try await queue.releaseHeld(for: destination, limit: limit))
        }
      }
      lastHeld = page.count < limits.heldDestinations ? nil : page.last
      if lastHeld == nil { break }
    }
    counts.append(try await controls.releasePaused(limit: limits.releaseBatch))
    let holds = try await controls.endHolds(limit: limits.releaseBatch)
    counts.append(holds.ready)
    let cancelled = try await controls.finishCancelled(
      after: finishedUpTo, limit: limits.releaseBatch)
    finishedUpTo = cancelled.next
    counts.append(cancelled.ready)
    for (ending, count) in cancelled.ended {
      pipeline.meters.ended(
        ending.outcome, count, of: ending.app, environment: ending.environment)
    }
    if counts.contains(where: { $0 > 0 }) { madeReady() }
    let isMore =
      counts.contains(limits.releaseBatch) || holds.isMore || cancelled.gone == limits.releaseBatch
    return (allLeases, isMore)
  }

  /// Returns how many rows held for a destination to make ready; nil while this shard can send
  /// none.
  private func released(
    for destination: Destination, isolation: isolated (any Actor)?
  ) -> Int? {
    let all = lanes.lanes(for: destination, isolation: isolation).filter {
      $0.elsewhere(.single) == nil
    }
    guard all.contains(where: { $0.credential.obstacle(for: destination.app) == nil }) else {
      return nil
    }
    let well = all.count { $0.credential.fault(for: destination.app) == nil }
    if well == all.count { return pipeline.limits.releaseBatch }
    // One row probes the lane, and the others follow its success. If only one of two lanes can
    // send, rows for the other one are soon held again, because a row's lane is known only after
    // the claim.
    return well == 0 ? 1 : pipeline.limits.claimBatch
  }
}
