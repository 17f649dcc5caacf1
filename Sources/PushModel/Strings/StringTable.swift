// SPDX-License-Identifier: Apache-2.0

/// The texts, or the plurals, of one language in a table. Immutable once stored.
package struct StringTable: Sendable, Equatable {
  /// One of a language's two files.
  package enum Kind: Int16, StoredCode {
    case texts = 1
    /// Contents of a `.stringsdict`. Its keys take precedence over those of the texts.
    case plurals = 2
  }

  /// Name of the table; empty for the default table.
  package var name: String
  package var language: String
  package var kind: Kind
  /// JSON.
  package var body: [UInt8]
  /// Number of texts marked for review.
  package var needsReview: Int
  /// Number of texts that the app's code no longer uses.
  package var stale: Int
  /// JSON: keys that the upload excluded, with reasons; nil if none.
  package var excluded: [UInt8]?

  /// Creates a table to store.
  package init(
    name: String = "", language: String, kind: Kind = .texts, body: [UInt8], needsReview: Int = 0,
    stale: Int = 0, excluded: [UInt8]? = nil
  ) {
    self.name = name
    self.language = language
    self.kind = kind
    self.body = body
    self.needsReview = needsReview
    self.stale = stale
    self.excluded = excluded
  }
}
