// SPDX-License-Identifier: Apache-2.0

/// A string that is compared by its UTF-8 bytes, as PostgreSQL compares text and as RFC 8259 §8.3
/// compares member names.
///
/// `String` compares by canonical equivalence (Unicode Standard Annex #15): "é" equals "e\u{301}",
/// and "K" equals the KELVIN SIGN. Names that callers choose (users, tags, certificate subjects)
/// are therefore compared, and kept in sets and dictionaries, as this type.
package struct ExactString: Sendable, Hashable, Comparable, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(stringLiteral text: String) { self.text = text }

  package static func == (left: Self, right: Self) -> Bool {
    let (left, right) = (left.text.utf8, right.text.utf8)
    return left.count == right.count && left.elementsEqual(right)
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // A terminator separates this string from a following one in the same hasher.
    hasher.combine(UInt8(0xFF))
  }
}

extension Sequence<String> {
  /// Returns each string once, in order of first appearance, compared by bytes.
  package var uniqueByBytes: [String] {
    var seen = Set<ExactString>(minimumCapacity: underestimatedCount)
    return filter { seen.insert(ExactString($0)).inserted }
  }
}
