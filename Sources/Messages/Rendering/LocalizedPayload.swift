// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import Localization

/// A payload bound to the texts it is sent with: ready to choose a language and to render in it.
///
/// Immutable; make one per notification and share it. All texts of a message are in one language: the
/// first of the reader's chain that has every one of them. After `check()` has passed, `choose` finds
/// one for every reader.
package struct LocalizedPayload: Sendable {
  package let template: PayloadTemplate
  private let catalogue: Catalogue?
  private let context: LanguageContext
  /// Those in which the message may have texts; the catalogue's first, in its order.
  let languages: [AvailableLanguage]
  /// How many of them are the catalogue's.
  private let catalogueLanguages: Int
  private let matcher: LanguageMatcher
  /// The texts of each slot that brings its own, by the position of their language.
  private let inlineTexts: [[Int: String]?]
  /// Whether readers of one language may see it differently: a number in it is written as where they are.
  package let dependsOnPlace: Bool

  enum SlotText {
    case final(String)
    case template(TextTemplate, [TextArgument])
  }

  /// - Parameters:
  ///   - catalogue: the app's texts; nil when it has none.
  ///   - context: what stands in when none of a reader's languages has all texts.
  package init(_ template: PayloadTemplate, catalogue: Catalogue?, context: LanguageContext) {
    self.template = template
    dependsOnPlace = template.slots.contains { slot in
      guard case .string(_, let arguments) = slot.form else { return false }
      return arguments.contains(where: \.dependsOnPlace)
    }
    var context = context
    context.sourceLanguage = [context.sourceLanguage, catalogue?.sourceLanguage]
      .compactMap(\.self).first { !$0.isEmpty }
    self.context = context
    let catalogue = template.usesCatalogue ? catalogue : nil
    self.catalogue = catalogue
    var languages = catalogue?.availableLanguages ?? []
    catalogueLanguages = languages.count
    inlineTexts = Self.inlineTexts(of: template, adding: &languages)
    self.languages = languages
    if let catalogue, languages.count == catalogueLanguages {
      matcher = catalogue.matcher
    } else {
      matcher = LanguageMatcher(languages: languages)
    }
  }

  private static func inlineTexts(
    of template: PayloadTemplate, adding languages: inout [AvailableLanguage]
  ) -> [[Int: String]?] {
    var positions: [String: Int] = [:]
    return template.slots.map { slot in
      guard case .inline(let texts) = slot.form else { return nil }
      if positions.isEmpty {
        for (position, language) in languages.enumerated() {
          positions[language.identity] = position
        }
      }
      var own = [Int: String](minimumCapacity: texts.count)
      for text in texts {
        let position = positions[text.language.identity] ?? languages.count
        if position == languages.count {
          languages.append(text.language)
          positions[text.language.identity] = position
        }
        own[position] = text.text
      }
      return own
    }
  }

  /// What `slot` says in the language at `position`; nil where it has no text.
  func text(of slot: PayloadTemplate.Slot, in position: Int) -> SlotText? {
    switch slot.form {
    case .inline: return inlineTexts[slot.number]?[position].map { .final($0) }
    case .string(let key, let arguments):
      guard let catalogue, position < catalogueLanguages else { return nil }
      return catalogue.template(key, at: position).map { .template($0, arguments) }
    }
  }

  /// The texts of a slot that take arguments, in every language that has one.
  func templates(
    of slot: PayloadTemplate.Slot
  ) -> [(language: String, template: TextTemplate, arguments: [TextArgument])] {
    languages.indices.compactMap { position in
      guard case .template(let template, let arguments) = text(of: slot, in: position) else {
        return nil
      }
      return (languages[position].spelling, template, arguments)
    }
  }

  /// Those in which the message has other texts but not this one.
  func languagesWithoutText(of slot: PayloadTemplate.Slot) -> [String] {
    languages.indices.filter { position in
      text(of: slot, in: position) == nil
        && template.slots.contains { text(of: $0, in: position) != nil }
    }.map { languages[$0].spelling }
  }

  private func isComplete(_ position: Int) -> Bool {
    for number in template.slots.indices {
      let hasText =
        if let texts = inlineTexts[number] {
          texts[position] != nil
        } else {
          text(of: template.slots[number], in: position) != nil
        }
      if !hasText { return false }
    }
    return true
  }

  /// The languages in which the message has all its texts: those a reader could get it in.
  package var completeLanguages: [String] { completeChoices.map(\.language) }

  /// The same, as if each were the only preference of a reader.
  package var completeChoices: [LanguageChoice] {
    languages.indices.filter(isComplete).map { position in
      LanguageChoice(
        language: languages[position].spelling, reason: .exact, preference: 0, position: position)
    }
  }

  /// The languages to try for a reader, in order, and whether the message has all its texts in each:
  /// the first that has is the one chosen. Empty when the message is not localized.
  package func chain(
    for preferences: [String]
  ) -> [LanguageStep] {
    guard template.isLocalized else { return [] }
    return matcher.choices(for: preferences, context: context).map { choice in
      LanguageStep(choice: choice, isComplete: isComplete(choice.position))
    }
  }

  func writing(at position: Int, for place: ReaderPlace) -> LanguageWriting {
    languages[position].writing(for: place)
  }

  /// Where a reader is, as far as that shows in the message.
  package func place(of preferences: [String], reading choice: LanguageChoice?) -> ReaderPlace {
    guard dependsOnPlace, let choice else { return .unknown }
    return ReaderPlace(of: preferences, reading: languages[choice.position])
  }

  /// The language for a reader; nil when the message is not localized, or when `check()` would fail.
  package func choose(for preferences: [String]) -> LanguageChoice? {
    guard template.isLocalized else { return nil }
    return matcher.firstChoice(for: preferences, context: context) { isComplete($0.position) }
  }
}

