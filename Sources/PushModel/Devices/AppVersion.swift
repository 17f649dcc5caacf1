// SPDX-License-Identifier: Apache-2.0

/// An app version of dotted numbers, compared number by number: 3.10 > 3.9, and 3.2.0 = 3.2. The
/// store orders the versions of devices by the equivalent function `device_version`.
package struct AppVersion: Sendable, Hashable, Comparable {
  /// Maximum count of numbers in a version. Apple's versions have three.
  package static let maximumNumbers = 8
  /// Maximum count of digits in each number, so that it fits an `Int32`.
  package static let maximumDigits = 9

  /// The version as it was written.
  package let text: String
  /// The numbers without trailing zeros, never empty.
  package let numbers: [Int32]

  /// Parses a version; returns nil for other texts, such as "3.2-beta".
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= Self.maximumNumbers else { return nil }
    var numbers: [Int32] = []
    for part in parts {
      let isNumber = part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard isNumber, part.count <= Self.maximumDigits, let number = Int32(String(Substring(part)))
      else { return nil }
      numbers.append(number)
    }
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    self.text = text
    self.numbers = numbers
  }

  /// The smallest greater version, by one more trailing zero: no version lies between "3.2" and
  /// "3.2.0", and no other version equals it.
  var next: AppVersion { AppVersion(text: text, numbers: numbers + [0]) }

  private init(text: String, numbers: [Int32]) {
    self.text = text
    self.numbers = numbers
  }

  package static func == (left: Self, right: Self) -> Bool { left.numbers == right.numbers }

  package func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  package static func < (left: Self, right: Self) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
