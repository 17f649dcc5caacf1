// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The beginning of a text that a message quotes, 100 bytes of UTF-8 at the most, "…" behind what was
  /// cut. A request of 16 MiB may be one name, and JSON writes a control character with six bytes.
  package var excerpt: String { cut(toBytes: 100) }

  /// The beginning up to a number of bytes of UTF-8, whole characters, "…" behind what was cut.
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
