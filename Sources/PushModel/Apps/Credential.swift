// SPDX-License-Identifier: Apache-2.0

/// What an app proves itself to Apple with, in one environment.
package struct Credential: Sendable, CustomStringConvertible {
  package var app: AppID
  package var environment: PushEnvironment
  package var name: String
  package var identity: Identity
  package var createdAt: Instant

  /// Every field.
  package init(
    app: AppID, environment: PushEnvironment, name: String, identity: Identity, createdAt: Instant
  ) {
    self.app = app
    self.environment = environment
    self.name = name
    self.identity = identity
    self.createdAt = createdAt
  }

  /// The two ways that Apple offers. Secrets are held open in memory only.
  package enum Identity: Sendable {
    /// Token-based: a signing key of a team.
    case key(ProviderKey)
    /// Certificate-based: the certificate names the topics it may send to.
    case certificate(ProviderCertificate)

    /// Whether the secret is there: not sealed under a key that this gateway was not given.
    package var isOpen: Bool {
      switch self {
      case .key(let key): key.privateKeyPEM != nil
      case .certificate(let certificate): certificate.privateKeyPEM != nil
      }
    }
  }

  /// Whether anything may go under it now: its secret is there, and a certificate in force where it is stored.
  package func isUsable(at now: Instant) -> Bool {
    switch identity {
    case .key: identity.isOpen
    case .certificate(let certificate):
      identity.isOpen && certificate.contents.environments.contains(environment)
        && certificate.contents.isValid(at: now)
    }
  }

  /// Everything but the secret.
  package var description: String {
    switch identity {
    case .key(let key):
      "\(environment.rawValue)/\(name) (key \(key.keyID), team \(key.teamID))"
    case .certificate(let certificate):
      "\(environment.rawValue)/\(name) (certificate \(certificate.contents.fingerprint.prefix(16)))"
    }
  }
}

/// A `.p8` key with its names at Apple.
package struct ProviderKey: Sendable {
  package var keyID: String
  package var teamID: String
  /// PKCS#8 PEM; nil when it cannot be opened.
  package var privateKeyPEM: String?

  /// Every field.
  package init(keyID: String, teamID: String, privateKeyPEM: String?) {
    self.keyID = keyID
    self.teamID = teamID
    self.privateKeyPEM = privateKeyPEM
  }
}

/// A client certificate with its key.
package struct ProviderCertificate: Sendable {
  /// The certificate and those that lead to a root, PEM.
  package var certificatePEM: String
  /// PEM; nil when it cannot be opened.
  package var privateKeyPEM: String?
  package var contents: Contents

  /// Every field.
  package init(certificatePEM: String, privateKeyPEM: String?, contents: Contents) {
    self.certificatePEM = certificatePEM
    self.privateKeyPEM = privateKeyPEM
    self.contents = contents
  }

  /// What the certificate says.
  package struct Contents: Sendable, Equatable {
    /// What may stand in `apns-topic`.
    package var topics: Set<String>
    package var environments: Set<PushEnvironment>
    package var notBefore: Instant
    package var notAfter: Instant
    /// SHA-256 of the DER form, in hexadecimal.
    package var fingerprint: String

    /// Every field.
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
