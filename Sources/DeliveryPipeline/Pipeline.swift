// SPDX-License-Identifier: Apache-2.0
package import APNs
package import AsyncIO
package import Localization
package import Logging
package import Metrics
package import PushModel
package import Storage

/// The delivery half of one shard: claims work, expands audiences, sends, stores outcomes.
///
/// Made and used on the shard's actor. `run` returns after `stop` once every push that was handed out
/// has its outcome in PostgreSQL; what was not begun stays in the queue for whoever claims it next.
package final class Pipeline {
  let loop: EventLoop
  let store: Store
  let limits: PipelineLimits
  let sender: Sender
  let renderers: RendererCache
  let pushes: PushQueue<ActivePush>
  let meters: PipelineMeters
  let configuration: () -> ConfigurationSnapshot
  let clock: () -> Instant
  let logger: Logger
  /// Rows being worked on, by id.
  var active: [Int64: ActiveWork] = [:]
  /// Whether `stop` was called.
  private(set) var isStopping = false

  private let holder: NotificationID
  private var wakeUp: UnsafeContinuation<Void, Never>?
  private var isSignalled = false
  private var nextRevisionSweep: MonotonicTime
  private var claimed: (singles: Int, broadcasts: Int) = (0, 0)

  /// A pipeline for one shard. `signers` are the process's; `configuration` answers the newest
  /// snapshot, `clock` the wall clock.
  package init(
    loop: EventLoop, store: Store, catalogues: CatalogueCache, addresses: APNsAddresses,
    signers: ProviderTokenSigners, apnsLimits: APNsLimits, limits: PipelineLimits,
    metrics: MetricsShard, configuration: @escaping () -> ConfigurationSnapshot,
    clock: @escaping () -> Instant, logger: Logger
  ) {
    self.loop = loop
    self.store = store
    self.limits = limits
    self.configuration = configuration
    self.clock = clock
    self.logger = logger
    holder = NotificationID(milliseconds: clock().milliseconds)
    sender = Sender(
      loop: loop, addresses: addresses, signers: signers, limits: apnsLimits, logger: logger)
    renderers = RendererCache(store: store, catalogues: catalogues, limits: limits)
    pushes = PushQueue(limit: limits.queuedPushes)
    meters = PipelineMeters(shard: metrics)
    nextRevisionSweep = loop.now
  }

  /// Says that work was committed. Cheap; many signals are one.
  package func wake() {
    isSignalled = true
    guard let waiting = wakeUp.take() else { return }
    loop.resume(waiting, returning: ())
  }

  /// Stops claiming; `run` returns when what was begun is finished.
  package func stop() {
    isStopping = true
    wake()
  }

  /// Works until `stop`.
  package func run(isolation: isolated (any Actor) = #isolation) async {
    var workers: [Task<Void, Never>] = []
    for _ in 0..<limits.workers {
      let worker = PushWorker(pipeline: self)
      workers.append(
        Task {
          _ = isolation
          await worker.run()
        })
    }
    let renewals = Task {
      _ = isolation
      await self.renewLeases()
    }
    while !isStopping {
      let took = await claim(isolation: isolation)
      if !took && !isStopping { await idle() }
    }
    while claimed.singles + claimed.broadcasts > 0 { await idle() }
    renewals.cancel()
    pushes.close()
    for worker in workers { await worker.value }
    await renewals.value
    await sender.close()
  }

  // MARK: claiming

  /// Claims what there is room for and starts on it. False: nothing was there, or no room.
  private func claim(isolation: isolated (any Actor)) async -> Bool {
    isSignalled = false
    let singles = min(limits.claimBatch, limits.singlesAtOnce - claimed.singles)
    let broadcasts = limits.broadcastsAtOnce - claimed.broadcasts
    guard singles > 0 || broadcasts > 0 else { return false }
    let items: [WorkItem]
    do {
      items = try await store.queue.claim(holder: holder, singles: singles, broadcasts: broadcasts)
    } catch {
      logger.warning("claiming failed", metadata: ["error": "\(error)"])
      try? await loop.sleep(for: limits.databaseBackoff)
      return false
    }
    meters.claimed(items.count)
    meters.rescues.add(items.count(where: \.rescued))
    for item in items { start(item, isolation: isolation) }
    return !items.isEmpty
  }

  private func start(_ item: WorkItem, isolation: isolated (any Actor)) {
    let isBroadcast = if case .range = item.kind { true } else { false }
    if isBroadcast { claimed.broadcasts += 1 } else { claimed.singles += 1 }
    Task {
      _ = isolation
      await self.work(on: item)
      if isBroadcast { self.claimed.broadcasts -= 1 } else { self.claimed.singles -= 1 }
      self.wake()
    }
  }

  private func work(on item: WorkItem) async {
    do {
      try await Expander(pipeline: self).work(on: item)
    } catch {
      // The row stays claimed until its lease runs out; then somebody takes it up again.
      logger.error(
        "work on a notification was interrupted",
        metadata: ["notification": "\(item.notification.id)", "error": "\(error)"])
    }
  }

  /// Waits for a signal, at most the poll interval.
  private func idle() async {
    if isSignalled {
      isSignalled = false
      return
    }
    let timer = loop.schedule(at: loop.now + limits.pollInterval) { [weak self] in self?.wake() }
    await withUnsafeContinuation { wakeUp = $0 }
    loop.cancel(timer)
  }

  // MARK: leases

  private func renewLeases() async {
    while true {
      do { try await loop.sleep(for: limits.renewInterval) } catch { return }
      for work in active.values where loop.now - work.renewedAt >= limits.renewInterval {
        do {
          if try await !store.queue.renew(work.item) { work.isSuperseded = true }
          work.renewedAt = loop.now
        } catch {
          logger.warning("renewing a lease failed", metadata: ["error": "\(error)"])
        }
      }
    }
  }

  // MARK: being watched

  /// Sets the gauges of this shard's pools.
  package func sample() { meters.sample(sender.all) }

  /// Sets the gauges of the queue: one shard of a process does it.
  package func sampleQueue() async throws(StorageError) {
    let depth = try await store.queue.depth()
    meters.sample(queueRows: depth.rows, oldestSeconds: depth.oldestSeconds)
  }

  /// One round of the background duties, if this node leads them.
  package func performDuties() async throws(StorageError) {
    let maintenance = store.maintenance
    guard try await maintenance.lead("maintenance", holder: holder) else { return }
    try await maintenance.makePartitions()
    while try await maintenance.expireIdempotencyKeys() > 0 {}
    while try await maintenance.removeDeletedApps() > 0 {}
    guard loop.now >= nextRevisionSweep else { return }
    nextRevisionSweep = loop.now + limits.revisionSweep
    let revisions = try await maintenance.removeOldRevisions(
      kept: limits.keptRevisions, grace: limits.revisionGrace)
    meters.swept(removed: revisions.removed, left: revisions.left)
  }
}
