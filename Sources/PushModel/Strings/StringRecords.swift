// SPDX-License-Identifier: Apache-2.0

/// The texts, or the plurals, of one language in a table: immutable once they are stored.
package struct StringTable: Sendable, Equatable {
  /// Which of a language's two files.
  package enum Kind: Int16, StoredCode {
    case texts = 1
    /// What came as a `.stringsdict`: its keys go before those of the texts.
    case plurals = 2
  }

  /// The table's name; empty for the usual one.
  package var name: String
  package var language: String
  package var kind: Kind
  /// JSON.
  package var body: [UInt8]
  /// Texts marked for review.
  package var needsReview: Int
  /// Texts that are no longer in the app's code.
  package var stale: Int
  /// JSON: keys that the upload excluded, and why; nil for none.
  package var excluded: [UInt8]?

  /// A table as it is to be stored.
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
  /// Of the upload that made it: xcstrings, strings, stringsdict, json, xliff, or removal.
  package var format: String
  /// Of any table.
  package var languages: [String]
  /// The names of its tables; the usual one's is empty.
  package var tables: [String]
  /// Different keys in all languages; nil when it was made by a release that did not count.
  package var keys: Int?
  /// Of the upload, 32 bytes; nil for a removal, and when it was made by a release that did not say.
  package var sha256: [UInt8]?
  package var isActive: Bool

  /// Every field.
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

/// How a new revision differs from the active one.
package struct StringChange: Sendable {
  /// What of the active revision does not stay.
  package struct Replaced: Sendable {
    /// The table's name; empty for the usual one.
    package var table: String
    /// Nil for all that the table has.
    package var language: String?
    /// Nil for both.
    package var kind: StringTable.Kind?

    package init(table: String = "", language: String? = nil, kind: StringTable.Kind? = nil) {
      self.table = table
      self.language = language
      self.kind = kind
    }
  }

  /// The revision that the change was worked out for, which must be the active one.
  package var base: Int64
  package var replaced: [Replaced]
  package var tables: [StringTable]
  /// See `StringRevision`.
  package var format: String
  package var keys: Int?
  package var sha256: [UInt8]?
  package var activates: Bool

  /// Every field.
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

/// What became of a change.
package struct StringPublication: Sendable, Equatable {
  /// The revision that has it: a new one, or the active one when nothing differs.
  package var revision: Int64
  package var isNew: Bool

  /// What `publish` answers.
  package init(revision: Int64, isNew: Bool) {
    self.revision = revision
    self.isNew = isNew
  }
}
