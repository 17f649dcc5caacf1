// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// Passes `headers` to `body` as nghttp2's structures; nghttp2 copies the fields. All text goes
/// through one stack buffer, so that an ordinary response needs no allocation.
/// - Parameter leading: a field before the others, for `:status`.
func withNameValues(
  leading: HTTP2Header? = nil, _ headers: [HTTP2Header],
  _ body: (UnsafePointer<nghttp2_nv>?, Int) -> Int32
) -> Int32 {
  var size = leading.map { $0.name.utf8.count + $0.value.utf8.count } ?? 0
  for header in headers { size += header.name.utf8.count + header.value.utf8.count }
  let count = (leading == nil ? 0 : 1) + headers.count
  return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { text in
    unsafe withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: max(count, 1)) { list in
      var nextText = text.baseAddress!
      var next = list.baseAddress!
      if let leading {
        unsafe next.initialize(
          to: nameValue(leading.name, leading.value, leading.indexing, &nextText))
        unsafe next += 1
      }
      for header in headers {
        unsafe next.initialize(
          to: nameValue(header.name, header.value, header.indexing, &nextText))
        unsafe next += 1
      }
      return unsafe body(list.baseAddress, count)
    }
  }
}

/// Copies the text of one field to `next` and advances it.
func nameValue(
  _ name: String, _ value: String, _ indexing: HTTP2Header.Indexing,
  _ next: inout UnsafeMutablePointer<UInt8>
) -> nghttp2_nv {
  let name = unsafe put(name, &next)
  let value = unsafe put(value, &next)
  let flags = indexing == .normal ? NGHTTP2_NV_FLAG_NONE : NGHTTP2_NV_FLAG_NO_INDEX
  return unsafe nghttp2_nv(
    name: name.start, value: value.start, namelen: name.count, valuelen: value.count,
    flags: UInt8(flags.rawValue))
}

private func put(
  _ text: String, _ next: inout UnsafeMutablePointer<UInt8>
) -> (start: UnsafeMutablePointer<UInt8>, count: Int) {
  let start = unsafe next
  let count = text.utf8.count
  let copied: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
    if let source = bytes.baseAddress { unsafe start.update(from: source, count: count) }
  }
  if copied == nil {
    for (offset, byte) in text.utf8.enumerated() { unsafe start[offset] = byte }
  }
  unsafe next += count
  return unsafe (start, count)
}
