// SPDX-License-Identifier: Apache-2.0

/// How a number is written with something around it, a percent sign or a currency: an entry of the generated
/// tables.
struct AffixedFormat: Sendable {
  let shape: NumberShape
  private let positive: (before: String, after: String)
  private let negative: (before: String, after: String)

  /// Reads a shape's word and four affixes behind it. "¤" stands for the currency.
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

  /// The same with other digits.
  func with(digits: [Unicode.Scalar]) -> AffixedFormat {
    AffixedFormat(shape: shape.with(digits: digits), positive: positive, negative: negative)
  }

  /// Bytes of what stands around a number, the currency left out, at the most.
  var affixBytes: Int {
    max(
      positive.before.utf8.count + positive.after.utf8.count,
      negative.before.utf8.count + negative.after.utf8.count)
  }

  /// Minus zero is zero.
  ///
  /// - Parameter isSpaced: whether letters beside digits are kept apart, as "XAF" is and "€" is not (CLDR,
  ///   `currencySpacing`).
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
  /// Neither a symbol nor a space.
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
