// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import DequeModule
internal import Logging
internal import Messages
internal import PushModel
internal import Storage

/// Connections to Apple under one credential in one environment. Each lane has its own circuit
/// breaker, queue and workers, so that no lane delays another.
///
/// Call `put` and `offer` from any task of the shard, and `close` once. A worker carries one push
/// after another from rendering to a decision; one task per push would cost more than the push.
final class Lane {
  /// Number of immediate retries of a push that certainly never reached Apple, before it returns to
  /// the queue.
  private static let immediateRetries = 2
  /// Longest wait of a credential check for a connection, a stream or a token. A caller waits for
  /// its result.
  private static let askDeadline = Duration.seconds(5)
  /// Wait of a probe for a missing provider token. After it the lane is held again, with that
  /// reason.
  private static let tokenProbe = Duration.milliseconds(200)

  let environment: PushEnvironment
  /// Active rows of this lane, by kind.
  private(set) var rows: [ClaimKind: Int] = [:]
  /// Whether a row for named recipients may be left in the queue for lack of room. The next row
  /// that ends then triggers a claim.
  private(set) var ranges: [AppID: Int] = [:]
  /// Home shard of the lane; nil: its work stays on this shard.
  var hasTurnedAway = false
  private let pool: PushPool
  private let context: LaneContext
  /// Home of the lane; nil keeps its work on this shard.
  private let home: LaneHome?
  /// Number of pushes that have begun.
  private let places: (AppID?) -> [CredentialPlace]
  private var refusals = LaneRefusals()
  /// Number of pushes begun.
  private var begun = 0
  private var full = LaneFullness()
  private var circuits = LaneCircuits()
  private var queue: LaneQueue<Push>
  private var workers = 0
  private var idleWorkers: [UnsafeContinuation<Void, Never>] = []
  /// Producers that wait for room in the queue, by app and kind.
  private var blocked: [Supply: Deque<UnsafeContinuation<Void, Never>>] = [:]
  private var isClosing = false
  /// Whether the credential was replaced or removed. Active rows go back to the queue, for the new
  /// lane.
  private(set) var isRetired = false
  private var closer: UnsafeContinuation<Void, Never>?

  init(
    pool: PushPool, environment: PushEnvironment, context: LaneContext, home: LaneHome? = nil,
    places: @escaping (AppID?) -> [CredentialPlace] = { _ in [] }
  ) {
    self.places = places
    self.pool = pool
    self.home = home
    self.environment = environment
    self.context = context
    queue = LaneQueue(limit: context.limits.queuedPushes)
  }

  /// Counts an active row of this lane: 1 when it starts, -1 when it ends.
  func count(_ work: Work, _ change: Int) {
    rows[work.claimKind, default: 0] += change
    guard work.claimKind == .broadcast else { return }
    let app = work.run.app
    ranges[app, default: 0] += change
    if ranges[app] == 0 { ranges[app] = nil }
  }

  /// Returns the shard that takes this lane's work of a kind; nil if the work stays on this shard.
  func elsewhere(_ kind: ClaimKind) -> Int? {
    guard let home, home.shard != context.shard else { return nil }
    let grace = pool.statistics().sessions > 0 ? context.limits.laneStaysFor : .zero
    return home.hasTime(for: kind, at: context.loop.now, after: grace) ? home.shard : nil
  }

  /// Records that the lane has no room for more work of a kind. Other shards may help once this
  /// lasts, which it does not for a small broadcast.
  func isFull(_ kind: ClaimKind) {
    guard let home, home.shard == context.shard else { return }
    let now = context.loop.now
    if full.telling(kind, at: now, context.limits) {
      home.isBusy(kind, until: now + context.limits.laneBusyFor)
    }
  }

  /// Pushes that no worker has taken yet.
  var waiting: Int { queue.count }
  /// Whether Apple refuses the credential, for at least one app.
  var isRefused: Bool { circuits.isRefused }
  /// Why the last attempt to send an app's pushes failed; nil after a success.
  func fault(for app: AppID) -> HoldReason? { circuits.fault(for: app) }
  /// Returns why an app's pushes must wait now; nil if the next push may go, also as a probe.
  func obstacle(for app: AppID) -> HoldReason? {
    circuits.obstacle(for: app, now: context.loop.now)
  }
  /// State of the lane for the metrics.
  var sample: LaneSample {
    LaneSample(
      environment: environment, sessions: pool.statistics(), queued: waiting, isRefused: isRefused)
  }

  /// Whether the queue has room for one more push of an app and a kind.
  func hasRoom(_ kind: ClaimKind, for app: AppID) -> Bool { queue.hasRoom(kind, for: app) }

  /// Key of the producers that wait for room of one app and kind.
  private struct Supply: Hashable {
    let app: AppID
    let kind: ClaimKind
  }

