// SPDX-License-Identifier: Apache-2.0

/// What of a file is taken.
package struct StringsTaking: Sendable, Equatable {
  /// Whether a key that is not sound is held out and the others are taken; else it refuses the file.
  package var holdsOut = false
  /// The keys that are taken, as patterns in which `*` stands for any characters; nil for all.
  package var keys: [String]?

  package init(holdsOut: Bool = false, keys: [String]? = nil) {
    self.holdsOut = holdsOut
    self.keys = keys
  }

  func takes(_ key: String) -> Bool {
    guard let keys else { return true }
    return keys.contains { Self.matches(Array(key.utf8), Array($0.utf8)) }
  }

  /// The last star is the only one that has to be gone back to.
  private static func matches(_ key: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (inKey, inPattern) = (0, 0)
    var star: (inKey: Int, inPattern: Int)?
    while inKey < key.count {
      if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "*") {
        star = (inKey, inPattern)
        inPattern += 1
      } else if inPattern < pattern.count, pattern[inPattern] == key[inKey] {
        (inKey, inPattern) = (inKey + 1, inPattern + 1)
      } else if let last = star {
        star = (last.inKey + 1, last.inPattern)
        (inKey, inPattern) = (last.inKey + 1, last.inPattern + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
