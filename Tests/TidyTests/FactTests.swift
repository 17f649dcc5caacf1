// SPDX-License-Identifier: Apache-2.0
import Testing

/// Checks that each fact is in one place and that copies agree with it.
@Suite struct FactTests {
  static let catalogue = "Sources/Metrics/Metric+Catalogue.swift"
  /// The files that declare metrics.
  static let catalogues = [catalogue, "Sources/Metrics/Metric+PushCatalogue.swift"]
  static let settings = "docs/configuration.md"

  /// Metrics that no code sets yet. The list may only shrink.
  static let unsetMetrics: Set<String> = []

  @Test("metric names are written only in the catalogue")
  func metricNames() {
    // The prefix is not a metric's here: names of settings are built from it.
    let allowed = ["Sources/Settings/GatewayConfiguration+Parser.swift"]
    for file in Repository.product where !Self.catalogues.contains(file.path) {
      if allowed.contains(file.path) { continue }
      for token in file.tokens where token.kind == .literal && token.text.hasPrefix("pushgate_") {
        complain(file.path, token.line, "\(token.text): metrics are declared in \(Self.catalogue)")
      }
    }
  }

  @Test("every metric of the catalogue is set by some code")
  func metricsAreSet() throws {
    let metrics = try Self.metrics()
    var used: Set<String> = []
    for file in Repository.product where !Self.catalogues.contains(file.path) {
      used.formUnion(Self.metrics(handedOver: file.tokens))
    }
    for (constant, name) in metrics
    where used.contains(constant) == Self.unsetMetrics.contains(name) {
      complain(
        Self.catalogue, nil,
        used.contains(constant)
          ? "\(name) is set now: remove it from the list in FactTests.swift"
          : "no code sets \(name) (Metric.\(constant))")
    }
  }

  @Test("a metric counts as set where its constant is passed as an argument")
  func metricUses() {
    func used(_ code: String) -> Set<String> {
      Self.metrics(handedOver: SwiftLexer.tokens(of: Array(code.utf8)))
    }
    #expect(used("facts.gauge(.shards).set(1)") == ["shards"])
    #expect(
      used("make([.httpRequests, .shards], Metric.queueRows)").sorted() == [
        "httpRequests", "queueRows", "shards",
      ])
    #expect(
      used(#"for index in 0..<configuration.shards { let shards = all.map(\.shards) }"#) == [])
  }

  /// Returns constants written as `.constant` at the start of an argument or as `Metric.constant`.
  private static func metrics(handedOver tokens: [Token]) -> Set<String> {
    Set(
      tokens.indices.dropFirst(2).filter { index in
        tokens[index].kind == .word && tokens[index - 1].text == "."
          && ["(", "[", ",", ":", "Metric"].contains(tokens[index - 2].text)
      }.map { tokens[$0].text })
  }

  @Test("documents and alert rules name only metrics that exist and are set")
  func documentedMetrics() throws {
    let known = Set(try Self.metrics().map(\.name)).subtracting(Self.unsetMetrics)
    for file in Repository.files
    where file.path.hasSuffix(".md") || file.path.hasPrefix("deploy/") {
      for (line, word) in file.words(startingWith: "pushgate_") {
        let base = ["_bucket", "_count", "_sum"].first { word.hasSuffix($0) }
          .map { String(word.dropLast($0.count)) }
        if !known.contains(word) && !(base.map(known.contains) ?? false) {
          complain(file.path, line, "no metric is named \(word)")
        }
      }
    }
  }

  /// Constants of the catalogue and their names.
  private static func metrics() throws -> [(constant: String, name: String)] {
    var found: [(String, String)] = []
    for path in catalogues {
      let file = try #require(Repository.swift.first { $0.path == path })
      for index in file.tokens.indices.dropFirst(4) {
        let token = file.tokens[index]
        guard token.kind == .literal, token.text.hasPrefix("pushgate_") else { continue }
        // let CONSTANT = kind("name"
        found.append((file.tokens[index - 4].text, token.text))
      }
    }
    try #require(found.count > 80, "the catalogue is written in another way now")
    return found
  }

  /// Settings that client commands read.
  static let clientSettings = [
    "Sources/Commands/ClientSettings.swift",
    "Sources/Commands/Credentials/CredentialFileOptions.swift",
  ]

