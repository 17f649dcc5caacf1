// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// The server side of one HTTP/2 connection. `HTTP2Session` describes how to drive it.
@safe package final class HTTP2ServerSession: HTTP2Session {
  /// Events; those from index `taken` on are pending. Events are moved in and out of the array; a
  /// deque would copy them.
  private var events: [HTTP2ServerEvent?] = []
  private var taken = 0
  /// A body part that follows the events. It is delivered once the session knows whether it is the
  /// last part.
  private var piece: (stream: Int32, bytes: [UInt8])?
  /// The state of an open stream.
  struct Served {
    /// Whether response headers were submitted.
    var hasResponse = false
    /// The unsent body of the response; nil without a body, as in most responses to pushes.
    var body: StreamState?
  }

  /// The open streams; `served` holds their state, indexed by slot.
  private var streams = StreamSlots()
  private var served: [Served] = []
  private var history = StreamHistory()
  private let judgesForm: Bool

  package init(
    settings: HTTP2Settings = HTTP2Settings(), options: HTTP2Options = HTTP2Options()
  ) throws(HTTP2Error) {
    judgesForm = options.deliversMalformedMessages
    try unsafe super.init(
      isServer: true, settings: settings, options: options, callbacks: serverCallbacks,
      assumedPeerMaxConcurrentStreams: nil)
  }

  package override func receive(_ bytes: RawSpan) throws(HTTP2Error) {
    let fault = history.take(bytes)
    try super.receive(bytes)
    if let fault { try answer(fault) }
  }

  private func answer(_ fault: StreamHistory.Fault) throws(HTTP2Error) {
    peerFault = fault.text
    switch fault {
    case .afterReset(let stream):
      refused(frameOf: stream, fault.text)
      try reset(stream: stream, code: HTTP2ErrorCode.streamClosed)
    case .afterEnd: try terminate(code: HTTP2ErrorCode.streamClosed)
    case .neverOpened: try terminate(code: HTTP2ErrorCode.protocolError)
    }
  }

  /// Returns the oldest pending event; nil if none is left.
  package func nextEvent() -> HTTP2ServerEvent? {
    if taken < events.count {
      var event: HTTP2ServerEvent?
      swap(&event, &events[taken])
      taken += 1
      if taken == events.count {
        events.removeAll(keepingCapacity: true)
        taken = 0
      }
      return event
    }
    return piece.take().map { .data(stream: $0.stream, bytes: $0.bytes, endStream: false) }
  }

  private func add(_ event: consuming HTTP2ServerEvent) {
    addPiece(isLast: false)
    events.append(consume event)
  }

  private func addPiece(isLast: Bool) {
    guard let (stream, bytes) = piece.take() else { return }
    events.append(.data(stream: stream, bytes: bytes, endStream: isLast))
  }

  /// Responds to a request. With `endStream` the response is complete; otherwise `sendData`
  /// continues the body and ends it. Throws `.streamClosed` if the stream is closed or has a
  /// response.
  package func submitResponse(
    stream: Int32, status: Int, headers: [HTTP2Header] = [], body: [UInt8]? = nil,
    endStream: Bool = true
  ) throws(HTTP2Error) {
    let leading = HTTP2Header(":status", String(status))
    let provider = try unsafe begin(stream, body: body ?? [], endStream: endStream)
    try check(
      "response",
      unsafe withNameValues(leading: leading, headers) { list, count in
        unsafe submit(stream, list, count, provider)
      })
  }

  /// Responds with all fields, `:status` first, from reusable memory. Allocates nothing for a
  /// response without a body.
  package func submitResponse(
    stream: Int32, _ fields: HTTP2FieldBuffer, body: [UInt8]
  ) throws(HTTP2Error) {
    let provider = try unsafe begin(stream, body: body, endStream: true)
    try check(
      "response",
      unsafe fields.withNameValues { list, count in
        unsafe submit(stream, list, count, provider)
      })
  }

  /// Stores the body of a stream's response; nil without a body.
  private func begin(
    _ stream: Int32, body: [UInt8], endStream: Bool
  ) throws(HTTP2Error) -> nghttp2_data_provider? {
    let slot = streams.slot(of: stream)
    guard slot >= 0, !served[slot].hasResponse else {
      throw HTTP2Error(.streamClosed, "response")
    }
    served[slot].hasResponse = true
    if endStream, body.isEmpty { return nil }
    let state = StreamState(body: body, isComplete: endStream)
    served[slot].body = state
    unsentBytes += body.count
    return unsafe state.provider
  }

  private func submit(
    _ stream: Int32, _ list: UnsafePointer<nghttp2_nv>?, _ count: Int,
    _ provider: nghttp2_data_provider?
  ) -> Int32 {
    guard var provider = unsafe provider else {
      return unsafe nghttp2_submit_response(pointer, stream, list, count, nil)
    }
    return unsafe nghttp2_submit_response(pointer, stream, list, count, &provider)
  }

  /// Continues a body that `submitResponse` left open. `trailers` end the stream, too.
  package func sendData(
    stream: Int32, _ bytes: [UInt8], endStream: Bool, trailers: [HTTP2Header]? = nil
  ) throws(HTTP2Error) {
    try appendBody(stream, bytes, isLast: endStream || trailers != nil, trailers: trailers)
  }

  /// Sends an interim response, such as 100. Throws `.streamClosed` if the stream is closed or has
  /// a response.
  package func submitInformational(stream: Int32, status: Int) throws(HTTP2Error) {
    let slot = streams.slot(of: stream)
    guard slot >= 0, !served[slot].hasResponse else {
      throw HTTP2Error(.streamClosed, "informational response")
    }
    try check(
      "informational response",
      unsafe withNameValues(leading: HTTP2Header(":status", String(status)), []) { list, count in
        unsafe nghttp2_submit_headers(pointer, noFlags, stream, nil, list, count, nil)
      })
  }

  /// Announces the end of the session, and still accepts streams that are in transit. Call `goAway`
  /// after a round trip, when the client has received the announcement (RFC 9113 §6.8).
  package func announceShutdown() throws(HTTP2Error) {
    try check("GOAWAY", unsafe nghttp2_submit_shutdown_notice(pointer))
  }

  /// Bytes of a stream's response that nghttp2 has not taken yet; 0 if the stream is closed.
  package func unsentBytes(of stream: Int32) -> Int { body(of: stream)?.pending ?? 0 }

  /// The unsent part of a stream's response; nil if the stream is closed, or has no body to send.
  func body(of stream: Int32) -> StreamState? {
    let slot = streams.slot(of: stream)
    return slot < 0 ? nil : served[slot].body
  }

  // MARK: nghttp2 callbacks

  override func beganHeaders(_ frame: UnsafePointer<nghttp2_frame>) {
    let isRequest = unsafe frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST
    if judgesForm { collector.form = HTTP2MessageForm(isTrailers: !isRequest) }
    // Trailers belong to a stream that already exists.
    guard isRequest else { return }
    let slot = unsafe streams.add(frame.pointee.hd.stream_id)
    if slot == served.count { served.append(Served()) } else { served[slot] = Served() }
  }

  override func gotHeaders(_ frame: UnsafePointer<nghttp2_frame>, endStream: Bool) {
    let stream = unsafe frame.pointee.hd.stream_id
    if judgesForm { collector.form?.finish(endStream: endStream) }
    let fields = collector.finish()
    if unsafe frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST {
      add(.request(stream: stream, headers: fields, endStream: endStream))
    } else {
      add(.trailers(stream: stream, headers: fields))
    }
  }

  override func gotData(_ bytes: [UInt8], on stream: Int32) {
    addPiece(isLast: false)
    piece = (stream, bytes)
  }

  override func gotEnd(of stream: Int32) {
    if piece?.stream == stream {
      addPiece(isLast: true)
    } else {
      add(.data(stream: stream, bytes: [], endStream: true))
    }
  }

  override func gotFrame(_ frame: UnsafePointer<nghttp2_frame>, isAnswer: Bool) {
    let frame = unsafe frame.pointee
    switch unsafe UInt32(frame.hd.type) {
    case NGHTTP2_RST_STREAM.rawValue:
      unsafe add(
        .resetByPeer(stream: frame.hd.stream_id, errorCode: frame.rst_stream.error_code))
    case NGHTTP2_PRIORITY.rawValue:
      unsafe add(.priority(stream: frame.hd.stream_id))
    case NGHTTP2_SETTINGS.rawValue:
      let list = unsafe UnsafeBufferPointer(start: frame.settings.iv, count: frame.settings.niv)
      let settings = unsafe list.map {
        HTTP2Setting(identifier: UInt16(truncatingIfNeeded: $0.settings_id), value: $0.value)
      }
      add(isAnswer ? .settingsAcknowledged : .settings(settings))
    case NGHTTP2_PING.rawValue:
      let number = unsafe opaqueNumber(frame.ping)
      add(isAnswer ? .pingAcknowledged(number) : .ping(number))
    case NGHTTP2_GOAWAY.rawValue:
      let goAway = unsafe frame.goaway
      unsafe add(
        .goAway(
          lastStreamID: goAway.last_stream_id, errorCode: goAway.error_code,
          debugData: debugData(goAway)))
    default: break
    }
  }

  package override var openStreams: Int { streams.count }

  override func closed(_ stream: Int32, errorCode: UInt32) {
    let slot = streams.remove(stream)
    guard slot >= 0 else { return }
    if let body = served[slot].body {
      unsentBytes -= body.pending
      served[slot].body = nil
    }
    add(.closed(stream: stream, errorCode: errorCode))
  }

  override func refused(frameOf stream: Int32, _ reason: String) {
    add(.malformed(stream: stream, reason: reason))
  }
}
