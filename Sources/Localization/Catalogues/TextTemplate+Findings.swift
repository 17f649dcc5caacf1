// SPDX-License-Identifier: Apache-2.0

extension TextTemplate {
  /// The forms of each plural in it, those inside other forms too.
  var pluralForms: [[PluralCategory: [Piece]]] { Self.plurals(in: pieces) }

  private static func plurals(in pieces: [Piece]) -> [[PluralCategory: [Piece]]] {
    pieces.flatMap { piece -> [[PluralCategory: [Piece]]] in
      guard case .plural(_, _, let forms) = piece else { return [] }
      return [forms] + forms.values.flatMap(plurals)
    }
  }

  var hasPlurals: Bool {
    pieces.contains { if case .plural = $0 { true } else { false } }
  }

  /// Counts each plural category that the language needs and some plural here lacks.
  func count(
    lackingOf common: Set<PluralCategory>, in counts: inout [PluralCategory: Int]
  ) {
    guard hasPlurals else { return }
    let lacked = pluralForms.reduce(into: Set<PluralCategory>()) { lacked, forms in
      lacked.formUnion(common.subtracting(forms.keys))
    }
    for category in lacked { counts[category, default: 0] += 1 }
  }

  /// Whether the form that is for most numbers leaves the number out.
  var hidesItsNumber: Bool {
    pieces.contains { piece in
      guard case .plural(let index, _, let forms) = piece else { return false }
      return !Self.shows(index, in: forms[.other] ?? [])
    }
  }

  private static func shows(_ index: Int, in pieces: [Piece]) -> Bool {
    pieces.contains { piece in
      switch piece {
      case .literal: false
      case .argument(let shown, _): shown == index
      case .plural(_, _, let forms): forms.values.contains { shows(index, in: $0) }
      }
    }
  }

  /// The first argument that is left out before one that is used.
  var skippedArgument: Int? {
    if argumentTypes.count == argumentCount { return nil }
    return (0..<argumentCount).first { argumentTypes[$0] == nil }
  }

  /// Whether it has more words than "OK" or a placeholder.
  var isWordy: Bool {
    literals.contains { $0.prefix(200).count { $0.isLetter } > 3 }
  }

  /// Its fixed words, those of each plural form joined.
  var literals: [String] { Self.literals(in: pieces) }

  private static func literals(in pieces: [Piece]) -> [String] {
    let own = pieces.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
    let inForms = pieces.flatMap { piece -> [String] in
      guard case .plural(_, _, let forms) = piece else { return [] }
      return forms.values.flatMap(literals)
    }
    return [own] + inForms
  }
}

extension [TextTemplate.Piece] {
  /// Whether the fixed words may hold isolates, or plural forms, or more bytes than these.
  func hasIsolatesOrLength(beyond limit: Int) -> Bool {
    var bytes = 0
    for piece in self {
      switch piece {
      case .literal(let text):
        bytes += text.utf8.count
        // U+2066 to U+2069 all begin with this byte.
        if bytes > limit || text.utf8.contains(0xE2) { return true }
      case .argument: continue
      case .plural: return true
      }
    }
    return false
  }
}
