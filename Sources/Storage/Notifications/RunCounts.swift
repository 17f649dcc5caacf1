// SPDX-License-Identifier: Apache-2.0
internal import Postgres

/// The table `run_counts`: counters of a run by writing session, summed on reading.
enum RunCounts {
  /// Quantity that a counter counts.
  enum Kind: Int16 {
    /// Devices that pages have read.
    case audience = 1
    /// Devices of a cancelled run in pages that were never handed out.
    case notExpanded = 2
    /// Deliveries by outcome.
    case deliveries = 3
    /// Outcomes of earlier runs that this run's outcomes have replaced.
    case replaced = 4

    /// The code as SQL.
    var sql: String { "\(rawValue)::int2" }
  }

  /// Returns a statement that adds to the counters of its database session.
  ///
  /// - Parameter lines: a query of run, day, kind, outcome, language and count. Several lines may
  ///   have one key.
  static func adding(_ lines: PostgresQuery) -> PostgresQuery {
    """
    INSERT INTO run_counts AS c (run, day, writer, kind, outcome, language, count)
    SELECT l.run, l.day, pg_backend_pid(), l.kind, l.outcome, l.language, sum(l.count)
    FROM (\(fragment: lines)) AS l (run, day, kind, outcome, language, count)
    GROUP BY l.run, l.day, l.kind, l.outcome, l.language HAVING sum(l.count) <> 0
    ORDER BY l.run, l.day, l.kind, l.outcome, l.language
    ON CONFLICT (run, day, writer, kind, outcome, reason, language)
      DO UPDATE SET count = c.count + EXCLUDED.count, last_at = now()
    """
  }
}
