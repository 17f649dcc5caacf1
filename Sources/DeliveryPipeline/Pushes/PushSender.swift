// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import Logging
internal import Messages
internal import PushModel
internal import Storage

/// Renders and sends pushes under one credential. Used on the shard's actor, for many pushes at
/// once.
final class PushSender {
  /// Longest wait of a credential check for a connection, a stream or a token. A caller waits for
  /// its result.
  private static let checkDeadline = Duration.seconds(5)
  /// Wait of a probe for a missing provider token. After it the lane is held again, with that
  /// reason.
  private static let tokenProbe = Duration.milliseconds(200)

  private let pool: PushPool
  private let credential: CredentialState
  private let environment: PushEnvironment
  private let intents: IntentStore
  private let superseding: SupersedingStore
  private let fallbacks: EnvironmentFallbacks
  private let pipeline: PipelineEnvironment

  init(
    pool: PushPool, credential: CredentialState, environment: PushEnvironment,
    intents: IntentStore, superseding: SupersedingStore, fallbacks: EnvironmentFallbacks,
    in pipeline: PipelineEnvironment
  ) {
    self.pool = pool
    self.credential = credential
    self.environment = environment
    self.intents = intents
    self.superseding = superseding
    self.fallbacks = fallbacks
    self.pipeline = pipeline
  }

  /// Sends one request without a push, to check the credential.
  func check(_ request: APNsRequest) async -> APNsResult {
    let started = pipeline.loop.now
    let result = await pool.send(request, started + Self.checkDeadline, nil)
    pipeline.meters.answered(
      result, environment: environment, after: pipeline.loop.now - started)
    return result
  }

  /// Renders and sends a push.
  func send(_ push: inout Push) async -> SendResult {
    let row = push.row
    if let cause = SendResult.NotSent(stoppedBy: row.directive) { return .notSent(cause) }
    let now = pipeline.clock()
    push.sentAt = now
    guard now <= row.work.row.deadline, let renderer = row.renderer else {
      return .notSent(.late)
    }
    let rendered: RenderedPayload
    do throws(RenderFailure) {
      rendered = try renderer.render(for: push.recipient, badge: push.badge)
    } catch {
      return unrenderable(error, of: row)
    }
    pipeline.meters.rendered(rendered)
    push.language = rendered.language
    return await send(&push, payload: rendered.bytes)
  }

  /// Whether the separate pool for unverified tokens takes a push now.
  func hasSeparateRoom(for push: Push) -> Bool {
    (push.needsSeparatePool || push.recipient.isUnverified) && pool.hasRoomForUnverified()
  }

  private func send(_ push: inout Push, payload: [UInt8]) async -> SendResult {
    let row = push.row
    let started = pipeline.loop.now
    let number: Int
    switch credential.admit(push.app) {
    case .admitted(let admitted, _): number = admitted
    case .held(let reason):
      row.apply(.hold(reason))
      return .notSent(.held(reason))
    }
    var request = row.translation.request(for: push.recipient.token, payload: payload)
    // Registered tokens without an accepted push share the connections of all pushes while the
    // separate pool is full, because most imported tokens are valid.
    request.isUnverified = push.needsSeparatePool || hasSeparateRoom(for: push)
    let result = await submit(request, for: &push)
    guard case .answered(let answer) = result else { return result }
    observe(
      answer, to: push, number: number, after: pipeline.loop.now - started,
      isSeparate: request.isUnverified)
    if push.isCalledBad(by: answer) {
      push.environmentFallback = await fallback(of: push)
    }
    return result
  }

  // MARK: parts of sending that batches share

  /// Returns the result for a push whose payload cannot be rendered.
  func unrenderable(_ failure: RenderFailure, of row: RunningWork) -> SendResult {
    if failure == .impossible {
      // Acceptance checked that every reader has a text, so a missing one is an error of the
      // gateway.
      pipeline.logger.error(
        "no language has all strings of the message", metadata: row.work.notification.logged)
    }
    return .notSent(.unrenderable(failure))
  }

