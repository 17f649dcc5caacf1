// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer

/// One device of a file, as it was cut out of it.
struct ImportRecord: Sendable, Equatable {
  /// What stands there.
  enum Content: Sendable, Equatable {
    /// JSON, or what should be.
    case json([UInt8])
    /// The cells of a row.
    case cells([[UInt8]])
    case bad(Fault)
    /// More bytes than are held of one.
    case tooLong
  }

  /// The first and the last, from 1.
  let lines: ClosedRange<Int>
  let content: Content
}

/// Cuts a file into records as it arrives: a value that does no I/O, and holds of the file no more than one record that
/// has not come whole.
protocol RecordReader: Sendable {
  mutating func append(_ bytes: [UInt8])
  /// What has arrived whole; nil when more has to arrive.
  mutating func next() -> ImportRecord?
  /// At the file's end, after `next` has answered nil: what is left, one after the other.
  mutating func finish() -> ImportRecord?
}

/// A record in each line.
struct LineRecords: RecordReader {
  /// What a line is.
  enum Kind: Sendable {
    case json
    /// A device token and nothing else.
    case token
  }

  private var lines: LineReader
  private let kind: Kind
  private let limit: Int

  /// - Parameter limit: bytes of a line.
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
      // Editors of another system put a mark before the first.
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

/// UTF-8's.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
