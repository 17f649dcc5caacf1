// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Metrics
internal import PushModel
internal import Storage

/// Hands out the pushes of rows and ends each of them once: counted, stored or returned to its row.
/// The only caller of `RunningWork.advanceProgress`, so that a row's counters have one owner.
///
/// A decision moves the counters before the wait for room in the writer. Later pushes of the row
/// then see an unstored outcome, and do not delete the queue row that protects it.
///
/// Used on the shard's actor only.
final class Settlement {
  private let writer: OutcomeWriter
  private let tally: ResponseTally
  private let pipeline: PipelineEnvironment
  /// Number of accepted pushes of this shard's rows that are counted above the watermark.
  let ahead = CountedAhead()

  init(
    _ writer: OutcomeWriter, tally: ResponseTally, in pipeline: PipelineEnvironment
  ) {
    self.writer = writer
    self.tally = tally
    self.pipeline = pipeline
  }

  private var limits: PipelineLimits { pipeline.limits }
  private var meters: PipelineMeters { pipeline.meters }

  // MARK: expansion

  /// Creates the push to a device, which must be settled once.
  ///
  /// - Parameters:
  ///   - attempts: number of earlier attempts.
  ///   - badge: badge of the app's icon; nil: as the payload states.
  ///   - counts: whether the device adds to the audience of the run.
  func handOut(
    _ recipient: Recipient, of row: RunningWork, attempts: Int = 0, badge: Int? = nil,
    isEnvironmentProbe: Bool = false, counts: Bool = true
  ) -> Push {
    let place = row.advanceProgress { $0.begin(recipient.cursor, counts: counts) }
    return Push(
      row: row, recipient: recipient, place: place, attempts: attempts, badge: badge,
      isEnvironmentProbe: isEnvironmentProbe)
  }

  /// Hands out the pushes of a batch to devices of its page. Each must be settled once.
  func handOut(_ batch: PushBatch, _ range: Range<Int>) -> QueuedPushes {
    let place = batch.row.advanceProgress { $0.begin(batch.page, range) }
    precondition(place == batch.place(range.lowerBound), "places follow the order of the page")
    return .some(batch, range)
  }

  /// Records that devices of a row were read which add to the audience of its run.
  func read(counted devices: Int, of row: RunningWork) {
    row.advanceProgress { $0.read(counted: devices) }
  }

  /// Records a device of a page that has a delivery from an earlier holder of the row.
  func pass(_ device: AudiencePage.Device, of row: RunningWork) {
    row.advanceProgress { $0.passed(device) }
  }

  /// Records that all pushes of a row have been handed out.
  func expanded(_ row: RunningWork) { row.advanceProgress { $0.expanded() } }

  // MARK: pushes

  /// Ends a push by the result of sending it. Returns once the outcome is counted or its store has
  /// begun, or the row has the push back. Waits only while too many outcomes are unstored.
  @inline(never)
  func settle(
    _ push: inout Push, _ result: SendResult, isolation: isolated (any Actor)? = #isolation
  ) async {
    let report = prepare(push, result)
    push.settle()
    guard let report else { return }
    await store(report, of: push.row, at: push.place, isolation: isolation)
  }

  /// Ends a push as `settle` does, without a wait. The caller limits the pushes in flight, and
  /// sends further ones only while there is room.
  func settleNow(_ push: Push, _ result: SendResult, isolation: isolated (any Actor)?) {
    guard let report = prepare(push, result) else { return }
    submit(report, of: push.row, at: push.place, isolation: isolation)
  }

  /// Ends pushes of a batch that APNs accepted.
  func accepted(
    _ batch: PushBatch, _ indices: some Collection<Int>, isolation: isolated (any Actor)?
  ) {
    let row = batch.row
    let decision = DeliveryDecision(outcome: .accepted, status: 200)
    let now = pipeline.clock()
    var ended = 0
    for index in indices where end(index, of: batch, decision, isolation: isolation) { ended += 1 }
    meters.decided(
      decision, ended, of: row.work.run.app, environment: row.work.row.environment,
      since: row.work.notification.acceptedAt, now: now)
    tally.count(row.work.row.destination, ended, isGood: true, now: now)
  }

  /// Counts or stores one accepted push. Returns false if it was settled before.
  private func end(
    _ index: Int, of batch: PushBatch, _ accepted: DeliveryDecision,
    isolation: isolated (any Actor)?
  ) -> Bool {
    let row = batch.row
    guard row.mayCount(limits) else {
      guard let report = report(on: batch.push(index), accepted, attempts: batch.attempts + 1)
      else { return false }
      submit(report, of: row, at: batch.place(index), isolation: isolation)
      return true
    }
    return row.advanceProgress { progress in
      progress.counted(
        batch.place(index), language: batch.language(index) { progress.position(of: $0) })
    }
  }

  /// Whether there is room for one more outcome.
  var hasRoom: Bool { writer.hasRoom }

