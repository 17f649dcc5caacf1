// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import Messages
internal import Metrics
internal import PushModel
internal import Storage

/// Takes work up: what it claims, and what the accepting half hands over. Keeps the leases of what it
/// works on, notes how far that has come, and finishes its rows.
///
/// Used on the shard's actor. `run` returns after `stop` once everything begun has its outcome in
/// PostgreSQL; what was not begun stays in the queue for whoever claims it next.
final class Dispatcher {
  private let loop: EventLoop
  private let queue: WorkQueue
  private let renderers: RendererCache
  private let expander: Expander
  private let limits: PipelineLimits
  private let meters: PipelineMeters
  private let logger: Logger
  /// Whom claims name.
  let holder: UUID
  /// Rows being worked on, by id.
  private var active: [Int64: RunningWork] = [:]
  /// Rows taken and not finished, those without a renderer yet among them.
  private var taken: [WorkClass: Int] = [.single: 0, .broadcast: 0]
  private var isStopping = false
  private var isSignalled = false
  private var wakeUp: UnsafeContinuation<Void, Never>?
  /// Rows whose checkpoint is on its way.
  private var noting: Set<Int64> = []

  init(
    loop: EventLoop, holder: UUID, queue: WorkQueue, renderers: RendererCache, expander: Expander,
    limits: PipelineLimits, meters: PipelineMeters, logger: Logger
  ) {
    self.loop = loop
    self.holder = holder
    self.queue = queue
    self.renderers = renderers
    self.expander = expander
    self.limits = limits
    self.meters = meters
    self.logger = logger
  }

  /// Rows being worked on.
  var activeRows: Int { active.count }

  // MARK: lifecycle

  /// Says that work was committed. Cheap; many signals are one.
  func wake() {
    isSignalled = true
    guard let waiting = wakeUp.take() else { return }
    loop.resume(waiting, returning: ())
  }

  /// Stops taking work up; what was handed out is finished.
  func stop() {
    isStopping = true
    for running in active.values { running.tell(.pause) }
    wake()
  }

  /// Works until `stop`.
  func run(isolation: isolated (any Actor) = #isolation) async {
    let leases = Task {
      _ = isolation
      await self.keepLeases()
    }
    while !isStopping {
      let took = await claim(isolation: isolation)
      if !took && !isStopping { await idle() }
    }
    while isBusy { await idle() }
    leases.cancel()
    await leases.value
  }

  private var isBusy: Bool { taken.values.contains { $0 > 0 } }

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

  // MARK: taking work up

  /// Claims what there is room for and starts on it. False: nothing was there, or no room.
  private func claim(isolation: isolated (any Actor)) async -> Bool {
    isSignalled = false
    var tookAny = false
    for workClass in [WorkClass.single, .broadcast] {
      let room = room(for: workClass)
      guard room > 0 else { continue }
      do throws(StorageError) {
        let claimed = try await queue.claim(workClass, limit: room, holder: holder)
        meters.claimed(claimed.count)
        meters.rescues.add(claimed.count(where: \.isRescued))
        for work in claimed { start(work, renderer: nil, isolation: isolation) }
        tookAny = tookAny || !claimed.isEmpty
      } catch {
        logger.warning("claiming failed", metadata: ["error": "\(error)"])
        try? await loop.sleep(for: limits.databaseBackoff)
        return tookAny
      }
    }
    return tookAny
  }

  private func room(for workClass: WorkClass) -> Int {
    let taken = taken[workClass, default: 0]
    return switch workClass {
    case .single: min(limits.claimBatch, limits.singlesAtOnce - taken)
    case .broadcast: limits.broadcastsAtOnce - taken
    }
  }

  /// Whether work may be stored for this holder: there is room for it, and time.
  var takesWork: Bool { !isStopping && room(for: .single) > 0 }

  /// Takes over work that was stored already claimed by this holder. When there is no room any more, or
  /// it is stopping by now, the row goes back to the queue.
  func take(
    _ work: Work, renderer: MessageRenderer?, isolation: isolated (any Actor) = #isolation
  ) {
    guard !isStopping, room(for: work.workClass) > 0 else {
      Task {
        _ = isolation
        await self.giveBack(work)
      }
      return
    }
    meters.handedOver.add()
    start(work, renderer: renderer, isolation: isolation)
  }

