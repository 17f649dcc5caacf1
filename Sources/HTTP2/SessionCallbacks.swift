// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// One set of callbacks per role (client, server); nghttp2 copies it into every session.
nonisolated(unsafe) let clientCallbacks = unsafe makeCallbacks(isServer: false)
nonisolated(unsafe) let serverCallbacks = unsafe makeCallbacks(isServer: true)

private func makeCallbacks(isServer: Bool) -> OpaquePointer? {
  var callbacks: OpaquePointer?
  let result = unsafe nghttp2_session_callbacks_new(&callbacks)
  precondition(result == 0, "nghttp2 has no memory for its callbacks")
  unsafe nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks, beganHeaders)
  unsafe nghttp2_session_callbacks_set_on_header_callback(callbacks, gotHeader)
  unsafe nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks, gotData)
  unsafe nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks, gotFrame)
  unsafe nghttp2_session_callbacks_set_on_frame_send_callback(callbacks, sentFrame)
  unsafe nghttp2_session_callbacks_set_on_stream_close_callback(callbacks, streamClosed)
  unsafe nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(callbacks, gotInvalidFrame)
  if isServer {
    unsafe nghttp2_session_callbacks_set_on_invalid_header_callback(callbacks, gotInvalidHeader)
  }
  return unsafe callbacks
}

/// Returns the session of a callback without counting a reference. nghttp2 calls back only from
/// inside `receive` and `pull`, while the session is alive.
@inline(__always)
private func with(
  _ userData: UnsafeMutableRawPointer?, _ body: (HTTP2Session) -> Void
) {
  precondition(unsafe userData != nil, "a callback belongs to a session")
  unsafe Unmanaged<HTTP2Session>.fromOpaque(userData!)._withUnsafeGuaranteedRef { body($0) }
}

private func beganHeaders(
  _: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  guard let frame = unsafe frame else { return 0 }
  unsafe with(userData) { session in
    session.collector.begin()
    unsafe session.beganHeaders(frame)
  }
  return 0
}

private func gotHeader(
  _: OpaquePointer?, _: UnsafePointer<nghttp2_frame>?, _ name: UnsafePointer<UInt8>?,
  _ nameCount: Int, _ value: UnsafePointer<UInt8>?, _ valueCount: Int, _ flags: UInt8,
  _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  var isExcessive = false
  unsafe with(userData) { session in
    unsafe session.gotHeader(
      UnsafeBufferPointer(start: name, count: nameCount),
      UnsafeBufferPointer(start: value, count: valueCount),
      isNeverIndexed: flags & UInt8(NGHTTP2_NV_FLAG_NO_INDEX.rawValue) != 0)
    isExcessive = session.hasExcessiveHeaderList
  }
  // nghttp2 returns from `receive` at once, and the session ends.
  return isExcessive ? NGHTTP2_ERR_PAUSE.rawValue : 0
}

/// Rejects the request. nghttp2 would drop the field and continue, but a malformed request must be
/// rejected (RFC 9113 §8.1.1).
private func gotInvalidHeader(
  _: OpaquePointer?, _: UnsafePointer<nghttp2_frame>?, _: UnsafePointer<UInt8>?, _: Int,
  _: UnsafePointer<UInt8>?, _: Int, _: UInt8, _: UnsafeMutableRawPointer?
) -> Int32 { NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue }

private func gotData(
  _: OpaquePointer?, _: UInt8, _ stream: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int,
  _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  precondition(unsafe count == 0 || bytes != nil, "nghttp2 delivers bytes without an address")
  unsafe with(userData) { session in
    unsafe session.gotData([UInt8](UnsafeBufferPointer(start: bytes, count: count)), on: stream)
  }
  return 0
}

private func gotFrame(
  _: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  guard let frame = unsafe frame else { return 0 }
  unsafe with(userData) { session in
    let header = unsafe frame.pointee.hd
    let endsStream = header.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0
    switch UInt32(header.type) {
    case NGHTTP2_HEADERS.rawValue: unsafe session.gotHeaders(frame, endStream: endsStream)
    case NGHTTP2_DATA.rawValue:
      if endsStream {
        session.gotEnd(of: header.stream_id)
      } else if unsafe header.length == frame.pointee.data.padlen {
        session.idleFrames &+= 1
      }
    default:
      if header.type != NGHTTP2_RST_STREAM.rawValue { session.idleFrames &+= 1 }
      let isAnswer = header.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) != 0
      unsafe session.gotFrame(frame, isAnswer: isAnswer)
    }
  }
  return 0
}

private func sentFrame(
  _: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  guard let frame = unsafe frame else { return 0 }
  unsafe with(userData) { session in
    switch unsafe UInt32(frame.pointee.hd.type) {
    case NGHTTP2_HEADERS.rawValue: unsafe session.sentHeaders(on: frame.pointee.hd.stream_id)
    case NGHTTP2_DATA.rawValue: session.sentDataFrames &+= 1
    case NGHTTP2_GOAWAY.rawValue: unsafe session.sent(frame.pointee.goaway)
    default: break
    }
  }
  return 0
}

private func streamClosed(
  _: OpaquePointer?, _ stream: Int32, _ errorCode: UInt32, _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  unsafe with(userData) { $0.closed(stream, errorCode: errorCode) }
  return 0
}

private func gotInvalidFrame(
  _: OpaquePointer?, _ frame: UnsafePointer<nghttp2_frame>?, _ error: Int32,
  _ userData: UnsafeMutableRawPointer?
) -> Int32 {
  unsafe with(userData) { session in
    let reason = nghttp2Text(error)
    session.peerFault = reason
    session.refused(frameOf: unsafe frame?.pointee.hd.stream_id ?? 0, reason)
  }
  return 0
}

extension HTTP2Session {
  /// Records why nghttp2 ends a session; nghttp2 writes the reason into the GOAWAY.
  fileprivate func sent(_ goAway: nghttp2_goaway) {
    guard unsafe goAway.error_code != HTTP2ErrorCode.noError else { return }
    let fault = unsafe String(decoding: debugData(goAway), as: UTF8.self)
    if !fault.isEmpty || peerFault == nil { peerFault = fault }
  }
}

/// Returns the eight bytes of a PING as a big-endian number.
func opaqueNumber(_ ping: nghttp2_ping) -> UInt64 {
  unsafe withUnsafeBytes(of: ping.opaque_data) { bytes in
    unsafe bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

func debugData(_ goAway: nghttp2_goaway) -> [UInt8] {
  unsafe [UInt8](
    UnsafeBufferPointer(start: goAway.opaque_data, count: goAway.opaque_data_len))
}
