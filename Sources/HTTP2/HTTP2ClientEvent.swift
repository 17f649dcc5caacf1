// SPDX-License-Identifier: Apache-2.0

/// An event of a client's session, in wire order.
package enum HTTP2ClientEvent: Sendable {
  /// SETTINGS of the peer arrived; carries the limit on concurrent streams that now applies.
  case settings(maxConcurrentStreams: Int)
  /// A 1xx response; the final response follows.
  case informational(stream: Int32, status: Int, headers: HTTP2Fields)
  /// The response's status and headers (without `:status`).
  case headers(stream: Int32, status: Int, headers: HTTP2Fields, endStream: Bool)
  /// A part of the response's body; empty only if it just ends the stream.
  case data(stream: Int32, bytes: [UInt8], endStream: Bool)
  /// Trailers, which end the stream.
  case trailers(stream: Int32, headers: HTTP2Fields)
  /// The stream is closed. The code is NO_ERROR after a complete response. It is REFUSED_STREAM if
  /// the peer sent that code, or if the stream is above the last stream of a GOAWAY. A refused
  /// stream was not processed, so its request may be retried.
  case closed(stream: Int32, errorCode: UInt32)
  /// A GOAWAY or reset arrived before the request's first frame was sent. The request may be
  /// retried. No `closed` follows.
  case notSent(stream: Int32)
  /// The peer accepts no new streams; streams up to `lastStreamID` continue. May arrive twice, the
  /// second time with a lower number. For each stream above it, `closed` follows.
  case goAway(lastStreamID: Int32, errorCode: UInt32, debugData: [UInt8])
  case pingAcknowledged(UInt64)
}
