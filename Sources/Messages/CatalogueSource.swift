// SPDX-License-Identifier: Apache-2.0
package import Localization
package import PushModel

extension StoredStrings {
  /// The same as the store answers it.
  package init(_ table: StringTable) {
    self.init(
      table: table.name, language: table.language, body: table.body, excluded: table.excluded)
  }
}

/// Where a shard gets an app's strings: compiled once for the process, read from the store when nobody
/// has compiled them yet.
package struct CatalogueSource {
  private let cache: CatalogueCache
  private let tables: (AppID, _ revision: Int64) async throws -> [StringTable]

  /// - Parameter tables: of a revision, by language, a language's texts in a table before its plurals.
  package init(
    cache: CatalogueCache,
    tables: @escaping (AppID, _ revision: Int64) async throws -> [StringTable]
  ) {
    self.cache = cache
    self.tables = tables
  }

  /// The strings of one revision; nil for revision 0, which is an app without strings.
  package func catalogue(app: AppID, revision: Int64) async throws -> Catalogue? {
    let tables = tables
    return try await cache.catalogue(app: app.rawValue, revision: revision) {
      try await tables(app, revision).map(StoredStrings.init)
    }
  }
}
