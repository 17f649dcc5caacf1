// SPDX-License-Identifier: Apache-2.0

extension String {
  /// At most the first 100 bytes of UTF-8, for quoting in a message; "…" marks a truncation. The
  /// limit is needed because a request of 16 MiB may be a single name, and JSON encodes a control
  /// character in six bytes.
  package var excerpt: String { cut(toBytes: 100) }

  /// Returns at most `maximum` bytes of UTF-8, in whole characters; "…" marks a truncation.
  package func cut(toBytes maximum: Int) -> String {
    guard utf8.count > maximum else { return self }
    var beginning = ""
    for character in self {
      guard beginning.utf8.count + character.utf8.count <= maximum else { break }
      beginning.append(character)
    }
    return beginning + "…"
  }
}
