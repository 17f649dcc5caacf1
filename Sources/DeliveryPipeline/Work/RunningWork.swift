// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Messages
internal import PushModel
internal import Storage

/// What running work is told.
enum WorkDirective: Equatable {
  case goOn
  /// Nothing more is handed out; what was, is finished, and the row goes back to the queue.
  case pause
  /// Its lane cannot send, or its run is paused: nothing more is sent, and the row waits.
  case hold(HoldReason)
  /// Nothing more is sent: what was handed out and not begun is recorded as cancelled.
  case cancel
  /// The row is somebody else's now, or may be: nothing more is sent, and nothing of it is written but
  /// what became of pushes.
  case superseded

  /// Whom a later word does not move.
  private var weight: Int {
    switch self {
    case .goOn: 0
    case .pause: 1
    case .hold: 2
    case .cancel: 3
    case .superseded: 4
    }
  }

  func isStronger(than other: WorkDirective) -> Bool { weight > other.weight }
}

/// Accepted pushes of all rows of a shard that are counted above their row's mark: a crash repeats them.
final class CountedAhead {
  fileprivate(set) var pushes = 0
}

/// A claimed row while a shard works on it: what it was told, its pushes under way, and how far it has
/// come. Used on the shard's actor only.
final class RunningWork {
  let work: Work
  /// The connection that stores its outcomes (`WorkQueue.connection`).
  let connection: Int
  /// Nil of a row whose time is over: nothing of it is written for anybody any more.
  let renderer: MessageRenderer?
  let translation: PushTranslation
  /// The way its pushes go; nil where there is none, and nothing is sent.
  let lane: Lane?
  /// Where its pushes are counted; nil where there is no way for them.
  let counters: PushCounters?
  private(set) var directive = WorkDirective.goOn
  private(set) var watermark: Watermark
  /// It was handed over with its acceptance: nothing can be newer.
  let isHandedOver: Bool
  /// When the work began.
  let began: MonotonicTime
  /// When the claim ends unless it is renewed, counted from before its statement was sent.
  var leaseEnds: MonotonicTime
  /// Everything that it is for has been handed out.
  private(set) var isExpanded = false
  /// Devices that its pages have read and that the run's counts do not have yet, those of earlier
  /// holders below the cursor among them.
  private(set) var audience: Int
  /// Its queue row goes, or moves on, with an outcome that is on its way into the store.
  private(set) var rowEnded = false
  /// What was last noted in the row, and when.
  private(set) var checkpoint: (passed: Int, at: MonotonicTime)
  /// Called after each step of the mark, with the devices that it passed.
  var progressed: ((Int) -> Void)?
  /// What lets its pushes pass one by one; none when they may go as fast as they can.
  var pacers: [Pacer] = []
  /// Its next push, where that waits for one of them.
  var waiter: PaceWaiter?
  private var whenIdle: (() -> Void)?
  private let ahead: CountedAhead

  /// Pushes without a decision.
  private var undecided = 0
  /// Pushes whose decision is not stored yet.
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

  /// Whether accepted deliveries are only counted. Those that may not come twice have rows from before they
  /// are sent, and so have those of a run that is sent by time zones, whose other passes leave them out.
  var countsAccepted: Bool { isRange && translation.repeatIsHarmless && work.row.zones == nil }

  /// Whether one more accepted delivery is only counted, although it may be long before the mark passes it: a push
  /// that is not answered keeps the mark where it is.
  func mayCount(_ limits: PipelineLimits) -> Bool {
    countsAccepted
      && (watermark.ahead < limits.countedOfRow || ahead.pushes < limits.countedAhead)
  }

  var workClass: WorkClass { work.workClass }

  /// Hours of its readers in which nothing of it is shown; nil too of a row whose time is over.
  var quietHours: QuietHours? {
    renderer == nil ? nil : work.notification.message.options.quietHours
  }

  /// Whether something newer may have come for its devices while it waited; of a row whose time is over nobody asks.
  var mayBeSuperseded: Bool {
    renderer != nil && !isHandedOver && work.notification.collapseID != nil
  }

  /// Whether the row's place in its audience is worth noting: a retry has none.
  var hasCursor: Bool { work.job.kind != .retry }

  /// Whether more may be handed out.
  var mayGoOn: Bool { directive == .goOn }

  /// Whether the claim is sure to last so long.
  func isLeased(until time: MonotonicTime) -> Bool { time < leaseEnds }

  /// Tells it; a word does not undo a stronger one.
  func tell(_ directive: WorkDirective) {
    guard directive.isStronger(than: self.directive) else { return }
    self.directive = directive
    waiter?.giveUp()
  }

