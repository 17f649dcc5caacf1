// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import DequeModule
internal import Logging
internal import Messages
internal import PushModel

/// The way to Apple under one credential in one environment: its sessions, the circuit of the
/// credential, and a queue and workers of its own, so that nobody else's push waits for it.
///
/// `put` from any task of the shard, `close` once. A worker carries pushes one after the other from
/// rendering to a decision; a task per push would cost more than the push.
final class Lane {
  /// Times that a push that certainly never reached Apple is sent again at once, without a detour
  /// through the queue.
  private static let immediateRetries = 2

  let environment: PushEnvironment
  private let pool: PushPool
  private let context: LaneContext
  private var circuit = CredentialCircuit()
  private var queue: LaneQueue<Push>
  private var workers = 0
  private var idleWorkers: [UnsafeContinuation<Void, Never>] = []
  private var blocked: [WorkClass: Deque<UnsafeContinuation<Void, Never>>] = [:]
  private var isClosing = false
  private var closer: UnsafeContinuation<Void, Never>?

  init(pool: PushPool, environment: PushEnvironment, context: LaneContext) {
    self.pool = pool
    self.environment = environment
    self.context = context
    queue = LaneQueue(limit: context.limits.queuedPushes)
  }

  /// Pushes that no worker has taken yet.
  var waiting: Int { queue.count }
  /// Whether Apple refuses the credential.
  var isBlocked: Bool { circuit.isOpen }
  var statistics: SessionPoolStatistics { pool.statistics() }

  /// Hands a push over; waits while the lane has no room for its class.
  func put(_ push: Push, isolation: isolated (any Actor)? = #isolation) async {
    let workClass = push.work.workClass
    while !queue.hasRoom(workClass) {
      await withUnsafeContinuation { blocked[workClass, default: []].append($0) }
    }
    queue.add(push, of: push.app, workClass)
    if let worker = idleWorkers.popLast() {
      EventLoop.resumingHere { worker.resume() }
    } else if workers < context.limits.workers {
      startWorker(isolation: isolation)
    }
  }

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
      if let (push, workClass) = queue.take() {
        if let producer = blocked[workClass]?.popFirst() {
          EventLoop.resumingHere { producer.resume() }
        }
        return push
      }
      if isClosing || idleWorkers.count >= context.limits.idleWorkers { return nil }
      await withUnsafeContinuation { idleWorkers.append($0) }
    }
  }

  // MARK: one push

  private func carry(_ push: Push) async {
    let situation = push.situation(now: context.clock(), context.limits.retry)
    switch push.work.directive {
    case .superseded: return push.work.end(push.place, .dropped)
    case .cancel:
      return await context.recorder.record(push, DeliveryDecision(outcome: .cancelled))
    case .goOn, .pause: break
    }
    if situation.now > situation.deadline {
      let decision = DeliveryDecision(outcome: .expired, reason: OwnReason.tooLate.rawValue)
      return await context.recorder.record(push, decision)
    }
    let rendered: RenderedPayload
    do throws(RenderFailure) {
      rendered = try push.work.renderer.render(for: push.recipient, badge: push.badge)
    } catch {
      return await context.recorder.record(push, unrendered(error, push))
    }
    context.meters.rendered(rendered)
    let decision = await send(push, payload: rendered.bytes, situation)
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
        "no language has all texts",
        metadata: ["notification": "\(push.work.work.notification.id)"])
      return DeliveryDecision(outcome: .rejected, reason: OwnReason.renderingFailed.rawValue)
    }
  }

  private func send(
    _ push: Push, payload: [UInt8], _ situation: DeliveryDecision.Situation
  ) async -> DeliveryDecision {
    let policy = context.limits.retry
    let probeEvery = Duration.seconds(policy.credentialSeconds)
    let started = context.loop.now
    if case .wait(let seconds) = circuit.ask(now: started, probeEvery: probeEvery) {
      return .withoutCredential(OwnReason.credentialRefused.rawValue, situation, after: seconds)
    }
    let request = push.work.translation.request(for: push.recipient.token, payload: payload)
    let deadline = started + context.limits.streamDeadline
    var result = await pool.send(request, deadline)
    for _ in 0..<Self.immediateRetries {
      guard case .neverProcessed(let cause) = result, cause == .refusedStream || cause == .goAway
      else { break }
      result = await pool.send(request, deadline)
    }
    context.meters.answered(
      result, environment: environment, after: context.loop.now - started)
    let decision = DeliveryDecision.decide(result, situation, policy)
    note(result, decision, probeEvery: probeEvery)
    return decision
  }

  /// What an answer says of the credential; none says nothing of it.
  private func note(
    _ result: APNsResult, _ decision: DeliveryDecision, probeEvery: Duration
  ) {
    switch result {
    case .rejected where decision.blamesCredential:
      circuit.refused(now: context.loop.now, probeEvery: probeEvery)
    case .accepted, .rejected: circuit.accepted()
    case .neverProcessed, .unknown: break
    }
  }
}

/// What the lanes of a shard have in common.
struct LaneContext {
  let loop: EventLoop
  let recorder: OutcomeRecorder
  let limits: PipelineLimits
  let meters: PipelineMeters
  /// The wall clock.
  let clock: () -> Instant
  let logger: Logger
}
