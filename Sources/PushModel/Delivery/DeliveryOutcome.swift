// SPDX-License-Identifier: Apache-2.0

/// What became of one run for one device.
package enum DeliveryOutcome: Int16, StoredCode, Hashable {
  /// Not decided yet: a retry is queued.
  case waiting = 1
  /// APNs answered 200.
  case accepted = 2
  /// APNs refused it, and another try cannot help.
  case rejected = 3
  /// The named token is not registered here, or not active.
  case unknownDevice = 4
  /// Somebody stopped the notification first.
  case cancelled = 5
  /// Its time ran out before APNs took it.
  case expired = 6
  /// Written to a connection that was lost: it may or may not have been delivered.
  case unknown = 7
  /// It waited, and a newer one with its collapse id was accepted for the device.
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

  /// The outcome of that name.
  package init?(name: String) {
    guard let outcome = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = outcome
  }
}
