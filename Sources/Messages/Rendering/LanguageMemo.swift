// SPDX-License-Identifier: Apache-2.0
package import Localization

/// Remembers which language the readers of a list get: devices are many, their lists few.
///
/// One for each message, since the message decides which languages have all its texts; used by one
/// shard.
package final class LanguageMemo {
  /// Lists kept, some 200 bytes each: more than the readers of most apps have. Beyond this the memo
  /// begins anew, which costs one match, some microseconds, for each list still to come.
  package static let defaultCapacity = 4_096

  private let payload: LocalizedPayload
  private let capacity: Int
  private var choices: [[String]: LanguageChoice] = [:]
  private var places: [[String]: ReaderPlace] = [:]

  /// - Parameter payload: the message; when `check()` has passed, every reader gets a language.
  package init(of payload: LocalizedPayload, capacity: Int = LanguageMemo.defaultCapacity) {
    self.payload = payload
    self.capacity = capacity
  }

  /// What `LocalizedPayload.choose` says of a list, worked out once.
  package func choice(for languages: [String]) -> LanguageChoice? {
    if let known = choices[languages] { return known }
    guard let choice = payload.choose(for: languages) else { return nil }
    if choices.count >= capacity { choices.removeAll(keepingCapacity: true) }
    choices[languages] = choice
    return choice
  }

  /// Where the readers of a list are, as far as that shows in the message; likewise.
  package func place(of languages: [String], reading choice: LanguageChoice?) -> ReaderPlace {
    guard payload.dependsOnPlace else { return .unknown }
    if let known = places[languages] { return known }
    let place = payload.place(of: languages, reading: choice)
    if places.count >= capacity { places.removeAll(keepingCapacity: true) }
    places[languages] = place
    return place
  }
}
