// SPDX-License-Identifier: Apache-2.0
import APNs
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// An answer of APNs and the expected decision, with a deadline a day away.
struct DecisionRow: Sendable, CustomTestStringConvertible {
  let answer: APNsResult
  let attempt: Int
  let outcome: DeliveryOutcome
  var status: Int?
  var reason: String?
  var wait: Double?
  var cause: DeliveryDecision.RetryCause?
  var verdict = DeliveryReport.DeviceVerdict.none
  var blames = false

  var testDescription: String { "\(reason ?? "\(answer)") at attempt \(attempt)" }

  /// A rejection with Apple's reason.
  static func rejected(
    _ text: String, _ status: Int, attempt: Int = 1, timestamp: Int64? = nil,
    retryAfter: Int? = nil, _ outcome: DeliveryOutcome, wait: Double? = nil,
    cause: DeliveryDecision.RetryCause? = nil, verdict: DeliveryReport.DeviceVerdict = .none,
    blames: Bool = false
  ) -> DecisionRow {
    let rejection = Rejection(
      status: status, reason: .named(text, status: status), timestampMilliseconds: timestamp,
      retryAfterSeconds: retryAfter)
    return DecisionRow(
      answer: .rejected(rejection), attempt: attempt, outcome: outcome, status: status,
      reason: text.isEmpty ? "Status\(status)" : text, wait: wait, cause: cause, verdict: verdict,
      blames: blames)
  }

  static let table: [DecisionRow] = [
    DecisionRow(
      answer: .accepted(apnsID: APNsID(high: 0, low: 0), uniqueID: nil), attempt: 1,
      outcome: .accepted, status: 200),
    // Faults of the request.
    .rejected("PayloadTooLarge", 413, .rejected),
    .rejected("BadTopic", 400, attempt: 7, .rejected),
    .rejected("SomethingNew", 400, .rejected),
    .rejected("", 404, .rejected),
    // Faults of the token.
    .rejected(
      "Unregistered", 410, timestamp: 1_795_165_200_123, .rejected,
      verdict: .unregistered(milliseconds: 1_795_165_200_123)),
    .rejected("Unregistered", 410, .rejected, verdict: .unregistered(milliseconds: nil)),
    .rejected(
      "ExpiredToken", 410, timestamp: 5, .rejected, verdict: .unregistered(milliseconds: 5)),
    .rejected("SomethingNew", 410, .rejected, verdict: .unregistered(milliseconds: nil)),
    .rejected(
      "BadDeviceToken", 400, .rejected, verdict: .quarantine(reason: "BadDeviceToken", sentAt: noon)
    ),
    .rejected(
      "DeviceTokenNotForTopic", 400, attempt: 3, .rejected,
      verdict: .quarantine(reason: "DeviceTokenNotForTopic", sentAt: noon)),
    // Faults of the credential: the wait does not grow, since only one probe is sent.
    .rejected("InvalidProviderToken", 403, .waiting, wait: 30, cause: .credential, blames: true),
    .rejected("Forbidden", 403, attempt: 50, .waiting, wait: 30, cause: .credential, blames: true),
    .rejected("", 403, .waiting, wait: 30, cause: .credential, blames: true),
    // Faults of the connection: another connection works.
    .rejected("ExpiredProviderToken", 403, .waiting, wait: 1, cause: .tryLater),
    .rejected("UnrelatedKeyIdInToken", 403, attempt: 3, .waiting, wait: 4, cause: .tryLater),
    .rejected("IdleTimeout", 400, .waiting, wait: 1, cause: .tryLater),
    // Faults of the server. Apple on 5xx: "retry … after 15 minutes".
    .rejected("InternalServerError", 500, .waiting, wait: 900, cause: .tryLater),
    .rejected("ServiceUnavailable", 503, attempt: 9, .waiting, wait: 900, cause: .tryLater),
    .rejected("Shutdown", 503, .waiting, wait: 900, cause: .tryLater),
    .rejected("", 502, .waiting, wait: 900, cause: .tryLater),
    .rejected("TooManyRequests", 429, .waiting, wait: 30, cause: .tryLater),
    .rejected("TooManyRequests", 429, attempt: 4, .waiting, wait: 240, cause: .tryLater),
    .rejected("TooManyRequests", 429, attempt: 40, .waiting, wait: 3_600, cause: .tryLater),
    .rejected("TooManyProviderTokenUpdates", 429, .waiting, wait: 30, cause: .tryLater),
    // Retry-After replaces the backoff after a 429; a 5xx waits for 900 seconds at least.
    .rejected("TooManyRequests", 429, retryAfter: 120, .waiting, wait: 120, cause: .tryLater),
    .rejected("TooManyRequests", 429, retryAfter: 5, .waiting, wait: 5, cause: .tryLater),
    .rejected(
      "TooManyRequests", 429, attempt: 4, retryAfter: 5, .waiting, wait: 5, cause: .tryLater),
    .rejected("TooManyRequests", 429, retryAfter: 0, .waiting, wait: 1, cause: .tryLater),
    .rejected("TooManyRequests", 429, retryAfter: -9, .waiting, wait: 1, cause: .tryLater),
    .rejected("ServiceUnavailable", 503, retryAfter: 60, .waiting, wait: 900, cause: .tryLater),
    .rejected(
      "ServiceUnavailable", 503, retryAfter: 7_200, .waiting, wait: 7_200, cause: .tryLater),
    // Without a readable answer.
    DecisionRow(
      answer: .neverProcessed(.refusedStream), attempt: 1, outcome: .waiting,
      reason: "RefusedStream", wait: 1, cause: .neverProcessed),
    DecisionRow(
      answer: .neverProcessed(.noConnection), attempt: 5, outcome: .waiting,
      reason: "NoConnection", wait: 1, cause: .neverProcessed),
    DecisionRow(
      answer: .unknown(.connectionLost), attempt: 1, outcome: .waiting, reason: "ConnectionLost",
      wait: 5, cause: .unknown),
    DecisionRow(
      answer: .unknown(.responseDeadline), attempt: 3, outcome: .waiting,
      reason: "ResponseDeadline", wait: 20, cause: .unknown),
  ]
}

