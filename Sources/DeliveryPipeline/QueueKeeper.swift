// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import Metrics
internal import PushModel
internal import Storage

/// Makes rows of the queue ready whose waiting is over: those whose holder let its lease run out, those held
/// for a lane that can send by now or for a pause that is over, those held for longer than they are worth
/// sending, and those of the release before. Winds up what nobody holds of cancelled runs. Used on the shard's actor.
final class QueueKeeper {
  private let context: LaneContext
  private let queue: WorkQueue
  private let controls: ControlStore
  private let lanes: Lanes
  /// Called when there is something to claim.
  var madeReady: () -> Void = {}
  private let wakeUp: WakeUp
  /// Runs up to this one had their turn to be wound up.
  private var woundUp: RunID?

  init(_ context: LaneContext, queue: WorkQueue, controls: ControlStore, lanes: Lanes) {
    self.context = context
    self.queue = queue
    self.controls = controls
    self.lanes = lanes
    wakeUp = WakeUp(loop: context.loop)
  }

  /// Looks at once: a lane may be well by now, or a run resumed or cancelled.
  func wake() { wakeUp.signal() }

  /// Works until its task is cancelled.
  func run(isolation: isolated (any Actor)? = #isolation) async {
    let limits = context.limits
    var lastFull: MonotonicTime?
    while !Task.isCancelled {
      let began = context.loop.now
      let looksAtAll = lastFull.map { began - $0 >= limits.rescueWindow / 2 } ?? true
      do throws(StorageError) {
        let isMore = try await look(atAll: looksAtAll, isolation: isolation)
        if looksAtAll { lastFull = began }
        if isMore { continue }
      } catch {
        context.logger.warning("looking after the queue failed", metadata: ["error": "\(error)"])
      }
      await wakeUp.wait(atMost: limits.pollInterval)
    }
  }

  /// One look. Answers whether there is more to do at once.
  private func look(
    atAll: Bool, isolation: isolated (any Actor)?
  ) async throws(StorageError) -> Bool {
    let limits = context.limits
    let window = atAll ? nil : limits.rescueWindow.inSeconds
    var counts = [try await queue.rescue(limit: limits.releaseBatch, withinSeconds: window)]
    counts.append(try await queue.adoptFormer(limit: limits.releaseBatch))
    for (destination, isLate) in try await queue.heldDestinations(limit: limits.heldDestinations) {
      if isLate {
        counts.append(
          try await queue.releaseHeld(
            for: destination, limit: limits.releaseBatch, onlyLate: true))
      }
      if let lane = lanes.lane(for: destination, isolation: isolation), lane.obstacle == nil {
        // One row finds out whether the lane is well; then the others follow.
        let limit = lane.fault == nil ? limits.releaseBatch : 1
        counts.append(try await queue.releaseHeld(for: destination, limit: limit))
      }
    }
    counts.append(try await controls.releasePaused(limit: limits.releaseBatch))
    let wound = try await controls.windUp(after: woundUp, limit: limits.releaseBatch)
    woundUp = wound.next
    counts.append(wound.ready)
    for (environment, count) in wound.ended {
      context.meters.cancelled(count, environment: environment)
    }
    if counts.contains(where: { $0 > 0 }) { madeReady() }
    return counts.contains(limits.releaseBatch)
      || wound.ended.values.reduce(0, +) == limits.releaseBatch
  }
}
