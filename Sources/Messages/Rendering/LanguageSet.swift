// SPDX-License-Identifier: Apache-2.0

/// Set of positions among a message's languages. The first 64 positions need no allocation.
struct LanguageSet: Hashable, Sendable {
  private var first: UInt64 = 0
  private var others: [UInt64] = []

  /// Number of positions in a word.
  private static let width = 64

  init() {}

  init(_ positions: Range<Int>) {
    for position in positions { insert(position) }
  }

  var isEmpty: Bool { first == 0 && others.allSatisfy { $0 == 0 } }

  func contains(_ position: Int) -> Bool {
    let bit = UInt64(1) << UInt64(position % Self.width)
    if position < Self.width { return first & bit != 0 }
    let word = position / Self.width - 1
    return word < others.count && others[word] & bit != 0
  }

  mutating func insert(_ position: Int) {
    let bit = UInt64(1) << UInt64(position % Self.width)
    guard position >= Self.width else {
      first |= bit
      return
    }
    let word = position / Self.width - 1
    while others.count <= word { others.append(0) }
    others[word] |= bit
  }

  mutating func formIntersection(_ other: LanguageSet) {
    first &= other.first
    others.removeLast(max(0, others.count - other.others.count))
    for word in others.indices { others[word] &= other.others[word] }
    trim()
  }

  mutating func formUnion(_ other: LanguageSet) {
    first |= other.first
    for (word, bits) in other.others.enumerated() {
      if word < others.count { others[word] |= bits } else { others.append(bits) }
    }
  }

  /// Equal sets have equal words.
  private mutating func trim() {
    while others.last == 0 { others.removeLast() }
  }
}
