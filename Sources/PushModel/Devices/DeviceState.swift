// SPDX-License-Identifier: Apache-2.0

/// Whether a device can be sent to.
package enum DeviceState: Int16, StoredCode, Hashable {
  /// Can be sent to.
  case active = 1
  /// Set aside with a reason (`BadDeviceToken` …); an operator or a new registration revives it.
  case quarantined = 2
  /// Apple said 410 for a time after the app's last registration; only a new registration revives it.
  case unregistered = 3

  /// The state as the API writes it.
  package var name: String {
    switch self {
    case .active: "active"
    case .quarantined: "quarantined"
    case .unregistered: "unregistered"
    }
  }

  /// The state of that name.
  package init?(name: String) {
    guard let state = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = state
  }
}
