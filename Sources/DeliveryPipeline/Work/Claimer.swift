// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import PushModel
internal import Storage

/// Claims a shard's part of the ready rows. Destinations take turns, and most claims search only
/// rows that became ready recently. Used on the shard's actor by one task.
final class Claimer {
  /// Claimed rows, and facts about the rows left in the queue.
  struct Claimed {
    var rows: [QueueRow]
    /// End of the leases of these rows.
    var leaseEnds: MonotonicTime
    /// Whether another claim may find rows at once.
    var mayProceed: Bool
    /// Whether other shards may find ranges that this claim locked but did not take.
    var leavesRanges: Bool
  }

  private let pipeline: PipelineEnvironment
  private let queue: WorkQueue
  /// Holder of the claims.
  private let holder: UUID
  /// Destination after which the next claim of a kind continues.
  private var turn: [ClaimKind: Destination] = [:]
  private var searches: SearchSchedule

  init(_ pipeline: PipelineEnvironment, queue: WorkQueue, holder: UUID) {
    self.pipeline = pipeline
    self.queue = queue
    self.holder = holder
    searches = SearchSchedule(every: pipeline.limits.claimWindow)
  }

  /// Claims at most `limit` rows of a kind.
  ///
  /// - Parameters:
  ///   - room: room of destinations that have a lower limit than the others.
  ///   - paces: returns whether an app has a rate limit.
  func claim(
    _ kind: ClaimKind, limit: Int, room: [Destination: Int],
    isRateLimited: @escaping (AppID) -> Bool, isolation: isolated (any Actor)
  ) async throws(StorageError) -> Claimed {
    let limits = pipeline.limits
    let began = pipeline.loop.now
    let searchesAll = searches.isFull(kind, now: began)
    let wanted = WorkQueue.Wanted(
      kind, limit: limit, each: kind == .broadcast ? limits.broadcastsPerLane : .max,
      after: turn[kind], room: room,
      withinSeconds: searchesAll ? nil : searches.window.inSeconds)
    let rows = try await queue.claim(wanted, holder: holder) {
      [logger = pipeline.logger] row, error in
      logger.error(
        "cannot read queue row", metadata: ["row": "\(row)", "error": "\(error)"])
    }
    let share = ClaimedShare(
      kind: kind, rows: rows, room: room, limits: limits, isRateLimited: isRateLimited)
    let wasFromStart = turn[kind] == nil
    // The next claim continues after the last destination; after a partial batch it starts with the
    // first.
    turn[kind] = rows.count < limit ? nil : rows.map(\.destination).max()
    searches.record(
      kind, ofAll: searchesAll && wasFromStart,
      foundAll: rows.count < limit && !share.isFull, now: began)
    return Claimed(
      rows: rows, leaseEnds: began + .seconds(WorkQueue.leaseSeconds),
      mayProceed: !rows.isEmpty || !wasFromStart, leavesRanges: share.leavesRanges)
  }
}
