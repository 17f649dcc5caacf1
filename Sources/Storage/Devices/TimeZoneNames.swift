// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Names of the time zones that PostgreSQL knows, because PostgreSQL computes local times. Used on
/// the shard's actor.
package final class TimeZoneNames {
  /// Maximum age of the list when a name is not in it. PostgreSQL reads some hundred files to build
  /// the list.
  private static let trusted = Duration.seconds(600)
  private let client: PostgresClient
  /// By lowercase name.
  private var names: [String: String] = [:]
  private var sorted: [String] = []
  private var readAt: ContinuousClock.Instant?

  init(client: PostgresClient) { self.client = client }

  /// Returns all names, each in one spelling, without the `posix/` and leap-second (`right/`)
  /// variants.
  func all() async throws(StorageError) -> [String] {
    if (readAt.map { $0 + Self.trusted <= .now }) ?? true { try await read() }
    return sorted
  }

  /// Returns the name in PostgreSQL's spelling; nil if PostgreSQL does not know it. The case of
  /// `name` does not matter.
  package func known(_ name: String) async throws(StorageError) -> String? {
    if let known = names[name.lowercased()] { return known }
    if let readAt, readAt + Self.trusted > .now { return nil }
    try await self.read()
    return names[name.lowercased()]
  }

  /// Returns the UTC offsets of zones at some times, in order. Names that PostgreSQL does not know
  /// are absent. Returns a row only where an offset changes, because ten thousand recipients may
  /// have as many times.
  package func steps(
    at instants: [Instant], in names: [String], for reader: Reader = .requests
  ) async throws(StorageError) -> [String: [ClockStep]] {
    var spelled: [String: [String]] = [:]
    for name in names {
      if let known = try await known(name) { spelled[known, default: []].append(name) }
    }
    var steps: [String: [ClockStep]] = [:]
    if instants.isEmpty { return steps }
    var rest = spelled.keys.sorted()[...]
    while !rest.isEmpty {
      let some = Array(rest.prefix(max(1, Self.timesInStatement / instants.count)))
      rest = rest.dropFirst(some.count)
      for (name, step) in try await read(instants, in: some, for: reader) {
        for written in spelled[name] ?? [] { steps[written, default: []].append(step) }
      }
    }
    return steps
  }

  /// Combinations of time and zone per statement, about 4 µs each. The bound keeps statements from
  /// blocking the connection for long.
  private static let timesInStatement = 20_000

  private func read(
    _ instants: [Instant], in names: [String], for reader: Reader
  ) async throws(StorageError) -> [(name: String, step: ClockStep)] {
    let rows = try await client.reading(
      for: reader, of: nil, Self.steps(at: instants, in: names))
    return try decoding(rows) { (row) throws(PostgresError) in
      let step = ClockStep(
        since: try row.decode("at", as: Instant.self),
        secondsEast: try row.decode("seconds_east", as: Int32.self))
      return (name: try row.decode("name", as: String.self), step: step)
    }
  }

  static func steps(at instants: [Instant], in names: [String]) -> PostgresQuery {
    """
    SELECT name, at, seconds_east FROM (
      SELECT name, at, seconds_east, lag(seconds_east) OVER (PARTITION BY name ORDER BY at) AS before
      FROM (
        SELECT z.name, i.at, extract(epoch FROM
          (i.at AT TIME ZONE z.name) - (i.at AT TIME ZONE 'UTC'))::int4 AS seconds_east
        FROM unnest(\(names)) AS z (name) CROSS JOIN unnest(\(instants)::timestamptz[]) AS i (at)
      ) AS shown
    ) AS clock
    WHERE seconds_east IS DISTINCT FROM before
    ORDER BY name, at
    """
  }

  private func read() async throws(StorageError) {
    let rows = try await reading(client.read, "SELECT name FROM pg_timezone_names")
    let read = try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("name", as: String.self)
    }
    // Spellings that differ only in case are links to one zone; either one may be used.
    names = Dictionary(read.map { ($0.lowercased(), $0) }) { first, _ in first }
    sorted = names.values.filter { !$0.hasPrefix("right/") && !$0.hasPrefix("posix/") }.sorted()
    readAt = .now
  }
}
