// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule
internal import Logging
internal import PushModel
internal import Storage

/// Sees every decision through to where it is kept: counted, or stored with those of all pushes that
/// ended meanwhile. Nobody waits for a commit; an outcome is never dropped.
///
/// Used on the shard's actor only.
final class OutcomeRecorder {
  /// Between tries to store an outcome while PostgreSQL is away.
  private static let storeRetry = Duration.milliseconds(500)

  private let loop: EventLoop
  private let outcomes: OutcomeStore
  private let limits: PipelineLimits
  private let meters: PipelineMeters
  private let clock: () -> Instant
  private let logger: Logger
  /// What the rows of this shard have counted and not noted.
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

  /// Outcomes that are decided and not stored yet.
  var count: Int { unstored }

  /// Whether a row is not worth sending any more.
  func isLate(_ running: RunningWork) -> Bool { clock() > running.work.row.deadline }

  /// Takes a push's decision. Returns when it is counted or on its way into the store; waits only
  /// while too many are.
  ///
  /// - Parameters:
  ///   - language: that it was rendered in.
  ///   - isAttempt: whether it was to be sent just now; false: its time was over before.
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
    row.isTrial = decision.secondTry.isTrial || push.isTrial
    if let environment = decision.secondTry.environment { row.environment = environment }
    // What was accepted was sent with the one that follows from run and device.
    let apnsID =
      decision.outcome == .accepted ? nil : work.translation.apnsID(for: push.recipient.token)
    var report = DeliveryReport(
      row: row, token: push.recipient.token, outcome: decision.outcome,
      status: decision.status, reason: decision.reason, language: language,
      apnsID: apnsID, attempts: push.attempts + (isAttempt ? 1 : 0),
      verdict: push.proves(decision) ? .proven : decision.verdict,
      retryAfterSeconds: decision.retryAfterSeconds.map(withJitter),
      endsRow: work.decided(decision.outcome), wasIntended: push.isIntended)
    report.mayBeCounted = decision.outcome == .accepted && work.countsAccepted
    await store(report, isolation: isolation) { work.stored(push.place) }
  }

  /// What the answer says of the device's token, for who watches over the registry: 410 is about the device, and
  /// counts as neither.
  private func count(_ push: Push, _ decision: DeliveryDecision) {
    let isGood = decision.outcome == .accepted
    guard push.recipient.isRegistered, isGood || decision.verdict.isQuarantine else { return }
    outcomes.tally.count(push.registeredDestination, isGood: isGood, now: clock())
  }

  /// Its time was over before it could be sent: it expires with the reason that its row was held for.
  func recordLate(_ push: Push, isolation: isolated (any Actor)? = #isolation) async {
    let reason = push.work.work.row.waitedFor?.ownReason ?? .tooLate
    let decision = DeliveryDecision(outcome: .expired, reason: reason.rawValue)
    await record(push, decision, isAttempt: false, isolation: isolation)
  }

  /// The device of a retry is not there any more. Returns when that is on its way.
  func recordGone(
    _ token: DeviceToken, _ running: RunningWork, attempts: Int,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let place = running.begin(Self.nobody(token))
    running.expanded()
    let report = DeliveryReport(
      row: running.work.row, token: token, outcome: .unknownDevice,
      reason: OwnReason.notRegisteredHere.rawValue, attempts: attempts,
      endsRow: running.decided(.unknownDevice))
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// The device of a retry is of the other environment by now: so is the retry, at once.
  func recordMoved(
    _ token: DeviceToken, to environment: PushEnvironment, _ running: RunningWork, attempts: Int,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let place = running.begin(Self.nobody(token))
    running.expanded()
    var row = running.work.row
    row.environment = environment
    row.isTrial = false
    let report = DeliveryReport(
      row: row, token: token, outcome: .waiting, reason: OwnReason.otherEnvironment.rawValue,
      attempts: attempts, retryAfterSeconds: 0, endsRow: running.decided(.waiting))
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// A device of a page is registered in the other environment since the run began: it gets a retry
  /// there.
  func recordMoved(
    _ device: AudiencePage.Device, _ running: RunningWork,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let place = running.begin(device.recipient, counts: device.counts)
    var row = running.work.row
    row.environment = device.recipient.environment
    let report = DeliveryReport(
      row: row, token: device.recipient.token, outcome: .waiting,
      reason: OwnReason.otherEnvironment.rawValue, attempts: 0, retryAfterSeconds: 0,
      endsRow: running.decided(.waiting))
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// So many deliveries ended that were stored before: their holder died.
  func ended(_ outcome: DeliveryOutcome, _ count: Int, environment: PushEnvironment) {
    meters.ended(outcome, count, environment: environment)
  }

  /// The device of a retry was not sent to while its notification could not be read, until its time was over.
  func recordLost(
    _ token: DeviceToken, _ row: QueueRow, attempts: Int
  ) async throws(StorageError) {
    _ = try await outcomes.record(
      DeliveryReport(
        row: row, token: token, outcome: .expired, reason: OwnReason.tooLate.rawValue,
        attempts: attempts, endsRow: true))
  }

  /// Gives a push that was not sent, and that the mark is to pass, a row of its own. Returns when it is on
  /// its way.
  func recordPostponed(
    _ token: DeviceToken, at place: Int, _ running: RunningWork, because reason: OwnReason,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let report = DeliveryReport(
      row: running.work.row, token: token, outcome: .waiting, reason: reason.rawValue, attempts: 0,
      retryAfterSeconds: 0)
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// It is a time at which nothing is shown to the device's reader: the push waits until that is over, unless it is
  /// worth nothing any more then, or is not to wait. Returns when that is on its way.
  ///
  /// - Parameter attempts: made before.
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
      row: row, token: device.token, outcome: outcome, reason: OwnReason.quietHours.rawValue,
      attempts: attempts, retryAfterSeconds: outcome == .waiting ? max(0, seconds) : nil,
      endsRow: running.decided(outcome))
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// A newer push with its collapse id has come for the device while it waited. Returns when that is on its way.
  ///
  /// - Parameter attempts: made before.
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

  /// A push that was passed over will not be sent any more. Returns when that is on its way.
  func recordCancelled(
    _ token: DeviceToken, at place: Int, _ running: RunningWork,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    meters.ended(.cancelled, environment: running.work.row.environment)
    let report = DeliveryReport(
      row: running.work.row, token: token, outcome: .cancelled, attempts: 0)
    await store(report, isolation: isolation) { running.stored(place) }
  }

  /// Nor will the device of a retry be tried again.
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
          "an outcome waits for the database", metadata: ["error": "\(error)"])
        self.loop.schedule(at: self.loop.now + Self.storeRetry) {
          self.submit(report, isolation: isolation, then: stored)
        }
      }
    }
  }
}

extension Push {
  /// Whether a decision is the first that says something good of its device.
  fileprivate func proves(_ decision: DeliveryDecision) -> Bool {
    recipient.isUnproven && decision.outcome == .accepted && decision.verdict == .none
  }
}
