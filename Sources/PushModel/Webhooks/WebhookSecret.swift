// SPDX-License-Identifier: Apache-2.0

/// Key of a webhook's signatures, written `whsec_` and base64 (Standard Webhooks 1.0).
package enum WebhookSecret {
  package static let prefix = "whsec_"
  /// Valid key sizes in bytes.
  package static let sizes = 24...64
  /// Maximum number of secrets that sign a message, including the current one. Each adds a
  /// signature to a header.
  package static let most = 5
  /// Default overlap in seconds: a former secret continues to sign for a day after rotation, so
  /// that the receiver can be updated. `previous_expires_in` overrides it.
  package static let usualOverlap = 86_400
  /// Maximum overlap in seconds: one week. A leaked secret should not remain valid for longer.
  package static let longestOverlap = 7 * 86_400
}
