// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import Messages
internal import Metrics
internal import PushModel
internal import Storage

/// Work that arrives already claimed, from the accepting half or from another shard.
extension Dispatcher {
  /// Takes over work that this holder claimed when it was stored. Returns the row to the queue if
  /// there is no room or the dispatcher is stopping.
  ///
  /// - Parameter leaseEnds: end of the lease, computed from the time before the statement was sent.
  func take(
    _ work: Work, renderer: MessageRenderer, leaseEnds: MonotonicTime,
    isolation: isolated (any Actor) = #isolation
  ) {
    let lane = lane(for: work, isolation: isolation)
    guard !isStopping, let lane, hasRoom(for: work.row.destination, on: lane, .single),
      loop.now + limits.leaseMargin < leaseEnds
    else { return giveBack(work.row, isolation: isolation) }
    meters.handedOver.add()
    if let recipients = work.recipients, !recipients.isEmpty, !renderer.changesBadges,
      !renderer.clocks.isNeeded, work.notification.message.options.quietHours == nil,
      Set(recipients.map(\.token)).isSuperset(of: work.notification.audience.tokens),
      rateLimiters.pass(work, recipients.count)
    {
      let running = RunningWork(
        work, on: queue.connection, renderer: renderer, lane: lane.id,
        counters: lane.counters(of: work), now: loop.now, leaseEnds: leaseEnds,
        ahead: settlement.ahead, isHandedOver: true)
      return sendAtOnce(running, recipients, on: lane, isolation: isolation)
    }
    start(work, on: lane, leaseEnds: leaseEnds, renderer: renderer, isolation: isolation)
  }

  /// Hands claimed work over to the home shard of its lane. Returns false if the work stays on this
  /// shard.
  func handsOver(
    _ works: [Work], _ message: BoundMessage?, leaseEnds: MonotonicTime, to shard: Int?
  ) -> Bool {
    guard let shard else { return false }
    return ownership.handOver(
      Handover(works: works, message: message, leaseEnds: leaseEnds), to: shard)
  }

  /// Hands newly accepted work over to the home shard of its lane. Returns false if the work stays
  /// on this shard.
  func handsOver(
    _ work: Work, _ message: BoundMessage, leaseEnds: MonotonicTime,
    isolation: isolated (any Actor)
  ) -> Bool {
    let lane = lane(for: work, isolation: isolation)
    return handsOver([work], message, leaseEnds: leaseEnds, to: lane?.elsewhere(work.claimKind))
  }

  /// Takes over work that another shard has claimed.
  func takeOver(
    _ work: Work, leaseEnds: MonotonicTime, isolation: isolated (any Actor) = #isolation
  ) {
    let lane = lane(for: work, isolation: isolation)
    guard !isStopping, let lane, hasRoom(for: work.row.destination, on: lane, work.claimKind),
      loop.now + limits.leaseMargin < leaseEnds
    else { return giveBack(work.row, isolation: isolation) }
    start(work, on: lane, leaseEnds: leaseEnds, isolation: isolation)
  }

  func giveBack(
    _ row: QueueRow, afterSeconds: Double = 0, isolation: isolated (any Actor)
  ) {
    taken[row.claimKind, default: 0] += 1
    Task {
      _ = isolation
      do throws(StorageError) {
        _ = try await self.queue.release(row.claim, afterSeconds: afterSeconds)
      } catch {
        self.pipeline.logger.warning(
          "queue row awaits lease expiry", metadata: ["error": "\(error)"])
      }
      self.taken[row.claimKind, default: 0] -= 1
      self.announce()
    }
  }
}
