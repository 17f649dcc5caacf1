// SPDX-License-Identifier: Apache-2.0
package import Localization

/// Caches the language chosen for each list of preferences, because many devices share few lists.
///
/// Messages share the choices if they have texts in the same languages and the same fallbacks, as
/// the messages of an app usually do. One per shard; used on the shard's actor.
package final class LanguageChoices {
  /// Maximum number of cached lists over all messages, about 300 bytes each: more than the readers
  /// of most apps have. At this limit all are dropped; matching a list again takes some
  /// microseconds.
  package static let maximumLists = 4_096
  /// Maximum number of different sets of languages and fallbacks.
  package static let maximumSources = 256
  /// Maximum number of languages of all these sets, up to 3 KiB each. A set with more languages is
  /// not kept: a request may contain thousands.
  package static let maximumLanguages = 8_192

  private let maximumLists: Int
  private let maximumSources: Int
  private let maximumLanguages: Int
  /// Numbers of the sources, from 1. A number is never given again.
  private var sources: [Source: Int] = [:]
  private var last = 0
  /// Number of languages of all sources.
  package private(set) var languages = 0
  private var readers: [List: Reader] = [:]

  /// All that determines the choice for a list.
  private struct Source: Hashable {
    let languages: [AvailableLanguage]
    /// Languages in which the message has all its texts.
    let complete: LanguageSet
    let context: LanguageContext

    // Languages are compared as objects: one language may be several objects, which only costs a
    // further source.
    static func == (one: Source, other: Source) -> Bool {
      one.complete == other.complete
        && one.languages.elementsEqual(other.languages, by: { $0 === $1 })
        && one.context == other.context
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(complete)
      for language in languages { hasher.combine(ObjectIdentifier(language)) }
      hasher.combine(context.appFallback)
      hasher.combine(context.fallback)
      // The overrides are an app's, and are therefore not hashed for each message.
      hasher.combine(context.overrides.count)
    }
  }

  private struct List: Hashable {
    let source: Int
    let preferences: [String]
  }

  /// A reader's language and place.
  package struct Reader {
    package let choice: LanguageChoice
    /// Nil until a message that depends on the place asks for it.
    package fileprivate(set) var place: ReaderPlace?
  }

  package init(
    maximumLists: Int = LanguageChoices.maximumLists,
    maximumSources: Int = LanguageChoices.maximumSources,
    maximumLanguages: Int = LanguageChoices.maximumLanguages
  ) {
    self.maximumLists = maximumLists
    self.maximumSources = maximumSources
    self.maximumLanguages = maximumLanguages
  }

  /// Numbers of cached lists and sources.
  package var size: (lists: Int, sources: Int) { (readers.count, sources.count) }

  /// Returns the number of a payload's languages and fallbacks, for `reader`.
  package func source(of payload: LocalizedPayload) -> Int {
    let source = Source(
      languages: payload.languages, complete: payload.complete, context: payload.context)
    if let number = sources[source] { return number }
    last += 1
    let count = source.languages.count
    guard count <= maximumLanguages else { return last }
    if sources.count >= maximumSources || languages + count > maximumLanguages {
      sources.removeAll(keepingCapacity: true)
      readers.removeAll(keepingCapacity: true)
      languages = 0
    }
    sources[source] = last
    languages += count
    return last
  }

  /// Returns the results of `LocalizedPayload.choose` and `place`, cached by list; nil if `choose`
  /// returns nil.
  ///
  /// - Parameter source: the payload's number, a result of `source(of:)`.
  package func reader(
    of payload: LocalizedPayload, _ source: Int, preferring preferences: [String]
  ) -> Reader? {
    let list = List(source: source, preferences: preferences)
    var reader: Reader
    if let known = readers[list] {
      if known.place != nil || !payload.dependsOnPlace { return known }
      reader = known
    } else {
      guard let choice = payload.choose(for: preferences) else { return nil }
      reader = Reader(choice: choice)
    }
    if payload.dependsOnPlace {
      reader.place = payload.place(of: preferences, reading: reader.choice)
    }
    if readers.count >= maximumLists { readers.removeAll(keepingCapacity: true) }
    readers[list] = reader
    return reader
  }
}
