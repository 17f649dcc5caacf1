// SPDX-License-Identifier: Apache-2.0

extension LanguageTag {
  /// The English name by CLDR, such as "French (Canada)" or "Chinese (Traditional, Taiwan)". Parts
  /// without a name are written as codes.
  package var englishName: String {
    let name = LanguageTables.languageNames[language] ?? language
    let parts =
      [
        script.map { LanguageTables.scriptNames[$0] ?? $0 },
        region.map { LanguageTables.regionNames[$0] ?? $0 },
      ].compactMap(\.self) + variants.map { $0.lowercased() }
    return parts.isEmpty ? name : "\(name) (\(parts.joined(separator: ", ")))"
  }
}
