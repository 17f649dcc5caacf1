// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// XLIFF 1.2 as Xcode writes and reads it: the texts of each file of a project, with their
/// translations. `.xcloc` is a folder around such a file.
///
/// Specification: OASIS, XLIFF Version 1.2, 1 February 2008. A text with inline elements, which
/// Xcode does not write, is refused.
struct XLIFF {
  private(set) var files: [File] = []

  /// `<file>`: the texts of one file of the project in one language.
  struct File {
    /// Path of the file in the project.
    let original: String
    let sourceLanguage: String?
    let targetLanguage: String?
    let line: Int
    let column: Int
    fileprivate(set) var units: [Unit] = []

    /// Whether the file has only source texts and no translations.
    var isSource: Bool { targetLanguage == nil || targetLanguage == sourceLanguage }
  }

  /// `<trans-unit>`: one text.
  struct Unit {
    let id: String
    let place: Place
    fileprivate(set) var source: String?
    fileprivate(set) var target: String?
    fileprivate(set) var state: String?
    /// `translate="no"`: the text is the same in every language.
    fileprivate(set) var isFixed = false
    /// Name of an inline element in the text.
    fileprivate(set) var markup: String?

    /// The unit without its translation.
    var untranslated: Unit {
      var unit = self
      (unit.target, unit.state) = (nil, nil)
      return unit
    }
  }

  /// Whether a file begins as an XLIFF.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    guard PropertyList.isPropertyList(bytes) else { return false }
    // Every other byte of ASCII characters in UTF-16 is zero.
    let head = bytes.prefix(4_096).filter { $0 != 0 }
    let word = Array("<xliff".utf8)
    return head.indices.contains { index in
      head[index] == word[0] && head[index...].starts(with: word)
    }
  }

  init(parsing bytes: [UInt8]) throws(StringsFaults) {
    var reader = XLIFFReader(XMLReader(try SourceText(decoding: bytes)))
    do throws(StringsFinding) { files = try reader.read() } catch {
      throw StringsFaults([error])
    }
  }
}

/// Parses the XML and keeps the texts.
private struct XLIFFReader {
  private var xml: XMLReader
  private var files: [XLIFF.File] = []
  private var unit: XLIFF.Unit?
  /// Number of elements that were open when the unit began.
  private var unitDepth = 0
  /// Text of the unit that is being read; nil for none.
  private var text: (isTarget: Bool, value: String)?

  init(_ xml: XMLReader) { self.xml = xml }

  mutating func read() throws(StringsFinding) -> [XLIFF.File] {
    guard case .open(let root) = try xml.next(), root.name == "xliff" else {
      throw xml.source.fault("the file must be an <xliff>")
    }
    let version = root.attributes["version"] ?? ""
    guard version.hasPrefix("1.") else {
      throw xml.source.fault("the version must be 1.2, not \"\(version.excerpt)\"")
    }
    while true {
      switch try xml.next() {
      case .end: return files
      case .open(let tag): try open(tag)
      case .close(let name): close(name)
      case .text(let part): text?.value += part
      }
    }
  }

  private mutating func open(_ tag: XMLReader.Tag) throws(StringsFinding) {
    let depth = xml.depth - (tag.isEmpty ? 0 : 1)
    switch tag.name {
    case "file" where unit == nil:
      files.append(
        XLIFF.File(
          original: tag.attributes["original"] ?? "",
          sourceLanguage: tag.attributes["source-language"],
          targetLanguage: tag.attributes["target-language"], line: tag.line, column: tag.column))
    case "trans-unit" where unit == nil:
      guard !files.isEmpty else { throw xml.source.fault("<trans-unit> must be in a <file>") }
      unit = XLIFF.Unit(
        id: tag.attributes["id"] ?? "", place: Place(line: tag.line, column: tag.column))
      unit?.isFixed = tag.attributes["translate"] == "no"
      unitDepth = depth
      if tag.isEmpty { close(tag.name) }
    // Deeper elements belong to an <alt-trans>: proposals of translators.
    case "source" where unit != nil && depth == unitDepth + 1:
      text = (false, "")
      if tag.isEmpty { close(tag.name) }
    case "target" where unit != nil && depth == unitDepth + 1:
      text = (true, "")
      unit?.state = tag.attributes["state"]
      if tag.isEmpty { close(tag.name) }
    default:
      if text != nil { unit?.markup = tag.name }
    }
  }

  private mutating func close(_ name: String) {
    if let read = text {
      // Elements inside a text close first.
      guard xml.depth == unitDepth + 1 else { return }
      if read.isTarget { unit?.target = read.value } else { unit?.source = read.value }
      text = nil
    } else if name == "trans-unit", xml.depth == unitDepth, let read = unit {
      files[files.count - 1].units.append(read)
      unit = nil
    }
  }
}
