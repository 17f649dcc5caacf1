// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// Headers that many requests share, converted to nghttp2's structures once and never copied again.
/// A session keeps the template until its requests are finished. Not thread-safe; belongs to one
/// shard.
@safe package final class HTTP2HeaderTemplate {
  private let list: UnsafeMutablePointer<nghttp2_nv>
  private let text: UnsafeMutablePointer<UInt8>
  package let count: Int

  /// Pseudo-headers come first; `:path` is not among them. Names are in lower case.
  package init(_ headers: [HTTP2Header]) {
    count = headers.count
    let size = headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    unsafe text = .allocate(capacity: max(size, 1))
    unsafe list = .allocate(capacity: max(count, 1))
    var next = unsafe text
    for (index, header) in headers.enumerated() {
      var item = unsafe nameValue(header.name, header.value, header.indexing, &next)
      let keeps = NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue | NGHTTP2_NV_FLAG_NO_COPY_VALUE.rawValue
      unsafe item.flags |= UInt8(keeps)
      unsafe (list + index).initialize(to: item)
    }
  }

  /// Copies the list to `next` and advances `next` past it.
  func copy(to next: inout UnsafeMutablePointer<nghttp2_nv>) {
    unsafe next.initialize(from: list, count: count)
    unsafe next += count
  }

  deinit {
    unsafe list.deallocate()
    unsafe text.deallocate()
  }
}
