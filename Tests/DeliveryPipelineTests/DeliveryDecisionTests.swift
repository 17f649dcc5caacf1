// SPDX-License-Identifier: Apache-2.0
import APNs
import Messages
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

  var testDescription: String { "\(reason ?? "\(answer)") at attempt \(attempt)" }

  /// A rejection with Apple's reason.
  static func rejected(
    _ text: String, _ status: Int, attempt: Int = 1, timestamp: Int64? = nil,
    retryAfter: Int? = nil, _ outcome: DeliveryOutcome, wait: Double? = nil,
    cause: DeliveryDecision.RetryCause? = nil, verdict: DeliveryReport.DeviceVerdict = .none
  ) -> DecisionRow {
    let rejection = Rejection(
      status: status, reason: .named(text, status: status), timestampMilliseconds: timestamp,
      retryAfterSeconds: retryAfter)
    return DecisionRow(
      answer: .rejected(rejection), attempt: attempt, outcome: outcome, status: status,
      reason: text.isEmpty ? "Status\(status)" : text, wait: wait, cause: cause, verdict: verdict)
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
    .rejected(
      "Unregistered", 410, .rejected, verdict: .unregistered(milliseconds: noon.microseconds / 1000)
    ),
    .rejected(
      "ExpiredToken", 410, timestamp: 5, .rejected, verdict: .unregistered(milliseconds: 5)),
    .rejected(
      "SomethingNew", 410, .rejected, verdict: .unregistered(milliseconds: noon.microseconds / 1000)
    ),
    .rejected(
      "BadDeviceToken", 400, .rejected, verdict: .quarantine(reason: "BadDeviceToken", sentAt: noon)
    ),
    .rejected(
      "DeviceTokenNotForTopic", 400, attempt: 3, .rejected,
      verdict: .quarantine(reason: "DeviceTokenNotForTopic", sentAt: noon)),
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
      answer: .neverProcessed(.queueFull), attempt: 5, outcome: .waiting,
      reason: "QueueFull", wait: 1, cause: .neverProcessed),
    DecisionRow(
      answer: .unknown(.connectionLost), attempt: 1, outcome: .waiting, reason: "ConnectionLost",
      wait: 5, cause: .unknown),
    DecisionRow(
      answer: .unknown(.responseDeadline), attempt: 3, outcome: .waiting,
      reason: "ResponseDeadline", wait: 20, cause: .unknown),
  ]
}

/// The expected consequence of a result.
enum ExpectedEnd: Equatable {
  /// The row keeps the push.
  case returned
  /// A retry at once, with this reason.
  case again(GatewayReason)
  /// A retry after a wait.
  case later
  case ends(DeliveryOutcome, GatewayReason? = nil)

  init(_ end: DeliveryDecision.End) {
    guard case .settled(let decision) = end else {
      self = .returned
      return
    }
    let reason = decision.reason.flatMap(GatewayReason.init)
    self =
      switch decision.outcome {
      case .waiting where decision.retryAfterSeconds == 0: reason.map(Self.again) ?? .later
      case .waiting: .later
      default: .ends(decision.outcome, reason)
      }
  }
}

/// A result of sending and its expected consequences, by the row's directive.
struct EndRow: Sendable, CustomTestStringConvertible {
  static let directives: [WorkDirective] = [
    .proceed, .pause, .stop, .hold(.noConnection), .cancel, .claimLost,
  ]

  let result: SendResult
  /// Consequences without a stored intent, in the order of `directives`.
  let plain: [ExpectedEnd]
  /// Consequences with a stored intent.
  let intended: [ExpectedEnd]
  /// Whether a second copy is harmless; nil if that does not matter.
  var isHarmless: Bool?
  var waitedFor: HoldReason?

  var testDescription: String { "\(result), harmless: \(isHarmless as Bool?)" }

