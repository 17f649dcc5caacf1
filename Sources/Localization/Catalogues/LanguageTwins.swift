// SPDX-License-Identifier: Apache-2.0

/// Two names of one language in one catalogue, such as "sh" and "sr-Latn": iOS reads one of them.
enum LanguageTwins {
  /// - Parameter source: its spelling is always kept; of others that of today, else the first.
  /// - Returns: the languages without second names, and those with what they are named besides.
  static func kept(
    _ languages: [String], source: String
  ) -> (languages: [String], twins: [(language: String, twin: String)]) {
    var kept: [String: String] = [:]
    for language in languages {
      guard let tag = AvailableLanguage(language) else { continue }
      guard let rival = kept[tag.identity] else {
        kept[tag.identity] = language
        continue
      }
      let isOfToday = tag.canonical == tag.identity
      if language == source || rival != source && isOfToday { kept[tag.identity] = language }
    }
    var twins: [(language: String, twin: String)] = []
    let rest = languages.filter { language in
      guard let tag = AvailableLanguage(language), let chosen = kept[tag.identity],
        chosen != language
      else { return true }
      twins.append((language, chosen))
      return false
    }
    return (rest, twins)
  }

  static func message(_ twin: String) -> String {
    "is the same language as \(twin), whose texts are taken"
  }
}
