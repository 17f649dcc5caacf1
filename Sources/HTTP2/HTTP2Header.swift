// SPDX-License-Identifier: Apache-2.0

/// One header field. Names in lower case, pseudo-headers (`:path`) before all others.
package struct HTTP2Header: Sendable, Hashable {
  /// How the field goes into the compressed header block.
  package enum Indexing: Sendable, Hashable {
    /// Into the compression table, except what never repeats (nghttp2 leaves `:path` out).
    case normal
    /// Always literal, also through proxies: for secrets, and for values that never repeat and
    /// would push the useful entries out of the table. The name is still taken from the table.
    case neverIndexed
  }

  package let name: String
  package let value: String
  package let indexing: Indexing

  package init(_ name: String, _ value: String, _ indexing: Indexing = .normal) {
    self.name = name
    self.value = value
    self.indexing = indexing
  }
}

/// Received header fields, in wire order and with their exact bytes, in two allocations however
/// many there are, one of which most blocks of a connection share. Elements are made when they are looked at.
package struct HTTP2Fields: Sendable, RandomAccessCollection {
  struct Entry: Sendable, Equatable {
    let start: UInt32
    let nameEnd: UInt32
    let valueEnd: UInt32
    let isNeverIndexed: Bool
  }

  /// All names and values, one after the other.
  package var text: [UInt8] { bytes }
  private(set) var bytes: [UInt8] = []
  private(set) var entries: [Entry] = []
  /// Whether the block was longer than our limit (SETTINGS_MAX_HEADER_LIST_SIZE); what came after
  /// the limit was dropped.
  package private(set) var exceededLimit = false
  /// What RFC 9113 says of the message, where a session delivers malformed ones; nil elsewhere.
  package private(set) var form: HTTP2MessageForm?

  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }

  /// The field at a position; bytes that are not UTF-8 are replaced in it.
  package subscript(position: Int) -> HTTP2Header {
    HTTP2Header(
      String(decoding: nameBytes(at: position), as: UTF8.self),
      String(decoding: valueBytes(at: position), as: UTF8.self),
      isNeverIndexed(at: position) ? .neverIndexed : .normal)
  }

  package func nameBytes(at position: Int) -> ArraySlice<UInt8> { bytes[nameRange(at: position)] }
  package func valueBytes(at position: Int) -> ArraySlice<UInt8> { bytes[valueRange(at: position)] }

  /// Where the name is in `text`.
  package func nameRange(at position: Int) -> Range<Int> {
    let entry = entries[position]
    return Int(entry.start)..<Int(entry.nameEnd)
  }

  /// Where the value is in `text`.
  package func valueRange(at position: Int) -> Range<Int> {
    let entry = entries[position]
    return Int(entry.nameEnd)..<Int(entry.valueEnd)
  }

  /// Whether the sender marked it as never to be indexed.
  package func isNeverIndexed(at position: Int) -> Bool { entries[position].isNeverIndexed }

  /// The value of the first field with this name (lower case), nil when there is none.
  package func value(of name: String) -> String? {
    var name = name
    let position = name.withUTF8 { wanted in
      entries.firstIndex { entry in
        Int(entry.nameEnd - entry.start) == wanted.count
          && wanted.indices.allSatisfy { unsafe bytes[Int(entry.start) + $0] == wanted[$0] }
      }
    }
    return position.map { String(decoding: valueBytes(at: $0), as: UTF8.self) }
  }
}

extension HTTP2Fields {
  /// The fields as if they had been received so.
  package init(_ headers: [HTTP2Header]) {
    for header in headers {
      let start = UInt32(bytes.count)
      bytes += header.name.utf8
      let nameEnd = UInt32(bytes.count)
      bytes += header.value.utf8
      entries.append(
        Entry(
          start: start, nameEnd: nameEnd, valueEnd: UInt32(bytes.count),
          isNeverIndexed: header.indexing == .neverIndexed))
    }
  }

  init(_ bytes: [UInt8], _ entries: [Entry], exceededLimit: Bool, form: HTTP2MessageForm?) {
    self.form = form
    self.bytes = bytes
    self.entries = entries
    self.exceededLimit = exceededLimit
  }
}
