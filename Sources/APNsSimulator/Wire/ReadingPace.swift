// SPDX-License-Identifier: Apache-2.0

/// How slowly a connection is read on purpose.
package struct ReadingPace: Sendable, Hashable {
  /// Bytes off the socket at a time: ciphertext, where there is TLS.
  package var bytes: Int
  package var interval: Duration

  package init(bytes: Int, interval: Duration) {
    self.bytes = bytes
    self.interval = interval
  }
}
