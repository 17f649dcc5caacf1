// SPDX-License-Identifier: Apache-2.0

import JSONText

/// Additional accessors for the control port and scenarios.
extension JSONField {
  func required(_ name: String) throws(JSONFault) -> JSONField {
    guard let value = self[name] else { throw fault("is missing", member: name) }
    return value
  }

  /// Requires an object without other members, because a misspelt member would silently have no
  /// effect.
  func object(of names: Set<String>) throws(JSONFault) {
    for member in try members() where !names.contains(member.name.text) {
      throw member.fault(
        "there is no member \"\(member.name)\" here; expected "
          + names.sorted().joined(separator: ", "))
    }
  }

  /// Returns a string that is not empty.
  func text() throws(JSONFault) -> String {
    guard let text = value.string, !text.isEmpty else { throw mismatch("a string") }
    return text
  }

  func texts() throws(JSONFault) -> [String] {
    var texts: [String] = []
    for element in try elements("an array of strings") { texts.append(try element.text()) }
    return texts
  }

  func environment() throws(JSONFault) -> PushEnvironment {
    guard let environment = value.string.flatMap({ PushEnvironment(rawValue: $0) }) else {
      throw fault("expected sandbox or production")
    }
    return environment
  }
}
