// SPDX-License-Identifier: Apache-2.0

/// A JSON value whose accessors return a usable value or throw a fault with the value's position.
/// The JSON pointer is computed only for a fault.
package struct JSONField: Sendable {
  package let value: JSONValue

  package init(_ value: JSONValue) { self.value = value }

  /// Name of the member. Only for members of an object: elements and the root have none.
  package var name: JSONName { JSONName(storage: value.storage, index: value.index - 1) }

  /// JSON pointer (RFC 6901) from the root, truncated to 1,024 bytes.
  package var pointer: String { value.pointer }

  /// JSON pointer of the container; nil for the root.
  package var parent: String? { value.parentPointer }

  // MARK: Faults

  /// - Parameter message: describes the expected form.
  package func fault(_ message: String) -> JSONFault { JSONFault(.unusable(message), at: value) }

  /// Returns a fault of a member, which may be missing. An empty name stands for the field itself.
  package func fault(_ message: String, member: String) -> JSONFault {
    guard !member.isEmpty else { return fault(message) }
    if let member = value[member] { return JSONField(member).fault(message) }
    return JSONFault(.unusable(message), at: value, missing: member)
  }

  /// - Parameter expected: the expected kind, such as "a string".
  package func mismatch(_ expected: String) -> JSONFault {
    JSONFault(.mismatch(expected: expected, found: value.kind), at: value)
  }

  // MARK: Reading

  /// Returns a member; nil when it is missing or null.
  package subscript(_ name: String) -> JSONField? {
    guard let member = value[name], !member.isNull else { return nil }
    return JSONField(member)
  }

  /// - Parameter expected: the expected kind, quoted in the fault for another kind of value.
  package func members(_ expected: String = "an object") throws(JSONFault) -> JSONChildren {
    guard value.kind == .object else { throw mismatch(expected) }
    return value.children
  }

  /// - Parameter expected: the expected kind, quoted in the fault for another kind of value.
  package func elements(_ expected: String = "an array") throws(JSONFault) -> JSONChildren {
    guard value.kind == .array else { throw mismatch(expected) }
    return value.children
  }

  package func bool() throws(JSONFault) -> Bool {
    guard let bool = value.bool else { throw mismatch("true or false") }
    return bool
  }

  package func string() throws(JSONFault) -> String {
    guard let string = value.string else { throw mismatch("a string") }
    return string
  }

  package func whole(in range: ClosedRange<Int>) throws(JSONFault) -> Int {
    guard let number = value.int, range.contains(number) else {
      throw mismatch("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns the case whose raw value the string equals.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type
  ) throws(JSONFault) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: try string()) else {
      let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw fault("expected one of \(names)")
    }
    return choice
  }
}

extension JSONValue.Kind {
  /// The kind in plain English.
  package var inWords: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
