// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// A member of a body and its JSON pointer.
typealias Field = JSONField

/// The parsing functions record a fault and return nil; `Faults.check` later throws the faults.
extension JSONField {
  func refuse(_ code: ErrorCode, _ detail: @autoclosure () -> String, _ faults: inout Faults) {
    faults.add(code, at: pointer, detail())
  }

  func wrongType(_ expected: String, _ faults: inout Faults) {
    faults.add(mismatch(expected))
  }

  /// Adds a fault for a number of a wrong type or out of range. The fault quotes an out-of-range
  /// number.
  func wrongNumber(_ expected: String, _ faults: inout Faults) {
    guard value.kind == .number, value.bytes.count <= 32 else {
      return wrongType(expected, &faults)
    }
    let number = String(decoding: value.bytes, as: UTF8.self)
    refuse(.wrongType, "\(expected) is expected here, not \(number)", &faults)
  }

  /// - Parameter known: list of valid names for the error message.
  func unknown(_ known: String, _ faults: inout Faults) {
    refuse(
      .unknownMember, "\(parentInWords) has no member of this name; it may have \(known)", &faults)
  }

  private var parentInWords: String {
    let parent = parent ?? ""
    return parent.isEmpty ? "the body" : parent.excerpt
  }

  func notAvailable(_ faults: inout Faults) {
    refuse(.notAvailable, "\"\(name)\" is not available in this version", &faults)
  }

  // MARK: values

  func members(_ expected: String, _ faults: inout Faults) -> JSONChildren? {
    faults.noting { () throws(JSONFault) in try members(expected) }
  }

  func elements(_ expected: String, _ faults: inout Faults) -> JSONChildren? {
    faults.noting { () throws(JSONFault) in try elements(expected) }
  }

  func bool(_ faults: inout Faults) -> Bool? {
    faults.noting { () throws(JSONFault) in try bool() }
  }

  func text(_ limit: TextLimit, _ faults: inout Faults) -> String? {
    faults.noting { () throws(JSONFault) in
      let text = try string()
      if let complaint = limit.complaint(about: text) { throw fault(complaint) }
      return text
    }
  }

  /// Parses a value from a fixed list.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type, _ faults: inout Faults
  ) -> Choice? where Choice.RawValue == String {
    faults.noting { () throws(JSONFault) in try choice(type) }
  }

  /// Parses a name from a fixed list.
  func choice<Choice>(
    _ choices: [(name: String, value: Choice)], _ faults: inout Faults
  ) -> Choice? {
    let text = value.string
    if let choice = choices.first(where: { $0.name == text }) { return choice.value }
    let names = choices.map { "\"\($0.name)\"" }.joined(separator: ", ")
    if text == nil {
      wrongType("one of \(names)", &faults)
    } else {
      refuse(.invalidValue, "expected one of \(names)", &faults)
    }
    return nil
  }
}

extension JSONField {
  /// Parses one of Apple's environments. Rejects "development", which Apple's entitlements use for
  /// the sandbox.
  func environment(_ faults: inout Faults) -> PushEnvironment? {
    guard value.string != "development" else {
      refuse(
        .invalidValue, "expected \"sandbox\", which entitlements call development", &faults)
      return nil
    }
    return choice(PushEnvironment.self, &faults)
  }
}

extension Faults {
  fileprivate mutating func noting<Value>(
    _ read: () throws(JSONFault) -> Value
  ) -> Value? {
    do throws(JSONFault) { return try read() } catch {
      add(error)
      return nil
    }
  }

  fileprivate mutating func add(_ fault: JSONFault) {
    switch fault.problem {
    case .mismatch(let expected, let found):
      add(.wrongType, at: fault.pointer, "\(expected) is expected here, not \(found.inWords)")
    case .unusable(let message): add(.invalidValue, at: fault.pointer, message)
    }
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
    throw Fault(.wrongType, at: "", "\(expected) is expected, not \(document.root.kind.inWords)")
  }
  return document
}

/// Maximum number of members that are read from a body. No valid body has as many. A body with more
/// therefore has unknown members, and is rejected for them.
private let mostMembers = 200

/// Returns the members of a body that must be an object, at most `mostMembers`.
func bodyMembers(_ body: [UInt8], expected: String) throws(Fault) -> JSONChildren {
  try bodyDocument(body, expected: expected).root.children(atMost: mostMembers)
}
