// SPDX-License-Identifier: Apache-2.0

/// Compiled string of a catalogue: literal text and placeholders for arguments.
///
/// The placeholders are those of Apple's string files: `%@`, `%d` and its variants, `%.2f`, each
/// also with an index (`%1$@`), `%#@name@` for a plural variable, and `%%`. Rendering cannot fail
/// once `fault(for:)` has returned nil.
package struct TextTemplate: Sendable, Equatable {
  /// More arguments than any sentence has. A larger index is a typing error.
  package static let maximumArguments = 32

  /// Maximum weight of a text with its forms. Each piece weighs 1, and so does every
  /// `bytesPerWeight` bytes of literal text; a variable weighs again at each use. Real sentences
  /// have less than a tenth. Without the limit a few lines of nested variables would expand to
  /// gigabytes.
  static let maximumWeight = 2_048
  static let bytesPerWeight = 32

  package let pieces: [TextPiece]
  /// Type of each used argument, by its index from 0.
  package let argumentTypes: [Int: TextConversion]

  /// Whether some placeholders have an index and others do not.
  let mixesIndexedAndPlain: Bool
  /// Categories of each plural without "other"; another form replaces it. This is correct if whole
  /// numbers of the language never need "other".
  let withoutOther: Set<Set<PluralCategory>>
  /// At most `maximumWeight` for each form.
  private let weight: Int
  /// Parse error of a text that has bare percent signs and no placeholders. Such a text can be
  /// shown unchanged while its key takes no arguments. Nil for any other text.
  package let plainWords: TemplateFault?

  /// Estimated memory in bytes, rather too high.
  var bytes: Int { 256 + 64 * weight }

  /// Highest index of a used argument, plus 1.
  package var argumentCount: Int { (typesInOrder.last?.index ?? -1) + 1 }

  /// `argumentTypes` sorted by index: every request with a string key checks them for every
  /// language.
  private let typesInOrder: [ArgumentType]

  private struct ArgumentType: Sendable, Equatable {
    let index: Int
    let type: TextConversion
  }

  package init(parsing text: String) throws(TemplateFault) {
    try self.init(format: text, variables: [:])
  }

  /// Compiles a text; a text with bare percent signs and without placeholders becomes plain words.
  package init(text: String) throws(TemplateFault) {
    do throws(TemplateFault) { try self.init(parsing: text) } catch {
      var parser = TemplateParser(text)
      guard let pieces = parser.plainWords() else { throw error }
      self.init(words: pieces, weight: parser.weight, fault: error)
    }
  }

  private init(words pieces: [TextPiece], weight: Int, fault: TemplateFault) {
    self.pieces = pieces
    argumentTypes = [:]
    typesInOrder = []
    mixesIndexedAndPlain = false
    withoutOther = []
    self.weight = weight
    plainWords = fault
  }

  /// - Parameters:
  ///   - format: text that may contain `%#@name@` for each of the variables.
  ///   - variables: by name; their forms may contain one another.
  package init(
    format: String, variables: [String: PluralVariable]
  ) throws(TemplateFault) {
    var parser = TemplateParser(format, variables: variables)
    pieces = try parser.parse()
    argumentTypes = parser.argumentTypes
    typesInOrder = Self.inOrder(argumentTypes)
    mixesIndexedAndPlain = parser.mixesIndexedAndPlain
    withoutOther = parser.withoutOther
    weight = parser.weight
    plainWords = nil
  }

  /// Compiles a text with a whole form for each plural category; the first number in it decides.
  /// - Parameter key: its placeholders name the deciding argument if no form shows a number.
  package init(
    forms: [PluralCategory: String], key: String = ""
  ) throws(TemplateFault) {
    var types: [Int: TextConversion] = [:]
    var pieces: [PluralCategory: [TextPiece]] = [:]
    var isMixed = false
    var weight = 1
    for category in PluralCategory.allCases.reversed() {
      guard let form = forms[category] else { continue }
      let template = try TextTemplate(
        parsing: forms.count > 1 ? form.withoutInflection : form)
      pieces[category] = template.pieces
      isMixed = isMixed || template.mixesIndexedAndPlain
      weight += template.weight
      for (index, type) in template.argumentTypes { try types.use(index, as: type, in: form) }
    }
    withoutOther = pieces[.other] == nil ? [Set(pieces.keys)] : []
    try pieces.substituteOther()
    let deciding = types.filter { $0.value != .text }.keys.min() ?? Self.number(in: key)
    let type = types[deciding] ?? .integer
    guard type != .text else {
      throw TemplateFault(
        placeholder: "",
        message: "a number must decide the form: argument \(deciding + 1) is shown as a text, and "
          + "no form has a %d")
    }
    types[deciding] = type
    self.pieces = [.plural(deciding, type, pieces)]
    argumentTypes = types
    typesInOrder = Self.inOrder(types)
    mixesIndexedAndPlain = isMixed
    self.weight = weight
    plainWords = nil
  }

  /// Returns the index of the first number among a key's placeholders, from 0; 0 without one.
  private static func number(in key: String) -> Int {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return 0 }
    let types = (try? TextTemplate(parsing: key))?.argumentTypes ?? [:]
    return types.filter { $0.value != .text }.keys.min() ?? 0
  }

  /// Returns nil if the arguments fit. Otherwise returns the index of the first wrong argument,
  /// from 0, and the expected type. Recipients' own arguments are not checked before they are
  /// resolved.
  package func fault(for arguments: [TextArgument]) -> (argument: Int, message: String)? {
    if plainWords != nil, !arguments.isEmpty { return (0, Self.wordsTakeNone) }
    guard arguments.count >= argumentCount else {
      return (arguments.count, "\(argumentCount) arguments are used, \(arguments.count) given")
    }
    for used in typesInOrder {
      let argument = arguments[used.index]
      if argument.isRecipients { continue }
      switch used.type {
      case .text: continue
      case .integer, .padded:
        if argument.isInteger { continue }
        return (
          used.index, "argument \(used.index + 1) must be an integer" + argument.shownElsewhere
        )
      case .decimal:
        if argument.isNumber { continue }
        return (used.index, "argument \(used.index + 1) must be a number" + argument.shownElsewhere)
      }
    }
    return nil
  }

  /// Error for arguments, or a placeholder in another language, of a text of plain words.
  package static let wordsTakeNone =
    "the text has a bare percent sign and is used as plain words, without arguments; with arguments "
    + "a percent sign is written %%"

  /// Whether both texts use the same arguments with the same types.
  func takesTheSame(as other: TextTemplate) -> Bool { typesInOrder == other.typesInOrder }

  private static func inOrder(_ types: [Int: TextConversion]) -> [ArgumentType] {
    types.map { ArgumentType(index: $0, type: $1) }.sorted { $0.index < $1.index }
  }

  /// - Parameter arguments: arguments that `fault(for:)` accepted; a missing argument renders as
  ///   nothing.
  package func render(_ arguments: [TextArgument], in writing: LanguageWriting) -> String {
    var text = ""
    Self.render(pieces, arguments, in: writing, into: &text)
    return text
  }

  private static func render(
    _ pieces: [TextPiece], _ arguments: [TextArgument], in writing: LanguageWriting,
    into text: inout String
  ) {
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        text += literal
      case .argument(let index, let conversion):
        guard index < arguments.count else { continue }
        text += writing.isolated(writing.text(of: arguments[index], as: conversion))
      case .plural(let index, let conversion, let forms):
        let number = index < arguments.count ? arguments[index].decimal(as: conversion) : nil
        let category = number.map { writing.category(of: $0, among: forms) } ?? .other
        render(forms[category] ?? [], arguments, in: writing, into: &text)
      }
    }
  }
}

extension [PluralCategory: [TextPiece]] {
  /// Adds "other" if it is missing, as a copy of the form that most large numbers use.
  mutating func substituteOther() throws(TemplateFault) {
    if self[.other] != nil { return }
    let likely: [PluralCategory] = [.many, .few, .two, .one]
    guard count > 1, let standIn = likely.first(where: { self[$0] != nil }) else {
      throw TemplateFault.needsOther
    }
    self[.other] = self[standIn]
  }
}

extension [Int: TextConversion] {
  /// Records a use of an argument. All uses must have the same type; numbers may differ in their
  /// fraction digits.
  mutating func use(
    _ index: Int, as type: TextConversion, in placeholder: String
  ) throws(TemplateFault) {
    guard let known = self[index] else {
      self[index] = type
      return
    }
    guard (known == .text) == (type == .text) else {
      throw TemplateFault(
        placeholder: placeholder,
        message: "argument \(index + 1) is used both as a text and as a number")
    }
    // One use without a fraction makes the argument an integer.
    if type.isInteger { self[index] = .integer }
  }
}
