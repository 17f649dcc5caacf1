// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Messages
internal import PushModel

/// What running work is told.
enum WorkDirective: Equatable {
  case goOn
  /// Nothing more is handed out; what was, is finished, and the row goes back to the queue.
  case pause
  /// Nothing more is sent: what was handed out and not begun is recorded as cancelled.
  case cancel
  /// The row is somebody else's now: nothing more is sent, and nothing of it is written.
  case superseded
}

/// A claimed row while a shard works on it: what it was told, its pushes under way, and how far it has
/// come. Used on the shard's actor only.
final class RunningWork {
  let work: Work
  let renderer: MessageRenderer
  let translation: PushTranslation
  private(set) var directive = WorkDirective.goOn
  private(set) var watermark: Watermark
  /// When the lease was last renewed.
  var renewedAt: MonotonicTime
  /// What was last noted in the row, and when.
  private(set) var checkpoint: (passed: Int, at: MonotonicTime)
  /// Called after each step of the mark.
  var progressed: ((RunningWork) -> Void)?

  private var underWay = 0
  private var idle: UnsafeContinuation<Void, Never>?

  init(_ work: Work, renderer: MessageRenderer, now: MonotonicTime) {
    self.work = work
    self.renderer = renderer
    translation = PushTranslation(notification: work.notification, run: work.run.id)
    watermark = Watermark(accepted: work.accepted)
    renewedAt = now
    checkpoint = (0, now)
  }

  /// Whether accepted deliveries are only counted.
  var countsAccepted: Bool { work.job.kind == .range }

  var workClass: WorkClass { work.workClass }

  /// Whether the row's place in its audience is worth noting: a retry has none.
  var hasCursor: Bool { work.job.kind != .retry }

  /// Whether more may be handed out.
  var mayGoOn: Bool { directive == .goOn }

  /// Tells it; who was superseded stays so, and who is cancelled is not paused.
  func tell(_ directive: WorkDirective) {
    switch (self.directive, directive) {
    case (.superseded, _), (.cancel, .pause), (.cancel, .goOn): return
    default: self.directive = directive
    }
  }

  /// A push is handed out. Answers its place.
  func begin(_ device: Recipient) -> Int {
    underWay += 1
    return watermark.begin(device.cursor)
  }

  /// The push at a place has its outcome, stored or counted, or was dropped.
  func end(_ place: Int, _ end: Watermark.End) {
    let before = watermark.passed
    watermark.end(place, end)
    underWay -= 1
    if watermark.passed > before { progressed?(self) }
    if underWay == 0, let idle {
      self.idle = nil
      EventLoop.resumingHere { idle.resume() }
    }
  }

  /// Returns when every push that was handed out has ended.
  func allEnded() async {
    guard underWay > 0 else { return }
    await withUnsafeContinuation { idle = $0 }
  }

  /// Devices passed since the row was last written.
  var passedSinceCheckpoint: Int { watermark.passed - checkpoint.passed }

  /// What lies below the mark is noted now.
  func noted(at now: MonotonicTime) { checkpoint = (watermark.passed, now) }
}

/// One push on its way from a claimed row to its outcome.
final class Push {
  let work: RunningWork
  let recipient: Recipient
  /// Its place in the order of the row's devices.
  let place: Int
  /// Tries before this one.
  let attempts: Int
  /// What the app's icon is to show; nil leaves it to the payload.
  let badge: Int?

  init(work: RunningWork, recipient: Recipient, attempts: Int, badge: Int?) {
    self.work = work
    self.recipient = recipient
    self.attempts = attempts
    self.badge = badge
    place = work.begin(recipient)
  }

  var app: AppID { work.work.run.app }

  /// What its answer is judged with.
  func situation(now: Instant, _ policy: RetryPolicy) -> DeliveryDecision.Situation {
    DeliveryDecision.Situation(
      attempt: attempts + 1, now: now, deadline: work.translation.deadline(policy),
      repeatIsHarmless: work.translation.repeatIsHarmless)
  }
}
