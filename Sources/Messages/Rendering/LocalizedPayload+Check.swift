// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization

extension LocalizedPayload {
  /// Checks the message's texts before acceptance. A text that is excluded or does not fit the
  /// arguments counts as missing in its language (`textWarnings`).
  ///
  /// Throws for keys without a text in any language, and for a message that would leave a reader
  /// without text. Also throws for arguments that the source language's text, or every text, cannot
  /// take.
  ///
  /// - Parameters:
  ///   - isStrict: also throws for a key that any language excludes, and for arguments that do not
  ///     fit the text of some language.
  ///   - choices: the shard's choices of languages.
  package func check(
    isStrict: Bool = false, choices: LanguageChoices = LanguageChoices()
  ) throws(MessageFault) {
    for slot in template.slots {
      guard case .string(let key, _) = slot.form else { continue }
      let exclusions = exclusions(of: slot)
      if isStrict, let first = exclusions.first { throw excluded(slot, key, first) }
      guard hasText(for: slot) else {
        if let first = exclusions.first { throw excluded(slot, key, first) }
        throw MessageFault(
          .unknownKey, in: slot.member, at: slot.pointer + "/string",
          unknownKey(key))
      }
      let isUnusable = !hasFittingText(for: slot)
      for text in unfitTexts(of: slot) where isStrict || isUnusable || text.isSource {
        throw MessageFault(
          .arguments, in: slot.member, at: "\(slot.pointer)/args/\(text.fault.argument)",
          "the text in \(text.language) does not fit the arguments: \(text.fault.message)",
          language: text.language)
      }
    }
    try checkEveryoneHasText(choices)
  }

  private func unknownKey(_ key: TextKey) -> String {
    let table = TableName.shown(key.table)
    let sentence =
      "the table \(table) of the app's strings must have \"\(key.name.excerpt)\" in some language; "
      + "it has it in none"
    let others = (catalogue?.tables(having: key.name) ?? []).map(TableName.shown)
    guard let other = others.first else { return sentence }
    let names = others.joined(separator: ", ")
    return sentence
      + "; \(others.count == 1 ? "the table \(names) has" : "the tables \(names) have") it: "
      + "expected \"table\": \"\(other)\" beside the key"
  }

  private func excluded(
    _ slot: PayloadTemplate.Slot, _ key: TextKey, _ exclusion: (language: String, reason: String)
  ) -> MessageFault {
    MessageFault(
      .excluded, in: slot.member, at: slot.pointer + "/string",
      "\(key.description) is excluded from the app's strings in \(exclusion.language): "
        + exclusion.reason,
      language: exclusion.language)
  }

  /// Checks the fallback languages, which readers without a matching language receive.
  private func checkEveryoneHasText(_ choices: LanguageChoices) throws(MessageFault) {
    guard let first = template.slots.first else { return }
    if choices.reader(of: self, choices.source(of: self), preferring: []) != nil { return }
    let named = namedFallbacks
    guard let wanted = named.first else {
      throw MessageFault(
        .missingText, in: first.member, at: first.pointer,
        "readers of other languages than \(completeLanguages.joined(separator: ", ")) would get no"
          + " text: name one in fallback, or set the app's fallback languages")
    }
    // The error names the first fallback language; searching for the most complete one is not
    // worthwhile.
    let nearest = lastResort
    let missing = nearest.flatMap { choice in
      template.slots.first { text(of: $0, in: choice.position) == nil }
    }
    let language = nearest?.language ?? wanted
    let slot = missing ?? first
    if case .string(let key, _) = slot.form,
      let exclusion = exclusions(of: slot).first(where: { $0.language == language })
    {
      throw excluded(slot, key, exclusion)
    }
    let places = (named.count == 1 ? "" : "one of ") + named.joined(separator: ", ")
    throw MessageFault(
      .missingText, in: slot.member, at: slot.pointer,
      "readers of other languages would get no text: \(language) has none;"
        + " all texts must exist in \(places)",
      language: language)
  }
}
