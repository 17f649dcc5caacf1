// SPDX-License-Identifier: Apache-2.0
// Tables of the matcher, from ICU's data and from results of Apple's matcher.
import _FoundationICU

typealias Table = [String: String]

/// Returns the three-letter codes that ICU replaces before any other step.
func shortCodes() -> Table {
  var table: Table = [:]
  for entry in entries("metadata", "alias", "language") {
    let code = entry.path[0]
    guard code.count == 3, let short = text({ swift_uloc_getLanguage(code, $0, $1, &$2) }),
      short != code
    else { continue }
    table[code] = short
  }
  return table
}

/// Returns the regions that ICU replaces before any other step: "USA" to "US".
func shortRegions() -> Table {
  var table: Table = [:]
  let codes = swift_uloc_getISOCountries()
  var index = 0
  while let code = codes?[index].map({ String(cString: $0) }) {
    index += 1
    guard let long = swift_uloc_getISO3Country("und_\(code)").map({ String(cString: $0) }),
      long.utf8.count == 3
    else { continue }
    // Entries whose canonical form is another code.
    let read = text { swift_uloc_getName("en_\(long)", $0, $1, &$2) }
    if let region = read?.split(separator: "_").last, region != long {
      table[long] = String(region)
    }
  }
  return table
}

/// Returns old and overlong codes, and Apple's own additions.
func aliases(languages: [String]) -> Table {
  let short = shortCodes()
  var table: Table = [:]
  for entry in entries("metadata", "alias", "language") where entry.path.last == "replacement" {
    if short[entry.path[0]] != entry.text { table[entry.path[0]] = entry.text }
  }
  // Missing in CLDR's table; found by probing.
  for (region, script) in [
    ("TW", "Hant"), ("HK", "Hant"), ("MO", "Hant"), ("CN", "Hans"), ("SG", "Hans"),
  ] {
    table["zh_\(region)"] = "zh_\(script)_\(region)"
  }
  table["yue_CN"] = "yue_Hans_CN"
  table["yue_HK"] = "yue_Hant_HK"
  table["no_NO"] = "nb_NO"
  // Before OS X 10.4, folders of localizations had English names.
  for language in languages {
    guard let name = englishName(of: language), name.count > 3,
      localizations([language, "zxx"], for: [name]).first == language
    else { continue }
    table[name.lowercased()] = language
  }
  for (name, tag) in [("norwegian", "nb"), ("chinese", "zh_Hans")]
  where localizations([tag], for: [name]) == [tag] { table[name] = tag }
  return table
}

/// Returns the parents that truncating the tag does not yield; "root" means no parent.
func parents(languages: [String], scripts: [String]) -> Table {
  var table: Table = [:]
  for entry in entries("supplementalData", "parentLocales") {
    table[entry.text] = entry.path[0]
  }
  // A language in an unusual script inherits nothing.
  for language in languages {
    for script in scripts where appleParent("\(language)_\(script)") == "root" {
      table["\(language)_\(script)"] = "root"
    }
  }
  let hubs = ["en_GB", "en_AU", "en_001", "en_150", "en"]
  for region in regionCodes() {
    let tag = "en_\(region)"
    guard let nearest = localizations(hubs.filter { $0 != tag }, for: [tag]).first else { continue }
    table[tag] = nearest == "en" ? nil : nearest
  }
  // No single query reveals these; the differential test confirms each.
  let special = [
    "en_150": "en_GB", "es_MX": "es_419", "ars": "ar", "wuu": "wuu_Hans", "wuu_Hans": "zh_Hans",
    "wuu_Hant": "zh_Hant",
    "yue": "yue_Hant", "yue_Hans": "zh_Hans", "yue_Hant": "yue_HK", "yue_HK": "zh_Hant_HK",
    "zh_Hant_HK": "zh_HK", "zh_HK": "zh_Hant", "zh_Hant": "zh_TW", "zh_TW": "root",
    "hi_Latn": "en_IN",
  ]
  return table.merging(special) { _, new in new }
}

/// Returns `uloc_addLikelySubtags` as "Script_REGION", for languages that the matcher may meet.
func likelySubtags(languages: Set<String>) -> Table {
  var table: Table = [:]
  for entry in entries("likelySubtags") {
    guard let key = entry.path.first,
      let language = key.split(separator: "_").first.map(String.init),
      language != "und",
      language.count == 2 || languages.contains(language)
    else { continue }
    table[key] = entry.text.split(separator: "_").suffix(2).joined(separator: "_")
  }
  return table
}

private func appleParent(_ tag: String) -> String? {
  text { ualoc_getAppleParent(tag, $0, $1, &$2) }
}

/// Returns "AA" to "ZZ" and "001" to "999": the matcher does not check whether a region exists.
private func regionCodes() -> [String] {
  let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { Character(Unicode.Scalar($0)) }
  let digits = (1...999).map { String(String(1000 + $0).dropFirst()) }
  return letters.flatMap { first in letters.map { String([first, $0]) } } + digits
}

/// Returns "one:i=1&v=0 … locale locale …" for every rule set; only "other:" without further rules.
func pluralWords() -> [String] {
  var rules: [String: [String]] = [:]
  for entry in entries("plurals", "rules") where entry.path[1] != "other" {
    let rule = entry.text.prefix { $0 != "@" }.split(separator: " ").joined()
      .replacing("or", with: "|").replacing("and", with: "&")
    rules[entry.path[0], default: []].append("\(entry.path[1]):\(rule)")
  }
  var locales: [String: [String]] = [:]
  for entry in entries("plurals", "locales") {
    locales[entry.text, default: []].append(entry.path[0])
  }
  return locales.sorted { $0.key < $1.key }.flatMap { set, locales in
    (rules[set] ?? ["other:"]) + locales.sorted()
  }
}
