// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import PushModel
internal import Storage

/// Claims a share of what is ready for a shard: destinations take turns, and most looks go only over what became
/// ready lately. Used on the shard's actor by one task.
final class Claimer {
  /// Rows that were claimed, and what is to be done about what was not.
  struct Claimed {
    var rows: [QueueRow]
    /// When the leases of these rows end.
    var leaseEnds: MonotonicTime
    /// Whether another claim may find something at once.
    var mayGoOn: Bool
    /// Whether others may find ranges that were locked and not taken.
    var leavesRanges: Bool
  }

  private let context: LaneContext
  private let queue: WorkQueue
  /// Whom claims name.
  private let holder: UUID
  /// Where claims of a kind go on.
  private var turn: [ClaimKind: Destination] = [:]
  private var looks: LookSchedule

  init(_ context: LaneContext, queue: WorkQueue, holder: UUID) {
    self.context = context
    self.queue = queue
    self.holder = holder
    looks = LookSchedule(every: context.limits.claimWindow)
  }

  /// Claims at most `limit` rows of a kind.
  ///
  /// - Parameters:
  ///   - room: of lanes that may have fewer than others.
  ///   - paces: whether an app has a rate.
  func claim(
    _ kind: ClaimKind, limit: Int, room: [Destination: Int],
    paces: @escaping (AppID) -> Bool, isolation: isolated (any Actor)
  ) async throws(StorageError) -> Claimed {
    let limits = context.limits
    let began = context.loop.now
    let looksAtAll = looks.isFull(kind, now: began)
    let wanted = WorkQueue.Wanted(
      kind, limit: limit, each: kind == .broadcast ? limits.broadcastsPerLane : .max,
      after: turn[kind], room: room,
      withinSeconds: looksAtAll ? nil : looks.window.inSeconds)
    let rows = try await queue.claim(wanted, holder: holder) {
      [logger = context.logger] row, error in
      logger.error(
        "a row of the queue cannot be read", metadata: ["row": "\(row)", "error": "\(error)"])
    }
    let share = ClaimedShare(
      kind: kind, rows: rows, room: room, limits: limits, paces: paces)
    let wasFromStart = turn[kind] == nil
    // The last destination had its turn; when there was none after it, the first is next.
    turn[kind] = rows.count < limit ? nil : rows.map(\.destination).max()
    looks.looked(
      kind, atAll: looksAtAll && wasFromStart,
      foundAll: rows.count < limit && !share.isFull, now: began)
    return Claimed(
      rows: rows, leaseEnds: began + .seconds(WorkQueue.leaseSeconds),
      mayGoOn: !rows.isEmpty || !wasFromStart, leavesRanges: share.leavesRanges)
  }
}
