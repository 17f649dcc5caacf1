// SPDX-License-Identifier: Apache-2.0

/// Result of a request to accept a notification.
package enum Acceptance: Sendable, Equatable {
  /// The notification is stored. `audience` is its number of active devices, up to
  /// `audienceCountLimit`.
  case accepted(id: NotificationID, audience: Int)
  /// An earlier request with this idempotency key and body was accepted with this result.
  case replayed(id: NotificationID, audience: Int)
  /// The idempotency key was already used with another body.
  case keyReused
  /// A named token is of another kind than the push type requires. Nothing was stored.
  case wrongTokenKind(DeviceToken, TokenKind)

  /// Maximum number of devices that a response counts; counting more would take longer than
  /// accepting.
  package static let audienceCountLimit = 10_000
}
