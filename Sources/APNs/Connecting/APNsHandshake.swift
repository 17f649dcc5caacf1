// SPDX-License-Identifier: Apache-2.0

/// The kind of TLS handshake of a new connection.
package enum APNsHandshake: String, Sendable, CaseIterable {
  /// With certificates.
  case full
  /// With a session ticket of an earlier connection.
  case resumed
}
