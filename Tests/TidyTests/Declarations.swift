// SPDX-License-Identifier: Apache-2.0

/// A type's declaration.
struct TypeDeclaration {
  let name: String
  let line: Int
  let isPackage: Bool
}

/// A function or initializer with a body.
struct FunctionDeclaration {
  let name: String
  let line: Int
  /// From its first line to its closing brace, both included.
  let length: Int
}

extension SwiftFile {
  private static let typeWords: Set<String> = ["struct", "class", "enum", "actor", "protocol"]
  private static let modifiers: Set<String> = [
    "final", "indirect", "package", "public", "private", "fileprivate", "internal", "nonisolated",
  ]
  /// Words that may begin a declaration; they end the search for the body of one without a body.
  private static let beginnings: Set<String> = [
    "func", "var", "let", "init", "case", "static", "mutating", "package", "private", "fileprivate",
    "internal", "public", "nonisolated", "subscript", "associatedtype", "typealias", "extension",
  ]

  /// Every type that the file declares.
  var typeDeclarations: [TypeDeclaration] {
    tokens.indices.dropLast().compactMap { index in
      let token = tokens[index]
      guard token.kind == .word, Self.typeWords.contains(token.text),
        tokens[index + 1].kind == .word, !["func", "var", "let"].contains(tokens[index + 1].text),
        index == 0 || tokens[index - 1].text != "."
      else { return nil }
      var isPackage = false
      var before = index - 1
      while before >= 0, tokens[before].kind == .word, Self.modifiers.contains(tokens[before].text)
      {
        if tokens[before].text == "package" { isPackage = true }
        before -= 1
      }
      return TypeDeclaration(name: tokens[index + 1].text, line: token.line, isPackage: isPackage)
    }
  }

  /// The types that the file declares at its top level and that other files can use.
  var topLevelTypes: [TypeDeclaration] {
    var depth = 0
    var lines: Set<Int> = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .symbol {
        if token.text == "{" { depth += 1 }
        if token.text == "}" { depth -= 1 }
      } else if depth == 0, Self.typeWords.contains(token.text), !isPrivate(before: index) {
        lines.insert(token.line)
      }
    }
    return typeDeclarations.filter { lines.contains($0.line) }
  }

  /// Whether the modifiers before a declaration make it private to its file.
  private func isPrivate(before index: Int) -> Bool {
    tokens[..<index].reversed().prefix { $0.kind == .word && Self.modifiers.contains($0.text) }
      .contains { ["private", "fileprivate"].contains($0.text) }
  }

  /// Every function and initializer that has a body.
  var functionDeclarations: [FunctionDeclaration] {
    tokens.indices.dropLast().compactMap { index in
      let token = tokens[index]
      guard token.kind == .word, index == 0 || tokens[index - 1].text != "." else { return nil }
      let next = tokens[index + 1].text
      let isInitializer = token.text == "init" && ["(", "?", "<"].contains(next)
      guard token.text == "func" || isInitializer, let body = body(after: index) else { return nil }
      return FunctionDeclaration(
        name: isInitializer ? "init" : next, line: token.line,
        length: tokens[body.close].line - token.line + 1)
    }
  }

  private func body(after start: Int) -> (open: Int, close: Int)? {
    guard let parameters = tokens[start...].firstIndex(where: { $0.text == "(" }) else {
      return nil
    }
    var index = closing(parameters) + 1
    while index < tokens.count {
      switch tokens[index].text {
      case "{" where tokens[index].kind == .symbol: return (index, closing(index))
      case "(", "[": index = closing(index)
      case "}": return nil
      case let text
      where Self.beginnings.contains(text) && tokens[index].line > tokens[index - 1].line:
        return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  private func closing(_ open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .symbol {
      if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count - 1
  }
}
