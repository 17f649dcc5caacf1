// SPDX-License-Identifier: Apache-2.0

/// An API key: what it may do, never what it is.
package struct APIKey: Sendable, Equatable {
  package var id: Int32
  package var name: String
  /// SHA-256 of the secret, 32 bytes.
  package var hash: [UInt8]
  package var scopes: Set<KeyScope>
  /// Bundle ids it is bound to; nil for all apps.
  package var apps: Set<String>?
  package var createdAt: Instant
  /// Requests a second that each node takes under it; nil: as many as come.
  package var rateLimit: Int?
  /// The client certificate that stands for it (`CertificateName`); nil: it is a secret.
  package var certificate: String?

  /// The highest: more than a node can answer.
  package static let highestRateLimit = 1_000_000

  /// Every field.
  package init(
    id: Int32, name: String, hash: [UInt8], scopes: Set<KeyScope>, apps: Set<String>?,
    createdAt: Instant, rateLimit: Int? = nil, certificate: String? = nil
  ) {
    self.id = id
    self.name = name
    self.hash = hash
    self.scopes = scopes
    self.apps = apps
    self.createdAt = createdAt
    self.rateLimit = rateLimit
    self.certificate = certificate
  }
}
