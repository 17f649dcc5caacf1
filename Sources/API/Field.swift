// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// One member of a body with the way to it. The reading functions answer nil after a fault, which
/// they note; `Faults.check` then ends the request. Pointers are spelled out only for a fault.
struct Field {
  let value: JSONValue
  let name: String
  private let parent: String

  init(_ name: String, _ value: JSONValue, in parent: String = "") {
    self.name = name
    self.value = value
    self.parent = parent
  }

  var pointer: String { parent + jsonPointerToken(name) }

  func refuse(_ code: ErrorCode, _ detail: String, _ faults: inout Faults) {
    faults.add(code, at: pointer, detail)
  }

  func wrongType(_ expected: String, _ faults: inout Faults) {
    refuse(.wrongType, "\(expected) is expected here, not \(value.kindInWords)", &faults)
  }

  /// - Parameter known: the names that would have been right, as a list for the reader.
  func unknown(_ known: String, _ faults: inout Faults) {
    let place = parent.isEmpty ? "the body" : parent
    refuse(.unknownMember, "\(place) has no member of this name; it may have \(known)", &faults)
  }

  func notAvailable(_ faults: inout Faults) {
    refuse(.notAvailable, "\"\(name)\" is not available in this version", &faults)
  }

  // MARK: values

  func members(_ expected: String, _ faults: inout Faults) -> [Field]? {
    guard value.kind == .object else {
      wrongType(expected, &faults)
      return nil
    }
    let pointer = pointer
    return value.members.map { Field($0.name, $0.value, in: pointer) }
  }

  func elements(_ expected: String, _ faults: inout Faults) -> [Field]? {
    guard value.kind == .array else {
      wrongType(expected, &faults)
      return nil
    }
    let pointer = pointer
    return value.elements.enumerated().map { Field(String($0.offset), $0.element, in: pointer) }
  }

  func bool(_ faults: inout Faults) -> Bool? {
    guard let bool = value.bool else {
      wrongType("true or false", &faults)
      return nil
    }
    return bool
  }

  func text(_ limit: TextLimit, _ faults: inout Faults) -> String? {
    guard let text = value.string else {
      wrongType("a string", &faults)
      return nil
    }
    if let complaint = limit.complaint(about: text) {
      refuse(.invalidValue, complaint, &faults)
      return nil
    }
    return text
  }

  /// A value of a closed list.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type, _ faults: inout Faults
  ) -> Choice? where Choice.RawValue == String {
    guard let text = value.string else {
      wrongType("a string", &faults)
      return nil
    }
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      refuse(.invalidValue, "expected one of \(names)", &faults)
      return nil
    }
    return choice
  }
}

/// Parses a body that must be an object.
func bodyDocument(_ body: [UInt8], expected: String) throws(Fault) -> JSONDocument {
  let document: JSONDocument
  do {
    document = try JSONDocument(parsing: body)
  } catch {
    let what = body.isEmpty ? "the body is empty; \(expected) is expected" : error.description
    throw Fault(
      .malformedJSON, at: "", what,
      members: [
        Fault.Member("line", .number(error.line)), Fault.Member("column", .number(error.column)),
        Fault.Member("offset", .number(error.offset)),
      ])
  }
  guard document.root.kind == .object else {
    throw Fault(.wrongType, at: "", "\(expected) is expected, not \(document.root.kindInWords)")
  }
  return document
}

/// The members of a body's object.
func bodyMembers(_ body: [UInt8], expected: String) throws(Fault) -> [Field] {
  try bodyDocument(body, expected: expected).root.members.map { Field($0.name, $0.value) }
}
