// SPDX-License-Identifier: Apache-2.0

/// Language tag in the canonical form of Apple's matcher.
///
/// Parsing is as lenient as on iOS: "-" or "_" between subtags, any case; extensions and private
/// use are ignored. A POSIX or HTTP suffix is ignored, too: "zh_TW.UTF-8" is "zh_TW", "fr;q=0.9" is
/// "fr". A text without a usable language is not a tag.
package struct LanguageTag: Sendable, Hashable {
  /// 2 to 11 lower-case letters.
  let language: String
  /// Four letters, "Hant".
  let script: String?
  /// Two capitals, three digits, or three capitals of an old tag such as "no-bok".
  let region: String?
  /// Upper case, in the order of the tag.
  let variants: [String]
  /// The subtags joined by "_", in the tables' spelling.
  let identifier: String

  package init?(parsing text: String) {
    var subtags = Subtags(of: text)
    guard subtags.advance() else { return nil }
    var language: String
    if subtags.current == [UInt8(ascii: "i")] {
      // Grandfathered tag "i-klingon": both subtags together are the language.
      guard subtags.advance(), subtags.count > 1, subtags.isAlphanumeric else {
        return nil
      }
      language = "i_" + subtags.text
    } else {
      guard (2...11).contains(subtags.count), subtags.isAlphabetic else {
        return nil
      }
      language = subtags.text
      if subtags.count == 3 { language = LanguageTables.shortCodes[language] ?? language }
    }
    var script: String?
    var region: String?
    var variants: [String] = []
    var isFirst = true
    while subtags.advance(), subtags.count > 1 {
      if isFirst, subtags.count == 4, subtags.isAlphabetic {
        script = subtags.titleCased
      } else if region == nil, variants.isEmpty, subtags.isRegion {
        region = LanguageTables.shortRegions[subtags.upperCased] ?? subtags.upperCased
      } else if subtags.isVariant || region != nil && subtags.isAlphanumeric {
        variants.append(subtags.upperCased)
      }
      isFirst = false
    }
    self.init(language: language, script: script, region: region, variants: variants)
  }

  /// Tag for comparisons of identity. ICU resolves grandfathered tags at once: "i-lux" is "lb".
  var canonical: String { language.hasPrefix("i_") ? normalized.identifier : identifier }

  init(language: String, script: String?, region: String?, variants: [String] = []) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
    var identifier = language
    if let script { identifier += "_" + script }
    if let region { identifier += "_" + region }
    for variant in variants { identifier += "_" + variant }
    self.identifier = identifier
  }

  /// BCP 47 spelling: "zh-Hant-TW", "ca-ES-valencia".
  package var spelling: String {
    var text =
      language.utf8.contains(UInt8(ascii: "_")) ? language.replacing("_", with: "-") : language
    if let script { text += "-" + script }
    if let region { text += "-" + region }
    for variant in variants { text += "-" + variant.lowercased() }
    return text
  }
}

/// Iterates over the subtags of a tag in lower case, up to a POSIX codeset, a modifier or an HTTP
/// weight.
private struct Subtags {
  private(set) var current: [UInt8] = []
  private var rest: Substring.UTF8View

  init(of text: String) {
    rest = text[...].utf8
  }

  /// Reads the next subtag; false at the end.
  mutating func advance() -> Bool {
    current.removeAll(keepingCapacity: true)
    guard !rest.isEmpty else { return false }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"):
        return true
      case UInt8(ascii: "@"), UInt8(ascii: "."), UInt8(ascii: ";"):
        rest = rest[rest.endIndex...]
        return true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        current.append(byte | 0x20)
      default:
        current.append(byte)
      }
    }
    return true
  }

  var count: Int { current.count }
  var text: String { String(decoding: current, as: UTF8.self) }
  var upperCased: String { String(decoding: current.map(upperCase), as: UTF8.self) }
  var titleCased: String {
    String(decoding: current.prefix(1).map(upperCase) + current.dropFirst(), as: UTF8.self)
  }

  var isAlphabetic: Bool { current.allSatisfy(isLetter) }
  var isAlphanumeric: Bool { current.allSatisfy { isLetter($0) || isDigit($0) } }

  /// "us", "419", and codes that ICU accepts as regions: "usa", the "bok" of "no-bok".
  var isRegion: Bool {
    (2...3).contains(count) && isAlphabetic || count == 3 && current.allSatisfy(isDigit)
  }

  /// "valencia", "1996".
  var isVariant: Bool {
    ((5...8).contains(count) || count == 4 && isDigit(current[0])) && isAlphanumeric
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
}

private func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

private func upperCase(_ byte: UInt8) -> UInt8 {
  isLetter(byte) ? byte & 0xDF : byte
}
