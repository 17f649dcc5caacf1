// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization

/// A possible mistake in a payload that Apple accepts. A preview returns all warnings, an accepted
/// request only `textWarnings`.
package struct PayloadWarning: Sendable, Equatable {
  package let member: MessageFault.Member
  /// JSON pointer within the member, as in `MessageFault`.
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
  /// Warnings about the message, independent of a reader's language.
  package var warnings: [PayloadWarning] {
    template.slots.flatMap(warnings) + template.appleWarnings
  }

  /// Warnings about texts that count as missing in some languages, because they are excluded or do
  /// not fit the arguments. Readers of these languages receive the message in another language.
  package var textWarnings: [PayloadWarning] { template.slots.flatMap { lost(of: $0).warnings } }

  /// Returns the languages in which a slot's text is excluded or does not fit, and at most two
  /// warnings about them.
  private func lost(
    of slot: PayloadTemplate.Slot
  ) -> (languages: Set<String>, warnings: [PayloadWarning]) {
    guard case .string(let key, _) = slot.form else { return ([], []) }
    let excluded = exclusions(of: slot)
    let unfit = unfitTexts(of: slot)
    var warnings: [PayloadWarning] = []
    func warn(_ start: String, _ languages: [String], _ reason: String) {
      warnings.append(
        PayloadWarning(
          in: slot.member, at: slot.pointer,
          "\(start) \(languages.joined(separator: ", "))\(reason); readers of "
            + "\(languages.count == 1 ? "it" : "these") get the message in another language"))
    }
    if let first = excluded.first {
      let reason = excluded.count == 1 ? first.reason : "in \(first.language), \(first.reason)"
      warn("\(key.description) is excluded in", excluded.map(\.language), ": \(reason)")
    }
    if let first = unfit.first {
      warn(
        "the text in", unfit.map(\.language), " does not fit the arguments: \(first.fault.message)")
    }
    return (Set(excluded.map(\.language) + unfit.map(\.language)), warnings)
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
    let lost = lost(of: slot)
    warnings += lost.warnings
    let missing = languagesWithoutText(of: slot).filter { !lost.languages.contains($0) }
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
  /// Returns the positions of arguments that no text uses. Usually the first text already uses all.
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
  /// Warnings about values that Apple accepts and then ignores, delays or shows differently.
  fileprivate var appleWarnings: [PayloadWarning] {
    var warnings: [PayloadWarning] = []
    for name in unknownMembers {
      warnings.append(
        PayloadWarning(
          at: "/aps" + jsonPointerToken(name),
          "Apple has no such member and may ignore it: put app data beside aps, not in it"))
    }
    if facts.mutableContent, !facts.hasAlertText {
      warnings.append(
        PayloadWarning(
          at: "/aps/mutable-content",
          "iOS runs the app's extension only for alerts with a text"))
    }
    if facts.interruptionLevel == "critical", !facts.hasCriticalSound {
      warnings.append(
        PayloadWarning(
          at: "/aps/interruption-level", "a critical alert is audible only with a critical sound"))
    }
    return warnings
  }
}

extension RenderedPayload {
  /// Approximate number of characters that a screen shows; devices truncate the rest.
  private static let shown = [("title", 65), ("body", 240)]

  /// Warnings about the rendered texts of one reader.
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
