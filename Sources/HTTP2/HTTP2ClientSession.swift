// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2
internal import DequeModule

/// What happened on a client's session, in wire order.
package enum HTTP2ClientEvent: Sendable {
  /// The peer's SETTINGS arrived; the limit is the one that now holds.
  case settings(maxConcurrentStreams: Int)
  /// A 1xx answer; the real one follows.
  case informational(stream: Int32, status: Int, headers: HTTP2Fields)
  /// The answer's status and headers (`:status` is not among them).
  case headers(stream: Int32, status: Int, headers: HTTP2Fields, endStream: Bool)
  /// A piece of the answer's body; empty only when it merely ends the stream.
  case data(stream: Int32, bytes: [UInt8], endStream: Bool)
  /// Fields after the body; they end the stream.
  case trailers(stream: Int32, headers: HTTP2Fields)
  /// The stream is gone: NO_ERROR after a whole answer; REFUSED_STREAM when the peer said so, or
  /// when it lay above the last stream of a GOAWAY: never processed, safe to repeat.
  case closed(stream: Int32, errorCode: UInt32)
  /// The request never became a frame (GOAWAY or reset came before it): safe to repeat. No `closed`
  /// follows.
  case notSent(stream: Int32)
  /// The peer takes no new streams; those up to `lastStreamID` go on. May come twice, the second
  /// with a lower number. `closed` for the streams above follows.
  case goAway(lastStreamID: Int32, errorCode: UInt32, debugData: [UInt8])
  case pingAcknowledged(UInt64)
}

/// The client's end of one HTTP/2 connection.
///
/// Nothing queues inside: a request is submitted only while `canOpenStream`, and goes out with the
/// next `pull` (its body as the windows allow). `HTTP2Session` says how to drive it.
@safe package final class HTTP2ClientSession: HTTP2Session {
  private var events = Deque<HTTP2ClientEvent>()
  private var streams = StreamSlots()
  /// By the streams' slots.
  private var outgoing: [Outgoing?] = []
  /// Of the header block being received; 0 while none was seen.
  private var status = 0
  /// Requests leave in the order of their identifiers, so this one number tells which have left.
  private var lastSentStream: Int32 = 0

  /// What a stream still has to send.
  private struct Outgoing {
    let body: [UInt8]
    var sent = 0
    /// Kept alive because nghttp2 points into it.
    let template: HTTP2HeaderTemplate?
  }

  /// - Parameters:
  ///   - assumedPeerMaxConcurrentStreams: the limit that holds until the peer's first SETTINGS.
  ///   - names: of the answers' fields that are wanted, in lower case; others are dropped as they
  ///     come, which costs nothing. nil: all.
  ///   - firstStreamID: odd; for tests of what happens when identifiers run out.
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

  /// Opens a stream with these headers (pseudo-headers first) and this body, whole. Returns its
  /// identifier. Throws `.streamNotAllowed` when `canOpenStream` is false.
  package func submitRequest(
    headers: [HTTP2Header], body: [UInt8]? = nil
  ) throws(HTTP2Error) -> Int32 {
    try unsafe submit(body: body ?? [], template: nil) { provider in
      unsafe withNameValues(headers) { list, count in
        unsafe nghttp2_submit_request(pointer, nil, list, count, provider, nil)
      }
    }
  }

  /// The same for requests that share most of their headers: the buffer's first field (`:path`), the
  /// template's, then the buffer's others. The cheapest way to send many: nothing is allocated here.
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

  /// Copies the next bytes of a stream's body for nghttp2; says how many, and whether they are the last.
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

  /// What happened since, oldest first; nil when all has been taken.
  package func nextEvent() -> HTTP2ClientEvent? { events.popFirst() }

  /// Whether a request may be submitted now.
  package var canOpenStream: Bool {
    unsafe streams.count < remoteMaxConcurrentStreams
      && nghttp2_session_check_request_allowed(pointer) != 0
  }

  /// Whether this connection can never open a stream again because the numbers are used up.
  package var streamIDsExhausted: Bool {
    unsafe nghttp2_session_get_next_stream_id(pointer) > UInt32(Int32.max)
  }

  /// When the connection is lost: the requests that were never pulled, which are safe to repeat. The
  /// fate of the others is unknown.
  package var streamsNeverSent: [Int32] { streams.streams.filter { $0 > lastSentStream }.sorted() }

  // MARK: What nghttp2 tells

  override func beganHeaders(_ frame: UnsafePointer<nghttp2_frame>) { status = 0 }

  override func gotHeader(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, isNeverIndexed: Bool
  ) {
    if unsafe name.first == UInt8(ascii: ":") {
      // The only pseudo-header nghttp2 lets through in an answer is `:status`, of three digits.
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

/// A file-scope function: nghttp2 calls it from inside `pull`.
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
