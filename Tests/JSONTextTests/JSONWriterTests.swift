// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@Suite("Writing of JSON")
struct JSONWriterTests {
  @Test("the writer adds commas and brackets")
  func structure() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("a", 1)
      writer.field("b", [1, 2] as [Int64])
      writer.field("c") { writer in
        writer.array { writer in
          writer.object { _ in }
          writer.array { _ in }
          writer.value("x")
          writer.null()
          writer.raw(Array("{ }".utf8))
        }
      }
      writer.field("d", nil as String?)
      writer.field("e", true)
      writer.field("f", 1.5)
      writer.field("g", Double.infinity)
      writer.field("h", raw: Array("[]".utf8))
      writer.field("i", [String]())
    }
    let expected =
      #"{"a":1,"b":[1,2],"c":[{},[],"x",null,{ }],"d":null,"#
      + #""e":true,"f":1.5,"g":null,"h":[],"i":[]}"#
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test("the writer escapes only the characters that RFC 8259 requires")
  func escapes() {
    var bytes: [UInt8] = []
    JSONWriter.escape("a\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}é\u{2028}😀", into: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"a\"\\/\b\f\n\r\t\u0000\u001f"# + "\u{7F}é\u{2028}😀")
  }

  @Test("the parser reads back the writer's output")
  func roundTrip() throws {
    let text = String(String.UnicodeScalarView((0..<0x800).compactMap(Unicode.Scalar.init)))
    for double in [0.1, -0.0, 1e300, 1e-300, .leastNonzeroMagnitude, 12345678.9] {
      var writer = JSONWriter()
      writer.object { writer in
        writer.field(text, text)
        writer.field("n", double)
        writer.field("i", Int64.min)
        writer.field("u", UInt64.max)
      }
      let root = try JSONDocument(parsing: writer.bytes).root
      #expect(root[text]?.string == text)
      #expect(root["n"]?.double == double)
      #expect(root["i"]?.int == .min)
      #expect(root["u"]?.bytes.elementsEqual("18446744073709551615".utf8) == true)
    }
  }

  @Test("the writer rethrows a body's error")
  func throwingBody() {
    struct Refusal: Error {}
    var writer = JSONWriter()
    #expect(throws: Refusal.self) {
      try writer.object { (_: inout JSONWriter) throws(Refusal) in throw Refusal() }
    }
  }
}
