// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Logging
internal import Messages
internal import Metrics
internal import PushModel
internal import Storage

/// Claims rows, or takes them from the accepting half, carries out their work, and finishes them.
///
/// Used on the shard's actor. After `stop`, `run` returns once the outcomes of all started work are
/// in PostgreSQL. Work that has not started stays in the queue for the next claim.
final class Dispatcher {
  let pipeline: PipelineEnvironment
  let settlement: Settlement
  let ownership: LaneOwnership
  let queue: WorkQueue
  private let controls: ControlStore
  private let rateShares: RateShareStore
  private let renderers: RendererCache
  private let expander: Expander
  let lanes: Lanes
  /// Holder of the claims.
  let holder: UUID
  private let rows: ActiveRows
  private let unreadable: UnreadableRows
  /// Rows taken and not finished, including rows without a renderer.
  var taken: [ClaimKind: Int] = [:]
  /// Rate-limited rows. `taken` does not count them, because they mostly wait for the rate limit.
  var rateLimited: RateLimitedRows
  let rateLimiters: RateLimiters
  private let claimer: Claimer
  var isStopping = false
  private let wakeUp: WakeUp
  private let announcer: WorkNotifier
  private let keeper: QueueMaintainer

  var loop: EventLoop { pipeline.loop }
  var limits: PipelineLimits { pipeline.limits }
  var meters: PipelineMeters { pipeline.meters }

  init(
    _ pipeline: PipelineEnvironment, settlement: Settlement, ownership: LaneOwnership,
    holder: UUID, queue: WorkQueue, controls: ControlStore, intents: IntentStore,
    rateShares: RateShareStore, renderers: RendererCache, expander: Expander, lanes: Lanes
  ) {
    self.pipeline = pipeline
    self.settlement = settlement
    self.ownership = ownership
    self.holder = holder
    self.queue = queue
    self.controls = controls
    self.rateShares = rateShares
    rateLimited = RateLimitedRows(pipeline.limits)
    self.renderers = renderers
    self.expander = expander
    self.lanes = lanes
    rows = ActiveRows(pipeline, queue: queue)
    unreadable = UnreadableRows(
      pipeline: pipeline, queue: queue, notifications: renderers.notifications,
      intents: intents, settlement: settlement)
    rateLimiters = RateLimiters(on: pipeline.loop, asksEvery: pipeline.limits.controlInterval)
    claimer = Claimer(pipeline, queue: queue, holder: holder)
    wakeUp = WakeUp(loop: pipeline.loop)
    announcer = WorkNotifier(pipeline, queue: queue)
    keeper = QueueMaintainer(pipeline, queue: queue, controls: controls, lanes: lanes)
    keeper.madeReady = { [wakeUp, announcer] in
      wakeUp.signal()
      announcer.announce()
    }
  }

  /// Number of active rows.
  var activeRows: Int { rows.all.count }
  var working: [RunningWork] { rows.all }

  // MARK: lifecycle

  /// Signals that there may be rows to claim. Cheap; repeated signals are merged.
  func wake() { wakeUp.signal() }

  /// Signals to the shards of every node that there may be rows to claim.
  func announce() {
    wake()
    announcer.announce()
  }

  /// Applies changed lanes and rate limits of apps. Active rows of an app that gained or lost a
  /// rate limit go back to the queue, and are claimed again by the new rule.
  func configure(_ rates: [AppID: Int]) {
    let changed = rateLimiters.configure(rates)
    if !changed.isEmpty {
      for running in rows.all where changed.contains(running.work.run.app) && !running.isExpanded {
        running.apply(.pause)
      }
    }
    for running in rows.all where lane(of: running)?.isRetired == true && !running.isExpanded {
      running.apply(.pause)
    }
    lanesChanged()
  }

  /// Releases rows that are held for a lane, because lanes may be able to send again.
  func lanesChanged() {
    keeper.wake()
    wake()
  }

  /// Reads the run control at once. Active rows obey it, and `QueueMaintainer` applies it to
  /// unclaimed rows.
  func receiveCommands(isolation: isolated (any Actor)) {
    keeper.wake()
    listener(isolation: isolation).pollNow(isolation: isolation)
  }

  /// Stops claiming work; pushes already handed out still complete.
  func stop() {
    isStopping = true
    for running in rows.all { running.apply(.pause) }
    wake()
  }

  /// Works until `stop`.
  func run(isolation: isolated (any Actor) = #isolation) async {
    let leases = Task {
      _ = isolation
      await self.rows.keep()
    }
    let listener = listener(isolation: isolation)
    let listening = Task {
      _ = isolation
      await listener.run()
    }
    let announcements = Task {
      _ = isolation
      await self.announcer.run()
    }
    let upkeep = Task {
      _ = isolation
      await self.keeper.run()
    }
    while !isStopping {
      let took = await claim(isolation: isolation)
      if !took && !isStopping { await wakeUp.wait(atMost: limits.pollInterval) }
    }
    upkeep.cancel()
    keeper.wake()
    while isBusy { await wakeUp.wait(atMost: limits.pollInterval) }
    leases.cancel()
    listening.cancel()
    await leases.value
    await listening.value
    await upkeep.value
    announcer.stop()
    await announcements.value
  }

