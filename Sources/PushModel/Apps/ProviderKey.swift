// SPDX-License-Identifier: Apache-2.0

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
