// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// The unsent response body of one stream of a server. nghttp2 points to it until the stream
/// closes.
final class StreamState {
  private var body: [UInt8]
  private var sent = 0
  private(set) var isComplete: Bool
  private var trailers: [HTTP2Header]?
  /// Whether nghttp2 has received "deferred" and must be resumed.
  fileprivate(set) var isDeferred = false
  init(body: [UInt8] = [], isComplete: Bool = true) {
    self.body = body
    self.isComplete = isComplete
  }

  /// Bytes not yet given to nghttp2.
  var pending: Int { body.count - sent }

  func append(_ bytes: [UInt8], isLast: Bool, trailers: [HTTP2Header]?) {
    precondition(!isComplete, "a complete body has no further part")
    if sent == body.count {
      body = bytes
      sent = 0
    } else {
      body += bytes
    }
    isComplete = isLast
    self.trailers = trailers
  }

  /// The data provider for a submission; nghttp2 calls it for as many bytes as the windows allow.
  var provider: nghttp2_data_provider {
    unsafe nghttp2_data_provider(
      source: nghttp2_data_source(ptr: Unmanaged.passUnretained(self).toOpaque()),
      read_callback: readBody)
  }

  fileprivate func read(into target: UnsafeMutableRawPointer, _ limit: Int) -> Int {
    precondition(limit >= 0, "nghttp2 asks for a negative number of bytes")
    let count = min(limit, pending)
    unsafe body.withUnsafeBytes { bytes in
      if count > 0 {
        unsafe target.copyMemory(from: bytes.baseAddress! + sent, byteCount: count)
      }
    }
    sent += count
    if sent == body.count {
      body = []
      sent = 0
    }
    return count
  }

  fileprivate func takeTrailers() -> [HTTP2Header]? {
    defer { trailers = nil }
    return trailers
  }
}

private func readBody(
  _ session: OpaquePointer?, _ stream: Int32, _ target: UnsafeMutablePointer<UInt8>?, _ limit: Int,
  _ flags: UnsafeMutablePointer<UInt32>?, _ source: UnsafeMutablePointer<nghttp2_data_source>?,
  _ userData: UnsafeMutableRawPointer?
) -> Int {
  guard let state = unsafe source?.pointee.ptr, let target = unsafe target,
    let flags = unsafe flags,
    let userData = unsafe userData
  else { return Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue) }
  let body = unsafe Unmanaged<StreamState>.fromOpaque(state).takeUnretainedValue()
  if body.pending == 0, !body.isComplete {
    body.isDeferred = true
    return Int(NGHTTP2_ERR_DEFERRED.rawValue)
  }
  let count = unsafe body.read(into: target, limit)
  unsafe Unmanaged<HTTP2Session>.fromOpaque(userData).takeUnretainedValue().unsentBytes -= count
  if body.pending == 0, body.isComplete {
    unsafe flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue
    if let trailers = body.takeTrailers() {
      unsafe flags.pointee |= NGHTTP2_DATA_FLAG_NO_END_STREAM.rawValue
      let result = unsafe withNameValues(trailers) { list, count in
        unsafe nghttp2_submit_trailer(session, stream, list, count)
      }
      if result < 0 { return Int(NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue) }
    }
  }
  return count
}

extension HTTP2ServerSession {
  /// Appends to an open body and resumes nghttp2.
  func appendBody(
    _ stream: Int32, _ bytes: [UInt8], isLast: Bool, trailers: [HTTP2Header]?
  ) throws(HTTP2Error) {
    guard let state = body(of: stream), !state.isComplete else {
      throw HTTP2Error(.streamClosed, "sending data")
    }
    state.append(bytes, isLast: isLast, trailers: trailers)
    unsentBytes += bytes.count
    if state.isDeferred {
      state.isDeferred = false
      try check("resuming data", unsafe nghttp2_session_resume_data(pointer, stream))
    }
  }
}
