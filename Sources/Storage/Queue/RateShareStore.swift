// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// A shard's amount of work under a rate limit. Shards divide the rate in proportion to these
/// amounts.
package struct PaceDemand: Sendable, Hashable {
  /// Queued pushes to few devices.
  package var singles: Int
  /// Rows of broadcasts.
  package var broadcasts: Int

  package init(singles: Int = 0, broadcasts: Int = 0) {
    (self.singles, self.broadcasts) = (singles, broadcasts)
  }

  package static func += (left: inout Self, right: Self) {
    left.singles += right.singles
    left.broadcasts += right.broadcasts
  }

  package static func -= (left: inout Self, right: Self) {
    left.singles -= right.singles
    left.broadcasts -= right.broadcasts
  }

  package var isEmpty: Bool { singles == 0 && broadcasts == 0 }
}

/// Subject of a rate limit: an app or one of its runs.
package struct PaceSubject: Sendable, Hashable, Comparable {
  package var app: AppID
  /// Nil: all runs of the app together.
  package var run: RunID?

  package init(app: AppID, run: RunID? = nil) { (self.app, self.run) = (app, run) }

  package static func < (left: Self, right: Self) -> Bool {
    (left.app, left.run?.rawValue ?? 0) < (right.app, right.run?.rawValue ?? 0)
  }
}

/// Exchanges the demand for shared rate limits between shards. An entry is valid for a moment, so
/// that a dead shard soon has no share; a duty deletes its entry. If a crash of PostgreSQL loses
/// all entries, shards divide rates wrongly for one interval.
package final class RateShareStore {
  private let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  /// Stores this holder's demand, valid for `seconds`, and returns the demand of all other holders.
  package func exchange(
    _ mine: [PaceSubject: PaceDemand], holder: UUID, forSeconds seconds: Double
  ) async throws(StorageError) -> [PaceSubject: PaceDemand] {
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
        INSERT INTO pace_shares (app, run, holder, singles, broadcasts, until)
        SELECT app, run, \(holder), singles, broadcasts, now() + make_interval(secs => \(seconds))
        FROM mine ORDER BY app, run
        ON CONFLICT (app, run, holder) DO UPDATE SET singles = EXCLUDED.singles,
          broadcasts = EXCLUDED.broadcasts, until = EXCLUDED.until
      )
      SELECT m.app, m.run, sum(p.singles)::int8 AS singles, sum(p.broadcasts)::int8 AS broadcasts
      FROM mine m CROSS JOIN LATERAL (
        SELECT s.singles, s.broadcasts FROM pace_shares s
        WHERE s.app = m.app AND s.run = m.run AND s.holder <> \(holder) AND s.until > now()
        OFFSET 0) p
      GROUP BY m.app, m.run
      """)
    var others: [PaceSubject: PaceDemand] = [:]
    for (subject, demand) in try decoding(answers, Self.answer) { others[subject] = demand }
    return others
  }

  private static func answer(
    _ row: PostgresRow
  ) throws(PostgresError) -> (PaceSubject, PaceDemand) {
    let run = try row.decode("run", as: RunID.self)
    return (
      PaceSubject(
        app: try row.decode("app", as: AppID.self), run: run == Self.allRuns ? nil : run),
      PaceDemand(
        singles: Int(try row.decode("singles", as: Int64.self)),
        broadcasts: Int(try row.decode("broadcasts", as: Int64.self)))
    )
  }

  /// Stands for all runs of an app; no run has this number.
  private static let allRuns: RunID = 0
}
