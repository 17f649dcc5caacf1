// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// An HPACK decoder beside the session's own, which tells how each field was written.
///
/// nghttp2 gives out one field per call and says how many bytes it took, so the byte where a field
/// begins is known. That byte holds the representation.
@safe final class FieldInflater {
  /// A few bytes can name a long field again and again; Apple takes lists of 8,000 bytes.
  private static let maximumList = 256 * 1024

  private let pointer: OpaquePointer

  init() throws(HTTP2Error) {
    var inflater: OpaquePointer?
    let result = unsafe nghttp2_hd_inflate_new(&inflater)
    guard result == 0, let inflater = unsafe inflater else {
      throw HTTP2Error(.library, "header decoder", library: Int(result))
    }
    unsafe pointer = unsafe inflater
  }

  deinit { unsafe nghttp2_hd_inflate_del(pointer) }

  /// The size of the dynamic table that the sender may use from here on. When it falls, the next
  /// block must begin by saying so (RFC 7541, 4.2).
  func setTableSize(_ size: Int) {
    // Fails only for want of memory, which the next block would tell.
    _ = unsafe nghttp2_hd_inflate_change_table_size(pointer, size)
  }

  /// Decodes one whole block. After an error the decoder is of no use any more.
  func inflate(_ block: [UInt8]) throws(HTTP2Error) -> [HTTP2WireField] {
    var fields: [HTTP2WireField] = []
    var offset = 0
    var size = 0
    while offset < block.count {
      let begin = offset
      var field = unsafe nghttp2_nv()
      var flags: Int32 = 0
      let count = unsafe block.withUnsafeBufferPointer { bytes in
        unsafe nghttp2_hd_inflate_hd2(
          pointer, &field, &flags, bytes.baseAddress! + begin, bytes.count - begin, 1)
      }
      guard count >= 0 else { throw HTTP2Error(.library, "header block", library: count) }
      offset += count
      guard flags & Int32(NGHTTP2_HD_INFLATE_EMIT.rawValue) != 0 else { break }
      size += unsafe field.namelen + field.valuelen + 32
      guard size <= Self.maximumList else {
        throw HTTP2Error(.library, "header block", "more than \(Self.maximumList) bytes of text")
      }
      if let byte = Self.firstByte(of: block, after: begin),
        let representation = HTTP2WireField.Representation(firstByte: byte)
      {
        fields.append(
          unsafe HTTP2WireField(
            name: text(field.name, field.namelen), value: text(field.value, field.valuelen),
            representation: representation, firstByte: byte))
      }
    }
    _ = unsafe nghttp2_hd_inflate_end_headers(pointer)
    return fields
  }

  /// Steps over size updates (`001xxxxx`), which nghttp2 takes together with the field behind them.
  private static func firstByte(of block: [UInt8], after begin: Int) -> UInt8? {
    var position = begin
    while position < block.count, block[position] & 0xE0 == 0x20 {
      let isLong = block[position] & 0x1F == 0x1F
      position += 1
      guard isLong else { continue }
      while position < block.count, block[position] & 0x80 != 0 { position += 1 }
      position += 1
    }
    return position < block.count ? block[position] : nil
  }
}

private func text(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> String {
  unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
}
