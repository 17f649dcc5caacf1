// SPDX-License-Identifier: Apache-2.0

/// Decimal number stored as its visible digits, not as a binary approximation. "1" and "1.0"
/// differ, because languages may use different plural forms for them.
package struct DecimalText: Sendable, Equatable {
  let isNegative: Bool
  /// Digits 0 to 9, most significant first; at least one digit, no leading zeros.
  let integer: [UInt8]
  /// The visible fraction digits.
  let fraction: [UInt8]

  /// Maximum number of digits, more than any readable number has. The limit keeps "1e999999" from
  /// filling the memory.
  private static let maximumDigits = 400

  /// Reads "12", "-1.50", "1e3", "007"; nil for anything else.
  package init?(_ text: String) {
    var bytes = text.utf8[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    var integer = Self.takeDigits(&bytes)
    var fraction: [UInt8] = []
    if bytes.first == UInt8(ascii: ".") {
      bytes.removeFirst()
      fraction = Self.takeDigits(&bytes)
      guard !fraction.isEmpty else { return nil }
    }
    guard !integer.isEmpty else { return nil }
    if let letter = bytes.first, letter | 0x20 == UInt8(ascii: "e") {
      guard let exponent = Int(String(Substring(bytes.dropFirst()))),
        exponent.magnitude <= Self.maximumDigits
      else { return nil }
      Self.shift(&integer, &fraction, by: exponent)
    } else if !bytes.isEmpty {
      return nil
    }
    guard integer.count + fraction.count <= Self.maximumDigits else { return nil }
    self.init(isNegative: isNegative, integer: integer, fraction: fraction)
  }

  private init(isNegative: Bool, integer: [UInt8], fraction: [UInt8]) {
    let significant = integer.drop { $0 == 0 }
    self.integer = significant.isEmpty ? [0] : Array(significant)
    self.fraction = fraction
    self.isNegative = isNegative
  }

  private static func takeDigits(_ bytes: inout Substring.UTF8View) -> [UInt8] {
    var digits: [UInt8] = []
    while let byte = bytes.first, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      digits.append(byte - UInt8(ascii: "0"))
      bytes.removeFirst()
    }
    return digits
  }

  private static func shift(_ integer: inout [UInt8], _ fraction: inout [UInt8], by exponent: Int) {
    for _ in 0..<max(0, exponent) {
      integer.append(fraction.isEmpty ? 0 : fraction.removeFirst())
    }
    for _ in 0..<max(0, -exponent) {
      fraction.insert(integer.popLast() ?? 0, at: 0)
    }
  }

  /// The absolute value.
  var magnitude: DecimalText {
    DecimalText(isNegative: false, integer: integer, fraction: fraction)
  }

  /// The number times 100, with two fraction digits fewer: "0.355" is "35.5".
  var timesHundred: DecimalText {
    var (integer, fraction) = (integer, fraction)
    Self.shift(&integer, &fraction, by: 2)
    return DecimalText(isNegative: isNegative, integer: integer, fraction: fraction)
  }

  var isZero: Bool { integer == [0] && fraction.allSatisfy { $0 == 0 } }

  /// Whether all fraction digits are zeros.
  var isIntegral: Bool { fraction.allSatisfy { $0 == 0 } }

  /// Returns the number with exactly `places` fraction digits, rounded half to even.
  func rounded(toPlaces places: Int) -> DecimalText {
    let missing = max(0, places - fraction.count)
    var digits = integer + fraction.prefix(places) + Array(repeating: 0, count: missing)
    let dropped = fraction.dropFirst(places)
    if let next = dropped.first {
      let isHalf = next == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
      if next > 5 || next == 5 && (!isHalf || (digits.last ?? 0) % 2 == 1) {
        Self.increment(&digits)
      }
    }
    return DecimalText(
      isNegative: isNegative, integer: Array(digits.dropLast(places)),
      fraction: Array(digits.suffix(places)))
  }

  private static func increment(_ digits: inout [UInt8]) {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0) }
  }
}
