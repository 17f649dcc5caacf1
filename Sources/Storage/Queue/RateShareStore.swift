// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Exchanges the demand for shared rate limits between shards. An entry is valid for a moment, so
/// that a dead shard soon has no share; a duty deletes its entry. If a crash of PostgreSQL loses
/// all entries, shards divide rates wrongly for one interval.
package final class RateShareStore {
  private let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  /// Stores this holder's demand, valid for `seconds`, and returns the demand of all other holders.
  package func exchange(
    _ mine: [RateSubject: RateDemand], holder: UUID, forSeconds seconds: Double
  ) async throws(StorageError) -> [RateSubject: RateDemand] {
    let rows = mine.sorted { $0.key < $1.key }
    let answers = try await reading(
      client.deliveryWrite,
      """
      WITH mine AS MATERIALIZED (
        SELECT m.app, m.run, m.singles, m.broadcasts
        FROM unnest(\(rows.map(\.key.app)), \(rows.map { $0.key.run ?? Self.allRuns }),
          \(rows.map { Int32(clamping: $0.value.singles) }),
          \(rows.map { Int32(clamping: $0.value.broadcasts) })) AS m (app, run, singles, broadcasts)
      ), said AS (
        INSERT INTO rate_shares (app, run, holder, singles, broadcasts, until)
        SELECT app, run, \(holder), singles, broadcasts, now() + make_interval(secs => \(seconds))
        FROM mine ORDER BY app, run
        ON CONFLICT (app, run, holder) DO UPDATE SET singles = EXCLUDED.singles,
          broadcasts = EXCLUDED.broadcasts, until = EXCLUDED.until
      )
      SELECT m.app, m.run, sum(p.singles)::int8 AS singles, sum(p.broadcasts)::int8 AS broadcasts
      FROM mine m CROSS JOIN LATERAL (
        SELECT s.singles, s.broadcasts FROM rate_shares s
        WHERE s.app = m.app AND s.run = m.run AND s.holder <> \(holder) AND s.until > now()
        OFFSET 0) p
      GROUP BY m.app, m.run
      """)
    var others: [RateSubject: RateDemand] = [:]
    for (subject, demand) in try decoding(answers, Self.answer) { others[subject] = demand }
    return others
  }

  private static func answer(
    _ row: PostgresRow
  ) throws(PostgresError) -> (RateSubject, RateDemand) {
    let run = try row.decode("run", as: RunID.self)
    return (
      RateSubject(
        app: try row.decode("app", as: AppID.self), run: run == Self.allRuns ? nil : run),
      RateDemand(
        singles: Int(try row.decode("singles", as: Int64.self)),
        broadcasts: Int(try row.decode("broadcasts", as: Int64.self)))
    )
  }

  /// Stands for all runs of an app; no run has this number.
  private static let allRuns: RunID = 0
}
