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
  let catalogue: Catalogue?
  private let context: LanguageContext
  /// Those in which the message may have texts; the catalogue's first, in its order.
  let languages: [AvailableLanguage]
  /// How many of them are the catalogue's.
  let catalogueLanguages: Int
  private let matcher: LanguageMatcher
  /// The texts of each slot that brings its own, by the position of their language.
  private let inlineTexts: [[Int: String]?]
  /// Whether readers of one language may see it differently: a number in it is written as where they are.
  package let dependsOnPlace: Bool
  /// The source language's among `languages`; nil where the message has no text in it.
  private let sourcePosition: Int?
  /// By slot: keys that are texts of the source language.
  private let textsOfKeys: [TextTemplate?]

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

  /// What `slot` says in the language at `position`; nil where it has no text, or none that fits the
  /// message's arguments.
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

  /// The text under a slot's key, whether it fits the arguments or not.
  private func template(
    of slot: PayloadTemplate.Slot, _ key: TextKey, at position: Int
  ) -> TextTemplate? {
    if position < catalogueLanguages, let text = catalogue?.template(key, at: position) {
      return text
    }
    guard position == sourcePosition, slot.number < textsOfKeys.count else { return nil }
    return textsOfKeys[slot.number]
  }

  /// Why a text cannot be written with the message's arguments; nil when it can. Plain words must stand
  /// under a key without placeholders in any language: else the percent sign is a damaged one.
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

  /// What a slot with a key has in one language.
  struct KeyText {
    let language: String
    let isSource: Bool
    /// Why the text does not fit the arguments, and which argument; nil for a text that does.
    let fault: (argument: Int, message: String)?
  }

  /// The languages that have a text under a slot's key, in order; none for a slot of another form.
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

  /// The languages in which a slot's key is excluded, each with the reason.
  func exclusions(of slot: PayloadTemplate.Slot) -> [(language: String, reason: String)] {
    guard case .string(let key, _) = slot.form else { return [] }
    return catalogue?.exclusions(of: key) ?? []
  }

  /// The first language that the fallbacks and the source language come to, whatever texts it has.
  var lastResort: LanguageChoice? {
    matcher.firstChoice(for: [], context: context) { _ in true }
  }

  /// The languages that stand in when none of a reader's own has all texts, each once.
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
