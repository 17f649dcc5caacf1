// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import Localization

/// A payload together with its texts: chooses a language and renders in it.
///
/// Immutable; create one per notification and share it. All texts of a message are in one language:
/// the first in the reader's order that has every text. After `check()` has passed, `choose` finds
/// a language for every reader.
package struct LocalizedPayload: Sendable {
  package let template: PayloadTemplate
  let catalogue: Catalogue?
  private let context: LanguageContext
  /// Languages in which the message may have texts: the catalogue's languages in its order, then
  /// others.
  let languages: [AvailableLanguage]
  /// Number of `languages` that are from the catalogue.
  let catalogueLanguages: Int
  private let matcher: LanguageMatcher
  /// Texts of each slot with an inline form, by the index of their language in `languages`.
  private let inlineTexts: [[Int: String]?]
  /// Whether a number's format depends on the region, so that readers of one language may see
  /// different texts.
  package let dependsOnPlace: Bool
  /// Position of the source language in `languages`; nil if the message has no text in it.
  private let sourcePosition: Int?
  /// By slot: the key itself where it serves as the text of the source language.
  private let textsOfKeys: [TextTemplate?]

  enum SlotText {
    case final(String)
    case template(TextTemplate, [TextArgument])
  }

  /// - Parameters:
  ///   - catalogue: the app's strings; nil if it has none.
  ///   - context: contains the fallback languages for readers whose languages lack a text.
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
    (sourcePosition, textsOfKeys) = Self.textsOfKeys(
      of: template, catalogue, context, adding: &languages)
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

  private static func textsOfKeys(
    of template: PayloadTemplate, _ catalogue: Catalogue?, _ context: LanguageContext,
    adding languages: inout [AvailableLanguage]
  ) -> (source: Int?, texts: [TextTemplate?]) {
    guard let source = context.sourceLanguage.flatMap(AvailableLanguage.init) else {
      return (nil, [])
    }
    var position = languages.firstIndex { $0.isSame(as: source) }
    guard context.keysAreTexts, let catalogue else { return (position, []) }
    let stored = position.flatMap { $0 < catalogue.availableLanguages.count ? $0 : nil }
    let texts = template.slots.map { slot -> TextTemplate? in
      guard case .string(let key, _) = slot.form else { return nil }
      return catalogue.keyAsText(key, source: stored)
    }
    if position == nil, texts.contains(where: { $0 != nil }) {
      position = languages.count
      languages.append(source)
    }
    return (position, texts)
  }

  /// Returns the text of `slot` in the language at an index; nil if the language has no text, or if
  /// its text does not fit the message's arguments.
  func text(of slot: PayloadTemplate.Slot, in position: Int) -> SlotText? {
    switch slot.form {
    case .inline: return inlineTexts[slot.number]?[position].map { .final($0) }
    case .string(let key, let arguments):
      guard let template = template(of: slot, key, at: position),
        fault(of: template, slot, key, arguments) == nil
      else { return nil }
      return .template(template, arguments)
    }
  }

  /// Returns the text of a slot's key, whether it fits the arguments or not.
  private func template(
    of slot: PayloadTemplate.Slot, _ key: TextKey, at position: Int
  ) -> TextTemplate? {
    if position < catalogueLanguages, let text = catalogue?.template(key, at: position) {
      return text
    }
    guard position == sourcePosition, slot.number < textsOfKeys.count else { return nil }
    return textsOfKeys[slot.number]
  }

  /// Returns why a text does not fit the message's arguments; nil if it fits. A text without
  /// placeholders is valid only if no language's text of the key has placeholders. Otherwise its
  /// percent sign is probably a damaged placeholder.
  private func fault(
    of text: TextTemplate, _ slot: PayloadTemplate.Slot, _ key: TextKey, _ arguments: [TextArgument]
  ) -> (argument: Int, message: String)? {
    if let fault = text.fault(for: arguments) { return fault }
    guard text.plainWords != nil else { return nil }
    let hasPlaceholder = languages.indices.contains { position in
      template(of: slot, key, at: position).map { $0.argumentCount > 0 } ?? false
    }
    return hasPlaceholder ? (0, TextTemplate.wordsTakeNone) : nil
  }

  /// Returns the texts of a slot that take arguments, over all languages.
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

  /// Returns the languages in which the message has other texts but none for this slot.
  func languagesWithoutText(of slot: PayloadTemplate.Slot) -> [String] {
    languages.indices.filter { position in
      text(of: slot, in: position) == nil
        && template.slots.contains { text(of: $0, in: position) != nil }
    }.map { languages[$0].spelling }
  }

  /// Text of a slot's key in one language.
  struct KeyText {
    let language: String
    let isSource: Bool
    /// Why the text does not fit, with the index of the argument; nil if the text fits.
    let fault: (argument: Int, message: String)?
  }

  /// Returns the languages with a text for a slot's key, in order; empty for a slot of another
  /// form.
  func keyTexts(of slot: PayloadTemplate.Slot) -> [KeyText] {
    guard case .string(let key, let arguments) = slot.form else { return [] }
    return languages.indices.compactMap { position in
      template(of: slot, key, at: position).map { text in
        KeyText(
          language: languages[position].spelling, isSource: position == sourcePosition,
          fault: fault(of: text, slot, key, arguments))
      }
    }
  }

  /// Returns the languages in which a slot's key is excluded, each with the reason.
  func exclusions(of slot: PayloadTemplate.Slot) -> [(language: String, reason: String)] {
    guard case .string(let key, _) = slot.form else { return [] }
    return catalogue?.exclusions(of: key) ?? []
  }

  /// The choice made from fallback and source languages alone, whether or not they have the texts.
  var lastResort: LanguageChoice? {
    matcher.firstChoice(for: [], context: context) { _ in true }
  }

  /// The fallback and source languages, each once, in order of precedence.
  var namedFallbacks: [String] {
    let named = context.fallback + context.appFallback + [context.sourceLanguage].compactMap(\.self)
    return named.indices.filter { !named[..<$0].contains(named[$0]) }.map { named[$0] }
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

  /// Languages in which the message has all its texts, and which a reader can therefore receive.
  package var completeLanguages: [String] { completeChoices.map(\.language) }

  /// `completeLanguages` as choices, each as if it were a reader's only preference.
  package var completeChoices: [LanguageChoice] {
    languages.indices.filter(isComplete).map { position in
      LanguageChoice(
        language: languages[position].spelling, reason: .exact, preference: 0, position: position)
    }
  }

  /// Returns the languages to try for a reader, in order, and whether the message has all its texts
  /// in each. The first complete language is chosen. Empty if the message is not localized.
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

  /// Returns the reader's place, reduced to what the message's texts depend on.
  package func place(of preferences: [String], reading choice: LanguageChoice?) -> ReaderPlace {
    guard dependsOnPlace, let choice else { return .unknown }
    return ReaderPlace(of: preferences, reading: languages[choice.position])
  }

  /// Returns the language for a reader; nil if the message is not localized, or if `check()` would
  /// fail.
  package func choose(for preferences: [String]) -> LanguageChoice? {
    guard template.isLocalized else { return nil }
    return matcher.firstChoice(for: preferences, context: context) { isComplete($0.position) }
  }
}

/// A candidate language for a reader.
package struct LanguageStep: Sendable {
  package let choice: LanguageChoice
  /// Whether the message has all its texts in the language.
  package let isComplete: Bool

  /// Index of the matching preference in the reader's list.
  package var preference: Int? { choice.preference }
}
