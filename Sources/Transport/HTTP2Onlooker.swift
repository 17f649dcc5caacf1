// SPDX-License-Identifier: Apache-2.0

/// Reads along on a connection that an `HTTP2Pump` drives: every byte of plaintext, in the order in
/// which it passes, and how the connection ends. Called on the loop's thread; may submit frames to
/// the pump, which go out in a later turn.
package protocol HTTP2Onlooker: AnyObject {
  /// Before the session sees them. The span ends with the call.
  func received(_ bytes: borrowing RawSpan)

  /// Frames that are on their way out.
  func sent(_ bytes: borrowing RawSpan)

  /// This side ends the connection; may come more than once.
  func closing()

  /// The connection is gone, if this side did not abort it; nil when the peer ended properly, or
  /// when this side did and had waited for it.
  func ended(_ error: TransportError?)
}
