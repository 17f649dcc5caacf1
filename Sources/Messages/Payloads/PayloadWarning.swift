// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization

/// What may be a mistake although Apple takes it: told by a preview, never a reason to refuse.
package struct PayloadWarning: Sendable, Equatable {
  package let member: MessageFault.Member
  /// Into the member, as in `MessageFault`.
  package let pointer: String
  package let message: String

  fileprivate init(
    in member: MessageFault.Member = .payload, at pointer: String, _ message: String
  ) {
    self.member = member
    self.pointer = pointer
    self.message = message
  }
}

extension LocalizedPayload {
  /// About the message as such, whatever the reader's language.
  package var warnings: [PayloadWarning] {
    template.slots.flatMap(warnings) + template.appleWarnings
  }

  private func warnings(about slot: PayloadTemplate.Slot) -> [PayloadWarning] {
    var warnings: [PayloadWarning] = []
    if case .string(_, let arguments) = slot.form {
      for index in unusedArguments(of: slot, among: arguments.count) {
        warnings.append(
          PayloadWarning(
            in: slot.member, at: "\(slot.pointer)/args/\(index)",
            "no language's text shows this argument"))
      }
    }
    let missing = languagesWithoutText(of: slot)
    if !missing.isEmpty {
      warnings.append(
        PayloadWarning(
          in: slot.member, at: slot.pointer,
          "there is no text in \(missing.joined(separator: ", ")): its readers get the message in "
            + "another language"))
    }
    return warnings
  }
}

extension LocalizedPayload {
  /// Returns the positions of arguments that no text shows. Mostly the first text shows all.
  private func unusedArguments(of slot: PayloadTemplate.Slot, among count: Int) -> [Int] {
    var unused = Set(0..<count)
    for position in languages.indices where !unused.isEmpty {
      guard case .template(let template, _) = text(of: slot, in: position) else { continue }
      unused.subtract(template.argumentTypes.keys)
    }
    return unused.sorted()
  }
}

extension PayloadTemplate {
  /// What Apple takes and then ignores, delays or shows otherwise than was meant.
  fileprivate var appleWarnings: [PayloadWarning] {
    var warnings: [PayloadWarning] = []
    for name in unknownMembers {
      warnings.append(
        PayloadWarning(
          at: "/aps" + jsonPointerToken(name),
          "Apple has no such member and may ignore it: data of the app's own stands beside aps"))
    }
    if facts.mutableContent, !facts.hasAlertText {
      warnings.append(
        PayloadWarning(
          at: "/aps/mutable-content",
          "the app's extension is only woken for an alert with a text"))
    }
    if facts.interruptionLevel == "critical", !facts.hasCriticalSound {
      warnings.append(
        PayloadWarning(
          at: "/aps/interruption-level", "a critical alert is heard only with a critical sound"))
    }
    return warnings
  }
}

extension RenderedPayload {
  /// Characters that are about what a screen shows; what is beyond is cut off by the device.
  private static let shown = [("title", 65), ("body", 240)]

  /// About the texts as this reader gets them.
  package var warnings: [PayloadWarning] {
    guard let alert = (try? JSONDocument(parsing: bytes))?.root["aps"]?["alert"] else { return [] }
    return Self.shown.compactMap { part, characters in
      let whole = part == "body" ? alert.string : nil
      guard let text = whole ?? alert[part]?.string, text.count > characters else { return nil }
      return PayloadWarning(
        at: whole == nil ? "/aps/alert/\(part)" : "/aps/alert",
        "the text has \(text.count) characters; a device shows about \(characters)")
    }
  }
}
