// SPDX-License-Identifier: Apache-2.0

/// Format of plain numbers for readers of a language in a region.
struct NumberShape: Sendable, Equatable {
  private let group: String
  private let decimal: String
  private let minus: String
  /// Ten digits, from zero.
  private let digits: [Unicode.Scalar]
  /// Number of digits right of the last separator, and between further separators.
  private let primary: Int
  private let secondary: Int
  /// Minimum number of digits left of a separator: Spanish writes 1234 but 12.345.
  private let minimumGrouped: Int

  static let plain = NumberShape(
    group: "", decimal: ".", minus: "-", digits: digits(from: 0x30), primary: 3, secondary: 3,
    minimumGrouped: ungrouped)

  /// `minimumGrouped` of a shape without separators: more digits than any number has.
  private static let ungrouped = 1_000

  private init(
    group: String, decimal: String, minus: String, digits: [Unicode.Scalar], primary: Int,
    secondary: Int, minimumGrouped: Int
  ) {
    self.group = group
    self.decimal = decimal
    self.minus = minus
    self.digits = digits
    self.primary = primary
    self.secondary = secondary
    self.minimumGrouped = minimumGrouped
  }

  /// Reads a word of the table, "2c/2e/2d/30/3/3/1": group, decimal, minus and zero as hexadecimal
  /// scalars joined by "+", then the three sizes.
  init?(word: Substring) {
    let fields = word.split(separator: "/", omittingEmptySubsequences: false)
    guard fields.count == 7, let zero = UInt32(fields[3], radix: 16), let primary = Int(fields[4]),
      let secondary = Int(fields[5]), let minimum = Int(fields[6]), primary >= 0, secondary >= 0
    else { return nil }
    self.init(
      group: Self.text(fields[0]), decimal: Self.text(fields[1]), minus: Self.text(fields[2]),
      digits: Self.digits(from: zero), primary: primary > 0 ? primary : 3,
      secondary: max(1, secondary),
      // A group size of 0 means no grouping.
      minimumGrouped: primary > 0 ? minimum : Self.ungrouped)
  }

  private static func digits(from zero: UInt32) -> [Unicode.Scalar] {
    (0..<10).map { Unicode.Scalar(zero + $0) ?? "0" }
  }

  /// Returns this shape with other digits.
  func with(digits: [Unicode.Scalar]) -> NumberShape {
    NumberShape(
      group: group, decimal: decimal, minus: minus, digits: digits, primary: primary,
      secondary: secondary, minimumGrouped: minimumGrouped)
  }

  /// Returns a shape that takes at least as many bytes as either shape, for any number.
  func longer(_ other: NumberShape) -> NumberShape {
    func longest(_ one: String, _ two: String) -> String {
      two.utf8.count > one.utf8.count ? two : one
    }
    return NumberShape(
      group: longest(group, other.group), decimal: longest(decimal, other.decimal),
      minus: longest(minus, other.minus),
      digits: other.bytesPerDigit > bytesPerDigit ? other.digits : digits,
      primary: min(primary, other.primary), secondary: min(secondary, other.secondary),
      minimumGrouped: min(minimumGrouped, other.minimumGrouped))
  }

  private static func text(_ scalars: Substring) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars.split(separator: "+") {
      if let scalar = UInt32(scalar, radix: 16).flatMap(Unicode.Scalar.init) { text.append(scalar) }
    }
    return String(text)
  }

  /// - Parameter digits: minimum number of characters before the decimal separator; as in C, the
  ///   sign counts as one.
  func text(of number: DecimalText, digits: Int = 1) -> String {
    // Minus zero has no sign.
    var text = number.isNegative && !number.isZero ? minus : ""
    let count = number.integer.count
    for _ in 0..<max(0, digits - count - (text.isEmpty ? 0 : 1)) { append(0, to: &text) }
    let isGrouped = count >= primary + minimumGrouped
    for (index, digit) in number.integer.enumerated() {
      let left = count - index
      let endsGroup = left == primary || left > primary && (left - primary) % secondary == 0
      if isGrouped, index > 0, endsGroup { text += group }
      append(digit, to: &text)
    }
    guard !number.fraction.isEmpty else { return text }
    text += decimal
    for digit in number.fraction { append(digit, to: &text) }
    return text
  }

  /// Appends a whole number ≥ 0 without separators, padded with zeros to `digits` digits.
  func append(_ number: Int, digits: Int, to text: inout String) {
    let decimal = String(number)
    for _ in 0..<max(0, digits - decimal.utf8.count) { append(0, to: &text) }
    for byte in decimal.utf8 { append(byte - UInt8(ascii: "0"), to: &text) }
  }

  /// Largest number of bytes of a digit.
  var bytesPerDigit: Int { digits.map { UTF8.width($0) }.max() ?? 1 }

  private func append(_ digit: UInt8, to text: inout String) {
    text.unicodeScalars.append(digits[Int(digit)])
  }
}
