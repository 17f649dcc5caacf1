// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

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

  /// What the clocks of zones show at some times, in seconds east of UTC, in their order; of names that PostgreSQL
  /// does not know, nothing.
  package func offsets(
    at instants: [Instant], in names: [String], for reader: Reader = .requests
  ) async throws(StorageError) -> [String: [Int32]] {
    var spelled: [String: [String]] = [:]
    for name in names {
      if let known = try await known(name) { spelled[known, default: []].append(name) }
    }
    if spelled.isEmpty || instants.isEmpty { return [:] }
    let rows = try await reading(
      client.reads(for: reader), Self.offsets(at: instants, in: spelled.keys.sorted()))
    var offsets: [String: [Int32]] = [:]
    for (name, offset) in try decoding(
      rows,
      { (row) throws(PostgresError) in
        (try row.decode("name", as: String.self), try row.decode("seconds_east", as: Int32.self))
      })
    {
      for written in spelled[name] ?? [] { offsets[written, default: []].append(offset) }
    }
    return offsets
  }

  static func offsets(at instants: [Instant], in names: [String]) -> PostgresQuery {
    """
    SELECT z.name, extract(epoch FROM
      (i.at AT TIME ZONE z.name) - (i.at AT TIME ZONE 'UTC'))::int4 AS seconds_east
    FROM unnest(\(names)) AS z (name)
      CROSS JOIN unnest(\(instants)::timestamptz[]) WITH ORDINALITY AS i (at, place)
    ORDER BY z.name, i.place
    """
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
