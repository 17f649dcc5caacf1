// SPDX-License-Identifier: Apache-2.0

/// Format of a number with affixes, such as a percent sign or a currency: an entry of the generated
/// tables.
struct AffixedFormat: Sendable {
  let shape: NumberShape
  private let positive: (before: String, after: String)
  private let negative: (before: String, after: String)

  /// Reads a number shape and its four affixes. "¤" is the place of the currency.
  init?(word: Substring) {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 11,
      let shape = NumberShape(word: Substring(parts[..<7].joined(separator: "/")))
    else { return nil }
    self.init(
      shape: shape, positive: (parts[7].unescaped, parts[8].unescaped),
      negative: (parts[9].unescaped, parts[10].unescaped))
  }

  private init(
    shape: NumberShape, positive: (before: String, after: String),
    negative: (before: String, after: String)
  ) {
    self.shape = shape
    self.positive = positive
    self.negative = negative
  }

  /// Returns this format with other digits.
  func with(digits: [Unicode.Scalar]) -> AffixedFormat {
    AffixedFormat(shape: shape.with(digits: digits), positive: positive, negative: negative)
  }

  /// Largest number of bytes of the affixes together, without the currency.
  var affixBytes: Int {
    max(
      positive.before.utf8.count + positive.after.utf8.count,
      negative.before.utf8.count + negative.after.utf8.count)
  }

  /// Returns the formatted number. Minus zero has no sign.
  ///
  /// - Parameter isSpaced: whether a space separates letters from digits: "XAF" gets one, "€" does
  ///   not (CLDR, `currencySpacing`).
  func text(of number: DecimalText, currency: String = "", isSpaced: Bool = true) -> String {
    let (before, after) = number.isNegative && !number.isZero ? negative : positive
    return Self.filled(before, with: currency, isBefore: true, isSpaced)
      + shape.text(of: number.magnitude)
      + Self.filled(after, with: currency, isBefore: false, isSpaced)
  }

  private static func filled(
    _ affix: String, with currency: String, isBefore: Bool, _ isSpaced: Bool
  ) -> String {
    guard let place = affix.unicodeScalars.firstIndex(of: "¤") else { return affix }
    let scalars = affix.unicodeScalars
    let behind = scalars.index(after: place)
    var symbol = currency
    let touches = isBefore ? behind == scalars.endIndex : place == scalars.startIndex
    let edge = isBefore ? currency.unicodeScalars.last : currency.unicodeScalars.first
    if isSpaced, touches, let edge, edge.isKeptApart {
      symbol = isBefore ? currency + "\u{A0}" : "\u{A0}" + currency
    }
    return String(scalars[..<place]) + symbol + String(scalars[behind...])
  }
}

extension Unicode.Scalar {
  /// Whether the character is neither a symbol nor a space.
  fileprivate var isKeptApart: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator,
      .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
