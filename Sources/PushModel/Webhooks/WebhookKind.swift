// SPDX-License-Identifier: Apache-2.0

/// What a webhook is told of; stored by its number.
package enum WebhookKind: Int16, StoredCode, Hashable, Comparable {
  /// Somebody asked for it, to see whether it arrives.
  case test = 0
  case deviceQuarantined = 1
  case deviceUnregistered = 2
  /// Nothing of a notification is left to send.
  case notificationFinished = 3
  /// A delivery ended, and not as accepted, cancelled or superseded.
  case deliveryFailed = 4
  /// Apple refuses a credential.
  case credentialRefused = 5
  /// A certificate's time is over before long.
  case credentialExpiring = 6

  /// Those that can be asked for.
  package static let events: [WebhookKind] = [
    .deviceQuarantined, .deviceUnregistered, .notificationFinished, .deliveryFailed,
    .credentialRefused, .credentialExpiring,
  ]

  /// The `type` of a message.
  package var name: String {
    switch self {
    case .test: "webhook.test"
    case .deviceQuarantined: "device.quarantined"
    case .deviceUnregistered: "device.unregistered"
    case .notificationFinished: "notification.finished"
    case .deliveryFailed: "delivery.failed"
    case .credentialRefused: "credential.refused"
    case .credentialExpiring: "credential.expiring"
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
