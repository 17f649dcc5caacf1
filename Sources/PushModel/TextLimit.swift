// SPDX-License-Identifier: Apache-2.0

/// What a text may be: never empty, without control characters (PostgreSQL keeps no NUL, and tags
/// travel to it separated by one). Sizes are in bytes of UTF-8.
package struct TextLimit: Sendable {
  package let maximumBytes: Int

  /// A user's name, on devices and in audiences: an address or a hash fits, and an index too.
  package static let user = TextLimit(maximumBytes: 256)
  package static let tag = TextLimit(maximumBytes: 128)
  package static let appVersion = TextLimit(maximumBytes: 64)
  package static let timeZone = TextLimit(maximumBytes: 64)
  /// Apple's limit for `apns-collapse-id`.
  package static let collapseID = TextLimit(maximumBytes: 64)
  /// A caller's own id of a notification: a UUID, an address or a path fits.
  package static let reference = TextLimit(maximumBytes: 128)
  package static let keyName = TextLimit(maximumBytes: 100)
  /// Of an argument that recipients are given: longer names are slips; one that texts ask for is a word.
  package static let argumentName = TextLimit(maximumBytes: 64)

  /// A limit of a text that has none here.
  package init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

  /// What would be right; nil when the text is.
  package func complaint(about text: String) -> String? {
    guard !text.isEmpty else { return "expected a text that is not empty" }
    guard text.utf8.count <= maximumBytes else {
      return "expected at most \(maximumBytes) bytes, not \(text.utf8.count)"
    }
    let hasControl = text.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    return hasControl ? "expected a text without control characters" : nil
  }
}
