// SPDX-License-Identifier: Apache-2.0

/// A value in JSON that somebody wrote, and the way to it. What is read of it is either usable or a
/// fault that names the place. Pointers are spelled out only for a fault.
package struct JSONField: Sendable {
  package let value: JSONValue
  /// The member's name or the element's number; empty for a whole text.
  package let name: String
  /// The way to what it is in; nil for a whole text.
  package let parent: String?

  /// A whole text.
  package init(root value: JSONValue) {
    self.value = value
    name = ""
    parent = nil
  }

  /// - Parameter parent: a JSON pointer (RFC 6901); "" is the whole text.
  package init(_ name: String, _ value: JSONValue, in parent: String = "") {
    self.value = value
    self.name = name
    self.parent = parent
  }

  /// RFC 6901, from the beginning of the whole text; cut where it is longer than a place that a person
  /// would look up. Every member of an object has the way to it as its parent.
  package var pointer: String {
    parent.map { ($0 + jsonPointerToken(name)).cut(toBytes: Self.maximumPointerBytes) } ?? ""
  }

  private static let maximumPointerBytes = 1_024

  // MARK: Faults

  /// - Parameter message: what would be right.
  package func fault(_ message: String) -> JSONFault { JSONFault(.unusable(message), at: self) }

  /// A fault of one of its members, which may be missing; the empty name means all of it.
  package func fault(_ message: String, member: String) -> JSONFault {
    guard !member.isEmpty else { return fault(message) }
    return JSONField(member, value[member] ?? value, in: pointer).fault(message)
  }

  /// - Parameter expected: such as "a string".
  package func mismatch(_ expected: String) -> JSONFault {
    JSONFault(.mismatch(expected: expected, found: value.kind), at: self)
  }

  // MARK: Reading

  /// A member; nil when it is missing or null.
  package subscript(_ name: String) -> JSONField? {
    guard let member = value[name], !member.isNull else { return nil }
    return JSONField(name, member, in: pointer)
  }

  /// - Parameter expected: what is expected where this is no object.
  package func members(_ expected: String = "an object") throws(JSONFault) -> [JSONField] {
    guard value.kind == .object else { throw mismatch(expected) }
    let pointer = pointer
    return value.members.map { JSONField($0.name, $0.value, in: pointer) }
  }

  /// - Parameter expected: what is expected where this is no array.
  package func elements(_ expected: String = "an array") throws(JSONFault) -> [JSONField] {
    guard value.kind == .array else { throw mismatch(expected) }
    let pointer = pointer
    return value.elements.enumerated().map {
      JSONField(String($0.offset), $0.element, in: pointer)
    }
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

  /// A value of a closed list.
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

/// Why a value in somebody's JSON cannot be used, and which.
package struct JSONFault: Error, Equatable, Sendable {
  /// What is wrong with it.
  package enum Problem: Equatable, Sendable {
    /// It is something else than is expected here.
    case mismatch(expected: String, found: JSONValue.Kind)
    /// The rest, in words.
    case unusable(String)
  }

  package let problem: Problem
  /// RFC 6901, from the beginning of the whole text.
  package let pointer: String
  /// Where the value stands, in bytes from the beginning.
  package let offset: Int

  init(_ problem: Problem, at field: JSONField) {
    self.problem = problem
    pointer = field.pointer
    offset = field.value.range.lowerBound
  }

  /// What would be right, in few words.
  package var message: String {
    switch problem {
    case .mismatch(let expected, _): "expected \(expected)"
    case .unusable(let message): message
    }
  }
}

extension JSONValue.Kind {
  /// As a reader would call it.
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
