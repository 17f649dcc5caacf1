// SPDX-License-Identifier: Apache-2.0

import HTTP2

/// Handwritten HTTP/2 frames.
enum TestFrame {
  static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

  static func frame(type: UInt8, flags: UInt8, stream: Int32, _ payload: [UInt8]) -> [UInt8] {
    let length = UInt32(payload.count)
    let head: [UInt8] = [
      UInt8(length >> 16), UInt8(length >> 8 & 255), UInt8(length & 255), type, flags,
    ]
    return head + (0..<4).map { UInt8(truncatingIfNeeded: stream >> (24 - 8 * $0)) } + payload
  }

  static func pseudoHeaders(_ path: String) -> [HTTP2Header] {
    [
      HTTP2Header(":method", "POST"), HTTP2Header(":scheme", "https"),
      HTTP2Header(":authority", "api.example"), HTTP2Header(":path", path),
    ]
  }
}
