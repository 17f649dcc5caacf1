// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Position of an inactive device in the order of `DutyStore.removeInactiveDevices`.
package struct InactiveDevicePlace: Sendable, Equatable {
  let since: Instant
  let app: AppID
  let token: DeviceToken

  /// Precedes all devices.
  package static let first = InactiveDevicePlace(
    since: Instant(microseconds: 0), app: AppID(rawValue: 0), token: DeviceToken(bytes: []))
}
