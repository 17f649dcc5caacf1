// SPDX-License-Identifier: Apache-2.0

/// Totals of a notification's deliveries.
package struct NotificationCounts: Sendable, Equatable {
  package var state: NotificationState = .queued
  /// Devices in the audience at acceptance, up to `Acceptance.audienceCountLimit`: the number in
  /// the 202 response.
  package var audienceAtAcceptance: Int?
  /// Devices read so far; each gets an outcome. When the notification has finished, its outcomes
  /// and `notExpanded` add up to this number.
  package var audience: Int?
  /// For a finished notification, `audience` minus outcomes and `notExpanded` over all runs. A
  /// value other than 0 is a fault of the gateway.
  package var unaccounted = 0
  package var outcomes: [DeliveryOutcome: Int] = [:]
  /// Reasons of deliveries with outcome `rejected` or `unknown_device`.
  package var reasons: [String: Int] = [:]
  /// Accepted deliveries by rendered language.
  package var languages: [String: Int] = [:]
  /// Deliveries with a rendered language, by this language and outcome. Other deliveries, such as
  /// those to unknown devices, have no language.
  package var outcomesByLanguage: [String: [DeliveryOutcome: Int]] = [:]
  /// Devices that a cancelled run had not expanded; nil if no run was cancelled.
  package var notExpanded: Int?
  /// Reasons for which rows of the notification are held.
  package var waitingFor: Set<HoldReason> = []
  /// Earliest time of the next attempt among the rows that were read; nil if none waits for a time.
  /// Of retries, only some are read.
  package var waitingUntil: Instant?
  /// Whether the devices without an outcome are sent to now or soon: rows of the notification are
  /// due, and none is held or due later. Retries have outcomes and do not count.
  package var isBeingSent = false
  /// Rate limits that delay the remaining devices by more than one second.
  package private(set) var rateLimits: [RateLimit] = []
  /// Earliest time at which the rate limits allow the last push to the devices counted so far.
  package var rateLimitedUntil: Instant?
  /// Whether a node held rows of the notification at its start after a restore.
  package var isHeldAfterRestore = false

  /// State of the schedule, for a scheduled or repeated notification.
  package var schedule: Schedule?

  /// Times of the first and the last counted outcome; nil before the first.
  package private(set) var outcomeTimes: ClosedRange<Instant>?

  /// Number of runs.
  package var runs = 1

  /// Creates empty totals.
  package init() {}

  /// A rate limit that delays pushes, with its name in the API.
  package enum RateLimit: String, Sendable, CaseIterable {
    case notification = "MaxRate"
    case app = "AppMaxRate"
  }

  /// Determines the rate limits that delay devices without an outcome. Rates are pushes per second;
  /// nil: unlimited.
  package mutating func note(maxRate: Int?, appMaxRate: Int?, now: Instant) {
    // Outcomes of several runs count each device once, with its last delivery, so the
    // number of devices that the last run has left is unknown.
    guard isBeingSent, runs == 1, state == .queued || state == .sending else { return }
    // The audience at acceptance lacks unknown devices; the audience contains them.
    let known = outcomes.values.reduce(0, +)
    let knownActive = known - (outcomes[.unknownDevice] ?? 0)
    let left = max((audience ?? 0) - known, (audienceAtAcceptance ?? 0) - knownActive)
    for (limit, rate) in [(RateLimit.notification, maxRate), (.app, appMaxRate)] {
      guard let rate, rate > 0, left > rate else { continue }
      rateLimits.append(limit)
      let until = now.adding(seconds: Int64(left / rate))
      rateLimitedUntil = max(rateLimitedUntil ?? until, until)
    }
  }

  /// Extends `outcomeTimes` to include a range.
  package mutating func note(_ times: ClosedRange<Instant>?) {
    guard let times else { return }
    let known = outcomeTimes ?? times
    outcomeTimes =
      min(known.lowerBound, times.lowerBound)...max(known.upperBound, times.upperBound)
  }
}
