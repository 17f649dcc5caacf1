// SPDX-License-Identifier: Apache-2.0
package import HTTP2

/// Handles the events of an `HTTP2ServerPump`. Called on the loop's thread.
package protocol HTTP2ServerHandler: AnyObject {
  /// Receives an event, in wire order; may respond at once.
  func received(_ event: consuming HTTP2ServerEvent)

  /// Called after all events of one chunk were delivered.
  func receivedAll()

  /// Called when the kernel has accepted all pending bytes, and the session has no more due frames.
  func sent()

  /// Called as the last call; no further responses are possible.
  func ended(_ end: HTTP2End)
}

extension HTTP2ServerHandler {
  package func receivedAll() {}
  package func sent() {}
}
