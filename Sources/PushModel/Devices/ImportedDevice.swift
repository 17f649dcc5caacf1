// SPDX-License-Identifier: Apache-2.0

/// A device from an import file: its registration, and its state at the origin.
package struct ImportedDevice: Sendable {
  package var token: DeviceToken
  /// Registration of the device. Without a `registeredAt` its time is the epoch.
  package var registration: DeviceRegistration
  /// How the environment is known; nil derives it from the registration.
  package var environmentSource: EnvironmentSource?
  package var state = DeviceState.active
  /// Why the device is not active; nil exactly for active devices.
  package var stateReason: String?
  /// Apple's timestamp of a 410.
  package var unregisteredAt: Instant?

  /// Creates an active device.
  package init(token: DeviceToken, registration: DeviceRegistration) {
    self.token = token
    self.registration = registration
  }
}
