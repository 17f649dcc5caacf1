// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Says of a reader's first preference whether one of the languages named fits it. The rule is not the store's.
package typealias LanguageRule = (_ named: [String]) -> (_ preference: String) -> Bool

/// Which lists of languages an audience is for. The rule is not PostgreSQL's to know, and lists come all the time: a
/// statement leaves out the first preferences that are known not to fit, and what it answers is judged again. So a
/// list that nobody here has heard of is never passed over. On the shard's actor.
final class LanguageFits {
  /// Verdicts kept: some hundred first preferences for each of some audiences.
  private static let remembered = 20_000

  private let rule: LanguageRule
  private var rules: [[String]: (String) -> Bool] = [:]
  private var verdicts: [[String]: [String: Bool]] = [:]
  private var count = 0

  init(rule: @escaping LanguageRule) { self.rule = rule }

  /// Whether the first of a device's languages is one that the named ones fit.
  func fits(_ languages: [String], _ named: [String]) -> Bool {
    guard let first = languages.first else { return false }
    if let known = verdicts[named]?[first] { return known }
    if count >= Self.remembered {
      verdicts.removeAll(keepingCapacity: true)
      rules.removeAll(keepingCapacity: true)
      count = 0
    }
    let judge = rules[named] ?? rule(named)
    rules[named] = judge
    let verdict = judge(first)
    verdicts[named, default: [:]][first] = verdict
    count += 1
    return verdict
  }

  /// First preferences that are known not to fit.
  func unfit(for named: [String]) -> [String] {
    (verdicts[named] ?? [:]).filter { !$0.value }.map(\.key).sorted()
  }

  /// Judges every first preference that there is, where that has not been done for these languages, or `again`.
  func learn(
    _ named: [String], on connection: PostgresConnection, again: Bool = false
  ) async throws(StorageError) {
    guard !named.isEmpty, again || verdicts[named] == nil else { return }
    let rows = try await reading(
      connection, "SELECT DISTINCT split_part(tags, ',', 1) AS first FROM language_lists")
    for first in try decoding(
      rows,
      { (row) throws(PostgresError) in
        try row.decode("first", as: String.self)
      }) where !first.isEmpty
    {
      _ = fits([first], named)
    }
  }
}
