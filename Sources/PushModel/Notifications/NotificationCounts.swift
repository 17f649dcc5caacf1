// SPDX-License-Identifier: Apache-2.0

/// Totals of a notification's deliveries.
package struct NotificationCounts: Sendable, Equatable {
  package var state: NotificationState = .queued
  /// Devices in the audience at acceptance, up to `Acceptance.audienceCountLimit`: the number in
  /// the 202 response.
  package var audienceAtAcceptance: Int?
  /// Devices read so far; each receives an outcome. When the notification has finished, its
  /// outcomes and `notExpanded` add up to this number.
  package var audience: Int?
  /// `audience` minus outcomes and `notExpanded` over all runs of a finished notification. A value
  /// other than 0 is a fault of the gateway.
  package var unaccounted = 0
  package var outcomes: [DeliveryOutcome: Int] = [:]
  /// Reasons of deliveries with outcome `rejected` or `unknown_device`.
  package var reasons: [String: Int] = [:]
  /// Accepted deliveries by rendered language.
  package var languages: [String: Int] = [:]
  /// Devices that a cancelled run had not expanded; nil if no run was cancelled.
  package var notExpanded: Int?
  /// Reasons for which rows of the notification are held.
  package var waitingFor: Set<HoldReason> = []
  /// Latest time of the next attempt among waiting pushes; nil if none is known.
  package var waitingUntil: Instant?
  /// Whether a node held rows of the notification at its start after a restore.
  package var isHeldAfterRestore = false

  /// State of the schedule of a scheduled or repeated notification.
  package var schedule: Schedule?

  /// Times of the first and last stored outcome that counts; nil before the first.
  package private(set) var outcomeTimes: ClosedRange<Instant>?

  /// Number of runs.
  package var runs = 1

  /// Creates empty totals.
  package init() {}

  /// Extends `outcomeTimes` by a range.
  package mutating func note(_ times: ClosedRange<Instant>?) {
    guard let times else { return }
    let known = outcomeTimes ?? times
    outcomeTimes =
      min(known.lowerBound, times.lowerBound)...max(known.upperBound, times.upperBound)
  }
}
