// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@Suite("Access to JSON values")
struct JSONValueTests {
  private func parse(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: Array(text.utf8)).root
  }

  @Test("each kind of value is returned as its Swift type, and as nil otherwise")
  func scalars() throws {
    let root = try parse(
      #"{"s":"a\"\u00e9\ud83d\ude00\/","i":-12,"d":1.5,"t":true,"f":false,"n":null}"#)
    #expect(root["s"]?.string == "a\"é😀/")
    #expect(root["i"]?.int == -12)
    #expect(root["i"]?.double == -12)
    #expect(root["d"]?.double == 1.5)
    #expect(root["d"]?.int == nil)
    #expect(root["t"]?.bool == true)
    #expect(root["f"]?.bool == false)
    #expect(root["n"]?.isNull == true)
    #expect(root["s"]?.int == nil && root["i"]?.string == nil && root["n"]?.bool == nil)
    #expect(root["missing"] == nil && root["s"]?["x"] == nil)
    #expect(root.members.map(\.name) == ["s", "i", "d", "t", "f", "n"])
    #expect(root.elements.isEmpty)
  }

  @Test(
    "integral numbers are integers in any notation",
    arguments: [
      ("5.0", 5), ("5e2", 500), ("-0", 0), ("0.5e1", 5), ("9223372036854775807", .max),
      ("-9223372036854775808", .min), ("9223372036854775808", nil), ("1e400", nil), ("0.1", nil),
      ("9007199254740993.0", 9_007_199_254_740_992), ("1e16", nil),
    ] as [(String, Int?)])
  func integers(text: String, expected: Int?) throws {
    #expect(try parse(text).int == expected)
  }

  @Test("the bytes of every value are kept unchanged")
  func verbatim() throws {
    let root = try parse(#"{ "a" : [ 1.50 , { } ,"\u0041" ], "b":1 }"#)
    let list = try #require(root["a"])
    #expect(String(decoding: list.bytes, as: UTF8.self) == #"[ 1.50 , { } ,"\u0041" ]"#)
    #expect(
      list.elements.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        "1.50", "{ }", #""\u0041""#,
      ])
    #expect(list.elements.map(\.kind) == [.number, .object, .string])
    #expect(list.range == 8..<32)
  }

  @Test("names are compared after unescaping, and not by canonical equivalence")
  func names() throws {
    let root = try parse(#"{"\u0061\/b":1,"é":2}"#)
    #expect(root["a/b"]?.int == 1)
    #expect(root["\u{E9}"]?.int == 2)
    #expect(root["e\u{301}"] == nil)
  }

  @Test("a NUL is found in any string or name")
  func nul() throws {
    #expect(try JSONDocument(parsing: Array(#"["\u0000"]"#.utf8)).containsNUL)
    #expect(try JSONDocument(parsing: Array(#"{"a\u0000":1}"#.utf8)).containsNUL)
    #expect(try !JSONDocument(parsing: Array(#"["\\u0000", "\u0001"]"#.utf8)).containsNUL)
    #expect(try parse(#""\u0000""#).string == "\0")
  }

  /// The examples of RFC 6901 §5, and invalid pointers.
  @Test("JSON pointers are followed")
  func pointers() throws {
    let root = try parse(#"{"foo":["bar",{"x":[7]}],"":0,"a/b":1,"c%d":2,"m~n":8," ":9,"~1":10}"#)
    #expect(root.at(pointer: "")?.kind == .object)
    #expect(root.at(pointer: "/foo/0")?.string == "bar")
    #expect(root.at(pointer: "/foo/1/x/0")?.int == 7)
    #expect(root.at(pointer: "/")?.int == 0)
    #expect(root.at(pointer: "/a~1b")?.int == 1)
    #expect(root.at(pointer: "/c%d")?.int == 2)
    #expect(root.at(pointer: "/m~0n")?.int == 8)
    #expect(root.at(pointer: "/ ")?.int == 9)
    #expect(root.at(pointer: "/~01")?.int == 10)
    for wrong in [
      "foo", "/foo/2", "/foo/-", "/foo/01", "/foo/+1", "/foo/", "/bar", "/m~n", "/foo/0/x",
    ] {
      #expect(root.at(pointer: wrong) == nil, "\(wrong)")
    }
    for name in ["a/b", "m~n", "~1", "", " "] {
      #expect(root.at(pointer: jsonPointerToken(name)) != nil)
    }
  }
}
