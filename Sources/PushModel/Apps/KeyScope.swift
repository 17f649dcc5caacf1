// SPDX-License-Identifier: Apache-2.0

/// What an API key may do.
package enum KeyScope: String, Sendable, Hashable, CaseIterable {
  /// Register, change and remove devices.
  case devices
  /// Accept notifications.
  case notify
  /// Read devices, notifications and deliveries.
  case read
  /// Everything, apps, credentials, strings and keys included.
  case admin
}
