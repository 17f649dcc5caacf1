// SPDX-License-Identifier: Apache-2.0

/// Sending a notification once more to the devices that it did not reach.
package enum Resend {
  /// What a device's last delivery may have ended as. (`unknown_device` is none: nothing was known that could be
  /// sent to.)
  package static let outcomes: [DeliveryOutcome] = [.rejected, .cancelled, .expired, .unknown]

  /// Those of them that are meant when nobody says which: what may not come twice, and whose fate is unknown, may
  /// have come, and is sent again only when that is asked for by name.
  package static func outcomes(of notification: Notification) -> [DeliveryOutcome] {
    notification.message.options.deliveryPolicy == .atMostOnce
      ? outcomes.filter { $0 != .unknown } : outcomes
  }

  /// Runs of one notification: its page of devices reads each of them.
  package static let runs = 32

  /// What became of the wish.
  package enum Result: Sendable, Equatable {
    /// A run is stored.
    case started
    /// An earlier run is still at work, in this state.
    case working(NotificationState)
    /// There were as many runs as there may be.
    case tooOften
    /// The revision of the strings that it was accepted with has gone.
    case withoutTexts
    /// What it said was removed.
    case removed
  }
}
