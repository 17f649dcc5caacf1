// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2
internal import DequeModule

/// One for the process; nghttp2 copies it into every session.
nonisolated(unsafe) let clientCallbacks: OpaquePointer? = {
  var callbacks: OpaquePointer?
  guard unsafe nghttp2_session_callbacks_new(&callbacks) == 0 else { return nil }
  unsafe nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks, beganHeaders)
  unsafe nghttp2_session_callbacks_set_on_header_callback(callbacks, gotHeader)
  unsafe nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, gotData)
  unsafe nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, gotFrame)
  unsafe nghttp2_session_callbacks_set_on_frame_send_callback(callbacks, sentFrame)
  unsafe nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, streamClosed)
  unsafe nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(callbacks, gotInvalidFrame)
  return unsafe callbacks
}()

/// The session a callback is about. nghttp2 calls back only from inside `receive` and `pull`, while
/// the session is alive.
private func client(_ userData: UnsafeMutableRawPointer?) -> HTTP2ClientSession {
  unsafe Unmanaged<HTTP2ClientSession>.fromOpaque(userData!).takeUnretainedValue()
}

private func beganHeaders(
  _: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  let session = unsafe client(userData)
  session.collector.begin()
  session.status = 0
  return 0
}

private func gotHeader(
  _: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?, _ name: UnsafePointer<UInt8>?,
  _ nameCount: Int, _ value: UnsafePointer<UInt8>?, _ valueCount: Int, _ flags: UInt8,
  _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  let session = unsafe client(userData)
  let name = unsafe UnsafeBufferPointer(start: name, count: nameCount)
  let value = unsafe UnsafeBufferPointer(start: value, count: valueCount)
  if unsafe name.first == UInt8(ascii: ":") {
    // The only pseudo-header nghttp2 lets through in an answer is `:status`, of three digits.
    session.status = unsafe value.reduce(0) { $0 * 10 + Int($1) - 48 }
  } else {
    unsafe session.collector.append(
      name: name, value: value, isNeverIndexed: isNeverIndexed(flags))
  }
  return 0
}

private func gotData(
  _: OpaquePointer?, _ flags: UInt8, _ stream: Int32, _ bytes: UnsafePointer<UInt8>?,
  _ count: Int, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  unsafe client(userData).events.append(.data(stream: stream, bytes: bytes, endStream: false))
  return 0
}

private func gotFrame(
  _: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  guard let frame = unsafe frame else { return 0 }
  let session = unsafe client(userData)
  let header = unsafe frame.pointee.hd
  let endsStream = header.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0
  let isAnswer = header.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) != 0
  switch UInt32(header.type) {
  case NGHTTP2_HEADERS.rawValue:
    session.finishHeaders(stream: header.stream_id, endStream: endsStream)
  case NGHTTP2_DATA.rawValue where endsStream:
    session.endData(stream: header.stream_id)
  case NGHTTP2_SETTINGS.rawValue where !isAnswer:
    session.events.append(.settings(maxConcurrentStreams: session.remoteMaxConcurrentStreams))
  case NGHTTP2_PING.rawValue where isAnswer:
    unsafe session.events.append(.pingAcknowledged(opaqueNumber(frame.pointee.ping)))
  case NGHTTP2_GOAWAY.rawValue:
    let goAway = unsafe frame.pointee.goaway
    unsafe session.events.append(
      .goAway(
        lastStreamID: goAway.last_stream_id, errorCode: goAway.error_code,
        debugData: debugData(goAway)))
  default: break
  }
  return 0
}

extension HTTP2ClientSession {
  fileprivate func finishHeaders(stream: Int32, endStream: Bool) {
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

  /// The end belongs to the last piece, if that has not been taken yet.
  fileprivate func endData(stream: Int32) {
    if case .data(stream, let bytes, false)? = events.last {
      events[events.count - 1] = .data(stream: stream, bytes: bytes, endStream: true)
    } else {
      events.append(.data(stream: stream, bytes: [], endStream: true))
    }
  }
}

private func sentFrame(
  _: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  guard let frame = unsafe frame else { return 0 }
  switch unsafe UInt32(frame.pointee.hd.type) {
  case NGHTTP2_HEADERS.rawValue:
    unsafe client(userData).lastSentStream = frame.pointee.hd.stream_id
  case NGHTTP2_GOAWAY.rawValue:
    unsafe client(userData).noteFault(sent: frame.pointee.goaway)
  default: break
  }
  return 0
}

private func streamClosed(
  _: OpaquePointer?, _ stream: Int32, _ errorCode: UInt32, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  let session = unsafe client(userData)
  guard session.streams.removeValue(forKey: stream) != nil else { return 0 }
  session.events.append(
    stream > session.lastSentStream
      ? .notSent(stream: stream) : .closed(stream: stream, errorCode: errorCode))
  return 0
}

private func gotInvalidFrame(
  _: OpaquePointer?, _: UnsafePointer<nghttp2_frame>?, _ error: Int32,
  _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  unsafe client(userData).peerFault = nghttp2Text(error)
  return 0
}

/// The eight bytes of a PING as a big-endian number.
func opaqueNumber(_ ping: nghttp2_ping) -> UInt64 {
  unsafe withUnsafeBytes(of: ping.opaque_data) { bytes in
    unsafe bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

func debugData(_ goAway: nghttp2_goaway) -> [UInt8] {
  unsafe [UInt8](
    UnsafeBufferPointer(start: goAway.opaque_data, count: goAway.opaque_data_len))
}

extension HTTP2Session {
  /// nghttp2 writes why it ends a session into the GOAWAY.
  func noteFault(sent goAway: nghttp2_goaway) {
    if unsafe goAway.error_code != HTTP2ErrorCode.noError {
      peerFault = unsafe String(decoding: debugData(goAway), as: UTF8.self)
    }
  }
}

func isNeverIndexed(_ flags: UInt8) -> Bool {
  flags & UInt8(NGHTTP2_NV_FLAG_NO_INDEX.rawValue) != 0
}
