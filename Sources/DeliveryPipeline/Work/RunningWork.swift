// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Messages
internal import Metrics
internal import PushModel
internal import Storage

/// Claimed row while a shard works on it: its directive, its in-flight pushes, and its progress.
/// Used on the shard's actor only.
final class RunningWork {
  let work: Work
  /// Connection that stores its outcomes (`WorkQueue.connection`).
  let connection: Int
  /// Nil for a row past its deadline, which renders nothing.
  let renderer: MessageRenderer?
  let translation: PushTranslation
  /// Lane of its pushes; nil if no credential covers them.
  let lane: Lane?
  /// Counters of its pushes; nil without a lane.
  let counters: PushCounters?
  private(set) var directive = WorkDirective.proceed
  private(set) var watermark: Watermark
  /// Whether the row was handed over at its acceptance. No push can be newer then.
  let isHandedOver: Bool
  /// Start of the work.
  let began: MonotonicTime
  /// End of the claim unless it is renewed, computed from the time before the statement was sent.
  var leaseEnds: MonotonicTime
  /// Whether all pushes of the row have been handed out.
  private(set) var isExpanded = false
  /// Devices of its pages that the run's counts do not include yet. Contains those that earlier
  /// holders counted below the cursor.
  private(set) var audience: Int
  /// Whether an outcome that is being stored also deletes the queue row or turns it into a retry.
  private(set) var rowEnded = false
  /// Progress and time of the last checkpoint.
  private(set) var checkpoint: (passed: Int, at: MonotonicTime)
  /// Called after each advance of the watermark with the number of devices passed.
  var progressed: ((Int) -> Void)?
  /// Rate limiters of its pushes; empty without a rate.
  var rateLimiters: [RateLimiter] = []
  /// Current wait of its next push at one of these rate limiters.
  var waiter: RateWaiter?
  private var whenIdle: (() -> Void)?
  private let ahead: CountedAhead

  /// Number of pushes without a decision.
  private var undecided = 0
  /// Number of pushes with a decision that is not stored yet.
  private var unstored = 0

  init(
    _ work: Work, on connection: Int, renderer: MessageRenderer?, lane: Lane?, now: MonotonicTime,
    leaseEnds: MonotonicTime, ahead: CountedAhead = CountedAhead(), isHandedOver: Bool = false
  ) {
    self.work = work
    self.connection = connection
    self.ahead = ahead
    self.renderer = renderer
    self.lane = lane
    counters = lane?.counters(of: work)
    self.leaseEnds = leaseEnds
    self.isHandedOver = isHandedOver
    began = now
    translation = PushTranslation(
      notification: work.notification, run: work.run.id, original: work.row.original,
      deadline: work.row.deadline)
    audience = work.row.audience
    watermark = Watermark(accepted: work.row.accepted, audience: audience)
    checkpoint = (0, now)
  }

  deinit { CounterUnderflows.subtract(watermark.ahead, from: &ahead.pushes, .countedAhead) }

  var isRange: Bool { work.job.kind == .range }

  /// Whether accepted deliveries are only counted, without a row each. Pushes that must not arrive
  /// twice have rows from before they are sent. Pushes of a run by time zones have rows, too,
  /// because its other passes skip these devices.
  var countsAccepted: Bool { isRange && translation.repeatIsHarmless && work.row.zones == nil }

  /// Returns whether one more accepted delivery may be counted without a row although the watermark
  /// may pass it much later. A push without an answer keeps the watermark in place.
  func mayCount(_ limits: PipelineLimits) -> Bool {
    countsAccepted
      && (watermark.ahead < limits.countedOfRow || ahead.pushes < limits.countedAhead)
  }

  var workClass: WorkClass { work.workClass }

  /// Quiet hours of its readers; nil also for a row past its deadline.
  var quietHours: QuietHours? {
    renderer == nil ? nil : work.notification.message.options.quietHours
  }

  /// Whether newer pushes may exist for its devices; false for a row past its deadline.
  var mayBeSuperseded: Bool {
    renderer != nil && !isHandedOver && work.notification.collapseID != nil
  }

  /// Whether the row has a cursor worth storing; retries have none.
  var hasCursor: Bool { work.job.kind != .retry }

  /// Whether more pushes may be handed out.
  var mayProceed: Bool { directive == .proceed }

  /// Whether the claim certainly lasts until a time.
  func isLeased(until time: MonotonicTime) -> Bool { time < leaseEnds }

  /// Sets the directive if it is stronger than the current one.
  func tell(_ directive: WorkDirective) {
    guard directive.isStronger(than: self.directive) else { return }
    self.directive = directive
    waiter?.giveUp()
  }

