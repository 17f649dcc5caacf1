// SPDX-License-Identifier: Apache-2.0
package import Localization
internal import Messages
package import PushModel
internal import Storage

extension APIServices {
  /// Returns one revision of an app's strings; nil for revision 0, an app without strings.
  package func catalogue(of app: App, revision: Int64) async throws -> Catalogue? {
    try await strings.catalogue(app: app.id, revision: revision)
  }

  /// Returns what a revision of an app's strings changes in another one.
  package func stringsDifferences(
    of app: App, from old: Int64, to new: Int64
  ) async throws -> [StringsDifference] {
    let before = try await store.strings.files(app: app.id, revision: old, for: .reports)
      .map(StoredStrings.init)
    let after = try await store.strings.files(app: app.id, revision: new, for: .reports)
      .map(StoredStrings.init)
    return try await catalogues.worker.run(for: app.id.rawValue) { () throws in
      try StringsDifference.between(before, after)
    }
  }

  /// Returns one language's strings as JSON that can be uploaded again, with a .stringsdict merged
  /// over its .strings; nil if the app has no strings in it.
  func texts(of app: App, table: String, in language: String) async throws -> [UInt8]? {
    let tables = try await store.strings.files(
      app: app.id, revision: app.stringsRevision, table: table, language: language,
      for: .reports)
    guard let texts = tables.first else { return nil }
    guard let plurals = tables.dropFirst().first else { return texts.body }
    return try await catalogues.worker.run(for: app.id.rawValue) { () throws in
      try StringsFile(json: texts.body, limits: .none)
        .overridden(by: try StringsFile(json: plurals.body, limits: .none)).json
    }
  }
}
