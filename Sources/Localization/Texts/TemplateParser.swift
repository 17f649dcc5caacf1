// SPDX-License-Identifier: Apache-2.0

/// Reads the placeholders of one string, and of the plural forms it holds.
struct TemplateParser {
  private(set) var argumentTypes: [Int: TextTemplate.Conversion] = [:]

  private let text: Substring.UTF8View
  private var position: Substring.UTF8View.Index
  private var pieces: [TextTemplate.Piece] = []
  private var literal = ""
  /// How many placeholders without an index have been read: they count apart from indexed ones.
  private var unindexed = 0
  private var hasIndexed = false
  private let variables: [String: PluralVariable]
  /// Inside a plural form: whose it is, and what `%arg` shows.
  private var own: (argument: Int, conversion: TextTemplate.Conversion)?
  /// Names of the forms around this one, so that none holds itself.
  private var enclosing: [String] = []

  var mixesIndexedAndPlain: Bool { hasIndexed && unindexed > 0 }

  init(_ text: String, variables: [String: PluralVariable] = [:]) {
    self.text = text[...].utf8
    position = self.text.startIndex
    self.variables = variables
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
    if let own, take("arg") {
      return try append(own.conversion, at: own.argument, from: start)
    }
    let index = try explicitIndex(from: start)
    if index != nil { hasIndexed = true }
    if take("#@") { return try plural(at: index, from: start) }
    let conversion = try conversion(from: start)
    try append(conversion, at: index ?? own?.argument ?? nextUnindexed(), from: start)
  }

  private mutating func nextUnindexed() -> Int {
    defer { unindexed += 1 }
    return unindexed
  }

  private mutating func append(
    _ conversion: TextTemplate.Conversion, at argument: Int, from start: Substring.UTF8View.Index
  ) throws(TemplateFault) {
    guard argument < TextTemplate.maximumArguments else {
      throw fault(from: start, "at most \(TextTemplate.maximumArguments) arguments can be used")
    }
    try use(argument, as: conversion, from: start)
    endLiteral()
    pieces.append(.argument(argument, conversion))
  }

  private mutating func use(
    _ argument: Int, as type: TextTemplate.Conversion, from start: Substring.UTF8View.Index
  ) throws(TemplateFault) {
    // Quoting the placeholder costs as much as reading it; the first use is never wrong.
    if argumentTypes[argument] == nil {
      argumentTypes[argument] = type
    } else {
      try argumentTypes.use(argument, as: type, in: seen(from: start))
    }
  }

  /// Reads the rest of `%#@name@` and the forms of that variable.
  private mutating func plural(
    at index: Int?, from start: Substring.UTF8View.Index
  ) throws(TemplateFault) {
    guard let end = text[position...].firstIndex(of: UInt8(ascii: "@")) else {
      throw fault(from: start, "a variable's name must end with @")
    }
    let name = String(Substring(text[position..<end]))
    position = text.index(after: end)
    guard let variable = variables[name] else {
      throw fault(from: start, "the variable \"\(name)\" must be defined")
    }
    guard !enclosing.contains(name) else {
      throw fault(from: start, "the variable \"\(name)\" must not hold itself")
    }
    guard enclosing.count < Self.maximumNesting else {
      throw fault(from: start, "variables can hold one another \(Self.maximumNesting) deep")
    }
    guard variable.forms[.other] != nil else { throw TemplateFault.needsOther }
    let argument = variable.argument ?? index ?? own?.argument ?? nextUnindexed()
    guard argument < TextTemplate.maximumArguments else {
      throw fault(from: start, "at most \(TextTemplate.maximumArguments) arguments can be used")
    }
    try use(argument, as: variable.conversion, from: start)
    var forms: [PluralCategory: [TextTemplate.Piece]] = [:]
    for (category, form) in variable.forms {
      var parser = TemplateParser(form, variables: variables)
      parser.own = (argument, variable.conversion)
      parser.enclosing = enclosing + [name]
      parser.argumentTypes = argumentTypes
      forms[category] = try parser.parse()
      argumentTypes = parser.argumentTypes
    }
    endLiteral()
    pieces.append(.plural(argument, variable.conversion, forms))
  }

  /// Two are seen in practice; each level multiplies the forms.
  private static let maximumNesting = 4

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

  private mutating func take(_ word: String) -> Bool {
    guard text[position...].starts(with: word.utf8) else { return false }
    position = text.index(position, offsetBy: word.utf8.count)
    return true
  }

  private func fault(from start: Substring.UTF8View.Index, _ message: String) -> TemplateFault {
    TemplateFault(placeholder: seen(from: start), message: message)
  }

  /// The placeholder as a person would quote it.
  private func seen(from start: Substring.UTF8View.Index) -> String {
    String(Substring(text[start...]).prefix(8).prefix { !$0.isWhitespace })
  }
}
