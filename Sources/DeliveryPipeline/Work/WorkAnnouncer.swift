// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import Storage

/// Tells the shards of every node that there is work for whoever takes it, by PostgreSQL's NOTIFY: at once,
/// and then as seldom as its commits, which stand in line, are to be felt. One that gets lost is made good by
/// polling. Used on the shard's actor only.
final class WorkAnnouncer {
  private let queue: WorkQueue
  private let interval: Duration
  private let logger: Logger
  private let wakeUp: WakeUp
  private let stopping: WakeUp
  private var isDue = false
  private var isStopping = false

  init(_ context: LaneContext, queue: WorkQueue) {
    interval = context.limits.announceInterval
    logger = context.logger
    wakeUp = WakeUp(loop: context.loop)
    stopping = WakeUp(loop: context.loop)
    self.queue = queue
  }

  /// Work was committed that nobody holds. Cheap; many are one.
  func announce() {
    isDue = true
    wakeUp.signal()
  }

  /// Works until `stop`, and until what was announced before it is told.
  func run() async {
    while isDue || !isStopping {
      await wakeUp.wait()
      guard isDue else { continue }
      isDue = false
      do throws(StorageError) { try await queue.announce() } catch {
        logger.debug("work was not announced", metadata: ["error": "\(error)"])
      }
      if !isStopping { await stopping.wait(atMost: interval) }
    }
  }

  func stop() {
    isStopping = true
    wakeUp.signal()
    stopping.signal()
  }
}
