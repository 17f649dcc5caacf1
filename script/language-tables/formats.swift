// SPDX-License-Identifier: Apache-2.0
// Formats of dates, times, percentages and money, read from ICU's own formats.
import _FoundationICU

/// Returns a text as one word of a table: letters stay, other characters are written "{20}".
func word(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "'", "-": String(scalar)
    default:
      scalar.properties.isAlphabetic && scalar.value > 0x7F
        ? String(scalar) : "{" + String(scalar.value, radix: 16) + "}"
    }
  }.joined()
}

private func utf16(
  _ body: (UnsafeMutablePointer<UInt16>, Int32, inout UErrorCode) -> Int32
) -> String {
  var buffer = [UInt16](repeating: 0, count: 256)
  var status = U_ZERO_ERROR
  let length = body(&buffer, 256, &status)
  return String(decoding: buffer[..<Int(max(0, length))], as: UTF16.self)
}

/// Texts that are used in many places, each with a number.
struct Shared {
  private(set) var words: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of word: String) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = words.count
    words.append(word)
    return words.count - 1
  }
}

// MARK: percentages and money

/// Returns "2c/2e/2d/30/3/3/1/before/after/before/after": a number shape, the affixes of a number,
/// and the affixes of a number below zero. "¤" is the place of the currency.
func affixes(of style: UNumberFormatStyle, _ locale: String) -> String {
  var status = U_ZERO_ERROR
  let format = swift_unum_open(style, nil, 0, locale, nil, &status)
  defer { swift_unum_close(format) }
  let isMoney = style == UNUM_CURRENCY
  let shape = numberShape(
    format,
    group: isMoney ? UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL : UNUM_GROUPING_SEPARATOR_SYMBOL,
    decimal: isMoney ? UNUM_MONETARY_SEPARATOR_SYMBOL : UNUM_DECIMAL_SEPARATOR_SYMBOL)
  let parts = utf16 { swift_unum_toPattern(format, 0, $0, $1, &$2) }
    .split(separator: ";").map(around)
  let positive = parts[0]
  let negative = parts.count > 1 ? parts[1] : ("-" + positive.before, positive.after)
  func symbol(_ symbol: UNumberFormatSymbol) -> String {
    utf16 { swift_unum_getSymbol(format, symbol, $0, $1, &$2) }
  }
  let (minus, percent) = (symbol(UNUM_MINUS_SIGN_SYMBOL), symbol(UNUM_PERCENT_SYMBOL))
  let affixes = [positive.before, positive.after, negative.0, negative.1].map { affix in
    word(affix.replacing("-", with: minus).replacing("%", with: percent).replacing("'", with: ""))
  }
  return shape + "/" + affixes.joined(separator: "/")
}

/// Returns the text before and after the number of a pattern.
private func around(_ pattern: Substring) -> (before: String, after: String) {
  let isNumber = { (scalar: Unicode.Scalar) in "#0,.".unicodeScalars.contains(scalar) }
  let scalars = pattern.unicodeScalars
  let first = scalars.firstIndex(where: isNumber) ?? scalars.endIndex
  let last = scalars.lastIndex(where: isNumber).map { scalars.index(after: $0) } ?? scalars.endIndex
  return (String(scalars[..<first]), String(scalars[last...]))
}

/// Returns the currencies in use with their numbers of fraction digits.
func currencies() -> [(code: String, digits: Int32)] {
  var status = U_ZERO_ERROR
  let codes = swift_ucurr_openISOCurrencies(
    UInt32(UCURR_COMMON.rawValue | UCURR_NON_DEPRECATED.rawValue), &status)
  defer { swift_uenum_close(codes) }
  var found: [(code: String, digits: Int32)] = []
  var length: Int32 = 0
  while let code = swift_uenum_next(codes, &length, &status) {
    let units = Array(String(cString: code).utf16) + [0]
    found.append((String(cString: code), swift_ucurr_getDefaultFractionDigits(units, &status)))
  }
  return found.sorted { $0.code < $1.code }
}

