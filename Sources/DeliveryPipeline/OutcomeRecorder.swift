// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule
internal import Logging
internal import PushModel
internal import Storage

/// Counts or stores every decision, in batches for concurrent pushes. Workers do not wait for a
/// commit, and no outcome is dropped.
///
/// Used on the shard's actor only.
final class OutcomeRecorder {
  /// Interval between attempts to store an outcome while PostgreSQL is unavailable.
  private static let storeRetry = Duration.milliseconds(500)

  private let loop: EventLoop
  private let outcomes: OutcomeStore
  private let limits: PipelineLimits
  private let meters: PipelineMeters
  private let clock: () -> Instant
  private let logger: Logger
  /// Number of accepted pushes of this shard's rows that are counted above the watermark.
  let ahead = CountedAhead()
  private var unstored = 0
  private var waiting: Deque<UnsafeContinuation<Void, Never>> = []

  init(
    loop: EventLoop, outcomes: OutcomeStore, limits: PipelineLimits, meters: PipelineMeters,
    clock: @escaping () -> Instant, logger: Logger
  ) {
    self.loop = loop
    self.outcomes = outcomes
    self.limits = limits
    self.meters = meters
    self.clock = clock
    self.logger = logger
  }

  /// Number of decided outcomes that are not stored yet.
  var count: Int { unstored }

  /// Returns whether a row's deadline has passed.
  func isLate(_ running: RunningWork) -> Bool { clock() > running.work.row.deadline }

  /// Ends a push by the result of sending it: records the decision, or leaves the push to its row.
  /// Returns as `record`.
  func settle(
    _ push: Push, _ result: SendResult, isolation: isolated (any Actor)? = #isolation
  ) async {
    let situation = push.situation(now: push.sentAt ?? clock())
    switch DeliveryDecision.decide(result, situation, limits.retry) {
    case .returned: push.work.dropped(push.place)
    case .settled(let decision):
      await record(
        push, decision, language: push.language, isAttempt: result != .notSent(.late),
        isolation: isolation)
    }
  }

  /// Records a push's decision. Returns once it is counted or its store has begun. Waits only while
  /// too many outcomes are unstored.
  ///
  /// - Parameters:
  ///   - language: language of the rendered text.
  ///   - isAttempt: whether this attempt sent the push; false if its deadline had passed before.
  func record(
    _ push: Push, _ decision: DeliveryDecision, language: String? = nil, isAttempt: Bool = true,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let work = push.work
    meters.decided(
      decision, environment: push.recipient.environment,
      since: work.work.notification.acceptedAt, now: clock())
    count(push, decision)
    if decision.outcome == .accepted, work.mayCount(limits) {
      return work.counted(push.place, language: language ?? "")
    }
    var row = work.work.row
    row.isEnvironmentProbe =
      decision.environmentFallback.isEnvironmentProbe || push.isEnvironmentProbe
    if let environment = decision.environmentFallback.environment { row.environment = environment }
    // For accepted pushes, the apns-id is derived from run and device.
    let apnsID =
      decision.outcome == .accepted ? nil : work.translation.apnsID(for: push.recipient.token)
    var report = DeliveryReport(
      row: row, token: push.recipient.token, outcome: decision.outcome,
      status: decision.status, reason: decision.reason, language: language,
      apnsID: apnsID, attempts: push.attempts + (isAttempt ? 1 : 0),
      verdict: push.proves(decision) ? .proven : decision.verdict,
      retryAfterSeconds: decision.retryAfterSeconds.map(withJitter),
      endsRow: work.decided(decision.outcome), wasIntended: push.hasIntent)
    report.mayBeCounted = decision.outcome == .accepted && work.countsAccepted
    await store(report, isolation: isolation) { work.stored(push.place) }
  }

  /// Counts whether the answer calls the device's token valid, for the pruning guard. A 410 is not
  /// counted, because it concerns a single device.
  private func count(_ push: Push, _ decision: DeliveryDecision) {
    let isGood = decision.outcome == .accepted
    guard push.recipient.isRegistered, isGood || decision.verdict.isQuarantine else { return }
    outcomes.tally.count(push.registeredDestination, isGood: isGood, now: clock())
  }

