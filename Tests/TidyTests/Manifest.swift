// SPDX-License-Identifier: Apache-2.0
import Testing

/// A target in Package.swift.
struct ManifestTarget: Sendable {
  let name: String
  let isTest: Bool
  /// A C module: a system library, or C sources of this package.
  let isC: Bool
  /// Names of targets of this package, and of the constants for products of other packages.
  let dependencies: Set<String>
}

/// Package.swift, read as text: the targets in it.
enum Manifest {
  private static let kinds = ["target", "executableTarget", "testTarget", "systemLibrary"]

  static let targets: [ManifestTarget] = calls(of: kinds).compactMap(target)

  /// The tokens of each `.kind(…)`.
  private static func calls(of kinds: [String]) -> [[Token]] {
    guard let file = Repository.swift.first(where: { $0.path == "Package.swift" }) else {
      return []
    }
    let tokens = file.tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, kinds.contains(tokens[index].text), index > 0,
        tokens[index - 1].text == ".", index + 1 < tokens.count, tokens[index + 1].text == "("
      else { return nil }
      return Array(tokens[index..<end(of: tokens, from: index + 1)])
    }
  }

  static func target(named name: String) -> ManifestTarget? { targets.first { $0.name == name } }

  private static func target(_ tokens: [Token]) -> ManifestTarget? {
    guard let name = value(of: "name", in: tokens)?.first?.text else { return nil }
    let dependencies = value(of: "dependencies", in: tokens) ?? []
    return ManifestTarget(
      name: name, isTest: tokens[0].text == "testTarget",
      isC: tokens[0].text == "systemLibrary"
        || !Repository.swift.contains { $0.target == name },
      dependencies: Set(dependencies.filter { $0.kind != .symbol }.map(\.text)))
  }

  /// The tokens of a labelled argument: one, or those of its array.
  private static func value(of label: String, in tokens: [Token]) -> [Token]? {
    let places = tokens.indices.dropLast(2)
    guard
      let place = places.first(where: {
        tokens[$0].kind == .word && tokens[$0].text == label && tokens[$0 + 1].text == ":"
      })
    else { return nil }
    let first = place + 2
    guard tokens[first].text == "[" else { return [tokens[first]] }
    return Array(tokens[first..<end(of: tokens, from: first)])
  }

  /// Returns the position after the bracket that closes the one at `start`.
  private static func end(of tokens: [Token], from start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count where tokens[index].kind == .symbol {
      if ["(", "["].contains(tokens[index].text) { depth += 1 }
      if [")", "]"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return tokens.count
  }
}
