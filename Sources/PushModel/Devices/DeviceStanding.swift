// SPDX-License-Identifier: Apache-2.0

/// How it stands with a device at a moment: where it is registered, how that is known, and whether it is sent to.
package struct DeviceStanding: Sendable, Equatable {
  package var environment: PushEnvironment
  package var source: EnvironmentSource
  package var isActive: Bool

  /// Every field.
  package init(environment: PushEnvironment, source: EnvironmentSource, isActive: Bool) {
    self.environment = environment
    self.source = source
    self.isActive = isActive
  }
}
