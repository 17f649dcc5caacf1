// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// The names of time zones, as PostgreSQL has them: it is who reckons with them. On the shard's actor.
package final class TimeZoneNames {
  /// How old the list may be when it does not have a name: PostgreSQL reads some hundred files to make it.
  private static let trusted = Duration.seconds(600)
  private let client: PostgresClient
  /// By their names in small letters.
  private var names: [String: String] = [:]
  private var sorted: [String] = []
  private var readAt: ContinuousClock.Instant?

  init(client: PostgresClient) { self.client = client }

  /// All names, in one spelling each; without those of clocks that count leap seconds, which nobody has.
  func all() async throws(StorageError) -> [String] {
    if (readAt.map { $0 + Self.trusted <= .now }) ?? true { try await read() }
    return sorted
  }

  /// The name as PostgreSQL spells it; nil for one that it does not know. Case is no matter to it.
  package func known(_ name: String) async throws(StorageError) -> String? {
    if let known = names[name.lowercased()] { return known }
    if let readAt, readAt + Self.trusted > .now { return nil }
    try await self.read()
    return names[name.lowercased()]
  }

  private func read() async throws(StorageError) {
    let rows = try await reading(client.read, "SELECT name FROM pg_timezone_names")
    let read = try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("name", as: String.self)
    }
    // The same twice where it is a link of the other spelling: any of them will do.
    names = Dictionary(read.map { ($0.lowercased(), $0) }) { first, _ in first }
    sorted = names.values.filter { !$0.hasPrefix("right/") && !$0.hasPrefix("posix/") }.sorted()
    readAt = .now
  }
}
