// SPDX-License-Identifier: Apache-2.0

/// Reads the placeholders of one string.
struct TemplateParser {
  private let text: Substring.UTF8View
  private var position: Substring.UTF8View.Index
  private var pieces: [TextTemplate.Piece] = []
  private var literal = ""
  /// How many placeholders without an index have been read: they count apart from indexed ones.
  private var unindexed = 0
  private(set) var argumentCount = 0

  init(_ text: String) {
    self.text = text[...].utf8
    position = self.text.startIndex
  }

  mutating func parse() throws(TemplateFault) -> [TextTemplate.Piece] {
    while let percent = text[position...].firstIndex(of: UInt8(ascii: "%")) {
      literal += Substring(text[position..<percent])
      position = text.index(after: percent)
      try placeholder(from: percent)
    }
    literal += Substring(text[position...])
    endLiteral()
    return pieces
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    literal = ""
  }

  /// Reads what follows a percent sign.
  private mutating func placeholder(from start: Substring.UTF8View.Index) throws(TemplateFault) {
    if take(UInt8(ascii: "%")) {
      literal += "%"
      return
    }
    let index = try explicitIndex(from: start)
    let conversion = try conversion(from: start)
    endLiteral()
    let argument = index ?? unindexed
    if index == nil { unindexed += 1 }
    guard argument < TextTemplate.maximumArguments else {
      throw fault(from: start, "at most \(TextTemplate.maximumArguments) arguments can be used")
    }
    argumentCount = max(argumentCount, argument + 1)
    pieces.append(.argument(argument, conversion))
  }

  /// The `1$` of `%1$@`, from 0; nil when there is none.
  private mutating func explicitIndex(
    from start: Substring.UTF8View.Index
  ) throws(TemplateFault) -> Int? {
    let beginning = position
    guard let number = digits() else { return nil }
    guard take(UInt8(ascii: "$")) else {
      position = beginning
      return nil
    }
    guard (1...TextTemplate.maximumArguments).contains(number) else {
      throw fault(
        from: start, "an argument's index must be from 1 to \(TextTemplate.maximumArguments)")
    }
    return number - 1
  }

  private mutating func conversion(
    from start: Substring.UTF8View.Index
  ) throws(TemplateFault) -> TextTemplate.Conversion {
    if take(UInt8(ascii: "@")) { return .text }
    if take(UInt8(ascii: "f")) { return .decimal(fractionDigits: 6) }
    if take(UInt8(ascii: ".")) {
      guard let places = digits(), places <= Self.maximumFractionDigits, take(UInt8(ascii: "f"))
      else { throw fault(from: start, "a precision must be from 0 to 15 and stand before f") }
      return .decimal(fractionDigits: places)
    }
    if take(UInt8(ascii: "l")) { _ = take(UInt8(ascii: "l")) }
    for integer in "diu".utf8 where take(integer) { return .integer }
    throw fault(
      from: start, "a placeholder must be %@, %d, %ld, %lld, %u, %f or %.2f, and a percent sign %%")
  }

  /// A Double has no more to show.
  private static let maximumFractionDigits = 15

  private mutating func digits() -> Int? {
    let digits = text[position...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = Int(String(Substring(digits))) else { return nil }
    position = digits.endIndex
    return number
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < text.endIndex, text[position] == byte else { return false }
    position = text.index(after: position)
    return true
  }

  private func fault(from start: Substring.UTF8View.Index, _ message: String) -> TemplateFault {
    let seen = Substring(text[start...]).prefix(8).prefix { !$0.isWhitespace }
    return TemplateFault(placeholder: String(seen), message: message)
  }
}
