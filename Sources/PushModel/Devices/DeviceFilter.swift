// SPDX-License-Identifier: Apache-2.0

/// Which devices to list. Filters are joined by "and".
package struct DeviceFilter: Sendable, Equatable {
  package var user: String?
  /// A language tag: devices whose first preference is that tag or a longer form of it
  /// (`fr` lists `fr-CA`).
  package var language: String?
  package var state: DeviceState?
  package var environment: PushEnvironment?

  /// All devices.
  package init() {}
}
