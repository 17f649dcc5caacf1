// SPDX-License-Identifier: Apache-2.0

/// Place and preferences of a reader. In addition to a text's language, they determine the format
/// of numbers.
///
/// iOS formats numbers by the region that is set on the phone, whatever the app's language. The
/// phone appends that region to each language that it sends.
package struct ReaderPlace: Sendable, Hashable {
  /// Region such as "MX"; nil uses the region of the text's own tag.
  package private(set) var region: String?
  /// Digits that the reader has chosen (`-u-nu-`), such as "latn"; nil uses those of language and
  /// region.
  package var numbering: String?
  /// Clock for dates and times; UTC by default.
  package var clock = ReaderClock.utc
  /// Clocks of the zones that the message's own arguments name; nil if they name none.
  package var zoneClocks: ZoneClocks?
  /// Whether values are formatted for the reader whose numbers take the most bytes.
  package private(set) var isLongest = false

  /// Place of a reader without known preferences.
  package static let unknown = ReaderPlace()
  /// Place for checking the size of a message. Formatted values take at least as many bytes as for
  /// any reader who has not chosen digits.
  package static let longest = {
    var place = ReaderPlace()
    place.isLongest = true
    return place
  }()

  private init() {}

  /// - Parameters:
  ///   - preferences: the reader's list of languages.
  ///   - language: language of the text. Chosen digits apply to the language that they were chosen
  ///     for; western digits apply to every language.
  package init(of preferences: [String], reading language: AvailableLanguage) {
    for preference in preferences {
      guard region == nil || numbering == nil, let tag = LanguageTag(parsing: preference) else {
        continue
      }
      if region == nil, let named = tag.region, PairTable.knows(named) { region = named }
      guard numbering == nil, let chosen = LanguageTag.numbering(in: preference) else { continue }
      // ICU resolves "no_NO" to "nb_NO", but its language stays "no".
      let names = [tag.language, tag.normalized.language]
      if chosen == "latn" || names.contains(language.normal.language) { numbering = chosen }
    }
  }
}

extension ReaderPlace {
  /// Returns the clock of a zone; UTC for an unknown zone.
  func zoneClock(_ zone: String) -> ReaderClock { zoneClocks?[zone] ?? .utc }
}

extension LanguageTag {
  /// Returns the digits that a tag selects: "latn" of "ar-EG-u-nu-latn". Nil if it selects none, or
  /// a numbering system without ten digits.
  package static func numbering(in text: String) -> String? {
    guard text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "u") }) else { return nil }
    let subtags = text.lowercased().split(omittingEmptySubsequences: false) {
      $0 == "-" || $0 == "_"
    }
    // Subtags after "x" are for private use.
    let shared = subtags.dropFirst().prefix { $0 != "x" }
    guard let unicode = shared.firstIndex(of: "u") else { return nil }
    let own = shared[(unicode + 1)...].prefix { $0.utf8.count > 1 }
    guard let key = own.firstIndex(of: "nu"), key + 1 < own.endIndex else { return nil }
    let name = String(own[key + 1])
    return WritingTables.isNumbering(name) ? name : nil
  }
}
