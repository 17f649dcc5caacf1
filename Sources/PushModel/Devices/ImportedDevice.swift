// SPDX-License-Identifier: Apache-2.0

/// A device as a file that is imported has it: what a caller registers, and how it stood where it comes from.
package struct ImportedDevice: Sendable {
  package var token: DeviceToken
  /// Without a `registeredAt` it is as old as can be: the epoch.
  package var registration: DeviceRegistration
  /// Nil: what the registration says of its environment decides.
  package var environmentSource: EnvironmentSource?
  package var state = DeviceState.active
  /// Why it is not active; nil exactly when it is.
  package var stateReason: String?
  /// Apple's time of a 410.
  package var unregisteredAt: Instant?

  /// An active device.
  package init(token: DeviceToken, registration: DeviceRegistration) {
    self.token = token
    self.registration = registration
  }
}