  /// Counts the result of a push, and holds its row if the result reveals a fault of the lane.
  ///
  /// - Parameters:
  ///   - number: number of the push from its admission.
  ///   - isSeparate: whether it was sent on the separate connection of unverified tokens, whose
  ///     failures say nothing about the lane's connections.
  func observe(
    _ answer: APNsResult, to push: Push, number: Int, after: Duration, isSeparate: Bool = false,
    isolation: isolated (any Actor)? = #isolation
  ) {
    pipeline.meters.answered(answer, environment: environment, after: after)
    push.row.counters?.answered(answer)
    if isSeparate, case .neverProcessed(.noConnection) = answer {
      return push.row.apply(.hold(.noConnection))
    }
    if let fault = credential.observe(answer, push.app, number: number) {
      push.row.apply(.hold(fault))
    }
  }

  /// Returns the environment for the next attempt after Apple called the push's token bad.
  func fallback(of push: Push) async -> EnvironmentFallback { await fallbacks.fallback(of: push) }

  /// Returns whether the row's pushes that are not with the pool may be sent.
  func start(of row: RunningWork) -> Push.Start {
    Push.start(facts(of: row), margin: pipeline.limits.leaseMargin, patience: patience(of: row))
  }

  /// Longest wait of a row's push for a stream.
  private func patience(of row: RunningWork) -> Duration {
    credential.fault(for: row.work.run.app) == .noProviderToken
      ? Self.tokenProbe : pipeline.limits.streamDeadline
  }

  /// Carries out the steps of a push until its end.
  private func submit(_ request: APNsRequest, for push: inout Push) async -> SendResult {
    var step = next(&push)
    while true {
      switch step {
      case .submit(let latest):
        let answer =
          push.row.translation.repeatIsHarmless
          ? await pool.send(request, latest, nil)
          : await sendWithIntent(request, for: &push, latest: latest)
        step = push.returned(answer, facts(of: push.row), latest: latest)
      case .searchNewer:
        step = await isSuperseded(push) ? .end(.notSent(.superseded)) : next(&push)
      case .end(let result):
        if result == .notSent(.leaseEnding) { push.row.apply(.claimLost) }
        return result
      }
    }
  }

  private func next(_ push: inout Push) -> Push.Step {
    push.next(
      facts(of: push.row), margin: pipeline.limits.leaseMargin, patience: patience(of: push.row))
  }

  func facts(of row: RunningWork) -> Push.Facts {
    Push.Facts(directive: row.directive, leaseEnds: row.leaseEnds, now: pipeline.loop.now)
  }

  /// Sends a request for which the intent is stored before it is written. A separate function,
  /// because the pool keeps the closure, which moves its copy of the push to the heap.
  private func sendWithIntent(
    _ request: APNsRequest, for push: inout Push, latest: MonotonicTime
  ) async -> APNsResult {
    var copy = push
    let result = await pool.send(request, latest) {
      if copy.hasIntent { return copy.granted(true) }
      let isGranted = await self.isGranted(copy)
      return copy.granted(isGranted)
    }
    push = copy
    return result
  }

  /// Stores the intent to send a push that must not arrive twice; returns whether this shard may
  /// send it. Without an answer from PostgreSQL the push is not sent.
  private func isGranted(_ push: Push) async -> Bool {
    do throws(StorageError) {
      return try await intents.grant(
        push.row.work.row, token: push.recipient.token, attempt: push.attempts + 1)
    } catch {
      pipeline.logger.warning(
        "cannot store the intent of a push",
        metadata: push.row.work.notification.logged(error))
      return false
    }
  }

  /// Returns whether a newer push with the same collapse id exists for the device. If PostgreSQL is
  /// unavailable, returns false, so that the push is sent.
  func isSuperseded(_ push: Push) async -> Bool {
    let found = try? await superseding.superseded(
      [push.recipient.token], of: push.row.work)
    return found?.isEmpty == false
  }
}

extension Push {
  /// Whether its token is unregistered, or was called bad by Apple in the other environment.
  fileprivate var needsSeparatePool: Bool { !recipient.isRegistered || isEnvironmentProbe }

  /// Returns whether an answer calls the token of a registered device bad, so that it may belong to
  /// the other environment.
  func isCalledBad(by answer: APNsResult) -> Bool {
    guard case .rejected(let rejection) = answer else { return false }
    return rejection.reason == .badDeviceToken && recipient.isRegistered && !isEnvironmentProbe
  }
}
