// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

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
