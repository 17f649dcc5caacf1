// SPDX-License-Identifier: Apache-2.0

/// Parsed id of a unit: the key, and the part of its text that the unit contains.
struct XLIFFPart {
  private(set) var key: String
  private(set) var variable: String?
  private(set) var category: PluralCategory?
  private(set) var device: String?
  /// Unknown part of the id.
  private(set) var unknown: String?

  /// Rank of the device; the server does not know it, and most alerts are read on iPhones.
  var rank: Int { device.map(Self.rank) ?? Self.rank("other") }

  static func rank(_ device: String) -> Int {
    switch device {
    case "iphone": 0
    case "other": 1
    default: 2
    }
  }

  init(id: String) {
    key = id
    if let bounds = Self.lastRange(of: "|==|", in: id) {
      key = String(id[..<bounds.lowerBound])
      readCatalogPart(id[bounds.upperBound...])
    } else if id.hasPrefix("/"), id.hasSuffix(":dict/:string") {
      readDictionaryPart(id.dropFirst().dropLast(":dict/:string".utf8.count))
    }
  }

  /// "plural.one", "device.iphone", "substitutions.files.device.iphone.plural.one".
  private mutating func readCatalogPart(_ part: Substring) {
    var words = part.split(separator: ".", omittingEmptySubsequences: false)[...]
    while words.count >= 2 {
      let (kind, value) = (words.removeFirst(), String(words.removeFirst()))
      switch kind {
      case "plural": category = PluralCategory(rawValue: value)
      case "device": device = value
      case "substitutions": variable = value
      default: unknown = String(part)
      }
      if kind == "plural", category == nil { unknown = String(part) }
    }
    if !words.isEmpty || part.isEmpty { unknown = String(part) }
  }

  /// "KEY:dict/NSStringLocalizedFormatKey", "KEY:dict/files:dict/one".
  private mutating func readDictionaryPart(_ path: Substring) {
    let mark = ":dict/"
    guard let last = Self.lastRange(of: mark, in: String(path)) else { return }
    let text = String(path)
    let name = text[last.upperBound...]
    let rest = String(text[..<last.lowerBound])
    if name == "NSStringLocalizedFormatKey" {
      key = rest
      return
    }
    guard let before = Self.lastRange(of: mark, in: rest) else {
      (key, unknown) = (rest, String(name))
      return
    }
    key = String(rest[..<before.lowerBound])
    let holder = String(rest[before.upperBound...])
    if holder == "NSStringDeviceSpecificRuleType" {
      device = String(name)
    } else {
      variable = holder
      category = PluralCategory(rawValue: String(name))
      if category == nil { unknown = String(name) }
    }
  }

  private static func lastRange(of word: String, in text: String) -> Range<String.Index>? {
    let (bytes, wanted) = (text.utf8, Array(word.utf8))
    var end = bytes.endIndex
    var start = end
    for _ in 0..<wanted.count {
      guard start > bytes.startIndex else { return nil }
      start = bytes.index(before: start)
    }
    while true {
      if bytes[start..<end].elementsEqual(wanted) { return start..<end }
      guard start > bytes.startIndex else { return nil }
      (start, end) = (bytes.index(before: start), bytes.index(before: end))
    }
  }
}