  private func giveBack(_ work: Work) async {
    do throws(StorageError) {
      _ = try await queue.release(work.claim, afterSeconds: 0)
      wake()
    } catch {
      logger.warning("a row waits for its lease to end", metadata: ["error": "\(error)"])
    }
  }

  private func start(
    _ work: Work, renderer: MessageRenderer?, isolation: isolated (any Actor)
  ) {
    taken[work.workClass, default: 0] += 1
    Task {
      _ = isolation
      await self.carryOut(work, renderer: renderer)
      self.taken[work.workClass, default: 0] -= 1
      self.wake()
    }
  }

  // MARK: one row

  private func carryOut(
    _ work: Work, renderer: MessageRenderer?, isolation: isolated (any Actor)? = #isolation
  ) async {
    do {
      var made = renderer
      if made == nil { made = try await renderers.renderer(for: work.notification) }
      guard let made else { return }
      let running = RunningWork(work, renderer: made, now: loop.now)
      if isStopping { running.tell(.pause) }
      running.progressed = { [weak self] running in
        self?.noteIfDue(running, isolation: isolation)
      }
      active[work.id] = running
      defer { active[work.id] = nil }
      var interruption: StorageError?
      do throws(StorageError) {
        try await expander.expand(running, isolation: isolation)
      } catch { interruption = error }
      await running.allEnded()
      if let interruption { throw interruption }
      try await finish(running)
    } catch {
      // The row stays claimed until its lease runs out; then somebody takes it up again.
      logger.error(
        "work on a notification was interrupted",
        metadata: ["notification": "\(work.notification.id)", "error": "\(error)"])
    }
  }

  /// A row whose work has ended goes, unless there is more to do: then it goes back with its cursor.
  private func finish(_ running: RunningWork) async throws(StorageError) {
    guard running.hasCursor else { return }
    let claim = running.work.claim
    switch running.directive {
    case .superseded: return
    case .goOn, .cancel:
      _ = try await queue.complete(claim, accepted: running.watermark.accepted)
    case .pause:
      if let cursor = running.watermark.cursor {
        let accepted = running.watermark.accepted
        guard try await queue.checkpoint(claim, cursor: cursor, accepted: accepted) else { return }
      }
      _ = try await queue.release(claim, afterSeconds: 0)
    }
  }

  // MARK: leases and checkpoints

  /// Notes how far a row has come once enough devices have passed.
  private func noteIfDue(_ running: RunningWork, isolation: isolated (any Actor)?) {
    guard running.passedSinceCheckpoint >= limits.checkpointDevices else { return }
    note(running, isolation: isolation)
  }

  private func note(_ running: RunningWork, isolation: isolated (any Actor)?) {
    let id = running.work.id
    guard running.hasCursor, running.directive != .superseded,
      running.passedSinceCheckpoint > 0, let cursor = running.watermark.cursor,
      noting.insert(id).inserted
    else { return }
    running.noted(at: loop.now)
    queue.checkpoint(
      running.work.claim, cursor: cursor, accepted: running.watermark.accepted,
      isolation: isolation
    ) { result in
      self.noting.remove(id)
      switch result {
      case .success(true): running.renewedAt = self.loop.now
      case .success(false): running.tell(.superseded)
      case .failure(let error):
        self.logger.warning("a checkpoint failed", metadata: ["error": "\(error)"])
      }
    }
  }

  private func keepLeases(isolation: isolated (any Actor)? = #isolation) async {
    while true {
      do { try await loop.sleep(for: limits.checkpointInterval) } catch { return }
      for running in active.values
      where loop.now - running.checkpoint.at >= limits.checkpointInterval {
        note(running, isolation: isolation)
      }
      let due = active.values.filter {
        loop.now - $0.renewedAt >= limits.renewInterval && $0.directive != .superseded
      }
      if !due.isEmpty { await renew(due) }
    }
  }

  private func renew(_ due: [RunningWork]) async {
    let sent = loop.now
    do throws(StorageError) {
      let held = try await queue.renew(due.map(\.work.claim))
      for running in due {
        running.renewedAt = sent
        if !held.contains(running.work.id) { running.tell(.superseded) }
      }
    } catch {
      logger.warning("renewing leases failed", metadata: ["error": "\(error)"])
    }
  }
}
