// SPDX-License-Identifier: Apache-2.0

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
