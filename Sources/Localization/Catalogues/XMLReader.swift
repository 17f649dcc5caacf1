// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Parses the XML of a strings file, event by event, without building a document.
///
/// The file cannot define entities: document types with definitions are rejected. Only XML's five
/// entities and numeric ones are supported.
struct XMLReader {
  enum Event {
    case open(Tag)
    case close(String)
    case text(String)
    case end
  }

  struct Tag {
    /// Name without its prefix.
    let name: String
    let attributes: [String: String]
    /// `<name/>`: no `close` follows.
    let isEmpty: Bool
    let line: Int
    let column: Int
  }

  private(set) var source: SourceText
  private var open: [String] = []
  private let maximumDepth: Int
  /// Maximum number of attributes of one tag; XLIFF's largest tag has a dozen.
  private static let maximumAttributes = 64

  init(_ source: SourceText, maximumDepth: Int = CatalogueLimits.depth) {
    self.source = source
    self.maximumDepth = maximumDepth
  }

  /// Number of open elements.
  var depth: Int { open.count }

  mutating func next() throws(StringsFinding) -> Event {
    while true {
      if source.isAtEnd {
        if let name = open.last { throw source.fault("</\(name.excerpt)> is missing") }
        return .end
      }
      if source.take("<!--") {
        try skip(upTo: "-->", "the comment must be closed")
      } else if source.take("<?") {
        try skip(upTo: "?>", "<? must be closed")
      } else if source.isNext("<!DOCTYPE") {
        throw source.fault("the file must not contain a document type")
      } else if source.isNext("<"), !source.isNext("<![CDATA[") {
        return try tag()
      } else {
        let text = try text()
        if !open.isEmpty { return .text(text) }
        guard text.allSatisfy(\.isWhitespace) else {
          throw source.fault("the file may contain only one root element")
        }
      }
    }
  }

  private mutating func skip(
    upTo end: StaticString, _ message: String
  ) throws(StringsFinding) {
    let start = source
    guard source.take(upTo: end) != nil else { throw start.fault(message) }
  }

  private mutating func tag() throws(StringsFinding) -> Event {
    let start = source
    _ = source.take("<")
    if source.take("/") {
      let name = try name()
      skipSpace()
      guard source.take(">") else { throw start.fault("the tag must be closed") }
      guard open.popLast() == name else { throw start.fault("</\(name.excerpt)> closes nothing") }
      return .close(name)
    }
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      let isEmpty = source.take("/>")
      if isEmpty || source.take(">") {
        if !isEmpty { open.append(name) }
        guard open.count <= maximumDepth else {
          throw start.fault("elements can hold one another \(maximumDepth) deep")
        }
        return .open(
          Tag(
            name: name, attributes: attributes, isEmpty: isEmpty, line: start.line,
            column: start.column))
      }
      let attribute = try self.name()
      skipSpace()
      guard source.take("=") else { throw source.fault("an attribute must have a value") }
      skipSpace()
      attributes[attribute] = try value()
      guard attributes.count <= Self.maximumAttributes else {
        throw start.fault("a tag may have at most \(Self.maximumAttributes) attributes")
      }
    }
  }

  /// Reads a name without its prefix.
  private mutating func name() throws(StringsFinding) -> String {
    var name = String.UnicodeScalarView()
    while let scalar = source.current, !scalar.properties.isWhitespace, scalar != "=",
      scalar != ">", scalar != "/", scalar != "<", scalar != "\"", scalar != "'"
    {
      _ = source.next()
      if scalar == ":" { name = String.UnicodeScalarView() } else { name.append(scalar) }
    }
    guard !name.isEmpty else { throw source.fault("a name must stand here") }
    return String(name)
  }

  private mutating func value() throws(StringsFinding) -> String {
    let start = source
    guard let quote = source.next(), quote == "\"" || quote == "'" else {
      throw start.fault("an attribute's value must be in quotes")
    }
    var text = String.UnicodeScalarView()
    while let scalar = source.next() {
      if scalar == quote { return String(text) }
      if scalar == "<" { throw start.fault("a < in an attribute is written &lt;") }
      if scalar == "&" {
        text.append(try source.entity())
      } else {
        text.append(scalar.properties.isWhitespace && scalar.isASCII ? " " : scalar)
      }
    }
    throw start.fault("an attribute's value must be closed")
  }

  /// Reads text up to the next tag; line ends are normalised as XML requires.
  private mutating func text() throws(StringsFinding) -> String {
    var text = String.UnicodeScalarView()
    while !source.isAtEnd {
      if source.take("<![CDATA[") {
        let start = source
        guard let verbatim = source.take(upTo: "]]>") else {
          throw start.fault("CDATA must be closed")
        }
        text += verbatim.unicodeScalars
      } else if source.isNext("<") {
        break
      } else if source.take("&") {
        text.append(try source.entity())
      } else if let scalar = source.next() {
        if scalar == "\r" {
          _ = source.take("\n")
          text.append("\n")
        } else {
          text.append(scalar)
        }
      }
    }
    return String(text)
  }

  private mutating func skipSpace() {
    while let scalar = source.current, scalar.properties.isWhitespace { _ = source.next() }
  }
}

extension SourceText {
  /// Reads the rest of an entity after "&", up to and including ";".
  mutating func entity() throws(StringsFinding) -> Unicode.Scalar {
    let start = self
    var name = ""
    while let scalar = next(), scalar != ";", name.utf8.count < 12 {
      name.unicodeScalars.append(scalar)
    }
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let isHex = name.hasPrefix("#x")
      let digits = name.dropFirst(isHex ? 2 : 1)
      guard name.hasPrefix("#"), let code = UInt32(digits, radix: isHex ? 16 : 10), code != 0,
        let scalar = Unicode.Scalar(code)
      else { throw start.fault("&\(name); is not known; a plain & is written &amp;") }
      return scalar
    }
  }
}
