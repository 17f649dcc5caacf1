// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// Lends `headers` to `body` as nghttp2's structures; nghttp2 copies what it keeps. All text goes
/// through one piece of stack, so that nothing is allocated for a usual request.
func withNameValues(
  _ headers: [HTTP2Header], _ body: (UnsafePointer<nghttp2_nv>?, Int) -> Int32
) -> Int32 {
  var size = 0
  for header in headers { size += header.name.utf8.count + header.value.utf8.count }
  return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(size, 1)) { text in
    unsafe withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: max(headers.count, 1)) {
      list in
      var next = text.baseAddress!
      for index in headers.indices {
        let name = unsafe put(headers[index].name, &next)
        let value = unsafe put(headers[index].value, &next)
        let flags =
          headers[index].indexing == .normal ? NGHTTP2_NV_FLAG_NONE : NGHTTP2_NV_FLAG_NO_INDEX
        unsafe list.initializeElement(
          at: index,
          to: nghttp2_nv(
            name: name.start, value: value.start, namelen: name.count, valuelen: value.count,
            flags: UInt8(flags.rawValue)))
      }
      return unsafe body(list.baseAddress, headers.count)
    }
  }
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
