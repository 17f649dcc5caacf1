// SPDX-License-Identifier: Apache-2.0

/// Cuts a body into lines as it arrives: a value that does no I/O.
///
/// A line ends with a line feed, before which a carriage return is no part of it; the last one may do
/// without. Lines are counted as editors count them, from 1, and blank ones only counted. Of a line that is
/// too long nothing is kept.
package struct LineReader: Sendable {
  /// What has come of a line.
  package enum Event: Equatable, Sendable {
    /// Without its end.
    case line(number: Int, [UInt8])
    case tooLong(number: Int)
  }

  private let limit: Int
  private var buffer: [UInt8] = []
  /// Where the line begins that is being received, and how far its end was looked for.
  private var start = 0
  private var scanned = 0
  private var isSkipping = false
  /// Of the line that is being received.
  package private(set) var number = 1

  /// - Parameter limit: bytes of a line.
  package init(limit: Int) { self.limit = limit }

  /// Bytes that are kept here.
  var held: Int { buffer.count - start }

  package mutating func append(_ bytes: [UInt8]) {
    buffer.removeSubrange(..<start)
    scanned -= start
    start = 0
    buffer += bytes
  }

  /// What has arrived whole, or is known to be too long; nil when more has to arrive.
  package mutating func next() -> Event? {
    while let end = buffer[scanned...].firstIndex(of: ASCII.lineFeed) {
      if let event = take(upTo: end) { return event }
    }
    scanned = buffer.count
    if isSkipping { start = scanned }
    // A carriage return may turn out to be no part of the line.
    guard held > limit + (buffer.last == ASCII.carriageReturn ? 1 : 0) else { return nil }
    skipLine()
    return .tooLong(number: number)
  }

  /// At the body's proper end, after `next` has answered nil: a last line without an end of its own.
  package mutating func finish() -> Event? { held == 0 ? nil : take(upTo: buffer.count) }

  /// Drops the line that is being received, with what is still to come of it.
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
    if line.last == ASCII.carriageReturn { line.removeLast() }
    return line.count > limit ? .tooLong(number: number) : .line(number: number, Array(line))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == ASCII.space || byte == ASCII.tab || byte == ASCII.carriageReturn
  }
}
