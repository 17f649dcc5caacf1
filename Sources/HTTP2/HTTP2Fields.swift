// SPDX-License-Identifier: Apache-2.0

/// Received header fields, in wire order and with their exact bytes. A block needs two allocations;
/// most blocks of a connection share one of the two. Elements are created on access.
package struct HTTP2Fields: Sendable, RandomAccessCollection {
  struct Entry: Sendable, Equatable {
    let start: UInt32
    let nameEnd: UInt32
    let valueEnd: UInt32
    let isNeverIndexed: Bool
  }

  /// All names and values, concatenated.
  package var text: [UInt8] { bytes }
  private(set) var bytes: [UInt8] = []
  private(set) var entries: [Entry] = []
  /// Whether the block was longer than the limit that was announced to the peer
  /// (SETTINGS_MAX_HEADER_LIST_SIZE). Fields beyond the limit are dropped.
  package private(set) var exceededLimit = false
  /// The result of checking the message against RFC 9113, for sessions that deliver malformed
  /// messages; nil otherwise.
  package private(set) var form: HTTP2MessageForm?

  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }

  /// The field at a position. Bytes that are not UTF-8 are replaced.
  package subscript(position: Int) -> HTTP2Header {
    HTTP2Header(
      String(decoding: nameBytes(at: position), as: UTF8.self),
      String(decoding: valueBytes(at: position), as: UTF8.self),
      isNeverIndexed(at: position) ? .neverIndexed : .normal)
  }

  package func nameBytes(at position: Int) -> ArraySlice<UInt8> { bytes[nameRange(at: position)] }
  package func valueBytes(at position: Int) -> ArraySlice<UInt8> { bytes[valueRange(at: position)] }

  /// Returns the range of a name in `text`.
  package func nameRange(at position: Int) -> Range<Int> {
    let entry = entries[position]
    return Int(entry.start)..<Int(entry.nameEnd)
  }

  /// Returns the range of a value in `text`.
  package func valueRange(at position: Int) -> Range<Int> {
    let entry = entries[position]
    return Int(entry.nameEnd)..<Int(entry.valueEnd)
  }

  /// Returns whether the sender marked the field as never indexed.
  package func isNeverIndexed(at position: Int) -> Bool { entries[position].isNeverIndexed }

  /// Returns the value of the first field with this name (lower case); nil without such a field.
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
  /// Creates fields as if they had been received.
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
