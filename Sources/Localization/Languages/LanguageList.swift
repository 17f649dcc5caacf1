// SPDX-License-Identifier: Apache-2.0

/// First tags of a device's `preferredLanguages`, validated.
package struct LanguageList: Sendable, Hashable {
  /// More tags than any device sends. A longer list is an error of the caller.
  package static let maximumTags = 32
  /// BCP 47 tags without extensions take at most 35 bytes; iOS adds `-u-` extensions.
  package static let maximumTagBytes = 64
  /// Number of tags that are stored. In practice a ninth tag never affects the match.
  package static let keptTags = 8

  /// Usable tags in the device's order, in canonical spelling, without repetitions.
  package let accepted: [String]
  /// Dropped tags as they were sent: unusable tags, and usable tags after the eighth.
  package let ignored: [String]

  /// Returns the usable and the dropped tags of a list.
  ///
  /// - Parameter keepsDigits: keeps the `-u-nu-` extension of a tag, which selects digits, not a
  ///   language.
  package static func parse(
    _ tags: [String], keepsDigits: Bool = false
  ) throws(LanguageListFault) -> LanguageList {
    guard tags.count <= maximumTags else { throw .tooMany(tags.count) }
    if let index = tags.firstIndex(where: { $0.utf8.count > maximumTagBytes }) {
      throw .tooLong(index: index, bytes: tags[index].utf8.count)
    }
    var accepted: [String] = []
    var ignored: [String] = []
    var seen: [String] = []
    for tag in tags {
      guard let usable = LanguageTag(parsing: tag), !namesNoLanguage.contains(usable.language)
      else {
        ignored.append(tag)
        continue
      }
      let spelling = usable.spelling
      if seen.contains(spelling) { continue }
      guard accepted.count < keptTags else {
        ignored.append(tag)
        continue
      }
      seen.append(spelling)
      let digits = keepsDigits ? LanguageTag.numbering(in: tag) : nil
      accepted.append(digits.map { "\(spelling)-u-nu-\($0)" } ?? spelling)
    }
    return LanguageList(accepted: accepted, ignored: ignored)
  }

  /// Returns the canonical spelling of a usable tag; nil for any other text.
  package static func canonical(_ tag: String) -> String? {
    (try? parse([tag]))?.accepted.first
  }

  /// "Undetermined", "multiple", "no linguistic content", and the root of CLDR's tables.
  private static let namesNoLanguage: Set<String> = ["und", "mul", "zxx", "root"]
}
