// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import Messages
internal import PushModel

/// Decision about one push after the attempt to send it. Pure: no clock, no I/O.
struct DeliveryDecision: Equatable {
  /// Maximum number of characters kept of a reason; Apple's longest has 27.
  static let maximumReasonLength = 100
  /// Shortest `Retry-After` that is obeyed, in seconds: 0 would retry a push at once.
  private static let leastRetryAfterSeconds = 1

  /// Why a delivery returns to the queue; the names are labels of metrics.
  enum RetryCause: String {
    case tryLater = "try_later"
    case neverProcessed = "never_processed"
    case unknown
    case otherEnvironment = "other_environment"
  }

  var outcome: DeliveryOutcome
  var status: Int?
  var reason: String?
  var verdict = DeliveryReport.DeviceVerdict.none
  /// With outcome `waiting`: seconds until the next attempt, before jitter.
  var retryAfterSeconds: Double?
  var retryCause: RetryCause?
  /// With outcome `waiting`: whether the next attempt uses the other environment.
  var environmentFallback = EnvironmentFallback.none

  /// Consequence of an attempt for the push.
  enum End: Equatable {
    case settled(DeliveryDecision)
    /// The push was not sent and stays in its row, for a later claim.
    case returned
  }

  /// Facts that are known when the result is judged.
  struct Situation {
    /// Number of attempts including this one; at least 1.
    var attempt: Int
    /// Time before the payload was rendered.
    var now: Instant
    /// Latest time for a retry.
    var deadline: Instant
    /// Whether a second copy on the device is harmless, so that a push with an unknown result is
    /// sent again.
    var repeatIsHarmless: Bool
    /// Directive of the row when the result is judged.
    var directive = WorkDirective.proceed
    /// Whether the intent to send the push is stored. A later claim of the row then skips the
    /// device.
    var hasIntent = false
    /// Reason for which the row was held before this claim.
    var waitedFor: HoldReason?
    /// Whether this attempt tests the other environment, because the device's environment is only
    /// assumed.
    var isEnvironmentProbe = false
    /// Environment of one more attempt if APNs calls the token bad.
    var environmentFallback = EnvironmentFallback.none
  }

  /// Returns the consequence of a result.
  static func decide(
    _ result: SendResult, _ situation: Situation, _ policy: RetryPolicy
  ) -> End {
    switch result {
    case .notSent(let cause): notSent(cause, situation)
    case .answered(let answer): answered(answer, situation, policy)
    }
  }

  private static func notSent(_ cause: SendResult.NotSent, _ situation: Situation) -> End {
    switch cause {
    case .held(let reason): return unsent(because: reason.ownReason, situation)
    case .stopped: return unsent(because: .stopping, situation)
    case .leaseEnding: return unsent(because: .queueDeadline, situation)
    // The other holder of the row records the outcome.
    case .intentElsewhere: return .returned
    case .cancelled: return .settled(DeliveryDecision(outcome: .cancelled))
    case .superseded: return .settled(DeliveryDecision(outcome: .superseded))
    case .late:
      let reason = situation.waitedFor?.ownReason ?? .tooLate
      return .settled(DeliveryDecision(outcome: .expired, reason: reason.rawValue))
    case .unrenderable(.notNamed):
      // The device changed its user between two attempts; the text is meant for the former user.
      return .settled(
        DeliveryDecision(outcome: .unknownDevice, reason: GatewayReason.otherUser.rawValue))
    case .unrenderable(.impossible):
      return .settled(
        DeliveryDecision(outcome: .rejected, reason: GatewayReason.renderingFailed.rawValue))
    }
  }

  private static func answered(
    _ answer: APNsResult, _ situation: Situation, _ policy: RetryPolicy
  ) -> End {
    if let fault = HoldReason(faultIn: answer) {
      return unsent(because: fault.ownReason, situation)
    }
    if case .neverProcessed = answer {
      if situation.directive == .cancel { return .settled(DeliveryDecision(outcome: .cancelled)) }
      if situation.directive != .proceed, !situation.hasIntent { return .returned }
    }
    let decision = judged(answer, situation, policy)
    return .settled(situation.directive == .cancel ? decision.withoutRetry : decision)
  }

  /// Returns the consequence for a push that was not sent, for a reason outside the push. A push
  /// with a stored intent is no longer covered by its row, so it gets a retry row.
  private static func unsent(because reason: GatewayReason, _ situation: Situation) -> End {
    if situation.directive == .cancel { return .settled(DeliveryDecision(outcome: .cancelled)) }
    guard situation.hasIntent else { return .returned }
    return .settled(retry(.neverProcessed, reason: reason.rawValue, after: 0))
  }

