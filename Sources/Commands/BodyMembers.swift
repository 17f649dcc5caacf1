// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Members of a request's body. An option without a value adds no member.
struct BodyMembers {
  private var members: [(name: String, json: [UInt8])] = []

  var isEmpty: Bool { members.isEmpty }

  /// Adds the member unless `value` is nil.
  mutating func set(_ name: String, _ value: (some JSONWritable)?) {
    guard let value else { return }
    var writer = JSONWriter()
    writer.value(value)
    members.append((name, writer.bytes))
  }

  /// Adds an array, unless it is empty.
  mutating func set(_ name: String, all values: [String]) {
    if !values.isEmpty { set(name, values) }
  }

  mutating func set(_ name: String, json: [UInt8]?) {
    if let json { members.append((name, json)) }
  }

  /// Adds a member that clears a stored value, if `isAsked`.
  mutating func clear(_ name: String, _ isAsked: Bool, with json: String = "null") {
    if isAsked { members.append((name, Array(json.utf8))) }
  }

  var body: [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      for member in members { object.field(member.name, raw: member.json) }
    }
    return writer.bytes
  }
}
