// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// One push from a claimed row to its outcome.
final class Push {
  let work: RunningWork
  let recipient: Recipient
  /// Index in the order of the row's devices.
  let place: Int
  /// Number of earlier attempts.
  let attempts: Int
  /// Destination in which the device is registered. An environment probe goes to the other
  /// environment.
  var registeredDestination: Destination {
    var destination = work.work.row.destination
    if isEnvironmentProbe { destination.environment = destination.environment.other }
    return destination
  }
  /// Badge of the app's icon; nil: as the payload states.
  let badge: Int?
  /// Whether the push tests this environment for a device that is registered in the other one.
  let isEnvironmentProbe: Bool
  /// Whether the intent to send the push is stored, so that no other shard sends it.
  var hasIntent = false
  /// Time before the payload was rendered; nil before.
  var sentAt: Instant?
  /// Language of the rendered text; nil before, or if the message has none.
  var language: String?
  /// Environment of one more attempt after Apple called the token bad.
  var environmentFallback = EnvironmentFallback.none

  init(
    work: RunningWork, recipient: Recipient, attempts: Int, badge: Int?,
    isEnvironmentProbe: Bool = false,
    counts: Bool = true
  ) {
    self.work = work
    self.recipient = recipient
    self.attempts = attempts
    self.badge = badge
    self.isEnvironmentProbe = isEnvironmentProbe
    place = work.begin(recipient, counts: counts)
  }

  var app: AppID { work.work.run.app }

  /// Returns the facts for the decision about its result.
  func situation(now: Instant) -> DeliveryDecision.Situation {
    DeliveryDecision.Situation(
      attempt: attempts + 1, now: now, deadline: work.work.row.deadline,
      repeatIsHarmless: work.translation.repeatIsHarmless, directive: work.directive,
      hasIntent: hasIntent, waitedFor: work.work.row.waitedFor,
      isEnvironmentProbe: isEnvironmentProbe, environmentFallback: environmentFallback)
  }
}
