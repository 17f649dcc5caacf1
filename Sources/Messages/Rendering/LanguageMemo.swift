// SPDX-License-Identifier: Apache-2.0
package import Localization

/// Caches the language chosen for each list of preferences, because many devices share few lists.
///
/// One cache per message, because the message determines which languages have all its texts. Used
/// by one shard.
package final class LanguageMemo {
  /// Maximum number of cached lists, about 200 bytes each: more than the readers of most apps have.
  /// At this limit the cache is cleared; matching a list again takes some microseconds.
  package static let defaultCapacity = 4_096

  private let payload: LocalizedPayload
  private let capacity: Int
  private var choices: [[String]: LanguageChoice] = [:]
  private var places: [[String]: ReaderPlace] = [:]

  /// - Parameter payload: the message's payload. Once `check()` has passed, every reader has a
  ///   language.
  package init(of payload: LocalizedPayload, capacity: Int = LanguageMemo.defaultCapacity) {
    self.payload = payload
    self.capacity = capacity
  }

  /// Returns the result of `LocalizedPayload.choose`, cached by list.
  package func choice(for languages: [String]) -> LanguageChoice? {
    if let known = choices[languages] { return known }
    guard let choice = payload.choose(for: languages) else { return nil }
    if choices.count >= capacity { choices.removeAll(keepingCapacity: true) }
    choices[languages] = choice
    return choice
  }

  /// Returns the result of `LocalizedPayload.place`, cached by list.
  package func place(of languages: [String], reading choice: LanguageChoice?) -> ReaderPlace {
    guard payload.dependsOnPlace else { return .unknown }
    if let known = places[languages] { return known }
    let place = payload.place(of: languages, reading: choice)
    if places.count >= capacity { places.removeAll(keepingCapacity: true) }
    places[languages] = place
    return place
  }
}
