// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import Transport

/// Observes the bytes of a `Wire` in wire order, and the end of the connection. Called on the
/// loop's thread. May submit frames to the pump, which are sent in a later iteration of the loop.
protocol WireListener: AnyObject {
  /// Called before the session processes received bytes. The span is valid during the call only.
  func received(_ bytes: borrowing RawSpan)

  /// Called with frames that are about to be sent.
  func sent(_ bytes: borrowing RawSpan)

  /// Called when this side ends the connection, possibly more than once.
  func closing()

  /// Called when the connection has ended, unless this side aborted it. The error is nil after an
  /// orderly close by the peer, or by this side if it waited for the peer.
  func ended(_ error: TransportError?)
}
