// SPDX-License-Identifier: Apache-2.0

/// Compiled catalogues of a shard: revisions never change, so one that was compiled stays right.
package final class CatalogueCache {
  /// Revisions kept. A large catalogue takes some megabytes; beyond this the whole cache is dropped,
  /// which costs one compilation for each revision still in use.
  package static let defaultCapacity = 64

  private struct Key: Hashable {
    let app: Int32
    let revision: Int64
  }

  private let capacity: Int
  private var catalogues: [Key: Catalogue] = [:]

  /// An empty cache for at most `capacity` revisions.
  package init(capacity: Int = CatalogueCache.defaultCapacity) { self.capacity = capacity }

  /// The catalogue of an app's revision; nil for revision 0, which is an app without strings.
  ///
  /// `load` answers the revision's files (language, JSON as uploaded) and is asked only when the
  /// revision is not known yet. Throws what `load` throws, `StringsFaults` and `CatalogueFault`.
  package func catalogue(
    app: Int32, revision: Int64,
    load: () async throws -> [(language: String, body: [UInt8])]
  ) async throws -> Catalogue? {
    guard revision > 0 else { return nil }
    let key = Key(app: app, revision: revision)
    if let known = catalogues[key] { return known }
    var files: [(language: String, strings: StringsFile)] = []
    for (language, body) in try await load() {
      files.append((language, try StringsFile(json: body)))
    }
    // The app's own setting says which language its texts are written in (`LanguageContext`).
    let catalogue = try Catalogue(revision: Int(revision), sourceLanguage: "", files: files)
    if catalogues.count >= capacity { catalogues.removeAll(keepingCapacity: true) }
    catalogues[key] = catalogue
    return catalogue
  }
}
