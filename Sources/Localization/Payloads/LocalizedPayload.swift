// SPDX-License-Identifier: Apache-2.0
import JSONText

/// A payload bound to the texts it is sent with: ready to choose a language and to render in it.
///
/// Immutable; make one per notification and share it. All texts of a message are in one language: the
/// first of the reader's chain that has every one of them. After `check()` has passed, `choose` finds
/// one for every reader.
package struct LocalizedPayload: Sendable {
  package let template: PayloadTemplate
  private let context: LanguageContext
  private let matcher: LanguageMatcher
  /// By position among the matcher's languages.
  private let languages: [MessageLanguage]

  /// One language in which the message may have texts.
  private struct MessageLanguage: Sendable {
    let tag: String
    let writing: LanguageWriting
    /// One for each slot of the template; nil where the language has no text.
    let texts: [SlotText?]

    var isComplete: Bool { texts.allSatisfy { $0 != nil } }
  }

  private enum SlotText: Sendable {
    case final(String)
    case template(TextTemplate, [TextArgument])
  }

  /// - Parameters:
  ///   - catalogue: the app's texts; nil when it has none.
  ///   - context: what stands in when none of a reader's languages has all texts.
  package init(_ template: PayloadTemplate, catalogue: Catalogue?, context: LanguageContext) {
    self.template = template
    var context = context
    context.sourceLanguage = context.sourceLanguage ?? catalogue?.sourceLanguage
    self.context = context
    languages = Self.languages(of: template, catalogue)
    matcher = LanguageMatcher(available: languages.map(\.tag))
  }

  private static func languages(
    of template: PayloadTemplate, _ catalogue: Catalogue?
  ) -> [MessageLanguage] {
    var tags: [(tag: String, normalForm: String)] = []
    func add(_ tag: String, _ normalForm: String) {
      if !tags.contains(where: { $0.normalForm == normalForm }) { tags.append((tag, normalForm)) }
    }
    for slot in template.slots {
      switch slot.form {
      case .inline(let texts): for text in texts { add(text.tag, text.normalForm) }
      case .string:
        for language in catalogue?.texts ?? [] { add(language.tag, language.normalForm) }
      }
    }
    return tags.map { tag, normalForm in
      let carried = catalogue?.texts.first { $0.normalForm == normalForm }
      let texts: [SlotText?] = template.slots.map { slot in
        switch slot.form {
        case .inline(let texts):
          texts.first { $0.normalForm == normalForm }.map { .final($0.text) }
        case .string(let key, let arguments):
          carried?.templates[key].map { .template($0, arguments) }
        }
      }
      return MessageLanguage(
        tag: tag, writing: LanguageWriting(tag: LanguageTag(parsing: tag)), texts: texts)
    }
  }

  /// The languages in which the message has all its texts: those a reader could get it in.
  package var completeLanguages: [String] {
    languages.filter(\.isComplete).map(\.tag)
  }

  /// The language for a reader; nil when the message is not localized, or when `check()` would fail.
  package func choose(for preferences: [String]) -> LanguageChoice? {
    guard template.isLocalized else { return nil }
    return matcher.choices(for: preferences, context: context)
      .first { languages[$0.position].isComplete }
  }

  /// - Parameter choice: from `choose` of this value; nil renders a message that is not localized.
  package func render(_ choice: LanguageChoice?) -> RenderedPayload {
    guard let choice else {
      return RenderedPayload(bytes: template.bytes, language: nil, reason: .notLocalized)
    }
    return RenderedPayload(
      bytes: bytes(in: languages[choice.position]), language: choice.language, reason: choice.reason
    )
  }

  private func bytes(in language: MessageLanguage) -> [UInt8] {
    let source = template.bytes
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + 64)
    var position = 0
    for (slot, text) in zip(template.slots, language.texts) {
      bytes += source[position..<slot.range.lowerBound]
      position = slot.range.upperBound
      switch text {
      case .final(let text): text.writeJSON(into: &bytes)
      case .template(let template, let arguments):
        template.render(arguments, in: language.writing).writeJSON(into: &bytes)
      case nil: bytes += source[slot.range]
      }
    }
    bytes += source[position...]
    return bytes
  }

  /// Bytes of the payload in each language it could be sent in; of a message that is not localized,
  /// its only size.
  package var renderedSizes: [(language: String?, bytes: Int)] {
    guard template.isLocalized else { return [(nil, template.bytes.count)] }
    return languages.filter(\.isComplete).map { ($0.tag, bytes(in: $0).count) }
  }
}

