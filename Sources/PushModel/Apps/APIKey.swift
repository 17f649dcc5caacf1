// SPDX-License-Identifier: Apache-2.0

/// An API key with its permissions. Contains the hash of the secret, never the secret.
package struct APIKey: Sendable, Equatable {
  package var id: Int32
  package var name: String
  /// SHA-256 of the secret, 32 bytes.
  package var hash: [UInt8]
  package var scopes: Set<KeyScope>
  /// Bundle ids that the key is restricted to; nil for all apps.
  package var apps: Set<String>?
  package var createdAt: Instant
  /// Requests per second that each node admits for the key; nil for no limit.
  package var rateLimit: Int?
  /// Name of the client certificate that authenticates as the key (`CertificateName`); nil when the
  /// key has a secret.
  package var certificate: String?

  /// Maximum rate limit in requests per second: more than a node can answer.
  package static let highestRateLimit = 1_000_000

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
