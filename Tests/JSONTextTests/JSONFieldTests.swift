// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@Suite("JSON values with their pointers")
struct JSONFieldTests {
  enum Colour: String, CaseIterable {
    case red, green
  }

  private func field(_ text: String) throws -> JSONField {
    JSONField(try JSONDocument(parsing: Array(text.utf8)).root)
  }

  @Test("a value of the expected type is returned")
  func reading() throws {
    let root = try field(#"{"a": [true, "x", 5, "red"], "none": null}"#)
    let list = try Array(#require(root["a"]).elements())
    #expect(try list[0].bool())
    #expect(try list[1].string() == "x")
    #expect(try list[2].whole(in: 0...5) == 5)
    #expect(try list[3].choice(Colour.self) == .red)
    #expect(root["none"] == nil && root["missing"] == nil)
    #expect(try root.members().map(\.name.text) == ["a", "none"])
  }

  @Test("pointers start at the root and escape names")
  func pointers() throws {
    let root = try field(#"{"a/b": [{"~": 1}]}"#)
    #expect(root.pointer.isEmpty && root.parent == nil)
    let list = try #require(try root.members().first)
    let inner = try #require(try list.elements().first?.members().first)
    #expect(inner.pointer == "/a~1b/0/~0")
    #expect(root.value.at(pointer: inner.pointer)?.int == 1)
    #expect(list.parent == "" && inner.parent == "/a~1b/0")
  }

  @Test("a mismatch is a fault with position, expected and found type")
  func mismatches() throws {
    let number = try #require(try field(#"{"n": 4}"#)["n"])
    let reads: [(expected: String, read: (JSONField) throws -> Void)] = [
      ("true or false", { _ = try $0.bool() }), ("a string", { _ = try $0.string() }),
      ("an object", { _ = try $0.members() }), ("a list", { _ = try $0.elements("a list") }),
      ("a whole number from 1 to 3", { _ = try $0.whole(in: 1...3) }),
      ("a string", { _ = try $0.choice(Colour.self) }),
    ]
    for (expected, read) in reads {
      let fault = #expect(throws: JSONFault.self) { try read(number) }
      #expect(fault?.problem == .mismatch(expected: expected, found: .number))
      #expect(fault?.pointer == "/n" && fault?.offset == 6)
      #expect(fault?.message == "expected \(expected)")
    }
  }

  @Test("a choice's fault lists the values; a missing member's fault has a position")
  func words() throws {
    let root = try field(#"{"c": "blue"}"#)
    let fault = #expect(throws: JSONFault.self) { try root["c"]?.choice(Colour.self) }
    #expect(fault?.message == #"expected one of "red", "green""#)
    let missing = root.fault("is missing", member: "d")
    #expect(missing.pointer == "/d" && missing.offset == 0)
    #expect(root.fault("wrong", member: "").pointer.isEmpty)
    #expect(JSONValue.Kind.array.inWords == "an array")
  }
}
