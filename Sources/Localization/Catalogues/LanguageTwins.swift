// SPDX-License-Identifier: Apache-2.0

/// Two tags of one language in one table, such as "sh" and "sr-Latn". Like iOS, the gateway uses
/// only one of them, whatever their order.
enum LanguageTwins {
  /// - Parameters:
  ///   - source: source language, whose spelling is always kept. For other languages the current
  ///     tag is kept; without it, the first one.
  ///   - known: prepared languages by tag, because preparing one takes longer than all other steps.
  /// - Returns: the kept languages, and each dropped language with the tag that replaces it.
  static func kept(
    _ languages: [String], source: String, knowing known: [String: AvailableLanguage] = [:]
  ) -> (languages: [String], twins: [(language: String, twin: String)]) {
    var kept: [String: String] = [:]
    let tags = languages.map { known[$0] ?? AvailableLanguage($0) }
    for (language, tag) in zip(languages, tags) {
      guard let tag else { continue }
      guard let rival = kept[tag.identity] else {
        kept[tag.identity] = language
        continue
      }
      let isOfToday = tag.canonical == tag.identity
      if language == source || rival != source && isOfToday { kept[tag.identity] = language }
    }
    var twins: [(language: String, twin: String)] = []
    var rest: [String] = []
    for (language, tag) in zip(languages, tags) {
      if let tag, let chosen = kept[tag.identity], chosen != language {
        twins.append((language, chosen))
      } else {
        rest.append(language)
      }
    }
    return (rest, twins)
  }

  static func message(_ twin: String) -> String {
    "is the same language as \(twin), whose strings are used"
  }
}
