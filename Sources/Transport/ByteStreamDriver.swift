// SPDX-License-Identifier: Apache-2.0

/// A protocol that reacts to events of its connection instead of waiting in tasks. All calls are on
/// the loop's thread.
package protocol ByteStreamDriver: AnyObject {
  /// Receives plaintext, at most a few TLS records at a time. The span is valid during the call.
  func received(_ bytes: borrowing RawSpan)

  /// Appends bytes to send, about `atMost`. Called once per turn after `needsToSend()`, and again
  /// while it filled the space and the peer keeps up.
  func fill(_ buffer: inout [UInt8], atMost: Int)

  /// The last call; later nothing is received or sent.
  /// - Parameter error: nil if the peer ended properly (close_notify, or end of stream without
  ///   TLS).
  func ended(_ error: TransportError?)
}
