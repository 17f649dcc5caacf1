// SPDX-License-Identifier: Apache-2.0
internal import Localization
internal import PushModel
internal import Storage

extension APIServices {
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
