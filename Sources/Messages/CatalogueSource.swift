// SPDX-License-Identifier: Apache-2.0
package import Localization
package import PushModel

extension StoredStrings {
  /// Converts a table as the store returns it.
  package init(_ table: StringTable) {
    self.init(
      table: table.name, language: table.language, body: table.body, excluded: table.excluded)
  }
}

/// Source of an app's strings for a shard. Strings are compiled once per process; a revision that
/// is not compiled yet is read from the store.
package struct CatalogueSource {
  private let cache: CatalogueCache
  private let tables: (AppID, _ revision: Int64) async throws -> [StringTable]

  /// - Parameter tables: returns the tables of a revision by language; for each language and table,
  ///   texts come before plurals.
  package init(
    cache: CatalogueCache,
    tables: @escaping (AppID, _ revision: Int64) async throws -> [StringTable]
  ) {
    self.cache = cache
    self.tables = tables
  }

  /// Returns the strings of one revision; nil for revision 0, an app without strings.
  package func catalogue(app: AppID, revision: Int64) async throws -> Catalogue? {
    let tables = tables
    return try await cache.catalogue(app: app.rawValue, revision: revision) {
      try await tables(app, revision).map(StoredStrings.init)
    }
  }
}
