// SPDX-License-Identifier: Apache-2.0

/// Apple's refusal of a credential.
package struct CredentialRefusal: Sendable, Equatable {
  /// Time of the first refusal.
  package let at: Instant
  /// Apple's reason; nil when the response had none.
  package let reason: String?

  package init(at: Instant, reason: String?) {
    self.at = at
    self.reason = reason
  }
}