  /// A row whose consequence depends only on whether the run is cancelled.
  private static func row(
    _ result: SendResult, _ plain: ExpectedEnd, cancelled: ExpectedEnd? = nil,
    intended: ExpectedEnd? = nil, isHarmless: Bool? = nil, waitedFor: HoldReason? = nil
  ) -> EndRow {
    func each(_ end: ExpectedEnd) -> [ExpectedEnd] {
      directives.map { $0 == .cancel ? cancelled ?? end : end }
    }
    return EndRow(
      result: result, plain: each(plain), intended: each(intended ?? plain),
      isHarmless: isHarmless, waitedFor: waitedFor)
  }

  private static func rejected(_ reason: RejectionReason) -> SendResult {
    .answered(.rejected(Rejection(status: reason.status, reason: reason)))
  }

  /// A push that was not sent for a fault of the lane, or for a lost claim.
  private static func unsent(_ result: SendResult, _ reason: GatewayReason) -> EndRow {
    row(result, .returned, cancelled: .ends(.cancelled), intended: .again(reason))
  }

  static let table: [EndRow] =
    [
      // Not sent.
      unsent(.notSent(.held(.paused)), .paused),
      unsent(.notSent(.held(.credentialRefused)), .credentialRefused),
      unsent(.notSent(.stopped), .stopping),
      unsent(.notSent(.leaseEnding), .queueDeadline),
      row(.notSent(.cancelled), .ends(.cancelled)),
      row(.notSent(.superseded), .ends(.superseded)),
      row(.notSent(.intentElsewhere), .returned),
      row(.notSent(.late), .ends(.expired, .tooLate)),
      row(.notSent(.late), .ends(.expired, .noConnection), waitedFor: .noConnection),
      row(.notSent(.unrenderable(.notNamed)), .ends(.unknownDevice, .otherUser)),
      row(.notSent(.unrenderable(.impossible)), .ends(.rejected, .renderingFailed)),
      // Faults of the lane.
      unsent(.answered(.neverProcessed(.noConnection)), .noConnection),
      unsent(.answered(.neverProcessed(.noProviderToken)), .noProviderToken),
      unsent(rejected(.invalidProviderToken), .credentialRefused),
      unsent(rejected(.forbidden), .credentialRefused),
      // Answered.
      row(.answered(.accepted(apnsID: APNsID(high: 0, low: 0), uniqueID: nil)), .ends(.accepted)),
      row(rejected(.badTopic), .ends(.rejected)),
      row(rejected(.badDeviceToken), .ends(.rejected)),
      row(rejected(.unregistered), .ends(.rejected, .unregistered)),
      row(rejected(.tooManyRequests), .later, cancelled: .ends(.cancelled)),
      row(rejected(.internalServerError), .later, cancelled: .ends(.cancelled)),
      row(rejected(.expiredProviderToken), .later, cancelled: .ends(.cancelled)),
    ]
    // Without an answer.
    + UnknownCause.allCases.flatMap { cause in
      [
        row(
          .answered(.unknown(cause)), .later, cancelled: .ends(.unknown, cause.ownReason),
          isHarmless: true),
        row(.answered(.unknown(cause)), .ends(.unknown, cause.ownReason), isHarmless: false),
      ]
    }
    + NeverProcessedCause.allCases.filter { $0 != .noConnection && $0 != .noProviderToken }.map {
      EndRow(
        result: .answered(.neverProcessed($0)),
        plain: [.later, .returned, .returned, .returned, .ends(.cancelled), .returned],
        intended: [.later, .later, .later, .later, .ends(.cancelled), .later])
    }
}

extension DeliveryDecision.End {
  /// The decision; nil if the row keeps the push.
  var decision: DeliveryDecision? {
    if case .settled(let decision) = self { decision } else { nil }
  }
}

@Suite struct DeliveryDecisionTests {
  @Test("each cause of a missing answer has a gateway reason, spelled like Apple's")
  func causes() {
    for cause in NeverProcessedCause.allCases {
      #expect(cause.ownReason.outcomes.contains(.waiting))
    }
    for cause in UnknownCause.allCases {
      let harmful = decide(.unknown(cause), harmless: false)
      #expect(harmful?.reason.flatMap(GatewayReason.init)?.outcomes.contains(.unknown) == true)
    }
  }

