// SPDX-License-Identifier: Apache-2.0

/// What decides, beside the language of a text, how numbers in it look to a reader.
///
/// iOS writes them by the region that is set on the phone, in whatever language the app runs: it puts that
/// region behind each language that it sends.
package struct ReaderPlace: Sendable, Hashable {
  /// "MX"; nil leaves it to the text's own tag.
  package private(set) var region: String?
  /// Digits that the reader has chosen (`-u-nu-`), "latn"; nil leaves them to language and region.
  package var numbering: String?
  /// Whether it stands for whatever reader's numbers take the most bytes.
  package private(set) var isLongest = false

  /// Of somebody who has said nothing.
  package static let unknown = ReaderPlace()
  /// For checking that a message fits whoever reads it: what is written takes at least as many bytes as for
  /// any reader who has not chosen digits.
  package static let longest = {
    var place = ReaderPlace()
    place.isLongest = true
    return place
  }()

  private init() {}

  /// - Parameters:
  ///   - preferences: the reader's list.
  ///   - language: of the text. Digits are kept where they were chosen for that language; western ones
  ///     everywhere.
  package init(of preferences: [String], reading language: AvailableLanguage) {
    for preference in preferences {
      guard region == nil || numbering == nil, let tag = LanguageTag(parsing: preference) else {
        continue
      }
      if region == nil, let named = tag.region, PairTable.knows(named) { region = named }
      guard numbering == nil, let chosen = LanguageTag.numbering(in: preference) else { continue }
      // "no_NO" is "nb_NO" to ICU, and yet of the language "no".
      let names = [tag.language, tag.normalized.language]
      if chosen == "latn" || names.contains(language.normal.language) { numbering = chosen }
    }
  }
}

extension LanguageTag {
  /// The digits that a tag asks for: "latn" of "ar-EG-u-nu-latn"; nil for none, and for those that are no
  /// ten digits.
  package static func numbering(in text: String) -> String? {
    guard text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "u") }) else { return nil }
    let subtags = text.lowercased().split(omittingEmptySubsequences: false) {
      $0 == "-" || $0 == "_"
    }
    // What stands behind "x" is the writer's own.
    let shared = subtags.dropFirst().prefix { $0 != "x" }
    guard let unicode = shared.firstIndex(of: "u") else { return nil }
    let own = shared[(unicode + 1)...].prefix { $0.utf8.count > 1 }
    guard let key = own.firstIndex(of: "nu"), key + 1 < own.endIndex else { return nil }
    let name = String(own[key + 1])
    return WritingTables.isNumbering(name) ? name : nil
  }
}
