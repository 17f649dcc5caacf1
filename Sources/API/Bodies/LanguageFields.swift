// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
internal import PushModel

extension Field {
  /// A reader's languages: unusable tags are dropped and reported, never refused.
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

  /// Languages that an operator or a sender wrote by hand: an unusable tag is a mistake.
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

  /// One language that an operator wrote by hand.
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

/// The canonical spelling of a usable tag that somebody wrote by hand; nil for any other text. Devices' own may hold
/// anything behind what is read of them.
func canonicalLanguage(_ tag: String) -> String? {
  let isPlain = tag.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  return isPlain ? LanguageList.canonical(tag) : nil
}