@Suite struct DeliveryDecisionTests {
  @Test("each cause of a missing answer has a gateway reason, spelled like Apple's")
  func causes() {
    for cause in NeverProcessedCause.allCases {
      let decision = decide(.neverProcessed(cause))
      #expect(decision.reason.flatMap(GatewayReason.init)?.outcomes.contains(.waiting) == true)
    }
    for cause in UnknownCause.allCases {
      let harmful = decide(.unknown(cause), harmless: false)
      #expect(harmful.reason.flatMap(GatewayReason.init)?.outcomes.contains(.unknown) == true)
    }
  }

  private func decide(
    _ answer: APNsResult, attempt: Int = 1, lifetime: Int64 = 86_400, harmless: Bool = true
  ) -> DeliveryDecision {
    DeliveryDecision.decide(
      answer,
      DeliveryDecision.Situation(
        attempt: attempt, now: noon, deadline: noon.adding(seconds: lifetime),
        repeatIsHarmless: harmless), RetryPolicy())
  }

  private func rejection(_ reason: RejectionReason, retryAfter: Int? = nil) -> APNsResult {
    .rejected(
      Rejection(status: reason.status, reason: reason, retryAfterSeconds: retryAfter))
  }

  @Test("an answer leads to its outcome, wait and verdict", arguments: DecisionRow.table)
  func table(row: DecisionRow) {
    let decision = decide(row.answer, attempt: row.attempt)
    #expect(decision.outcome == row.outcome)
    #expect(decision.status == row.status)
    #expect(decision.reason == row.reason)
    #expect(decision.retryAfterSeconds == row.wait)
    #expect(decision.retryCause == row.cause)
    #expect(decision.verdict == row.verdict)
    #expect(decision.blamesCredential == row.blames)
  }

