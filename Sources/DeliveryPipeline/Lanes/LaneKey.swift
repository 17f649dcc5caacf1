// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import TLS

/// Identity of a lane. It includes the secret's fingerprint, so that a credential replaced under
/// its old name gets new connections.
struct LaneKey: Hashable, Sendable {
  let environment: PushEnvironment
  /// Team and key id; empty for a certificate.
  let name: String
  let fingerprint: [UInt8]

  /// Creates the key of a credential; nil if its secret cannot be opened.
  init?(_ credential: Credential) {
    environment = credential.environment
    switch credential.identity {
    case .key(let key):
      guard let pem = key.privateKeyPEM else { return nil }
      name = "\(key.teamID)/\(key.keyID)"
      fingerprint = SHA256.hash(Array(pem.utf8))
    case .certificate(let certificate):
      guard certificate.privateKeyPEM != nil else { return nil }
      name = ""
      fingerprint = Array(certificate.contents.fingerprint.utf8)
    }
  }

  /// Number of the key, equal in every process and at every start.
  var number: Int {
    fingerprint.prefix(4).reduce(Int(environment.code)) { $0 << 8 | Int($1) }
  }
}
