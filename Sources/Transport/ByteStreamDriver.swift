// SPDX-License-Identifier: Apache-2.0

/// A protocol that reacts to events of its connection instead of waiting in tasks. All calls are on
/// the loop's thread.
package protocol ByteStreamDriver: AnyObject {
  /// Receives plaintext, at most a few TLS records at a time. The span is valid during the call.
  func received(_ bytes: borrowing RawSpan)

  /// Appends bytes to send, about `atMost`. Called once per turn after `needsToSend()`. Called
  /// again while the driver fills the space and the kernel accepts the bytes.
  func fill(_ buffer: inout [UInt8], atMost: Int)

  /// Called when the connection has ended; no other call follows.
  /// - Parameter error: nil if the peer ended the connection properly (close_notify; without TLS,
  ///   end of stream).
  func ended(_ error: TransportError?)
}
