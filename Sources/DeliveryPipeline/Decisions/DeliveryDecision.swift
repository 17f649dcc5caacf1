// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import PushModel

/// What to do about one push after its answer. A pure decision: no clock, no I/O.
struct DeliveryDecision: Equatable {
  /// Characters kept of a reason: Apple's longest has 27.
  static let maximumReasonLength = 100
  /// The shortest `Retry-After` that is obeyed, in seconds: 0 would repeat a push at once.
  private static let leastRetryAfterSeconds = 1

  /// Why a delivery goes back to the queue; the names stand in the metrics.
  enum RetryCause: String {
    case tryLater = "try_later"
    case credential
    case neverProcessed = "never_processed"
    case unknown
    case otherEnvironment = "other_environment"
  }

  var outcome: DeliveryOutcome
  var status: Int?
  var reason: String?
  var verdict = DeliveryReport.DeviceVerdict.none
  /// With outcome `waiting`: seconds, before jitter.
  var retryAfterSeconds: Double?
  var retryCause: RetryCause?
  /// With outcome `waiting`: whether the next try goes to the other environment.
  var secondTry = SecondTry.none
  /// APNs refuses the credential: its circuit opens, and no device is touched.
  var blamesCredential = false
  /// It refuses it for the app's topic alone.
  var blamesApp = false

  /// What is known when the answer is judged.
  struct Situation {
    /// Tries so far, this one included; at least 1.
    var attempt: Int
    var now: Instant
    /// After it a retry makes no sense.
    var deadline: Instant
    /// Whether a second copy on the device is harmless, so that what may have come is sent again.
    var repeatIsHarmless: Bool
    /// The device is registered in the other environment, by assumption.
    var isTrial = false
    /// Where it goes once more, if its token was called bad.
    var secondTry = SecondTry.none
  }

  /// The decision for an answer.
  static func decide(
    _ result: APNsResult, _ situation: Situation, _ policy: RetryPolicy
  ) -> DeliveryDecision {
    var decision: DeliveryDecision
    switch result {
    case .accepted:
      decision = DeliveryDecision(outcome: .accepted, status: 200)
      if situation.isTrial { decision.verdict = .found(sentAt: situation.now) }
      return decision
    case .rejected(let rejection):
      decision = self.rejected(rejection, situation, policy)
    case .neverProcessed(let cause):
      // It was not seen by APNs, however often: nothing is gained by waiting longer each time.
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

  /// It was not sent, through no fault of its own: again as soon as can be.
  static func again(because reason: OwnReason) -> DeliveryDecision {
    retry(.neverProcessed, reason: reason.rawValue, after: 0)
  }

  private static func rejected(
    _ rejection: Rejection, _ situation: Situation, _ policy: RetryPolicy
  ) -> DeliveryDecision {
    let reason = name(of: rejection)
    var decision: DeliveryDecision
    switch rejection.reason.fault {
    case .request:
      decision = DeliveryDecision(outcome: .rejected)
    case .token where situation.secondTry != .none:
      decision = tryElsewhere(reason, situation, policy)
    case .token:
      decision = DeliveryDecision(outcome: .rejected)
      decision.verdict =
        rejection.status == 410
        ? .unregistered(milliseconds: rejection.timestampMilliseconds)
        : .quarantine(reason: reason, sentAt: situation.now)
    case .credential:
      decision = retry(.credential, reason: reason, after: policy.credentialSeconds)
      decision.blamesCredential = true
      decision.blamesApp = rejection.reason.isOfOneTopic
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

  /// Returns the seconds until the next try after a 429 or a 5xx, before jitter. `Retry-After`
  /// replaces the backoff after a 429, and never shortens the 15 minutes that Apple asks for after
  /// a 5xx.
  private static func wait(
    after rejection: Rejection, _ situation: Situation, _ policy: RetryPolicy
  ) -> Double {
    let asked = rejection.retryAfterSeconds.map { Double(max($0, leastRetryAfterSeconds)) }
    if rejection.status >= 500 { return max(policy.serverErrorSeconds, asked ?? 0) }
    return asked ?? policy.backoff(policy.tooManyRequestsSeconds, attempt: situation.attempt)
  }

  /// The token may be good in the other environment: the device is judged by the answer from there.
  private static func tryElsewhere(
    _ reason: String, _ situation: Situation, _ policy: RetryPolicy
  ) -> DeliveryDecision {
    guard situation.secondTry != .unknown else {
      let wait = policy.backoff(policy.neverProcessedSeconds, attempt: situation.attempt)
      return retry(.tryLater, reason: reason, after: wait)
    }
    var decision = retry(.otherEnvironment, reason: reason, after: 0)
    decision.secondTry = situation.secondTry
    return decision
  }

  /// APNs' text as it is stored and shown. One that Apple has not documented may hold anything, of
  /// any length: what PostgreSQL cannot store would come back with every try to store it.
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

  /// The decision where no further try is wanted.
  var withoutRetry: DeliveryDecision {
    guard let retryCause else { return self }
    var last = self
    last.outcome = retryCause == .unknown ? .unknown : .cancelled
    last.retryAfterSeconds = nil
    last.retryCause = nil
    return last
  }

  /// A retry that would come too late is none.
  private func expiring(in situation: Situation) -> DeliveryDecision {
    guard let retryAfterSeconds else { return self }
    // In floating point, since `Retry-After` may be any number.
    let microseconds = Double(situation.deadline.microseconds) - Double(situation.now.microseconds)
    guard retryAfterSeconds.rounded(.up) > microseconds / 1e6 else { return self }
    var expired = self
    expired.outcome = .expired
    expired.retryAfterSeconds = nil
    expired.retryCause = nil
    return expired
  }
}
