// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Messages
internal import PushModel
internal import Storage

/// Directive of a running row.
enum WorkDirective: Equatable {
  case proceed
  /// No more pushes are handed out; the others are finished, and the row goes back to the queue.
  case pause
  /// The lane cannot send, or the run is paused: no more pushes are sent, and the row waits.
  case hold(HoldReason)
  /// No more pushes are sent: those handed out and not begun are recorded as cancelled.
  case cancel
  /// Another shard has the row, or may have it: no more pushes are sent, and only outcomes of
  /// pushes are stored.
  case superseded

  /// Strength: a weaker directive does not replace a stronger one.
  private var weight: Int {
    switch self {
    case .proceed: 0
    case .pause: 1
    case .hold: 2
    case .cancel: 3
    case .superseded: 4
    }
  }

  func isStronger(than other: WorkDirective) -> Bool { weight > other.weight }
}

/// Accepted pushes of all rows of a shard that are counted above their row's watermark; a crash
/// repeats them.
final class CountedAhead {
  fileprivate(set) var pushes = 0
}

/// Claimed row while a shard works on it: its directive, its pushes under way, and its progress.
/// Used on the shard's actor only.
final class RunningWork {
  let work: Work
  /// Connection that stores its outcomes (`WorkQueue.connection`).
  let connection: Int
  /// Nil for a row past its deadline, of which nothing is rendered.
  let renderer: MessageRenderer?
  let translation: PushTranslation
  /// Lane of its pushes; without one nothing is sent.
  let lane: Lane?
  /// Counters of its pushes; nil without a lane.
  let counters: PushCounters?
  private(set) var directive = WorkDirective.proceed
  private(set) var watermark: Watermark
  /// Whether the row was handed over at its acceptance, so that no push can be newer.
  let isHandedOver: Bool
  /// Start of the work.
  let began: MonotonicTime
  /// End of the claim unless it is renewed, counted from before its statement was sent.
  var leaseEnds: MonotonicTime
  /// Whether all of its pushes have been handed out.
  private(set) var isExpanded = false
  /// Devices of its pages that the run's counts do not include yet, with those of earlier holders
  /// below the cursor.
  private(set) var audience: Int
  /// Whether the queue row is deleted, or moves on, with an outcome that is being stored.
  private(set) var rowEnded = false
  /// Progress and time of the last checkpoint.
  private(set) var checkpoint: (passed: Int, at: MonotonicTime)
  /// Called after each step of the watermark with the number of devices passed.
  var progressed: ((Int) -> Void)?
  /// Rate limiters of its pushes; empty without a rate.
  var pacers: [RateLimiter] = []
  /// Wait of its next push at one of them.
  var waiter: PaceWaiter?
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

  deinit { ahead.pushes -= watermark.ahead }

  var isRange: Bool { work.job.kind == .range }

  /// Whether accepted deliveries are only counted. Pushes that must not arrive twice have rows from
  /// before they are sent. So have those of a run by time zones, whose other passes skip them.
  var countsAccepted: Bool { isRange && translation.repeatIsHarmless && work.row.zones == nil }

  /// Whether one more accepted delivery is only counted, although the watermark may pass it much
  /// later: a push without an answer keeps the watermark in place.
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

  /// Sets the directive unless the current one is as strong or stronger.
  func tell(_ directive: WorkDirective) {
    guard directive.isStronger(than: self.directive) else { return }
    self.directive = directive
    waiter?.giveUp()
  }

  /// Whether the control of its run can still change its directive.
  var canBeTold: Bool { WorkDirective.cancel.isStronger(than: directive) && !rowEnded }

  /// Applies the control of its run. A pause does not apply to a row past its deadline, which ends.
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

  /// Records that a push is handed out. Returns its place.
  func begin(_ device: Recipient, counts: Bool = true) -> Int {
    undecided += 1
    return watermark.begin(device.cursor, counts: counts)
  }

  /// Records that a page was read.
  func read(_ page: AudiencePage) {
    audience += page.devices.count(where: \.counts)
  }

  /// Records that a device of a page has its delivery from an earlier holder of the row.
  func passed(_ device: AudiencePage.Device) {
    end(watermark.begin(device.recipient.cursor, counts: device.counts), .stored)
  }

  /// Records that all pushes have been handed out.
  func expanded() { isExpanded = true }

