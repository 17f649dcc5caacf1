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
