// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Parses the placeholders of one string and of its plural forms.
struct TemplateParser {
  private let text: Substring.UTF8View
  private var position: Substring.UTF8View.Index
  private var pieces: [TextPiece] = []
  /// Weight of `pieces`; see `TextTemplate.maximumWeight`.
  private(set) var weight = 0
  private var literal = ""
  /// Number of placeholders without an index so far; indexed placeholders do not count.
  private var unindexed = 0
  private var hasIndexed = false
  private let variables: [String: PluralVariable]
  /// Inside a plural form: the argument that selects the form, and the conversion of `%arg`.
  private var own: (argument: Int, conversion: TextConversion)?
  /// Names of the enclosing variables, so that no variable contains itself.
  private var enclosing: [String] = []
  /// Depth of the nested variables below this text.
  private var depth = 0
  private var known = Known()

  /// State that a text shares with its plural forms: passed to the parser of each form and taken
  /// back.
  private struct Known {
    var argumentTypes: [Int: TextConversion] = [:]
    var withoutOther: Set<Set<PluralCategory>> = []
    /// Compiled variables. Each is compiled once per deciding argument, however often the text
    /// names it.
    var variables: [Use: Compiled] = [:]
  }

  private struct Use: Hashable {
    let name: String
    let argument: Int
  }

  private struct Compiled {
    let piece: TextPiece
    let weight: Int
    let depth: Int
  }

  var argumentTypes: [Int: TextConversion] { known.argumentTypes }
  var withoutOther: Set<Set<PluralCategory>> { known.withoutOther }
  var mixesIndexedAndPlain: Bool { hasIndexed && unindexed > 0 }

  init(_ text: String, variables: [String: PluralVariable] = [:]) {
    self.text = text[...].utf8
    position = self.text.startIndex
    self.variables = variables
  }

  mutating func parse() throws(TemplateFault) -> [TextPiece] {
    try refuseInflection()
    while let percent = text[position...].firstIndex(of: UInt8(ascii: "%")) {
      literal += Substring(text[position..<percent])
      position = text.index(after: percent)
      try placeholder(from: percent)
    }
    literal += Substring(text[position...])
    try endLiteral()
    return pieces
  }

  /// Returns the text as plain words, with its bare percent signs. Nil if the text has a
  /// placeholder, or a percent sign that may be part of a damaged placeholder. Call instead of
  /// `parse`.
  mutating func plainWords() -> [TextPiece]? {
    guard (try? refuseInflection()) != nil else { return nil }
    while let percent = text[position...].firstIndex(of: UInt8(ascii: "%")) {
      literal += Substring(text[position...percent])
      position = text.index(after: percent)
      if take(UInt8(ascii: "%")) { continue }
      let next = position
      if (try? placeholder(from: percent)) != nil { return nil }
      position = next
      guard isPercentSign(percent) else { return nil }
    }
    literal += Substring(text[position...])
    guard (try? endLiteral()) != nil else { return nil }
    return pieces
  }

  /// Whether a bare `%` is a percent sign and not part of a damaged placeholder. True for "100%
  /// sure", "100 %", "%100", "(%)"; false for "% @", "%s", "% 1 $ @", "%{name}".
  private func isPercentSign(_ percent: Substring.UTF8View.Index) -> Bool {
    var before = Substring(text[..<percent])
    if let last = before.last, last.isWhitespace { before.removeLast() }
    if before.last?.isNumber == true { return true }
    let after = Substring(text[text.index(after: percent)...]).drop { $0.isWhitespace }
    let rest = after.drop { $0.isNumber }
    let isTight = after.startIndex == text.index(after: percent)
    guard let next = rest.drop(while: { $0.isWhitespace }).first else { return true }
    if "@$#*{(<".contains(next) { return false }
    // True for "%100 sure", false for "%s" and "%5d".
    let isApart = rest.first.map { !$0.isASCII || !$0.isLetter } ?? true
    return isApart || (rest.startIndex == after.startIndex && !isTight)
  }

  /// `^[%d photo](inflect: true)` is a grammar rule that only Apple's devices apply; readers must
  /// not see it.
  private func refuseInflection() throws(TemplateFault) {
    guard let caret = text.firstIndex(of: UInt8(ascii: "^")),
      text[caret...].dropFirst().first == UInt8(ascii: "["),
      Substring(text[caret...]).contains("](")
    else { return }
    throw fault(
      from: caret, "a server does not inflect words; use plural forms instead: one, other …")
  }

  private mutating func endLiteral() throws(TemplateFault) {
    if literal.isEmpty { return }
    try append(.literal(literal), weighing: 1 + literal.utf8.count / TextTemplate.bytesPerWeight)
    literal = ""
  }

