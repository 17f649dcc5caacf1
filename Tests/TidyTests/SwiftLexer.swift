// SPDX-License-Identifier: Apache-2.0

/// A token of Swift code. Comments are not tokens.
struct Token: Sendable {
  enum Kind: Sendable { case word, symbol, literal }

  let kind: Kind
  /// The text of a literal is the text between its quotes, without interpolations.
  var text: String
  /// Line number, from 1.
  let line: Int
  /// Offset of its first byte in the file.
  let offset: Int
}

/// Splits Swift code into words, symbols and string literals, so that searches for a word are not
/// misled by comments and texts.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private(set) var tokens: [Token] = []

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = SwiftLexer(bytes: bytes)
    lexer.code(untilParenthesis: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private func starts(with text: StaticString) -> Bool {
    bytes[position...].starts(with: "\(text)".utf8)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  /// With `untilParenthesis`, stops after the `)` that ends an interpolation.
  private mutating func code(untilParenthesis: Bool) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while let next = peek(), next != UInt8(ascii: "\n") { advance() }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): blockComment()
      case UInt8(ascii: "\""): string(hashes: 0)
      case UInt8(ascii: "#"):
        let hashes = bytes[position...].prefix { $0 == byte }.count
        if peek(hashes) == UInt8(ascii: "\"") { string(hashes: hashes) } else { symbol() }
      case let byte where Self.isWord(byte): word()
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): advance()
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        symbol()
        if untilParenthesis && depth == 0 { return }
      }
    }
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func symbol() {
    tokens.append(
      Token(
        kind: .symbol, text: String(decoding: [bytes[position]], as: UTF8.self), line: line,
        offset: position))
    advance()
  }

  private mutating func word() {
    let start = position
    while let byte = peek(), Self.isWord(byte) || byte.isDigit { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(Token(kind: .word, text: text, line: line, offset: start))
  }

  private mutating func string(hashes: Int) {
    let place = tokens.count
    tokens.append(Token(kind: .literal, text: "", line: line, offset: position))
    advance(hashes)
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    advance(quotes)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + Self.hashes(hashes)
    let escape = [UInt8(ascii: "\\")] + Self.hashes(hashes)
    var text: [UInt8] = []
    while let byte = peek() {
      if bytes[position...].starts(with: end) { break }
      if bytes[position...].starts(with: escape) {
        advance(escape.count)
        if peek() == UInt8(ascii: "(") { code(untilParenthesis: true) } else { advance() }
      } else {
        text.append(byte)
        advance()
      }
    }
    advance(end.count)
    tokens[place].text = String(decoding: text, as: UTF8.self)
  }

  private static func hashes(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "#"), count: count)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= byte
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= self }
}