  /// Whether it would heed what is said of its run.
  var canBeTold: Bool { WorkDirective.cancel.isStronger(than: directive) && !rowEnded }

  /// Does as was said of its run. A pause is none for what is not worth sending any more: that ends.
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

  // MARK: its pushes

  /// A push is handed out. Returns its place.
  func begin(_ device: Recipient, counts: Bool = true) -> Int {
    undecided += 1
    return watermark.begin(device.cursor, counts: counts)
  }

  /// A page of it was read.
  func read(_ page: AudiencePage) {
    audience += page.devices.count(where: \.counts)
  }

  /// A device of a page has its delivery from an earlier holder of the row.
  func passed(_ device: AudiencePage.Device) {
    end(watermark.begin(device.recipient.cursor, counts: device.counts), .stored)
  }

  /// Everything that it is for has been handed out.
  func expanded() { isExpanded = true }

  /// A push has a decision that will have a row. Answers whether the queue row can go with it: it is the
  /// last, and no outcome before it is still to be stored, which the row stands for.
  func decided(_ outcome: DeliveryOutcome) -> Bool {
    undecided -= 1
    defer { unstored += 1 }
    guard isExpanded, undecided == 0, unstored == 0, !isRange, !watermark.hasDropped,
      // Outcomes stored before may be lost by now: `WorkQueue.complete` looks.
      watermark.passed == 0,
      // What its pages have counted is added to the run's counts when the row is completed.
      audience == 0
    else { return false }
    if outcome == .waiting {
      // The retry of a retry is its row; that of any other is a row of its own.
      rowEnded = work.job.kind == .retry
      return false
    }
    rowEnded = true
    return true
  }

  /// The push at a place has its outcome in the store.
  func stored(_ place: Int) {
    unstored -= 1
    end(place, .stored)
  }

  /// The push at a place was accepted, and is only counted.
  func counted(_ place: Int, language: String) {
    undecided -= 1
    end(place, .accepted(language: language))
  }

  /// The push at a place was not sent, and must come again.
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

  /// Calls `body` when every push that was handed out has ended: now, or once.
  func whenAllEnded(_ body: @escaping () -> Void) {
    if isIdle { body() } else { whenIdle = body }
  }

  /// Returns when every push that was handed out has ended.
  func allEnded() async {
    guard !isIdle else { return }
    await withUnsafeContinuation { continuation in whenAllEnded { continuation.resume() } }
  }

  /// Whether every device has passed: there is nothing to come back to.
  var isDone: Bool { isExpanded && watermark.above == 0 }

  // MARK: what is noted

  /// Devices passed since the row was last written.
  var passedSinceCheckpoint: Int { watermark.passed - checkpoint.passed }

  /// What lies below the mark is noted now.
  func noted(at now: MonotonicTime) { checkpoint = (watermark.passed, now) }

  /// Places that were dropped below others that have ended: they need rows of their own before the mark
  /// can pass them.
  func fillGaps() -> [(place: Int, token: DeviceToken)] {
    let gaps = watermark.gaps
    for gap in gaps {
      watermark.reopen(gap.place)
      unstored += 1
    }
    return gaps.map { ($0.place, $0.cursor.token) }
  }
}

/// One push on its way from a claimed row to its outcome.
final class Push {
  let work: RunningWork
  let recipient: Recipient
  /// Its place in the order of the row's devices.
  let place: Int
  /// Tries before this one.
  let attempts: Int
  /// Where its device is registered: a trial goes to the other environment.
  var registeredDestination: Destination {
    var destination = work.work.row.destination
    if isTrial { destination.environment = destination.environment.other }
    return destination
  }
  /// What the app's icon is to show; nil leaves it to the payload.
  let badge: Int?
  /// Its device is registered in the other environment, and is tried in this one.
  let isTrial: Bool
  /// It was stored that it would be sent: nobody else does.
  var isIntended = false
  /// It waited, and a newer one with its collapse id came for the device.
  var isSuperseded = false

  init(
    work: RunningWork, recipient: Recipient, attempts: Int, badge: Int?, isTrial: Bool = false,
    counts: Bool = true
  ) {
    self.work = work
    self.recipient = recipient
    self.attempts = attempts
    self.badge = badge
    self.isTrial = isTrial
    place = work.begin(recipient, counts: counts)
  }

  var app: AppID { work.work.run.app }

  /// What its answer is judged with.
  func situation(now: Instant) -> DeliveryDecision.Situation {
    DeliveryDecision.Situation(
      attempt: attempts + 1, now: now, deadline: work.work.row.deadline,
      repeatIsHarmless: work.translation.repeatIsHarmless, isTrial: isTrial)
  }
}
