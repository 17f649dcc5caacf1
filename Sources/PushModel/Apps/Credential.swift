// SPDX-License-Identifier: Apache-2.0

/// A credential with which an app authenticates to Apple, in one environment.
package struct Credential: Sendable, CustomStringConvertible {
  package var app: AppID
  package var environment: PushEnvironment
  package var name: String
  package var identity: Identity
  package var createdAt: Instant

  package init(
    app: AppID, environment: PushEnvironment, name: String, identity: Identity, createdAt: Instant
  ) {
    self.app = app
    self.environment = environment
    self.name = name
    self.identity = identity
    self.createdAt = createdAt
  }

  /// The two kinds of credential that Apple accepts. Secrets are decrypted in memory only.
  package enum Identity: Sendable {
    /// Token-based: a signing key of a team.
    case key(ProviderKey)
    /// Certificate-based: the certificate lists its topics.
    case certificate(ProviderCertificate)

    /// Whether the secret could be decrypted with this gateway's secret key.
    package var isOpen: Bool {
      switch self {
      case .key(let key): key.privateKeyPEM != nil
      case .certificate(let certificate): certificate.privateKeyPEM != nil
      }
    }
  }

  /// Returns whether the credential can be used now: its secret is decrypted, and a certificate is
  /// valid and of the credential's environment.
  package func isUsable(at now: Instant) -> Bool {
    switch identity {
    case .key: identity.isOpen
    case .certificate(let certificate):
      identity.isOpen && certificate.contents.environments.contains(environment)
        && certificate.contents.isValid(at: now)
    }
  }

  /// Description of the credential without its secret.
  package var description: String {
    switch identity {
    case .key(let key):
      "\(environment.rawValue)/\(name) (key \(key.keyID), team \(key.teamID))"
    case .certificate(let certificate):
      "\(environment.rawValue)/\(name) (certificate \(certificate.contents.fingerprint.prefix(16)))"
    }
  }
}