  /// Returns the decision for an answer that reveals no fault of the lane.
  private static func judged(
    _ answer: APNsResult, _ situation: Situation, _ policy: RetryPolicy
  ) -> DeliveryDecision {
    var decision: DeliveryDecision
    switch answer {
    case .accepted:
      decision = DeliveryDecision(outcome: .accepted, status: 200)
      if situation.isEnvironmentProbe { decision.verdict = .found(sentAt: situation.now) }
      return decision
    case .rejected(let rejection):
      decision = self.rejected(rejection, situation, policy)
    case .neverProcessed(let cause):
      // APNs received the push in no attempt, so a longer wait would not help.
      decision = retry(
        .neverProcessed, reason: cause.ownReason.rawValue, after: policy.neverProcessedSeconds)
    case .unknown(let cause):
      decision =
        situation.repeatIsHarmless
        ? retry(
          .unknown, reason: cause.ownReason.rawValue,
          after: policy.backoff(policy.unknownSeconds, attempt: situation.attempt))
        : DeliveryDecision(outcome: .unknown, reason: cause.ownReason.rawValue)
    }
    return decision.expiring(in: situation)
  }

  private static func rejected(
    _ rejection: Rejection, _ situation: Situation, _ policy: RetryPolicy
  ) -> DeliveryDecision {
    let reason = name(of: rejection)
    var decision: DeliveryDecision
    switch rejection.reason.fault {
    // A fault of the credential was handled as a fault of the lane.
    case .request, .credential:
      decision = DeliveryDecision(outcome: .rejected)
    case .token where situation.environmentFallback != .none:
      decision = tryElsewhere(reason, situation, policy)
    case .token:
      decision = DeliveryDecision(outcome: .rejected)
      decision.verdict =
        rejection.status == 410
        ? .unregistered(
          // Without Apple's time, the token was invalid when the push was sent.
          milliseconds: rejection.timestampMilliseconds ?? situation.now.microseconds / 1000)
        : .quarantine(reason: reason, sentAt: situation.now)
    case .connection:
      decision = retry(
        .tryLater, reason: reason,
        after: policy.backoff(policy.neverProcessedSeconds, attempt: situation.attempt))
    case .tryLater:
      decision = retry(
        .tryLater, reason: reason, after: wait(after: rejection, situation, policy))
    }
    decision.status = rejection.status
    decision.reason = reason
    return decision
  }

  /// Returns the seconds until the next attempt after a 429 or a 5xx, before jitter. After a 429,
  /// `Retry-After` replaces the backoff. After a 5xx, it never shortens the 15 minutes that Apple
  /// asks for.
  private static func wait(
    after rejection: Rejection, _ situation: Situation, _ policy: RetryPolicy
  ) -> Double {
    let asked = rejection.retryAfterSeconds.map { Double(max($0, leastRetryAfterSeconds)) }
    if rejection.status >= 500 { return max(policy.serverErrorSeconds, asked ?? 0) }
    return asked ?? policy.backoff(policy.tooManyRequestsSeconds, attempt: situation.attempt)
  }

  /// Returns a retry in the other environment, where the token may be valid. The answer from there
  /// decides about the device.
  private static func tryElsewhere(
    _ reason: String, _ situation: Situation, _ policy: RetryPolicy
  ) -> DeliveryDecision {
    guard situation.environmentFallback != .unknown else {
      let wait = policy.backoff(policy.neverProcessedSeconds, attempt: situation.attempt)
      return retry(.tryLater, reason: reason, after: wait)
    }
    var decision = retry(.otherEnvironment, reason: reason, after: 0)
    decision.environmentFallback = situation.environmentFallback
    return decision
  }

  /// Returns APNs' reason as it is stored and shown. An undocumented reason may have any characters
  /// and any length, and PostgreSQL rejects some characters in every attempt.
  static func name(of rejection: Rejection) -> String {
    let legible = rejection.reason.text.unicodeScalars.filter { (" "..."~").contains($0) }
    guard !legible.isEmpty else { return "Status\(rejection.status)" }
    return String(String.UnicodeScalarView(legible.prefix(maximumReasonLength)))
  }

  private static func retry(
    _ cause: RetryCause, reason: String, after seconds: Double
  ) -> DeliveryDecision {
    var decision = DeliveryDecision(outcome: .waiting, reason: reason)
    decision.retryAfterSeconds = seconds
    decision.retryCause = cause
    return decision
  }

  /// Returns the decision without a retry.
  var withoutRetry: DeliveryDecision {
    guard let retryCause else { return self }
    var last = self
    last.outcome = retryCause == .unknown ? .unknown : .cancelled
    last.retryAfterSeconds = nil
    last.retryCause = nil
    return last
  }

  /// Turns a retry after the deadline into the outcome `expired`.
  private func expiring(in situation: Situation) -> DeliveryDecision {
    guard let retryAfterSeconds else { return self }
    // Computed in floating point, because `Retry-After` may be any number.
    let microseconds = Double(situation.deadline.microseconds) - Double(situation.now.microseconds)
    guard retryAfterSeconds.rounded(.up) > microseconds / 1e6 else { return self }
    var expired = self
    expired.outcome = .expired
    expired.retryAfterSeconds = nil
    expired.retryCause = nil
    return expired
  }
}