  @Test(
    "every documented reason has its category's decision at any attempt and deadline",
    arguments: RejectionReason.documented, [1, 2, 30])
  func categories(reason: RejectionReason, attempt: Int) {
    for lifetime: Int64 in [86_400, 1, 0, -60] {
      let decision = decide(rejection(reason), attempt: attempt, lifetime: lifetime)
      let retriedInTime = lifetime == 86_400
      switch reason.fault {
      case .request:
        #expect(decision.outcome == .rejected && decision.verdict == .none)
      case .token:
        #expect(decision.outcome == .rejected && decision.verdict != .none)
      case .credential:
        #expect(decision.blamesCredential)
        #expect(decision.outcome == (retriedInTime ? .waiting : .expired))
      case .tryLater:
        #expect(decision.outcome == (retriedInTime ? .waiting : .expired))
      case .connection:
        #expect(
          decision.outcome
            == (lifetime == 1 && attempt == 1 || retriedInTime
              ? .waiting : .expired))
      }
      // Only a waiting delivery has a wait.
      #expect((decision.outcome == .waiting) == (decision.retryAfterSeconds != nil))
      #expect((decision.outcome == .waiting) == (decision.retryCause != nil))
      #expect(decision.status == reason.status && decision.reason == reason.text)
    }
  }

  @Test(
    "a reason is reduced to characters that can be shown and stored",
    arguments: [
      ("Bad\u{0}Thing\n", "BadThing"), ("\u{0}", "Status400"), ("Größe", "Gre"),
      (String(repeating: "x", count: 60_000), String(repeating: "x", count: 100)),
    ])
  func legible(text: String, reason: String) {
    #expect(decide(rejection(.other(text, status: 400))).reason == reason)
  }

  @Test("a 403 affects no device, documented or not")
  func forbidden() {
    let documented = RejectionReason.documented.filter { $0.status == 403 }
    #expect(documented.count >= 8)
    for reason in documented + [.other("New", status: 403), .other("", status: 403)] {
      #expect(decide(rejection(reason)).verdict == .none, "\(reason.text)")
    }
  }

  @Test("only 410 means unregistered; other faults of the token lead to a quarantine")
  func verdicts() {
    for reason in RejectionReason.documented where reason.fault == .token {
      let expected: DeliveryReport.DeviceVerdict =
        reason.status == 410
        ? .unregistered(milliseconds: nil) : .quarantine(reason: reason.text, sentAt: noon)
      #expect(decide(rejection(reason)).verdict == expected)
    }
  }

  @Test(
    "a retry after the deadline expires the delivery, one at its second is sent",
    arguments: [
      (.rejected(Rejection(status: 500, reason: .internalServerError)), 900),
      (.rejected(Rejection(status: 429, reason: .tooManyRequests)), 30),
      (.rejected(Rejection(status: 403, reason: .forbidden)), 30),
      (.neverProcessed(.goAway), 1), (.unknown(.streamReset), 5),
    ] as [(APNsResult, Int64)])
  func expiry(answer: APNsResult, wait: Int64) {
    #expect(decide(answer, lifetime: wait).outcome == .waiting)
    let late = decide(answer, lifetime: wait - 1)
    #expect(late.outcome == .expired)
    #expect(late.retryAfterSeconds == nil && late.retryCause == nil)
    #expect(late.reason == decide(answer).reason)  // The original reason is kept.
  }

  @Test("a push that would expire during the 429 backoff is retried at its Retry-After")
  func retryAfterBeforeDeadline() {
    let decision = decide(rejection(.tooManyRequests, retryAfter: 5), lifetime: 5)
    #expect(decision.outcome == .waiting && decision.retryAfterSeconds == 5)
    #expect(decide(rejection(.tooManyRequests, retryAfter: 5), lifetime: 4).outcome == .expired)
  }

  @Test("an expired delivery still reports the credential's fault")
  func expiredCredential() {
    let decision = decide(rejection(.invalidProviderToken), lifetime: 0)
    #expect(decision.outcome == .expired && decision.blamesCredential)
  }

  @Test(
    "a Retry-After beyond the range of times expires the delivery", arguments: [Int.max, 1 << 50])
  func absurdRetryAfter(seconds: Int) {
    for reason in [RejectionReason.serviceUnavailable, .tooManyRequests] {
      #expect(decide(rejection(reason, retryAfter: seconds)).outcome == .expired)
    }
  }

  @Test(
    "a push with unknown outcome is resent only if a duplicate is harmless",
    arguments: UnknownCause.allCases)
  func unknown(cause: UnknownCause) {
    #expect(decide(.unknown(cause)).outcome == .waiting)
    let final = decide(.unknown(cause), harmless: false)
    #expect(final == DeliveryDecision(outcome: .unknown, reason: cause.ownReason.rawValue))
  }

  @Test(
    "a push that never reached Apple is resent even if duplicates are harmful",
    arguments: NeverProcessedCause.allCases)
  func neverProcessed(cause: NeverProcessedCause) {
    let decision = decide(.neverProcessed(cause), harmless: false)
    #expect(decision.outcome == .waiting && decision.retryCause == .neverProcessed)
  }
}

@Suite struct RetryPolicyTests {
  @Test(
    "backoff doubles from its base up to the longest wait",
    arguments: [
      (0, 1), (1, 1), (2, 2), (3, 4), (12, 2_048), (13, 3_600), (64, 3_600), (1_000_000, 3_600),
      (.max, 3_600), (-5, 1),
    ] as [(Int, Double)])
  func backoff(attempt: Int, seconds: Double) {
    #expect(RetryPolicy().backoff(1, attempt: attempt) == seconds)
  }

  @Test("a base above the longest wait is cut to it")
  func base() { #expect(RetryPolicy().backoff(10_000, attempt: 1) == 3_600) }

  @Test("defaults follow Apple's recommendations")
  func defaults() {
    #expect(RetryPolicy().serverErrorSeconds == 15 * 60)
  }
}