  @Test("exactly the settings that the code reads are documented")
  func settingsAreDocumented() throws {
    let declared = try Self.names(in: "Sources/Settings/Setting.swift", after: "name")
    let parser = try ["Legacy", "Parser", "SignIn"].reduce(into: Set<String>()) { names, part in
      names.formUnion(
        try Self.names(
          in: "Sources/Settings/GatewayConfiguration+\(part).swift",
          after: "text", "address", "isTrue", "trustedRoots", "secret"))
    }
    try #require(declared.count > 20 && parser.count > 10, "settings are read in another way now")
    for name in parser.subtracting(declared).sorted() where !declared.contains(name + "_FILE") {
      complain(Self.settings, nil, "\(name) is read but not declared in Setting.swift")
    }
    // The parser reads settings with a `limit` in one loop, and the others by their names.
    let byName = try Self.settingsWithoutLimit()
    try #require(byName.count > 10 && byName.isSubset(of: declared))
    for name in byName.subtracting(parser).sorted() {
      complain(Self.settings, nil, "\(name) is declared in Setting.swift but not read")
    }
    var known = Set(declared.flatMap { ["PUSHGATE_\($0)", "PUSHGATE_\($0)_FILE"] })
    // For contributors: the tests write generated pages with it.
    known.insert("PUSHGATE_WRITE_DOCS")
    let passedOver = try #require(
      Repository.swift.first { $0.path == "Sources/Settings/SettingNames.swift" }
    ).tokens.filter { $0.kind == .literal }.map(\.text)
    let documented = Set(
      try Repository.file(Self.settings).words(startingWith: "PUSHGATE_").map(\.word))
    for path in Self.clientSettings {
      for name in try Self.names(in: path, after: "text", "secret") {
        known.formUnion(["PUSHGATE_\(name)", "PUSHGATE_\(name)_FILE"])
        if !passedOver.contains("PUSHGATE_\(name)") {
          complain(path, nil, "SettingNames.commands lacks \(name): `serve` would refuse it")
        }
        if !documented.contains("PUSHGATE_\(name)") {
          complain(Self.settings, nil, "\(name) is not documented")
        }
      }
    }
    for file in Repository.files
    where file.path.hasSuffix(".md") || file.path.hasPrefix("deploy/") {
      for (line, word) in file.words(startingWith: "PUSHGATE_") where !known.contains(word) {
        complain(file.path, line, "no code reads \(word)")
      }
    }
    known.formUnion(passedOver.filter { $0.hasPrefix("PUSHGATE_") })
    try Self.checkScripts(known)
  }

  /// Names that tests misspell on purpose.
  static let misspeltSettings: Set<String> = ["PUSHGATE_ADMIN_KY", "PUSHGATE_LISTN"]

  /// Checks the names in scripts, benchmarks and Python tests. An ending `_` is completed at run
  /// time.
  private static func checkScripts(_ known: Set<String>) throws {
    let limits = try testLimits()
    try #require(limits.count > 20, "limits for tests are declared in another way now")
    let prefix = "PUSHGATE_TEST_LIMIT_"
    let folders = ["Benchmarks/", "script/", "Tests/python/"]
    for file in Repository.files where folders.contains(where: file.path.hasPrefix) {
      for (line, word) in file.words(startingWith: "PUSHGATE_") {
        if known.contains(word) || misspeltSettings.contains(word) { continue }
        if word.hasSuffix("_"), known.contains(where: { $0.hasPrefix(word) }) { continue }
        if word.hasPrefix(prefix) {
          if limits.contains(String(word.dropFirst(prefix.count))) { continue }
        } else if word.hasPrefix("PUSHGATE_TEST_") {
          continue
        }
        complain(file.path, line, "no code reads \(word)")
      }
    }
  }

  /// Names of the limits that only tests set, without their prefix.
  private static func testLimits() throws -> Set<String> {
    let path = "Sources/Settings/TestLimits.swift"
    let tokens = try #require(Repository.swift.first { $0.path == path }).tokens
    return Set(
      tokens.indices.dropLast().filter {
        tokens[$0].kind == .literal && tokens[$0 + 1].text == ":"
      }.map { tokens[$0].text })
  }

  /// Names of the settings that are declared without `limit:`.
  private static func settingsWithoutLimit() throws -> Set<String> {
    let path = "Sources/Settings/Setting.swift"
    let tokens = try #require(Repository.swift.first { $0.path == path }).tokens
    var found: Set<String> = []
    var name: String?
    for index in tokens.indices.dropLast(2) where tokens[index + 1].text == ":" {
      // A declaration extends from `name: "…"` to the next one.
      if tokens[index].text == "name", tokens[index + 2].kind == .literal {
        if let name { found.insert(name) }
        name = tokens[index + 2].text
      } else if tokens[index].text == "limit" {
        name = nil
      }
    }
    if let name { found.insert(name) }
    return found
  }

  /// Literals that follow `word(` or `word:` in a file.
  private static func names(in path: String, after words: String...) throws -> Set<String> {
    let tokens = try #require(Repository.swift.first { $0.path == path }).tokens
    return Set(
      tokens.indices.dropFirst(2).filter {
        tokens[$0].kind == .literal && ["(", ":"].contains(tokens[$0 - 1].text)
          && words.contains(tokens[$0 - 2].text)
      }.map { tokens[$0].text })
  }

  static let reasons = "Sources/PushModel/GatewayReason.swift"
  /// Files that still spell out a gateway reason. The list may only shrink.
  static let writtenReasons: [String] = []

  @Test("the gateway's own reasons are spelled in one place")
  func ownReasons() throws {
    let table = try #require(Repository.swift.first { $0.path == Self.reasons })
    let words = Set(
      table.tokens.indices.dropFirst().filter {
        table.tokens[$0].kind == .literal && table.tokens[$0 - 1].text == "="
      }.map { table.tokens[$0].text })
    try #require(words.contains("NoCredential"), "the table has another form now")
    // Apple's reasons are in their own tables.
    let apple = ["APNs", "APNsSimulator"]
    for file in Repository.product
    where file.path != Self.reasons && !Self.writtenReasons.contains(file.path) {
      for token in file.tokens where token.kind == .literal {
        let found = token.text.split { !$0.isLetter }.first { words.contains(String($0)) }
        guard let found, !apple.contains(file.target ?? "") else { continue }
        complain(file.path, token.line, "\(found): use GatewayReason and its rawValue")
      }
    }
  }

  @Test("statements name states, kinds, classes and outcomes by name, not by number")
  func codes() throws {
    let coded =
      /(^|[^a-z_])(state|kind|class|outcome|environment|push_type|token_kind) *(=|<>|IN) *\(?[0-9]/
    #expect("WHERE d.state = 1".contains(coded) && !"state = \\(code: x)".contains(coded))
    for file in Repository.product where file.target == "Storage" {
      for (number, line) in file.text.lines.enumerated() where line.contains(coded) {
        complain(file.path, number + 1, "write the name: \\(code: …)")
      }
    }
  }

  @Test("every migration is embedded, and listed in order")
  func migrations() throws {
    let listed = try #require(Repository.swift.first { $0.path == "migrations/Migrations.swift" })
      .tokens.filter { $0.kind == .literal }.map(\.text).filter { $0.first?.isNumber == true }
    let embedded = try #require(Repository.swift.first { $0.path == "Package.swift" })
      .tokens.filter { $0.kind == .literal }.map(\.text).filter { $0.hasSuffix(".sql") }
    let files = Repository.files.map(\.path).filter { $0.hasSuffix(".sql") }
      .filter { $0.hasPrefix("migrations/") }
      .map { String($0.dropFirst("migrations/".count)) }.sorted()
    #expect(listed.map { "\($0).sql" } == files, "migrations/Migrations.swift")
    #expect(embedded.sorted() == files, "Package.swift, the target Migrations")
  }

  @Test("every type and function that the architecture names exists")
  func architectureNames() throws {
    var known: Set<String> = []
    for file in Repository.product {
      if let target = file.target { known.insert(target) }
      for token in file.tokens where token.kind == .word { known.insert(token.text) }
    }
    known.formUnion(ArrowTests.arrows.keys)
    for (line, span) in try Repository.file("docs/ARCHITECTURE.md").codeSpans {
      let parts = span.split(separator: ".", omittingEmptySubsequences: false)
      guard let first = parts.first?.first, first.isUppercase || parts.count == 1,
        !span.contains("_"), span.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }),
        !Repository.exists(span)
      else { continue }
      for part in parts where !known.contains(String(part)) {
        complain("docs/ARCHITECTURE.md", line, "\(span): the code contains no \(part)")
      }
    }
  }

  @Test("every path that a document names exists")
  func paths() {
    let folders = [
      "Sources/", "Tests/", "script/", "docs/", "migrations/", "deploy/", "Benchmarks/",
    ]
    for file in Repository.documents {
      for (line, span) in file.codeSpans {
        let path = String(span.prefix { !" :#(".contains($0) })
        guard folders.contains(where: { path.hasPrefix($0) }), !path.contains("…"),
          !path.contains("*")
        else { continue }
        if !Repository.exists(path) { complain(file.path, line, "\(path) does not exist") }
      }
      for (line, target) in file.links where !target.contains("://") && !target.hasPrefix("#") {
        let path = target.prefix { $0 != "#" }
        let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
        let whole = path.hasPrefix("/") ? String(path.dropFirst()) : "\(folder)/\(path)"
        if !Repository.exists(whole) {
          complain(file.path, line, "the link \(target) has no target")
        }
      }
    }
  }
}

extension TextFile {
  /// Words of letters, digits and underscores that begin with a prefix.
  func words(startingWith prefix: String) -> [(line: Int, word: String)] {
    lines.enumerated().flatMap { index, line in
      line.contains(prefix)
        ? line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          .filter { $0.hasPrefix(prefix) && $0.count > prefix.count }
          .map { (index + 1, String($0)) }
        : []
    }
  }

  /// Returns the text in backticks within a line, outside fenced blocks.
  var codeSpans: [(line: Int, text: String)] {
    prose.flatMap { number, line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { (number, String($0.element)) }
    }
  }

  /// Returns the targets of Markdown links.
  var links: [(line: Int, target: String)] {
    prose.flatMap { number, line in
      line.split(separator: "](").dropFirst().map { (number, String($0.prefix { $0 != ")" })) }
    }
  }

  private var prose: [(line: Int, text: String)] {
    var isFenced = false
    return lines.enumerated().compactMap { index, line in
      if line.hasPrefix("```") {
        isFenced.toggle()
        return nil
      }
      return isFenced ? nil : (index + 1, line)
    }
  }
}