  /// Records that the device of a retry no longer exists. Returns once the outcome is being stored.
  func recordGone(
    _ token: DeviceToken, _ running: RunningWork, attempts: Int,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let place = running.begin(Self.nobody(token))
    running.expanded()
    let report = DeliveryReport(
      row: running.work.row, token: token, outcome: .unknownDevice,
      reason: GatewayReason.notRegisteredHere.rawValue, attempts: attempts,
      endsRow: running.decided(.unknownDevice))
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// Moves a retry to its device's new environment, without delay.
  func recordMoved(
    _ token: DeviceToken, to environment: PushEnvironment, _ running: RunningWork, attempts: Int,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let place = running.begin(Self.nobody(token))
    running.expanded()
    var row = running.work.row
    row.environment = environment
    row.isEnvironmentProbe = false
    let report = DeliveryReport(
      row: row, token: token, outcome: .waiting, reason: GatewayReason.otherEnvironment.rawValue,
      attempts: attempts, retryAfterSeconds: 0, endsRow: running.decided(.waiting))
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// Stores a retry for a device of a page that has moved to the other environment since the run
  /// began.
  func recordMoved(
    _ device: AudiencePage.Device, _ running: RunningWork,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let place = running.begin(device.recipient, counts: device.counts)
    var row = running.work.row
    row.environment = device.recipient.environment
    let report = DeliveryReport(
      row: row, token: device.recipient.token, outcome: .waiting,
      reason: GatewayReason.otherEnvironment.rawValue, attempts: 0, retryAfterSeconds: 0,
      endsRow: running.decided(.waiting))
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// Counts deliveries that were stored as ended after their holder died.
  func ended(_ outcome: DeliveryOutcome, _ count: Int, environment: PushEnvironment) {
    meters.ended(outcome, count, environment: environment)
  }

  /// Stores the outcome of a retry whose notification could not be read before its deadline.
  func recordLost(
    _ token: DeviceToken, _ row: QueueRow, attempts: Int
  ) async throws(StorageError) {
    _ = try await outcomes.record(
      DeliveryReport(
        row: row, token: token, outcome: .expired, reason: GatewayReason.tooLate.rawValue,
        attempts: attempts, endsRow: true))
  }

  /// Stores a retry row for a push that was not sent, so that the watermark can pass it. Returns
  /// once the store has begun.
  func recordPostponed(
    _ token: DeviceToken, at place: Int, _ running: RunningWork, because reason: GatewayReason,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let report = DeliveryReport(
      row: running.work.row, token: token, outcome: .waiting, reason: reason.rawValue, attempts: 0,
      retryAfterSeconds: 0)
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// Postpones a push to the end of the reader's quiet hours. Ends the push instead if it would
  /// expire by then or is to be skipped. Returns once the store of the outcome has begun.
  ///
  /// - Parameter attempts: number of earlier attempts.
  func recordQuiet(
    _ device: Recipient, until end: Instant, _ running: RunningWork, skips: Bool, attempts: Int,
    counts: Bool = true, isolation: isolated (any Actor)? = #isolation
  ) async {
    let place = running.begin(device, counts: counts)
    var row = running.work.row
    row.deadline = running.work.notification.deadline(ofPushDueAt: end)
    let outcome: DeliveryOutcome = skips ? .cancelled : row.deadline <= end ? .expired : .waiting
    meters.quiet(outcome, environment: row.environment)
    let seconds = Double(end.microseconds - clock().microseconds) / 1e6
    let report = DeliveryReport(
      row: row, token: device.token, outcome: outcome, reason: GatewayReason.quietHours.rawValue,
      attempts: attempts, retryAfterSeconds: outcome == .waiting ? max(0, seconds) : nil,
      endsRow: running.decided(outcome))
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// Records that a newer push with the same collapse id replaces this one. Returns once the store
  /// of the outcome has begun.
  ///
  /// - Parameter attempts: number of earlier attempts.
  func recordSuperseded(
    _ device: Recipient, _ running: RunningWork, attempts: Int, counts: Bool = true,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    meters.ended(.superseded, environment: running.work.row.environment)
    let place = running.begin(device, counts: counts)
    let report = DeliveryReport(
      row: running.work.row, token: device.token, outcome: .superseded, attempts: attempts,
      endsRow: running.decided(.superseded))
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// Records a skipped push as cancelled. Returns once the store of the outcome has begun.
  func recordCancelled(
    _ token: DeviceToken, at place: Int, _ running: RunningWork,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    meters.ended(.cancelled, environment: running.work.row.environment)
    let report = DeliveryReport(
      row: running.work.row, token: token, outcome: .cancelled, attempts: 0)
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// Records a cancelled retry. Returns once the store of the outcome has begun.
  func recordCancelled(
    _ token: DeviceToken, _ running: RunningWork, attempts: Int,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    meters.ended(.cancelled, environment: running.work.row.environment)
    let place = running.begin(Self.nobody(token))
    running.expanded()
    let report = DeliveryReport(
      row: running.work.row, token: token, outcome: .cancelled, attempts: attempts,
      endsRow: running.decided(.cancelled))
    await store(report, isolation: isolation) { running.stored(place) }
  }

  private static func nobody(_ token: DeviceToken) -> Recipient {
    Recipient(token: token, bucket: 0, languages: [], environment: .production, user: nil)
  }

  private func withJitter(_ seconds: Double) -> Double {
    seconds * (1 + limits.retry.jitter * Double.random(in: 0...1))
  }

  // MARK: storing

  private func store(
    _ report: DeliveryReport, isolation: isolated (any Actor)?, then stored: @escaping () -> Void
  ) async {
    while unstored >= limits.unstoredOutcomes {
      await withUnsafeContinuation { waiting.append($0) }
    }
    unstored += 1
    submit(report, isolation: isolation, then: stored)
  }

  private func submit(
    _ report: DeliveryReport, isolation: isolated (any Actor)?, then stored: @escaping () -> Void
  ) {
    outcomes.record(report, isolation: isolation) { result in
      switch result {
      case .success(let changed):
        if changed { self.meters.changed(report.verdict, environment: report.row.environment) }
        self.unstored -= 1
        if let next = self.waiting.popFirst() { EventLoop.resumingHere { next.resume() } }
        stored()
      case .failure(let error):
        self.logger.warning(
          "cannot store outcome; retrying", metadata: ["error": "\(error)"])
        self.loop.schedule(at: self.loop.now + Self.storeRetry) {
          self.submit(report, isolation: isolation, then: stored)
        }
      }
    }
  }
}

extension Push {
  /// Returns whether a decision is the first success of an unverified device.
  fileprivate func proves(_ decision: DeliveryDecision) -> Bool {
    recipient.isUnverified && decision.outcome == .accepted && decision.verdict == .none
  }
}
