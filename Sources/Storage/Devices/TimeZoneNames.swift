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
  private var readAt: ContinuousClock.Instant?

  init(client: PostgresClient) { self.client = client }

  /// The name as PostgreSQL spells it; nil for one that it does not know. Case is no matter to it.
  package func known(_ name: String) async throws(StorageError) -> String? {
    if let known = names[name.lowercased()] { return known }
    if let readAt, readAt + Self.trusted > .now { return nil }
    let rows = try await reading(client.read, "SELECT name FROM pg_timezone_names")
    let read = try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("name", as: String.self)
    }
    // The same twice where it is a link of the other spelling: any of them will do.
    names = Dictionary(read.map { ($0.lowercased(), $0) }) { first, _ in first }
    readAt = .now
    return names[name.lowercased()]
  }
}
