// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import Storage

/// Notifies the shards of every node of unclaimed work, with PostgreSQL's NOTIFY. The first
/// notification is sent at once, further ones at intervals, because commits with NOTIFY are
/// serialized. Polling covers lost notifications. Used on the shard's actor only.
final class WorkNotifier {
  private let queue: WorkQueue
  private let interval: Duration
  private let logger: Logger
  private let wakeUp: WakeUp
  private let stopping: WakeUp
  private var isDue = false
  private var isStopping = false

  init(_ pipeline: PipelineEnvironment, queue: WorkQueue) {
    interval = pipeline.limits.announceInterval
    logger = pipeline.logger
    wakeUp = WakeUp(loop: pipeline.loop)
    stopping = WakeUp(loop: pipeline.loop)
    self.queue = queue
  }

  /// Requests a notification of committed, unclaimed work. Cheap; repeated requests are merged.
  func announce() {
    isDue = true
    wakeUp.signal()
  }

  /// Works until `stop`, and until pending notifications are sent.
  func run() async {
    while isDue || !isStopping {
      await wakeUp.wait()
      guard isDue else { continue }
      isDue = false
      do throws(StorageError) { try await queue.announce() } catch {
        logger.debug("work notification failed", metadata: ["error": "\(error)"])
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
