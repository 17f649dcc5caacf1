// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
internal import PushModel

extension Field {
  /// Parses a reader's languages. Unusable tags are dropped and reported, but never rejected.
  func languages(_ faults: inout Faults) -> LanguageList? {
    languages(keepsDigits: true, &faults)
  }

  private func languages(keepsDigits: Bool, _ faults: inout Faults) -> LanguageList? {
    guard let tags = tags(&faults) else { return nil }
    do throws(LanguageListFault) {
      return try LanguageList.parse(tags, keepsDigits: keepsDigits)
    } catch {
      refuse(error, &faults)
      return nil
    }
  }

  /// Parses languages from an operator or a sender. Rejects unusable tags, which are mistakes here.
  func exactLanguages(_ faults: inout Faults) -> [String]? {
    guard let tags = tags(&faults) else { return nil }
    guard let list = languages(keepsDigits: false, &faults) else { return nil }
    let unusable = tags.firstIndex { canonicalLanguage($0) == nil }
    let isTooLong = tags.count > LanguageList.keptTags
    guard unusable != nil || isTooLong else { return list.accepted }
    if isTooLong {
      refuse(
        .tooManyLanguages, "expected at most \(LanguageList.keptTags) languages here", &faults)
    } else {
      faults.add(
        .unusableLanguage, at: "\(pointer)/\(unusable ?? 0)",
        languageExpected)
    }
    return nil
  }

  /// Parses one language from an operator.
  func exactLanguage(_ faults: inout Faults) -> String? {
    guard let tag = text(TextLimit(maximumBytes: LanguageList.maximumTagBytes), &faults) else {
      return nil
    }
    guard let language = canonicalLanguage(tag) else {
      refuse(
        .unusableLanguage, languageExpected, &faults)
      return nil
    }
    return language
  }

  private func tags(_ faults: inout Faults) -> [String]? {
    guard let elements = elements("an array of language tags", &faults) else { return nil }
    var tags: [String] = []
    tags.reserveCapacity(elements.count)
    for element in elements {
      guard let tag = element.value.string else {
        element.wrongType("a language tag in quotes", &faults)
        return nil
      }
      tags.append(tag)
    }
    return tags
  }

  private func refuse(_ fault: LanguageListFault, _ faults: inout Faults) {
    switch fault {
    case .tooMany(let count):
      refuse(
        .tooManyLanguages,
        "expected at most \(LanguageList.maximumTags) languages, not \(count)", &faults)
    case .tooLong(let index, let bytes):
      faults.add(
        .languageTooLong, at: "\(pointer)/\(index)",
        "expected a language tag of at most \(LanguageList.maximumTagBytes) bytes, not \(bytes)")
    }
  }
}

let languageExpected = "expected a language tag such as \"fr\" or \"zh-Hant\""

/// Returns the canonical spelling of a usable tag; nil for any other text. Tags written by people
/// must be valid as a whole, whereas tags of devices may have arbitrary characters at the end.
func canonicalLanguage(_ tag: String) -> String? {
  let isPlain = tag.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  return isPlain ? LanguageList.canonical(tag) : nil
}
