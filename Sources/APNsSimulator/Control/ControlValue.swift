// SPDX-License-Identifier: Apache-2.0

import JSONText

/// Why a value on the control port or in a scenario cannot be used, and which.
package struct ControlFault: Error, Equatable {
  /// RFC 6901, from the beginning of the whole text.
  package let pointer: String
  /// Where the value stands, in bytes from the beginning.
  package let offset: Int
  /// What would be right.
  package let message: String

  init(_ message: String, at value: ControlValue) {
    pointer = value.pointer
    offset = value.json.range.lowerBound
    self.message = message
  }
}

/// A JSON value that somebody wrote for the simulator, and its place: what is read of it is either
/// usable or a fault that names the place.
struct ControlValue {
  let json: JSONValue
  let pointer: String

  init(_ json: JSONValue, pointer: String = "") {
    self.json = json
    self.pointer = pointer
  }

  private func child(_ name: String, _ value: JSONValue) -> ControlValue {
    let escaped = name.replacing("~", with: "~0").replacing("/", with: "~1")
    return ControlValue(value, pointer: pointer + "/" + escaped)
  }

  func fault(_ message: String) -> ControlFault { ControlFault(message, at: self) }

  /// A fault of one of its members, which may be missing.
  func fault(_ message: String, member: String) -> ControlFault {
    let value = json[member] ?? json
    return (member.isEmpty ? self : child(member, value)).fault(message)
  }

  func required(_ name: String) throws(ControlFault) -> ControlValue {
    guard let value = self[name] else { throw fault("is missing", member: name) }
    return value
  }

  /// A device token, in lower case.
  static func deviceToken(_ text: String) -> String? {
    let token = text.lowercased()
    guard !token.isEmpty, RequestCheck.isDeviceToken(Array(token.utf8)[...]) else { return nil }
    return token
  }

  /// Nil when it is missing or null.
  subscript(_ name: String) -> ControlValue? {
    guard let value = json[name], !value.isNull else { return nil }
    return child(name, value)
  }

  /// An object with no other members than these: a misspelt one would do nothing, silently.
  func object(of names: Set<String>) throws(ControlFault) {
    for (name, value) in try members() where !names.contains(name) {
      throw value.fault(
        "there is no member \"\(name)\" here; expected \(names.sorted().joined(separator: ", "))")
    }
  }

  func members() throws(ControlFault) -> [(name: String, value: ControlValue)] {
    guard json.kind == .object else { throw fault("expected an object") }
    return json.members.map { ($0.name, child($0.name, $0.value)) }
  }

  func elements() throws(ControlFault) -> [ControlValue] {
    guard json.kind == .array else { throw fault("expected an array") }
    return json.elements.enumerated().map { child(String($0), $1) }
  }

  func text() throws(ControlFault) -> String {
    guard let text = json.string, !text.isEmpty else { throw fault("expected a string") }
    return text
  }

  func texts() throws(ControlFault) -> [String] {
    guard json.kind == .array else { throw fault("expected an array of strings") }
    var texts: [String] = []
    for element in try elements() { texts.append(try element.text()) }
    return texts
  }

  func flag() throws(ControlFault) -> Bool {
    guard let flag = json.bool else { throw fault("expected true or false") }
    return flag
  }

  func whole(in range: ClosedRange<Int>) throws(ControlFault) -> Int {
    guard let number = json.int, range.contains(number) else {
      throw fault("expected a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func environment() throws(ControlFault) -> PushEnvironment {
    guard let environment = json.string.flatMap({ PushEnvironment(rawValue: $0) }) else {
      throw fault("expected sandbox or production")
    }
    return environment
  }
}
