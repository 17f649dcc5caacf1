// SPDX-License-Identifier: Apache-2.0

/// Cause of a failed handshake, as far as rules distinguish it.
package enum HandshakeFault: Sendable {
  case noSharedProtocol
  case oldVersion
  case other
}
