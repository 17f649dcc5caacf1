// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Parser for property lists, limited to the contents of strings files: dictionaries of strings.
///
/// The project has its own parser because the existing ones report no lines and overflow the stack
/// on deeply nested input.
struct PropertyList {
  /// In the order of the file.
  let entries: [Entry]

  struct Entry {
    let key: String
    let value: Value
  }

  struct Value {
    enum Content {
      case string(String)
      case dictionary([Entry])
      /// A number, date, array …, which cannot be a text.
      case other
    }

    let content: Content
    /// From 1; a binary file is one line.
    let line: Int

    var string: String? { if case .string(let text) = content { text } else { nil } }
    var dictionary: [Entry]? {
      if case .dictionary(let entries) = content { entries } else { nil }
    }

    subscript(_ key: String) -> Value? { dictionary?.first { $0.key == key }?.value }
  }

  /// Whether a file begins as a property list in XML or binary form.
  static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    // Skips byte order marks, spaces and the zero bytes of UTF-16.
    let start = bytes.drop { [0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains($0) || $0 <= 0x20 }
    let second = start.dropFirst().first { $0 != 0 }
    return start.first == UInt8(ascii: "<") && second != UInt8(ascii: "<")
      || BinaryPropertyList.isOne(bytes)
  }

  init(parsing bytes: [UInt8]) throws(StringsFaults) {
    do throws(StringsFinding) {
      if BinaryPropertyList.isOne(bytes) {
        var list = try BinaryPropertyList(bytes)
        entries = try list.entries()
        return
      }
    } catch {
      throw StringsFaults([error])
    }
    var parser = PropertyListParser(
      try SourceText(decoding: bytes), maximumDepth: CatalogueLimits.depth)
    do throws(StringsFinding) {
      entries = try parser.parse()
    } catch {
      throw StringsFaults([error])
    }
  }
}

/// Parses the XML form.
private struct PropertyListParser {
  private var source: SourceText
  private let maximumDepth: Int
  private var depth = 0

  init(_ source: SourceText, maximumDepth: Int) {
    self.source = source
    self.maximumDepth = maximumDepth
  }

  mutating func parse() throws(StringsFinding) -> [PropertyList.Entry] {
    var tag = try openingTag()
    let isInPlist = tag == "plist"
    if isInPlist { tag = try openingTag() }
    guard tag == "dict" || tag == "dict/" else {
      throw source.fault("the property list must hold a dictionary")
    }
    let entries = tag == "dict/" ? [] : try dictionary()
    if isInPlist {
      tag = try openingTag()
      guard tag == "/plist" else {
        throw source.fault("</plist> must stand here, not <\(tag.excerpt)>")
      }
    }
    try skipBlank()
    guard source.isAtEnd else { throw source.fault("nothing may follow the property list") }
    return entries
  }

  /// Parses up to and including `</dict>`.
  private mutating func dictionary() throws(StringsFinding) -> [PropertyList.Entry] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= maximumDepth else {
      throw source.fault("dictionaries can hold one another \(maximumDepth) deep")
    }
    var entries: [PropertyList.Entry] = []
    while true {
      switch try openingTag() {
      case "/dict":
        return entries
      case let tag where tag == "key" || tag == "key/":
        let key = tag == "key/" ? "" : try text(until: "</key>")
        let line = source.line
        let tag = try openingTag()
        let value = PropertyList.Value(content: try content(of: tag), line: line)
        entries.append(PropertyList.Entry(key: key, value: value))
      case let tag:
        throw source.fault("a dictionary must hold keys and values in turn, not <\(tag.excerpt)>")
      }
    }
  }

  private mutating func content(of tag: String) throws(StringsFinding) -> PropertyList.Value.Content
  {
    switch tag {
    case "string": return .string(try text(until: "</string>"))
    case "string/": return .string("")
    case "dict": return .dictionary(try dictionary())
    case "dict/": return .dictionary([])
    case "true/", "false/", "array/", "data/": return .other
    case "integer", "real", "date", "data", "array", "true", "false":
      // Skips the element without parsing it. A list of lists ends too early, which causes an error
      // there.
      guard source.take(upTo: "</") == nil || source.take(upTo: ">") == nil else { return .other }
      throw source.fault("<\(tag)> must be closed")
    default:
      throw source.fault("a value must be a string or a dictionary, not <\(tag.excerpt)>")
    }
  }

  /// Returns the name of the next tag with its "/", without attributes.
  private mutating func openingTag() throws(StringsFinding) -> String {
    try skipBlank()
    let start = source
    guard source.take("<") else { throw source.fault("a tag is expected here") }
    guard let tag = source.take(upTo: ">") else { throw start.fault("the tag must be closed") }
    let name = tag.prefix { !$0.isWhitespace }
    return String(name) + (tag.hasSuffix("/") && !name.hasSuffix("/") ? "/" : "")
  }

  /// Skips spaces, comments and declarations.
  private mutating func skipBlank() throws(StringsFinding) {
    while true {
      while let scalar = source.current, scalar.properties.isWhitespace { _ = source.next() }
      let start = source
      if source.take("<!--") {
        guard source.take(upTo: "-->") != nil else {
          throw start.fault("the comment must be closed")
        }
      } else if source.take("<?") {
        guard source.take(upTo: "?>") != nil else { throw start.fault("<? must be closed") }
      } else if source.take("<!DOCTYPE") {
        guard let declaration = source.take(upTo: ">"), !declaration.contains("[") else {
          throw start.fault("the document type must not define anything")
        }
      } else {
        return
      }
    }
  }

  private mutating func text(until end: StaticString) throws(StringsFinding) -> String {
    let start = source
    var text = String.UnicodeScalarView()
    while !source.take(end) {
      if source.take("<![CDATA[") {
        guard let verbatim = source.take(upTo: "]]>") else {
          throw start.fault("CDATA must be closed")
        }
        text += verbatim.unicodeScalars
      } else if source.take("<!--") {
        guard source.take(upTo: "-->") != nil else {
          throw start.fault("the comment must be closed")
        }
      } else if source.take("&") {
        text.append(try source.entity())
      } else if source.isNext("<") {
        throw source.fault("\(end) must come before another tag")
      } else if let scalar = source.next() {
        text.append(scalar)
      } else {
        throw start.fault("\(end) is missing")
      }
    }
    return String(text)
  }
}
