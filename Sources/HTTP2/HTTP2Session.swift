// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// What client and server sessions share: owns one `nghttp2_session*`, performs no I/O.
///
/// The driver loops: `receive` what the connection gave, drain `nextEvent`, `pull` the frames that
/// are due and write them, drain again (a sent RST_STREAM closes its stream); it does so whenever
/// something was submitted, too. When `wantsIO` turns
/// false the session is over and the connection can be closed. Not thread-safe; one shard's.
@safe package class HTTP2Session {
  let pointer: OpaquePointer
  let settings: HTTP2Settings
  var collector: FieldCollector
  private var failure: HTTP2Error?
  /// What the peer did wrong when nghttp2 ended the session or a stream for it, the latest: a
  /// constant text of nghttp2.
  package internal(set) var peerFault: String?
  /// Frames received that brought nothing: SETTINGS, PING, PRIORITY, WINDOW_UPDATE, and DATA without a byte
  /// that does not end its stream.
  package internal(set) var idleFrames = 0
  /// A server's: bytes of all its answers that nghttp2 has not taken yet.
  package internal(set) var unsentBytes = 0
  /// DATA frames sent.
  package internal(set) var sentDataFrames = 0

  init(
    isServer: Bool, settings: HTTP2Settings, options: HTTP2Options, callbacks: OpaquePointer?,
    assumedPeerMaxConcurrentStreams: Int?, collecting names: [String]? = nil
  ) throws(HTTP2Error) {
    self.settings = settings
    collector = FieldCollector(limit: settings.maximumHeaderListSize, names: names)
    var option: OpaquePointer?
    try check("HTTP/2 options", unsafe nghttp2_option_new(&option))
    defer { unsafe nghttp2_option_del(option) }
    unsafe options.apply(to: option)
    if let assumedPeerMaxConcurrentStreams {
      unsafe nghttp2_option_set_peer_max_concurrent_streams(
        option, UInt32(clamping: assumedPeerMaxConcurrentStreams))
    }
    var session: OpaquePointer?
    let result =
      unsafe isServer
      ? nghttp2_session_server_new2(&session, callbacks, nil, option)
      : nghttp2_session_client_new2(&session, callbacks, nil, option)
    guard result == 0, let session = unsafe session else {
      throw HTTP2Error(.library, "HTTP/2 session", library: Int(result))
    }
    unsafe pointer = unsafe session
    unsafe nghttp2_session_set_user_data(session, Unmanaged.passUnretained(self).toOpaque())
    try submitSettings(settings.wire(isServer: isServer))
    try check(
      "connection window",
      unsafe nghttp2_session_set_local_window_size(
        session, UInt8(NGHTTP2_FLAG_NONE.rawValue), 0,
        Int32(clamping: settings.connectionWindowSize)))
  }

  deinit { unsafe nghttp2_session_del(pointer) }

  /// Takes in bytes from the peer; then drain the events and `pull`. A peer that breaks the
  /// protocol usually makes no error here but a GOAWAY to pull, after which `wantsIO` is false.
  package func receive(_ bytes: RawSpan) throws(HTTP2Error) {
    if let failure { throw failure }
    let result = unsafe bytes.withUnsafeBytes { buffer in
      unsafe nghttp2_session_mem_recv(
        pointer, buffer.assumingMemoryBound(to: UInt8.self).baseAddress, buffer.count)
    }
    if result < 0 { throw fail("receiving", result) }
    if hasExcessiveHeaderList {
      peerFault = "a header list of more than twice \(settings.maximumHeaderListSize) bytes"
      try terminate(code: HTTP2ErrorCode.enhanceYourCalm)
    }
  }

  /// Whether the session has ended because the peer's header list was far beyond our limit.
  package final var hasExcessiveHeaderList: Bool { collector.isExcessive }

  /// The same for an array.
  package final func receive(_ bytes: [UInt8]) throws(HTTP2Error) {
    try unsafe receive(bytes.span.bytes)
  }

  /// Appends whole frames that are to be written now until `atMost` bytes are reached; the last
  /// frame may go beyond. Returns how many bytes were appended, 0 when nothing is due.
  package final func pull(into target: inout [UInt8], atMost: Int) throws(HTTP2Error) -> Int {
    if let failure { throw failure }
    var total = 0
    while total < atMost {
      var data: UnsafePointer<UInt8>?
      let count = unsafe nghttp2_session_mem_send(pointer, &data)
      if count < 0 { throw fail("sending", count) }
      if count == 0 { break }
      unsafe target.append(contentsOf: UnsafeBufferPointer(start: data, count: count))
      total += count
    }
    return total
  }

  /// Whether anything is still to be read or written; false means that the session is over.
  package final var wantsIO: Bool {
    unsafe failure == nil
      && (nghttp2_session_want_read(pointer) != 0 || nghttp2_session_want_write(pointer) != 0)
  }

  /// Whether `pull` would give something.
  package final var wantsWrite: Bool {
    unsafe failure == nil && nghttp2_session_want_write(pointer) != 0
  }

  /// Ends one stream with RST_STREAM; its `closed` event comes when the frame has been pulled.
  package final func reset(stream: Int32, code: UInt32) throws(HTTP2Error) {
    try check("RST_STREAM", unsafe nghttp2_submit_rst_stream(pointer, noFlags, stream, code))
  }

  /// Sends a PING with these eight bytes, read as a big-endian number.
  package final func ping(_ opaque: UInt64) throws(HTTP2Error) {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: opaque >> (56 - 8 * $0)) }
    try check("PING", unsafe nghttp2_submit_ping(pointer, noFlags, bytes))
  }

  /// Sends GOAWAY: no new streams from the peer above `lastStreamID` (nil: the last one seen);
  /// those below go on to their end.
  package final func goAway(
    code: UInt32 = HTTP2ErrorCode.noError, lastStreamID: Int32? = nil, debugData: [UInt8] = []
  ) throws(HTTP2Error) {
    let last = unsafe lastStreamID ?? nghttp2_session_get_last_proc_stream_id(pointer)
    try check(
      "GOAWAY",
      unsafe nghttp2_submit_goaway(pointer, noFlags, last, code, debugData, debugData.count))
  }

  /// Ends the session: GOAWAY, nothing more is read, and open streams are lost.
  package final func terminate(code: UInt32) throws(HTTP2Error) {
    try check("GOAWAY", unsafe nghttp2_session_terminate_session(pointer, code))
  }

  /// Sends a SETTINGS frame in mid-session.
  package final func submitSettings(_ list: [HTTP2Setting]) throws(HTTP2Error) {
    let entries = list.map { setting in
      nghttp2_settings_entry(settings_id: Int32(setting.identifier), value: setting.value)
    }
    try check(
      "SETTINGS", unsafe nghttp2_submit_settings(pointer, noFlags, entries, entries.count))
  }

  /// With `consumesManually`: so many received bytes of a stream's body have been dealt with.
  /// Reopens the windows of the stream, unless it has ended, and of the connection.
  package final func consume(stream: Int32, count: Int) throws(HTTP2Error) {
    try check("consume", unsafe nghttp2_session_consume(pointer, stream, count))
  }

  /// The streams the peer lets us have open at once; before its first SETTINGS, what we assume.
  package final var remoteMaxConcurrentStreams: Int {
    let limit = NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS
    return Int(unsafe nghttp2_session_get_remote_settings(pointer, limit))
  }

  /// Bytes of body that the peer takes now over all streams.
  package final var remoteConnectionWindow: Int {
    Int(unsafe nghttp2_session_get_remote_window_size(pointer))
  }

  /// Streams that are open, or submitted and not yet sent.
  package var openStreams: Int { 0 }

  // MARK: What nghttp2 tells, to each end (`SessionCallbacks`)

  func beganHeaders(_ frame: UnsafePointer<nghttp2_frame>) {}

  func gotHeader(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, isNeverIndexed: Bool
  ) {
    unsafe collector.append(name: name, value: value, isNeverIndexed: isNeverIndexed)
  }

  func gotHeaders(_ frame: UnsafePointer<nghttp2_frame>, endStream: Bool) {}

  func gotData(_ bytes: [UInt8], on stream: Int32) {}

  /// The end belongs to the last piece of the body, if that has not been taken yet.
  func gotEnd(of stream: Int32) {}

  /// A frame that carries neither headers nor body.
  func gotFrame(_ frame: UnsafePointer<nghttp2_frame>, isAnswer: Bool) {}

  func sentHeaders(on stream: Int32) {}

  func closed(_ stream: Int32, errorCode: UInt32) {}

  func refused(frameOf stream: Int32, _ reason: String) {}

  private func fail(_ operation: String, _ result: Int) -> HTTP2Error {
    let error = HTTP2Error(.sessionFailed, operation, library: result)
    failure = error
    return error
  }
}

let noFlags = UInt8(NGHTTP2_FLAG_NONE.rawValue)

extension HTTP2Options {
  fileprivate func apply(to option: OpaquePointer?) {
    unsafe nghttp2_option_set_no_auto_window_update(option, consumesManually ? 1 : 0)
    unsafe nghttp2_option_set_no_http_messaging(option, deliversMalformedMessages ? 1 : 0)
    // Closed streams are kept by nghttp2 for a priority scheme that nobody uses.
    unsafe nghttp2_option_set_no_closed_streams(option, 1)
    unsafe nghttp2_option_set_stream_reset_rate_limit(
      option, UInt64(resets.burst), UInt64(resets.perSecond))
    unsafe nghttp2_option_set_max_continuations(option, maximumContinuations)
    // Against floods: 1,000 answers to PING and SETTINGS waiting and 32 parameters in one SETTINGS are
    // nghttp2's own limits, and stay.
  }
}