  private mutating func append(
    _ piece: TextPiece, weighing own: Int
  ) throws(TemplateFault) {
    weight += own
    guard weight <= TextTemplate.maximumWeight else { throw .tooLarge }
    pieces.append(piece)
  }

  /// Parses the rest of a placeholder after its percent sign.
  private mutating func placeholder(from start: Substring.UTF8View.Index) throws(TemplateFault) {
    if take(UInt8(ascii: "%")) {
      literal += "%"
      return
    }
    if let own, take("arg") {
      unindexed += 1
      return try append(own.conversion, at: own.argument, from: start)
    }
    let index = try explicitIndex(from: start)
    if index != nil { hasIndexed = true }
    if takeVariable() { return try plural(at: index, from: start) }
    let conversion = try conversion(from: start)
    try append(conversion, at: index ?? nextUnindexed(), from: start)
  }

  /// Skips `#@`, or `1#@`, in which CoreFoundation reads the number as a width.
  private mutating func takeVariable() -> Bool {
    let beginning = position
    if take("#@") { return true }
    if digits() != nil, take("#@") { return true }
    position = beginning
    return false
  }

  /// In a plural form the first placeholder is the deciding argument; the following ones are the
  /// arguments after it.
  private mutating func nextUnindexed() -> Int {
    defer { unindexed += 1 }
    return (own?.argument ?? 0) + unindexed
  }

  private mutating func append(
    _ conversion: TextConversion, at argument: Int, from start: Substring.UTF8View.Index
  ) throws(TemplateFault) {
    try checkCount(argument, from: start)
    try use(argument, as: conversion, from: start)
    try endLiteral()
    try append(.argument(argument, conversion), weighing: 1)
  }

  private func checkCount(
    _ argument: Int, from start: Substring.UTF8View.Index
  ) throws(TemplateFault) {
    guard argument < TextTemplate.maximumArguments else {
      throw fault(from: start, "at most \(TextTemplate.maximumArguments) arguments can be used")
    }
  }

  private mutating func use(
    _ argument: Int, as type: TextConversion, from start: Substring.UTF8View.Index
  ) throws(TemplateFault) {
    if let own, own.argument == argument, (type == .text) != (own.conversion == .text) {
      throw fault(from: start, decidingIsText(argument))
    }
    // Quoting the placeholder costs as much as parsing it. A first use or a repeated type is never
    // an error.
    switch known.argumentTypes[argument] {
    case nil: known.argumentTypes[argument] = type
    case type: return
    default: try known.argumentTypes.use(argument, as: type, in: seen(from: start))
    }
  }

  /// Returns the error for a deciding argument that a form shows as a text. Exporters for Android
  /// and iOS write such texts: `%#@COUNT@` with "%1$@ has %2$d" inside.
  private func decidingIsText(_ argument: Int) -> String {
    let name = enclosing.last ?? ""
    let deciding = (try? TextTemplate(parsing: String(Substring(text))))?.argumentTypes
      .filter { $0.key != argument && $0.value != .text }.keys.min()
    let remedy = deciding.map { "; write %\($0 + 1)$#@\(name)@ where argument \($0 + 1) decides" }
    return "argument \(argument + 1) decides the form of \(name) and is shown as a text"
      + (remedy ?? "")
  }

  /// Parses the rest of `%#@name@` and the forms of that variable.
  private mutating func plural(
    at index: Int?, from start: Substring.UTF8View.Index
  ) throws(TemplateFault) {
    guard let end = text[position...].firstIndex(of: UInt8(ascii: "@")) else {
      throw fault(from: start, "a variable's name must end with @")
    }
    let name = String(Substring(text[position..<end]))
    position = text.index(after: end)
    guard let variable = variables[name] else {
      throw fault(from: start, "the variable \"\(name.excerpt)\" must be defined")
    }
    guard !enclosing.contains(name) else {
      throw fault(from: start, "the variable \"\(name.excerpt)\" must not hold itself")
    }
    let argument = variable.argument ?? index ?? nextUnindexed()
    try checkCount(argument, from: start)
    try use(argument, as: variable.conversion, from: start)
    let use = Use(name: name, argument: argument)
    let compiled =
      if let known = known.variables[use] { known } else { try compile(variable, use, from: start) }
    guard enclosing.count + compiled.depth <= Self.maximumNesting else {
      throw tooDeep(from: start)
    }
    depth = max(depth, compiled.depth)
    try endLiteral()
    try append(compiled.piece, weighing: compiled.weight)
  }

