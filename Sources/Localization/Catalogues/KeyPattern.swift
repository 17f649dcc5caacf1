// SPDX-License-Identifier: Apache-2.0

/// Pattern in which `*` matches any characters: a key must contain the parts between the stars in
/// order.
///
/// The first match of each part suffices, so there is no backtracking. Each pattern reads a byte of
/// a key at most twice, even if key and pattern are repetitive.
struct KeyPattern: Sendable, Equatable {
  private let start: [UInt8]
  private let end: [UInt8]
  /// Parts between the first and the last star.
  private let parts: [Part]

  /// - Parameter pattern: contains at least one `*`.
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

  /// - Parameter steps: increased by the number of comparisons.
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

  /// Part between two stars, found by the algorithm of Knuth, Morris and Pratt.
  private struct Part: Sendable, Equatable {
    let bytes: [UInt8]
    /// For each prefix, the length of its longest proper prefix that is also its suffix.
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

    /// Returns the index after the first match; nil without one.
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
