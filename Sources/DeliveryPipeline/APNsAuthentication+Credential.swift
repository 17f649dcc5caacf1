// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import PushModel
internal import TLS

extension APNsAuthentication {
  /// Creates the authentication of a credential. Throws if its secret is unusable.
  init(_ credential: Credential, tokens: ProviderTokens) throws {
    switch credential.identity {
    case .key(let key):
      self = .providerToken(
        try tokens.source(
          environment: credential.environment, teamID: key.teamID, keyID: key.keyID,
          pem: key.privateKeyPEM ?? ""))
    case .certificate(let certificate):
      self = .certificate(
        try TLSIdentity(
          certificateChainPEM: certificate.certificatePEM,
          privateKeyPEM: certificate.privateKeyPEM ?? ""))
    }
  }
}