/// Returns the symbols of currencies in each language and region as numbers of sets, and the sets.
/// Each set is written as its differences from an earlier set.
func currencySymbols() -> (pairs: Pairs, sets: [String]) {
  let codes = currencies().map { ($0.code, Array($0.code.utf16) + [0]) }
  var sets: [[String]] = []
  var known: [[String]: Int] = [:]
  var pairs = Pairs()
  for language in carriedLanguages() {
    pairs.add(language, language: language) { locale in
      let symbols = codes.map { code, units in
        var (status, isChoice, length) = (U_ZERO_ERROR, UBool(0), Int32(0))
        let name = swift_ucurr_getName(
          units, locale, UCURR_SYMBOL_NAME, &isChoice, &length, &status)
        let text = String(
          decoding: UnsafeBufferPointer(start: name, count: Int(length)), as: UTF16.self)
        return text == code ? "" : text
      }
      if let set = known[symbols] { return String(set) }
      known[symbols] = sets.count
      sets.append(symbols)
      return String(sets.count - 1)
    }
  }
  let words = sets.enumerated().map { number, symbols in
    let parent = (0..<number).min { difference(symbols, sets[$0]) < difference(symbols, sets[$1]) }
    let other = parent.map { sets[$0] }
    let changes = symbols.indices.filter { symbols[$0] != other?[$0] ?? "" }
      .map { ",\(codes[$0].0):\(word(symbols[$0]))" }
    return "=" + (parent.map { String($0, radix: 36) } ?? "") + changes.joined()
  }
  return (pairs, words)
}

private func difference(_ one: [String], _ other: [String]) -> Int {
  zip(one, other).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
}

// MARK: dates and times

struct DateFormats {
  private(set) var names = Shared()
  private(set) var markers = Shared()
  private(set) var pairs: [String: Pairs] = [:]

  init() {
    for (name, date, time) in [
      ("shortDate", UDAT_SHORT, UDAT_NONE), ("mediumDate", UDAT_MEDIUM, UDAT_NONE),
      ("shortTime", UDAT_NONE, UDAT_SHORT), ("mediumTime", UDAT_NONE, UDAT_MEDIUM),
    ] {
      var pairs = Pairs()
      for language in carriedLanguages() {
        pairs.add(language, language: language) { locale in value(of: locale, date, time) }
      }
      self.pairs[name] = pairs
    }
  }

  private typealias Format = UnsafeMutablePointer<UDateFormat?>?

  /// Returns "persian/y'{20}'MMM/12/": calendar, pattern, number of the month names, number of the
  /// day halves. An era becomes literal text of the pattern.
  private mutating func value(
    of locale: String, _ date: UDateFormatStyle, _ time: UDateFormatStyle
  ) -> String {
    var status = U_ZERO_ERROR
    let zone = Array("UTC".utf16)
    let format = swift_udat_open(time, date, locale, zone, 3, nil, 0, &status)
    defer { swift_udat_close(format) }
    let pattern = utf16 { swift_udat_toPattern(format, 0, $0, $1, &$2) }
    let fields = Self.fields(of: pattern)
    let calendar = swift_udat_getCalendar(format)
    let type = swift_ucal_getType(calendar, &status).map { String(cString: $0) } ?? ""
    var written = ""
    var symbols: UDateFormatSymbolType?
    for field in fields {
      switch field.letter {
      case "G": written += "'" + Self.written(field.text, format)[0] + "'"
      case "M" where field.text.count == 3: (symbols, written) = (UDAT_SHORT_MONTHS, written + "N")
      case "M" where field.text.count == 4: (symbols, written) = (UDAT_MONTHS, written + "N")
      case "L" where field.text.count == 3:
        (symbols, written) = (UDAT_STANDALONE_SHORT_MONTHS, written + "N")
      case "L" where field.text.count == 4:
        (symbols, written) = (UDAT_STANDALONE_MONTHS, written + "N")
      case "L": written += String(repeating: "M", count: field.text.count)
      case "y", "M", "d", "H", "h", "K", "k", "m", "s", "a", "b", "B", "'": written += field.text
      default: fatalError("\(locale): \(pattern)")
      }
    }
    var value = "\(type)/\(word(written))/"
    if let symbols {
      let months = (0..<swift_udat_countSymbols(format, symbols)).map { month in
        word(utf16 { swift_udat_getSymbols(format, symbols, month, $0, $1, &$2) })
      }
      value += String(names.number(of: months.joined(separator: ",")), radix: 36)
    }
    value += "/"
    if let letter = fields.first(where: { "abB".contains($0.letter) }) {
      value += String(markers.number(of: Self.halves(letter.text, format)), radix: 36)
    }
    return value
  }

