// SPDX-License-Identifier: Apache-2.0

extension TextTemplate {
  /// Forms of each plural in the text, including plurals inside other forms.
  var pluralForms: [[PluralCategory: [TextPiece]]] { Self.plurals(in: pieces) }

  private static func plurals(in pieces: [TextPiece]) -> [[PluralCategory: [TextPiece]]] {
    pieces.flatMap { piece -> [[PluralCategory: [TextPiece]]] in
      guard case .plural(_, _, let forms) = piece else { return [] }
      return [forms] + forms.values.flatMap(plurals)
    }
  }

  var hasPlurals: Bool {
    pieces.contains { if case .plural = $0 { true } else { false } }
  }

  /// Counts each plural category that the language needs and that a plural of this text lacks.
  func count(
    lackingOf common: Set<PluralCategory>, in counts: inout [PluralCategory: Int]
  ) {
    guard hasPlurals else { return }
    let lacked = pluralForms.reduce(into: Set<PluralCategory>()) { lacked, forms in
      lacked.formUnion(common.subtracting(forms.keys))
    }
    for category in lacked { counts[category, default: 0] += 1 }
  }

  /// Whether the form "other" does not show its number.
  var hidesItsNumber: Bool {
    pieces.contains { piece in
      guard case .plural(let index, _, let forms) = piece else { return false }
      return !Self.shows(index, in: forms[.other] ?? [])
    }
  }

  private static func shows(_ index: Int, in pieces: [TextPiece]) -> Bool {
    pieces.contains { piece in
      switch piece {
      case .literal: false
      case .argument(let shown, _): shown == index
      case .plural(_, _, let forms): forms.values.contains { shows(index, in: $0) }
      }
    }
  }

  /// First unused argument before a used one.
  var skippedArgument: Int? {
    if argumentTypes.count == argumentCount { return nil }
    return (0..<argumentCount).first { argumentTypes[$0] == nil }
  }

  /// Whether the text has more than three letters outside its placeholders.
  var isWordy: Bool {
    literals.contains { $0.prefix(200).count { $0.isLetter } > 3 }
  }

  /// Literal text, and the literal text of each plural form.
  var literals: [String] { Self.literals(in: pieces) }

  private static func literals(in pieces: [TextPiece]) -> [String] {
    let own = pieces.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
    let inForms = pieces.flatMap { piece -> [String] in
      guard case .plural(_, _, let forms) = piece else { return [] }
      return forms.values.flatMap(literals)
    }
    return [own] + inForms
  }
}

extension [TextPiece] {
  /// Whether the literals may contain isolates, or the text has plural forms, or more bytes than
  /// `limit`.
  func hasIsolatesOrLength(beyond limit: Int) -> Bool {
    var bytes = 0
    for piece in self {
      switch piece {
      case .literal(let text):
        bytes += text.utf8.count
        // First byte of U+2066 to U+2069 in UTF-8.
        if bytes > limit || text.utf8.contains(0xE2) { return true }
      case .argument: continue
      case .plural: return true
      }
    }
    return false
  }
}
