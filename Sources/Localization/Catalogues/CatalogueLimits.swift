// SPDX-License-Identifier: Apache-2.0

/// How much of an app's texts is taken. Each can be set; none is asked of what is stored already.
package struct CatalogueLimits: Sendable, Equatable {
  /// Bytes of one upload. The largest String Catalogs that people tell of have 12 MB.
  package var uploadBytes = 16 * 1_048_576
  /// Keys in one language. Large apps have some thousands.
  package var keys = 50_000
  /// Tables of one app. Large projects have some dozens, and pushes use one or two.
  package var tables = 100
  /// Languages of one revision: more than iOS itself is translated to, region by region.
  package var languages = 200
  /// Texts of one revision in all languages together.
  package var texts = 500_000
  /// Memory of one revision's compiled texts, roughly: 500,000 texts of everyday length.
  package var compiledBytes = 512 * 1_048_576
  /// Bytes of one text, plural forms each by themselves, and of one key. Apple takes no payload that
  /// is longer.
  package var textBytes = 4_096
  /// Errors, keys that are excluded or missing and the like, that one answer lists beside their
  /// number: whoever has more has one systematic mistake.
  package var listedFindings = 100

  /// The defaults.
  package init() {}

  /// For what was taken under other limits.
  package static let none: CatalogueLimits = {
    var limits = CatalogueLimits()
    (limits.keys, limits.languages, limits.texts, limits.textBytes) = (.max, .max, .max, .max)
    (limits.compiledBytes, limits.tables) = (.max, .max)
    return limits
  }()

  /// How deep the values of a file may stand inside one another, checked before anything is decoded.
  /// Xcode's own nesting is 13 deep.
  static let depth = 32
}