  /// Enqueues a push. Waits while the queue is full for the push's app and kind. A full queue holds
  /// pushes of that app, and each one that leaves it admits one waiting producer.
  func put(_ push: Push, isolation: isolated (any Actor)? = #isolation) async {
    let supply = Supply(app: push.app, kind: push.row.work.claimKind)
    while !queue.hasRoom(supply.kind, for: supply.app) {
      await withUnsafeContinuation { blocked[supply, default: []].append($0) }
    }
    offer(push, isolation: isolation)
  }

  /// Enqueues a push without waiting; the caller has checked `hasRoom`.
  func offer(_ push: Push, isolation: isolated (any Actor)? = #isolation) {
    queue.add(push, of: push.app, push.row.work.claimKind)
    if let worker = idleWorkers.popLast() {
      EventLoop.resumingHere { worker.resume() }
    } else if workers < context.limits.workers {
      startWorker(isolation: isolation)
    } else {
      for kind in ClaimKind.allCases { isFull(kind) }
    }
  }

  /// Cancels the requests of a run that wait for a stream.
  func withdraw(_ run: RunID) { pool.withdraw(run) }

  /// Marks the lane as replaced: active rows must hand over no more pushes.
  func retire() { isRetired = true }

  /// Sends the queued pushes, ends the workers, and closes the sessions.
  func close() async {
    isClosing = true
    EventLoop.resumingHere {
      for worker in idleWorkers { worker.resume() }
      idleWorkers = []
    }
    if workers > 0 { await withUnsafeContinuation { closer = $0 } }
    await pool.close()
  }

  // MARK: workers

  private func startWorker(isolation: isolated (any Actor)?) {
    workers += 1
    Task {
      _ = isolation
      while let push = await self.next() {
        let result = await self.send(push)
        await self.context.settlement.settle(push, result)
      }
      self.workers -= 1
      if self.workers == 0, let closer = self.closer.take() {
        EventLoop.resumingHere { closer.resume() }
      }
    }
  }

  /// Returns the next push, after a wait if the queue is empty. Returns nil, which ends the worker,
  /// if enough others are idle or the lane closes.
  private func next() async -> Push? {
    while true {
      if let (push, app, kind) = queue.take() {
        letIn(Supply(app: app, kind: kind))
        return push
      }
      if isClosing || idleWorkers.count >= context.limits.idleWorkers { return nil }
      await withUnsafeContinuation { idleWorkers.append($0) }
    }
  }

  private func letIn(_ supply: Supply) {
    guard let producer = blocked[supply]?.popFirst() else { return }
    if blocked[supply]?.isEmpty == true { blocked[supply] = nil }
    EventLoop.resumingHere { producer.resume() }
  }

  // MARK: one push

  /// Renders and sends a push.
  private func send(_ push: Push) async -> SendResult {
    let row = push.row
    if let cause = SendResult.NotSent(stoppedBy: row.directive) { return .notSent(cause) }
    let now = context.clock()
    push.sentAt = now
    guard now <= row.work.row.deadline, let renderer = row.renderer else {
      return .notSent(.late)
    }
    let rendered: RenderedPayload
    do throws(RenderFailure) {
      rendered = try renderer.render(for: push.recipient, badge: push.badge)
    } catch {
      if error == .impossible {
        // Acceptance checked that every reader has a text, so a missing one is an error of the
        // gateway.
        context.logger.error(
          "no language has all strings of the message", metadata: row.work.notification.logged)
      }
      return .notSent(.unrenderable(error))
    }
    context.meters.rendered(rendered)
    push.language = rendered.language
    return await send(push, payload: rendered.bytes)
  }

  /// Returns the counters of a row's pushes.
  func counters(of work: Work) -> PushCounters {
    let key = PushCounters.Key(
      app: work.run.app, environment: environment,
      type: work.notification.message.options.pushType)
    return context.meters.pushes(key, name: context.appName(key.app))
  }

  /// Sends one request outside the queue and the circuit breakers, to check the credential.
  func ask(_ request: APNsRequest) async -> APNsResult {
    let started = context.loop.now
    let result = await pool.send(request, started + Self.askDeadline, nil)
    context.meters.answered(result, environment: environment, after: context.loop.now - started)
    return result
  }

  private func send(_ push: Push, payload: [UInt8]) async -> SendResult {
    let row = push.row
    let started = context.loop.now
    if let reason = circuits.ask(for: push.app, now: started, probeFor: wait) {
      row.tell(.hold(reason))
      return .notSent(.held(reason))
    }
    begun += 1
    let number = begun
    var request = row.translation.request(for: push.recipient.token, payload: payload)
    // Unverified are unregistered tokens, and tokens that Apple called bad in the other
    // environment. Other tokens without an accepted push count while the separate pool has room.
    // Beyond that they share the connections of all pushes, because most imported tokens are valid.
    request.isUnverified =
      !push.recipient.isRegistered || push.isEnvironmentProbe
      || push.recipient.isUnverified && pool.hasRoomForUnverified()
    let result = await send(request, for: push)
    guard case .answered(let answer) = result else { return result }
    context.meters.answered(
      answer, environment: environment, after: context.loop.now - started)
    row.counters?.answered(answer)
    if let fault = observe(answer, push.app, number: number) { row.tell(.hold(fault)) }
    push.environmentFallback = await context.secondTries.after(answer, to: push)
    return result
  }

