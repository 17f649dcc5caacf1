// SPDX-License-Identifier: Apache-2.0
import Testing

/// Checks spellings that the code must not contain, with their replacements.
@Suite struct WordTests {
  /// A banned spelling: consecutive tokens without a space.
  struct Ban: Sendable, CustomTestStringConvertible {
    let tokens: [String]
    let instead: String
    /// Files or folders that may contain it, each with the reason.
    var allowed: [(path: String, reason: String)] = []
    /// Whether tests may use it.
    var isForProductOnly = false

    init(
      _ tokens: String..., instead: String, allowed: [(path: String, reason: String)] = [],
      isForProductOnly: Bool = false
    ) {
      self.tokens = tokens
      self.instead = instead
      self.allowed = allowed
      self.isForProductOnly = isForProductOnly
    }

    var testDescription: String { tokens.joined() }
  }

  static let bans: [Ban] = [
    Ban("try", "!", instead: "throw, or handle the error where it happens"),
    Ban("fatalError", instead: "an error, or a type that cannot hold the impossible"),
    Ban(
      "preconditionFailure", instead: "an error, or a type that cannot hold the impossible",
      allowed: [
        (
          "Sources/AsyncIO/System.swift",
          "a closed descriptor may have a new owner: continuing is worse"
        ),
        ("Sources/Metrics/MetricsShard.swift", "a metric of another kind: found by any test"),
        ("Sources/Localization/LanguageData.swift", "embedded data: found by any test"),
        (
          "Sources/API/Requests/HeaderNames.swift",
          "a constant that is checked when it is first read"
        ),
      ]),
    Ban(
      "@", "unchecked",
      instead: "a Mutex or Atomic (Synchronization), or an object that stays on its shard",
      allowed: [("Sources/AsyncIO/", "the event loop is entered from other threads")]),
    Ban("DispatchQueue", instead: "the shard's EventLoop"),
    Ban("Timer", "(", instead: "EventLoop.schedule"),
    Ban("String", "(", "format", instead: "interpolation"),
    Ban("Bundle", instead: ".embedInCode in Package.swift", isForProductOnly: true),
    Ban("Locale", ".", "Language", instead: "Localization's LanguageTag"),
    Ban(
      "public", instead: "package: no other package imports these modules", isForProductOnly: true),
    Ban("@", "inlinable", instead: "nothing: the package is optimised as a whole"),
    Ban(
      ".", "advanceProgress", instead: "Settlement, so that a row's counters have one owner",
      allowed: [
        ("Sources/DeliveryPipeline/Pushes/Settlement.swift", "the owner of these counters")
      ], isForProductOnly: true),
  ]

  @Test("banned spellings do not occur", arguments: bans)
  func banned(ban: Ban) {
    for file in Repository.swift where file.target != nil && file.target != "TidyTests" {
      if ban.isForProductOnly && file.path.hasPrefix("Tests/") { continue }
      if ban.allowed.contains(where: { file.path.hasPrefix($0.path) }) { continue }
      for line in file.places(of: ban.tokens) {
        complain(file.path, line, "no \(ban.tokens.joined()): use \(ban.instead)")
      }
    }
  }

  // Observed with Swift 6.3: a closure with a capture list, passed where a nonisolated(nonsending)
  // function is expected, is compiled without the caller's isolation and runs on the global
  // executor.
  @Test("no route handler has a capture list, which would leave its event loop")
  func handlersStayOnTheirLoop() {
    for file in Repository.product {
      for (index, line) in file.text.lines.enumerated()
      where line.contains("router.add(") && line.contains("{ [") {
        complain(file.path, index + 1, "use self. in the closure in place of [self]")
      }
    }
  }

  @Test("no file has marks of unfinished work")
  func noMarks() {
    let marks = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]
    for file in Repository.files {
      for (index, line) in file.lines.enumerated() {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        for mark in marks where words.contains(Substring(mark)) {
          complain(file.path, index + 1, "do it, or open an issue: \(mark)")
        }
      }
    }
  }

  @Test("comments and pages refer only to pages in the repository")
  func referencesLeadSomewhere() {
    let pages = Set(Repository.documents.map(\.name))
    let elsewhere = ["des" + "ign", "des" + "igns"]
    for file in Repository.files {
      for (index, line) in file.lines.enumerated() {
        for word in line.split(whereSeparator: {
          !$0.isLetter && !$0.isNumber && !"._-".contains($0)
        }) {
          let name = word.split(separator: ".", omittingEmptySubsequences: true)
          if word.hasSuffix(".md"), name.count == 2, !pages.contains(String(word)) {
            complain(file.path, index + 1, "the page \(word) does not exist")
          }
          if elsewhere.contains(name.first?.lowercased() ?? "") {
            complain(
              file.path, index + 1,
              "\"\(word)\" refers to a document outside the repository: state the reason, or name "
                + "the page of docs")
          }
        }
      }
    }
  }

  @Test("every Swift file begins with its licence")
  func licence() {
    let licence = "// SPDX-License-Identifier: Apache-2.0"
    // Tables made from the Unicode data have its licence beside ours.
    let known = [licence, licence + " AND Unicode-3.0"]
    for file in Repository.swift {
      let place = file.path == "Package.swift" ? 1 : 0
      if !known.contains(file.text.lines.dropFirst(place).first ?? "") {
        complain(file.path, place + 1, "expected \(licence)")
      }
    }
  }

  @Test("no file or type is called Utils, Helper, Common or Manager")
  func namesSaySomething() {
    let empty = ["Utils", "Util", "Helpers", "Helper", "Common", "Manager"]
    for file in Repository.swift {
      let stem = String(file.text.name.dropLast(".swift".count))
      for name in empty where stem.hasSuffix(name) {
        complain(file.path, nil, "name it after its purpose")
      }
      for type in file.typeDeclarations {
        for name in empty where type.name.hasSuffix(name) {
          complain(file.path, type.line, "\(type.name): name it after its purpose")
        }
      }
    }
  }

  @Test("every package type has a doc comment")
  func typesAreDocumented() {
    for file in Repository.product {
      for type in file.typeDeclarations where type.isPackage {
        var line = type.line - 2
        while line >= 0, file.text.lines[line].trimmed.hasPrefix("@") { line -= 1 }
        let above = line >= 0 ? file.text.lines[line].trimmed : ""
        if !above.hasPrefix("///") {
          complain(file.path, type.line, "\(type.name): describe it in a /// comment")
        }
      }
    }
  }
}

extension SwiftFile {
  /// Returns the lines on which these tokens are consecutive.
  func places(of wanted: [String]) -> [Int] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == wanted[0], index + wanted.count <= tokens.count else {
        return nil
      }
      var end = tokens[index].offset
      for (offset, text) in wanted.enumerated() {
        let token = tokens[index + offset]
        guard token.kind != .literal, token.text == text, token.offset == end else { return nil }
        end += text.utf8.count
      }
      return tokens[index].line
    }
  }
}

extension String {
  /// Without the spaces around it.
  var trimmed: Substring {
    var rest = self[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest.drop(while: \.isWhitespace)
  }
}
