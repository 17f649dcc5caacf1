// SPDX-License-Identifier: Apache-2.0
package import Localization

/// An app on the simulated devices: its `Localizable.strings` in each language.
package struct SimulatedApp: Sendable {
  /// Language for devices that prefer none of the app's languages: CFBundleDevelopmentRegion.
  package var developmentLanguage = "en"
  package private(set) var texts: [String: StringsFile] = [:]
  /// Total size in bytes of the app's files as uploaded.
  var bytes = 0
  var sizes: [String: Int] = [:]
  package private(set) var catalogue: Catalogue?

  /// Sets a language's texts; nil removes them.
  mutating func set(_ strings: StringsFile?, size: Int, for language: String)
    throws(CatalogueFault)
  {
    var app = self
    app.texts[language] = strings
    app.bytes += size - (sizes[language] ?? 0)
    app.sizes[language] = strings == nil ? nil : size
    try app.compile()
    self = app
  }

  mutating func compile() throws(CatalogueFault) {
    // If two files match equally, the matcher prefers the earlier one, so the order must be
    // deterministic.
    let files = texts.sorted { $0.key < $1.key }.map { (language: $0.key, strings: $0.value) }
    catalogue = try Catalogue(revision: 1, sourceLanguage: developmentLanguage, files: files)
  }
}
