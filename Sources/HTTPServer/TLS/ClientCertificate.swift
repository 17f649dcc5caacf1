// SPDX-License-Identifier: Apache-2.0
package import TLS

/// The certificate whose key a client has proven to hold, verified against the configured roots.
package struct ClientCertificate: Sendable, Equatable {
  /// SHA-256 of the DER form, 64 lower-case hex digits.
  package let fingerprint: String
  /// The subject in the form of RFC 2253: `CN=backend,O=Example`.
  package let subject: String
  /// UNIX seconds. A connection may outlive the certificate.
  package let notAfter: Int64

  /// Copies the identifying fields of a certificate.
  package init(_ summary: CertificateSummary) {
    fingerprint = summary.fingerprint
    subject = summary.subject
    notAfter = summary.notAfter
  }
}
