// SPDX-License-Identifier: Apache-2.0

/// One language's cardinal plural rules (Unicode Technical Standard 35, part 3, §5).
struct PluralRules: Sendable, Equatable {
  /// Checked in order; "other" is the rest.
  private let rules: [Rule]
  /// Categories of whole numbers of everyday size: French "many" begins at a million.
  private(set) var commonCategories: Set<PluralCategory> = [.other]

  private struct Rule: Sendable, Equatable {
    let category: PluralCategory
    /// The rule holds if one alternative holds; an alternative holds if all its relations hold.
    let alternatives: [[Relation]]
  }

  /// `i % 100 = 2..4,12`.
  private struct Relation: Sendable, Equatable {
    let operand: Operand
    let modulus: UInt64?
    let isNegated: Bool
    let ranges: [ClosedRange<UInt64>]
  }

  /// Operands by the letters of the standard. A compact exponent, `e`, is always 0 here.
  private enum Operand: UInt8, Sendable {
    case absoluteValue = 0x6E  // n
    case integerDigits = 0x69  // i
    case visibleFractionCount = 0x76  // v
    case significantFractionCount = 0x77  // w
    case visibleFraction = 0x66  // f
    case significantFraction = 0x74  // t
    case exponent = 0x65  // e
  }

  static let onlyOther = PluralRules(rules: [])

  private init(rules: [Rule]) {
    self.rules = rules
  }

  /// Reads words of the table: "one:i=1&v=0".
  init(words: [Substring]) {
    rules = words.compactMap { word in
      let parts = word.split(separator: ":")
      guard parts.count == 2, let category = PluralCategory(rawValue: String(parts[0])) else {
        return nil
      }
      let alternatives = parts[1].split(separator: "|").map { alternative in
        alternative.split(separator: "&").compactMap(Self.relation)
      }
      return Rule(category: category, alternatives: alternatives)
    }
    commonCategories = Set((0...200).compactMap { DecimalText(String($0)).map(category) })
  }

  private static func relation(_ text: Substring) -> Relation? {
    let sides = text.split(separator: "=")
    guard sides.count == 2, let letter = text.utf8.first, let operand = Operand(rawValue: letter)
    else { return nil }
    let isNegated = sides[0].hasSuffix("!")
    let ranges = sides[1].split(separator: ",").compactMap { range -> ClosedRange<UInt64>? in
      let bounds = range.split(separator: ".").compactMap { UInt64($0) }
      guard let first = bounds.first, let last = bounds.last, first <= last else { return nil }
      return first...last
    }
    let modulus = sides[0].split(separator: "%").dropFirst().first
      .flatMap { UInt64($0.prefix { $0.isNumber }) }
    return Relation(operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges)
  }

  var categories: Set<PluralCategory> { Set(rules.map(\.category)).union([.other]) }

  func category(of number: DecimalText) -> PluralCategory {
    for rule in rules
    where rule.alternatives.contains(where: { $0.allSatisfy { holds($0, for: number) } }) {
      return rule.category
    }
    return .other
  }

  private func holds(_ relation: Relation, for number: DecimalText) -> Bool {
    // A value with a fraction equals no integer, with any modulus.
    if relation.operand == .absoluteValue, !number.isIntegral { return relation.isNegated }
    let value = Self.value(of: relation.operand, in: number)
    let remainder = relation.modulus.map { value % $0 } ?? value
    return relation.ranges.contains { $0.contains(remainder) } != relation.isNegated
  }

  private static func value(of operand: Operand, in number: DecimalText) -> UInt64 {
    switch operand {
    case .absoluteValue, .integerDigits: value(of: number.integer[...])
    case .visibleFractionCount: UInt64(number.fraction.count)
    case .visibleFraction: value(of: number.fraction[...])
    case .significantFractionCount: UInt64(significant(number.fraction).count)
    case .significantFraction: value(of: significant(number.fraction))
    case .exponent: 0
    }
  }

  private static func significant(_ fraction: [UInt8]) -> ArraySlice<UInt8> {
    fraction.prefix((fraction.lastIndex { $0 != 0 } ?? -1) + 1)
  }

  /// Returns the last 18 digits of a number, preceded by a 1 if it is longer: no rule examines more
  /// digits.
  private static func value(of digits: ArraySlice<UInt8>) -> UInt64 {
    let isLong = digits.count > 18
    return digits.suffix(18).reduce(isLong ? 1 : 0) { $0 * 10 + UInt64($1) }
  }
}
