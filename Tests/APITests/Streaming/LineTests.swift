// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import API

@Suite("Lines of a body, without I/O")
struct LineTests {
  /// Returns all events of a body that arrives in pieces of `size` bytes.
  private static func events(
    _ body: String, pieces size: Int, limit: Int = 8, isWhole: Bool = true
  ) -> [LineReader.Event] {
    var reader = LineReader(limit: limit)
    var events: [LineReader.Event] = []
    var rest = Array(body.utf8)[...]
    while !rest.isEmpty {
      reader.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
      while let event = reader.next() { events.append(event) }
      #expect(reader.held <= limit + 1, "more bytes are held than one line may have")
    }
    if isWhole, let last = reader.finish() { events.append(last) }
    return events
  }

  private static func line(_ number: Int, _ text: String) -> LineReader.Event {
    .line(number: number, Array(text.utf8))
  }

  @Test(
    "lines are split and counted as in editors, for any piece size",
    arguments: [
      ("", []),
      ("\n", []),
      ("a", [line(1, "a")]),
      ("a\n", [line(1, "a")]),
      ("a\nb", [line(1, "a"), line(2, "b")]),
      ("a\r\nb\r\n", [line(1, "a"), line(2, "b")]),
      ("a\r", [line(1, "a")]),
      ("a\rb\n", [line(1, "a\rb")]),
      (" a \n", [line(1, " a ")]),
      ("\n \t\n\r\na\n\n\nb\n  ", [line(4, "a"), line(7, "b")]),
      ("12345678\nx", [line(1, "12345678"), line(2, "x")]),
      ("12345678\r\nx", [line(1, "12345678"), line(2, "x")]),
      ("123456789\nx", [.tooLong(number: 1), line(2, "x")]),
      ("123456789", [.tooLong(number: 1)]),
      ("a\n12345678901234567890\n\nx\n", [line(1, "a"), .tooLong(number: 2), line(4, "x")]),
      ("123456789012345678\n123456789\n", [.tooLong(number: 1), .tooLong(number: 2)]),
      ("é\n", [line(1, "é")]),
    ] as [(String, [LineReader.Event])])
  func reading(body: String, expected: [LineReader.Event]) {
    for size in [1, 2, 3, 7, 1000] {
      #expect(Self.events(body, pieces: size) == expected, "in pieces of \(size)")
    }
  }

  @Test("an unterminated last line counts only if the body is complete")
  func cut() {
    #expect(Self.events("a\nbc", pieces: 2, isWhole: false) == [Self.line(1, "a")])
    var reader = LineReader(limit: 8)
    reader.append(Array("a\nbc".utf8))
    #expect(reader.next() == Self.line(1, "a") && reader.next() == nil && reader.number == 2)
    reader.skipLine()
    #expect(reader.held == 0)
    reader.append(Array("de\nf\n".utf8))
    #expect(reader.next() == Self.line(3, "f") && reader.next() == nil)
    #expect(reader.finish() == nil)
  }

  private static func limits(_ underWay: Int, bytes: Int = 1000, results: Int = 1000) -> LineLimits
  {
    var limits = LineLimits()
    (limits.underWay, limits.underWayBytes, limits.resultBytes) = (underWay, bytes, results)
    return limits
  }

  @Test("results are returned in line order, after all earlier results")
  func order() {
    var window = LineWindow(Self.limits(9))
    let tickets = (0..<4).map { _ in window.begin(bytes: 1) }
    window.finish(tickets[2], [2])
    window.finish(tickets[1], [1])
    #expect(window.takeResults() == [])
    window.finish(tickets[0], [0])
    #expect(window.takeResults() == [0, 1, 2] && !window.isEmpty)
    let later = window.begin(bytes: 1)
    window.finish(later, [4])
    #expect(window.takeResults() == [])
    window.finish(tickets[3], [3])
    #expect(window.takeResults() == [3, 4] && window.isEmpty && window.underWay == 0)
  }

  @Test("lines, their bytes and unread results are limited")
  func room() {
    var lines = LineWindow(Self.limits(2))
    let first = lines.begin(bytes: 5)
    #expect(lines.hasRoom)
    _ = lines.begin(bytes: 5)
    #expect(!lines.hasRoom)
    lines.finish(first, [0])
    #expect(lines.hasRoom && lines.lineBytes == 5)

    var bytes = LineWindow(Self.limits(9, bytes: 10))
    let large = bytes.begin(bytes: 500)
    #expect(!bytes.hasRoom, "a larger line is accepted alone")
    bytes.finish(large, [])
    #expect(bytes.hasRoom)

    var results = LineWindow(Self.limits(9, results: 3))
    results.finish(results.begin(bytes: 1), [1, 2, 3])
    #expect(!results.hasRoom)
    #expect(results.takeResults().count == 3 && results.hasRoom)
  }
}
