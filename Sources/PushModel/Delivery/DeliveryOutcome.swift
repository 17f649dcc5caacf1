// SPDX-License-Identifier: Apache-2.0

/// Outcome of one run for one device.
package enum DeliveryOutcome: Int16, StoredCode, Hashable {
  /// Not decided: a retry is queued.
  case waiting = 1
  /// APNs answered 200.
  case accepted = 2
  /// APNs refused the push, and a retry cannot succeed.
  case rejected = 3
  /// The named token is not registered, or its device is not active.
  case unknownDevice = 4
  /// The notification was cancelled before the push.
  case cancelled = 5
  /// The push expired before APNs accepted it.
  case expired = 6
  /// The connection was lost after the push was written, so it may have been delivered.
  case unknown = 7
  /// While the push waited, APNs accepted a newer one for the device with an equal collapse id.
  case superseded = 8

  /// The outcome as the API writes it.
  package var name: String {
    switch self {
    case .waiting: "waiting"
    case .accepted: "accepted"
    case .rejected: "rejected"
    case .unknownDevice: "unknown_device"
    case .cancelled: "cancelled"
    case .expired: "expired"
    case .unknown: "unknown"
    case .superseded: "superseded"
    }
  }

  /// Returns the outcome with an API name.
  package init?(name: String) {
    guard let outcome = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = outcome
  }
}
