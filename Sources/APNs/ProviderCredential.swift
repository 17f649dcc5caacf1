// SPDX-License-Identifier: Apache-2.0
package import TLS

/// A key for token-based connections: Apple's `AuthKey_….p8` with its team id and key id.
package struct ProviderCredential: Sendable {
  /// Ten letters and digits, like `keyID`. Not escaped in the JWT: the caller has checked both.
  package let teamID: String
  package let keyID: String
  package let privateKey: ES256PrivateKey

  package init(teamID: String, keyID: String, privateKey: ES256PrivateKey) {
    self.teamID = teamID
    self.keyID = keyID
    self.privateKey = privateKey
  }
}
