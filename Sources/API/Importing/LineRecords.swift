// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer

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
