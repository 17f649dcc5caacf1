// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// The common part of client and server sessions: owns one `nghttp2_session*`, performs no I/O.
///
/// The driver calls `receive` with bytes of the connection, takes all events from `nextEvent`, and
/// writes the frames that `pull` returns. It then takes the events again, since a sent RST_STREAM
/// closes its stream. It does so after each submission, too. When `wantsIO` turns false, the
/// session is over and the connection can be closed. Not thread-safe; belongs to one shard.
@safe package class HTTP2Session {
  let pointer: OpaquePointer
  let settings: HTTP2Settings
  var collector: FieldCollector
  private var failure: HTTP2Error?
  /// The peer's latest protocol error for which nghttp2 ended the session or a stream: a constant
  /// text of nghttp2.
  package internal(set) var peerFault: String?
  /// Received frames without content: SETTINGS, PING, PRIORITY, WINDOW_UPDATE, and empty DATA that
  /// does not end its stream.
  package internal(set) var idleFrames = 0
  /// Server only: bytes of all responses that nghttp2 has not taken yet.
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

  /// Parses bytes from the peer. Take the events and call `pull` afterwards. A protocol error of
  /// the peer usually throws nothing here, but queues a GOAWAY, after which `wantsIO` is false.
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

  /// Whether the session has ended because the peer's header list was far beyond the limit.
  package final var hasExcessiveHeaderList: Bool { collector.isExcessive }

  /// Parses the bytes of an array, as the other `receive` does.
  package final func receive(_ bytes: [UInt8]) throws(HTTP2Error) {
    try unsafe receive(bytes.span.bytes)
  }

  /// Appends whole frames that are due until `atMost` bytes are reached; the last frame may exceed
  /// that number. Returns the number of appended bytes, 0 if no frame is due.
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

  /// Whether the session still reads or writes; false means that it is over.
  package final var wantsIO: Bool {
    unsafe failure == nil
      && (nghttp2_session_want_read(pointer) != 0 || nghttp2_session_want_write(pointer) != 0)
  }

  /// Whether `pull` has frames to return.
  package final var wantsWrite: Bool {
    unsafe failure == nil && nghttp2_session_want_write(pointer) != 0
  }

  /// Ends one stream with RST_STREAM. Its `closed` event arrives when the frame has been pulled.
  package final func reset(stream: Int32, code: UInt32) throws(HTTP2Error) {
    try check("RST_STREAM", unsafe nghttp2_submit_rst_stream(pointer, noFlags, stream, code))
  }

  /// Sends a PING with these eight bytes, as a big-endian number.
  package final func ping(_ opaque: UInt64) throws(HTTP2Error) {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: opaque >> (56 - 8 * $0)) }
    try check("PING", unsafe nghttp2_submit_ping(pointer, noFlags, bytes))
  }

  /// Sends GOAWAY. New streams of the peer above `lastStreamID` (nil: the last received stream) are
  /// refused; streams up to that number continue to their end.
  package final func goAway(
    code: UInt32 = HTTP2ErrorCode.noError, lastStreamID: Int32? = nil, debugData: [UInt8] = []
  ) throws(HTTP2Error) {
    let last = unsafe lastStreamID ?? nghttp2_session_get_last_proc_stream_id(pointer)
    try check(
      "GOAWAY",
      unsafe nghttp2_submit_goaway(pointer, noFlags, last, code, debugData, debugData.count))
  }

  /// Ends the session with GOAWAY. No more bytes are read, and open streams are lost.
  package final func terminate(code: UInt32) throws(HTTP2Error) {
    try check("GOAWAY", unsafe nghttp2_session_terminate_session(pointer, code))
  }

  /// Sends a SETTINGS frame during the session.
  package final func submitSettings(_ list: [HTTP2Setting]) throws(HTTP2Error) {
    let entries = list.map { setting in
      nghttp2_settings_entry(settings_id: Int32(setting.identifier), value: setting.value)
    }
    try check(
      "SETTINGS", unsafe nghttp2_submit_settings(pointer, noFlags, entries, entries.count))
  }

  /// With `consumesManually`: reports that `count` received body bytes were processed. Reopens the
  /// window of the stream, unless it has ended, and of the connection.
  package final func consume(stream: Int32, count: Int) throws(HTTP2Error) {
    precondition(count >= 0, "a number of consumed bytes is not negative")
    try check("consume", unsafe nghttp2_session_consume(pointer, stream, count))
  }

  /// The number of streams that the peer allows to be open at once. Before the peer's first
  /// SETTINGS, this is the assumed limit.
  package final var remoteMaxConcurrentStreams: Int {
    let limit = NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS
    return Int(unsafe nghttp2_session_get_remote_settings(pointer, limit))
  }

  /// Body bytes that the peer accepts now over all streams.
  package final var remoteConnectionWindow: Int {
    Int(unsafe nghttp2_session_get_remote_window_size(pointer))
  }

  /// Streams that are open, or submitted and not yet sent.
  package var openStreams: Int { 0 }

  // MARK: nghttp2 callbacks of client and server sessions (`SessionCallbacks`)

  func beganHeaders(_ frame: UnsafePointer<nghttp2_frame>) {}

  func gotHeader(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, isNeverIndexed: Bool
  ) {
    unsafe collector.append(name: name, value: value, isNeverIndexed: isNeverIndexed)
  }

  func gotHeaders(_ frame: UnsafePointer<nghttp2_frame>, endStream: Bool) {}

  func gotData(_ bytes: [UInt8], on stream: Int32) {}

  /// Handles the end of a stream. If the last body part is still pending, the end is attached to
  /// it.
  func gotEnd(of stream: Int32) {}

  /// Handles a frame without headers or body.
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
    // nghttp2 would keep closed streams for the deprecated priority scheme.
    unsafe nghttp2_option_set_no_closed_streams(option, 1)
    unsafe nghttp2_option_set_stream_reset_rate_limit(
      option, UInt64(resets.burst), UInt64(resets.perSecond))
    unsafe nghttp2_option_set_max_continuations(option, maximumContinuations)
    // nghttp2's own flood limits stay: 1,000 pending answers to PING and SETTINGS, and 32
    // parameters in one SETTINGS.
  }
}
