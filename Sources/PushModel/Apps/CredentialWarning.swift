// SPDX-License-Identifier: Apache-2.0

/// Warning that a certificate expires soon.
package struct CredentialWarning: Sendable, Hashable {
  /// Numbers of days before expiry; one warning is sent at each. Apple issues certificates for a
  /// year, and 30 days leave time to replace one.
  package static let days = [30, 14, 7, 1]

  package let place: CredentialPlace
  package let expiresAt: Instant
  /// The smallest of `days` that has been reached.
  package let days: Int

  /// Creates a warning; returns nil when expiry is further away than the largest of `days`.
  package init?(_ place: CredentialPlace, expiresAt: Instant, at now: Instant) {
    let left = expiresAt.microseconds - now.microseconds
    guard let days = Self.days.last(where: { left <= Int64($0) * 86_400_000_000 }) else {
      return nil
    }
    self.place = place
    self.expiresAt = expiresAt
    self.days = days
  }
}
