// SPDX-License-Identifier: Apache-2.0

/// Another run of a notification for the devices that it did not reach.
package enum Resend {
  /// Outcomes of a device's last delivery that a resend may select. `unknown_device` is excluded:
  /// those devices had no usable token.
  package static let outcomes: [DeliveryOutcome] = [.rejected, .cancelled, .expired, .unknown]

  /// Returns the outcomes that a resend selects by default. An at-most-once push with outcome
  /// `unknown` may have been delivered, so only an explicit request selects it.
  package static func outcomes(of notification: Notification) -> [DeliveryOutcome] {
    notification.message.options.deliveryPolicy == .atMostOnce
      ? outcomes.filter { $0 != .unknown } : outcomes
  }

  /// Maximum number of runs of one notification, because a page of a resend reads each of them.
  package static let runs = 32

  /// Result of a resend request.
  package enum Result: Sendable, Equatable {
    /// A run is stored.
    case started
    /// An earlier run has not finished; the notification has this state.
    case working(NotificationState)
    /// The notification already has the maximum number of runs.
    case tooOften
    /// The revision of strings with which it was accepted no longer exists.
    case withoutTexts
    /// The notification's content was removed.
    case removed
  }
}
