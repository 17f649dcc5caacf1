// SPDX-License-Identifier: Apache-2.0

/// An app's version as dotted numbers, ordered number by number: 3.10 is after 3.9, and 3.2.0 is 3.2. The
/// store orders devices' versions in the same way (`device_version`).
package struct AppVersion: Sendable, Hashable, Comparable {
  /// Numbers of a version: Apple's have three.
  package static let maximumNumbers = 8
  /// Digits of each, so that it fits an `Int32`.
  package static let maximumDigits = 9

  /// The version as it was written.
  package let text: String
  /// Its numbers without zeros at the end, never empty.
  package let numbers: [Int32]

  /// Nil for what is no dotted number, such as "3.2-beta".
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

  /// The least that is more: none stands between "3.2" and "3.2.0", which no other version is.
  fileprivate var next: AppVersion { AppVersion(text: text, numbers: numbers + [0]) }

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

/// Versions of an app from one on and below another.
package struct AppVersionRange: Sendable, Hashable {
  /// The first that is meant; nil: from the oldest on.
  package var from: AppVersion?
  /// The first that is not meant any more; nil: there is none.
  package var below: AppVersion?

  /// At least one of the two is given.
  package init(from: AppVersion? = nil, below: AppVersion? = nil) {
    self.from = from
    self.below = below
  }

  /// One version, however many zeros it is written with.
  package init(exactly version: AppVersion) {
    self.init(from: version, below: version.next)
  }
}