  /// Calls `body` once when there is room again.
  func whenRoom(_ body: @escaping () -> Void) { writer.whenRoom(body) }

  /// Moves the row's counters, and then the meters unless the push was settled before. Returns the
  /// outcome to store; nil if there is none.
  private func prepare(_ push: Push, _ result: SendResult) -> DeliveryReport? {
    let row = push.row
    let situation = push.situation(now: push.sentAt ?? pipeline.clock())
    guard case .settled(let decision) = DeliveryDecision.decide(result, situation, limits.retry)
    else {
      row.advanceProgress { $0.returned(push.place) }
      return nil
    }
    if decision.outcome == .accepted, row.mayCount(limits) {
      let isCounted = row.advanceProgress {
        $0.counted(push.place, language: $0.position(of: push.language ?? ""))
      }
      if isCounted { count(push, decision) }
      return nil
    }
    // A late push was not attempted.
    let attempts = push.attempts + (result == .notSent(.late) ? 0 : 1)
    guard let report = report(on: push, decision, attempts: attempts) else { return nil }
    count(push, decision)
    return report
  }

  /// Moves the row's counters, and returns the outcome to store; nil if the push was settled
  /// before.
  private func report(
    on push: Push, _ decision: DeliveryDecision, attempts: Int
  ) -> DeliveryReport? {
    let row = push.row
    guard let endsRow = decided(push.place, decision.outcome, of: row) else { return nil }
    let isAccepted = decision.outcome == .accepted
    var queueRow = row.work.row
    queueRow.isEnvironmentProbe =
      decision.environmentFallback.isEnvironmentProbe || push.isEnvironmentProbe
    if let environment = decision.environmentFallback.environment {
      queueRow.environment = environment
    }
    var report = DeliveryReport(
      row: queueRow, token: push.recipient.token, outcome: decision.outcome,
      status: decision.status, reason: decision.reason, language: push.language,
      // For accepted pushes, the apns-id is derived from run and device.
      apnsID: isAccepted ? nil : row.translation.apnsID(for: push.recipient.token),
      attempts: attempts, verdict: verdict(of: push, decision),
      retryAfterSeconds: decision.retryAfterSeconds.map(withJitter), endsRow: endsRow,
      wasIntended: push.hasIntent)
    report.mayBeCounted = isAccepted && row.countsAccepted
    return report
  }

  /// Counts a decision, and for the pruning guard whether the answer calls the device's token
  /// valid. The guard ignores a 410, because it concerns a single device.
  private func count(_ push: Push, _ decision: DeliveryDecision) {
    meters.decided(
      decision, of: push.row.work.run.app, environment: push.recipient.environment,
      since: push.row.work.notification.acceptedAt, now: pipeline.clock())
    let isGood = decision.outcome == .accepted
    guard push.recipient.isRegistered, isGood || decision.verdict.isQuarantine else { return }
    tally.count(push.registeredDestination, isGood: isGood, now: pipeline.clock())
  }

  private func verdict(
    of push: Push, _ decision: DeliveryDecision
  ) -> DeliveryReport.DeviceVerdict {
    if push.proves(decision) { return .proven }
    guard push.revives, decision.outcome == .accepted else { return decision.verdict }
    return .revived(sentAt: push.sentAt ?? pipeline.clock())
  }

  private func withJitter(_ seconds: Double) -> Double {
    seconds * (1 + limits.retry.jitter * Double.random(in: 0...1))
  }

  // MARK: devices without a push

  /// Ends a device for which no push is handed out. Returns once the store of the outcome has
  /// begun. Not inlined: otherwise the frame of each waiting retry would hold several copies of it.
  @inline(never)
  func settle(
    _ device: Unsent, of row: RunningWork, isolation: isolated (any Actor)? = #isolation
  ) async {
    let position = device.position
    let place = row.advanceProgress { $0.begin(position.cursor, counts: position.counts) }
    // The queue row of a retry is deleted with its outcome.
    if row.work.job.kind == .retry { expanded(row) }
    var report = report(on: device, of: row)
    guard let endsRow = decided(place, report.outcome, of: row) else { return }
    report.endsRow = endsRow
    await store(report, of: row, at: place, isolation: isolation)
  }

