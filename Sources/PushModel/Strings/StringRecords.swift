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

/// One revision of an app's strings.
package struct StringRevision: Sendable, Equatable {
  package var number: Int64
  package var createdAt: Instant
  /// Format of the upload: xcstrings, strings, stringsdict, json, xliff, or removal.
  package var format: String
  /// Number of distinct keys over all languages; nil if an older release created the revision.
  package var languages: [String]
  /// Names of the tables; empty for the default table.
  package var tables: [String]
  /// Distinct keys over all languages; nil if an older release made the revision.
  package var keys: Int?
  /// SHA-256 of the upload, 32 bytes; nil for a removal, or if an older release created the
  /// revision.
  package var sha256: [UInt8]?
  package var isActive: Bool

  package init(
    number: Int64, createdAt: Instant, format: String, languages: [String], tables: [String],
    keys: Int?, sha256: [UInt8]?, isActive: Bool
  ) {
    self.number = number
    self.createdAt = createdAt
    self.format = format
    self.languages = languages
    self.tables = tables
    self.keys = keys
    self.sha256 = sha256
    self.isActive = isActive
  }
}

/// The difference between a new revision and the active one.
package struct StringChange: Sendable {
  /// Part of the active revision that the change replaces.
  package struct Replaced: Sendable {
    /// Name of the table; empty for the default table.
    package var table: String
    /// Nil for all languages of the table.
    package var language: String?
    /// Nil for both kinds.
    package var kind: StringTable.Kind?

    package init(table: String = "", language: String? = nil, kind: StringTable.Kind? = nil) {
      self.table = table
      self.language = language
      self.kind = kind
    }
  }

  /// Revision that the change is based on; it must still be active.
  package var base: Int64
  package var replaced: [Replaced]
  package var tables: [StringTable]
  /// Format of the upload, with the values of `StringRevision.format`.
  package var format: String
  package var keys: Int?
  package var sha256: [UInt8]?
  package var activates: Bool

  package init(
    base: Int64, replaced: [Replaced], tables: [StringTable], format: String, keys: Int? = nil,
    sha256: [UInt8]? = nil, activates: Bool = true
  ) {
    self.base = base
    self.replaced = replaced
    self.tables = tables
    self.format = format
    self.keys = keys
    self.sha256 = sha256
    self.activates = activates
  }
}

/// Result of a change.
package struct StringPublication: Sendable, Equatable {
  /// Revision that contains the change: a new one, or the active one if nothing differs.
  package var revision: Int64
  package var isNew: Bool

  package init(revision: Int64, isNew: Bool) {
    self.revision = revision
    self.isNew = isNew
  }
}
