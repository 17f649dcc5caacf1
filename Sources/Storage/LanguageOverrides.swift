// SPDX-License-Identifier: Apache-2.0
internal import Postgres

extension PostgresRow {
  func languages(_ column: String) throws(PostgresError) -> [String] {
    Self.languages(try decode(column))
  }

  func languages(_ column: Int) throws(PostgresError) -> [String] {
    Self.languages(try decode(column))
  }

  private static func languages(_ tags: String) -> [String] {
    tags.split(separator: ",").map(String.init)
  }

  func overrides(_ column: String) throws(PostgresError) -> [String: String] {
    LanguageOverrides.parse(try decode(column, as: String.self))
  }
}

/// Encodes an app's language overrides for a column: "sr-Latn=sr,ca=es".
enum LanguageOverrides {
  static func text(_ overrides: [String: String]) -> String {
    overrides.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }

  static func parse(_ text: String) -> [String: String] {
    var overrides: [String: String] = [:]
    for pair in text.split(separator: ",") {
      let tags = pair.split(separator: "=")
      if tags.count == 2 { overrides[String(tags[0])] = String(tags[1]) }
    }
    return overrides
  }
}
