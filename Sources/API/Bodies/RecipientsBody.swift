// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import Localization
package import PushModel

/// A request's `recipients`: whom it is for, and what each is given. Takes the place of `to`.
package struct RecipientsBody: Sendable {
  /// Longer names are slips; one that texts ask for is a word.
  private static let name = TextLimit(maximumBytes: 64)

  /// One recipient, named by token or by user.
  package struct Entry: Sendable {
    package var token: DeviceToken?
    package var user: String?
    package var arguments: [String: TextArgument] = [:]
    package var badge: Int?
  }

  package private(set) var entries: [Entry] = []
  /// The list as it was written.
  package let bytes: [UInt8]

  /// Nil after a fault.
  init?(_ field: Field, maximum: Int, _ faults: inout Faults) {
    let expected = "an array such as [{\"user\": \"u-42\", \"args\": {\"first_name\": \"Ann\"}}]"
    guard let elements = field.elements(expected, &faults) else { return nil }
    guard !elements.isEmpty else {
      field.refuse(.emptyAudience, "expected at least one recipient", &faults)
      return nil
    }
    guard elements.count <= maximum else {
      field.refuse(
        .tooManyNames, "expected at most \(maximum) recipients, not \(elements.count)", &faults)
      return nil
    }
    bytes = Array(field.value.bytes)
    entries.reserveCapacity(elements.count)
    let faultsBefore = faults.list.count
    for element in elements {
      guard let entry = Self.entry(element, &faults) else { continue }
      entries.append(entry)
    }
    guard faults.list.count == faultsBefore else { return nil }
  }

  private static func entry(_ element: Field, _ faults: inout Faults) -> Entry? {
    guard let members = element.members("an object such as {\"user\": \"u-42\"}", &faults) else {
      return nil
    }
    var entry = Entry()
    var names = 0
    for field in members {
      switch field.name {
      case "token":
        entry.token = field.deviceToken(&faults)
        names += 1
      case "user":
        entry.user = field.text(.user, &faults)
        names += 1
      case "args": entry.arguments = arguments(field, &faults)
      case "badge": entry.badge = field.badge(&faults)
      default: field.unknown("user or token, args, badge", &faults)
      }
    }
    if names != 1 {
      element.refuse(
        .missingMember,
        "expected either a \"user\" or a \"token\", \(names == 0 ? "one" : "not both")",
        &faults)
    }
    return entry
  }

  private static func arguments(
    _ field: Field, _ faults: inout Faults
  ) -> [String: TextArgument] {
    guard let members = field.members("an object of names and values", &faults) else { return [:] }
    guard members.count <= TextTemplate.maximumArguments else {
      field.refuse(
        .invalidValue,
        "expected at most \(TextTemplate.maximumArguments) arguments, not \(members.count)", &faults
      )
      return [:]
    }
    var arguments: [String: TextArgument] = [:]
    for member in members {
      if let complaint = name.complaint(about: member.name) {
        member.refuse(.invalidValue, "as a name \(complaint)", &faults)
      } else if let argument = TextArgument(member.value) {
        arguments[member.name] = argument
      } else {
        member.wrongType("a string or a number", &faults)
      }
    }
    return arguments
  }

  /// Whom the notification is for.
  var audience: Audience {
    .named(
      tokens: Array(unique: entries.compactMap(\.token)),
      users: Array(unique: entries.compactMap(\.user)))
  }

  /// Where a token was first named.
  func position(of token: DeviceToken) -> Int? { entries.firstIndex { $0.token == token } }

  var hasBadge: Bool { entries.contains { $0.badge != nil } }

  /// Which entry a device belongs to.
  var index: RecipientIndex {
    var index = RecipientIndex()
    for (position, entry) in entries.enumerated() {
      if let token = entry.token { index.add(token, at: position) }
      if let user = entry.user { index.add(user: user, at: position) }
    }
    return index
  }
}

extension Field {
  /// A number for the app's icon.
  func badge(_ faults: inout Faults) -> Int? {
    guard let badge = value.int, (0...BadgeChange.maximum).contains(badge) else {
      wrongNumber("a whole number from 0 to \(BadgeChange.maximum)", &faults)
      return nil
    }
    return badge
  }
}

extension Array where Element: Hashable {
  /// Each once, in order.
  fileprivate init(unique elements: [Element]) {
    var seen = Set<Element>(minimumCapacity: elements.count)
    self = elements.filter { seen.insert($0).inserted }
  }
}
