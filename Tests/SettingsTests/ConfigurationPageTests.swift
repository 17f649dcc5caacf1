// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import Testing

@testable import Settings

@Suite("docs/configuration.md")
struct ConfigurationPageTests {
  private static let begin = "<!-- generated: settings -->\n"
  private static let end = "<!-- end -->"

  private static var table: String {
    var lines = [
      "| name | value | default | meaning | SIGHUP |", "|---|---|---|---|---|",
    ]
    for setting in Setting.all {
      let names = setting.variables.map { "`\($0)`" }.joined(separator: " or ")
      lines.append(
        "| \(names) | \(setting.format) | \(setting.fallback ?? "required") | \(setting.meaning) | "
          + (setting.isReloadable ? "yes" : "no") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// With `PUSHGATE_WRITE_DOCS` set, the test writes the table instead.
  @Test("docs/configuration.md lists every setting as declared")
  func page() throws {
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let path = root + "/docs/configuration.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let begin = try #require(text.firstRange(of: Self.begin))
    let end = try #require(text[begin.upperBound...].firstRange(of: Self.end))
    let written = text[..<begin.upperBound] + Self.table + text[end.lowerBound...]
    if ProcessInfo.processInfo.environment["PUSHGATE_WRITE_DOCS"] != nil {
      try Data(written.utf8).write(to: URL(fileURLWithPath: path))
      return
    }
    #expect(
      text == written,
      "run this test once with PUSHGATE_WRITE_DOCS=1 and commit docs/configuration.md")
  }
}
