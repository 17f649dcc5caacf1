// SPDX-License-Identifier: Apache-2.0

/// What a notification's deliveries add up to.
package struct NotificationCounts: Sendable, Equatable {
  package var state: NotificationState = .queued
  /// Devices that it was for when it was accepted, up to `Acceptance.audienceCountLimit`: the
  /// number in the 202.
  package var audienceAtAcceptance: Int?
  /// Devices that were read so far, each of which gets an outcome. When the notification has
  /// finished, its outcomes and `notExpanded` add up to it.
  package var audience: Int?
  /// `audience` minus outcomes and `notExpanded` over all runs, once the notification has finished:
  /// not 0 is a fault of the gateway.
  package var unaccounted = 0
  package var outcomes: [DeliveryOutcome: Int] = [:]
  /// Reasons of rejected and unknown-device deliveries.
  package var reasons: [String: Int] = [:]
  /// Accepted deliveries by the language their reader was shown.
  package var languages: [String: Int] = [:]
  /// Devices of a cancelled run that were not come to; nil when none was cancelled.
  package var notExpanded: Int?
  /// What work of it waits for that is held.
  package var waitingFor: Set<HoldReason> = []
  /// When pushes of it that wait for a time are tried next, at the latest; nil when none is known to.
  package var waitingUntil: Instant?
  /// Whether work of it is due and not held: it is being sent, or is about to be.
  package var isBeingSent = false
  /// Rates that its pushes wait for, because it has more devices left than they allow in a second.
  package private(set) var rateLimits: [RateLimit] = []
  /// When the rates let the last of its known devices go, at the earliest.
  package private(set) var rateLimitedUntil: Instant?
  /// Whether work of it was there when a node started after a restore, and waits to be released.
  package var isHeldAfterRestore = false

  /// What is due of it, where that is later or again.
  package var schedule: Schedule?

  /// When the first and the last outcome that counts now were stored; nil before any was.
  package private(set) var outcomeTimes: ClosedRange<Instant>?

  /// How many runs there were.
  package var runs = 1

  /// Nothing yet.
  package init() {}

  /// Whose rate pushes wait for, as the API names it.
  package enum RateLimit: String, Sendable, CaseIterable {
    case notification = "MaxRate"
    case app = "AppMaxRate"
  }

  /// Notes the rates, in pushes a second, that devices without an outcome wait for; nil is none.
  package mutating func note(maxRate: Int?, appMaxRate: Int?, now: Instant) {
    guard isBeingSent, state == .queued || state == .sending else { return }
    let known = outcomes.reduce(0) { $0 + ($1.key == .unknownDevice ? 0 : $1.value) }
    let left = max(audience ?? 0, audienceAtAcceptance ?? 0) - known
    for (limit, rate) in [(RateLimit.notification, maxRate), (.app, appMaxRate)] {
      guard let rate, rate > 0, left > rate else { continue }
      rateLimits.append(limit)
      let until = now.adding(seconds: Int64(left / rate))
      rateLimitedUntil = max(rateLimitedUntil ?? until, until)
    }
  }

  /// Outcomes were stored within these times.
  package mutating func note(_ times: ClosedRange<Instant>?) {
    guard let times else { return }
    let known = outcomeTimes ?? times
    outcomeTimes =
      min(known.lowerBound, times.lowerBound)...max(known.upperBound, times.upperBound)
  }
}
