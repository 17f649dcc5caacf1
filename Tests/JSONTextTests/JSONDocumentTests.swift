// SPDX-License-Identifier: Apache-2.0
import JSONText
import Randomness
import Testing

@Suite("Parsing of JSON")
struct JSONDocumentTests {
  @Test("repeated names are listed with their positions, once each and at any depth")
  func repeatedNames() throws {
    let many = (0..<20).map { "\"k\($0)\":0" }.joined(separator: ",")
    for (text, count) in [
      (#"{"a":1,"b":2}"#, 0), (#"{"a":1,"a":2,"a":3}"#, 2), (#"{"a":{"b":1,"\u0062":2},"c":0}"#, 1),
      ("{\(many),\"k1\":{\"x\":1,\"x\":2}}", 2), ("{\"k1\":{\"x\":1,\"x\":2},\(many)}", 2),
    ] {
      let document = try JSONDocument(parsing: Array(text.utf8), takesRepeatedNames: true)
      #expect(document.repeatedNames.count == count, "\(text)")
      let names = document.repeatedNames.map { document.bytes[$0] }
      #expect(names.allSatisfy { $0 == UInt8(ascii: "\"") })
      if count > 0 {
        #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: Array(text.utf8)) }
      }
    }
  }

  @Test(
    "the parser accepts the grammar of RFC 8259",
    arguments: [
      "{}", "[]", " [ ] ", "\t\r\n null \n", "true", "false", "0", "-0", "-1.5e+10", "1E5",
      "0.0e-0",
      "\"\"", "[[],{},[{}]]", "{\"\":0}", "{\"a\":{\"a\":1}}", "[1,2 , 3]",
      "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"", "\"\\ud83d\\ude00\"", "\"\\uDBFF\\uDFFF\"",
      "\"\\u0000\"",
      "\"é😀\u{7F}\u{2028}\"", "\"\u{FFFF}\u{10FFFF}\"", "{\"é\":1,\"e\u{301}\":2}",
      "123456789012345678901234567890", "[1e400]",
    ])
  func accepts(text: String) throws {
    let document = try JSONDocument(parsing: Array(text.utf8))
    #expect(document.root.range.count > 0)
  }

  @Test(
    "the parser refuses other text with the position and the expected token",
    arguments: [
      ("", 0, "expected a value"), ("  ", 2, "expected a value"), ("[", 1, "expected a value"),
      ("[1", 2, "expected ',' or ']'"), ("[1,]", 3, "expected a value"),
      ("[,1]", 1, "expected a value"), ("[1 2]", 3, "expected ',' or ']'"),
      ("[1}", 2, "expected ',' or ']'"), ("{\"a\":1]", 6, "expected ',' or '}'"),
      ("{\"a\":1,}", 7, "expected a member's name"), ("{a:1}", 1, "expected a member's name"),
      ("{1:1}", 1, "expected a member's name"), ("{\"a\"}", 4, "expected ':'"),
      ("{\"a\" 1}", 5, "expected ':'"), ("{\"a\":}", 5, "expected a value"),
      ("{,}", 1, "expected a member's name"), ("{} {}", 3, "expected nothing after"),
      ("1 x", 2, "expected nothing after"), ("]", 0, "expected a value"),
      ("nul", 0, "expected null"), ("to=bob", 0, "expected a value"),
      ("not json", 0, "expected a value"), ("nulL", 0, "expected null"),
      ("True", 0, "expected a value"),
      ("NaN", 0, "expected a value"), ("-Infinity", 1, "expected a digit"),
      ("01", 1, "leading zeros"), ("-01", 2, "leading zeros"), ("+1", 0, "expected a value"),
      ("1.", 2, "expected a digit"), (".5", 0, "expected a value"), ("1e", 2, "expected a digit"),
      ("1e+", 3, "expected a digit"), ("-", 1, "expected a digit"),
      ("0x10", 1, "expected nothing after"), ("1.5.5", 3, "expected nothing after"),
      ("\"", 1, "at the end of the string"), ("\"a\nb\"", 2, "control characters"),
      ("\"\u{0}\"", 1, "control characters"), ("\"\\", 2, "after a backslash"),
      ("\"\\x41\"", 2, "after a backslash"), ("\"\\u12\"", 5, "four hexadecimal digits"),
      ("\"\\u+123\"", 3, "four hexadecimal digits"), ("\"\\ud800\"", 1, "in pairs"),
      ("\"\\udc00\"", 1, "in pairs"), ("\"\\ud800\\n\"", 1, "in pairs"),
      ("\"\\ud800\\ud800\"", 1, "in pairs"), ("'a'", 0, "expected a value"),
      ("[1]//c", 3, "expected nothing after"), ("\u{FEFF}{}", 0, "byte order mark"),
      ("{\"a\":1,\"a\":2}", 7, "only once"), ("{\"a\":1,\"\\u0061\":2}", 7, "only once"),
      ("\u{A0}1", 0, "expected a value"), ("{\"a\":1}\u{0}", 7, "expected nothing after"),
    ])
  func refuses(text: String, offset: Int, message: String) {
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: Array(text.utf8))
    }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(
    "the parser refuses ill-formed UTF-8",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xC3], [0xE2, 0x82],
      [0xF0, 0x9F, 0x98],
      [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28],
    ] as [[UInt8]])
  func refusesIllFormed(bytes: [UInt8]) {
    let quoted = [0x22] + bytes + [0x22]
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: quoted) }
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: [0x22] + bytes) }
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: bytes) }
  }

  @Test("positions count lines and characters, not bytes")
  func positions() {
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: Array("{\n  \"é\": 1,\n  \"ü😀\": x }".utf8))
    }
    #expect(error?.line == 3)
    #expect(error?.column == 9)
    #expect("\(error!)" == "line 3, column 9: expected a value")
  }

  @Test("the line index returns the line of every byte, and columns in bytes")
  func lineIndex() throws {
    let text = "[\n\n \"é\",\n1]"
    let index = try JSONDocument(parsing: Array(text.utf8)).lineIndex
    let lines = text.utf8.indices.enumerated().map { index.line(ofByte: $0.offset) }
    #expect(lines == [1, 1, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4])
    #expect(index.position(ofByte: 8) == (3, 5))
    #expect(index.position(ofByte: 99) == (4, 3))
    let long = JSONLineIndex(Array(repeating: 0xC3, count: 20_000))
    #expect(long.position(ofByte: 19_999) == (1, 20_000))
  }

  @Test("a duplicate name is found in an object of any size")
  func manyNames() throws {
    for count in [2, 15, 16, 17, 18, 400] {
      let names = (0..<count).map { "\"n\($0)\":{\"x\":[\($0)]}" }
      let whole = try JSONDocument(parsing: Array("{\(names.joined(separator: ","))}".utf8))
      #expect(whole.root.members.count == count)
      let repeated = (names + ["\"\\u006e0\":1"]).joined(separator: ",")
      #expect(throws: JSONSyntaxError.self) {
        try JSONDocument(parsing: Array("{\(repeated)}".utf8))
      }
    }
  }

  @Test("depth is counted from the outermost container")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONDocument(parsing: nested(64))
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: nested(65)) }
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: nested(1), maximumDepth: 0) }
    _ = try JSONDocument(parsing: nested(200_000), maximumDepth: 200_000)
  }

  @Test("the parser survives every one-byte change, truncation and random mutations")
  func mutations() {
    let seed = Array(
      #"{"aps":{"alert":{"title":"\ud83d\ude00 é\n","n":[-1.5e3,true,null,{}]},"badge":0},"😀":[]}"#
        .utf8)
    var random = SplitMix64(state: 7)
    var parsed = 0
    func attempt(_ bytes: [UInt8]) {
      guard let document = try? JSONDocument(parsing: bytes) else { return }
      parsed += 1
      visit(document.root)
    }
    for index in seed.indices {
      attempt(Array(seed[..<index]))
      for byte in 0...UInt8.max {
        var changed = seed
        changed[index] = byte
        attempt(changed)
      }
    }
    for _ in 0..<10_000 {
      var changed = seed
      for _ in 0...Int.random(in: 0..<6, using: &random) {
        let index = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed[index] = UInt8.random(in: 0...255, using: &random)
        case 1:
          changed.insert(changed[Int.random(in: 0..<changed.count, using: &random)], at: index)
        default: changed.remove(at: index)
        }
      }
      attempt(changed)
    }
    #expect(parsed > 1_000)
  }

  private func visit(_ value: JSONValue) {
    _ = (value.string, value.int, value.double, value.bool)
    value.elements.forEach(visit)
    for member in value.members {
      #expect(value[member.name]?.range == member.value.range)
      visit(member.value)
    }
  }
}
