// SPDX-License-Identifier: Apache-2.0
package import TLS

/// The certificate that a client has proven to hold, and that a root vouches for which the server was given.
package struct ClientCertificate: Sendable, Equatable {
  /// SHA-256 of its DER form, 64 lower-case hex digits.
  package let fingerprint: String
  /// As RFC 2253 writes it: `CN=backend,O=Example`.
  package let subject: String
  /// UNIX seconds: a connection may outlive it.
  package let notAfter: Int64

  /// What of a certificate says whose it is.
  package init(_ summary: CertificateSummary) {
    fingerprint = summary.fingerprint
    subject = summary.subject
    notAfter = summary.notAfter
  }
}
