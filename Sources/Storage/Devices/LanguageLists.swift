// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Postgres

/// Numbers of language lists. Most devices share a few hundred lists. A device row contains the
/// list's number, and a broadcast is rendered once per list.
final class LanguageLists {
  /// Maximum number of cached lists, about 100 bytes each. In an app with more lists, the rare ones
  /// need one more look-up.
  static let remembered = 20_000
  /// Time for which a number is cached. Unused lists are kept for days, which is far longer, so no
  /// deleted number is used.
  private static let rememberedFor = Duration.seconds(3_600)

  private let client: PostgresClient
  private var numbers: [String: Int32] = [:]
  private var rememberedSince = MonotonicTime.now()

  init(client: PostgresClient) { self.client = client }

  /// Returns the number of a list. Stores the list first if it is new.
  func number(of languages: [String]) async throws(StorageError) -> Int32 {
    let tags = languages.joined(separator: ",")
    if MonotonicTime.now() - rememberedSince > Self.rememberedFor {
      numbers.removeAll(keepingCapacity: true)
      rememberedSince = .now()
    }
    if let number = numbers[tags] { return number }
    // A look-up before the insert saves sequence numbers. The update in ON CONFLICT returns the row
    // of a concurrent insert. A list that is marked as unused is about to be deleted: the statement
    // unmarks it, or inserts it again if it is gone.
    let rows = try await reading(
      client.write,
      """
      WITH known AS (
        SELECT id FROM language_lists WHERE tags = \(tags) AND unused_since IS NULL
      ), called_back AS (
        UPDATE language_lists SET unused_since = NULL
        WHERE tags = \(tags) AND unused_since IS NOT NULL RETURNING id
      ), made AS (
        INSERT INTO language_lists (tags) SELECT \(tags)
        WHERE NOT EXISTS (SELECT 1 FROM known) AND NOT EXISTS (SELECT 1 FROM called_back)
        ON CONFLICT (tags) DO UPDATE SET unused_since = NULL RETURNING id
      )
      SELECT id FROM known UNION ALL SELECT id FROM called_back UNION ALL SELECT id FROM made
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("id", as: Int32.self)
    }
    guard let number = found.first else { throw .vanished }
    if numbers.count >= Self.remembered { numbers.removeAll(keepingCapacity: true) }
    numbers[tags] = number
    return number
  }
}
