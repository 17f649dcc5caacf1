// SPDX-License-Identifier: Apache-2.0

/// Selection of the keys of a file.
package struct StringsTaking: Sendable, Equatable {
  /// Maximum number of patterns in a request, because each is matched against every key of a file.
  package static let maximumPatterns = 100
  /// Maximum number of bytes of a pattern. A key that is a sentence has some hundred bytes.
  package static let maximumPatternBytes = 1_024

  /// Whether an unusable key is excluded; otherwise the file is rejected because of it.
  package var excludesKeys = false
  /// Patterns of the keys to take, in which `*` matches any characters; nil takes all keys.
  package let keys: [String]?
  private let patterns: [KeyPattern]
  /// Patterns without `*`.
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
