// SPDX-License-Identifier: Apache-2.0

/// The supported versions.
package enum TLSVersion: String, Sendable {
  case tls12 = "TLSv1.2"
  case tls13 = "TLSv1.3"
}
