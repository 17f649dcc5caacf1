// SPDX-License-Identifier: Apache-2.0

/// A device that became unregistered, as the legacy feedback service reports it.
package struct FeedbackToken: Sendable, Equatable {
  package var token: DeviceToken
  /// Time at which APNs invalidated the token.
  package var unregisteredAt: Instant

  package init(token: DeviceToken, unregisteredAt: Instant) {
    self.token = token
    self.unregisteredAt = unregisteredAt
  }
}
