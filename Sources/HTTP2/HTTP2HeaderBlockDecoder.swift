// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// Decodes the header blocks of one direction of a connection without a session. Also returns the
/// encoding of each field, which nghttp2's sessions do not report. Performs no I/O; not
/// thread-safe.
///
/// nghttp2 returns one field per call, with the number of consumed bytes. The first of those bytes
/// encodes the representation.
@safe package final class HTTP2HeaderBlockDecoder {
  /// Limit in bytes, needed because a few bytes can refer to a long field repeatedly. Apple accepts
  /// lists of 8,000 bytes.
  private static let maximumList = 256 * 1024

  private let pointer: OpaquePointer

  package init() throws(HTTP2Error) {
    var inflater: OpaquePointer?
    let result = unsafe nghttp2_hd_inflate_new(&inflater)
    guard result == 0, let inflater = unsafe inflater else {
      throw HTTP2Error(.library, "header decoder", library: Int(result))
    }
    unsafe pointer = unsafe inflater
  }

  deinit { unsafe nghttp2_hd_inflate_del(pointer) }

  /// Sets the size in bytes of the dynamic table that the sender may use. If it shrinks, the next
  /// block must begin with a size update (RFC 7541 §4.2).
  package func setTableSize(_ size: Int) {
    precondition(size >= 0, "the size of a table is not negative")
    // Fails only for lack of memory, which decoding of the next block reports.
    _ = unsafe nghttp2_hd_inflate_change_table_size(pointer, size)
  }

  /// Decodes one whole block. The decoder is unusable after an error.
  package func decode(_ block: [UInt8]) throws(HTTP2Error) -> [HTTP2CodedField] {
    var fields: [HTTP2CodedField] = []
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
        let representation = HTTP2CodedField.Representation(firstByte: byte)
      {
        fields.append(
          unsafe HTTP2CodedField(
            name: text(field.name, field.namelen), value: text(field.value, field.valuelen),
            representation: representation, firstByte: byte,
            joinsOther: representation == .incremental && tableHasOther(named: field)))
      }
    }
    _ = unsafe nghttp2_hd_inflate_end_headers(pointer)
    return fields
  }

  // The newest entry of the dynamic table is the field itself. It has index 62 (RFC 7541 §2.3.3).
  private func tableHasOther(named field: nghttp2_nv) -> Bool {
    let count = unsafe nghttp2_hd_inflate_get_num_table_entries(pointer)
    for index in stride(from: 63, through: count, by: 1) {
      guard let entry = unsafe nghttp2_hd_inflate_get_table_entry(pointer, index) else { break }
      let name = unsafe UnsafeBufferPointer(start: entry.pointee.name, count: entry.pointee.namelen)
      let wanted = unsafe UnsafeBufferPointer(start: field.name, count: field.namelen)
      if unsafe name.elementsEqual(wanted) { return true }
    }
    return false
  }

  /// Skips size updates (`001xxxxx`), which nghttp2 consumes together with the next field.
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
