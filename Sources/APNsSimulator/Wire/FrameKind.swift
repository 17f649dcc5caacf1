// SPDX-License-Identifier: Apache-2.0

/// Types of HTTP/2 frames by number (RFC 9113 §6).
enum FrameKind: UInt8 {
  case data = 0
  case headers = 1
  case priority = 2
  case resetStream = 3
  case settings = 4
  case pushPromise = 5
  case ping = 6
  case goAway = 7
  case windowUpdate = 8
  case continuation = 9

  /// Bytes before the payload: length (24 bits), type, flags, stream (31 bits) (RFC 9113 §4.1).
  static let headSize = 9
}

/// Flags of a frame. The meaning of a bit depends on the frame's type.
struct FrameFlags: OptionSet {
  let rawValue: UInt8

  static let acknowledgement = FrameFlags(rawValue: 0x1)
  static let endStream = FrameFlags(rawValue: 0x1)
  static let endHeaders = FrameFlags(rawValue: 0x4)
  static let padded = FrameFlags(rawValue: 0x8)
  static let priority = FrameFlags(rawValue: 0x20)
}
