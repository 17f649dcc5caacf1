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
