// SPDX-License-Identifier: Apache-2.0
internal import JSONText

extension Catalogue {
  /// Which languages of a table have a key, lack it or exclude it, in the catalogue's order.
  package struct KeyCoverage: Sendable, Equatable {
    package let key: String
    package private(set) var translated: [String] = []
    package private(set) var missing: [String] = []
    package private(set) var excluded: [(language: String, reason: String)] = []

    init(_ key: ExactString, in texts: [LanguageTexts]) {
      self.key = key.text
      for texts in texts {
        let language = texts.language.spelling
        if texts.strings.has(key) {
          translated.append(language)
        } else if let finding = texts.strings.excluded[key] {
          excluded.append((language, finding.message))
        } else {
          missing.append(language)
        }
      }
    }

    package static func == (left: Self, right: Self) -> Bool {
      left.key == right.key && left.translated == right.translated && left.missing == right.missing
        && left.excluded.elementsEqual(right.excluded, by: ==)
    }
  }

  /// Returns keys of this catalogue, which has one table, in byte order.
  ///
  /// - Parameters:
  ///   - language: only keys that this language lacks or excludes; nil for all.
  ///   - isIncomplete: only keys that some language lacks or excludes.
  ///   - after: only keys behind this one.
  ///   - limit: the maximum number of keys.
  package func keyCoverage(
    missingIn language: String?, isIncomplete: Bool, after: String?, limit: Int
  ) -> [KeyCoverage] {
    var keys: Set<ExactString> = []
    for texts in texts { keys.formUnion(texts.strings.keysOfAny) }
    let start = after.map { ExactString($0) }
    let wanted = texts.first { $0.language.spelling == language }?.strings
    var found: [KeyCoverage] = []
    for key in keys.sorted() where start.map({ $0 < key }) ?? true {
      if let wanted, wanted.has(key) { continue }
      let coverage = KeyCoverage(key, in: texts)
      if isIncomplete, coverage.translated.count == texts.count { continue }
      found.append(coverage)
      if found.count == limit { break }
    }
    return found
  }
}
