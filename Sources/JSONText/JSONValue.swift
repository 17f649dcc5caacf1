// SPDX-License-Identifier: Apache-2.0

/// A cursor into a `JSONDocument`. Cheap to make and to copy; it keeps the document alive.
package struct JSONValue: Sendable {
  /// The six kinds of value that JSON has.
  package enum Kind: UInt8, Sendable {
    case null, bool, number, string, array, object
  }

  let storage: JSONDocument.Storage
  let index: Int

  private var node: JSONNode { storage.nodes[index] }

  package var kind: Kind { node.kind }
  package var isNull: Bool { kind == .null }

  /// Where the value stands in the document's bytes, quotes and brackets included.
  package var range: Range<Int> { Int(node.start)..<Int(node.end) }

  /// The value as it was written.
  package var bytes: ArraySlice<UInt8> { storage.bytes[range] }

  /// Nil unless a string.
  package var string: String? {
    let node = node
    guard node.kind == .string else { return nil }
    return String(decoding: text(of: node), as: UTF8.self)
  }

  /// A string's or a name's text as UTF-8.
  private func text(of node: JSONNode) -> ArraySlice<UInt8> {
    let bytes = storage.bytes
    let content = Int(node.start) + 1..<Int(node.end) - 1
    guard node.isEscaped else { return bytes[content] }
    return unescaped(bytes.span, from: content.lowerBound, to: content.upperBound)[...]
  }

  /// Nil unless a number whose value is integral and fits: 5, 5.0 and 5e0 are all five.
  package var int: Int? {
    guard kind == .number else { return nil }
    if let plain = Int(numberText) { return plain }
    // Beyond 2^53 a fraction or an exponent no longer says exactly which integer is meant.
    guard let double, double.magnitude <= 0x1p53 else { return nil }
    return Int(exactly: double)
  }

  /// Nil unless a number that a Double can approach; 1e400 is none.
  package var double: Double? {
    guard kind == .number, let value = Double(numberText), value.isFinite else { return nil }
    return value
  }

  private var numberText: String { String(decoding: bytes, as: UTF8.self) }

  package var bool: Bool? {
    kind == .bool ? storage.bytes[Int(node.start)] == UInt8(ascii: "t") : nil
  }

  /// An object's member of that name; nil for every other kind of value.
  package subscript(_ name: String) -> JSONValue? {
    guard kind == .object else { return nil }
    var child = index + 1
    let end = Int(node.next)
    while child < end {
      if isName(child, name) { return JSONValue(storage: storage, index: child + 1) }
      child = Int(storage.nodes[child + 1].next)
    }
    return nil
  }

  /// Compared byte by byte: String's equality would find "é" under either of its spellings.
  private func isName(_ child: Int, _ name: String) -> Bool {
    let text = text(of: storage.nodes[child])
    return text.count == name.utf8.count && text.elementsEqual(name.utf8)
  }

  /// An object's members in the order written; empty for every other kind of value.
  package var members: [(name: String, value: JSONValue)] { members(atMost: .max) }

  /// The first of them.
  package func members(atMost limit: Int) -> [(name: String, value: JSONValue)] {
    guard kind == .object else { return [] }
    return children(atMost: limit).map { child in
      (
        JSONValue(storage: storage, index: child).string ?? "",
        JSONValue(storage: storage, index: child + 1)
      )
    }
  }

  /// An array's elements; empty for every other kind of value.
  package var elements: [JSONValue] {
    guard kind == .array else { return [] }
    return children(atMost: .max).map { JSONValue(storage: storage, index: $0) }
  }

  /// Indices of an array's elements or of an object's names.
  private func children(atMost limit: Int) -> [Int] {
    let namesBetween = kind == .object ? 1 : 0
    var indices: [Int] = []
    var child = index + 1
    let end = Int(node.next)
    while child < end, indices.count < limit {
      indices.append(child)
      child = Int(storage.nodes[child + namesBetween].next)
    }
    return indices
  }

  /// The value that a JSON pointer (RFC 6901) names, seen from this one; "" is this one.
  package func at(pointer: String) -> JSONValue? {
    guard !pointer.isEmpty else { return self }
    guard pointer.utf8.first == UInt8(ascii: "/") else { return nil }
    var value = self
    for token in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let child = value.child(token) else { return nil }
      value = child
    }
    return value
  }

  private func child(_ token: Substring) -> JSONValue? {
    switch kind {
    case .object:
      return unescapedPointerToken(token).flatMap { self[$0] }
    case .array:
      let isIndex = token == "0" || token.utf8.first != UInt8(ascii: "0")
      guard isIndex, token.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let position = Int(token)
      else { return nil }
      let children = children(atMost: .max)
      guard position < children.count else { return nil }
      return JSONValue(storage: storage, index: children[position])
    default:
      return nil
    }
  }
}

extension JSONValue {
  /// What kind of value it is, for a sentence: "not a string".
  package var kindInWords: String {
    switch kind {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// `~1` is "/", `~0` is "~", and no other tilde is allowed.
private func unescapedPointerToken(_ token: Substring) -> String? {
  guard token.utf8.contains(UInt8(ascii: "~")) else { return String(token) }
  var text: [UInt8] = []
  var bytes = token.utf8.makeIterator()
  while let byte = bytes.next() {
    guard byte == UInt8(ascii: "~") else {
      text.append(byte)
      continue
    }
    switch bytes.next() {
    case UInt8(ascii: "0"): text.append(UInt8(ascii: "~"))
    case UInt8(ascii: "1"): text.append(UInt8(ascii: "/"))
    default: return nil
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// A member's name or an element's number as it stands in a JSON pointer, "/" in front.
package func jsonPointerToken(_ name: String) -> String {
  var text: [UInt8] = [UInt8(ascii: "/")]
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "~"): text += "~0".utf8
    case UInt8(ascii: "/"): text += "~1".utf8
    default: text.append(byte)
    }
  }
  return String(decoding: text, as: UTF8.self)
}
