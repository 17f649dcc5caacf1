// SPDX-License-Identifier: Apache-2.0

/// Rule for a text: not empty, no control characters, at most `maximumBytes` of UTF-8. PostgreSQL
/// cannot store NUL, and tags are sent to it separated by a control character.
package struct TextLimit: Sendable {
  package let maximumBytes: Int

  /// A user id on devices and in audiences. Long enough for an address or a hash, and short enough
  /// for an index.
  package static let user = TextLimit(maximumBytes: 256)
  package static let tag = TextLimit(maximumBytes: 128)
  package static let appVersion = TextLimit(maximumBytes: 64)
  package static let timeZone = TextLimit(maximumBytes: 64)
  /// Apple's limit for `apns-collapse-id`.
  package static let collapseID = TextLimit(maximumBytes: 64)
  /// A caller's id of a notification. Long enough for a UUID, an address or a path.
  package static let reference = TextLimit(maximumBytes: 128)
  package static let keyName = TextLimit(maximumBytes: 100)
  /// Name of a recipient's argument. Names in texts are single words, so longer ones are mistakes.
  package static let argumentName = TextLimit(maximumBytes: 64)

  /// Creates a limit that is not declared here.
  package init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

  /// Returns the expected form; nil for a valid text.
  package func complaint(about text: String) -> String? {
    guard !text.isEmpty else { return "expected a text that is not empty" }
    guard text.utf8.count <= maximumBytes else {
      return "expected at most \(maximumBytes) bytes, not \(text.utf8.count)"
    }
    let hasControl = text.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    return hasControl ? "expected a text without control characters" : nil
  }
}
