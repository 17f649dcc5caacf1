// SPDX-License-Identifier: Apache-2.0
import Testing

/// Checks that files and functions are short enough to read.
@Suite struct SizeTests {
  static let longestFile = 500
  static let longestFunction = 70

  /// Functions above the limit, as `path name`, and their lines. The numbers may only fall, and
  /// nothing may be added.
  static let longFunctions: [String: Int] = [:]

  @Test("every file over 500 lines states a reason at its top")
  func filesAreShort() {
    for file in Repository.files where Self.isCode(file.path) && file.lines.count > Self.longestFile
    {
      if file.lines.prefix(3).contains(where: { $0.contains("Long because ") }) { continue }
      complain(
        file.path, nil,
        "\(file.lines.count) lines: split it, or state the reason in a comment under the licence "
          + "that begins \"Long because\"")
    }
  }

  private static func isCode(_ path: String) -> Bool {
    [".swift", ".py", ".sh", ".sql"].contains { path.hasSuffix($0) } || path.hasPrefix("script/")
  }

  @Test("no function is over 70 lines, except for a shrinking list")
  func functionsAreShort() {
    var seen: Set<String> = []
    for file in Repository.swift {
      for function in file.functionDeclarations where function.length > Self.longestFunction {
        let name = "\(file.path) \(function.name)"
        seen.insert(name)
        let allowed = Self.longFunctions[name]
        if let allowed, function.length < allowed {
          complain(
            file.path, function.line,
            "\(function.name) has shrunk to \(function.length) lines: update the list")
        } else if allowed != function.length {
          complain(
            file.path, function.line,
            "\(function.name) has \(function.length) lines, more than "
              + "\(allowed ?? Self.longestFunction): split it")
        }
      }
    }
    for name in Self.longFunctions.keys where !seen.contains(name) {
      complain(
        "Tests/TidyTests/SizeTests.swift", nil, "\(name) is short now: remove it from the list")
    }
  }

  @Test(
    "the main documents stay short",
    arguments: [
      ("README.md", 1000), ("CONTRIBUTING.md", 900), ("docs/ARCHITECTURE.md", 3600),
      ("docs/features.md", 1000), ("docs/limitations.md", 2500), ("docs/operations.md", 4000),
    ])
  func documentsAreShort(path: String, limit: Int) throws {
    let words = try Repository.file(path).lines.reduce(0) { sum, line in
      sum + line.split(whereSeparator: \.isWhitespace).count
    }
    #expect(words <= limit, "\(path) has \(words) words: at most \(limit)")
  }
}
