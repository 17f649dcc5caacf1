// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// A certificate chain with its private key, with which one side of a connection authenticates
/// itself. Its description never contains the key.
package struct TLSIdentity: Sendable, CustomStringConvertible, CustomReflectable {
  let chain: [CertificateHandle]
  let key: KeyHandle

  /// Reads PEM texts. `certificateChainPEM` contains the leaf first, then the intermediates. Throws
  /// `.malformedInput` if a text cannot be read or the key does not match the leaf.
  package init(certificateChainPEM: String, privateKeyPEM: String) throws(TLSError) {
    try self.init(
      chain: PEM.certificates(certificateChainPEM), key: PEM.privateKey(privateKeyPEM))
  }

  init(chain: [CertificateHandle], key: KeyHandle) throws(TLSError) {
    try succeeded("matching certificate and key", otherwise: .malformedInput) {
      unsafe X509_check_private_key(chain[0].pointer, key.pointer)
    }
    self.chain = chain
    self.key = key
  }

  /// The chain as PEM, leaf first.
  package var certificateChainPEM: String {
    get throws(TLSError) {
      var text = ""
      for certificate in chain { text += try PEM.text(of: certificate) }
      return text
    }
  }

  /// The key as PKCS#8. A secret.
  package var privateKeyPEM: String {
    get throws(TLSError) { try PEM.text(ofPrivateKey: key) }
  }

  /// The contents of the leaf.
  package var certificate: CertificateSummary { CertificateSummary(chain[0]) }

  package var description: String { "TLSIdentity(\(certificate.subject))" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// The root certificates that verify a peer's chain.
package struct TLSTrust: Sendable {
  let includesSystem: Bool
  let roots: [CertificateHandle]

  /// The roots that the machine trusts (`/etc/ssl/certs`, or `SSL_CERT_FILE`, `SSL_CERT_DIR`).
  package static let system = TLSTrust(includesSystem: true, roots: [])

  /// Trusts the machine's roots and those in `pem`.
  package static func systemAnd(pem: String) throws(TLSError) -> TLSTrust {
    TLSTrust(includesSystem: true, roots: try PEM.certificates(pem))
  }

  /// Trusts only the roots in `pem`.
  package static func only(pem: String) throws(TLSError) -> TLSTrust {
    TLSTrust(includesSystem: false, roots: try PEM.certificates(pem))
  }
}

/// Whether a server requests certificates from its clients.
package enum TLSClientAuthentication: Sendable {
  /// The server requests no certificate.
  case none
  /// The server requests a certificate. If the client sends one, it must be valid.
  case optional(TLSTrust)
  /// The server requires a valid certificate.
  case required(TLSTrust)
  /// The server accepts any certificate, also expired and self-signed ones. The client has proven
  /// that it has the certificate's key. The caller authenticates the client by `peerCertificate`.
  case anyCertificate
}
