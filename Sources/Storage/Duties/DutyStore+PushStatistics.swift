// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

extension DutyStore {
  /// Rows that one statement writes: those of about 300 apps.
  private static let statisticsBatch = 1_000
  /// Days for which statistics are kept: the longest chart has seven.
  private static let statisticsDays: Int32 = 8

  /// Stores totals of spans, in place of those that the writer stored before.
  package func write(
    _ rows: [StatisticsRow], of writer: UUID
  ) async throws(StorageError) {
    var rest = rows[...]
    while !rest.isEmpty {
      let batch = Array(rest.prefix(Self.statisticsBatch))
      rest = rest.dropFirst(batch.count)
      _ = try await reading(connection, Self.insertion(batch, of: writer))
    }
  }

  private static func insertion(_ rows: [StatisticsRow], of writer: UUID) -> PostgresQuery {
    let names = PushStatisticsColumns.names
    let columns = names.joined(separator: ", ")
    let changes = (names + ["reasons", "latencies"]).map { "\($0) = EXCLUDED.\($0)" }
    var counts: PostgresQuery = ""
    for outcome in PushTally.outcomes {
      counts += "\(rows.map { Int64($0.tally.outcomes[outcome] ?? 0) }), "
    }
    return """
      INSERT INTO push_statistics (app, span, at, writer, \(unsafeSQL: columns), reasons, latencies)
      SELECT i.app, i.span, i.at, \(writer), \(unsafeSQL: columns), i.reasons::jsonb, i.latencies
      FROM unnest(\(rows.map(\.key.app)), \(rows.map(\.key.span.rawValue)), \(rows.map(\.key.start)),
        \(fragment: counts)\(rows.map { PushStatisticsColumns.reasons($0.tally) }),
        \(rows.map(\.tally.latencies.encoded)))
        AS i (app, span, at, \(unsafeSQL: columns), reasons, latencies)
      ORDER BY 1, 2, 3
      ON CONFLICT (app, span, at, writer) DO UPDATE SET \(unsafeSQL: changes.joined(separator: ", "))
      """
  }

  /// Deletes one batch of the oldest statistics, or of those that a wrong clock has dated into the
  /// future. Returns the number of deleted rows.
  package func removeOldStatistics() async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      DELETE FROM push_statistics WHERE ctid = ANY (ARRAY(
        (SELECT ctid FROM push_statistics
          WHERE at AT TIME ZONE 'UTC' < (now() - make_interval(days => \(Self.statisticsDays))) AT TIME ZONE 'UTC'
          ORDER BY at AT TIME ZONE 'UTC' LIMIT \(Self.removalBatch))
        UNION ALL
        (SELECT ctid FROM push_statistics
          WHERE at AT TIME ZONE 'UTC' > (now() + interval '1 day') AT TIME ZONE 'UTC'
          ORDER BY at AT TIME ZONE 'UTC' DESC LIMIT \(Self.removalBatch))))
      """
    ).affectedRows
  }
}