  /// Records what a push's result shows about the credential and the connections. Returns the fault
  /// of the lane, if the result reveals one.
  private func observe(
    _ answer: APNsResult, _ app: AppID, number: Int,
    isolation: isolated (any Actor)? = #isolation
  ) -> HoldReason? {
    if let fault = HoldReason(faultIn: answer) {
      var isOfOneApp = false
      if case .rejected(let rejection) = answer {
        isOfOneApp = rejection.reason.isOfOneTopic
        tellRefused(
          app, alone: isOfOneApp, reason: DeliveryDecision.name(of: rejection),
          isolation: isolation)
      }
      circuits.failed(
        fault, for: app, alone: isOfOneApp, now: context.loop.now, wait: wait(for: fault))
      return fault
    }
    switch answer {
    case .accepted, .rejected: answered(app, number, isolation: isolation)
    case .neverProcessed, .unknown: break
    }
    return nil
  }

  private func tellRefused(
    _ app: AppID, alone: Bool, reason: String?, isolation: isolated (any Actor)? = #isolation
  ) {
    let whose = alone ? app : nil
    // All other in-flight pushes return with this refusal, too, so one report suffices.
    if refusals.isKnown(whose, begun: begun, isSilent: context.statusReporter.isSilent) { return }
    let places = places(whose)
    refusals.note(whose, at: places.first, begun: begun)
    context.statusReporter.refused(places, reason: reason)
  }

  /// Records refusals that other shards reported, if they concern this lane's credential.
  func hear(of refused: Set<CredentialPlace>) {
    let (new, over) = refusals.hear(of: places(nil).filter(refused.contains), begun: begun)
    context.statusReporter.hear(of: new)
    context.statusReporter.forget(over)
  }

  /// Records that Apple accepted the credential for the push with number `begun`.
  private func answered(
    _ app: AppID, _ number: Int, isolation: isolated (any Actor)? = #isolation
  ) {
    guard let ended = refusals.end(by: number, of: app) else { return }
    for whose in ended { context.statusReporter.work(places(whose)) }
    circuits.answered(for: app)
  }

  /// Sends the request only while the claim certainly lasts until the answer. Otherwise another
  /// shard may send this push.
  private func send(_ request: APNsRequest, for push: Push) async -> SendResult {
    let row = push.row
    var retries = 0
    var isRefused = false
    let confirm: PushPool.Confirm = {
      if !push.hasIntent { push.hasIntent = await self.isGranted(push) }
      isRefused = !push.hasIntent
      return push.hasIntent
    }
    while true {
      // The directive may have changed during the search for a newer push.
      if let cause = SendResult.NotSent(stoppedBy: row.directive) { return .notSent(cause) }
      let now = context.loop.now
      guard row.isLeased(until: now + context.limits.leaseMargin) else {
        row.tell(.claimLost)
        return .notSent(.leaseEnding)
      }
      let hasToken = circuits.fault(for: push.app) != .noProviderToken
      let latest = min(
        now + (hasToken ? context.limits.streamDeadline : Self.tokenProbe),
        row.leaseEnds + (.zero - context.limits.leaseMargin))
      let result = await pool.send(
        request, latest, row.translation.repeatIsHarmless ? nil : confirm)
      guard case .neverProcessed(let cause) = result else { return .answered(result) }
      if isRefused { return .notSent(.intentElsewhere) }
      guard row.directive == .proceed || row.directive == .pause else {
        return .answered(result)
      }
      switch cause {
      case .refusedStream, .goAway, .notWritten:
        retries += 1
        if retries > Self.immediateRetries { return .answered(result) }
        if await isSuperseded(push) { return .notSent(.superseded) }
      case .queueDeadline where row.mayProceed && context.loop.now >= latest:
        // All streams are busy. The push keeps waiting as long as the claim is renewed.
        if await isSuperseded(push) { return .notSent(.superseded) }
      default: return .answered(result)
      }
    }
  }

  /// Stores the intent to send a push that must not arrive twice; returns whether this shard may
  /// send it. Without an answer from PostgreSQL the push is not sent.
  private func isGranted(_ push: Push) async -> Bool {
    do throws(StorageError) {
      return try await context.intents.grant(
        push.row.work.row, token: push.recipient.token, attempt: push.attempts + 1)
    } catch {
      context.logger.warning(
        "cannot store the intent of a push",
        metadata: push.row.work.notification.logged(error))
      return false
    }
  }

  /// Returns whether a newer push with the same collapse id exists for the device. If PostgreSQL is
  /// unavailable, returns false, so that the push is sent.
  private func isSuperseded(_ push: Push) async -> Bool {
    let found = try? await context.superseding.superseded(
      [push.recipient.token], of: push.row.work)
    return found?.isEmpty == false
  }

  private func wait(for reason: HoldReason) -> Duration {
    let policy = context.limits.retry
    return .seconds(
      reason == .credentialRefused ? policy.credentialSeconds : policy.connectionSeconds)
  }
}