/// A payload as it goes to Apple.
package struct RenderedPayload: Sendable, Equatable {
  package let bytes: [UInt8]
  /// The tag as the texts carry it; nil when nothing was localized.
  package let language: String?
  package let reason: LanguageReason

  package init(bytes: [UInt8], language: String?, reason: LanguageReason) {
    self.bytes = bytes
    self.language = language
    self.reason = reason
  }
}

// MARK: - Checking before acceptance

extension LocalizedPayload {
  /// Refuses keys that exist nowhere, arguments that a text cannot take, and a message that would
  /// leave some reader without text.
  package func check() throws(PayloadFault) {
    for (index, slot) in template.slots.enumerated() {
      if case .string(let key, _) = slot.form, languages.allSatisfy({ $0.texts[index] == nil }) {
        throw PayloadFault(
          .unknownKey, at: slot.pointer + "/string",
          "the app's strings must have \"\(key)\" in some language; they have it in none")
      }
      for language in languages {
        guard case .template(let text, let arguments) = language.texts[index],
          let fault = text.fault(for: arguments)
        else { continue }
        throw PayloadFault(
          .arguments, at: "\(slot.pointer)/args/\(fault.argument)",
          "the text in \(language.tag) does not fit the arguments: \(fault.message)",
          language: language.tag)
      }
    }
    try checkEveryoneHasText()
  }

  /// A reader whose languages are all foreign to the message ends at the fallbacks.
  private func checkEveryoneHasText() throws(PayloadFault) {
    guard let first = template.slots.first else { return }
    let tail = matcher.choices(for: [], context: context)
    if tail.contains(where: { languages[$0.position].isComplete }) { return }
    let named = context.fallback + context.appFallback + [context.sourceLanguage].compactMap(\.self)
    guard let wanted = named.first else {
      throw PayloadFault(
        .missingText, at: first.pointer,
        "readers of other languages than \(listed) would get no text: name one in fallback, or set"
          + " the app's fallback languages")
    }
    let nearest = tail.first.map { languages[$0.position] }
    let missing = nearest?.texts.firstIndex { $0 == nil }.map { template.slots[$0] } ?? first
    throw PayloadFault(
      .missingText, at: missing.pointer,
      "readers of other languages would get no text: there is none in \(nearest?.tag ?? wanted);"
        + " all texts must exist in one of \(named.joined(separator: ", "))",
      language: nearest?.tag ?? wanted)
  }

  private var listed: String { completeLanguages.joined(separator: ", ") }
}

// MARK: - In one step

extension PayloadTemplate {
  package func bound(to catalogue: Catalogue?, context: LanguageContext) -> LocalizedPayload {
    LocalizedPayload(self, catalogue: catalogue, context: context)
  }

  package func check(catalogue: Catalogue?, context: LanguageContext) throws(PayloadFault) {
    try bound(to: catalogue, context: context).check()
  }

  /// For one reader. Whoever renders for many binds once and keeps the result.
  package func render(
    for preferences: [String], catalogue: Catalogue?, context: LanguageContext
  ) throws(PayloadFault) -> RenderedPayload {
    let payload = bound(to: catalogue, context: context)
    guard isLocalized else { return payload.render(nil) }
    guard let choice = payload.choose(for: preferences) else {
      try payload.check()
      throw PayloadFault(.missingText, at: "/aps/alert", "no language has all texts")
    }
    return payload.render(choice)
  }

  package func renderedSizes(
    catalogue: Catalogue?, context: LanguageContext
  ) -> [(language: String?, bytes: Int)] {
    bound(to: catalogue, context: context).renderedSizes
  }
}
