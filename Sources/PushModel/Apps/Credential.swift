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

/// A `.p8` signing key with its key id and team id.
package struct ProviderKey: Sendable {
  package var keyID: String
  package var teamID: String
  /// PKCS#8 PEM; nil when it cannot be decrypted.
  package var privateKeyPEM: String?

  package init(keyID: String, teamID: String, privateKeyPEM: String?) {
    self.keyID = keyID
    self.teamID = teamID
    self.privateKeyPEM = privateKeyPEM
  }
}

/// A client certificate with its private key.
package struct ProviderCertificate: Sendable {
  /// PEM of the certificate and its chain.
  package var certificatePEM: String
  /// PEM; nil when it cannot be decrypted.
  package var privateKeyPEM: String?
  package var contents: Contents

  package init(certificatePEM: String, privateKeyPEM: String?, contents: Contents) {
    self.certificatePEM = certificatePEM
    self.privateKeyPEM = privateKeyPEM
    self.contents = contents
  }

  /// Fields that are read from the certificate.
  package struct Contents: Sendable, Equatable {
    /// Topics that the certificate covers (`apns-topic`).
    package var topics: Set<String>
    package var environments: Set<PushEnvironment>
    package var notBefore: Instant
    package var notAfter: Instant
    /// SHA-256 of the DER form, in hexadecimal.
    package var fingerprint: String

    package init(
      topics: Set<String>, environments: Set<PushEnvironment>, notBefore: Instant,
      notAfter: Instant, fingerprint: String
    ) {
      self.topics = topics
      self.environments = environments
      self.notBefore = notBefore
      self.notAfter = notAfter
      self.fingerprint = fingerprint
    }

    package func isValid(at now: Instant) -> Bool {
      notBefore <= now && now < notAfter.adding(seconds: 1)
    }
  }
}
