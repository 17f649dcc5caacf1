// SPDX-License-Identifier: Apache-2.0

/// A protocol that lives by events of its connection instead of tasks that wait: told of bytes,
/// asked for bytes. Everything on the loop's thread.
package protocol ByteStreamDriver: AnyObject {
  /// Plaintext has arrived, at most a few TLS records at a time. The span ends with the call.
  func received(_ bytes: borrowing RawSpan)

  /// Appends what is to be sent, about `atMost` bytes; asked once per turn after `needsToSend()`,
  /// and again by itself while it filled the space and the peer keeps up.
  func fill(_ buffer: inout [UInt8], atMost: Int)

  /// The last call: nothing is received or sent any more.
  /// - Parameter error: nil when the peer ended properly (close_notify, or end of stream without TLS).
  func ended(_ error: TransportError?)
}
