// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import PushModel
import Testing

@Suite struct GatewayReasonTests {
  @Test("docs/api/deliveries.md has a row for every reason")
  func documentation() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/api/deliveries.md").standardizedFileURL
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "| Reason | Outcome | Meaning |"))
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map(String.init)
    #expect(rows == GatewayReason.allCases.map(Self.row))
  }

  private static func row(_ reason: GatewayReason) -> String {
    let outcomes = reason.outcomes.map { "`\($0.name)`" }.joined(separator: ", ")
    return "| `\(reason.rawValue)` | \(outcomes) | \(reason.meaning) |"
  }

  @Test("reasons are spelled in Apple's style", arguments: GatewayReason.allCases)
  func spelling(reason: GatewayReason) {
    #expect(reason.rawValue.wholeMatch(of: /([A-Z][a-z]+)+/) != nil)
    #expect(reason.rawValue.lowercased() == "\(reason)".lowercased())
    #expect(reason.meaning.hasSuffix(".") && !reason.outcomes.isEmpty)
  }
}
