// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import DequeModule
internal import Logging
internal import Messages
internal import PushModel
internal import Storage

/// The way to Apple under one credential in one environment: its sessions, its circuit, and a queue and
/// workers of its own, so that nobody else's push waits for it.
///
/// `put` and `offer` from any task of the shard, `close` once. A worker carries pushes one after the other
/// from rendering to a decision; a task per push would cost more than the push.
final class Lane {
  /// Times that a push that certainly never reached Apple is sent again at once, without a detour
  /// through the queue.
  private static let immediateRetries = 2
  /// How long a request that asks about the credential may wait for a connection, a stream or a
  /// token: a caller waits for the answer.
  private static let askDeadline = Duration.seconds(5)
  /// How long a probe waits for a provider token that was missing: it is held again soon, and shown as such.
  private static let tokenProbe = Duration.milliseconds(200)

  let environment: PushEnvironment
  /// Rows of the queue that are worked on and go this way, by kind.
  private(set) var rows: [ClaimKind: Int] = [:]
  /// Ranges among them, by app.
  private(set) var ranges: [AppID: Int] = [:]
  /// A row for names may have been left in the queue for want of room: who makes room says so.
  var hasTurnedAway = false
  private let pool: PushPool
  private let context: LaneContext
  /// Nil: here.
  private let home: LaneHome?
  /// Where its credential is stored, for an app or for all.
  private let places: (AppID?) -> [CredentialPlace]
  private var refusals = LaneRefusals()
  /// Pushes that were begun.
  private var begun = 0
  private var full = LaneFullness()
  private var circuits = LaneCircuits()
  private var queue: LaneQueue<Push>
  private var workers = 0
  private var idleWorkers: [UnsafeContinuation<Void, Never>] = []
  /// Producers that wait for room, by what they have for the lane.
  private var blocked: [Supply: Deque<UnsafeContinuation<Void, Never>>] = [:]
  private var isClosing = false
  /// Its credential was replaced or removed: rows in hand go back to the queue, for the lane that follows it.
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

  /// A row that goes this way is worked on (1), or was (-1).
  func count(_ work: Work, _ change: Int) {
    rows[work.claimKind, default: 0] += change
    guard work.claimKind == .broadcast else { return }
    let app = work.run.app
    ranges[app, default: 0] += change
    if ranges[app] == 0 { ranges[app] = nil }
  }

  /// The shard that this lane's work of a kind is to go to; nil: it stays here.
  func elsewhere(_ kind: ClaimKind) -> Int? {
    guard let home, home.shard != context.shard else { return nil }
    let grace = pool.statistics().sessions > 0 ? context.limits.laneStaysFor : .zero
    return home.hasTime(for: kind, at: context.loop.now, after: grace) ? home.shard : nil
  }

  /// There is more to do than is begun here. Others may help once it lasts, which a small broadcast does not.
  func isFull(_ kind: ClaimKind) {
    guard let home, home.shard == context.shard else { return }
    let now = context.loop.now
    if full.telling(kind, at: now, context.limits) {
      home.isBusy(kind, until: now + context.limits.laneBusyFor)
    }
  }

  /// Pushes that no worker has taken yet.
  var waiting: Int { queue.count }
  /// Whether Apple refuses its credential, for one of its apps at least.
  var isRefused: Bool { circuits.isRefused }
  /// Why it could not send an app's pushes when it last tried; nil once it could.
  func fault(for app: AppID) -> HoldReason? { circuits.fault(for: app) }
  /// Why nothing of an app is to be sent now; nil too when the next push is to find out.
  func obstacle(for app: AppID) -> HoldReason? {
    circuits.obstacle(for: app, now: context.loop.now)
  }
  var statistics: SessionPoolStatistics { pool.statistics() }

  /// Whether one more push of an app may wait, of rows of a kind.
  func hasRoom(_ kind: ClaimKind, for app: AppID) -> Bool { queue.hasRoom(kind, for: app) }

  /// Pushes that wait for room in one line.
  private struct Supply: Hashable {
    let app: AppID
    let kind: ClaimKind
  }

  /// Hands a push over; waits while the lane has no room for its kind and app. A producer that
  /// waits has pushes of its app before it, and each of those that leaves lets one in.
  func put(_ push: Push, isolation: isolated (any Actor)? = #isolation) async {
    let supply = Supply(app: push.app, kind: push.work.work.claimKind)
    while !queue.hasRoom(supply.kind, for: supply.app) {
      await withUnsafeContinuation { blocked[supply, default: []].append($0) }
    }
    offer(push, isolation: isolation)
  }

