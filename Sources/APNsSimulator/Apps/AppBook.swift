// SPDX-License-Identifier: Apache-2.0
package import Localization

/// The apps with texts, by bundle id.
package struct AppBook: Sendable {
  /// Limits of the book.
  package struct Limits: Sendable {
    /// Maximum number of apps, and of languages of an app: more than a test needs.
    package var apps = 100
    package var languages = 200
    /// Total size in bytes of all files as uploaded. Compiled files occupy a multiple of it.
    package var bytes = 32 << 20

    package init() {}
  }

  /// Why texts were refused.
  package enum Refusal: Error, Equatable {
    case full
    case language(String)
  }

  private let limits: Limits
  private var apps: [String: SimulatedApp] = [:]
  private var bytes = 0

  package init(limits: Limits = Limits()) {
    self.limits = limits
  }

  package subscript(app: String) -> SimulatedApp? { apps[app] }

  /// Sets an app's texts in one language. The language is a name such as "fr" or a folder such as
  /// "fr.lproj".
  ///
  /// - Parameter size: size of the file in bytes.
  package mutating func set(
    _ strings: StringsFile, size: Int, language: String, of app: String
  ) throws(Refusal) {
    guard let name = Self.languageName(language) else {
      throw .language("\(Self.expectedLanguage), not \"\(language)\"")
    }
    let known = apps[app] ?? SimulatedApp()
    guard apps[app] != nil || apps.count < limits.apps,
      known.texts[name] != nil || known.texts.count < limits.languages,
      bytes + size - (known.sizes[name] ?? 0) <= limits.bytes
    else { throw .full }
    try change(app) { app throws(CatalogueFault) in try app.set(strings, size: size, for: name) }
  }

  /// Removes an app's texts in one language. Returns false if there were none.
  package mutating func removeStrings(language: String, of app: String) -> Bool {
    guard let name = Self.languageName(language), apps[app]?.texts[name] != nil else {
      return false
    }
    let change = { (app: inout SimulatedApp) throws(CatalogueFault) in
      try app.set(nil, size: 0, for: name)
    }
    return (try? self.change(app, change)) != nil
  }

  package mutating func setDevelopmentLanguage(_ language: String, of app: String) throws(Refusal) {
    guard let name = Self.languageName(language) else {
      throw .language("\(Self.expectedLanguage), not \"\(language)\"")
    }
    guard apps[app] != nil || apps.count < limits.apps else { throw .full }
    try change(app) { app throws(CatalogueFault) in
      app.developmentLanguage = name
      try app.compile()
    }
  }

  private mutating func change(
    _ name: String, _ body: (inout SimulatedApp) throws(CatalogueFault) -> Void
  ) throws(Refusal) {
    var app = apps[name] ?? SimulatedApp()
    let before = app.bytes
    do throws(CatalogueFault) {
      try body(&app)
    } catch {
      throw .language("\(error.language) \(error.message)")
    }
    bytes += app.bytes - before
    apps[name] = app
  }

  static let expectedLanguage = "expected a language as fr, zh-Hans or pt_PT.lproj"

  /// Returns the language of "fr.lproj", "zh_CN" or "fr"; nil for other names. `Base.lproj`
  /// contains no texts of a language.
  static func languageName(_ text: String) -> String? {
    let name = text.hasSuffix(".lproj") ? String(text.dropLast(6)) : text
    return name.lowercased() == "base" || LanguageTag(parsing: name) == nil ? nil : name
  }
}
