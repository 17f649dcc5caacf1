// SPDX-License-Identifier: Apache-2.0

/// How a language writes numbers.
struct NumberShape: Sendable, Equatable {
  private let group: String
  private let decimal: String
  private let minus: String
  private let zero: UInt32
  /// Digits before the first separator from the right, and between further ones.
  private let primary: Int
  private let secondary: Int
  /// How many digits must stand left of a separator: Spanish writes 1234 but 12.345.
  private let minimumGrouped: Int

  static let plain = NumberShape(
    group: "", decimal: ".", minus: "-", zero: 0x30, primary: 3, secondary: 3, minimumGrouped: 400)

  private init(
    group: String, decimal: String, minus: String, zero: UInt32, primary: Int, secondary: Int,
    minimumGrouped: Int
  ) {
    self.group = group
    self.decimal = decimal
    self.minus = minus
    self.zero = zero
    self.primary = primary
    self.secondary = secondary
    self.minimumGrouped = minimumGrouped
  }

  /// Reads a word of the table, "2c/2e/2d/30/3/3/1": group, decimal, minus and zero as hexadecimal
  /// scalars joined by "+", then the three sizes.
  init?(word: Substring) {
    let fields = word.split(separator: "/", omittingEmptySubsequences: false)
    guard fields.count == 7, let zero = UInt32(fields[3], radix: 16), let primary = Int(fields[4]),
      let secondary = Int(fields[5]), let minimum = Int(fields[6]), primary > 0, secondary > 0
    else { return nil }
    self.init(
      group: Self.text(fields[0]), decimal: Self.text(fields[1]), minus: Self.text(fields[2]),
      zero: zero, primary: primary, secondary: secondary, minimumGrouped: minimum)
  }

  private static func text(_ scalars: Substring) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars.split(separator: "+") {
      if let scalar = UInt32(scalar, radix: 16).flatMap(Unicode.Scalar.init) { text.append(scalar) }
    }
    return String(text)
  }

  /// - Parameter digits: at least so many before the point, of which the sign is one, as C counts.
  func text(of number: DecimalText, digits: Int = 1) -> String {
    // Minus zero is zero.
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

  private func append(_ digit: UInt8, to text: inout String) {
    if let scalar = Unicode.Scalar(zero + UInt32(digit)) { text.unicodeScalars.append(scalar) }
  }
}
