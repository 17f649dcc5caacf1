// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2
internal import DequeModule

/// The client side of one HTTP/2 connection.
///
/// The session has no queue. A request may be submitted only while `canOpenStream` is true, and is
/// sent by the next `pull` (its body as the windows allow). `HTTP2Session` describes how to drive
/// the session.
@safe package final class HTTP2ClientSession: HTTP2Session {
  private var events = Deque<HTTP2ClientEvent>()
  private var streams = StreamSlots()
  /// Unsent bodies, indexed by the streams' slots.
  private var outgoing: [Outgoing?] = []
  /// Status of the header block being received; 0 before `:status` has arrived.
  private var status = 0
  /// The last stream whose request was sent. Requests are sent in the order of their stream
  /// identifiers, so all requests with lower identifiers were sent, too.
  private var lastSentStream: Int32 = 0

  /// The unsent data of a stream.
  private struct Outgoing {
    let body: [UInt8]
    var sent = 0
    /// Kept alive because nghttp2 points into it.
    let template: HTTP2HeaderTemplate?
  }

  /// - Parameters:
  /// - assumedPeerMaxConcurrentStreams: the limit on concurrent streams until the peer's first
  ///   SETTINGS.
  /// - names: names of the response fields to keep, in lower case; nil keeps all. Other fields are
  ///   dropped on receipt.
  /// - firstStreamID: odd; for tests of exhausted identifiers.
  package init(
    settings: HTTP2Settings = HTTP2Settings(), options: HTTP2Options = HTTP2Options(),
    assumedPeerMaxConcurrentStreams: Int, collecting names: [String]? = nil,
    firstStreamID: Int32 = 1
  ) throws(HTTP2Error) {
    try unsafe super.init(
      isServer: false, settings: settings, options: options, callbacks: clientCallbacks,
      assumedPeerMaxConcurrentStreams: assumedPeerMaxConcurrentStreams, collecting: names)
    if firstStreamID != 1 {
      try check(
        "first stream", unsafe nghttp2_session_set_next_stream_id(pointer, firstStreamID))
    }
  }

  /// Opens a stream with these headers (pseudo-headers first) and the complete body. Returns its
  /// identifier. Throws `.streamNotAllowed` if `canOpenStream` is false.
  package func submitRequest(
    headers: [HTTP2Header], body: [UInt8]? = nil
  ) throws(HTTP2Error) -> Int32 {
    try unsafe submit(body: body ?? [], template: nil) { provider in
      unsafe withNameValues(headers) { list, count in
        unsafe nghttp2_submit_request(pointer, nil, list, count, provider, nil)
      }
    }
  }

  /// Opens a stream for a request that shares most of its headers with others. The fields are the
  /// first field of the buffer (`:path`), the template's fields, and the remaining fields of the
  /// buffer. Allocates nothing, for high request rates.
  package func submitRequest(
    _ fields: HTTP2FieldBuffer, template: HTTP2HeaderTemplate, body: [UInt8]
  ) throws(HTTP2Error) -> Int32 {
    try unsafe submit(body: body, template: template) { provider in
      unsafe fields.withNameValues(around: template) { list, count in
        unsafe nghttp2_submit_request(pointer, nil, list, count, provider, nil)
      }
    }
  }

  private func submit(
    body: [UInt8], template: HTTP2HeaderTemplate?,
    _ request: (UnsafePointer<nghttp2_data_provider>?) -> Int32
  ) throws(HTTP2Error) -> Int32 {
    guard canOpenStream else { throw HTTP2Error(.streamNotAllowed, "request") }
    var provider = unsafe nghttp2_data_provider(
      source: nghttp2_data_source(), read_callback: readRequestBody)
    let stream = unsafe body.isEmpty ? request(nil) : request(&provider)
    try check("request", stream)
    let slot = streams.add(stream)
    if slot == outgoing.count { outgoing.append(nil) }
    outgoing[slot] = Outgoing(body: body, template: template)
    return stream
  }

  /// Copies the next bytes of a stream's body to nghttp2. Returns their number, and whether they
  /// are the last.
  fileprivate func readBody(
    of stream: Int32, into target: UnsafeMutableRawPointer, _ limit: Int
  ) -> (count: Int, isLast: Bool) {
    let slot = streams.slot(of: stream)
    guard slot >= 0, let due = outgoing[slot] else { return (0, true) }
    let count = min(limit, due.body.count - due.sent)
    unsafe due.body.withUnsafeBytes { bytes in
      if count > 0 {
        unsafe target.copyMemory(from: bytes.baseAddress! + due.sent, byteCount: count)
      }
    }
    let sent = due.sent + count
    if sent < due.body.count { outgoing[slot]?.sent = sent }
    return (count, sent == due.body.count)
  }

  /// Returns the oldest pending event; nil if none is left.
  package func nextEvent() -> HTTP2ClientEvent? { events.popFirst() }

  /// Whether a request may be submitted now.
  package var canOpenStream: Bool {
    unsafe streams.count < remoteMaxConcurrentStreams
      && nghttp2_session_check_request_allowed(pointer) != 0
  }

  /// Whether all stream identifiers are used up, and the connection can never open a stream again.
  package var streamIDsExhausted: Bool {
    unsafe nghttp2_session_get_next_stream_id(pointer) > UInt32(Int32.max)
  }

  /// For use after a lost connection: the requests that were never sent and may be retried. The
  /// outcome of all other requests is unknown.
  package var streamsNeverSent: [Int32] { streams.streams.filter { $0 > lastSentStream }.sorted() }

  // MARK: nghttp2 callbacks

  override func beganHeaders(_ frame: UnsafePointer<nghttp2_frame>) { status = 0 }

  override func gotHeader(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, isNeverIndexed: Bool
  ) {
    if unsafe name.first == UInt8(ascii: ":") {
      // nghttp2 accepts only one pseudo-header in a response: `:status`, of three digits.
      status = unsafe value.reduce(0) { $0 * 10 + Int($1) - 48 }
    } else {
      unsafe super.gotHeader(name, value, isNeverIndexed: isNeverIndexed)
    }
  }

  override func gotHeaders(_ frame: UnsafePointer<nghttp2_frame>, endStream: Bool) {
    let stream = unsafe frame.pointee.hd.stream_id
    let fields = collector.finish()
    switch status {
    case 0: events.append(.trailers(stream: stream, headers: fields))
    case 100..<200:
      events.append(.informational(stream: stream, status: status, headers: fields))
    default:
      events.append(
        .headers(stream: stream, status: status, headers: fields, endStream: endStream))
    }
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
    switch unsafe UInt32(frame.pointee.hd.type) {
    case NGHTTP2_SETTINGS.rawValue where !isAnswer:
      events.append(.settings(maxConcurrentStreams: remoteMaxConcurrentStreams))
    case NGHTTP2_PING.rawValue where isAnswer:
      unsafe events.append(.pingAcknowledged(opaqueNumber(frame.pointee.ping)))
    case NGHTTP2_GOAWAY.rawValue:
      let goAway = unsafe frame.pointee.goaway
      unsafe events.append(
        .goAway(
          lastStreamID: goAway.last_stream_id, errorCode: goAway.error_code,
          debugData: debugData(goAway)))
    default: break
    }
  }

  override func sentHeaders(on stream: Int32) { lastSentStream = stream }

  package override var openStreams: Int { streams.count }

  override func closed(_ stream: Int32, errorCode: UInt32) {
    let slot = streams.remove(stream)
    guard slot >= 0 else { return }
    outgoing[slot] = nil
    events.append(
      stream > lastSentStream
        ? .notSent(stream: stream) : .closed(stream: stream, errorCode: errorCode))
  }
}

/// Copies body bytes; nghttp2 calls this file-scope function from inside `pull`.
private func readRequestBody(
  _: OpaquePointer?, _ stream: Int32, _ target: UnsafeMutablePointer<UInt8>?, _ limit: Int,
  _ flags: UnsafeMutablePointer<UInt32>?, _: UnsafeMutablePointer<nghttp2_data_source>?,
  _ userData: UnsafeMutableRawPointer?
) -> Int {
  guard let target = unsafe target, let flags = unsafe flags,
    let userData = unsafe userData
  else { return Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue) }
  let session = unsafe Unmanaged<HTTP2ClientSession>.fromOpaque(userData).takeUnretainedValue()
  let (count, isLast) = unsafe session.readBody(of: stream, into: target, limit)
  if isLast { unsafe flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue }
  return count
}
