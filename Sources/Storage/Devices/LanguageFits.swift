// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Returns whether one of the named languages matches a device's first preference. The localization
/// layer supplies the rule.
package typealias LanguageRule = (_ named: [String]) -> (_ preference: String) -> Bool

/// Decides which language lists match an audience's languages. PostgreSQL cannot evaluate the rule,
/// and new lists appear all the time.
///
/// A statement excludes only first preferences that are known not to match, and its result is
/// checked again. New lists are therefore never skipped. Used on the shard's actor.
final class LanguageFits {
  /// Number of cached results: some hundred first preferences for each of several audiences.
  private static let remembered = 20_000

  private let rule: LanguageRule
  private var rules: [[String]: (String) -> Bool] = [:]
  private var verdicts: [[String]: [String: Bool]] = [:]
  private var count = 0

  init(rule: @escaping LanguageRule) { self.rule = rule }

  /// Returns whether the named languages match a device's first preference.
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

  /// Returns the first preferences that are known not to match.
  func unfit(for named: [String]) -> [String] {
    (verdicts[named] ?? [:]).filter { !$0.value }.map(\.key).sorted()
  }

  /// Evaluates the rule for all stored first preferences, unless that was done for these languages.
  /// `again` evaluates it in any case.
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
