// SPDX-License-Identifier: Apache-2.0

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
