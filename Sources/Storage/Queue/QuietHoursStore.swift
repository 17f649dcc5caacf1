// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Quiet hours in the local times of zones, which PostgreSQL computes.
package final class QuietHoursStore {
  private let client: PostgresClient
  private let zones: TimeZoneNames

  init(client: PostgresClient) {
    self.client = client
    zones = TimeZoneNames(client: client)
  }

  /// Returns the names that PostgreSQL does not know.
  package func unknown(of names: [String]) async throws(StorageError) -> Set<String> {
    var unknown: Set<String> = []
    for name in names where try await zones.known(name) == nil { unknown.insert(name) }
    return unknown
  }

  /// Returns the end of the current quiet hours of each zone. Zones outside quiet hours and names
  /// that PostgreSQL does not know are absent.
  ///
  /// An end in the gap of a clock change moves forward. If an end occurs twice, the later time is
  /// returned.
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
