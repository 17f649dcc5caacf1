// SPDX-License-Identifier: Apache-2.0

/// Status of a device: its environment, the source of that information, and whether the device
/// receives pushes.
package struct DeviceStatus: Sendable, Equatable {
  package var environment: PushEnvironment
  package var source: EnvironmentSource
  package var isActive: Bool

  package init(environment: PushEnvironment, source: EnvironmentSource, isActive: Bool) {
    self.environment = environment
    self.source = source
    self.isActive = isActive
  }
}
