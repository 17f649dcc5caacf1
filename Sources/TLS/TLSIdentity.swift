// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// A certificate with its chain and its private key: what one side of a connection proves itself
/// with. Its description never shows the key.
package struct TLSIdentity: Sendable, CustomStringConvertible, CustomReflectable {
  let chain: [CertificateHandle]
  let key: KeyHandle

  /// `certificateChainPEM` holds the leaf first, then the intermediates. Throws `.malformedInput`
  /// when a text cannot be read or the key does not belong to the leaf.
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

  /// Leaf first.
  package var certificateChainPEM: String {
    get throws(TLSError) {
      var text = ""
      for certificate in chain { text += try PEM.text(of: certificate) }
      return text
    }
  }

  /// PKCS#8. A secret.
  package var privateKeyPEM: String {
    get throws(TLSError) { try PEM.text(ofPrivateKey: key) }
  }

  /// What the leaf says about itself.
  package var certificate: CertificateSummary { CertificateSummary(chain[0]) }

  package var description: String { "TLSIdentity(\(certificate.subject))" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// Whose signature under a certificate is believed.
package struct TLSTrust: Sendable {
  let includesSystem: Bool
  let roots: [CertificateHandle]

  /// The roots that the machine trusts (`/etc/ssl/certs`, or `SSL_CERT_FILE`, `SSL_CERT_DIR`).
  package static let system = TLSTrust(includesSystem: true, roots: [])

  /// The machine's roots and those in `pem`.
  package static func systemAnd(pem: String) throws(TLSError) -> TLSTrust {
    TLSTrust(includesSystem: true, roots: try PEM.certificates(pem))
  }

  /// The roots in `pem` and no others.
  package static func only(pem: String) throws(TLSError) -> TLSTrust {
    TLSTrust(includesSystem: false, roots: try PEM.certificates(pem))
  }
}

/// What a server asks of its clients.
package enum TLSClientAuthentication: Sendable {
  /// No certificate is asked for.
  case none
  /// A certificate is asked for; one that is given must verify.
  case optional(TLSTrust)
  /// Without a certificate that verifies there is no connection.
  case required(TLSTrust)
  /// Any certificate is taken as it is, expired and self-signed ones too. The client has proven to
  /// hold its key; who that is, the caller decides from `peerCertificate`.
  case anyCertificate
}
