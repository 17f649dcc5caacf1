// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Synchronization

extension AvailableLanguage {
  /// Maximum number of kept languages, some KiB each: more than a process has in use. At this limit
  /// all are dropped; preparing a language again takes some microseconds.
  private static let maximumKept = 1_024
  private static let kept = Mutex<[ExactString: AvailableLanguage]>([:])

  /// Returns the language of a tag; nil if the text is not a tag. Requests with texts by language
  /// name the same few languages again and again, so a process prepares each of them once.
  package static func shared(_ spelling: String) -> AvailableLanguage? {
    guard spelling.utf8.count <= LanguageList.maximumTagBytes else {
      return AvailableLanguage(spelling)
    }
    let key = ExactString(spelling)
    if let known = kept.withLock({ $0[key] }) { return known }
    guard let language = AvailableLanguage(spelling) else { return nil }
    return kept.withLock { kept in
      // Another thread may have added the language meanwhile.
      if let known = kept[key] { return known }
      if kept.count >= maximumKept { kept.removeAll() }
      kept[key] = language
      return language
    }
  }
}
