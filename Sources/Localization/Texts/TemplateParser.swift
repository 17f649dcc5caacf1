// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Reads the placeholders of one string, and of the plural forms it holds.
struct TemplateParser {
  private let text: Substring.UTF8View
  private var position: Substring.UTF8View.Index
  private var pieces: [TextTemplate.Piece] = []
  /// What `pieces` count for; see `TextTemplate.maximumWeight`.
  private(set) var weight = 0
  private var literal = ""
  /// How many placeholders without an index have been read: they count apart from indexed ones.
  private var unindexed = 0
  private var hasIndexed = false
  private let variables: [String: PluralVariable]
  /// Inside a plural form: whose it is, and what `%arg` shows.
  private var own: (argument: Int, conversion: TextTemplate.Conversion)?
  /// Names of the forms around this one, so that none holds itself.
  private var enclosing: [String] = []
  /// How many variables stand inside one another below this text.
  private var depth = 0
  private var known = Known()

  /// What a text and the forms inside it learn together: handed down to a form's parser and taken back.
  private struct Known {
    var argumentTypes: [Int: TextTemplate.Conversion] = [:]
    var withoutOther: Set<Set<PluralCategory>> = []
    /// A variable is compiled once for each argument that decides it, however often it is named.
    var variables: [Use: Compiled] = [:]
  }

  private struct Use: Hashable {
    let name: String
    let argument: Int
  }

  private struct Compiled {
    let piece: TextTemplate.Piece
    let weight: Int
    let depth: Int
  }

  var argumentTypes: [Int: TextTemplate.Conversion] { known.argumentTypes }
  var withoutOther: Set<Set<PluralCategory>> { known.withoutOther }
  var mixesIndexedAndPlain: Bool { hasIndexed && unindexed > 0 }

  init(_ text: String, variables: [String: PluralVariable] = [:]) {
    self.text = text[...].utf8
    position = self.text.startIndex
    self.variables = variables
  }

  mutating func parse() throws(TemplateFault) -> [TextTemplate.Piece] {
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

  /// The text as plain words, its bare percent signs included; nil where it has a placeholder, or what
  /// may be a damaged one. To be called in place of `parse`.
  mutating func plainWords() -> [TextTemplate.Piece]? {
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

  /// Whether a bare `%` is one of a percentage, or stands alone, rather than being the rest of a
  /// placeholder: "100% sure", "100 %", "%100", "(%)", but not "% @", "%s", "% 1 $ @", "%{name}".
  private func isPercentSign(_ percent: Substring.UTF8View.Index) -> Bool {
    var before = Substring(text[..<percent])
    if let last = before.last, last.isWhitespace { before.removeLast() }
    if before.last?.isNumber == true { return true }
    let after = Substring(text[text.index(after: percent)...]).drop { $0.isWhitespace }
    let rest = after.drop { $0.isNumber }
    let isTight = after.startIndex == text.index(after: percent)
    guard let next = rest.drop(while: { $0.isWhitespace }).first else { return true }
    if "@$#*{(<".contains(next) { return false }
    // "%100 sure", but neither "%s" nor "%5d".
    let isApart = rest.first.map { !$0.isASCII || !$0.isLetter } ?? true
    return isApart || (rest.startIndex == after.startIndex && !isTight)
  }

  /// `^[%d photo](inflect: true)` is grammar that a phone works out and a reader must not see.
  private func refuseInflection() throws(TemplateFault) {
    guard let caret = text.firstIndex(of: UInt8(ascii: "^")),
      text[caret...].dropFirst().first == UInt8(ascii: "["),
      Substring(text[caret...]).contains("](")
    else { return }
    throw fault(
      from: caret, "a server does not inflect words; plural forms say the same: one, other …")
  }

  private mutating func endLiteral() throws(TemplateFault) {
    if literal.isEmpty { return }
    try append(.literal(literal), weighing: 1 + literal.utf8.count / TextTemplate.bytesPerWeight)
    literal = ""
  }

  private mutating func append(
    _ piece: TextTemplate.Piece, weighing own: Int
  ) throws(TemplateFault) {
    weight += own
    guard weight <= TextTemplate.maximumWeight else { throw .tooLarge }
    pieces.append(piece)
  }

  /// Reads what follows a percent sign.
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

  /// Goes past `#@`, or `1#@`, in which CoreFoundation takes the number for a width.
  private mutating func takeVariable() -> Bool {
    let beginning = position
    if take("#@") { return true }
    if digits() != nil, take("#@") { return true }
    position = beginning
    return false
  }

  /// In a form the first is the deciding argument, and those after it the arguments after that.
  private mutating func nextUnindexed() -> Int {
    defer { unindexed += 1 }
    return (own?.argument ?? 0) + unindexed
  }

  private mutating func append(
    _ conversion: TextTemplate.Conversion, at argument: Int, from start: Substring.UTF8View.Index
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
    _ argument: Int, as type: TextTemplate.Conversion, from start: Substring.UTF8View.Index
  ) throws(TemplateFault) {
    if let own, own.argument == argument, (type == .text) != (own.conversion == .text) {
      throw fault(from: start, decidingIsText(argument))
    }
    // Quoting the placeholder costs as much as reading it; a first use, or the same again, is never wrong.
    switch known.argumentTypes[argument] {
    case nil: known.argumentTypes[argument] = type
    case type: return
    default: try known.argumentTypes.use(argument, as: type, in: seen(from: start))
    }
  }

  /// What to change where the argument that decides between forms is shown as a text in one of them, as
  /// exporters for Android and iOS write it: `%#@COUNT@` with "%1$@ has %2$d" inside.
  private func decidingIsText(_ argument: Int) -> String {
    let name = enclosing.last ?? ""
    let deciding = (try? TextTemplate(parsing: String(Substring(text))))?.argumentTypes
      .filter { $0.key != argument && $0.value != .text }.keys.min()
    let remedy = deciding.map { "; write %\($0 + 1)$#@\(name)@ where argument \($0 + 1) decides" }
    return "argument \(argument + 1) decides the form of \(name) and is shown as a text"
      + (remedy ?? "")
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
    var forms: [PluralCategory: [TextTemplate.Piece]] = [:]
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
    try forms.standInForOther()
    let compiled = Compiled(
      piece: .plural(use.argument, variable.conversion, forms), weight: weight, depth: depth + 1)
    known.variables[use] = compiled
    return compiled
  }

  private func tooDeep(from start: Substring.UTF8View.Index) -> TemplateFault {
    fault(from: start, "variables can hold one another \(Self.maximumNesting) deep")
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

  /// What C and CoreFoundation read after the index: flags, width, precision, length, letter.
  private mutating func conversion(
    from start: Substring.UTF8View.Index
  ) throws(TemplateFault) -> TextTemplate.Conversion {
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
    // "%.d" writes nothing for 0.
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

  /// A Double has no more to show.
  private static let maximumPlaces = 15

  private mutating func digits() -> Int? {
    let beginning = position
    var number = 0
    while position < text.endIndex, case let digit = text[position] &- UInt8(ascii: "0"), digit < 10
    {
      // Larger than any that has a meaning: it is told as it was written.
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

  /// The placeholder as a person would quote it.
  private func seen(from start: Substring.UTF8View.Index) -> String {
    String(Substring(text[start...]).prefix(8).prefix { !$0.isWhitespace })
  }
}

extension String {
  /// Without the marks of `^[%d photos](inflect: true)`: as one of several plural forms it agrees with its
  /// number already.
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
