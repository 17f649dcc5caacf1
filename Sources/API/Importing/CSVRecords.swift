// SPDX-License-Identifier: Apache-2.0

/// Splits CSV (RFC 4180) into rows. Cells are separated by commas and may be quoted; a quoted cell
/// may contain commas, line breaks and doubled quotes. Lines end with CRLF or LF.
///
/// A row has the number of its first line. After a malformed row is reported, reading continues
/// with the next line. After an unclosed quote, it continues with the second line of the row. A
/// value without I/O.
struct CSVRecords: RecordReader {
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var line = 1
  /// Whether the rest of the current line is dropped.
  private var isSkipping = false
  private var isBegun = false
  /// State of the incomplete row at `start`. Each byte is scanned once, however small the pieces
  /// are.
  private var scan: CSVScan?

  /// - Parameter limit: maximum bytes of a row.
  init(limit: Int) { self.limit = limit }

  mutating func append(_ bytes: [UInt8]) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      scan?.index -= start
      start = 0
    }
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
      var scan = self.scan ?? CSVScan(at: start)
      self.scan = nil
      switch scan.row(buffer, isEnd: isEnd) {
      case .incomplete where buffer.count - start <= limit:
        self.scan = scan
        return nil
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

  /// Skips the byte order mark that spreadsheets write.
  private mutating func skipMark(isEnd: Bool) {
    guard !isBegun, isEnd || buffer.count >= byteOrderMark.count else { return }
    isBegun = true
    if buffer.starts(with: byteOrderMark) { start = byteOrderMark.count }
  }

  private var hasLineEnd: Bool { buffer[start...].contains(UInt8(ascii: "\n")) }

  /// - Returns: whether the end of the line was found.
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

  /// - Parameter place: index of the fault; all lines up to that index are dropped. Nil: only the
  ///   row's first line is dropped.
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

/// Scans one row. If bytes are missing, it resumes where it stopped, so that each byte is scanned
/// once.
private struct CSVScan {
  enum Result {
    case row
    /// More bytes are needed.
    case incomplete
    /// The file ends within quotes.
    case open
    case bad(String)
  }

  /// State of the scanner within a row.
  private enum Place {
    case cellStart, plain, quoted
    /// After a quote within quotes. The quote closes the cell, or is the first of a doubled one.
    case quote
    /// After a CR, which ends the row if LF follows.
    case carriageReturn
  }

  /// Index of the next byte to scan: after the row, or at its fault.
  var index: Int
  private(set) var cells: [[UInt8]] = []
  /// Number of line breaks within quotes.
  private(set) var breaks = 0
  private(set) var hasQuotes = false
  /// Whether the scanner stopped within quotes.
  var isQuoted: Bool { place == .quoted || place == .quote }
  private var place = Place.cellStart
  /// Bytes of the current cell.
  private var cell: [UInt8] = []

  init(at index: Int) { self.index = index }

  mutating func row(_ buffer: [UInt8], isEnd: Bool) -> Result {
    while index < buffer.count {
      if let result = take(buffer[index]) { return result }
    }
    guard isEnd else { return .incomplete }
    return place == .quoted ? .open : endRow(with: 0)
  }

  /// Processes one byte; returns nil if the row continues after it.
  private mutating func take(_ byte: UInt8) -> Result? {
    switch place {
    case .cellStart, .plain: plain(byte)
    case .quoted: quoted(byte)
    case .quote: afterQuote(byte)
    case .carriageReturn: afterCarriageReturn(byte)
    }
  }

  private static let quote = UInt8(ascii: "\"")

  private mutating func plain(_ byte: UInt8) -> Result? {
    switch byte {
    case Self.quote:
      guard place == .cellStart else {
        return .bad("a cell that contains a quote must be in quotes")
      }
      hasQuotes = true
      return proceed(in: .quoted)
    case UInt8(ascii: ","): return endCell()
    case UInt8(ascii: "\n"): return endRow(with: 1)
    default:
      cell.append(byte)
      return proceed(in: .plain)
    }
  }

  private mutating func quoted(_ byte: UInt8) -> Result? {
    if byte == Self.quote { return proceed(in: .quote) }
    if byte == UInt8(ascii: "\n") { breaks += 1 }
    cell.append(byte)
    return proceed(in: .quoted)
  }

  private mutating func afterQuote(_ byte: UInt8) -> Result? {
    switch byte {
    case Self.quote:
      cell.append(byte)
      return proceed(in: .quoted)
    case UInt8(ascii: ","): return endCell()
    case UInt8(ascii: "\n"): return endRow(with: 1)
    case UInt8(ascii: "\r"): return proceed(in: .carriageReturn)
    default: return .bad("a comma or the line's end is expected after a closing quote")
    }
  }

  private mutating func afterCarriageReturn(_ byte: UInt8) -> Result? {
    byte == UInt8(ascii: "\n") ? endRow(with: 1) : .bad("a line ends without LF")
  }

  private mutating func proceed(in place: Place) -> Result? {
    self.place = place
    index += 1
    return nil
  }

  private mutating func endCell() -> Result? {
    cells.append(cell)
    cell = []
    return proceed(in: .cellStart)
  }

  /// - Parameter end: length of the line break in bytes; 0 at the end of the file.
  private mutating func endRow(with end: Int) -> Result {
    // A CR before LF or at the end of the file belongs to the line break.
    if place == .plain, cell.last == UInt8(ascii: "\r") { cell.removeLast() }
    cells.append(cell)
    index += end
    return .row
  }
}