  /// Records a decision that gets a row. Returns whether the queue row can be deleted with it: this
  /// is the last push, and no earlier outcome, which the row guarantees, is unstored.
  func decided(_ outcome: DeliveryOutcome) -> Bool {
    undecided -= 1
    defer { unstored += 1 }
    guard isExpanded, undecided == 0, unstored == 0, !isRange, !watermark.hasDropped,
      // Outcomes stored before may be lost meanwhile: `WorkQueue.complete` checks.
      watermark.passed == 0,
      // Completing the row adds the counts of its pushes to those of the run.
      audience == 0
    else { return false }
    if outcome == .waiting {
      // A retry of a retry reuses the row; a retry of any other row gets a new one.
      rowEnded = work.job.kind == .retry
      return false
    }
    rowEnded = true
    return true
  }

  /// Records that the outcome of the push at a place is stored.
  func stored(_ place: Int) {
    unstored -= 1
    end(place, .stored)
  }

  /// Records that the push at a place was accepted, and is only counted.
  func counted(_ place: Int, language: String) {
    undecided -= 1
    end(place, .accepted(language: language))
  }

  /// Records that the push at a place was not sent, and must be repeated.
  func dropped(_ place: Int) {
    undecided -= 1
    end(place, .dropped)
  }

  private func end(_ place: Int, _ end: Watermark.End) {
    let (before, counted) = (watermark.passed, watermark.ahead)
    watermark.end(place, end)
    ahead.pushes += watermark.ahead - counted
    if watermark.passed > before { progressed?(watermark.passed - before) }
    if isIdle, let whenIdle = whenIdle.take() { EventLoop.resumingHere { whenIdle() } }
  }

  private var isIdle: Bool { undecided == 0 && unstored == 0 }

  /// Calls `body` once every push that was handed out has ended, possibly at once.
  func whenAllEnded(_ body: @escaping () -> Void) {
    if isIdle { body() } else { whenIdle = body }
  }

  /// Waits until every push that was handed out has ended.
  func allEnded() async {
    guard !isIdle else { return }
    await withUnsafeContinuation { continuation in whenAllEnded { continuation.resume() } }
  }

  /// Whether every device has passed, so that no push must be repeated.
  var isDone: Bool { isExpanded && watermark.above == 0 }

  // MARK: checkpoints

  /// Devices passed since the last checkpoint.
  var passedSinceCheckpoint: Int { watermark.passed - checkpoint.passed }

  /// Records a checkpoint of all devices below the watermark.
  func noted(at now: MonotonicTime) { checkpoint = (watermark.passed, now) }

  /// Returns the places of pushes that were not sent below others that have ended: they need retry
  /// rows before the watermark can pass them.
  func fillGaps() -> [(place: Int, token: DeviceToken)] {
    let gaps = watermark.gaps
    for gap in gaps {
      watermark.reopen(gap.place)
      unstored += 1
    }
    return gaps.map { ($0.place, $0.cursor.token) }
  }
}

/// One push from a claimed row to its outcome.
final class Push {
  let work: RunningWork
  let recipient: Recipient
  /// Place in the order of the row's devices.
  let place: Int
  /// Number of earlier attempts.
  let attempts: Int
  /// Destination in which the device is registered; a trial goes to the other environment.
  var registeredDestination: Destination {
    var destination = work.work.row.destination
    if isEnvironmentProbe { destination.environment = destination.environment.other }
    return destination
  }
  /// Badge of the app's icon; nil leaves it to the payload.
  let badge: Int?
  /// Whether the device is registered in the other environment, and is tried in this one.
  let isEnvironmentProbe: Bool
  /// Whether the intent to send it is stored, so that no other shard sends it.
  var isIntended = false
  /// Whether a newer push with the same collapse id came for the device while this one waited.
  var isSuperseded = false

  init(
    work: RunningWork, recipient: Recipient, attempts: Int, badge: Int?,
    isEnvironmentProbe: Bool = false,
    counts: Bool = true
  ) {
    self.work = work
    self.recipient = recipient
    self.attempts = attempts
    self.badge = badge
    self.isEnvironmentProbe = isEnvironmentProbe
    place = work.begin(recipient, counts: counts)
  }

  var app: AppID { work.work.run.app }

  /// Returns the facts by which its answer is judged.
  func situation(now: Instant) -> DeliveryDecision.Situation {
    DeliveryDecision.Situation(
      attempt: attempts + 1, now: now, deadline: work.work.row.deadline,
      repeatIsHarmless: work.translation.repeatIsHarmless, isEnvironmentProbe: isEnvironmentProbe)
  }
}
