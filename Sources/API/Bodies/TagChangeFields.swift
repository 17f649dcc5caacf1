// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// The members `add_tags` and `remove_tags`, which change one device or all devices of a user.
struct TagChangeFields {
  static let names = "add_tags, remove_tags"
  private(set) var change = TagChange()
  /// Whether the body has at least one of the two members.
  private(set) var isGiven = false

  /// Reads the member; returns false for other members. A null changes nothing.
  mutating func read(_ field: Field, _ faults: inout Faults) -> Bool {
    switch field.name {
    case "add_tags" where field.value.isNull, "remove_tags" where field.value.isNull: return true
    case "add_tags": change.added = field.deviceTags(&faults) ?? []
    case "remove_tags":
      change.removed = field.deviceTags(&faults) ?? []
    default: return false
    }
    isGiven = true
    return true
  }

  /// Adds a fault for a tag that is in both lists.
  func check(_ faults: inout Faults) {
    guard let both = change.removed.first(where: change.added.contains) else { return }
    faults.add(
      .invalidValue, at: "/remove_tags",
      "expected no tag that is also in \"add_tags\", but \"\(both)\" is")
  }
}

extension Field {
  /// Parses the tags of one device; removes duplicates.
  func deviceTags(_ faults: inout Faults) -> [String]? {
    guard let elements = elements("an array of strings", &faults) else { return nil }
    guard elements.count <= DeviceRegistration.maximumTags else {
      refuse(
        .invalidValue,
        "expected at most \(DeviceRegistration.maximumTags) tags, not \(elements.count)", &faults)
      return nil
    }
    return elements.compactMap { $0.text(.tag, &faults) }.uniqueByBytes
  }
}
