// SPDX-License-Identifier: Apache-2.0

/// A language tag in the canonical form that Apple's matcher works on.
///
/// The form is lenient as iOS is: "-" or "_" between subtags, any case, POSIX and HTTP tails cut
/// off, extensions and private use ignored. What has no usable language is no tag.
package struct LanguageTag: Sendable, Hashable {
  /// 2 to 11 lower-case letters.
  let language: String
  /// Four letters, "Hant".
  let script: String?
  /// Two capitals or three digits.
  let region: String?
  /// Upper case, in the order written.
  let variants: [String]
  /// The subtags joined by "_", as the tables spell them.
  let identifier: String

  package init?(parsing text: String) {
    var subtags = Subtags(of: text)
    guard var language = subtags.next() else { return nil }
    if language == "i", let second = subtags.next() {
      // Grandfathered "i-klingon": the pair is looked up as one language.
      guard second.utf8.count > 1, isAlphanumeric(second) else { return nil }
      language = "i_" + second
    } else if !(2...11).contains(language.utf8.count) || !isAlphabetic(language) {
      return nil
    }
    language = LanguageTables.shortCodes[language] ?? language
    var script: String?
    var region: String?
    var variants: [String] = []
    var isFirst = true
    while let subtag = subtags.next(), subtag.utf8.count > 1 {
      defer { isFirst = false }
      let length = subtag.utf8.count
      let startsWithDigit = isDigit(subtag.utf8.first ?? 0)
      if isFirst, length == 4, isAlphabetic(subtag) {
        script = titleCased(subtag)
      } else if region == nil, variants.isEmpty, isRegion(subtag) {
        region = subtag.uppercased()
      } else if (5...8).contains(length) || length == 4 && startsWithDigit, isAlphanumeric(subtag) {
        variants.append(subtag.uppercased())
      }
    }
    self.init(language: language, script: script, region: region, variants: variants)
  }

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

  /// The spelling of BCP 47: "zh-Hant-TW", "ca-ES-valencia".
  package var spelling: String {
    var text = language.replacing("_", with: "-")
    if let script { text += "-" + script }
    if let region { text += "-" + region }
    for variant in variants { text += "-" + variant.lowercased() }
    return text
  }
}

/// The lower-cased subtags of a tag, up to where a POSIX codeset, modifier or HTTP weight begins.
private struct Subtags: IteratorProtocol {
  private var rest: Substring.UTF8View

  init(of text: String) {
    let end = text.utf8.firstIndex { byte in
      byte == UInt8(ascii: "@") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ";")
    }
    rest = text.utf8[..<(end ?? text.utf8.endIndex)]
  }

  mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    let subtag = Substring(rest[..<(end ?? rest.endIndex)]).lowercased()
    rest = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
    return subtag
  }
}

private func isRegion(_ subtag: String) -> Bool {
  switch subtag.utf8.count {
  case 2: isAlphabetic(subtag)
  case 3: subtag.utf8.allSatisfy(isDigit)
  default: false
  }
}

private func isAlphabetic(_ subtag: String) -> Bool {
  subtag.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
}

private func isAlphanumeric(_ subtag: String) -> Bool {
  subtag.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || isDigit($0) }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func titleCased(_ subtag: String) -> String {
  subtag.prefix(1).uppercased() + subtag.dropFirst()
}
