// SPDX-License-Identifier: Apache-2.0

/// Relations between tags, by CLDR's tables and Apple's additions to them.
extension LanguageTag {
  /// Canonical tag of a language that has several: "iw" and "he", "zh_TW" and "zh_Hant_TW".
  var normalized: LanguageTag {
    if let alias = LanguageTables.aliases[identifier] { return LanguageTag(identifier: alias) }
    // The English name of a language is an alias only without further subtags.
    let isCode = language.utf8.count <= 3 || language.utf8.contains(UInt8(ascii: "_"))
    guard isCode, let alias = LanguageTables.aliases[language] else { return self }
    let today = LanguageTag(identifier: alias)
    // Subtags of the alias replace those of the tag: "prs-IQ" is "fa_AF", "sh-BA" is "sr_Latn_BA".
    if today.region != nil { return today }
    if let script = today.script {
      return LanguageTag(
        language: today.language, script: script, region: variants.isEmpty ? region : nil)
    }
    return LanguageTag(
      language: today.language, script: script, region: region, variants: variants)
  }

  /// Reads a tag in the tables' spelling, where a language may contain "_" ("i_default").
  private init(identifier: String) {
    self =
      LanguageTag(parsing: identifier)
      ?? LanguageTag(language: identifier, script: nil, region: nil)
  }

  /// Group of languages that may replace one another.
  var group: String {
    switch language {
    case "nb", "nn": "no"
    case "wuu", "yue": "zh"
    case "ars": "ar"
    case "hi": "en"
    default: language
    }
  }

  /// The tag and its ancestors, nearest first, in the tables' spelling, without the root.
  ///
  /// "zh_Hant_HK", "zh_HK", "zh_Hant", "zh_TW": Apple's line is not the tag cut from the right.
  var parentLine: [String] {
    var line = [identifier]
    while let parent = Self.parent(of: line[line.count - 1]), line.count < Self.longestLine {
      line.append(parent)
    }
    if region == nil, !variants.isEmpty {
      // Apple writes "ca__VALENCIA", with an empty region, so that truncating it yields "ca_" on
      // the line.
      let base = [language, script].compactMap(\.self).joined(separator: "_")
      if let index = line.firstIndex(of: base) { line.insert(base + "_", at: index) }
    }
    return line
  }

  /// Maximum length of a line in the tables. The limit ends a loop that a faulty table would cause.
  private static let longestLine = 16

  private static func parent(of identifier: String) -> String? {
    if let parent = LanguageTables.parents[identifier] { return parent == "root" ? nil : parent }
    guard let cut = identifier.utf8.lastIndex(of: UInt8(ascii: "_")) else { return nil }
    return String(identifier[..<cut])
  }

  /// Whether the region is not the usual one for language and script: true for "it_CH", false for
  /// "it_IT".
  ///
  /// The result equals whether ICU's `uloc_minimizeSubtags` keeps the region. A variant after
  /// script and region hides the region.
  var namesUnusualPlace: Bool {
    guard let region else { return false }
    let usual = LanguageTables.likely[language]
    if region == "ZZ", usual != nil { return false }
    let ofRegion = LanguageTables.likely["\(language)_\(region)"]?.prefix(4)
    guard let script, script != "Zzzz" else {
      let isUsualScript = ofRegion == nil || ofRegion == usual?.prefix(4)
      return !(isUsualScript && usual?.dropFirst(5) == region[...])
    }
    if let usual, usual == "\(script)_\(region)" { return false }
    if (ofRegion ?? usual?.prefix(4)) == script[...] { return true }
    let ofScript = LanguageTables.likely["\(language)_\(script)"] ?? usual
    return variants.isEmpty && ofScript?.dropFirst(5) != region[...]
  }

  /// The tag with its script added if the region implies a script other than the language's usual
  /// one: "pa_Arab_PK" for "pa_PK".
  var withUsualScript: LanguageTag {
    guard script == nil, let region,
      let ofRegion = LanguageTables.likely["\(language)_\(region)"]?.prefix(4),
      ofRegion != LanguageTables.likely[language]?.prefix(4)
    else { return self }
    return LanguageTag(
      language: language, script: String(ofRegion), region: region, variants: variants)
  }
}
