// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Finds the next CRLF. Remembers the scanned position, so that each byte is examined once, even if
/// a client sends single bytes.
struct LineScanner {
  /// Bytes of the line scanned so far.
  private var scanned = 0

  /// Finds the end of the current line.
  /// - Parameters:
  ///   - start: position in the input at which the line begins.
  ///   - limit: length of the line in bytes, including its CRLF; a longer line throws `fault`.
  ///   - total: for fields, the maximum of all of them, which the fault states instead of `limit`.
  /// - Returns: the line without its CRLF; nil if its end has not arrived.
  /// - Throws: for a line feed without carriage return. (A carriage return inside a line fails when
  ///   the line is parsed, as no permitted character set contains it.)
  mutating func next(
    _ input: Span<UInt8>, from start: Int, limit: Int, of total: Int? = nil, _ fault: HTTPFault
  ) throws(ParseFault) -> Range<Int>? {
    let end = min(input.count, start + max(0, limit))
    let index = Self.lineFeed(input, from: min(start + scanned, end), to: end)
    scanned = index - start
    guard index < end else {
      guard scanned >= limit else { return nil }
      let subject = total == nil ? "A line" : "The fields"
      throw ParseFault(fault, "\(subject) may have at most \(total ?? limit) bytes.")
    }
    scanned = 0
    guard index > start, input[index - 1] == ASCII.carriageReturn else {
      throw ParseFault(Self.malformed(fault), "A line must end with CRLF, not LF alone.")
    }
    return start..<(index - 1)
  }

  /// - Returns: `end` if the range has no line feed.
  private static func lineFeed(_ input: Span<UInt8>, from start: Int, to end: Int) -> Int {
    input.extracting(start..<end).withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress,
        let found = memchr(first, Int32(ASCII.lineFeed), bytes.count)
      else { return end }
      return start + UnsafeRawPointer(found) - UnsafeRawPointer(first)
    }
  }

  /// Maps the fault for an overlong line to the fault for a malformed one.
  private static func malformed(_ fault: HTTPFault) -> HTTPFault {
    switch fault {
    case .targetTooLong: .requestLine
    case .headersTooLarge: .headerField
    default: fault
    }
  }
}
