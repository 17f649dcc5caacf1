// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer

/// One device of a file, before its content is parsed.
struct ImportRecord: Sendable, Equatable {
  /// Content of a record.
  enum Content: Sendable, Equatable {
    /// Bytes that should be JSON.
    case json([UInt8])
    /// The cells of a row.
    case cells([[UInt8]])
    case bad(Fault)
    /// The record exceeds the size limit.
    case tooLong
  }

  /// First and last line of the record, counted from 1.
  let lines: ClosedRange<Int>
  let content: Content
}

/// Splits a file into records as it arrives. A value without I/O that buffers at most one
/// incomplete record.
protocol RecordReader: Sendable {
  mutating func append(_ bytes: [UInt8])
  /// Returns the next complete record; nil if more bytes are needed.
  mutating func next() -> ImportRecord?
  /// Returns the remaining records at the end of the file, one per call. Call after `next` has
  /// returned nil.
  mutating func finish() -> ImportRecord?
}

/// Reads one record per line.
struct LineRecords: RecordReader {
  /// Content of a line.
  enum Kind: Sendable {
    case json
    /// A device token alone.
    case token
  }

  private var lines: LineReader
  private let kind: Kind
  private let limit: Int

  /// - Parameter limit: maximum bytes of a line.
  init(_ kind: Kind, limit: Int) {
    self.kind = kind
    self.limit = limit
    lines = LineReader(limit: limit)
  }

  mutating func append(_ bytes: [UInt8]) { lines.append(bytes) }

  mutating func next() -> ImportRecord? { lines.next().map(record) }

  mutating func finish() -> ImportRecord? { lines.finish().map(record) }

  private func record(_ event: LineReader.Event) -> ImportRecord {
    switch event {
    case .tooLong(let number): return ImportRecord(lines: number...number, content: .tooLong)
    case .line(let number, let line):
      var text = line[...]
      // Some editors write a byte order mark at the start.
      if number == 1, text.starts(with: byteOrderMark) { text = text.dropFirst(3) }
      guard kind == .token else {
        return ImportRecord(lines: number...number, content: .json(Array(text)))
      }
      while let last = text.last, isBlank(last) { text.removeLast() }
      while let first = text.first, isBlank(first) { text.removeFirst() }
      return ImportRecord(lines: number...number, content: .cells([Array(text)]))
    }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

/// The byte order mark in UTF-8.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