/// A language that is tried for a reader.
package struct LanguageStep: Sendable {
  package let choice: LanguageChoice
  /// Whether the message has all its texts in it.
  package let isComplete: Bool

  /// Which entry of the reader's list led here.
  package var preference: Int? { choice.preference }
}

// MARK: - Checking before acceptance

extension LocalizedPayload {
  /// Refuses keys that exist nowhere, arguments that a text cannot take, and a message that would
  /// leave some reader without text.
  package func check() throws(MessageFault) {
    for slot in template.slots {
      guard case .string(let key, _) = slot.form else { continue }
      if let (language, reason) = catalogue?.reasonHeldOut(key) {
        throw MessageFault(
          .heldOut, in: slot.member, at: slot.pointer + "/string",
          "\(key.description) was held out of the app's strings in \(language): \(reason)",
          language: language)
      }
      var isKnown = false
      for (position, language) in languages.enumerated() {
        guard case .template(let text, let arguments) = text(of: slot, in: position) else {
          continue
        }
        isKnown = true
        guard let fault = text.fault(for: arguments) else { continue }
        throw MessageFault(
          .arguments, in: slot.member, at: "\(slot.pointer)/args/\(fault.argument)",
          "the text in \(language.spelling) does not fit the arguments: \(fault.message)",
          language: language.spelling)
      }
      guard isKnown else {
        throw MessageFault(
          .unknownKey, in: slot.member, at: slot.pointer + "/string",
          "the app's strings must have \(key.description) in some language; they have it in none")
      }
    }
    try checkEveryoneHasText()
  }

  /// A reader whose languages are all foreign to the message ends at the fallbacks.
  private func checkEveryoneHasText() throws(MessageFault) {
    guard let first = template.slots.first else { return }
    if choose(for: []) != nil { return }
    let named = context.fallback + context.appFallback + [context.sourceLanguage].compactMap(\.self)
    guard let wanted = named.first else {
      throw MessageFault(
        .missingText, in: first.member, at: first.pointer,
        "readers of other languages than \(completeLanguages.joined(separator: ", ")) would get no"
          + " text: name one in fallback, or set the app's fallback languages")
    }
    // The fallback that comes nearest to having all texts is not looked for: the first will do.
    let nearest = matcher.firstChoice(for: [], context: context) { _ in true }
    let missing = nearest.flatMap { choice in
      template.slots.first { text(of: $0, in: choice.position) == nil }
    }
    let language = nearest?.language ?? wanted
    let languages = named.indices.filter { !named[..<$0].contains(named[$0]) }.map { named[$0] }
    let places = (languages.count == 1 ? "" : "one of ") + languages.joined(separator: ", ")
    let slot = missing ?? first
    throw MessageFault(
      .missingText, in: slot.member, at: slot.pointer,
      "readers of other languages would get no text: there is none in \(language);"
        + " all texts must exist in \(places)",
      language: language)
  }
}
