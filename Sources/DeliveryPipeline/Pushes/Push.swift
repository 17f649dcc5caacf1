// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// One push from a claimed row to its end. `Settlement` creates and settles it.
final class Push {
  let row: RunningWork
  let recipient: Recipient
  /// Index in the order of the row's devices.
  let place: Int
  /// Number of earlier attempts.
  let attempts: Int
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
    row: RunningWork, recipient: Recipient, place: Int, attempts: Int, badge: Int?,
    isEnvironmentProbe: Bool
  ) {
    self.row = row
    self.recipient = recipient
    self.place = place
    self.attempts = attempts
    self.badge = badge
    self.isEnvironmentProbe = isEnvironmentProbe
  }

  var app: AppID { row.work.run.app }

  /// Destination in which the device is registered. An environment probe goes to the other
  /// environment.
  var registeredDestination: Destination {
    var destination = row.work.row.destination
    if isEnvironmentProbe { destination.environment = destination.environment.other }
    return destination
  }

  /// Returns the facts for the decision about its result.
  func situation(now: Instant) -> DeliveryDecision.Situation {
    DeliveryDecision.Situation(
      attempt: attempts + 1, now: now, deadline: row.work.row.deadline,
      repeatIsHarmless: row.translation.repeatIsHarmless, directive: row.directive,
      hasIntent: hasIntent, waitedFor: row.work.row.waitedFor,
      isEnvironmentProbe: isEnvironmentProbe, environmentFallback: environmentFallback)
  }
}
