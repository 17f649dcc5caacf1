// SPDX-License-Identifier: Apache-2.0

/// One string of a catalogue, compiled: literal text and the places where arguments go.
///
/// The placeholders are those of Apple's string files: `%@`, `%d` and its kin, `%.2f`, each also with
/// an index (`%1$@`), `%#@name@` for a text that depends on a number, and `%%`. Rendering cannot fail
/// once `fault(for:)` has found nothing.
package struct TextTemplate: Sendable, Equatable {
  /// A part of a text: as it stands, or to be filled.
  package indirect enum Piece: Sendable, Equatable {
    case literal(String)
    case argument(Int, Conversion)
    /// One of several texts, by the plural category of an argument; "other" is always there.
    case plural(Int, Conversion, [PluralCategory: [Piece]])
  }

  /// What an argument must be and how it is written.
  package enum Conversion: Sendable, Hashable {
    case text
    case integer
    /// An integer with zeros before it where it has fewer digits: `%02d`.
    case padded(digits: Int)
    case decimal(fractionDigits: Int)

    /// Whether a number without a fraction is asked for.
    package var isInteger: Bool {
      switch self {
      case .integer, .padded: true
      case .text, .decimal: false
      }
    }
  }

  /// More than any sentence holds; an index beyond is a slip of the finger.
  package static let maximumArguments = 32

  /// What a text and its forms may count for: one for each piece and for every so many bytes of fixed
  /// words, a variable each time it is named. No sentence has a tenth of it, and some lines of variables
  /// that hold one another would otherwise come to gigabytes.
  static let maximumWeight = 2_048
  static let bytesPerWeight = 32

  package let pieces: [Piece]
  /// What each argument that is used must be, by its index from 0.
  package let argumentTypes: [Int: Conversion]

  /// Whether some placeholders name their argument and others count.
  let mixesIndexedAndPlain: Bool
  /// The forms given of each plural that lacks "other": another stands in for it, which is right where a
  /// language's whole numbers never need it.
  let withoutOther: Set<Set<PluralCategory>>
  /// At most `maximumWeight` for each form.
  private let weight: Int
  /// Why the text is no format, of one that is words with bare percent signs: it can be shown as it is
  /// while its key takes no arguments. Nil of any other text.
  package let plainWords: TemplateFault?

  /// Memory that it takes, roughly and rather too much.
  var bytes: Int { 256 + 64 * weight }

  /// One more than the highest argument used.
  package var argumentCount: Int { (typesInOrder.last?.index ?? -1) + 1 }

  /// `argumentTypes` by index: every request with a string key asks every language for these.
  private let typesInOrder: [ArgumentType]

  private struct ArgumentType: Sendable, Equatable {
    let index: Int
    let type: Conversion
  }

  package init(parsing text: String) throws(TemplateFault) {
    try self.init(format: text, variables: [:])
  }

  /// A text, or the words that it is where it has bare percent signs and no placeholder.
  package init(text: String) throws(TemplateFault) {
    do throws(TemplateFault) { try self.init(parsing: text) } catch {
      var parser = TemplateParser(text)
      guard let pieces = parser.plainWords() else { throw error }
      self.init(words: pieces, weight: parser.weight, fault: error)
    }
  }

  private init(words pieces: [Piece], weight: Int, fault: TemplateFault) {
    self.pieces = pieces
    argumentTypes = [:]
    typesInOrder = []
    mixesIndexedAndPlain = false
    withoutOther = []
    self.weight = weight
    plainWords = fault
  }

  /// - Parameters:
  ///   - format: may hold `%#@name@` for each of the variables.
  ///   - variables: by name; their forms may hold one another.
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

  /// A text that is whole in each plural form; the first number in it decides which is taken.
  /// - Parameter key: its placeholders tell the deciding argument where no form shows a number.
  package init(
    forms: [PluralCategory: String], key: String = ""
  ) throws(TemplateFault) {
    var types: [Int: Conversion] = [:]
    var pieces: [PluralCategory: [Piece]] = [:]
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
    try pieces.standInForOther()
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

  /// The first number among a key's placeholders, from 0; the first argument when there is none.
  private static func number(in key: String) -> Int {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return 0 }
    let types = (try? TextTemplate(parsing: key))?.argumentTypes ?? [:]
    return types.filter { $0.value != .text }.keys.min() ?? 0
  }

  /// Nil when the arguments fit; else which one does not, from 0, and what it should be. What a
  /// recipient is given is not judged before it is known.
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

  /// What is wrong with arguments, or a placeholder in another language, for a text of plain words.
  package static let wordsTakeNone =
    "the text has a bare percent sign and is used as plain words, without arguments; with arguments "
    + "a percent sign is written %%"

  /// Whether the two use the same arguments, each as the same kind of thing.
  func takesTheSame(as other: TextTemplate) -> Bool { typesInOrder == other.typesInOrder }

  private static func inOrder(_ types: [Int: Conversion]) -> [ArgumentType] {
    types.map { ArgumentType(index: $0, type: $1) }.sorted { $0.index < $1.index }
  }

  /// - Parameter arguments: those that `fault(for:)` accepted; a missing one would be left out.
  package func render(_ arguments: [TextArgument], in writing: LanguageWriting) -> String {
    var text = ""
    Self.render(pieces, arguments, in: writing, into: &text)
    return text
  }

  private static func render(
    _ pieces: [Piece], _ arguments: [TextArgument], in writing: LanguageWriting,
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

/// A part of a text that depends on a number: the variable of a `.stringsdict`, the substitution of
/// an `.xcstrings`.
package struct PluralVariable: Sendable {
  /// Which argument decides, from 0; nil takes the index of its place in the format.
  package let argument: Int?
  package let conversion: TextTemplate.Conversion
  /// In a form, a placeholder without an index, and `%arg`, is the deciding argument.
  package let forms: [PluralCategory: String]

  package init(
    argument: Int?, conversion: TextTemplate.Conversion, forms: [PluralCategory: String]
  ) {
    self.argument = argument
    self.conversion = conversion
    self.forms = forms
  }
}

/// Why a text is no template.
package struct TemplateFault: Error, Equatable {
  /// The placeholder as far as it was read, "%c"; empty when the text as a whole is at fault.
  package let placeholder: String
  /// A sentence that says what would be right.
  package let message: String

  static let needsOther = TemplateFault(
    placeholder: "", message: "plural forms must include \"other\"")
  static let tooLarge = TemplateFault(
    placeholder: "",
    message:
      "with its variables filled in a text may have at most \(TextTemplate.maximumWeight) parts")
}

extension [PluralCategory: [TextTemplate.Piece]] {
  /// Puts another form for "other" where there is none: the one that most large numbers take.
  mutating func standInForOther() throws(TemplateFault) {
    if self[.other] != nil { return }
    let likely: [PluralCategory] = [.many, .few, .two, .one]
    guard count > 1, let standIn = likely.first(where: { self[$0] != nil }) else {
      throw TemplateFault.needsOther
    }
    self[.other] = self[standIn]
  }
}

extension [Int: TextTemplate.Conversion] {
  /// Notes a use of an argument. All uses must want the same kind of thing; whether a number is
  /// written with a fraction may differ.
  mutating func use(
    _ index: Int, as type: TextTemplate.Conversion, in placeholder: String
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
    // An integer is asked for as soon as one use shows no fraction.
    if type.isInteger { self[index] = .integer }
  }
}
