// SPDX-License-Identifier: Apache-2.0

/// What of a file is taken.
package struct StringsTaking: Sendable, Equatable {
  /// Patterns of keys that a request may name: each is held against every key of a file.
  package static let maximumPatterns = 100
  /// Bytes of a pattern: a key that is a sentence has some hundred.
  package static let maximumPatternBytes = 1_024

  /// Whether a key that is not sound is excluded and the others are taken; else it refuses the file.
  package var excludesKeys = false
  /// The keys that are taken, as patterns in which `*` stands for any characters; nil for all.
  package let keys: [String]?
  private let patterns: [KeyPattern]
  /// Those in which nothing stands for something else.
  private let names: Set<[UInt8]>

  package init(excludesKeys: Bool = false, keys: [String]? = nil) {
    self.excludesKeys = excludesKeys
    self.keys = keys
    let star = UInt8(ascii: "*")
    names = Set(keys?.filter { !$0.utf8.contains(star) }.map { Array($0.utf8) } ?? [])
    patterns = keys?.filter { $0.utf8.contains(star) }.map(KeyPattern.init) ?? []
  }

  func takes(_ key: String) -> Bool {
    if keys == nil { return true }
    let bytes = Array(key.utf8)
    return names.contains(bytes) || patterns.contains { $0.matches(bytes) }
  }
}

/// A pattern in which `*` stands for any characters: what stands between the stars has to be found in a key one
/// behind the other.
///
/// The first place of each will do, so nothing is gone back to: a key's byte is looked at twice for each pattern
/// at most, however either repeats itself.
struct KeyPattern: Sendable, Equatable {
  private let start: [UInt8]
  private let end: [UInt8]
  /// Between the first star and the last.
  private let parts: [Part]

  /// - Parameter pattern: with a star at least.
  init(_ pattern: String) {
    var pieces = pattern.utf8.split(
      separator: UInt8(ascii: "*"), omittingEmptySubsequences: false
    ).map { Array($0) }
    end = pieces.removeLast()
    start = pieces.isEmpty ? [] : pieces.removeFirst()
    parts = pieces.filter { !$0.isEmpty }.map(Part.init)
  }

  func matches(_ key: [UInt8]) -> Bool {
    var steps = 0
    return matches(key, counting: &steps)
  }

  /// - Parameter steps: goes up by the comparisons that it takes.
  func matches(_ key: [UInt8], counting steps: inout Int) -> Bool {
    guard start.count + end.count <= key.count else { return false }
    steps += start.count + end.count
    guard key.starts(with: start), key.suffix(end.count).elementsEqual(end) else { return false }
    var place = start.count
    for part in parts {
      guard let next = part.end(in: key[place..<key.count - end.count], counting: &steps) else {
        return false
      }
      place = next
    }
    return true
  }

  /// What stands between two stars, found by the algorithm of Knuth, Morris and Pratt.
  private struct Part: Sendable, Equatable {
    let bytes: [UInt8]
    /// How much of the beginning each beginning ends with, itself apart.
    let borders: [Int]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      var borders = [0]
      for index in bytes.indices.dropFirst() {
        var length = borders[index - 1]
        while length > 0, bytes[length] != bytes[index] { length = borders[length - 1] }
        borders.append(bytes[length] == bytes[index] ? length + 1 : 0)
      }
      self.borders = borders
    }

    /// Behind the first place where it stands; nil for none.
    func end(in key: ArraySlice<UInt8>, counting steps: inout Int) -> Int? {
      var found = 0
      for index in key.indices {
        steps += 1
        while found > 0, bytes[found] != key[index] {
          found = borders[found - 1]
          steps += 1
        }
        if bytes[found] == key[index] { found += 1 }
        if found == bytes.count { return index + 1 }
      }
      return nil
    }
  }
}
