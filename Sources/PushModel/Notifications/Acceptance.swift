// SPDX-License-Identifier: Apache-2.0

/// The caller's name for one request, so that sending it twice does it once.
package struct IdempotencyKey: Sendable, Hashable {
  /// 1 to 255 characters.
  package var key: String
  /// SHA-256 of the request body.
  package var bodyHash: [UInt8]

  /// A key and the hash of the body it came with.
  package init(key: String, bodyHash: [UInt8]) {
    self.key = key
    self.bodyHash = bodyHash
  }
}

/// What became of a request to accept a notification.
package enum Acceptance: Sendable, Equatable {
  /// Committed. `audience` counts the active devices it is for, up to `audienceCountLimit`.
  case accepted(id: NotificationID, audience: Int)
  /// The same idempotency key and body was accepted before: this is that notification.
  case replayed(id: NotificationID, audience: Int)
  /// The idempotency key was used with another body.
  case keyReused
  /// A named token is of another kind than the push type needs. Nothing was stored.
  case wrongTokenKind(DeviceToken, TokenKind)

  /// Devices counted at the most for an answer: beyond it counting would cost more than accepting.
  package static let audienceCountLimit = 10_000
}
