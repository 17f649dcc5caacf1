// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import Commands

@Suite struct TransferTests {
  static let lines: [(json: String, line: ImportAnswer.Line, next: Int)] = [
    (
      #"{"line":17,"error":{"title":"Unusable","code":"PG1","pointer":"/token","detail":"expected digits"}}"#,
      .bad(line: 17, text: "Unusable: /token: expected digits (PG1)"), 5
    ),
    (
      #"{"line":17,"error":{"title":"a\u001bb","code":"PG1"}}"#,
      .bad(line: 17, text: "a\u{FFFD}b (PG1)"), 5
    ),
    (#"{"committed":{"through_line":10000,"imported":9}}"#, .committed(through: 10_000), 10_001),
    (#"{"done":{"lines":3}}"#, .done, 5),
    (
      #"{"stopped":{"from_line":21,"error":{"title":"Away","code":"PG5"}}}"#,
      .stopped(from: 21, text: "Away (PG5)"), 21
    ),
    (#"{"later":{}}"#, .other, 5),
    ("no JSON", .other, 5),
  ]

  @Test(
    "progress lines of an import are parsed and give the line to continue from", arguments: lines)
  func reads(json: String, line: ImportAnswer.Line, next: Int) {
    var answer = ImportAnswer(first: 5)
    let read = answer.receive(Array((json + "\n").utf8))
    #expect(read.map(\.line) == [line])
    #expect(read.map { String(decoding: $0.json, as: UTF8.self) } == [json])
    #expect(answer.next == next)
  }

  @Test("an answer is parsed in any chunks, and its completeness is reported")
  func cut() {
    var answer = ImportAnswer(first: 1)
    let wire = Self.lines.map { $0.json + "\n" }.joined()
    var lines: [ImportAnswer.Line] = []
    for byte in wire.utf8 { lines += answer.receive([byte]).map(\.line) }
    #expect(lines == Self.lines.map(\.line))
    #expect(answer.bad == 2)
    #expect(answer.isDone)
    #expect(answer.stopped == "Away (PG5)")
    #expect(answer.whereToGoOn == "earlier lines are stored: continue with --from-line 21")
  }

  static let moments: [(bytes: Int, size: Int?, rows: Int, bad: Int, text: String)] = [
    (0, nil, 0, 0, "0 rows, 0 rows/s"),
    (500, nil, 12_000, 1, "12,000 rows, 1 bad, 1,200 rows/s"),
    (250, 1000, 1_000_000, 0, "1,000,000 rows, 100,000 rows/s, 25 %, 0:30 left"),
    (1, 1000, 10, 0, "10 rows, 1 rows/s, 0 %, 2:46:30 left"),
    (1000, 1000, 10, 0, "10 rows, 1 rows/s, 100 %"),
  ]

  @Test("progress shows rows, rate and remaining time", arguments: moments)
  func shows(bytes: Int, size: Int?, rows: Int, bad: Int, text: String) {
    let state = TransferProgress.State(
      began: MonotonicTime(nanoseconds: 0), bytes: bytes, size: size, rows: rows, bad: bad)
    #expect(state.text(at: MonotonicTime(nanoseconds: 10_000_000_000)) == text)
  }
}
