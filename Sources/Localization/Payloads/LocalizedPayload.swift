// SPDX-License-Identifier: Apache-2.0
import JSONText

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
  private let languages: [AvailableLanguage]
  private let matcher: LanguageMatcher

  private enum SlotText {
    case final(String)
    case template(TextTemplate, [TextArgument])
  }

  /// - Parameters:
  ///   - catalogue: the app's texts; nil when it has none.
  ///   - context: what stands in when none of a reader's languages has all texts.
  package init(_ template: PayloadTemplate, catalogue: Catalogue?, context: LanguageContext) {
    self.template = template
    var context = context
    context.sourceLanguage = [context.sourceLanguage, catalogue?.sourceLanguage]
      .compactMap(\.self).first { !$0.isEmpty }
    self.context = context
    let catalogue = template.usesCatalogue ? catalogue : nil
    self.catalogue = catalogue
    var languages = catalogue?.texts.map(\.language) ?? []
    for case .inline(let texts) in template.slots.map(\.form) {
      for text in texts where !languages.contains(where: { $0.isSame(as: text.language) }) {
        languages.append(text.language)
      }
    }
    self.languages = languages
    if let catalogue, catalogue.texts.count == languages.count {
      matcher = catalogue.matcher
    } else {
      matcher = LanguageMatcher(languages: languages)
    }
  }

  /// What `slot` says in the language at `position`; nil where it has no text.
  private func text(of slot: PayloadTemplate.Slot, in position: Int) -> SlotText? {
    switch slot.form {
    case .inline(let texts):
      return texts.first { $0.language.isSame(as: languages[position]) }.map { .final($0.text) }
    case .string(let key, let arguments):
      guard let catalogue, position < catalogue.texts.count else { return nil }
      return catalogue.texts[position].templates[key].map { .template($0, arguments) }
    }
  }

  private func isComplete(_ position: Int) -> Bool {
    template.slots.allSatisfy { text(of: $0, in: position) != nil }
  }

  private var completePositions: [Int] { languages.indices.filter(isComplete) }

  /// The languages in which the message has all its texts: those a reader could get it in.
  package var completeLanguages: [String] { completePositions.map { languages[$0].spelling } }

  /// The language for a reader; nil when the message is not localized, or when `check()` would fail.
  package func choose(for preferences: [String]) -> LanguageChoice? {
    guard template.isLocalized else { return nil }
    return matcher.firstChoice(for: preferences, context: context) { isComplete($0.position) }
  }

  /// - Parameter choice: from `choose` of this value; nil renders a message that is not localized.
  package func render(_ choice: LanguageChoice?) -> RenderedPayload {
    guard let choice else {
      return RenderedPayload(bytes: template.bytes, language: nil, reason: .notLocalized)
    }
    return RenderedPayload(
      bytes: bytes(in: choice.position), language: choice.language, reason: choice.reason)
  }

  /// The same, its body and then its subtitle shortened until the payload has at most `limit` bytes;
  /// nil when that is not enough. Nothing else is ever cut.
  package func render(_ choice: LanguageChoice?, truncatedTo limit: Int) -> RenderedPayload? {
    let whole = render(choice)
    if whole.bytes.count <= limit { return whole }
    var replacements = replacements(in: choice?.position)
    for literal in template.literals {
      replacements.append(Replacement(range: literal.range, text: literal.text))
    }
    replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
    var excess = whole.bytes.count - limit
    for part in cuttableRanges where excess > 0 {
      guard let index = replacements.firstIndex(where: { $0.range == part }) else { continue }
      let text = replacements[index].text
      // A literal may have been escaped at greater length than it is written with here.
      let before = spliced(replacements).count
      let cost = Truncation.cost(of: text)
      let wanted = max(Truncation.cost(of: Truncation.ellipsis), cost - (before - limit))
      replacements[index].text = Truncation.shorten(text, toCost: wanted) ?? text
      excess = spliced(replacements).count - limit
    }
    guard excess <= 0 else { return nil }
    return RenderedPayload(
      bytes: spliced(replacements), language: whole.language, reason: whole.reason,
      isTruncated: true)
  }

  /// The body's place in the payload and the subtitle's; the alert's own when it is one text.
  private var cuttableRanges: [Range<Int>] {
    let alert = template.document.root["aps"]?["alert"]
    let isOneText = alert?["localized"] != nil || alert?["string"] != nil || alert?.kind == .string
    return (isOneText ? [alert] : [alert?["body"], alert?["subtitle"]]).compactMap { $0?.range }
  }

  private func bytes(in position: Int) -> [UInt8] { spliced(replacements(in: position)) }

  /// A text and the bytes of the template in whose place it is written.
  private struct Replacement {
    let range: Range<Int>
    var text: String
  }

  private func replacements(in position: Int?) -> [Replacement] {
    guard let position else { return [] }
    return template.slots.compactMap { slot in
      switch text(of: slot, in: position) {
      case .final(let text):
        return Replacement(range: slot.range, text: text)
      case .template(let template, let arguments):
        let text = template.render(arguments, in: languages[position].writing)
        return Replacement(range: slot.range, text: text)
      case nil:
        return nil
      }
    }
  }

  private func spliced(_ replacements: [Replacement]) -> [UInt8] {
    let source = template.bytes
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + 64)
    var end = 0
    for replacement in replacements {
      bytes += source[end..<replacement.range.lowerBound]
      end = replacement.range.upperBound
      replacement.text.writeJSON(into: &bytes)
    }
    bytes += source[end...]
    return bytes
  }

  /// Bytes of the payload in each language it could be sent in; of a message that is not localized,
  /// its only size.
  package var renderedSizes: [(language: String?, bytes: Int)] {
    guard template.isLocalized else { return [(nil, template.bytes.count)] }
    return completePositions.map { (languages[$0].spelling, bytes(in: $0).count) }
  }
}

