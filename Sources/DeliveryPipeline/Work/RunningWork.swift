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
  let lane: LaneID?
  /// Counters of its pushes; nil without a lane.
  let counters: PushCounters?
  private(set) var directive = WorkDirective.proceed
  /// Time at which the row was found to be paused.
  private var pausedSince: MonotonicTime?
  /// Counters of its pushes, changed by `advanceProgress`.
  private(set) var progress: RowProgress
  /// Whether the row was handed over at its acceptance. No push can be newer then.
  let isHandedOver: Bool
  /// Start of the work.
  let began: MonotonicTime
  /// End of the claim unless it is renewed, computed from the time before the statement was sent.
  var leaseEnds: MonotonicTime
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

  init(
    _ work: Work, on connection: Int, renderer: MessageRenderer?, lane: LaneID?,
    counters: PushCounters?, now: MonotonicTime, leaseEnds: MonotonicTime,
    ahead: CountedAhead = CountedAhead(), isHandedOver: Bool = false
  ) {
    self.work = work
    self.connection = connection
    self.ahead = ahead
    self.renderer = renderer
    self.lane = lane
    self.counters = counters
    self.leaseEnds = leaseEnds
    self.isHandedOver = isHandedOver
    began = now
    translation = PushTranslation(
      notification: work.notification, run: work.run.id, original: work.row.original,
      deadline: work.row.deadline)
    progress = RowProgress(accepted: work.row.accepted, audience: work.row.audience)
    checkpoint = (0, now)
  }

  deinit {
    CounterUnderflows.subtract(progress.watermark.ahead, from: &ahead.pushes, .countedAhead)
  }

  var watermark: Watermark { progress.watermark }
  /// Place of the next device in the order of the row's devices.
  var nextPlace: Int { progress.watermark.passed + progress.watermark.above }
  /// Whether all pushes of the row have been handed out.
  var isExpanded: Bool { progress.isExpanded }
  /// Whether an outcome that is being stored also ends the queue row.
  var rowEnded: Bool { progress.rowEnded }
  /// Whether the watermark has passed every device, so that no push must be retried.
  var isDone: Bool { progress.isDone }

  var isRange: Bool { work.job.kind == .range }

  /// Whether accepted deliveries are only counted, without a row each. Pushes that must not arrive
  /// twice have rows from before they are sent. Pushes of a run by time zones have rows, too,
  /// because its other passes skip these devices.
  var countsAccepted: Bool { isRange && translation.repeatIsHarmless && work.row.zones == nil }

  /// Returns whether one more accepted delivery may be counted without a row although the watermark
  /// may pass it much later. A push without an answer keeps the watermark in place.
  func mayCount(_ limits: PipelineLimits) -> Bool {
    countsAccepted
      && (progress.watermark.ahead < limits.countedOfRow || ahead.pushes < limits.countedAhead)
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

  /// Whether pushes that were handed out are not sent any more.
  var isStopped: Bool { SendResult.NotSent(stoppedBy: directive) != nil }

  /// Whether its deadline has passed.
  func isLate(at now: Instant) -> Bool { now > work.row.deadline }

  /// Sets the directive if it is stronger than the current one.
  func apply(_ directive: WorkDirective) {
    guard directive.isStronger(than: self.directive) else { return }
    self.directive = directive
    waiter?.giveUp()
  }

  /// Returns whether the row has been paused for a time, counted from the first call that finds it
  /// paused.
  func isPaused(for limit: Duration, at now: MonotonicTime) -> Bool {
    guard directive == .pause else { return false }
    let since = pausedSince ?? now
    pausedSince = since
    return now - since >= limit
  }

  /// Whether the control of its run can still change its directive.
  var isControllable: Bool { WorkDirective.cancel.isStronger(than: directive) && !rowEnded }

  /// Applies the control of its run. A pause does not stop a row past its deadline, which still
  /// ends. Returns whether the caller must withdraw the run's requests that wait for a stream.
  func apply(_ control: RunControl?, now: Instant) -> Bool {
    switch control {
    case nil: return false
    case .paused:
      guard now <= work.row.deadline else { return false }
      apply(.hold(.paused))
    case .cancelling, .cancelled: apply(.cancel)
    }
    return true
  }

  // MARK: progress

  /// Changes the counters of the row's pushes. Only `Settlement` calls this.
  func advanceProgress<Result>(_ change: (inout RowProgress) -> Result) -> Result {
    let (passed, counted) = (progress.watermark.passed, progress.watermark.ahead)
    let result = change(&progress)
    CounterUnderflows.subtract(
      counted - progress.watermark.ahead, from: &ahead.pushes, .countedAhead)
    if progress.watermark.passed > passed { progressed?(progress.watermark.passed - passed) }
    if progress.isIdle, let whenIdle = whenIdle.take() { EventLoop.resumingHere { whenIdle() } }
    return result
  }

  /// Calls `body` once every push that was handed out has ended; immediately if all have.
  func whenAllEnded(_ body: @escaping () -> Void) {
    if progress.isIdle { body() } else { whenIdle = body }
  }

  /// Waits until every push that was handed out has ended.
  func allEnded() async {
    guard !progress.isIdle else { return }
    await withUnsafeContinuation { continuation in whenAllEnded { continuation.resume() } }
  }

  // MARK: checkpoints

  /// Devices passed since the last checkpoint.
  var passedSinceCheckpoint: Int { progress.watermark.passed - checkpoint.passed }

  /// Records a checkpoint of all devices below the watermark.
  func noted(at now: MonotonicTime) { checkpoint = (progress.watermark.passed, now) }
}
