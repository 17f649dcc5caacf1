// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import PushModel

/// One push from a claimed row to its end: a value with a state machine. `Settlement` creates and
/// settles it, `PushSender` drives it in between.
///
/// The steps (`next`, `granted`, `returned`) take events and return what to do. They perform no I/O
/// and read no clock.
struct Push {
  /// Progress of a push.
  enum Stage {
    /// In a producer or in the queue of its lane.
    case queued
    /// Given to the pool; waits for a stream or holds one.
    case reserved
    /// Written to a connection.
    case written
    /// `Settlement` has its end. No stage follows.
    case settled
  }

  /// Number of immediate resends of a push that certainly never reached Apple, before it returns to
  /// the queue.
  private static let immediateResends = 2

  let row: RunningWork
  let recipient: Recipient
  /// Index in the order of the row's devices.
  let place: Int
  /// Number of earlier attempts.
  let attempts: Int
  /// Badge of the app's icon; nil: as the payload states.
  let badge: Int?
  /// Whether the push tests this environment for a device that is registered in the other one.
  let isEnvironmentProbe: Bool
  private(set) var stage = Stage.queued
  /// Whether the intent to send the push is stored, so that no other shard sends it.
  private(set) var hasIntent = false
  /// Number of immediate resends.
  private(set) var resends: Int
  /// Whether the last request for the intent was refused.
  private var wasRefused = false
  /// Time before the payload was rendered; nil before.
  var sentAt: Instant?
  /// Language of the rendered text; nil before, or if the message has none.
  var language: String?
  /// Environment of one more attempt after Apple called the token bad.
  var environmentFallback = EnvironmentFallback.none

  init(
    row: RunningWork, recipient: Recipient, place: Int, attempts: Int, badge: Int?,
    isEnvironmentProbe: Bool, resends: Int = 0
  ) {
    self.row = row
    self.recipient = recipient
    self.place = place
    self.attempts = attempts
    self.badge = badge
    self.isEnvironmentProbe = isEnvironmentProbe
    self.resends = resends
  }

  var app: AppID { row.work.run.app }

  /// Destination in which the device is registered. An environment probe goes to the other
  /// environment.
  var registeredDestination: Destination {
    var destination = row.work.row.destination
    if isEnvironmentProbe { destination.environment = destination.environment.other }
    return destination
  }

  /// Returns the facts for the decision about its result.
  func situation(now: Instant) -> DeliveryDecision.Situation {
    DeliveryDecision.Situation(
      attempt: attempts + 1, now: now, deadline: row.work.row.deadline,
      repeatIsHarmless: row.translation.repeatIsHarmless, directive: row.directive,
      hasIntent: hasIntent, waitedFor: row.work.row.waitedFor,
      isEnvironmentProbe: isEnvironmentProbe, environmentFallback: environmentFallback)
  }

  // MARK: steps

  /// State of the row when a step is taken.
  struct Facts {
    var directive: WorkDirective
    /// End of the claim unless it is renewed.
    var leaseEnds: MonotonicTime
    var now: MonotonicTime
  }

  /// What to do with the push.
  enum Step: Equatable {
    /// Give the request to the pool, which writes it by `latest` or not at all. Then call
    /// `returned`.
    case submit(latest: MonotonicTime)
    /// Search for a newer push with the same collapse id. Without one, call `next`.
    case searchNewer
    case end(SendResult)
  }

  /// Whether pushes of a row may be given to the pool.
  enum Start {
    /// The pool writes them by `latest` or not at all.
    case submit(latest: MonotonicTime)
    case end(SendResult.NotSent)
  }

  /// Returns whether pushes of a row may be given to the pool. They are sent only while the claim
  /// certainly lasts until the answer. Otherwise another shard may send them.
  ///
  /// - Parameters:
  ///   - margin: time before the end of the claim in which no push begins.
  ///   - patience: longest wait for a stream.
  static func start(_ facts: Facts, margin: Duration, patience: Duration) -> Start {
    if let cause = SendResult.NotSent(stoppedBy: facts.directive) { return .end(cause) }
    guard facts.now + margin < facts.leaseEnds else { return .end(.leaseEnding) }
    return .submit(latest: min(facts.now + patience, facts.leaseEnds + (.zero - margin)))
  }

  /// Returns the next step of a push that is not with the pool.
  mutating func next(_ facts: Facts, margin: Duration, patience: Duration) -> Step {
    switch Self.start(facts, margin: margin, patience: patience) {
    case .end(let cause): return .end(.notSent(cause))
    case .submit(let latest):
      stage = .reserved
      return .submit(latest: latest)
    }
  }

  /// Records whether the intent to send the push was stored. Returns whether it may be written. A
  /// stored intent stays stored.
  mutating func granted(_ isGranted: Bool) -> Bool {
    hasIntent = hasIntent || isGranted
    wasRefused = !hasIntent
    return hasIntent
  }

  /// Returns the next step after the pool's result.
  mutating func returned(
    _ result: APNsResult, _ facts: Facts, latest: MonotonicTime
  ) -> Step {
    guard case .neverProcessed(let cause) = result else {
      stage = .written
      return .end(.answered(result))
    }
    stage = .queued
    if wasRefused { return .end(.notSent(.intentElsewhere)) }
    guard facts.directive == .proceed || facts.directive == .pause else {
      return .end(.answered(result))
    }
    switch cause {
    case .refusedStream, .goAway, .notWritten:
      resends += 1
      return resends > Self.immediateResends ? .end(.answered(result)) : .searchNewer
    case .queueDeadline where facts.directive == .proceed && facts.now >= latest:
      // All streams are busy. The push keeps waiting as long as the claim is renewed.
      return .searchNewer
    default: return .end(.answered(result))
    }
  }

  /// Records that the push has its end.
  mutating func settle() { stage = .settled }
}
