// SPDX-License-Identifier: Apache-2.0

extension LanguageTag {
  /// One spelling for all names of a language: `iw` and `he`, `zh_TW` and `zh_Hant_TW`.
  var normalForm: String { LanguageTables.aliases[identifier] ?? identifier }

  /// The tag and its ancestors, nearest first, as the tables spell them; never the root.
  ///
  /// `zh_Hant_HK`, `zh_HK`, `zh_Hant`, `zh_TW`: Apple's line is not the tag cut from the right.
  static func parentLine(of identifier: String) -> [String] {
    var line = [identifier]
    while let parent = parent(of: line[line.count - 1]), line.count < longestLine {
      line.append(parent)
    }
    return line
  }

  /// No line of the tables is longer; a faulty table must not make a match run for ever.
  private static let longestLine = 16

  private static func parent(of identifier: String) -> String? {
    if let parent = LanguageTables.parents[identifier] { return parent == "root" ? nil : parent }
    guard let cut = identifier.utf8.lastIndex(of: UInt8(ascii: "_")) else { return nil }
    return String(identifier[..<cut])
  }
}
