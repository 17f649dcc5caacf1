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

  /// Outcomes were stored within these times.
  package mutating func note(_ times: ClosedRange<Instant>?) {
    guard let times else { return }
    let known = outcomeTimes ?? times
    outcomeTimes =
      min(known.lowerBound, times.lowerBound)...max(known.upperBound, times.upperBound)
  }
}
