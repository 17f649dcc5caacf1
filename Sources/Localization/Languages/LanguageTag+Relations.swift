// SPDX-License-Identifier: Apache-2.0

/// How one tag stands to others, by CLDR's tables and Apple's additions to them.
extension LanguageTag {
  /// One tag for all names of a language: "iw" and "he", "zh_TW" and "zh_Hant_TW".
  var normalized: LanguageTag {
    if let alias = LanguageTables.aliases[identifier] { return LanguageTag(identifier: alias) }
    // An English name stands for a language only when nothing follows it.
    let isCode = language.utf8.count <= 3 || language.utf8.contains(UInt8(ascii: "_"))
    guard isCode, let alias = LanguageTables.aliases[language] else { return self }
    let today = LanguageTag(identifier: alias)
    // What the alias says itself is not said again: "prs-IQ" is "fa_AF", "sh-BA" is "sr_Latn_BA".
    if today.region != nil { return today }
    if let script = today.script {
      return LanguageTag(
        language: today.language, script: script, region: variants.isEmpty ? region : nil)
    }
    return LanguageTag(
      language: today.language, script: script, region: region, variants: variants)
  }

  /// Reads a tag as the tables spell it, in which a language may hold "_" ("i_default").
  private init(identifier: String) {
    self =
      LanguageTag(parsing: identifier)
      ?? LanguageTag(language: identifier, script: nil, region: nil)
  }

  /// The language whose relatives may stand in for one another.
  var group: String {
    switch language {
    case "nb", "nn": "no"
    case "wuu", "yue": "zh"
    case "ars": "ar"
    case "hi": "en"
    default: language
    }
  }

  /// The tag and its ancestors, nearest first, as the tables spell them; never the root.
  ///
  /// "zh_Hant_HK", "zh_HK", "zh_Hant", "zh_TW": Apple's line is not the tag cut from the right.
  var parentLine: [String] {
    var line = [identifier]
    while let parent = Self.parent(of: line[line.count - 1]), line.count < Self.longestLine {
      line.append(parent)
    }
    if region == nil, !variants.isEmpty {
      // Apple's form is "ca__VALENCIA", with room for a region, and cutting it passes by "ca_".
      let base = [language, script].compactMap(\.self).joined(separator: "_")
      if let index = line.firstIndex(of: base) { line.insert(base + "_", at: index) }
    }
    return line
  }

  /// No line of the tables is longer; a faulty table must not make a match run for ever.
  private static let longestLine = 16

  private static func parent(of identifier: String) -> String? {
    if let parent = LanguageTables.parents[identifier] { return parent == "root" ? nil : parent }
    guard let cut = identifier.utf8.lastIndex(of: UInt8(ascii: "_")) else { return nil }
    return String(identifier[..<cut])
  }

  /// Whether the tag says more of place than language and script do by themselves: "it_CH", not
  /// "it_IT".
  ///
  /// This is whether ICU's `uloc_minimizeSubtags` leaves a region; a variant after script and region
  /// hides it.
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

  /// The tag with its script where the region calls for one that is not the language's usual one:
  /// "pa_Arab_PK" for "pa_PK".
  var withUsualScript: LanguageTag {
    guard script == nil, let region,
      let ofRegion = LanguageTables.likely["\(language)_\(region)"]?.prefix(4),
      ofRegion != LanguageTables.likely[language]?.prefix(4)
    else { return self }
    return LanguageTag(
      language: language, script: String(ofRegion), region: region, variants: variants)
  }
}
