// SPDX-License-Identifier: Apache-2.0
package import Intake
internal import JSONText
internal import Localization
internal import PushModel

/// A checked body of `POST …/notifications/preview`.
package struct PreviewBody: Sendable {
  package let preview: PreviewRequest

  package init(parsing body: [UInt8], limits: APILimits = APILimits()) throws(Fault) {
    var faults = Faults()
    var message = MessageFields(limits)
    var languages: [[String]]?
    var tokens: [DeviceToken]?
    var users: [String]?
    let names = "languages, devices, users, \(MessageFields.names)"
    let members = try bodyMembers(body, expected: "an object with payload and languages")
    for field in members.withoutNulls(of: names) {
      switch field.name {
      case "languages":
        languages = field.previewed("language tags, or of lists of them", limits, &faults) {
          Self.reader($0, &$1)
        }
      case "devices":
        tokens = field.previewed("device tokens", limits, &faults) { $0.deviceToken(&$1) }
      case "users":
        users = field.previewed("user names", limits, &faults) { $0.text(.user, &$1) }
      default:
        if !message.read(field, &faults) {
          field.unknown(names, &faults)
        }
      }
    }
    if languages == nil, tokens == nil, users == nil, !message.hasRecipients, faults.isEmpty {
      faults.add(
        .missingMember, at: "/languages",
        "\"languages\" is needed: an array of language tags, or of lists of them; or \"devices\", "
          + "\"users\" or \"recipients\"")
    }
    if message.hasRecipients, tokens != nil || users != nil {
      faults.add(
        .invalidValue, at: "/recipients",
        "expected \"recipients\", or \"devices\" and \"users\", not both")
    }
    message.requirePayload(&faults)
    try faults.check()
    preview = PreviewRequest(
      message: try message.message(), languages: languages ?? [], tokens: tokens ?? [],
      users: users ?? [])
  }

  /// Parses the languages of one reader: a list, or a single tag.
  private static func reader(_ element: Field, _ faults: inout Faults) -> [String]? {
    if element.value.kind == .array { return element.languages(&faults)?.accepted }
    return element.exactLanguage(&faults).map { [$0] }
  }
}

extension Field {
  fileprivate func previewed<Reader>(
    _ what: String, _ limits: APILimits, _ faults: inout Faults,
    read: (Field, inout Faults) -> Reader?
  ) -> [Reader]? {
    guard let elements = elements("an array of \(what)", &faults) else { return nil }
    guard elements.count <= limits.previews else {
      refuse(
        .invalidValue, "expected at most \(limits.previews), not \(elements.count)", &faults)
      return nil
    }
    var readers: [Reader] = []
    for element in elements {
      if let reader = read(element, &faults) { readers.append(reader) }
    }
    return readers
  }
}
