// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@Suite("Members and elements in place")
struct JSONChildrenTests {
  private func root(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: Array(text.utf8)).root
  }

  @Test("names equal literals by their bytes, escaped or not")
  func names() throws {
    let root = try root(#"{"to": 1, "\u0074o2": 2, "é": 3, "e\u0301": 4, "": 5}"#)
    let matches = root.children.map { field in
      switch field.name {
      case "to": "to"
      case "to2": "to2"
      case "\u{E9}": "é"
      case "e\u{301}": "e + accent"
      case "": "empty"
      default: "none"
      }
    }
    #expect(matches == ["to", "to2", "é", "e + accent", "empty"])
    #expect(root.children.map(\.name.text) == root.members.map(\.name))
    #expect(root.children.first.map { "\($0.name)" } == "to")
    #expect(root.children.contains { $0.name != "to" })
  }

  @Test("members and elements come in order, up to the limit; scalars have none")
  func order() throws {
    let root = try root(#"{"a": [1, [2, 3], {"x": 4}], "b": {}, "c": "text", "d": []}"#)
    #expect(root.children.map(\.name.text) == ["a", "b", "c", "d"])
    #expect(root.children(atMost: 2).map(\.name.text) == ["a", "b"])
    #expect(root.children.count == 4 && root.children(atMost: 3).count == 3)
    let list = try #require(root["a"])
    #expect(
      list.children.map { String(decoding: $0.value.bytes, as: UTF8.self) }
        == ["1", "[2, 3]", #"{"x": 4}"#])
    for name in ["b", "c", "d"] {
      #expect(try #require(root[name]).children.isEmpty)
    }
    #expect(list.at(pointer: "/1/1")?.int == 3 && list.at(pointer: "/3") == nil)
  }

  @Test("only members under the given names are omitted if they are null")
  func nulls() throws {
    let root = try root(#"{"a": null, "b": 1, "x": null, "c": null}"#)
    let members = root.children.withoutNulls(of: "a, b, c")
    #expect(members.map(\.name.text) == ["b", "x"])
    #expect(members.count == 2)
    // The limit counts omitted members, too.
    #expect(root.children(atMost: 2).withoutNulls(of: "a, b").map(\.name.text) == ["b"])
  }

  @Test("every value finds its own pointer and that of its container")
  func pointers() throws {
    let root = try root(
      #"{"a/b": [{"~": 1, "\u0022": []}, [], [[true]]], "": {"": {"x": null}}, "z": -1.5}"#)
    #expect(root.pointer.isEmpty && root.parentPointer == nil)
    var count = 0
    func visit(_ value: JSONValue, _ pointer: String) {
      #expect(value.pointer == pointer)
      #expect(root.at(pointer: pointer)?.range == value.range)
      count += 1
      let members = value.members.map { ($0.name, $0.value) }
      let elements = value.elements.enumerated().map { (String($0.offset), $0.element) }
      for (name, child) in members + elements {
        #expect(child.parentPointer == pointer)
        visit(child, pointer + jsonPointerToken(name))
      }
    }
    visit(root, "")
    #expect(count == 13)
  }

  @Test("a long pointer is truncated")
  func longPointers() throws {
    let name = String(repeating: "n", count: 700)
    let root = try root("{\"\(name)\": {\"\(name)\": {\"x\": 1}}}")
    let inner = try #require(root[name]?[name]?["x"])
    #expect(inner.pointer.utf8.count == 1_024 + "…".utf8.count)
    #expect(inner.pointer.hasPrefix("/\(name)/n") && inner.pointer.hasSuffix("n…"))
  }
}