  /// Hands a push over without waiting; the caller has asked for room.
  func offer(_ push: Push, isolation: isolated (any Actor)? = #isolation) {
    queue.add(push, of: push.app, push.work.work.claimKind)
    if let worker = idleWorkers.popLast() {
      EventLoop.resumingHere { worker.resume() }
    } else if workers < context.limits.workers {
      startWorker(isolation: isolation)
    } else {
      for kind in ClaimKind.allCases { isFull(kind) }
    }
  }

  /// Pushes of a run that wait for a stream are not sent.
  func withdraw(_ run: RunID) { pool.withdraw(run) }

  /// Nobody is to hand over more than is on its way.
  func retire() { isRetired = true }

  /// Sends what still waits, ends the workers, and closes the sessions.
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
      while let push = await self.next() { await self.carry(push) }
      self.workers -= 1
      if self.workers == 0, let closer = self.closer.take() {
        EventLoop.resumingHere { closer.resume() }
      }
    }
  }

  /// The next push, waiting for one; nil ends the worker: enough others are idle, or the lane closes.
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

  private func carry(_ push: Push) async {
    let work = push.work
    switch work.directive {
    case .superseded, .hold: return work.dropped(push.place)
    case .cancel:
      return await context.recorder.record(push, DeliveryDecision(outcome: .cancelled))
    case .goOn, .pause: break
    }
    let situation = push.situation(now: context.clock())
    guard situation.now <= situation.deadline, let renderer = work.renderer else {
      return await context.recorder.recordLate(push)
    }
    let rendered: RenderedPayload
    do throws(RenderFailure) {
      rendered = try renderer.render(for: push.recipient, badge: push.badge)
    } catch {
      return await context.recorder.record(push, unrendered(error, push))
    }
    context.meters.rendered(rendered)
    guard let sent = await send(push, payload: rendered.bytes, situation) else {
      // Whom somebody else's intent keeps from it is theirs to tell of.
      guard work.directive == .cancel, work.translation.repeatIsHarmless else {
        return work.dropped(push.place)
      }
      return await context.recorder.record(push, DeliveryDecision(outcome: .cancelled))
    }
    let decision = work.directive == .cancel ? sent.withoutRetry : sent
    await context.recorder.record(push, decision, language: rendered.language)
  }

  private func unrendered(_ failure: RenderFailure, _ push: Push) -> DeliveryDecision {
    switch failure {
    case .notNamed:
      // Between two tries the device became somebody else's: the text is not meant for them.
      return DeliveryDecision(outcome: .unknownDevice, reason: OwnReason.otherUser.rawValue)
    case .impossible:
      // Acceptance checked that every reader has a text: a fault of ours, and shown as one.
      context.logger.error(
        "no language has all texts", metadata: push.work.work.notification.logged)
      return DeliveryDecision(outcome: .rejected, reason: OwnReason.renderingFailed.rawValue)
    }
  }

  /// Where the pushes of a row are counted.
  func counters(of work: Work) -> PushCounters {
    let key = PushCounters.Key(
      app: work.run.app, environment: environment,
      type: work.notification.message.options.pushType)
    return context.meters.pushes(key, name: context.appName(key.app))
  }

  /// Sends one request beside the queue, whatever the circuits say: for who asks about the credential.
  func ask(_ request: APNsRequest) async -> APNsResult {
    let started = context.loop.now
    let result = await pool.send(request, started + Self.askDeadline, nil)
    context.meters.answered(result, environment: environment, after: context.loop.now - started)
    return result
  }

  /// Nil: it was not sent, and its row knows why.
  private func send(
    _ push: Push, payload: [UInt8], _ situation: DeliveryDecision.Situation
  ) async -> DeliveryDecision? {
    let work = push.work
    let started = context.loop.now
    if let reason = circuits.ask(for: push.app, now: started, probeFor: wait) {
      work.tell(.hold(reason))
      return nil
    }
    begun += 1
    let number = begun
    var request = work.translation.request(for: push.recipient.token, payload: payload)
    // The app does not know the device, or Apple has called its token bad once. What was imported is most often good:
    // rather than that many of it wait, some go with the others.
    request.isDoubtful =
      !push.recipient.isRegistered || push.isTrial
      || push.recipient.isUnproven && pool.hasRoomForDoubtful()
    guard let result = await send(request, for: push) else {
      if push.isSuperseded { return DeliveryDecision(outcome: .superseded) }
      return takenBack(push, .queueDeadline)
    }
    context.meters.answered(
      result, environment: environment, after: context.loop.now - started)
    work.counters?.answered(result)
    var situation = situation
    situation.secondTry = await context.secondTries.after(result, to: push)
    let decision = DeliveryDecision.decide(result, situation, context.limits.retry)
    if let reason = fault(in: result, decision) {
      circuits.failed(
        reason, for: push.app, alone: decision.blamesApp, now: context.loop.now,
        wait: wait(for: reason))
      if decision.blamesCredential {
        tellRefused(push.app, alone: decision.blamesApp, reason: decision.reason)
      }
      work.tell(.hold(reason))
      return takenBack(push, reason.ownReason)
    }
    switch result {
    case .accepted, .rejected: answered(push.app, number)
    case .neverProcessed where work.directive == .cancel:
      return DeliveryDecision(outcome: .cancelled)
    case .neverProcessed where !work.mayGoOn && !push.isIntended: return nil
    case .neverProcessed, .unknown: break
    }
    return decision
  }

  private func tellRefused(
    _ app: AppID, alone: Bool, reason: String?, isolation: isolated (any Actor)? = #isolation
  ) {
    let whose = alone ? app : nil
    // All that is under way comes back with the same.
    if refusals.isKnown(whose, begun: begun, isSilent: context.herald.isSilent) { return }
    let places = places(whose)
    refusals.note(whose, at: places.first, begun: begun)
    context.herald.refused(places, reason: reason)
  }

  /// Apple refused these, as another shard has told: whichever of them are of this credential.
  func hear(of refused: Set<CredentialPlace>) {
    let (new, over) = refusals.hear(of: places(nil).filter(refused.contains), begun: begun)
    context.herald.hear(of: new)
    context.herald.forget(over)
  }

  /// Apple took the credential for the push of a number.
  private func answered(
    _ app: AppID, _ number: Int, isolation: isolated (any Actor)? = #isolation
  ) {
    guard let ended = refusals.end(by: number, of: app) else { return }
    for whose in ended { context.herald.work(places(whose)) }
    circuits.answered(for: app)
  }

  /// It was not sent. Whom an intent kept from it has no row of the queue by which to come to it, so that it
  /// gets one of its own.
  private func takenBack(_ push: Push, _ reason: OwnReason) -> DeliveryDecision? {
    push.isIntended ? .again(because: reason) : nil
  }

  /// Sends while the claim is sure to last until the answer. Nil: it is not, or does not stand, so that somebody
  /// else may be sending the same.
  private func send(_ request: APNsRequest, for push: Push) async -> APNsResult? {
    let work = push.work
    var retries = 0
    var isRefused = false
    let confirm: PushPool.Confirm = {
      if !push.isIntended { push.isIntended = await self.isGranted(push) }
      isRefused = !push.isIntended
      return push.isIntended
    }
    while true {
      let now = context.loop.now
      guard work.isLeased(until: now + context.limits.leaseMargin) else {
        work.tell(.superseded)
        return nil
      }
      let hasToken = circuits.fault(for: push.app) != .noProviderToken
      let latest = min(
        now + (hasToken ? context.limits.streamDeadline : Self.tokenProbe),
        work.leaseEnds + (.zero - context.limits.leaseMargin))
      let result = await pool.send(
        request, latest, work.translation.repeatIsHarmless ? nil : confirm)
      guard case .neverProcessed(let cause) = result else { return result }
      if isRefused { return nil }
      guard work.directive == .goOn || work.directive == .pause else { return result }
      switch cause {
      case .refusedStream, .goAway, .notWritten:
        retries += 1
        if retries > Self.immediateRetries { return result }
        if await isSuperseded(push) { return nil }
      case .queueDeadline where work.mayGoOn && context.loop.now >= latest:
        // Its sessions are busy: it goes on waiting, as long as the claim is renewed.
        if await isSuperseded(push) { return nil }
      default: return result
      }
    }
  }

  /// Whether nobody else sends a push that may not come twice, from now on. While PostgreSQL does not say so
  /// it is not sent.
  private func isGranted(_ push: Push) async -> Bool {
    do throws(StorageError) {
      return try await context.intents.grant(
        push.work.work.row, token: push.recipient.token, attempt: push.attempts + 1)
    } catch {
      context.logger.warning(
        "a push that may not come twice was not sent",
        metadata: push.work.work.notification.logged(error))
      return false
    }
  }

  /// Whether a newer push with its collapse id has come for its device. While PostgreSQL does not say so it is sent.
  private func isSuperseded(_ push: Push) async -> Bool {
    let found = try? await context.superseding.superseded(
      [push.recipient.token], of: push.work.work)
    push.isSuperseded = found?.isEmpty == false
    return push.isSuperseded
  }

  /// What an answer says against the lane.
  private func fault(in result: APNsResult, _ decision: DeliveryDecision) -> HoldReason? {
    switch result {
    case .rejected where decision.blamesCredential: .credentialRefused
    case .neverProcessed(.noConnection): .noConnection
    case .neverProcessed(.noProviderToken): .noProviderToken
    default: nil
    }
  }

  private func wait(for reason: HoldReason) -> Duration {
    let policy = context.limits.retry
    return .seconds(
      reason == .credentialRefused ? policy.credentialSeconds : policy.connectionSeconds)
  }
}