  private var isBusy: Bool { !rateLimited.isEmpty || taken.values.contains { $0 > 0 } }

  private var ending: RowFinalizer {
    RowFinalizer(pipeline: pipeline, queue: queue, expander: expander) { self.announce() }
  }

  private func listener(isolation: isolated (any Actor)?) -> ControlListener {
    ControlListener(
      pipeline: pipeline, controls: controls, rateShares: rateShares, rateLimiters: rateLimiters,
      holder: holder, active: { self.working },
      withdraw: { self.lane(of: $0)?.withdraw($0.work.run, isolation: isolation) })
  }

  // MARK: claiming

  /// Claims as many rows as there is room for, and starts their work. Returns false if no row was
  /// ready or there is no room.
  private func claim(isolation: isolated (any Actor)) async -> Bool {
    wakeUp.clear()
    var tookAny = false
    for kind in ClaimKind.allCases {
      let batch = kind == .broadcastRetry ? limits.retryBatch : limits.claimBatch
      let limit = min(batch, room(for: kind))
      if limit <= 0 { for lane in lanes.all { lane.noteFull(kind) } }
      guard limit > 0, lanes.isConfigured else { continue }
      do throws(StorageError) {
        let mayProceed = try await claim(kind, limit: limit, isolation: isolation)
        tookAny = tookAny || mayProceed
      } catch {
        pipeline.logger.warning("claim failed", metadata: ["error": "\(error)"])
        try? await loop.sleep(for: limits.databaseBackoff)
        return tookAny
      }
    }
    return tookAny
  }

  private func claim(
    _ kind: ClaimKind, limit: Int, isolation: isolated (any Actor)
  ) async throws(StorageError) -> Bool {
    let room = lanes.destinations { destination, lanes in
      // The lane of a row is known only after the claim.
      lanes.filter { $0.elsewhere(kind) == nil }
        .map { self.room(for: destination, on: $0, kind) }.min() ?? 0
    }
    let claimed = try await claimer.claim(
      kind, limit: limit, room: room, isRateLimited: rateLimiters.isLimited, isolation: isolation)
    // A claim locks more ranges than it takes. Other shards skipped these locked ranges, and are
    // notified to claim again.
    if claimed.leavesRanges { announcer.announce() }
    meters.claimed(claimed.rows.count)
    meters.rescues.add(claimed.rows.count(where: \.isRescued))
    for work in try await works(of: claimed.rows, isolation: isolation) {
      let lane = lane(for: work, isolation: isolation)
      if handsOver([work], nil, leaseEnds: claimed.leaseEnds, to: lane?.elsewhere(kind)) {
        continue
      }
      start(work, on: lane, leaseEnds: claimed.leaseEnds, isolation: isolation)
    }
    return claimed.mayProceed
  }

  /// Returns the lane of an active row; nil if no credential covers it, or if the lane has closed.
  private func lane(of running: RunningWork) -> CredentialLane? {
    running.lane.flatMap(lanes.lane)
  }

  func lane(for work: Work, isolation: isolated (any Actor)) -> CredentialLane? {
    lanes.lane(for: work.row.destination, work.notification.pushType, isolation: isolation)
  }

  /// Returns the work of claimed rows. If it cannot be read, the rows go back to the queue, because
  /// no other shard holds them.
  private func works(
    of rows: [QueueRow], isolation: isolated (any Actor)
  ) async throws(StorageError) -> [Work] {
    do throws(StorageError) {
      let found = try await renderers.work(of: rows)
      if found.unreadable.isEmpty { return found.readable }
      return found.readable
        + (await unreadable.lateWork(of: found.unreadable, isolation: isolation))
    } catch {
      for row in rows { giveBack(row, isolation: isolation) }
      throw error
    }
  }

  // MARK: one row

  /// Sends a row's pushes without a task for the row. This fast path, for pushes without waits or
  /// failures, ends the row with one statement.
  func sendAtOnce(
    _ running: RunningWork, _ recipients: [Recipient], on lane: CredentialLane,
    isolation: isolated (any Actor)
  ) {
    rows.take(running, isolation: isolation)
    count(running.work, on: lane, 1)
    let work = running.work
    settlement.read(counted: recipients.count { work.counts($0) }, of: running)
    let page = AudiencePage(recipients, of: work)
    let batch = PushBatch(page, of: running)
    let pushes = recipients.enumerated().map { index, recipient in
      if let batch, batch.covers(index) { return settlement.handOut(batch, index..<index + 1) }
      return .one(settlement.handOut(recipient, of: running, counts: work.counts(recipient)))
    }
    settlement.expanded(running)
    for pushes in pushes { lane.queue.offer(pushes, isolation: isolation) }
    running.whenAllEnded {
      if running.rowEnded { return self.leave(running) }
      Task {
        _ = isolation
        await self.ending.conclude(running, isolation: isolation)
        self.leave(running)
      }
    }
  }

