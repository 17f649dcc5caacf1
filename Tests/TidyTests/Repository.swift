// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import Testing

/// A text file of the repository.
struct TextFile: Sendable {
  /// Path from the repository's root.
  let path: String
  let bytes: [UInt8]
  let lines: [String]

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// A Swift file with its tokens.
struct SwiftFile: Sendable {
  let text: TextFile
  let tokens: [Token]

  var path: String { text.path }

  /// The name of the folder in Sources or Tests; nil in other folders.
  var target: String? {
    let parts = path.split(separator: "/")
    if parts.first == "migrations" { return "Migrations" }
    guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return nil }
    return String(parts[1])
  }

  /// The imported modules and their lines.
  var imports: [(module: String, line: Int)] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, tokens[index].text == "import",
        index + 1 < tokens.count, tokens[index + 1].kind == .word
      else { return nil }
      return (tokens[index + 1].text, tokens[index].line)
    }
  }
}

/// The repository that this file is part of.
enum Repository {
  static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)  // Tests/TidyTests/Repository.swift
    return parts.joined(separator: "/")
  }()

  /// Every handwritten file, without builds, downloads and recorded data.
  static let files: [TextFile] = {
    let names = FileManager.default.subpaths(under: root).filter { path in
      !path.split(separator: "/").contains { part in
        ["Fixtures", "Package.resolved", "__pycache__"].contains(part)
          || (part.hasPrefix(".") && part != ".ci")
      }
    }
    return names.sorted().compactMap(read)
  }()

  static let swift: [SwiftFile] =
    files.filter { $0.path.hasSuffix(".swift") }
    .map { SwiftFile(text: $0, tokens: SwiftLexer.tokens(of: $0.bytes)) }

  /// The sources of the product, without its tests.
  static let product: [SwiftFile] =
    swift.filter { $0.path.hasPrefix("Sources/") || $0.path.hasPrefix("migrations/") }

  /// The documents.
  static let documents: [TextFile] = files.filter { $0.path.hasSuffix(".md") }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/\(path)")
  }

  static func file(_ path: String) throws -> TextFile {
    try #require(files.first { $0.path == path }, "\(path) is missing")
  }

  private static func read(_ path: String) -> TextFile? {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(path)"),
      let text = String(validating: data, as: UTF8.self)
    else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return TextFile(path: path, bytes: Array(data), lines: lines)
  }
}

extension FileManager {
  /// Returns the files in a folder by their relative paths, without hidden folders other than
  /// `.ci`.
  fileprivate func subpaths(under root: String) -> [String] {
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let names = (try? contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      for name in names where !name.hasPrefix(".") || name == ".ci" {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        var isFolder = false
        guard fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder) else { continue }
        if isFolder { folders.append(path) } else { found.append(path) }
      }
    }
    return found
  }
}

/// Fails the test with the position and the expected change.
func complain(_ path: String, _ line: Int? = nil, _ message: String) {
  Issue.record("\(path)\(line.map { ":\($0)" } ?? ""): \(message)")
}
