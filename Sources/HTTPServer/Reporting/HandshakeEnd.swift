// SPDX-License-Identifier: Apache-2.0

/// How a TLS handshake with a client ended.
package enum HandshakeEnd: String, CaseIterable, Sendable {
  /// A full handshake with the certificate.
  case full
  /// A handshake resumed with a ticket.
  case resumed
  /// The client's TLS version is unsupported, it rejected the certificate, or it disconnected. Also
  /// recorded if the server stopped before the handshake began.
  case failed
  case timedOut = "timed_out"
  /// Dropped as one of the oldest, because too many handshakes were in progress or waiting to
  /// begin.
  case dropped
}
