// SPDX-License-Identifier: Apache-2.0

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
