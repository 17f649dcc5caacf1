// SPDX-License-Identifier: Apache-2.0

/// Where a credential is stored: what its owner knows it by.
package struct CredentialPlace: Sendable, Hashable, Comparable {
  package let app: AppID
  package let environment: PushEnvironment
  package let name: String

  /// The place of a credential.
  package init(_ credential: Credential) {
    self.init(app: credential.app, environment: credential.environment, name: credential.name)
  }

  /// Every field.
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

/// That a certificate's time is over before long.
package struct CredentialWarning: Sendable, Hashable {
  /// Days before the end, from when on its owner is told, once each. Apple issues certificates for a year: a month is
  /// time enough to replace one, and the last day is the last chance.
  package static let days = [30, 14, 7, 1]

  package let place: CredentialPlace
  package let expiresAt: Instant
  /// The last of `days` that has come.
  package let days: Int

  /// Nil: none of the days has come.
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
  /// What owners of certificates are to be told by now.
  package func credentialWarnings(at now: Instant) -> [CredentialWarning] {
    credentials.values.joined().compactMap { credential in
      guard case .certificate(let certificate) = credential.identity else { return nil }
      return CredentialWarning(
        CredentialPlace(credential), expiresAt: certificate.contents.notAfter, at: now)
    }
  }
}

/// Apple refuses a credential.
package struct CredentialRefusal: Sendable, Equatable {
  /// When it began to.
  package let at: Instant
  /// Apple's word; nil where it gave none.
  package let reason: String?

  package init(at: Instant, reason: String?) {
    self.at = at
    self.reason = reason
  }
}
