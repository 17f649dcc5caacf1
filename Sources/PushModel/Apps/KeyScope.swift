// SPDX-License-Identifier: Apache-2.0

/// A permission of an API key.
package enum KeyScope: String, Sendable, Hashable, CaseIterable {
  /// Register, change and remove devices.
  case devices
  /// Send notifications.
  case notify
  /// Read devices, notifications and deliveries.
  case read
  /// All permissions, including apps, credentials, strings and keys.
  case admin
}
