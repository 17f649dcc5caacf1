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
  let context: LanguageContext
  /// Languages in which the message may have texts: the catalogue's languages in its order, then
  /// others.
  let languages: [AvailableLanguage]
  /// Number of `languages` that are from the catalogue.
  let catalogueLanguages: Int
  /// Positions of the languages in which the message has all its texts.
  private(set) var complete = LanguageSet()
  /// Where each slot has texts.
  private var presences: [Presence] = []
  /// By slot with an inline form: the index of its text for each position in `languages`, or -1.
  /// Nil if the position is the index.
  private let orders: [[Int]?]
  /// Whether a number's format depends on the region, so that readers of one language may see
  /// different texts.
  package let dependsOnPlace: Bool
  /// Position of the source language in `languages`; nil if the message has no text in it.
  private let sourcePosition: Int?
  /// By slot: the key itself where it serves as the text of the source language.
  private let textsOfKeys: [TextTemplate?]

  enum SlotText {
    case final(LocalizedForm.InlineContent)
    case template(TextTemplate, [TextArgument])
  }

  /// Positions of the languages that have a text of a slot.
  private struct Presence {
    /// With a text that fits the message's arguments.
    var fitting = LanguageSet()
    /// With any text.
    var all = LanguageSet()
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
    orders = Self.orders(of: template, adding: &languages)
    (sourcePosition, textsOfKeys) = Self.textsOfKeys(
      of: template, catalogue, context, adding: &languages)
    self.languages = languages
    presences = template.slots.map(presence)
    complete = LanguageSet(languages.indices)
    for presence in presences { complete.formIntersection(presence.fitting) }
  }

  private static func orders(
    of template: PayloadTemplate, adding languages: inout [AvailableLanguage]
  ) -> [[Int]?] {
    var positions: [String: Int] = [:]
    return template.slots.map { slot in
      guard case .inline(let texts) = slot.form else { return nil }
      if languages.isEmpty {
        languages = texts.map(\.language)
        return nil
      }
      if languages.count == texts.count, zip(languages, texts).allSatisfy({ $0 === $1.language }) {
        return nil
      }
      if positions.count < languages.count {
        for (position, language) in languages.enumerated() {
          positions[language.identity] = position
        }
      }
      var order = [Int](repeating: -1, count: languages.count)
      for (index, text) in texts.enumerated() {
        if let position = positions[text.language.identity] {
          order[position] = index
        } else {
          positions[text.language.identity] = languages.count
          languages.append(text.language)
          order.append(index)
        }
      }
      return order
    }
  }

  private func presence(of slot: PayloadTemplate.Slot) -> Presence {
    var presence = Presence()
    switch slot.form {
    case .inline(let texts):
      for position in languages.indices where index(of: slot, among: texts, at: position) != nil {
        presence.all.insert(position)
      }
      presence.fitting = presence.all
    case .string(let key, let arguments):
      // Plain words are valid only if no language's text of the key has placeholders. Otherwise
      // their percent sign is probably a damaged placeholder.
      var plainWords = LanguageSet()
      var hasPlaceholders = false
      for position in languages.indices {
        guard let text = self.template(of: slot, key, at: position) else { continue }
        presence.all.insert(position)
        if text.argumentCount > 0 { hasPlaceholders = true }
        guard text.fault(for: arguments) == nil else { continue }
        if text.plainWords == nil {
          presence.fitting.insert(position)
        } else {
          plainWords.insert(position)
        }
      }
      if !hasPlaceholders { presence.fitting.formUnion(plainWords) }
    }
    return presence
  }

  /// Returns the index of a language's text among the texts of an inline form.
  private func index(
    of slot: PayloadTemplate.Slot, among texts: [LocalizedForm.InlineText], at position: Int
  ) -> Int? {
    guard let order = orders[slot.number] else { return position < texts.count ? position : nil }
    return position < order.count && order[position] >= 0 ? order[position] : nil
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
    case .inline(let texts):
      return index(of: slot, among: texts, at: position).map { .final(texts[$0].content) }
    case .string(let key, let arguments):
      guard presences[slot.number].fitting.contains(position) else { return nil }
      return template(of: slot, key, at: position).map { .template($0, arguments) }
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
    let own = presences[slot.number].fitting
    var any = LanguageSet()
    for presence in presences { any.formUnion(presence.fitting) }
    if any == own { return [] }
    return languages.indices.filter { any.contains($0) && !own.contains($0) }
      .map { languages[$0].spelling }
  }

  /// Whether any language has a text for a slot, whether it fits the arguments or not.
  func hasText(for slot: PayloadTemplate.Slot) -> Bool { !presences[slot.number].all.isEmpty }

  /// Whether any language has a text for a slot that fits the arguments.
  func hasFittingText(for slot: PayloadTemplate.Slot) -> Bool {
    !presences[slot.number].fitting.isEmpty
  }

  /// Text of a slot's key that does not fit the arguments.
  struct UnfitText {
    let language: String
    let isSource: Bool
    /// Why the text does not fit, with the index of the argument.
    let fault: (argument: Int, message: String)
  }

  /// Returns the texts of a slot's key that do not fit the arguments, in the order of languages.
  func unfitTexts(of slot: PayloadTemplate.Slot) -> [UnfitText] {
    let presence = presences[slot.number]
    guard case .string(let key, let arguments) = slot.form, presence.all != presence.fitting else {
      return []
    }
    return languages.indices.compactMap { position in
      guard !presence.fitting.contains(position),
        let text = template(of: slot, key, at: position)
      else { return nil }
      return UnfitText(
        language: languages[position].spelling, isSource: position == sourcePosition,
        fault: text.fault(for: arguments) ?? (0, TextTemplate.wordsTakeNone))
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

  /// Matcher over `languages`. Created for each use unless it is the catalogue's, because
  /// `LanguageChoices` seldom needs it.
  private var matcher: LanguageMatcher {
    if let catalogue, languages.count == catalogueLanguages { return catalogue.matcher }
    return LanguageMatcher(languages: languages)
  }

  /// Languages in which the message has all its texts, and which a reader can therefore receive.
  package var completeLanguages: [String] { completeChoices.map(\.language) }

  /// `completeLanguages` as choices, each as if it were a reader's only preference.
  package var completeChoices: [LanguageChoice] {
    languages.indices.filter(complete.contains).map { position in
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
      LanguageStep(choice: choice, isComplete: complete.contains(choice.position))
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
    return matcher.firstChoice(for: preferences, context: context) {
      complete.contains($0.position)
    }
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
