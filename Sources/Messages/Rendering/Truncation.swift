// SPDX-License-Identifier: Apache-2.0

/// Shortens a text so that it fits between a JSON string's quotes.
enum Truncation {
  static let ellipsis = "…"
  /// Bytes of an ellipsis (U+2026); the end of an isolate (U+2069) has as many.
  private static let ellipsisBytes = 3
  private static let isolateBytes = 3
  /// Maximum number of characters by which the cut moves back to the end of a word.
  private static let wordWindow = 24

  /// Returns the number of bytes that a text takes inside a JSON string.
  static func cost(of text: some StringProtocol) -> Int {
    text.utf8.reduce(0) { sum, byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x08, 0x09, 0x0A, 0x0C, 0x0D: sum + 2
      case 0..<0x20: sum + 6
      default: sum + 1
      }
    }
  }

  /// Returns the text unchanged if it takes at most `budget` bytes. Otherwise cuts between
  /// characters, preferably between words, closes open isolates and appends "…". Nil if even that
  /// does not fit.
  static func shorten(_ text: String, toCost budget: Int) -> String? {
    if cost(of: text) <= budget { return text }
    guard budget >= ellipsisBytes else { return nil }
    var end = text.startIndex
    var used = 0
    var isolates = 0
    while end < text.endIndex {
      let character = text[end]
      used += cost(of: String(character))
      isolates = Self.isolates(in: character, open: isolates)
      guard used + isolates * isolateBytes + ellipsisBytes <= budget else { break }
      end = text.index(after: end)
    }
    let kept = trimmed(text[..<wordEnd(before: end, in: text)])
    let open = kept.reduce(0) { Self.isolates(in: $1, open: $0) }
    return String(kept) + String(repeating: "\u{2069}", count: open) + ellipsis
  }

  /// Returns the number of open isolates after a character, given the number before it.
  private static func isolates(in character: Character, open: Int) -> Int {
    character.unicodeScalars.reduce(open) { open, scalar in
      switch scalar.value {
      case 0x2066...0x2068: open + 1
      case 0x2069: max(0, open - 1)
      default: open
      }
    }
  }

  private static func wordEnd(before end: String.Index, in text: String) -> String.Index {
    if end < text.endIndex, text[end].isWhitespace { return end }
    var index = end
    for _ in 0..<wordWindow where index > text.startIndex {
      index = text.index(before: index)
      if text[index].isWhitespace { return index }
    }
    return end
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
