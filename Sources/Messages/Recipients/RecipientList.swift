// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import Localization
package import PushModel

/// A message's `recipients`: the audience, and each recipient's arguments and badge.
package struct RecipientList: Sendable {
  /// One recipient, named by token or by user.
  package struct Entry: Sendable, Equatable {
    package var token: DeviceToken?
    package var user: String?
    package var arguments: [ExactString: TextArgument] = [:]
    package var badge: Int?
  }

  /// Ordered as in the request.
  package let entries: [Entry]
  /// The list's JSON, unchanged.
  package let bytes: [UInt8]
  /// Whether any recipient has a badge of its own.
  package let hasBadge: Bool

  /// Parses `[{"user": "u-42", "args": {"first_name": "Ann"}}]`, and reports every fault in it.
  ///
  /// - Parameter maximum: maximum number of recipients.
  package init(_ list: JSONValue, maximum: Int = .max) throws(MessageFault) {
    var reader = RecipientReader()
    entries = reader.entries(list, maximum: maximum)
    try MessageFault.check(reader.faults)
    bytes = Array(list.bytes)
    hasBadge = entries.contains { $0.badge != nil }
  }

  /// Audience of the notification: the named tokens and users.
  package var audience: Audience {
    .named(
      tokens: Array(unique: entries.compactMap(\.token)),
      users: entries.compactMap(\.user).uniqueByBytes)
  }

  /// All times in the recipients' arguments.
  var instants: Set<Instant> {
    Set(entries.lazy.flatMap { $0.arguments.values.lazy.compactMap(\.instant) })
  }

  /// Returns the first entry that names a token.
  package func position(of token: DeviceToken) -> Int? {
    entries.firstIndex { $0.token == token }
  }

  /// Index of entries by token and user.
  var index: RecipientIndex {
    var index = RecipientIndex()
    for (position, entry) in entries.enumerated() {
      if let token = entry.token { index.add(token, at: position) }
      if let user = entry.user { index.add(user: user, at: position) }
    }
    return index
  }
}

extension BadgeChange {
  /// Returns the badge number; nil for any other value.
  package static func number(_ value: JSONValue) -> Int? {
    value.int.flatMap { (0...maximum).contains($0) ? $0 : nil }
  }

  /// Description of values that `number` accepts, for error messages.
  package static var numberInWords: String { "a whole number from 0 to \(maximum)" }
}

/// Parses recipients. Continues after a fault, so that a caller receives all faults at once.
private struct RecipientReader {
  private(set) var faults: [MessageFault] = []

  mutating func entries(_ list: JSONValue, maximum: Int) -> [RecipientList.Entry] {
    guard list.kind == .array else {
      wrongType(
        list, at: "", "an array such as [{\"user\": \"u-42\", \"args\": {\"first_name\": \"Ann\"}}]"
      )
      return []
    }
    let elements = list.elements
    guard !elements.isEmpty else {
      add(.noRecipients, at: "", "expected at least one recipient")
      return []
    }
    guard elements.count <= maximum else {
      add(.tooMany, at: "", "expected at most \(maximum) recipients, not \(elements.count)")
      return []
    }
    var entries: [RecipientList.Entry] = []
    entries.reserveCapacity(elements.count)
    for (position, element) in elements.enumerated() {
      entries.append(entry(element, at: "/\(position)"))
    }
    return entries
  }

  private mutating func entry(_ value: JSONValue, at pointer: String) -> RecipientList.Entry {
    var entry = RecipientList.Entry()
    guard value.kind == .object else {
      wrongType(value, at: pointer, "an object such as {\"user\": \"u-42\"}")
      return entry
    }
    var names = 0
    // A null member counts as absent, as in the rest of a request.
    let isGiven = { (name: String, value: JSONValue) in
      !value.isNull || !["token", "user", "args", "badge"].contains(name)
    }
    for (name, value) in value.members where isGiven(name, value) {
      switch name {
      case "token":
        entry.token = token(value, at: pointer + "/token")
        names += 1
      case "user":
        entry.user = user(value, at: pointer + "/user")
        names += 1
      case "args": entry.arguments = arguments(value, at: pointer + "/args")
      case "badge":
        entry.badge = BadgeChange.number(value)
        if entry.badge == nil {
          wrongType(value, at: pointer + "/badge", BadgeChange.numberInWords)
        }
      default:
        add(
          .unknownMember, at: pointer + jsonPointerToken(name),
          "/recipients\(pointer) has no member of this name; it may have user or token, args, badge"
        )
      }
    }
    if names != 1 {
      add(
        .missingMember, at: pointer,
        "expected either a \"user\" or a \"token\", \(names == 0 ? "one" : "not both")")
    }
    return entry
  }

  private mutating func token(_ value: JSONValue, at pointer: String) -> DeviceToken? {
    guard let text = value.string else {
      wrongType(value, at: pointer, "a device token in quotes")
      return nil
    }
    do throws(DeviceToken.Fault) { return try DeviceToken(hex: text) } catch {
      add(.deviceToken, at: pointer, error.sentence)
      return nil
    }
  }

  private mutating func user(_ value: JSONValue, at pointer: String) -> String? {
    guard let text = value.string else {
      wrongType(value, at: pointer, "a string")
      return nil
    }
    if let complaint = TextLimit.user.complaint(about: text) {
      add(.invalidValue, at: pointer, complaint)
      return nil
    }
    return text
  }

  private mutating func arguments(
    _ value: JSONValue, at pointer: String
  ) -> [ExactString: TextArgument] {
    guard value.kind == .object else {
      wrongType(value, at: pointer, "an object of names and values")
      return [:]
    }
    let members = value.members
    guard members.count <= TextTemplate.maximumArguments else {
      add(
        .invalidValue, at: pointer,
        "expected at most \(TextTemplate.maximumArguments) arguments, not \(members.count)")
      return [:]
    }
    var arguments: [ExactString: TextArgument] = [:]
    for (name, value) in members {
      if let complaint = TextLimit.argumentName.complaint(about: name) {
        add(.invalidValue, at: pointer + jsonPointerToken(name), "as a name \(complaint)")
      } else {
        let place = pointer + jsonPointerToken(name)
        do throws(ArgumentFault) { arguments[ExactString(name)] = try TextArgument(value) } catch {
          if [.object, .string, .number].contains(value.kind) {
            add(.invalidValue, at: place + error.pointer, error.message)
          } else {
            wrongType(value, at: place, TextArgument.inWords)
          }
        }
      }
    }
    return arguments
  }

  private mutating func wrongType(_ value: JSONValue, at pointer: String, _ expected: String) {
    add(.wrongType, at: pointer, "\(expected) is expected here, not \(value.kindInWords)")
  }

  private mutating func add(_ kind: MessageFault.Kind, at pointer: String, _ message: String) {
    guard faults.count < MessageFault.maximum else { return }
    faults.append(MessageFault(kind, in: .recipients, at: pointer, message))
  }
}

extension Array where Element: Hashable {
  /// Creates an array with the first of equal elements, in order.
  fileprivate init(unique elements: [Element]) {
    var seen = Set<Element>(minimumCapacity: elements.count)
    self = elements.filter { seen.insert($0).inserted }
  }
}
