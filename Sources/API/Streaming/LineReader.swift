// SPDX-License-Identifier: Apache-2.0

/// Cuts a body into lines as it arrives: a value that performs no I/O.
///
/// A line ends with a line feed; a carriage return before it is removed. The last line needs no
/// end. Lines are numbered from 1, as editors do, and blank ones are only counted. Lines over the
/// limit are discarded.
struct LineReader: Sendable {
  /// A line, or a line that was too long.
  enum Event: Equatable, Sendable {
    /// A line without its end.
    case line(number: Int, [UInt8])
    case tooLong(number: Int)
  }

  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")

  private let limit: Int
  private var buffer: [UInt8] = []
  /// Start of the current line, and the position up to which it was searched for its end.
  private var start = 0
  private var scanned = 0
  private var isSkipping = false
  /// Number of the current line.
  private(set) var number = 1

  /// - Parameter limit: bytes of a line.
  init(limit: Int) { self.limit = limit }

  /// Bytes of the current line in the buffer.
  var held: Int { buffer.count - start }

  mutating func append(_ bytes: [UInt8]) {
    buffer.removeSubrange(..<start)
    scanned -= start
    start = 0
    buffer += bytes
  }

  /// Returns the next complete or overlong line; nil if more bytes are needed.
  mutating func next() -> Event? {
    while let end = buffer[scanned...].firstIndex(of: Self.lineFeed) {
      if let event = take(upTo: end) { return event }
    }
    scanned = buffer.count
    if isSkipping { start = scanned }
    // A final carriage return may belong to the line's end.
    guard held > limit + (buffer.last == Self.carriageReturn ? 1 : 0) else { return nil }
    skipLine()
    return .tooLong(number: number)
  }

  /// Returns the last line if it has no line end. Call it when the body is complete, after `next`
  /// has returned nil.
  mutating func finish() -> Event? { held == 0 ? nil : take(upTo: buffer.count) }

  /// Discards the current line, including bytes of it that have not arrived.
  mutating func skipLine() {
    isSkipping = true
    start = buffer.count
    scanned = start
  }

  private mutating func take(upTo end: Int) -> Event? {
    defer {
      start = min(end + 1, buffer.count)
      scanned = start
      isSkipping = false
      number += 1
    }
    var line = buffer[start..<end]
    if isSkipping || line.allSatisfy(Self.isBlank) { return nil }
    if line.last == Self.carriageReturn { line.removeLast() }
    return line.count > limit ? .tooLong(number: number) : .line(number: number, Array(line))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == carriageReturn
  }
}
