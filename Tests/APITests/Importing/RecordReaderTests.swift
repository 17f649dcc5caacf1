// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import API

/// Splitting of files into records, for any division of the input into chunks.
@Suite struct RecordReaderTests {
  /// A file and its records as text: `1 a|b` is a row of line 1, `2-3 x` spans two lines, `4 !` is
  /// a bad line, `5 …` is a line that is too long.
  struct File: CustomTestStringConvertible, Sendable {
    let text: [UInt8]
    let records: [String]
    var testDescription: String { String(decoding: text, as: UTF8.self).debugDescription }

    init(_ text: String, _ records: String...) {
      self.text = Array(text.utf8)
      self.records = records
    }

    init(bytes: [UInt8], _ records: String...) {
      text = bytes
      self.records = records
    }
  }

  private static let limit = 20

  private static func records(_ reader: any RecordReader, _ file: File, by size: Int) -> [String] {
    var reader = reader
    var records: [String] = []
    for start in stride(from: 0, to: file.text.count, by: size) {
      reader.append(Array(file.text[start..<min(start + size, file.text.count)]))
      while let record = reader.next() { records.append(text(record)) }
    }
    while let record = reader.finish() { records.append(text(record)) }
    return records
  }

  private static func text(_ record: ImportRecord) -> String {
    let lines = record.lines
    let place = lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound)-\(lines.upperBound)"
    return switch record.content {
    case .json(let json): "\(place) \(String(decoding: json, as: UTF8.self))"
    case .cells(let cells):
      "\(place) " + cells.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|")
    case .bad: "\(place) !"
    case .tooLong: "\(place) …"
    }
  }

  private static let tables: [File] = [
    File(""), File("\n\r\n\n"), File("a", "1 a"), File("a,b\n", "1 a|b"), File("a,b\r\n", "1 a|b"),
    File("a,\n,b\n,\n", "1 a|", "2 |b", "3 |"), File("\u{FEFF}a,b\nc,d", "1 a|b", "2 c|d"),
    File("\"a\",\"b\"\r\n\"\",x\n", "1 a|b", "2 |x"), File("\"\"\n", "1 "),
    File("\"a,b\",\"c\"\"d\"\n", "1 a,b|c\"d"), File("\"a\nb\",c\nd,e\n", "1-2 a\nb|c", "3 d|e"),
    File("\"a\r\n\r\nb\"\r\nc", "1-3 a\r\n\r\nb", "4 c"), File("a\n\n\nb", "1 a", "4 b"),
    File("a b , c\n", "1 a b | c"), File("é,日本\n", "1 é|日本"), File("a\"b,c\nd\n", "1 !", "2 d"),
    File("\"a\"b,c\nd\n", "1 !", "2 d"), File("\"a\" ,c\nd\n", "1 !", "2 d"),
    File("\"a\rb\",c\n", "1 a\rb|c"), File("\"a\"\rb\nc\n", "1 !", "2 c"),
    // An unclosed quote makes its line bad; the next line is read.
    File("a\n\"b,c\nd,e\n", "1 a", "2 !", "3 d|e"), File("\"a", "1 !"), File("x,\"a\n", "1 !"),
    File("\"a\nb\nccccccccccccccccccccc\nd\n", "1 !", "2 b", "3 …", "4 d"),
    File("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\nb\n", "1 …", "2 b"),
    File("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "1 …"),
    File("\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\",b\nc\n", "1 …", "2 c"),
    File("a\"\n\"b\nc\",d\n", "1 !", "2-3 b\nc|d"), File("a\u{0},b\n", "1 a\u{0}|b"),
  ]

  @Test("CSV is split into equal rows for any chunk size", arguments: tables)
  func csv(file: File) {
    for size in [1, 2, 3, 7, 1000] {
      #expect(
        Self.records(CSVRecords(limit: Self.limit), file, by: size) == file.records, "by \(size)")
    }
  }

  @Test("a row that arrives byte by byte is scanned once", .timeLimit(.minutes(1)))
  func incremental() {
    // A new scan for each byte would read 2 × 10^10 bytes.
    let cell = [UInt8](repeating: UInt8(ascii: "a"), count: 200_000)
    var reader = CSVRecords(limit: 1_000_000)
    for byte in [UInt8(ascii: "\"")] + cell {
      reader.append([byte])
      if let record = reader.next() { Issue.record("\(record.lines)") }
    }
    reader.append(Array("\",b\n".utf8))
    let record = reader.next()
    #expect(record == ImportRecord(lines: 1...1, content: .cells([cell, [UInt8(ascii: "b")]])))
  }

  private static let entries: [File] = [
    File(""), File("[]"), File(" [ ] "), File(#"[{"a":1},{"b":2}]"#, #"1 {"a":1}"#, #"2 {"b":2}"#),
    File("[\n  {\"a\": [1]},\n  7\n]\n", "1 {\"a\": [1]}", "2 7\n"),
    File(#"{"results":[{"a":"]}"}]}"#, #"1 {"a":"]}"}"#),
    File("{ \"results\" :\n [ {\"a\":\"\\\"}\"} ] }", #"1 {"a":"\"}"} "#),
    File("{\"a\":1}\n{\"b\":2}\n", #"1 {"a":1}"#, #"2 {"b":2}"#),
    File("{\"results\"", "1 {\"results\""),
    File("\u{FEFF}[{}]", "1 {}"), File("\u{FEFF}{\"a\":1}\nx", #"1 {"a":1}"#, "2 x"),
    File(#"[{"a":1},{"b""#, #"1 {"a":1}"#, "2 !"), File(#"[{"a":1}"#, "1 !"),
    File(#"[{"a":1},"#, #"1 {"a":1}"#, "2 !"), File("[", "1 !"),
    File(#"[{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":1},{}]"#, "1 …", "2 {}"), File("x", "1 x"),
  ]

  @Test("a JSON array is split into entries, other input into lines", arguments: entries)
  func array(file: File) {
    for size in [1, 2, 3, 7, 1000] {
      #expect(
        Self.records(EntryRecords(limit: Self.limit), file, by: size) == file.records, "by \(size)")
    }
  }

  private static let lines: [File] = [
    File(""), File("\u{FEFF}aa\r\n\n  bb \ncc", "1 aa", "3 bb", "4 cc"),
    File("aaaaaaaaaaaaaaaaaaaaaaaa\nbb", "1 …", "2 bb"),
    File(bytes: [0xFF, 0x0A, 0x61], "1 \u{FFFD}", "2 a"),
  ]

  @Test("a list of tokens has one token per line", arguments: lines)
  func tokens(file: File) {
    for size in [1, 2, 3, 1000] {
      let reader = LineRecords(.token, limit: Self.limit)
      #expect(Self.records(reader, file, by: size) == file.records, "by \(size)")
    }
  }
}
