// SPDX-License-Identifier: Apache-2.0

/// A device from an import file: its registration, and its state in the system that exported it.
package struct ImportedDevice: Sendable {
  package var token: DeviceToken
  /// Registration of the device. If it has no `registeredAt`, the epoch is used.
  package var registration: DeviceRegistration
  /// Source of the environment; nil derives it from the registration.
  package var environmentSource: EnvironmentSource?
  package var state = DeviceState.active
  /// Why the device is not active; nil for active devices only.
  package var stateReason: String?
  /// Apple's timestamp of a 410.
  package var unregisteredAt: Instant?

  /// Creates an active device.
  package init(token: DeviceToken, registration: DeviceRegistration) {
    self.token = token
    self.registration = registration
  }
}
