// SPDX-License-Identifier: Apache-2.0
internal import CLanguageTables

/// The Unicode data of `language-tables.txt`, which script/generate-language-tables writes.
///
/// After a first line with the format's version the file has sections: a line `[name]`, a comment,
/// and lines of words. Lines that begin with `#` are comments. The last line is `[end]`.
enum LanguageData {
  /// The sections, in the order of the file.
  enum Section: String, CaseIterable {
    case shortCode
    case shortRegion
    case alias
    case parent
    case likely
    case region
    case plural
    case numberShape
    case number
    case numbering
    case percentFormat
    case percent
    case moneyFormat
    case money
    case currency
    case symbolSet
    case symbolSetNumber
    case symbol
    case monthName
    case dayHalf
    case persian
    case ummAlQura
    case shortDateFormat
    case shortDate
    case mediumDateFormat
    case mediumDate
    case shortTimeFormat
    case shortTime
    case mediumTimeFormat
    case mediumTime
    case languageName
    case scriptName
    case regionName
  }

  static let firstLine = "# pushgate language tables, format 1\n"

  /// Byte range of the words of each section.
  static let ranges: [String: Range<Int>] = {
    let bytes = unsafe UnsafeRawBufferPointer(
      start: clanguagetables_bytes(), count: clanguagetables_count())
    precondition(unsafe bytes.starts(with: firstLine.utf8), "language tables of another format")
    var ranges: [String: Range<Int>] = [:]
    var name: String?
    var begin = 0
    var start = 0
    while start < bytes.count {
      let end = unsafe bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if unsafe bytes[start] == UInt8(ascii: "["), unsafe bytes[end - 1] == UInt8(ascii: "]") {
        if let name { ranges[name] = begin..<start }
        name = unsafe String(decoding: bytes[start + 1..<end - 1], as: UTF8.self)
      } else if unsafe bytes[start] == UInt8(ascii: "#") {
        begin = end + 1
      }
      start = end + 1
    }
    precondition(name == "end", "language tables without an end")
    return ranges
  }()

  /// Returns the words of a section, which spaces and line breaks separate.
  static func words(_ section: Section) -> [Substring] {
    guard let range = ranges[section.rawValue] else {
      preconditionFailure("language tables without \(section.rawValue)")
    }
    let bytes = unsafe UnsafeRawBufferPointer(
      start: clanguagetables_bytes(), count: clanguagetables_count())
    let text = unsafe String(decoding: bytes[range], as: UTF8.self)
    return text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { Substring($0) }
  }
}
