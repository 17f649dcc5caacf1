// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Claims: give each lane with capacity a share of the ready rows, under a lease.

extension WorkQueue {
  /// Description of the rows that a claimer requests.
  package struct Wanted: Sendable {
    package var kind: ClaimKind
    /// Maximum number of rows.
    package var limit: Int
    /// Destination after which the claim continues; earlier ones have had their turn.
    package var after: Destination?
    /// Maximum number of rows per destination, so that other claimers get a share of a broadcast.
    package var each: Int
    /// Overrides `each` for some destinations; 0 excludes a destination.
    package var room: [Destination: Int]
    /// Maximum seconds since a row became ready; nil: any. Skips dead index entries that PostgreSQL
    /// cannot remove while an old snapshot is open.
    package var withinSeconds: Double?

    /// Requests rows of a kind, of any destination.
    package init(
      _ kind: ClaimKind, limit: Int, each: Int = .max, after: Destination? = nil,
      room: [Destination: Int] = [:], withinSeconds: Double? = nil
    ) {
      self.kind = kind
      self.limit = limit
      self.after = after
      self.each = each
      self.room = room
      self.withinSeconds = withinSeconds
    }
  }

  /// Claims ready rows. Each destination gets its share of `limit`, in the order in which its rows
  /// became ready.
  ///
  /// - Parameter unreadable: called for a row that this release cannot decode, with the error. The
  ///   row stays claimed until its lease ends, so that it blocks no other rows.
  package func claim(
    _ wanted: Wanted, holder: UUID, unreadable: (Int64, StorageError) -> Void = { _, _ in }
  ) async throws(StorageError) -> [QueueRow] {
    let results = try await together(
      // Committed durably: if a crash of PostgreSQL lost a claim, the next claim would get an equal
      // epoch while the first holder continues.
      client.deliveryWrite, [.committingDurably, Self.claim(wanted, holder: holder)])
    var rows: [QueueRow] = []
    for line in results[1] {
      do throws(PostgresError) { rows.append(try QueueColumns.row(line)) } catch {
        let id = try decoding(line) { (line) throws(PostgresError) in
          try line.decode("id", as: Int64.self)
        }
        unreadable(id, StorageError(error))
      }
    }
    return rows
  }

  private static func claim(_ wanted: Wanted, holder: UUID) -> PostgresQuery {
    let ready: PostgresQuery = """
      \(fragment: Self.kind) = \(code: wanted.kind)
        AND holder IS NULL AND held IS NULL
      """
    let after = wanted.after
    let each = Int32(clamping: wanted.each)
    let known = Array(wanted.room)
    let since: PostgresQuery =
      "now() - make_interval(secs => \(wanted.withinSeconds ?? Self.always))"
    return """
      WITH RECURSIVE destinations AS (
        (SELECT app, environment FROM queue
          WHERE \(fragment: ready)
            AND (app, environment) > (\(after?.app ?? AppID(rawValue: .min)), \(after?.environment.code ?? 0))
          ORDER BY app, environment LIMIT 1)
        UNION ALL
        SELECT next.app, next.environment FROM destinations d CROSS JOIN LATERAL (
          SELECT app, environment FROM queue
          WHERE \(fragment: ready) AND (app, environment) > (d.app, d.environment)
          ORDER BY app, environment LIMIT 1) next
      ), turns AS MATERIALIZED (
        SELECT d.app, d.environment, coalesce(x.rows, \(each)) AS rows
        FROM destinations d
        LEFT JOIN unnest(\(known.map(\.key.app)), \(known.map(\.key.environment)),
            \(known.map { Int32(clamping: $0.value) })) AS x (app, environment, rows)
          ON x.app = d.app AND x.environment = d.environment
        WHERE coalesce(x.rows, \(each)) > 0
        LIMIT \(wanted.limit)
      ), found AS MATERIALIZED (
        SELECT row.id
        FROM (SELECT count(*) AS turns FROM turns) total
        CROSS JOIN turns t CROSS JOIN LATERAL (
          SELECT q.id FROM queue q
          WHERE \(fragment: ready) AND q.app = t.app AND q.environment = t.environment
            AND q.available_at <= now() AND q.available_at >= \(fragment: since)
          ORDER BY q.available_at, q.id
          LIMIT least(t.rows, (\(wanted.limit) + total.turns - 1) / total.turns)
          FOR UPDATE SKIP LOCKED
        ) row
      ), picked AS MATERIALIZED (
        SELECT id FROM found LIMIT \(wanted.limit)
      )
      UPDATE queue q SET available_at = \(fragment: leaseEnd), holder = \(holder),
        epoch = q.epoch + 1
      WHERE q.id = ANY (ARRAY(SELECT id FROM picked))
      RETURNING \(unsafeSQL: QueueColumns.list)
      """
  }

  /// SQL for the `ClaimKind` of a queue row, as in the index `queue_claims`.
  private static let kind: PostgresQuery = """
    CASE WHEN class = \(code: WorkClass.broadcast) AND kind = \(code: WorkKind.retry)
      THEN \(code: ClaimKind.broadcastRetry) ELSE class END
    """

  /// Stands for any age: about thirty years in seconds.
  static let always = 1e9

  static let leaseEnd: PostgresQuery =
    "now() + make_interval(secs => \(Double(leaseSeconds)))"
}
