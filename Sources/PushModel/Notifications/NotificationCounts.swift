// SPDX-License-Identifier: Apache-2.0

/// What a notification's deliveries add up to.
package struct NotificationCounts: Sendable, Equatable {
  package var state: NotificationState = .queued
  /// Devices it was for when it was accepted, up to `Acceptance.audienceCountLimit`; nil of a notification
  /// that was accepted before this was stored.
  package var audience: Int?
  package var outcomes: [DeliveryOutcome: Int] = [:]
  /// Reasons of rejected and unknown-device deliveries.
  package var reasons: [String: Int] = [:]
  /// Accepted deliveries by the language their reader was shown.
  package var languages: [String: Int] = [:]
  /// Devices of a cancelled run that were not come to; nil when none was cancelled.
  package var notExpanded: Int?
  /// What work of it waits for that is held.
  package var waitingFor: Set<HoldReason> = []
  /// Whether work of it was there when a node started after a restore, and waits to be released.
  package var isHeldAfterRestore = false

  /// What is due of it, where that is later or again.
  package var schedule: Schedule?

  /// How many runs there were.
  package var runs = 1

  /// Nothing yet.
  package init() {}

  /// Leaves out what adds up to none.
  package mutating func dropNothings() {
    outcomes = outcomes.filter { $0.value != 0 }
    reasons = reasons.filter { $0.value != 0 }
    languages = languages.filter { $0.value != 0 }
  }
}
