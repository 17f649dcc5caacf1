// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization

/// A checked body of `POST …/notifications/preview`.
package struct PreviewBody: Sendable {
  /// Readers in one preview: more than an app has languages.
  static let maximumReaders = 100

  package let message: MessageBody
  /// Each a list of preferences, as a device has it.
  package let readers: [[String]]

  package init(parsing body: [UInt8]) throws(Fault) {
    var faults = Faults()
    var message = MessageBody.Parts()
    var readers: [[String]]?
    for field in try bodyMembers(body, expected: "an object with payload and languages") {
      if field.name == "languages" {
        readers = Self.readers(field, &faults)
      } else if field.name == "devices" {
        field.notAvailable(&faults)
      } else if !message.read(field, &faults) {
        field.unknown("payload, languages, push_type, priority, fallback", &faults)
      }
    }
    if readers == nil, faults.isEmpty {
      faults.add(
        .missingMember, at: "/languages",
        "\"languages\" is needed: an array of language tags, or of lists of them")
    }
    message.requirePayload(&faults)
    try faults.check()
    self.message = try MessageBody(message)
    self.readers = readers ?? []
  }

  /// A tag alone is a reader of that one language.
  private static func readers(_ field: Field, _ faults: inout Faults) -> [[String]]? {
    let expected = "an array of language tags, or of lists of them"
    guard let elements = field.elements(expected, &faults) else { return nil }
    guard elements.count <= maximumReaders else {
      field.refuse(
        .invalidValue, "expected at most \(maximumReaders) readers, not \(elements.count)", &faults)
      return nil
    }
    return elements.map { element in
      if element.value.kind == .array { return element.languages(&faults)?.accepted ?? [] }
      return element.exactLanguage(&faults).map { [$0] } ?? []
    }
  }
}