  /// Splits a pattern into runs of one letter and literal text in quotes.
  private static func fields(of pattern: String) -> [(letter: Character, text: String)] {
    var fields: [(letter: Character, text: String)] = []
    var isQuoted = false
    var literal = ""
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
    for scalar in pattern.unicodeScalars {
      if scalar == "'" {
        isQuoted.toggle()
      } else if !isQuoted, isLetter(scalar) {
        if !literal.isEmpty { fields.append(("'", "'" + literal + "'")) }
        literal = ""
        if fields.last?.letter == Character(scalar) {
          fields[fields.count - 1].text.unicodeScalars.append(scalar)
        } else {
          fields.append((Character(scalar), String(scalar)))
        }
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    if !literal.isEmpty { fields.append(("'", "'" + literal + "'")) }
    return fields
  }

  /// Formats times of a day, in seconds, with a pattern.
  private static func written(
    _ pattern: String, _ format: Format, at seconds: [Double] = [0]
  ) -> [String] {
    let units = Array(pattern.utf16)
    swift_udat_applyPattern(format, 0, units, Int32(units.count))
    return seconds.map { seconds in
      utf16 { swift_udat_format(format, 1_795_305_600_000 + seconds * 1000, $0, $1, nil, &$2) }
    }
  }

  /// Returns the day half of each hour at half past, then on the hour if the two differ.
  private static func halves(_ letter: String, _ format: Format) -> String {
    let each = [1800.0, 0].map { minutes in
      written(letter + "'|'h:mm", format, at: (0..<24).map { Double($0) * 3600 + minutes })
        .map { word(String($0.prefix { $0 != "|" })) }.joined(separator: ",")
    }
    return each[0] == each[1] ? each[0] : each.joined(separator: "/")
  }
}

// MARK: calendars

/// Returns a calendar's months as "1277:-25567 3f …": the first year and its first day (days since
/// 1970), then for each year a bit for each month of 30 days. The first month is the highest bit.
func months(of calendar: String, years: ClosedRange<Int32>) -> [String] {
  var status = U_ZERO_ERROR
  let zone = Array("UTC".utf16)
  let reckoning = swift_ucal_open(zone, 3, "en@calendar=\(calendar)", UCAL_TRADITIONAL, &status)
  defer { swift_ucal_close(reckoning) }
  func day(_ year: Int32, _ month: Int32) -> Int {
    swift_ucal_clear(reckoning)
    swift_ucal_set(reckoning, UCAL_EXTENDED_YEAR, year)
    swift_ucal_set(reckoning, UCAL_MONTH, month)
    swift_ucal_set(reckoning, UCAL_DATE, 1)
    return Int(swift_ucal_getMillis(reckoning, &status) / 86_400_000)
  }
  let masks = years.map { year in
    let mask = (Int32(0)..<12).reduce(0) { mask, month in
      let next = month == 11 ? day(year + 1, 0) : day(year, month + 1)
      return mask << 1 | (next - day(year, month) == 30 ? 1 : 0)
    }
    return String(mask, radix: 16)
  }
  return ["\(years.lowerBound):\(day(years.lowerBound, 0))"] + masks
}