  private func report(on device: Unsent, of row: RunningWork) -> DeliveryReport {
    var queueRow = row.work.row
    switch device {
    case .gone(let token, let attempts):
      return DeliveryReport(
        row: queueRow, token: token, outcome: .unknownDevice,
        reason: GatewayReason.notRegisteredHere.rawValue, attempts: attempts)
    case .cancelled(let token, let attempts):
      meters.ended(.cancelled, of: queueRow.run.app, environment: queueRow.environment)
      return DeliveryReport(row: queueRow, token: token, outcome: .cancelled, attempts: attempts)
    case .moved(let token, let environment, let attempts):
      queueRow.environment = environment
      queueRow.isEnvironmentProbe = false
      return DeliveryReport(
        row: queueRow, token: token, outcome: .waiting,
        reason: GatewayReason.otherEnvironment.rawValue, attempts: attempts, retryAfterSeconds: 0)
    case .movedDevice(let device):
      queueRow.environment = device.recipient.environment
      return DeliveryReport(
        row: queueRow, token: device.recipient.token, outcome: .waiting,
        reason: GatewayReason.otherEnvironment.rawValue, attempts: 0, retryAfterSeconds: 0)
    case .superseded(let recipient, let attempts, _):
      meters.ended(.superseded, of: queueRow.run.app, environment: queueRow.environment)
      return DeliveryReport(
        row: queueRow, token: recipient.token, outcome: .superseded, attempts: attempts)
    case .asleep(let recipient, let end, let attempts, _):
      return asleep(recipient, until: end, of: row, attempts: attempts)
    }
  }

  /// Returns the postponement of a push to the end of the reader's quiet hours. The push ends
  /// instead if it would expire by then or is to be skipped.
  private func asleep(
    _ recipient: Recipient, until end: Instant, of row: RunningWork, attempts: Int
  ) -> DeliveryReport {
    var queueRow = row.work.row
    queueRow.deadline = row.work.notification.deadline(ofPushDueAt: end)
    let outcome: DeliveryOutcome =
      row.quietHours?.skips == true ? .cancelled : queueRow.deadline <= end ? .expired : .waiting
    meters.quiet(outcome, of: queueRow.run.app, environment: queueRow.environment)
    let seconds = Double(end.microseconds - pipeline.clock().microseconds) / 1e6
    return DeliveryReport(
      row: queueRow, token: recipient.token, outcome: outcome,
      reason: GatewayReason.quietHours.rawValue, attempts: attempts,
      retryAfterSeconds: outcome == .waiting ? max(0, seconds) : nil)
  }

  // MARK: unsent pushes below the watermark

  /// End of pushes that were returned and lie below ended ones.
  enum Gap {
    /// A retry row replaces each, so that the watermark can pass it.
    case postponed(GatewayReason)
    case cancelled
  }

  /// Ends the returned pushes of a row that lie below ended ones. Returns once the store of their
  /// outcomes has begun.
  func settleGaps(
    of row: RunningWork, _ gap: Gap, isolation: isolated (any Actor)? = #isolation
  ) async {
    for (place, token) in row.advanceProgress({ $0.reopenGaps() }) {
      let report: DeliveryReport
      switch gap {
      case .postponed(let reason):
        report = DeliveryReport(
          row: row.work.row, token: token, outcome: .waiting, reason: reason.rawValue, attempts: 0,
          retryAfterSeconds: 0)
      case .cancelled:
        meters.ended(
          .cancelled, of: row.work.run.app, environment: row.work.row.environment)
        report = DeliveryReport(
          row: row.work.row, token: token, outcome: .cancelled, attempts: 0)
      }
      await store(report, of: row, at: place, isolation: isolation)
    }
  }

  // MARK: deliveries of other holders

  /// Stores the outcome of a retry whose notification could not be read before its deadline.
  func settleLost(
    _ row: QueueRow, _ token: DeviceToken, attempts: Int
  ) async throws(StorageError) {
    try await writer.store(
      DeliveryReport(
        row: row, token: token, outcome: .expired, reason: GatewayReason.tooLate.rawValue,
        attempts: attempts, endsRow: true))
  }

  /// Counts deliveries that were stored as unknown after their holder died.
  func interrupted(_ count: Int, of row: QueueRow) {
    meters.ended(
      .unknown, count, of: row.run.app, environment: row.environment, reason: .interrupted)
  }

  // MARK: storing

  /// Records a decision that gets a delivery row. Returns whether it ends the queue row; nil if the
  /// push was settled before.
  private func decided(_ place: Int, _ outcome: DeliveryOutcome, of row: RunningWork) -> Bool? {
    let kind = row.work.job.kind
    return row.advanceProgress { $0.decided(place, outcome, kind) }
  }

  /// Waits for room, and begins to store an outcome whose counters were moved.
  private func store(
    _ report: DeliveryReport, of row: RunningWork, at place: Int, isolation: isolated (any Actor)?
  ) async {
    await writer.room()
    submit(report, of: row, at: place, isolation: isolation)
  }

  private func submit(
    _ report: DeliveryReport, of row: RunningWork, at place: Int, isolation: isolated (any Actor)?
  ) {
    writer.submit(report, isolation: isolation) { row.advanceProgress { $0.stored(place) } }
  }
}

extension Push {
  /// Returns whether a decision is the first success of an unverified device.
  fileprivate func proves(_ decision: DeliveryDecision) -> Bool {
    recipient.isUnverified && decision.outcome == .accepted && decision.verdict == .none
  }

  /// Whether an accepted push reactivates an unregistered device.
  fileprivate var revives: Bool {
    !recipient.isRegistered
      && row.work.notification.audience.unregistered?.revivesDevices == true
  }
}
