// SPDX-License-Identifier: Apache-2.0

/// Formats the arguments of a language's texts: numbers, plural categories, and texts with their
/// own writing direction.
package final class LanguageWriting: Sendable {
  let isRightToLeft: Bool
  private let numbers: NumberShape
  private let plurals: PluralRules
  /// Row of the language in the generated tables.
  private let name: String
  private let region: String?
  private let place: ReaderPlace

  /// - Parameters:
  ///   - tag: language of the texts.
  ///   - place: place of the reader, which decides the format of numbers. Plural categories follow
  ///     the language of the texts.
  init(tag: LanguageTag, for place: ReaderPlace = .unknown) {
    isRightToLeft = tag.isWrittenRightToLeft
    name = WritingTables.row(of: tag)
    region = place.region ?? tag.region
    self.place = place
    numbers =
      place.isLongest
      ? WritingTables.longestNumberShape(of: name)
      : WritingTables.numberShape(of: name, in: region, numbering: place.numbering)
    plurals = WritingTables.pluralRules(of: tag)
  }

  /// Returns an argument as a conversion shows it. `.text` keeps a text as it is, and formats
  /// percentages, money and moments by their own rules. Any other argument is a number in the
  /// language's digits.
  func text(of argument: TextArgument, as conversion: TextConversion) -> String {
    if conversion == .text {
      switch argument {
      case .text(let text): return text
      case .percent(let text): return DecimalText(text).map { percent($0.timesHundred) } ?? text
      case .money(let text, let currency):
        return DecimalText(text).map { money($0, in: currency) } ?? text
      case .moment(let moment): return self.text(of: moment)
      case .number, .recipient: break
      }
    }
    guard let number = argument.decimal(as: conversion) else { return argument.source }
    if case .padded(let digits) = conversion { return numbers.text(of: number, digits: digits) }
    return numbers.text(of: number)
  }

  func text(of number: DecimalText) -> String { numbers.text(of: number) }

  // MARK: percentages, money and moments

  private func percent(_ number: DecimalText) -> String {
    if place.isLongest {
      return longest(number, WritingTables.percentFormats(of: name).map(\.affixBytes))
    }
    let format = WritingTables.percentFormat(
      of: name, in: region, numbering: place.numbering)
    return format?.text(of: number) ?? numbers.text(of: number)
  }

  private func money(_ amount: DecimalText, in currency: String) -> String {
    let amount = amount.rounded(toPlaces: CurrencyTables.places(of: currency) ?? 2)
    if place.isLongest {
      let symbol = CurrencyTables.longestSymbol(of: currency, name) + Self.bytesOfSpace
      return longest(amount, WritingTables.moneyFormats(of: name).map { $0.affixBytes + symbol })
    }
    let format = WritingTables.moneyFormat(
      of: name, in: region, numbering: place.numbering)
    let symbol = CurrencyTables.symbol(of: currency, name, in: region)
    // Malay is the only language without a space here: "MYR12.50".
    return format?.text(of: amount, currency: symbol, isSpaced: name != "ms")
      ?? numbers.text(of: amount)
  }

  private func text(of moment: Moment) -> String {
    if place.isLongest {
      let bytes = DateTables.formats(of: moment, name)
        .map { $0.maximumBytes(perDigit: numbers.bytesPerDigit) }
      return filler(bytes.max() ?? 0)
    }
    let seconds =
      switch moment.clock {
      case .reader: place.clock.seconds(at: moment.seconds)
      case .zone(let name): place.zoneClock(name).seconds(at: moment.seconds)
      case .calendar: moment.seconds
      }
    return DateTables.format(of: moment, name, in: region)?.text(of: seconds, in: numbers) ?? ""
  }

  /// Bytes of the space between a currency's letters and the digits.
  private static let bytesOfSpace = 2

  private func longest(_ number: DecimalText, _ affixes: [Int]) -> String {
    // Some regions use other separators for money, which may take a few more bytes each.
    let marks = number.integer.count * 3 + 3
    return filler(numbers.text(of: number).utf8.count + marks + (affixes.max() ?? 0))
  }

  /// Returns a text of this many bytes, plus the six bytes of an isolate, which a right-to-left
  /// mark may require.
  private func filler(_ bytes: Int) -> String {
    String(repeating: "x", count: bytes + (isRightToLeft ? 0 : 6))
  }

  /// Returns the plural form for a number. Texts may have a form for zero in any language.
  func category(of number: DecimalText, among forms: [PluralCategory: [TextPiece]])
    -> PluralCategory
  {
    if number.isZero, forms[.zero] != nil { return .zero }
    let category = plurals.category(of: number)
    return forms[category] != nil ? category : .other
  }

  func category(of number: DecimalText) -> PluralCategory { plurals.category(of: number) }

  /// All plural categories of the language.
  var categories: Set<PluralCategory> { plurals.categories }

  /// Plural categories of whole numbers of everyday size.
  var commonCategories: Set<PluralCategory> { plurals.commonCategories }

  /// Isolates an argument so that it does not reorder the sentence around it: wraps it in U+2068 …
  /// U+2069 if the argument or the sentence may be right-to-left.
  func isolated(_ argument: String) -> String {
    let argument = argument.withoutLooseControls
    return isRightToLeft || argument.mayRunRightToLeft ? "\u{2068}\(argument)\u{2069}" : argument
  }
}

extension LanguageTag {
  /// Whether the language's script, or its usual one, runs from right to left.
  package var isWrittenRightToLeft: Bool {
    withUsualScript.script.map(Self.rightToLeftScripts.contains)
      ?? Self.rightToLeftLanguages.contains(language)
  }

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  /// Languages whose usual script runs from right to left.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arb", "arc", "ars", "arz", "azb", "bal", "bgn", "ckb", "dv", "fa", "glk", "he", "iw",
    "ji",
    "khw", "ks", "lrc", "mzn", "nqo", "pnb", "prs", "ps", "sd", "skr", "syr", "ug", "ur", "yi",
  ]
}

extension String {
  /// Whether any character belongs to a right-to-left script or controls direction.
  fileprivate var mayRunRightToLeft: Bool {
    // The first such character, U+0590, takes a lead byte of 0xD6.
    guard utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
        0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }

  /// The text without control characters other than tab and line feed, without unmatched ends of
  /// isolates, and with every isolate closed.
  fileprivate var withoutLooseControls: String {
    let needsWork = utf8.contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A || $0 == 0xE2 }
    guard needsWork else { return self }
    var kept = String.UnicodeScalarView()
    var openIsolates = 0
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: break
      case 0..<0x20: continue
      case 0x2066...0x2068: openIsolates += 1
      case 0x2069:
        if openIsolates == 0 { continue }
        openIsolates -= 1
      default: break
      }
      kept.append(scalar)
    }
    for _ in 0..<openIsolates { kept.append("\u{2069}") }
    return String(kept)
  }
}