  /// Returns the consequences of a row of the table in every situation that it covers.
  private func ends(
    _ row: EndRow
  ) -> [(situation: DeliveryDecision.Situation, end: DeliveryDecision.End, expected: ExpectedEnd)] {
    var ends: [(DeliveryDecision.Situation, DeliveryDecision.End, ExpectedEnd)] = []
    for isHarmless in [true, false] where row.isHarmless ?? isHarmless == isHarmless {
      for hasIntent in [false, true] {
        for (place, directive) in EndRow.directives.enumerated() {
          let situation = DeliveryDecision.Situation(
            attempt: 1, now: noon, deadline: noon.adding(seconds: 86_400),
            repeatIsHarmless: isHarmless, directive: directive, hasIntent: hasIntent,
            waitedFor: row.waitedFor)
          ends.append(
            (
              situation, DeliveryDecision.decide(row.result, situation, RetryPolicy()),
              (hasIntent ? row.intended : row.plain)[place]
            ))
        }
      }
    }
    return ends
  }

  @Test("every result has one consequence in every situation", arguments: EndRow.table)
  func consequences(row: EndRow) {
    for (situation, end, expected) in ends(row) {
      #expect(
        ExpectedEnd(end) == expected,
        "\(situation.directive), intent \(situation.hasIntent), \(situation.repeatIsHarmless)")
    }
  }

  @Test("no consequence loses or repeats a push", arguments: EndRow.table)
  func invariants(row: EndRow) {
    for (situation, end, _) in ends(row) {
      guard let decision = end.decision else {
        // A refused grant leaves no intent.
        #expect(!situation.hasIntent || row.result == .notSent(.intentElsewhere))
        #expect(situation.directive != .cancel || row.result == .notSent(.intentElsewhere))
        continue
      }
      #expect((decision.outcome == .waiting) == (decision.retryAfterSeconds != nil))
      #expect((decision.outcome == .waiting) == (decision.retryCause != nil))
      if situation.directive == .cancel { #expect(decision.outcome != .waiting) }
      switch row.result {
      case .answered(.accepted): #expect(decision.outcome == .accepted)
      case .answered(.unknown) where !situation.repeatIsHarmless:
        #expect(decision.outcome == .unknown)
      default: #expect(decision.outcome != .accepted)
      }
    }
  }

  /// Returns the decision about an answer; nil if the row keeps the push.
  private func decide(
    _ answer: APNsResult, attempt: Int = 1, lifetime: Int64 = 86_400, harmless: Bool = true
  ) -> DeliveryDecision? {
    DeliveryDecision.decide(
      .answered(answer),
      DeliveryDecision.Situation(
        attempt: attempt, now: noon, deadline: noon.adding(seconds: lifetime),
        repeatIsHarmless: harmless), RetryPolicy()
    ).decision
  }

  private func rejection(_ reason: RejectionReason, retryAfter: Int? = nil) -> APNsResult {
    .rejected(
      Rejection(status: reason.status, reason: reason, retryAfterSeconds: retryAfter))
  }

  @Test("an answer leads to its outcome, wait and verdict", arguments: DecisionRow.table)
  func table(row: DecisionRow) throws {
    let decision = try #require(decide(row.answer, attempt: row.attempt))
    #expect(decision.outcome == row.outcome)
    #expect(decision.status == row.status)
    #expect(decision.reason == row.reason)
    #expect(decision.retryAfterSeconds == row.wait)
    #expect(decision.retryCause == row.cause)
    #expect(decision.verdict == row.verdict)
  }

  @Test(
    "every documented reason has its category's decision at any attempt and deadline",
    arguments: RejectionReason.documented, [1, 2, 30])
  func categories(reason: RejectionReason, attempt: Int) throws {
    for lifetime: Int64 in [86_400, 1, 0, -60] {
      let end = decide(rejection(reason), attempt: attempt, lifetime: lifetime)
      if reason.fault == .credential {
        // The push stays in its row, whose lane waits.
        #expect(end == nil && HoldReason(faultIn: rejection(reason)) == .credentialRefused)
        continue
      }
      let decision = try #require(end)
      let retriedInTime = lifetime == 86_400
      switch reason.fault {
      case .request:
        #expect(decision.outcome == .rejected && decision.verdict == .none)
      case .token:
        #expect(decision.outcome == .rejected && decision.verdict != .none)
      case .credential: break
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
    #expect(decide(rejection(.other(text, status: 400)))?.reason == reason)
  }

  @Test("a 403 affects no device, documented or not")
  func forbidden() {
    let documented = RejectionReason.documented.filter { $0.status == 403 }
    #expect(documented.count >= 8)
    for reason in documented + [.other("New", status: 403), .other("", status: 403)] {
      let decision = decide(rejection(reason))
      #expect(decision.map { $0.verdict == .none } ?? true, "\(reason.text)")
      let isOfCredential = reason.fault == .credential
      #expect((HoldReason(faultIn: rejection(reason)) == .credentialRefused) == isOfCredential)
    }
  }

  @Test("only 410 means unregistered; other faults of the token lead to a quarantine")
  func verdicts() {
    for reason in RejectionReason.documented where reason.fault == .token {
      let expected: DeliveryReport.DeviceVerdict =
        reason.status == 410
        ? .unregistered(milliseconds: noon.microseconds / 1000)
        : .quarantine(reason: reason.text, sentAt: noon)
      #expect(decide(rejection(reason))?.verdict == expected)
    }
  }

  @Test(
    "a retry after the deadline expires the delivery, one at its second is sent",
    arguments: [
      (.rejected(Rejection(status: 500, reason: .internalServerError)), 900),
      (.rejected(Rejection(status: 429, reason: .tooManyRequests)), 30),
      (.neverProcessed(.goAway), 1), (.unknown(.streamReset), 5),
    ] as [(APNsResult, Int64)])
  func expiry(answer: APNsResult, wait: Int64) throws {
    #expect(decide(answer, lifetime: wait)?.outcome == .waiting)
    let late = try #require(decide(answer, lifetime: wait - 1))
    #expect(late.outcome == .expired)
    #expect(late.retryAfterSeconds == nil && late.retryCause == nil)
    #expect(late.reason == decide(answer)?.reason)  // The original reason is kept.
  }

  @Test("a push that would expire during the 429 backoff is retried at its Retry-After")
  func retryAfterBeforeDeadline() {
    let decision = decide(rejection(.tooManyRequests, retryAfter: 5), lifetime: 5)
    #expect(decision?.outcome == .waiting && decision?.retryAfterSeconds == 5)
    #expect(decide(rejection(.tooManyRequests, retryAfter: 5), lifetime: 4)?.outcome == .expired)
  }

  @Test(
    "a Retry-After beyond the range of times expires the delivery", arguments: [Int.max, 1 << 50])
  func absurdRetryAfter(seconds: Int) {
    for reason in [RejectionReason.serviceUnavailable, .tooManyRequests] {
      #expect(decide(rejection(reason, retryAfter: seconds))?.outcome == .expired)
    }
  }

  @Test(
    "a push with unknown outcome is resent only if a duplicate is harmless",
    arguments: UnknownCause.allCases)
  func unknown(cause: UnknownCause) {
    #expect(decide(.unknown(cause))?.outcome == .waiting)
    let final = decide(.unknown(cause), harmless: false)
    #expect(final == DeliveryDecision(outcome: .unknown, reason: cause.ownReason.rawValue))
  }

  @Test(
    "a push that never reached Apple is resent even if duplicates are harmful",
    arguments: NeverProcessedCause.allCases)
  func neverProcessed(cause: NeverProcessedCause) {
    let decision = decide(.neverProcessed(cause), harmless: false)
    let isFaultOfLane = HoldReason(faultIn: .neverProcessed(cause)) != nil
    #expect(decision?.outcome == (isFaultOfLane ? nil : .waiting))
    #expect(decision?.retryCause == (isFaultOfLane ? nil : .neverProcessed))
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
