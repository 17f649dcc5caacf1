// SPDX-License-Identifier: Apache-2.0

/// Encodes HTTP/2 frames that nghttp2 refuses to send: frames of a closed stream, and a GOAWAY that
/// nghttp2 must not process.
///
/// nghttp2 sends whole frames, so another frame may be inserted between two of them. Header fields
/// are never-indexed literals (RFC 7541 §6.2.3), which leave the compression tables of both sides
/// unchanged.
enum RawFrame {
  /// Encodes a header block in one frame; it must have less than 16,384 bytes.
  static func headers(
    stream: Int32, _ fields: [(name: String, value: String)], endStream ends: Bool
  ) -> [UInt8] {
    var block: [UInt8] = []
    for field in fields {
      block.append(0x10)
      write(field.name, to: &block)
      write(field.value, to: &block)
    }
    return frame(
      .headers, flags: ends ? [.endHeaders, .endStream] : .endHeaders, stream: stream, block)
  }

  static func data(stream: Int32, _ bytes: some Collection<UInt8>, endStream ends: Bool) -> [UInt8]
  {
    frame(.data, flags: ends ? .endStream : [], stream: stream, bytes)
  }

  static func resetStream(_ stream: Int32, code: UInt32) -> [UInt8] {
    frame(.resetStream, flags: [], stream: stream, bigEndian(code))
  }

  static func goAway(lastStreamID: Int32, code: UInt32, debugData: [UInt8] = []) -> [UInt8] {
    frame(
      .goAway, flags: [], stream: 0,
      bigEndian(UInt32(bitPattern: lastStreamID)) + bigEndian(code) + debugData)
  }

  private static func frame(
    _ kind: FrameKind, flags: FrameFlags, stream: Int32, _ payload: some Collection<UInt8>
  ) -> [UInt8] {
    bigEndian(UInt32(payload.count)).dropFirst() + [kind.rawValue, flags.rawValue]
      + bigEndian(UInt32(bitPattern: stream)) + payload
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Appends a string without Huffman coding (RFC 7541 §5.2): a length with a seven-bit prefix,
  /// then the bytes.
  private static func write(_ text: String, to block: inout [UInt8]) {
    var length = text.utf8.count
    if length < 127 {
      block.append(UInt8(length))
    } else {
      block.append(127)
      length -= 127
      while length >= 128 {
        block.append(UInt8(length % 128) | 0x80)
        length /= 128
      }
      block.append(UInt8(length))
    }
    block += text.utf8
  }
}
