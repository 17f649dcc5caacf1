// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2
internal import DequeModule

/// What happened on a server's session, in wire order.
package enum HTTP2ServerEvent: Sendable {
  /// A request's headers, pseudo-headers included, exactly as sent.
  case request(stream: Int32, headers: HTTP2Fields, endStream: Bool)
  /// A piece of the request's body; empty only when it merely ends the stream.
  case data(stream: Int32, bytes: [UInt8], endStream: Bool)
  /// Fields after the body; they end the stream.
  case trailers(stream: Int32, headers: HTTP2Fields)
  /// The client sent RST_STREAM; `closed` follows.
  case resetByPeer(stream: Int32, errorCode: UInt32)
  /// The stream is gone, whoever ended it.
  case closed(stream: Int32, errorCode: UInt32)
  case settings([HTTP2Setting])
  /// The client confirmed one of our SETTINGS frames.
  case settingsAcknowledged
  /// A PING from the client; answered already unless the options say otherwise.
  case ping(UInt64)
  case pingAcknowledged(UInt64)
  case goAway(lastStreamID: Int32, errorCode: UInt32, debugData: [UInt8])
  /// A PRIORITY frame, which has no effect (and which Apple asks not to send).
  case priority(stream: Int32)
  /// nghttp2 refused a frame and answers it by RST_STREAM, or by GOAWAY when `stream` is 0.
  case malformed(stream: Int32, reason: String)
}

/// The server's end of one HTTP/2 connection. `HTTP2Session` says how to drive it.
@safe package final class HTTP2ServerSession: HTTP2Session {
  var events = Deque<HTTP2ServerEvent>()

  package init(
    settings: HTTP2Settings = HTTP2Settings(), options: HTTP2Options = HTTP2Options()
  ) throws(HTTP2Error) {
    try unsafe super.init(
      isServer: true, settings: settings, options: options, callbacks: serverCallbacks,
      assumedPeerMaxConcurrentStreams: nil)
  }

  /// What happened since, oldest first; nil when all has been taken.
  package func nextEvent() -> HTTP2ServerEvent? { events.popFirst() }

  /// Answers a request. With `endStream` the answer is whole; without, `sendData` goes on with the
  /// body and ends it. No DATA frame is longer than `dataFrameSize`. Throws `.streamClosed` when the
  /// stream is gone or was answered.
  package func submitResponse(
    stream: Int32, status: Int, headers: [HTTP2Header] = [], body: [UInt8]? = nil,
    endStream: Bool = true, dataFrameSize: Int = .max
  ) throws(HTTP2Error) {
    guard let state = streams[stream], !state.hasResponse else {
      throw HTTP2Error(.streamClosed, "response")
    }
    state.hasResponse = true
    state.dataFrameSize = dataFrameSize
    state.append(body ?? [], isLast: endStream, trailers: nil)
    let leading = HTTP2Header(":status", String(status))
    try check(
      "response",
      unsafe withNameValues(leading: leading, template: nil, headers) { list, count in
        if endStream, state.pending == 0 {
          return unsafe nghttp2_submit_response(pointer, stream, list, count, nil)
        }
        var provider = unsafe state.provider
        return unsafe nghttp2_submit_response(pointer, stream, list, count, &provider)
      })
  }

  /// Sends a 1xx answer ahead of the real one.
  package func submitInformational(
    stream: Int32, status: Int, headers: [HTTP2Header] = []
  ) throws(HTTP2Error) {
    let leading = HTTP2Header(":status", String(status))
    try check(
      "response",
      unsafe withNameValues(leading: leading, template: nil, headers) { list, count in
        unsafe nghttp2_submit_headers(pointer, noFlags, stream, nil, list, count, nil)
      })
  }

  /// Goes on with a body that `submitResponse` left open. `trailers` end it too.
  package func sendData(
    stream: Int32, _ bytes: [UInt8], endStream: Bool, trailers: [HTTP2Header]? = nil
  ) throws(HTTP2Error) {
    try appendBody(stream, bytes, isLast: endStream || trailers != nil, trailers: trailers)
  }

  /// Bytes of the answer's body that are still to be pulled: what a sender of long bodies watches.
  package func pendingBytes(stream: Int32) -> Int { streams[stream]?.pending ?? 0 }

  /// Answers a PING by hand, when the options say that this is not done automatically.
  package func acknowledgePing(_ opaque: UInt64) throws(HTTP2Error) {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: opaque >> (56 - 8 * $0)) }
    try check(
      "PING",
      unsafe nghttp2_submit_ping(pointer, UInt8(NGHTTP2_FLAG_ACK.rawValue), bytes))
  }
}
