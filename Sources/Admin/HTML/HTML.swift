// SPDX-License-Identifier: Apache-2.0

/// A part of an HTML page, as bytes. Every value is escaped for its context: names of elements and
/// attributes are literals, texts and attributes are escaped, and addresses are `Link`s, which
/// cannot leave this server. No other way adds bytes.
struct HTML: Sendable {
  private(set) var bytes: [UInt8] = []

  /// Writes a text.
  mutating func text(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }

  /// Writes an element with content.
  mutating func tag(
    _ name: StaticString, _ attributes: HTMLAttribute?..., content: (inout HTML) -> Void
  ) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  /// Writes an element that contains a text.
  mutating func tag(_ name: StaticString, _ attributes: HTMLAttribute?..., text: String) {
    open(name, attributes)
    self.text(text)
    close(name)
  }

  /// Writes an element without content and end tag, such as `input`.
  mutating func void(_ name: StaticString, _ attributes: HTMLAttribute?...) {
    open(name, attributes)
  }

  /// Writes a user's text so that its direction, and override characters in it, affect nothing
  /// around it.
  mutating func isolated(_ text: String) { tag("bdi", text: text) }

  /// Writes the document type; the first bytes of a page.
  mutating func documentType() { literal("<!doctype html>") }

  private mutating func open(_ name: StaticString, _ attributes: [HTMLAttribute?]) {
    literal("<")
    literal(name)
    for attribute in attributes.lazy.compactMap(\.self) {
      literal(" ")
      literal(attribute.name)
      guard let value = attribute.value else { continue }
      literal("=\"")
      text(value)
      literal("\"")
    }
    literal(">")
  }

  private mutating func close(_ name: StaticString) {
    literal("</")
    literal(name)
    literal(">")
  }

  private mutating func literal(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a character, valid in texts and in attributes within quotation marks.
  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "&": literal("&amp;")
    case "<": literal("&lt;")
    case ">": literal("&gt;")
    case "\"": literal("&quot;")
    case "'": literal("&#39;")
    case _ where scalar.isForbidden: literal("\u{FFFD}")
    default: bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character must not occur in a document (HTML standard, §13.2.3.5: controls and
  /// noncharacters), or would be changed by the parser (carriage return).
  fileprivate var isForbidden: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