  private mutating func compile(
    _ variable: PluralVariable, _ use: Use, from start: Substring.UTF8View.Index
  ) throws(TemplateFault) -> Compiled {
    guard enclosing.count < Self.maximumNesting else { throw tooDeep(from: start) }
    var forms: [PluralCategory: [TextPiece]] = [:]
    var (weight, depth) = (1, 0)
    for (category, form) in variable.forms {
      let isInflected = variable.forms.count > 1
      var parser = TemplateParser(
        isInflected ? form.withoutInflection : form, variables: variables)
      parser.own = (use.argument, variable.conversion)
      parser.enclosing = enclosing + [use.name]
      swap(&parser.known, &known)
      forms[category] = try parser.parse()
      swap(&parser.known, &known)
      weight += parser.weight
      depth = max(depth, parser.depth)
    }
    if forms[.other] == nil { known.withoutOther.insert(Set(forms.keys)) }
    try forms.substituteOther()
    let compiled = Compiled(
      piece: .plural(use.argument, variable.conversion, forms), weight: weight, depth: depth + 1)
    known.variables[use] = compiled
    return compiled
  }

  private func tooDeep(from start: Substring.UTF8View.Index) -> TemplateFault {
    fault(from: start, "variables can hold one another \(Self.maximumNesting) deep")
  }

  /// Two levels occur in practice; each level multiplies the number of forms.
  private static let maximumNesting = 4

  /// Parses the `1$` of `%1$@`; returns the index from 0, nil without one.
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

  /// Parses the part of a conversion after the index, as C and CoreFoundation do: flags, width,
  /// precision, length, letter.
  private mutating func conversion(
    from start: Substring.UTF8View.Index
  ) throws(TemplateFault) -> TextConversion {
    if take(UInt8(ascii: "@")) { return .text }
    var hasZeros = false
    while true {
      if take(UInt8(ascii: "0")) { hasZeros = true } else if !take(UInt8(ascii: "'")) { break }
    }
    let width = digits() ?? 1
    let hasPrecision = take(UInt8(ascii: "."))
    let places = hasPrecision ? digits() : nil
    guard places ?? 0 <= Self.maximumPlaces else {
      throw fault(from: start, "a precision must be from 0 to \(Self.maximumPlaces)")
    }
    for length in ["ll", "l", "hh", "h", "q", "z", "t", "j"] where take(length) { break }
    if take(UInt8(ascii: "f")) || take(UInt8(ascii: "F")) {
      guard width <= 1 else { throw fault(from: start, "a number with a fraction takes no width") }
      // "%.f" is "%.0f".
      return .decimal(fractionDigits: places ?? (hasPrecision ? 0 : 6))
    }
    // C writes nothing for 0 with "%.d", so that a precision needs a number here.
    for integer in "diuDU".utf8 where (places != nil) == hasPrecision && take(integer) {
      let least = places ?? (hasZeros ? width : 1)
      guard width <= least || width <= 1, least <= Self.maximumPlaces else {
        throw fault(from: start, "a width must be from 1 to \(Self.maximumPlaces) and begin with 0")
      }
      return least > 1 ? .padded(digits: least) : .integer
    }
    throw fault(
      from: start,
      "a placeholder must be %@, %d, %ld, %lld, %u, %03d, %f or %.2f, and a percent sign %%")
  }

  /// A Double has no more significant digits.
  private static let maximumPlaces = 15

  private mutating func digits() -> Int? {
    let beginning = position
    var number = 0
    while position < text.endIndex, case let digit = text[position] &- UInt8(ascii: "0"), digit < 10
    {
      // The limit avoids an overflow; a number of this size is an error in any place.
      number = min(number * 10 + Int(digit), 1_000_000)
      position = text.index(after: position)
    }
    return position == beginning ? nil : number
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

  /// Returns the placeholder for quoting in an error, at most 8 characters.
  private func seen(from start: Substring.UTF8View.Index) -> String {
    String(Substring(text[start...]).prefix(8).prefix { !$0.isWhitespace })
  }
}

extension String {
  /// The text without the markup of `^[%d photos](inflect: true)`. A plural form agrees with its
  /// number without inflection.
  var withoutInflection: String {
    guard utf8.contains(UInt8(ascii: "^")) else { return self }
    var rest = self[...]
    var kept = ""
    while let start = rest.firstRange(of: "^["),
      let end = rest[start.upperBound...].firstRange(of: "](inflect: true)")
    {
      kept += rest[..<start.lowerBound]
      kept += rest[start.upperBound..<end.lowerBound]
      rest = rest[end.upperBound...]
    }
    return kept + rest
  }
}