/// A payload as it goes to Apple.
package struct RenderedPayload: Sendable, Equatable {
  package let bytes: [UInt8]
  /// The tag as the texts carry it; nil when nothing was localized.
  package let language: String?
  package let reason: LanguageReason
  /// Whether body or subtitle had to be shortened.
  package let isTruncated: Bool

  package init(
    bytes: [UInt8], language: String?, reason: LanguageReason, isTruncated: Bool = false
  ) {
    self.bytes = bytes
    self.language = language
    self.reason = reason
    self.isTruncated = isTruncated
  }
}

// MARK: - Checking before acceptance

extension LocalizedPayload {
  /// Refuses keys that exist nowhere, arguments that a text cannot take, and a message that would
  /// leave some reader without text.
  package func check() throws(PayloadFault) {
    for slot in template.slots {
      guard case .string(let key, _) = slot.form else { continue }
      var isKnown = false
      for (position, language) in languages.enumerated() {
        guard case .template(let text, let arguments) = text(of: slot, in: position) else {
          continue
        }
        isKnown = true
        guard let fault = text.fault(for: arguments) else { continue }
        throw PayloadFault(
          .arguments, at: "\(slot.pointer)/args/\(fault.argument)",
          "the text in \(language.spelling) does not fit the arguments: \(fault.message)",
          language: language.spelling)
      }
      guard isKnown else {
        throw PayloadFault(
          .unknownKey, at: slot.pointer + "/string",
          "the app's strings must have \"\(key)\" in some language; they have it in none")
      }
    }
    try checkEveryoneHasText()
  }

  /// A reader whose languages are all foreign to the message ends at the fallbacks.
  private func checkEveryoneHasText() throws(PayloadFault) {
    guard let first = template.slots.first else { return }
    if choose(for: []) != nil { return }
    let named = context.fallback + context.appFallback + [context.sourceLanguage].compactMap(\.self)
    guard let wanted = named.first else {
      throw PayloadFault(
        .missingText, at: first.pointer,
        "readers of other languages than \(completeLanguages.joined(separator: ", ")) would get no"
          + " text: name one in fallback, or set the app's fallback languages")
    }
    // The fallback that comes nearest to having all texts is not looked for: the first will do.
    let nearest = matcher.firstChoice(for: [], context: context) { _ in true }
    let missing = nearest.flatMap { choice in
      template.slots.first { text(of: $0, in: choice.position) == nil }
    }
    let language = nearest?.language ?? wanted
    throw PayloadFault(
      .missingText, at: (missing ?? first).pointer,
      "readers of other languages would get no text: there is none in \(language);"
        + " all texts must exist in one of \(named.joined(separator: ", "))",
      language: language)
  }
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
