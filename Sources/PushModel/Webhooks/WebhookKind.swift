// SPDX-License-Identifier: Apache-2.0

/// Kind of a webhook event; stored by its number.
package enum WebhookKind: Int16, StoredCode, Hashable, Comparable {
  /// Sent on request, to test the webhook.
  case test = 0
  case deviceQuarantined = 1
  case deviceUnregistered = 2
  /// No work of a notification is left.
  case notificationFinished = 3
  /// A delivery ended with an outcome other than accepted, cancelled or superseded.
  case deliveryFailed = 4
  /// Apple refuses a credential.
  case credentialRefused = 5
  /// A certificate expires soon.
  case credentialExpiring = 6

  /// Kinds that a webhook can subscribe to.
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
