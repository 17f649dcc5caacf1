// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import Localization
internal import Logging
internal import PushModel
internal import Storage

/// Carries pushes one after the other from rendering to a stored outcome. A shard has many; each is
/// one long-lived task, since a task per push would cost more than the push.
final class PushWorker {
  /// Seconds between tries to store an outcome while PostgreSQL is away: an outcome is never dropped.
  private static let storeRetry = Duration.milliseconds(500)
  /// Times that a push that certainly never reached Apple is sent again at once, without a detour
  /// through the queue.
  private static let immediateRetries = 2

  private let pipeline: Pipeline

  init(pipeline: Pipeline) { self.pipeline = pipeline }

  /// Works until the queue is closed and empty.
  func run() async {
    while let push = await pipeline.pushes.take() { await carry(push) }
  }

  private func carry(_ push: ActivePush) async {
    let started = pipeline.loop.now
    let notification = push.work.item.notification
    let situation = DeliveryDecision.Situation(
      attempt: push.attempts + 1, now: pipeline.clock(),
      deadline: push.work.translation.deadline(pipeline.limits.retry),
      repeatIsHarmless: push.work.translation.repeatIsHarmless)
    var language: String?
    var decision: DeliveryDecision
    if situation.now > situation.deadline {
      decision = DeliveryDecision(outcome: .expired, reason: "TooLate")
    } else {
      do throws(NotificationRenderer.Failure) {
        let rendered = try push.work.renderer.render(
          for: push.recipient, badge: push.badge)
        language = rendered.language
        pipeline.meters.rendered(rendered)
        decision = await send(push, payload: rendered.bytes, situation)
      } catch {
        decision = unrendered(error, notification)
      }
    }
    pipeline.meters.decided(
      decision, environment: push.recipient.environment, since: notification.acceptedAt,
      now: pipeline.clock(), tookSince: started)
    if decision.outcome == .accepted && push.work.countsAccepted {
      push.work.finish(acceptedIn: language ?? "")
      return
    }
    await store(push, decision, language: language)
    push.work.finish(acceptedIn: nil)
  }

  private func unrendered(
    _ failure: NotificationRenderer.Failure, _ notification: NotificationRecord
  ) -> DeliveryDecision {
    switch failure {
    case .notNamed:
      // Between two tries the device became somebody else's: the text is not meant for them.
      return DeliveryDecision(outcome: .unknownDevice, reason: "OtherUser")
    case .impossible:
      // Acceptance checked that every reader has a text: a fault of ours, and shown as one.
      pipeline.logger.error(
        "no language has all texts", metadata: ["notification": "\(notification.id)"])
      return DeliveryDecision(outcome: .rejected, reason: "RenderingFailed")
    }
  }

  private func send(
    _ push: ActivePush, payload: [UInt8], _ situation: DeliveryDecision.Situation
  ) async -> DeliveryDecision {
    let policy = pipeline.limits.retry
    let probeEvery = Duration.seconds(policy.credentialSeconds)
    let lane: Sender.Lane?
    do {
      lane = try pipeline.sender.lane(
        app: push.work.item.notification.app, environment: push.recipient.environment,
        configuration: pipeline.configuration())
    } catch {
      pipeline.logger.error("no pool for the credential", metadata: ["error": "\(error)"])
      lane = nil
    }
    guard let lane else {
      return .withoutCredential("NoCredential", situation, after: policy.credentialSeconds)
    }
    if case .wait(let seconds) = lane.circuit.ask(now: pipeline.loop.now, probeEvery: probeEvery) {
      return .withoutCredential("CredentialRefused", situation, after: seconds)
    }
    let request = push.work.translation.request(for: push.recipient.token, payload: payload)
    let deadline = pipeline.loop.now + pipeline.limits.streamDeadline
    var result = await lane.pool.send(request, deadline: deadline)
    for _ in 0..<Self.immediateRetries {
      guard case .neverProcessed(let cause) = result, cause == .refusedStream || cause == .goAway
      else { break }
      result = await lane.pool.send(request, deadline: deadline)
    }
    pipeline.meters.answered(result, environment: push.recipient.environment)
    let decision = DeliveryDecision.decide(result, situation, policy)
    if decision.blamesCredential {
      lane.circuit.refused(now: pipeline.loop.now, probeEvery: probeEvery)
    } else if case .neverProcessed = result {
      // Says nothing about the credential.
    } else if case .unknown = result {
      // Neither does this.
    } else {
      lane.circuit.accepted()
    }
    return decision
  }

  private func store(
    _ push: ActivePush, _ decision: DeliveryDecision, language: String?
  ) async {
    let item = push.work.item
    let policy = pipeline.limits.retry
    let report = DeliveryReport(
      app: item.notification.app, run: item.run, token: push.recipient.token, day: item.day,
      notification: item.notification.id, outcome: decision.outcome, status: decision.status,
      reason: decision.reason, language: language,
      apnsID: push.work.translation.apnsID(for: push.recipient.token),
      attempts: push.attempts + 1, verdict: decision.verdict,
      retryAfterSeconds: decision.retryAfterSeconds.map {
        $0 * (1 + policy.jitter * Double.random(in: 0...1))
      })
    while true {
      do {
        let pruned = try await pipeline.store.outcomes.record(report)
        if pruned { pipeline.meters.pruned(decision.verdict) }
        return
      } catch {
        pipeline.logger.warning(
          "an outcome waits for the database", metadata: ["error": "\(error)"])
        do { try await pipeline.loop.sleep(for: Self.storeRetry) } catch { return }
      }
    }
  }
}
