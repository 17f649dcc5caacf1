// SPDX-License-Identifier: Apache-2.0

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
