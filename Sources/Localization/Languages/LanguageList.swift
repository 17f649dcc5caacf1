// SPDX-License-Identifier: Apache-2.0

/// The head of a device's `preferredLanguages`, checked at the door.
package struct LanguageList: Sendable, Hashable {
  /// More than any device sends; a longer list is a mistake of the caller.
  package static let maximumTags = 32
  /// A tag is at most 35 bytes by BCP 47 without extensions; iOS adds `-u-` ones.
  package static let maximumTagBytes = 64
  /// What is kept: nobody reads nine languages, and the ninth never decided a match.
  package static let keptTags = 8

  /// Usable tags in the device's order, in canonical spelling, each once.
  package let accepted: [String]
  /// What was dropped, as it was sent: unusable tags, and usable ones beyond the eighth.
  package let ignored: [String]

  /// - Parameter keepsDigits: leaves `-u-nu-` where a reader has chosen digits, which say nothing of the
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

  /// The canonical spelling of a usable tag; nil for any other text.
  package static func canonical(_ tag: String) -> String? {
    (try? parse([tag]))?.accepted.first
  }

  /// "Undetermined", "several", "none", and the tables' name for no language at all.
  private static let namesNoLanguage: Set<String> = ["und", "mul", "zxx", "root"]
}

/// Why a list of languages is refused; a merely unusable tag is not a reason.
package enum LanguageListFault: Error, Equatable {
  case tooMany(Int)
  case tooLong(index: Int, bytes: Int)
}
