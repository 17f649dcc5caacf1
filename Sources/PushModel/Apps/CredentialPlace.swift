// SPDX-License-Identifier: Apache-2.0

/// Identity of a stored credential: app, environment and name.
package struct CredentialPlace: Sendable, Hashable, Comparable {
  package let app: AppID
  package let environment: PushEnvironment
  package let name: String

  /// Returns the identity of a credential.
  package init(_ credential: Credential) {
    self.init(app: credential.app, environment: credential.environment, name: credential.name)
  }

  package init(app: AppID, environment: PushEnvironment, name: String) {
    self.app = app
    self.environment = environment
    self.name = name
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.app.rawValue, left.environment.rawValue, left.name)
      < (right.app.rawValue, right.environment.rawValue, right.name)
  }
}

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

extension ConfigurationSnapshot {
  /// Returns the expiry warnings that are due now.
  package func credentialWarnings(at now: Instant) -> [CredentialWarning] {
    credentials.values.joined().compactMap { credential in
      guard case .certificate(let certificate) = credential.identity else { return nil }
      return CredentialWarning(
        CredentialPlace(credential), expiresAt: certificate.contents.notAfter, at: now)
    }
  }
}

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
