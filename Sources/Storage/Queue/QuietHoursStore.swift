// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Where it is night, by the clocks of time zones: PostgreSQL reckons with them.
package final class QuietHoursStore {
  private let client: PostgresClient
  private let zones: TimeZoneNames

  init(client: PostgresClient) {
    self.client = client
    zones = TimeZoneNames(client: client)
  }

  /// Names that PostgreSQL does not know.
  package func unknown(of names: [String]) async throws(StorageError) -> Set<String> {
    var unknown: Set<String> = []
    for name in names where try await zones.known(name) == nil { unknown.insert(name) }
    return unknown
  }

  /// When the quiet hours end in which these zones are now; of zones in none, and of names that PostgreSQL does not
  /// know, nothing.
  ///
  /// An end that a clock leaves out moves forward, one that it shows twice is the later one.
  package func ends(
    _ hours: QuietHours, in names: [String], at now: Instant
  ) async throws(StorageError) -> [String: Instant] {
    var spelled: [String: [String]] = [:]
    for name in names {
      if let known = try await zones.known(name) { spelled[known, default: []].append(name) }
    }
    if spelled.isEmpty { return [:] }
    let (from, to) = (Int32(hours.from), Int32(hours.to))
    let rows = try await reading(
      client.pages(of: nil),
      """
      SELECT z.name, (l.day + make_interval(
          days => CASE WHEN \(from)::int4 > \(to)::int4 AND l.minute >= \(from)::int4 THEN 1 ELSE 0 END,
          mins => \(to)::int4)) AT TIME ZONE z.name AS ends
      FROM unnest(\(spelled.keys.sorted())) AS z (name) CROSS JOIN LATERAL (
        SELECT date_trunc('day', c.local) AS day,
          (extract(hour FROM c.local) * 60 + extract(minute FROM c.local))::int4 AS minute
        FROM (SELECT \(now)::timestamptz AT TIME ZONE z.name AS local) c) l
      WHERE CASE WHEN \(from)::int4 < \(to)::int4 THEN l.minute >= \(from)::int4 AND l.minute < \(to)::int4
        ELSE l.minute >= \(from)::int4 OR l.minute < \(to)::int4 END
      """)
    var ends: [String: Instant] = [:]
    for (name, end) in try decoding(
      rows,
      { (row) throws(PostgresError) in
        (try row.decode("name", as: String.self), try row.decode("ends", as: Instant.self))
      })
    where end > now {
      for written in spelled[name] ?? [] { ends[written] = end }
    }
    return ends
  }
}
