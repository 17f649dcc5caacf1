// SPDX-License-Identifier: Apache-2.0
// Prints sections of language-tables.txt.
import _FoundationICU

/// Returns words of `value:key,key,key` in lines of the project's length.
func lines(_ table: Table) -> [String] {
  var keysByValue: [String: [String]] = [:]
  for (key, value) in table { keysByValue[value, default: []].append(key) }
  var lines = [""]
  func append(_ word: String) {
    let last = lines.count - 1
    if lines[last].isEmpty {
      lines[last] = word
    } else if lines[last].utf8.count + word.utf8.count < 95 {
      lines[last] += " " + word
    } else {
      lines.append(word)
    }
  }
  for (value, keys) in keysByValue.sorted(by: { $0.key < $1.key }) {
    var word = ""
    for key in keys.sorted() {
      let isLong = word.utf8.count + key.utf8.count > 80
      if isLong { append(word) }
      word = isLong || word.isEmpty ? "\(value):\(key)" : "\(word),\(key)"
    }
    append(word)
  }
  return lines
}

func section(_ name: String, _ comment: String, _ table: Table) -> String {
  section(name, comment, lines(table))
}

func section(_ name: String, _ comment: String, words: [String]) -> String {
  var lines = [""]
  for word in words {
    let last = lines[lines.count - 1]
    if !last.isEmpty, last.utf8.count + word.utf8.count > 94 { lines.append("") }
    lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? word : " " + word
  }
  return section(name, comment, lines)
}

private func section(_ name: String, _ comment: String, _ lines: [String]) -> String {
  "[\(name)]\n# \(comment)\n" + lines.map { $0 + "\n" }.joined()
}

let header = """
  # pushgate language tables, format 1
  # SPDX-License-Identifier: Apache-2.0 AND Unicode-3.0
  # Written by script/generate-language-tables from ICU \(U_ICU_VERSION), CLDR \(cldrVersion). Not for editing.
  # Data: Copyright © 1991-2024 Unicode, Inc. Unicode and the Unicode Logo are registered trademarks
  # of Unicode, Inc. in the United States and other countries. Used under the Unicode License v3,
  # https://www.unicode.org/license.txt, whose notice is in LICENSES/Unicode-3.0.txt.

  """

let locales = carriedLocales()
// Queries an ordinary locale first: ICU hangs if "no_NO" is its very first query.
_ = localizations(["fr"], for: ["fr-CA"])
switch CommandLine.arguments.last {
case "header":
  print(header, terminator: "")
case "languages":
  let known = Set(
    entries("supplementalData", "languageData").map { $0.path[0] }
      + locales.map { String($0.prefix { $0 != "_" }) })
  let languages = Set(
    entries("likelySubtags").compactMap { $0.path.first }.map { String($0.prefix { $0 != "_" }) }
  )
  .subtracting(["und"]).sorted()
  print(
    section("shortCode", "Two letters, then three.", shortCodes()),
    section("shortRegion", "The same of regions.", shortRegions()),
    section(
      "alias", "Today's code, then what it was called.",
      aliases(languages: Array(known).sorted())),
    section(
      "parent", "A parent, then those whose parent it is.",
      parents(languages: languages, scripts: scripts())),
    section(
      "likely", "A script and region, then what they are usual for.",
      likelySubtags(languages: known)),
    separator: "", terminator: "")
case "numbers":
  let numbers = pairsWithSystems { numberShape(of: $0) }
  let percents = pairsWithSystems { affixes(of: UNUM_PERCENT, $0) }
  let money = pairsWithSystems { affixes(of: UNUM_CURRENCY, $0) }
  print(
    section(
      "numberShape", "Group, decimal, minus, zero, group sizes, digits left of a separator.",
      words: numbers.values),
    section(
      "number", "Languages with a row, and the shape's number for regions: see `PairTable`.",
      words: numbers.words),
    section(
      "numbering", "Numbering systems by name, and their zero or their digits.",
      words: numberingWords()),
    section(
      "percentFormat", "A shape, and what stands around a number and around one below zero.",
      words: percents.values),
    section("percent", "Where which of them is used.", words: percents.words),
    section("moneyFormat", "The same of money.", words: money.values),
    section("money", "Where which of them is used.", words: money.words),
    separator: "", terminator: "")
case "currencies":
  let symbols = currencySymbols()
  print(
    section(
      "currency", "Currencies in use, and the digits behind their point.",
      words: currencies().map { "\($0.code):\($0.digits)" }),
    section(
      "symbolSet", "Sets of symbols: one that it differs from, and where it does.",
      words: symbols.sets),
    section("symbolSetNumber", "Numbers of those sets.", words: symbols.pairs.values),
    section("symbol", "Where which of them is used.", words: symbols.pairs.words),
    separator: "", terminator: "")
case "dates":
  let formats = DateFormats()
  print(
    section(
      "monthName", "Names of months, one year's after the other.", words: formats.names.words),
    section(
      "dayHalf", "What is said of each hour at half past, and on the hour where that differs.",
      words: formats.markers.words),
    section(
      "persian", "The first year and its first day, then each year's months.",
      words: months(of: "persian", years: 1277...1531)),
    section(
      "ummAlQura", "The same of the calendar of Umm al-Qura.",
      words: months(of: "islamic-umalqura", years: 1316...1577)),
    separator: "", terminator: "")
  for name in ["shortDate", "mediumDate", "shortTime", "mediumTime"] {
    guard let pairs = formats.pairs[name] else { continue }
    print(
      section(
        "\(name)Format", "Calendar, pattern, names of months, halves of a day.",
        words: pairs.values),
      section("\(name)", "Where which of them is used.", words: pairs.words),
      separator: "", terminator: "")
  }
case "names":
  print(
    section("languageName", "English names; underscores stand for spaces.", words: languageNames()),
    terminator: "")
  print(
    section("scriptName", "As in \"Chinese (Simplified)\".", words: scriptNames()), terminator: "")
  print(section("regionName", "English names of regions.", words: regionNames()), terminator: "")
default:
  print(
    section(
      "region", "The regions of a `PairTable`; the first is none.", words: Pairs.regions),
    section("plural", "Rules, then where they hold.", words: pluralWords()),
    separator: "", terminator: "")
}
