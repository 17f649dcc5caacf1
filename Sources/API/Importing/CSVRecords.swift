// SPDX-License-Identifier: Apache-2.0

/// Cuts CSV (RFC 4180) into rows: cells are separated by commas, and may be in quotes, in which commas, line breaks and
/// doubled quotes stand for themselves. Lines end with CRLF or LF.
///
/// A row is counted by the line that it begins in. What is no row is told, and the next line taken; where a quote is
/// not closed that is the line after the one it stands in. A value that does no I/O.
struct CSVRecords: RecordReader {
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var line = 1
  /// The rest of the line is dropped.
  private var isSkipping = false
  private var isBegun = false

  /// - Parameter limit: bytes of a row.
  init(limit: Int) { self.limit = limit }

  mutating func append(_ bytes: [UInt8]) {
    buffer.removeSubrange(..<start)
    start = 0
    buffer += bytes
  }

  mutating func next() -> ImportRecord? { record(isEnd: false) }

  mutating func finish() -> ImportRecord? { record(isEnd: true) }

  private mutating func record(isEnd: Bool) -> ImportRecord? {
    skipMark(isEnd: isEnd)
    while isBegun, start < buffer.count {
      if isSkipping {
        isSkipping = !skipLine()
        continue
      }
      var scan = CSVScan(at: start)
      switch scan.row(buffer, isEnd: isEnd) {
      case .incomplete where buffer.count - start <= limit: return nil
      case .incomplete where !scan.isQuoted || !hasLineEnd: return tooLong()
      case .incomplete, .open: return bad("a quote is not closed", through: nil)
      case .bad(let why): return bad(why, through: scan.index)
      case .row:
        let lines = line...line + scan.breaks
        let size = scan.index - start
        start = scan.index
        line = lines.upperBound + 1
        if scan.cells == [[]], !scan.hasQuotes { continue }
        return ImportRecord(
          lines: lines, content: size > limit ? .tooLong : .cells(scan.cells))
      }
    }
    return nil
  }

  /// Spreadsheets put a mark before everything.
  private mutating func skipMark(isEnd: Bool) {
    guard !isBegun, isEnd || buffer.count >= byteOrderMark.count else { return }
    isBegun = true
    if buffer.starts(with: byteOrderMark) { start = byteOrderMark.count }
  }

  private var hasLineEnd: Bool { buffer[start...].contains(UInt8(ascii: "\n")) }

  /// - Returns: whether its end is there.
  private mutating func skipLine() -> Bool {
    guard let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) else {
      start = buffer.count
      return false
    }
    start = end + 1
    line += 1
    return true
  }

  private mutating func tooLong() -> ImportRecord {
    defer { isSkipping = !skipLine() }
    return ImportRecord(lines: line...line, content: .tooLong)
  }

  /// - Parameter place: the line that it stands in is the last that is dropped; nil: the row's first.
  private mutating func bad(_ why: String, through place: Int?) -> ImportRecord {
    let first = line
    if let place {
      line += buffer[start..<place].count { $0 == UInt8(ascii: "\n") }
      start = place
    }
    let last = line
    isSkipping = !skipLine()
    return ImportRecord(lines: first...last, content: .bad(Fault(.malformedCSV, at: "", why)))
  }
}

/// Reads one row.
private struct CSVScan {
  enum Result {
    case row
    /// More has to arrive.
    case incomplete
    /// The file ends within quotes.
    case open
    case bad(String)
  }

  /// Where it goes on: behind the row, or at what is wrong with it.
  private(set) var index: Int
  private(set) var cells: [[UInt8]] = []
  /// Line breaks within quotes.
  private(set) var breaks = 0
  private(set) var hasQuotes = false
  /// It stopped within quotes.
  private(set) var isQuoted = false

  init(at index: Int) { self.index = index }

  mutating func row(_ buffer: [UInt8], isEnd: Bool) -> Result {
    while true {
      if index < buffer.count, buffer[index] == quote {
        if let failure = quoted(buffer, isEnd: isEnd) { return failure }
      } else if let failure = plain(buffer) {
        return failure
      }
      guard index < buffer.count else { return isEnd ? .row : .incomplete }
      switch buffer[index] {
      case UInt8(ascii: ","): index += 1
      case UInt8(ascii: "\n"):
        index += 1
        return .row
      case UInt8(ascii: "\r"):
        guard index + 1 < buffer.count else {
          index += isEnd ? 1 : 0
          return isEnd ? .row : .incomplete
        }
        index += 1
        guard buffer[index] == UInt8(ascii: "\n") else { return .bad("a line ends without LF") }
        index += 1
        return .row
      default: return .bad("a comma or the line's end is expected behind a closing quote")
      }
    }
  }

  private let quote = UInt8(ascii: "\"")

  private mutating func quoted(_ buffer: [UInt8], isEnd: Bool) -> Result? {
    var cell: [UInt8] = []
    hasQuotes = true
    isQuoted = true
    index += 1
    while index < buffer.count {
      let byte = buffer[index]
      index += 1
      guard byte == quote else {
        if byte == UInt8(ascii: "\n") { breaks += 1 }
        cell.append(byte)
        continue
      }
      // Whether another follows has to be known.
      if index == buffer.count, !isEnd { return .incomplete }
      guard index < buffer.count, buffer[index] == quote else {
        isQuoted = false
        cells.append(cell)
        return nil
      }
      cell.append(quote)
      index += 1
    }
    return isEnd ? .open : .incomplete
  }

  private mutating func plain(_ buffer: [UInt8]) -> Result? {
    let start = index
    while index < buffer.count {
      let byte = buffer[index]
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") { break }
      if byte == quote { return .bad("a cell with a quote in it has to be in quotes") }
      index += 1
    }
    var end = index
    // Before the line's end it belongs to that; at the file's end too.
    let isLast = index == buffer.count || buffer[index] == UInt8(ascii: "\n")
    if isLast, end > start, buffer[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    cells.append(Array(buffer[start..<end]))
    return nil
  }
}
