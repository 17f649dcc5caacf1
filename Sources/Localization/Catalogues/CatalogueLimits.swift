// SPDX-License-Identifier: Apache-2.0

/// Limits of an app's strings. Each is configurable; none applies to strings that are already
/// stored.
package struct CatalogueLimits: Sendable, Equatable {
  /// Bytes of one upload. The largest String Catalogs known have 12 MB.
  package var uploadBytes = 16 * 1_048_576
  /// Keys in one language. Large apps have some thousands.
  package var keys = 50_000
  /// Tables of one app. Large projects have some dozens, and pushes use one or two.
  package var tables = 100
  /// Languages of one revision: more than the languages and regions of iOS itself.
  package var languages = 200
  /// Texts of one revision in all languages.
  package var texts = 500_000
  /// Estimated bytes of one revision's compiled texts: 500,000 texts of usual length.
  package var compiledBytes = 512 * 1_048_576
  /// Bytes of one text, of each plural form, and of one key. Apple accepts no payload of more
  /// bytes.
  package var textBytes = 4_096
  /// Maximum number of findings that one response lists; it also contains their total. More
  /// findings usually have one systematic cause.
  package var listedFindings = 100

  package init() {}

  /// No limits, for texts that were accepted under other limits.
  package static let none: CatalogueLimits = {
    var limits = CatalogueLimits()
    (limits.keys, limits.languages, limits.texts, limits.textBytes) = (.max, .max, .max, .max)
    (limits.compiledBytes, limits.tables) = (.max, .max)
    return limits
  }()

  /// Maximum nesting of values in a file, checked before decoding. Xcode's own files have 13
  /// levels.
  static let depth = 32
}
