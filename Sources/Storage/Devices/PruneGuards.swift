// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Prevents a wrong key, topic or environment from quarantining most of the registry. The decision
/// is made in the transaction that would quarantine. It therefore applies to all nodes, and no
/// quarantine bypasses a pause.
package final class PruneGuards {
  private let client: PostgresClient
  private let policy: PruneGuardPolicy

  init(client: PostgresClient, policy: PruneGuardPolicy) {
    self.client = client
    self.policy = policy
  }

  // MARK: requests of operators

  /// Returns one guard for each environment.
  package func guards(of app: AppID) async throws(StorageError) -> [PruneGuard] {
    let rows = try await reading(
      client.reports(of: app),
      """
      SELECT environment, paused_at, answers, bad, trusted_until, undo_since, undone FROM prune_guards
      WHERE app = \(app)
      """)
    let known = try decoding(rows) { (row) throws(PostgresError) in
      PruneGuard(
        environment: try row.decode("environment"), pausedAt: try row.decode("paused_at"),
        answers: Int(try row.decode("answers", as: Int64.self)),
        bad: Int(try row.decode("bad", as: Int64.self)),
        trustedUntil: try row.decode("trusted_until"), undoingSince: try row.decode("undo_since"),
        undone: Int(try row.decode("undone", as: Int64.self)))
    }
    return PushEnvironment.allCases.map { environment in
      known.first { $0.environment == environment } ?? PruneGuard(environment: environment)
    }
  }

  /// Resumes quarantining and resets the counts. In the next `trustSeconds`, no share of bad tokens
  /// pauses it again.
  package func resume(
    _ app: AppID, in environments: [PushEnvironment], noting change: AuditedChange? = nil
  ) async throws(StorageError) {
    _ = try await together(
      client.write,
      [
        """
        INSERT INTO prune_guards (app, environment, trusted_until)
        SELECT \(app)::int4, e, now() + make_interval(secs => \(policy.trustSeconds))
        FROM unnest(\(environments)::int2[]) AS e ORDER BY e
        ON CONFLICT (app, environment) DO UPDATE SET paused_at = NULL, trusted_until = EXCLUDED.trusted_until
        """,
        "DELETE FROM prune_tallies WHERE app = \(app) AND environment = ANY (\(environments)::int2[])",
      ] + AuditLog.statements(change))
  }

  /// Requests that devices quarantined between `since` and now are reactivated; a duty executes the
  /// request.
  package func undo(
    _ app: AppID, in environments: [PushEnvironment], since: Instant,
    noting change: AuditedChange? = nil
  ) async throws(StorageError) {
    _ = try await together(
      client.write,
      [
        Self.lock(environments.map { Destination(app: app, environment: $0) }),
        """
        INSERT INTO prune_guards (app, environment, undo_since, undo_until)
        SELECT \(app)::int4, e, \(since)::timestamptz, clock_timestamp()
        FROM unnest(\(environments)::int2[]) AS e ORDER BY e
        ON CONFLICT (app, environment) DO UPDATE SET \(fragment: Self.undoing)
        """,
      ] + AuditLog.statements(change))
  }

  /// Merges the request with an undo in progress, which restarts and then covers both periods.
  private static let undoing: PostgresQuery = """
    undo_since = least(prune_guards.undo_since, EXCLUDED.undo_since), undo_until = EXCLUDED.undo_until,
    undo_after = '',
    undone = CASE WHEN prune_guards.undo_since IS NULL THEN 0 ELSE prune_guards.undone END
    """

  // MARK: before devices are quarantined

  /// Returns the statements that precede a quarantine in its transaction.
  ///
  /// - Parameters:
  ///   - destinations: the destinations with bad tokens, in lock order.
  ///   - counts: counts of `holder` that PostgreSQL lacks.
  static func statements(
    for destinations: [Destination], _ counts: [ResponseTally.Count], of holder: UUID,
    _ policy: PruneGuardPolicy
  ) -> [PostgresQuery] {
    [lock(destinations), note(counts, of: holder), pause(destinations, policy)]
  }

  /// A condition on `input i`: quarantining is not paused.
  static let isOpen: PostgresQuery = """
    (SELECT g.paused_at FROM prune_guards g WHERE g.app = i.app AND g.environment = i.environment) IS NULL
    """

  /// Locks the guards. Decisions of earlier transactions are visible from here on, and later
  /// transactions wait for this one.
  private static func lock(_ destinations: [Destination]) -> PostgresQuery {
    """
    INSERT INTO prune_guards (app, environment)
    SELECT app, environment FROM unnest(\(destinations.map(\.app)), \(destinations.map(\.environment)))
      AS t (app, environment) ORDER BY app, environment
    ON CONFLICT (app, environment) DO UPDATE SET bad_at = now()
    """
  }

  private static func note(_ counts: [ResponseTally.Count], of holder: UUID) -> PostgresQuery {
    """
    INSERT INTO prune_tallies (app, environment, holder, slot, at, answers, bad)
    SELECT app, environment, \(holder)::uuid, slot, clock_timestamp() - make_interval(secs => age), answers, bad
    FROM unnest(\(counts.map(\.destination.app)), \(counts.map(\.destination.environment)),
      \(counts.map(\.slot)), \(counts.map(\.ageSeconds)), \(counts.map(\.answers)), \(counts.map(\.bad)))
      AS t (app, environment, slot, age, answers, bad)
    ON CONFLICT (app, environment, holder, slot) DO UPDATE
    SET answers = greatest(prune_tallies.answers, EXCLUDED.answers),
      bad = greatest(prune_tallies.bad, EXCLUDED.bad)
    """
  }

  private static func pause(
    _ destinations: [Destination], _ policy: PruneGuardPolicy
  ) -> PostgresQuery {
    """
    INSERT INTO prune_guards (app, environment, paused_at, answers, bad, undo_since, undo_until)
    SELECT i.app, i.environment, clock_timestamp(), s.answers, s.bad,
      clock_timestamp() - make_interval(secs => \(policy.windowSeconds)), clock_timestamp()
    FROM unnest(\(destinations.map(\.app)), \(destinations.map(\.environment))) AS i (app, environment)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(answers), 0)::int8 AS answers, coalesce(sum(bad), 0)::int8 AS bad
      FROM prune_tallies t WHERE t.app = i.app AND t.environment = i.environment
        AND t.at > clock_timestamp() - make_interval(secs => \(policy.windowSeconds)) OFFSET 0
    ) s WHERE s.answers >= \(Int64(policy.answers)) AND s.bad * 100 > s.answers * \(Int64(policy.percent))
    ON CONFLICT (app, environment) DO UPDATE SET paused_at = EXCLUDED.paused_at,
      answers = EXCLUDED.answers, bad = EXCLUDED.bad, \(fragment: undoing)
    WHERE prune_guards.paused_at IS NULL
      AND coalesce(prune_guards.trusted_until, '-infinity') <= clock_timestamp()
    """
  }
}

extension DeliveryReport {
  /// The destination of the device's registration. The guard of this destination counts the report.
  var judged: Destination { Destination(app: run.app, environment: registeredEnvironment) }
}
