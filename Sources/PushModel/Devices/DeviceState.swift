// SPDX-License-Identifier: Apache-2.0

/// Whether a device receives pushes.
package enum DeviceState: Int16, StoredCode, Hashable {
  /// The device receives pushes.
  case active = 1
  /// Excluded for a reason such as `BadDeviceToken`. An operator or a new registration reactivates
  /// the device.
  case quarantined = 2
  /// Apple returned 410 with a time after the last registration. Only a new registration
  /// reactivates the device.
  case unregistered = 3

  /// The state as the API writes it.
  package var name: String {
    switch self {
    case .active: "active"
    case .quarantined: "quarantined"
    case .unregistered: "unregistered"
    }
  }

  /// Returns the state with an API name.
  package init?(name: String) {
    guard let state = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = state
  }
}