  func start(
    _ work: Work, on lane: CredentialLane?, leaseEnds: MonotonicTime,
    renderer: MessageRenderer? = nil,
    isolation: isolated (any Actor)
  ) {
    let isRateLimited = rateLimiters.isLimited(work)
    if isRateLimited, rateLimited.room(for: work.run.app, work.claimKind) == 0 {
      return giveBack(
        work.row, afterSeconds: limits.pollInterval.inSeconds, isolation: isolation)
    }
    // Counted at once, so that the next claim includes it. Rate-limited rows use no lane's room.
    if isRateLimited { rateLimited.count(work, 1) } else { count(work, on: lane, 1) }
    Task {
      _ = isolation
      await self.carryOut(
        work, on: lane, isRateLimited: isRateLimited, leaseEnds: leaseEnds, renderer: renderer,
        isolation: isolation)
      if isRateLimited { self.rateLimited.count(work, -1) } else { self.count(work, on: lane, -1) }
      self.wake()
    }
  }

  private func count(_ work: Work, on lane: CredentialLane?, _ change: Int) {
    taken[work.claimKind, default: 0] += change
    lane?.rows.count(work, change)
  }

  private func carryOut(
    _ work: Work, on lane: CredentialLane?, isRateLimited: Bool, leaseEnds: MonotonicTime,
    renderer: MessageRenderer?, isolation: isolated (any Actor)
  ) async {
    do {
      let running = try await begin(
        work, on: lane, isRateLimited: isRateLimited, leaseEnds: leaseEnds, renderer: renderer,
        isolation: isolation)
      defer { leave(running, wasCounted: true) }
      if running.renderer != nil, running.mayProceed, isRateLimited {
        await joinRateLimiters(running, isolation: isolation)
      }
      defer { rateLimiters.leave(running.rateLimiters, running.work) }
      var interruption: StorageError?
      do throws(StorageError) {
        if running.mayProceed {
          try await expander.expand(running, on: lane, isolation: isolation)
        }
      } catch { interruption = error }
      await running.allEnded()
      if let interruption { throw interruption }
      await ending.conclude(running, isolation: isolation)
    } catch {
      // The row stays claimed until its lease ends. Then another claim tries again, until the row's
      // deadline.
      pipeline.logger.error(
        "work on notification interrupted", metadata: work.notification.logged(error))
    }
  }

  /// Creates the running work of a row with its renderer. Not inlined: otherwise the frame of
  /// `carryOut`, in which thousands of rows wait, would hold copies of the notification.
  @inline(never)
  private func begin(
    _ work: Work, on lane: CredentialLane?, isRateLimited: Bool, leaseEnds: MonotonicTime,
    renderer: MessageRenderer?, isolation: isolated (any Actor)
  ) async throws -> RunningWork {
    let now = pipeline.clock()
    var made = renderer
    if made == nil, now <= work.row.deadline, work.row.control == nil {
      made = try await renderers.renderer(for: work.notification)
    }
    let running = RunningWork(
      work, on: queue.connection, renderer: made, lane: lane?.id,
      counters: lane?.counters(of: work), now: loop.now, leaseEnds: leaseEnds,
      ahead: settlement.ahead, isHandedOver: renderer != nil)
    rows.take(running, isolation: isolation)
    // The app may have gained or lost a rate limit since the row was taken.
    if isStopping || rateLimiters.isLimited(work) != isRateLimited || lane?.isRetired == true {
      running.apply(.pause)
    }
    if running.apply(work.row.control, now: now) { lane?.withdraw(work.run) }
    return running
  }

  /// Reads the demand of the other shards, unless it was read a short time ago.
  private func joinRateLimiters(
    _ running: RunningWork, isolation: isolated (any Actor)
  ) async {
    running.rateLimiters = rateLimiters.join(running.work)
    if !rateLimiters.areKnown(running.rateLimiters) { await listener(isolation: isolation).share() }
  }

  private func leave(_ running: RunningWork, wasCounted: Bool = false) {
    rows.letGo(running)
    let app = running.work.run.app
    let lane = lane(of: running)
    if let state = lane?.credential, state.fault(for: app) != nil, state.obstacle(for: app) == nil {
      // This row may have been the lane's probe but sent nothing, so the next row must probe.
      keeper.wake()
    }
    pipeline.logger.debug("row finished", metadata: running.work.notification.logged)
    guard !wasCounted else { return }
    let wasFull = room(for: running.work.claimKind) <= 0
    count(running.work, on: lane, -1)
    // Not after every push, because a claim costs the same whether or not it finds rows.
    if isStopping || wasFull || lane?.rows.hasTurnedAway == true {
      lane?.rows.hasTurnedAway = false
      wake()
    }
  }
}
