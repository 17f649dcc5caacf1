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
