// SPDX-License-Identifier: Apache-2.0

/// A caller's idempotency key of one request: a retried request has no second effect.
package struct IdempotencyKey: Sendable, Hashable {
  /// The key, 1 to 255 characters.
  package var key: String
  /// SHA-256 of the request body.
  package var bodyHash: [UInt8]

  package init(key: String, bodyHash: [UInt8]) {
    self.key = key
    self.bodyHash = bodyHash
  }
}

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
