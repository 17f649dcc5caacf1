// SPDX-License-Identifier: Apache-2.0

/// A cursor into a `JSONDocument`. Creating and copying it is cheap; it retains the document.
package struct JSONValue: Sendable {
  /// The six kinds of JSON value.
  package enum Kind: UInt8, Sendable {
    case null, bool, number, string, array, object
  }

  let storage: JSONDocument.Storage
  let index: Int

  private var node: JSONNode { storage.nodes[index] }

  package var kind: Kind { node.kind }
  package var isNull: Bool { kind == .null }

  /// Byte range of the value in the document, quotes and brackets included.
  package var range: Range<Int> { Int(node.start)..<Int(node.end) }

  /// The bytes of the value as written.
  package var bytes: ArraySlice<UInt8> { storage.bytes[range] }

  /// Text of a string; nil for other kinds.
  package var string: String? {
    let node = node
    guard node.kind == .string else { return nil }
    return storage.text(of: index)
  }

  /// Whether a string contains escapes, so that its bytes differ from its text.
  package var hasEscapes: Bool { node.isEscaped }

  /// Value of an integral number in the range of `Int`; otherwise nil. 5, 5.0 and 5e0 are all five.
  package var int: Int? {
    guard kind == .number else { return nil }
    if let plain = Int(numberText) { return plain }
    // Above 2^53, a number with a fraction or exponent does not identify an exact integer.
    guard let double, double.magnitude <= 0x1p53 else { return nil }
    return Int(exactly: double)
  }

  /// Value of a number; nil for other kinds and for numbers beyond Double's range, such as 1e400.
  package var double: Double? {
    guard kind == .number, let value = Double(numberText), value.isFinite else { return nil }
    return value
  }

  private var numberText: String { String(decoding: bytes, as: UTF8.self) }

  package var bool: Bool? {
    kind == .bool ? storage.bytes[Int(node.start)] == UInt8(ascii: "t") : nil
  }

  /// Returns an object's member; nil if it is missing, and for other kinds of value. Names are
  /// compared as bytes, because `String` treats different encodings of "é" as equal.
  package subscript(_ name: String) -> JSONValue? {
    guard kind == .object else { return nil }
    var name = name
    return name.withUTF8 { name in
      var child = index + 1
      let end = Int(node.next)
      while child < end {
        if storage.hasText(name, at: child) { return JSONValue(storage: storage, index: child + 1) }
        child = Int(storage.nodes[child + 1].next)
      }
      return nil
    }
  }

  /// Returns an object's member; nil also if it is null, which most requests treat as absent.
  package func given(_ name: String) -> JSONValue? { self[name].flatMap { $0.isNull ? nil : $0 } }

  /// Members of an object as written, in order; empty for other kinds of value.
  package var members: [(name: String, value: JSONValue)] {
    kind == .object ? children.map { ($0.name.text, $0.value) } : []
  }

  /// Elements of an array; empty for other kinds of value.
  package var elements: [JSONValue] { kind == .array ? children.map(\.value) : [] }

  /// Returns the value at a JSON pointer (RFC 6901) relative to this value; "" is this value.
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
      return children.dropFirst(position).first { _ in true }?.value
    default:
      return nil
    }
  }
}

// MARK: - Position

extension JSONValue {
  /// Maximum bytes of a pointer in a fault. A longer one is of no use.
  static let maximumPointerBytes = 1_024

  /// JSON pointer (RFC 6901) from the document's root, truncated to 1,024 bytes. Searches from the
  /// root, so that values need not store their names: for faults only.
  package var pointer: String { pointer(to: index) }

  /// JSON pointer of the container; nil for the root.
  package var parentPointer: String? {
    index == 0 ? nil : pointer(to: storage.container(of: index))
  }

  private func pointer(to index: Int) -> String {
    var pointer = ""
    var node = 0
    while node < index, pointer.utf8.count <= Self.maximumPointerBytes {
      let step = storage.step(from: node, towards: index)
      pointer += jsonPointerToken(step.name.map { storage.text(of: $0) } ?? String(step.position))
      node = step.child
    }
    return pointer.cut(toBytes: Self.maximumPointerBytes)
  }
}

extension JSONDocument.Storage {
  /// Returns the child of a container that is the node at `index` or contains it, with the node of
  /// its name in an object, and its position.
  fileprivate func step(
    from container: Int, towards index: Int
  ) -> (child: Int, name: Int?, position: Int) {
    let namesBetween = nodes[container].kind == .object ? 1 : 0
    var child = container + 1 + namesBetween
    var position = 0
    while Int(nodes[child].next) <= index {
      child = Int(nodes[child].next) + namesBetween
      position += 1
    }
    return (child, namesBetween == 1 ? child - 1 : nil, position)
  }

  /// Returns the innermost container of the node at `index`, which is not the root.
  fileprivate func container(of index: Int) -> Int {
    var container = 0
    while true {
      let child = step(from: container, towards: index).child
      if child >= index { return container }
      container = child
    }
  }
}

extension JSONValue {
  /// The kind of value as it appears in a sentence such as "not a string".
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

/// Decodes `~1` to "/" and `~0` to "~"; nil for any other tilde.
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

/// Returns the JSON pointer token of a member's name or an element's index, with its leading "/".
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
