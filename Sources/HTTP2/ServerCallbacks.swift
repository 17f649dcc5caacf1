// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2
internal import DequeModule

/// One for the process; nghttp2 copies it into every session.
nonisolated(unsafe) let serverCallbacks: OpaquePointer? = {
  var callbacks: OpaquePointer?
  guard unsafe nghttp2_session_callbacks_new(&callbacks) == 0 else { return nil }
  unsafe nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks, beganHeaders)
  unsafe nghttp2_session_callbacks_set_on_header_callback(callbacks, gotHeader)
  unsafe nghttp2_session_callbacks_set_on_invalid_header_callback(callbacks, gotInvalidHeader)
  unsafe nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, gotData)
  unsafe nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, gotFrame)
  unsafe nghttp2_session_callbacks_set_on_frame_send_callback(callbacks, sentFrame)
  unsafe nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, streamClosed)
  unsafe nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(callbacks, gotInvalidFrame)
  return unsafe callbacks
}()

/// The session a callback is about. nghttp2 calls back only from inside `receive` and `pull`, while
/// the session is alive.
private func server(_ userData: UnsafeMutableRawPointer?) -> HTTP2ServerSession {
  unsafe Unmanaged<HTTP2ServerSession>.fromOpaque(userData!).takeUnretainedValue()
}

private func beganHeaders(
  _: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  let session = unsafe server(userData)
  session.collector.begin()
  // Trailers come on a stream that is there.
  if let frame = unsafe frame, unsafe frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST {
    session.streams[unsafe frame.pointee.hd.stream_id] = StreamState(isComplete: false)
  }
  return 0
}

private func gotHeader(
  _: OpaquePointer?, _: UnsafePointer<nghttp2_frame>?, _ name: UnsafePointer<UInt8>?,
  _ nameCount: Int, _ value: UnsafePointer<UInt8>?, _ valueCount: Int, _ flags: UInt8,
  _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  unsafe server(userData).collector.append(
    name: UnsafeBufferPointer(start: name, count: nameCount),
    value: UnsafeBufferPointer(start: value, count: valueCount),
    isNeverIndexed: isNeverIndexed(flags))
  return 0
}

/// nghttp2 would drop the field and go on; a malformed request is to be refused (RFC 9113, 8.1.1).
private func gotInvalidHeader(
  _: OpaquePointer?, _: UnsafePointer<nghttp2_frame>?, _: UnsafePointer<UInt8>?, _: Int,
  _: UnsafePointer<UInt8>?, _: Int, _: UInt8, _: UnsafeMutableRawPointer?
) -> Int32 { NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue }

private func gotData(
  _: OpaquePointer?, _: UInt8, _ stream: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int,
  _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  unsafe server(userData).events.append(.data(stream: stream, bytes: bytes, endStream: false))
  return 0
}

private func gotFrame(
  _: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  guard let frame = unsafe frame else { return 0 }
  let session = unsafe server(userData)
  let header = unsafe frame.pointee.hd
  let stream = header.stream_id
  let endsStream = header.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0
  switch UInt32(header.type) {
  case NGHTTP2_HEADERS.rawValue:
    let isRequest = unsafe frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST
    let fields = session.collector.finish()
    session.events.append(
      isRequest
        ? .request(stream: stream, headers: fields, endStream: endsStream)
        : .trailers(stream: stream, headers: fields))
  case NGHTTP2_DATA.rawValue where endsStream:
    session.endData(stream: stream)
  case NGHTTP2_RST_STREAM.rawValue:
    let code = unsafe frame.pointee.rst_stream.error_code
    session.events.append(.resetByPeer(stream: stream, errorCode: code))
  case NGHTTP2_PRIORITY.rawValue:
    session.events.append(.priority(stream: stream))
  default:
    let isAnswer = header.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) != 0
    unsafe session.gotConnectionFrame(frame.pointee, isAnswer: isAnswer)
  }
  return 0
}

extension HTTP2ServerSession {
  /// The end belongs to the last piece, if that has not been taken yet.
  fileprivate func endData(stream: Int32) {
    if case .data(stream, let bytes, false)? = events.last {
      events[events.count - 1] = .data(stream: stream, bytes: bytes, endStream: true)
    } else {
      events.append(.data(stream: stream, bytes: [], endStream: true))
    }
  }

  fileprivate func gotConnectionFrame(_ frame: nghttp2_frame, isAnswer: Bool) {
    switch unsafe UInt32(frame.hd.type) {
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
}

private func sentFrame(
  _: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  guard let frame = unsafe frame else { return 0 }
  if unsafe UInt32(frame.pointee.hd.type) == NGHTTP2_GOAWAY.rawValue {
    unsafe server(userData).noteFault(sent: frame.pointee.goaway)
  }
  return 0
}

private func streamClosed(
  _: OpaquePointer?, _ stream: Int32, _ errorCode: UInt32, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  let session = unsafe server(userData)
  guard session.streams.removeValue(forKey: stream) != nil else { return 0 }
  session.events.append(.closed(stream: stream, errorCode: errorCode))
  return 0
}

private func gotInvalidFrame(
  _: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?, _ error: Int32,
  _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  let session = unsafe server(userData)
  let reason = nghttp2Text(error)
  session.peerFault = reason
  session.events.append(
    .malformed(stream: unsafe frame?.pointee.hd.stream_id ?? 0, reason: reason))
  return 0
}
