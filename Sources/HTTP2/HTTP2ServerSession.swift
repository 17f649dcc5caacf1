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
  /// A PING from the client; answered already.
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
  private var events = Deque<HTTP2ServerEvent>()
  /// Streams that are open, by identifier.
  var streams: [Int32: StreamState] = [:]

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
  /// body and ends it. Throws `.streamClosed` when the stream is gone or was answered.
  package func submitResponse(
    stream: Int32, status: Int, headers: [HTTP2Header] = [], body: [UInt8]? = nil,
    endStream: Bool = true
  ) throws(HTTP2Error) {
    guard let state = streams[stream], !state.hasResponse else {
      throw HTTP2Error(.streamClosed, "response")
    }
    state.hasResponse = true
    state.append(body ?? [], isLast: endStream, trailers: nil)
    unsentBytes += body?.count ?? 0
    let leading = HTTP2Header(":status", String(status))
    try check(
      "response",
      unsafe withNameValues(leading: leading, headers) { list, count in
        if endStream, state.pending == 0 {
          return unsafe nghttp2_submit_response(pointer, stream, list, count, nil)
        }
        var provider = unsafe state.provider
        return unsafe nghttp2_submit_response(pointer, stream, list, count, &provider)
      })
  }

  /// Goes on with a body that `submitResponse` left open. `trailers` end it too.
  package func sendData(
    stream: Int32, _ bytes: [UInt8], endStream: Bool, trailers: [HTTP2Header]? = nil
  ) throws(HTTP2Error) {
    try appendBody(stream, bytes, isLast: endStream || trailers != nil, trailers: trailers)
  }

  /// Sends an answer before the answer, such as 100. Throws `.streamClosed` when the stream is gone or was
  /// answered.
  package func submitInformational(stream: Int32, status: Int) throws(HTTP2Error) {
    guard let state = streams[stream], !state.hasResponse else {
      throw HTTP2Error(.streamClosed, "informational response")
    }
    try check(
      "informational response",
      unsafe withNameValues(leading: HTTP2Header(":status", String(status)), []) { list, count in
        unsafe nghttp2_submit_headers(pointer, noFlags, stream, nil, list, count, nil)
      })
  }

  /// Says that the session will end, and goes on taking streams: those that are on their way. `goAway`
  /// follows when the client has had the time to read this (RFC 9113 §6.8).
  package func announceShutdown() throws(HTTP2Error) {
    try check("GOAWAY", unsafe nghttp2_submit_shutdown_notice(pointer))
  }

  /// Bytes of a stream's answer that nghttp2 has not taken yet; 0 when the stream is gone.
  package func unsentBytes(of stream: Int32) -> Int { streams[stream]?.pending ?? 0 }

  // MARK: What nghttp2 tells

  override func beganHeaders(_ frame: UnsafePointer<nghttp2_frame>) {
    // Trailers come on a stream that is there.
    if unsafe frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST {
      streams[unsafe frame.pointee.hd.stream_id] = StreamState(isComplete: false)
    }
  }

  override func gotHeaders(_ frame: UnsafePointer<nghttp2_frame>, endStream: Bool) {
    let stream = unsafe frame.pointee.hd.stream_id
    let fields = collector.finish()
    let isRequest = unsafe frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST
    events.append(
      isRequest
        ? .request(stream: stream, headers: fields, endStream: endStream)
        : .trailers(stream: stream, headers: fields))
  }

  override func gotData(_ bytes: [UInt8], on stream: Int32) {
    events.append(.data(stream: stream, bytes: bytes, endStream: false))
  }

  override func gotEnd(of stream: Int32) {
    if case .data(stream, let bytes, false)? = events.last {
      events[events.count - 1] = .data(stream: stream, bytes: bytes, endStream: true)
    } else {
      events.append(.data(stream: stream, bytes: [], endStream: true))
    }
  }

  override func gotFrame(_ frame: UnsafePointer<nghttp2_frame>, isAnswer: Bool) {
    let frame = unsafe frame.pointee
    switch unsafe UInt32(frame.hd.type) {
    case NGHTTP2_RST_STREAM.rawValue:
      unsafe events.append(
        .resetByPeer(stream: frame.hd.stream_id, errorCode: frame.rst_stream.error_code))
    case NGHTTP2_PRIORITY.rawValue:
      unsafe events.append(.priority(stream: frame.hd.stream_id))
    case NGHTTP2_SETTINGS.rawValue:
      let list = unsafe UnsafeBufferPointer(start: frame.settings.iv, count: frame.settings.niv)
      let settings = unsafe list.map {
        HTTP2Setting(identifier: UInt16(truncatingIfNeeded: $0.settings_id), value: $0.value)
      }
      events.append(isAnswer ? .settingsAcknowledged : .settings(settings))
    case NGHTTP2_PING.rawValue:
      let number = unsafe opaqueNumber(frame.ping)
      events.append(isAnswer ? .pingAcknowledged(number) : .ping(number))
    case NGHTTP2_GOAWAY.rawValue:
      let goAway = unsafe frame.goaway
      unsafe events.append(
        .goAway(
          lastStreamID: goAway.last_stream_id, errorCode: goAway.error_code,
          debugData: debugData(goAway)))
    default: break
    }
  }

  package override var openStreams: Int { streams.count }

  override func closed(_ stream: Int32, errorCode: UInt32) {
    guard let state = streams.removeValue(forKey: stream) else { return }
    unsentBytes -= state.pending
    events.append(.closed(stream: stream, errorCode: errorCode))
  }

  override func refused(frameOf stream: Int32, _ reason: String) {
    events.append(.malformed(stream: stream, reason: reason))
  }
}
