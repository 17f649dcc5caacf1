// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import JSONText
import Testing

/// Returns a JSON file of `Fixtures`.
func fixture(_ name: String) throws -> JSONValue {
  try JSONDocument(parsing: Array(fixtureText(name).utf8)).root
}

/// Returns the lines of a tab-separated file of `Fixtures`, without comments.
func fixtureLines(_ name: String) throws -> [[String]] {
  try fixtureText(name).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}

private func fixtureText(_ name: String) throws -> String {
  let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
  return try String(contentsOfFile: "/\(folder)/Fixtures/\(name)", encoding: .utf8)
}

extension JSONValue {
  var strings: [String] { elements.compactMap(\.string) }
}
