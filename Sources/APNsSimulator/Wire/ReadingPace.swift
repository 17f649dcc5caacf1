// SPDX-License-Identifier: Apache-2.0

/// Rate of a deliberately slow reader.
package struct ReadingPace: Sendable, Hashable {
  /// Bytes per read from the socket, which are ciphertext with TLS.
  package var bytes: Int
  package var interval: Duration

  package init(bytes: Int, interval: Duration) {
    self.bytes = bytes
    self.interval = interval
  }
}