  /// Whether the control of its run can still change its directive.
  var canBeTold: Bool { WorkDirective.cancel.isStronger(than: directive) && !rowEnded }

  /// Applies the control of its run. A pause does not stop a row past its deadline, which still
  /// ends.
  func obey(_ control: RunControl?, now: Instant) {
    switch control {
    case nil: return
    case .paused:
      guard now <= work.row.deadline else { return }
      tell(.hold(.paused))
    case .cancelling, .cancelled: tell(.cancel)
    }
    lane?.withdraw(work.run.id)
  }

  // MARK: pushes

  /// Records that a push is handed out. Returns its index among the row's pushes.
  func begin(_ device: Recipient, counts: Bool = true) -> Int {
    undecided += 1
    return watermark.begin(device.cursor, counts: counts)
  }

  /// Records that a page was read.
  func read(_ page: AudiencePage) {
    audience += page.devices.count(where: \.counts)
  }

  /// Records a device of a page that has a delivery from an earlier holder of the row.
  func passed(_ device: AudiencePage.Device) {
    end(watermark.begin(device.recipient.cursor, counts: device.counts), .stored)
  }

  /// Records that all pushes have been handed out.
  func expanded() { isExpanded = true }

  /// Records a decision that gets a row. Returns whether the queue row can be deleted with it: the
  /// push is the last one, and no earlier outcome, which the queue row protects, is unstored.
  func decided(_ outcome: DeliveryOutcome) -> Bool {
    CounterUnderflows.subtract(from: &undecided, .undecidedPushes)
    defer { unstored += 1 }
    guard isExpanded, undecided == 0, unstored == 0, !isRange, !watermark.hasDropped,
      // Earlier stored outcomes may have been lost meanwhile; `WorkQueue.complete` checks that.
      watermark.passed == 0,
      // Completing the row adds its counts to those of the run.
      audience == 0
    else { return false }
    if outcome == .waiting {
      // The retry of a retry reuses its row. Every other row gets a separate retry row.
      rowEnded = work.job.kind == .retry
      return false
    }
    rowEnded = true
    return true
  }

  /// Records that the outcome of the push at an index is stored.
  func stored(_ place: Int) {
    CounterUnderflows.subtract(from: &unstored, .unstoredPushes)
    end(place, .stored)
  }

  /// Records that the push at an index was accepted, and is only counted.
  func counted(_ place: Int, language: String) {
    CounterUnderflows.subtract(from: &undecided, .undecidedPushes)
    end(place, .accepted(language: language))
  }

  /// Records that the push at an index was not sent, and must be retried.
  func dropped(_ place: Int) {
    CounterUnderflows.subtract(from: &undecided, .undecidedPushes)
    end(place, .dropped)
  }

  private func end(_ place: Int, _ end: Watermark.End) {
    let (before, counted) = (watermark.passed, watermark.ahead)
    watermark.end(place, end)
    CounterUnderflows.subtract(counted - watermark.ahead, from: &ahead.pushes, .countedAhead)
    if watermark.passed > before { progressed?(watermark.passed - before) }
    if isIdle, let whenIdle = whenIdle.take() { EventLoop.resumingHere { whenIdle() } }
  }

  private var isIdle: Bool { undecided == 0 && unstored == 0 }

  /// Calls `body` once every push that was handed out has ended; immediately if all have.
  func whenAllEnded(_ body: @escaping () -> Void) {
    if isIdle { body() } else { whenIdle = body }
  }

  /// Waits until every push that was handed out has ended.
  func allEnded() async {
    guard !isIdle else { return }
    await withUnsafeContinuation { continuation in whenAllEnded { continuation.resume() } }
  }

  /// Whether the watermark has passed every device, so that no push must be retried.
  var isDone: Bool { isExpanded && watermark.above == 0 }

  // MARK: checkpoints

  /// Devices passed since the last checkpoint.
  var passedSinceCheckpoint: Int { watermark.passed - checkpoint.passed }

  /// Records a checkpoint of all devices below the watermark.
  func noted(at now: MonotonicTime) { checkpoint = (watermark.passed, now) }

  /// Returns the indexes of unsent pushes that lie below ended ones. These need retry rows before
  /// the watermark can pass them.
  func fillGaps() -> [(place: Int, token: DeviceToken)] {
    let gaps = watermark.gaps
    for gap in gaps {
      watermark.reopen(gap.place)
      unstored += 1
    }
    return gaps.map { ($0.place, $0.cursor.token) }
  }
}
