// SPDX-License-Identifier: Apache-2.0

/// An event of a server's session, in wire order.
package enum HTTP2ServerEvent: Sendable {
  /// A request's headers exactly as sent, with pseudo-headers. Malformed requests are delivered
  /// only with `deliversMalformedMessages`; `form` then contains their fault.
  case request(stream: Int32, headers: HTTP2Fields, endStream: Bool)
  /// A part of the request's body; empty only if it just ends the stream.
  case data(stream: Int32, bytes: [UInt8], endStream: Bool)
  /// Trailers, which end the stream.
  case trailers(stream: Int32, headers: HTTP2Fields)
  /// The client sent RST_STREAM; `closed` follows.
  case resetByPeer(stream: Int32, errorCode: UInt32)
  /// The stream is closed, by either side.
  case closed(stream: Int32, errorCode: UInt32)
  case settings([HTTP2Setting])
  /// The client acknowledged one of this server's SETTINGS frames.
  case settingsAcknowledged
  /// A PING from the client, already acknowledged.
  case ping(UInt64)
  case pingAcknowledged(UInt64)
  case goAway(lastStreamID: Int32, errorCode: UInt32, debugData: [UInt8])
  /// A PRIORITY frame, which has no effect (and which Apple asks clients not to send).
  case priority(stream: Int32)
  /// nghttp2 rejected a frame. It sends RST_STREAM, or GOAWAY if `stream` is 0.
  case malformed(stream: Int32, reason: String)
}
