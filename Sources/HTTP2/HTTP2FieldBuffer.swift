// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// The fields of one request while it is built: constant names, and values written as bytes. The
/// memory is reused for later requests.
///
///     buffer.begin()
///     buffer.field(":path")
///     buffer.text.append(contentsOf: …)
package struct HTTP2FieldBuffer {
  fileprivate struct Entry {
    let name: StaticString
    let start: Int
    let indexing: HTTP2Header.Indexing
  }

  /// All values, concatenated. Appended bytes belong to the last field.
  package var text: [UInt8] = []
  private var entries: [Entry] = []

  package init() {}

  /// Discards the fields of the previous request.
  package mutating func begin() {
    text.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  /// Begins a field. Its value is the bytes appended to `text` until the next field.
  /// - Parameter name: in lower case.
  package mutating func field(_ name: StaticString, _ indexing: HTTP2Header.Indexing = .normal) {
    entries.append(Entry(name: name, start: text.count, indexing: indexing))
  }

  var count: Int { entries.count }

  /// Passes the fields to `body` as nghttp2's structures; nghttp2 copies the values.
  func withNameValues(_ body: (UnsafePointer<nghttp2_nv>, Int) -> Int32) -> Int32 {
    precondition(!entries.isEmpty, "a request has fields")
    return unsafe withUnsafeTemporaryAllocation(
      of: nghttp2_nv.self, capacity: entries.count
    ) { list in
      unsafe text.withUnsafeBufferPointer { text in
        for index in entries.indices {
          let end = index + 1 < entries.count ? entries[index + 1].start : text.count
          unsafe (list.baseAddress! + index).initialize(
            to: entries[index].nameValue(in: text, to: end))
        }
        return unsafe body(list.baseAddress!, entries.count)
      }
    }
  }

  /// Passes the first field, the template's fields and the remaining fields to `body` as nghttp2's
  /// structures; nghttp2 copies the values.
  func withNameValues(
    around template: HTTP2HeaderTemplate, _ body: (UnsafePointer<nghttp2_nv>, Int) -> Int32
  ) -> Int32 {
    precondition(!entries.isEmpty, "a request has a field before its template")
    let total = entries.count + template.count
    return unsafe withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: total) { list in
      unsafe text.withUnsafeBufferPointer { text in
        var next = list.baseAddress!
        for index in entries.indices {
          let end = index + 1 < entries.count ? entries[index + 1].start : text.count
          unsafe next.initialize(to: entries[index].nameValue(in: text, to: end))
          unsafe next += 1
          if index == 0 { unsafe template.copy(to: &next) }
        }
        return unsafe body(list.baseAddress!, total)
      }
    }
  }
}

extension HTTP2FieldBuffer.Entry {
  fileprivate func nameValue(in text: UnsafeBufferPointer<UInt8>, to end: Int) -> nghttp2_nv {
    precondition(start <= end && end <= text.count, "a field's value lies in the text")
    var flags = NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue
    if indexing == .neverIndexed { flags |= NGHTTP2_NV_FLAG_NO_INDEX.rawValue }
    // nghttp2 only reads both pointers.
    return unsafe nghttp2_nv(
      name: UnsafeMutablePointer(mutating: name.utf8Start),
      value: UnsafeMutablePointer(mutating: text.baseAddress.map { unsafe $0 + start }),
      namelen: name.utf8CodeUnitCount, valuelen: end - start, flags: UInt8(flags))
  }
}
