// SPDX-License-Identifier: Apache-2.0

/// Extracts the entries of a JSON array, which may be the member `results` of an object. A file
/// without an array is read line by line. Entries are numbered from 1, like lines. A value without
/// I/O.
struct EntryRecords: RecordReader {
  private enum Place: Sendable {
    /// Before the start of the array: the file's structure is not known yet.
    case opening
    /// The file has no array and is read line by line.
    case lines(LineRecords)
    case between
    case entry(Entry)
    /// After the end of the array.
    case behind
  }

  /// Scanner state within an entry.
  private struct Entry: Sendable {
    var depth = 0
    var isInString = false
    var isEscaped = false
    var isTooLong = false
  }

  private let limit: Int
  private var buffer: [UInt8] = []
  /// Start of the entry, and end of the scanned bytes.
  private var start = 0
  private var scanned = 0
  private var number = 0
  private var place = Place.opening
  private var isEnded = false

  /// - Parameter limit: maximum bytes of an entry.
  init(limit: Int) { self.limit = limit }

  mutating func append(_ bytes: [UInt8]) {
    if case .lines(var lines) = place {
      place = .opening
      lines.append(bytes)
      place = .lines(lines)
      return
    }
    buffer.removeSubrange(..<start)
    scanned -= start
    start = 0
    buffer += bytes
  }

  mutating func next() -> ImportRecord? { record(isEnd: false) }

  mutating func finish() -> ImportRecord? { record(isEnd: true) }

  private mutating func record(isEnd: Bool) -> ImportRecord? {
    if case .opening = place { open(isEnd: isEnd) }
    while true {
      switch place {
      case .opening, .behind: return nil
      case .lines(var lines):
        let record = isEnd ? lines.finish() : lines.next()
        place = .lines(lines)
        return record
      case .between:
        guard between() else { return isEnd ? cutOff() : nil }
      case .entry(let entry):
        if let record = cut(entry) { return record }
        return isEnd ? cutOff() : nil
      }
    }
  }

  /// Finds the start of the array.
  private mutating func open(isEnd: Bool) {
    var rest = buffer[...]
    if !isEnd, buffer.count < byteOrderMark.count, byteOrderMark.starts(with: buffer) { return }
    if rest.starts(with: byteOrderMark) { rest = rest.dropFirst(byteOrderMark.count) }
    var marks = Array("[".utf8)
    rest = rest.drop(while: isBlank)
    if rest.first == UInt8(ascii: "{") { marks = Array("{\"results\":[".utf8) }
    for mark in marks {
      rest = rest.drop(while: isBlank)
      guard let byte = rest.first else {
        // The bytes so far may still be the start of an array.
        guard isEnd || buffer.count > limit else { return }
        return openLines()
      }
      guard byte == mark else { return openLines() }
      rest = rest.dropFirst()
    }
    start = rest.startIndex
    scanned = start
    place = .between
  }

  private mutating func openLines() {
    var lines = LineRecords(.json, limit: limit)
    lines.append(buffer)
    buffer = []
    place = .lines(lines)
  }

  /// - Returns: false if more bytes are needed.
  private mutating func between() -> Bool {
    while scanned < buffer.count, isBlank(buffer[scanned]) || buffer[scanned] == UInt8(ascii: ",") {
      scanned += 1
    }
    start = scanned
    guard scanned < buffer.count else { return false }
    if buffer[scanned] == UInt8(ascii: "]") {
      place = .behind
      start = buffer.count
    } else {
      number += 1
      place = .entry(Entry())
    }
    return true
  }

  private mutating func cut(_ begun: Entry) -> ImportRecord? {
    var entry = begun
    while scanned < buffer.count {
      if isOver(&entry, buffer[scanned]) {
        defer {
          start = scanned
          place = .between
        }
        let isTooLong = entry.isTooLong || scanned - start > limit
        return ImportRecord(
          lines: number...number,
          content: isTooLong ? .tooLong : .json(Array(buffer[start..<scanned])))
      }
      scanned += 1
    }
    if scanned - start > limit { entry.isTooLong = true }
    if entry.isTooLong { start = scanned }
    place = .entry(entry)
    return nil
  }

  /// Returns whether the entry ended before this byte.
  private func isOver(_ entry: inout Entry, _ byte: UInt8) -> Bool {
    if entry.isInString {
      if entry.isEscaped {
        entry.isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        entry.isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        entry.isInString = false
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""): entry.isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): entry.depth += 1
    case UInt8(ascii: "}"): entry.depth -= 1
    case UInt8(ascii: "]"):
      if entry.depth <= 0 { return true }
      entry.depth -= 1
    case UInt8(ascii: ","): return entry.depth <= 0
    default: break
    }
    return false
  }

  /// Returns a fault for a file that ends inside its array.
  private mutating func cutOff() -> ImportRecord? {
    guard !isEnded else { return nil }
    isEnded = true
    let isWithin = if case .entry = place { true } else { false }
    number += isWithin ? 0 : 1
    place = .behind
    return ImportRecord(
      lines: number...number,
      content: .bad(
        Fault(.malformedJSON, at: "", "the array is not closed: the file is incomplete")))
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
