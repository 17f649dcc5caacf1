// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Ranges of a broadcast. A range reads the devices that were in its environment when its run began:
// the present ones without later arrivals, and the devices that have left since (`devices_moved`).

extension AudiencePages {
  /// Devices that one statement counts, in some milliseconds.
  package static let countSize = 10_000

  /// Returns the devices of a broadcast's range after a cursor, in (bucket, token) order, at most a
  /// page.
  package func range(
    _ work: Work, from: Int32, to: Int32, after: RangeCursor?
  ) async throws(StorageError) -> AudiencePage {
    let span = RangeSpan(from: from, to: to, after: after, limit: Self.size)
    let rows = try await reading(
      client.pages(of: work.run.app),
      """
      WITH \(fragment: try await page(work, span))
      SELECT p.*, l.tags AS languages, (SELECT count(*) FROM first) AS found, e.bucket AS end_bucket,
        e.token AS end_token
      FROM edge e LEFT JOIN page p ON true
      LEFT JOIN LATERAL (SELECT tags FROM language_lists WHERE id = p.language_list OFFSET 0) l ON true
      ORDER BY p.bucket, p.token
      """)
    do throws(PostgresError) {
      var page = try AudiencePage(rows)
      // Every row has the end of the part that was read.
      if let row = rows.first, try row.decode("found", as: Int64.self) == Int64(Self.size) {
        page.next = RangeCursor(
          bucket: try row.decode("end_bucket"), token: try row.decode("end_token"))
      }
      return page
    } catch { throw StorageError(error) }
  }

  /// Counts the devices of a range after a cursor, at most `countSize` per call.
  package func rest(
    of work: Work, from: Int32, to: Int32, after: RangeCursor?
  ) async throws(StorageError) -> UnsentDevices {
    if work.notification.audience.isNarrowed {
      return try await narrowedRest(of: work, from: from, to: to, after: after)
    }
    let span = RangeSpan(from: from, to: to, after: after, limit: Self.countSize)
    let rows = try await reading(
      client.pages(of: work.run.app),
      """
      WITH \(fragment: try await page(work, span, readsDeliveries: true))
      SELECT (SELECT count(*) FROM page WHERE NOT is_recorded) AS unrecorded,
        (SELECT count(*) FROM page WHERE is_recorded) AS recorded,
        (SELECT count(*) FROM first) AS found, e.bucket, e.token
      FROM edge e
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      var rest = UnsentDevices(
        unrecorded: Int(try row.decode("unrecorded", as: Int64.self)),
        recorded: Int(try row.decode("recorded", as: Int64.self)))
      if try row.decode("found", as: Int64.self) == Int64(Self.countSize) {
        rest.next = RangeCursor(bucket: try row.decode("bucket"), token: try row.decode("token"))
      }
      return rest
    }.first ?? UnsentDevices()
  }

  /// The part of a range that one statement reads.
  struct RangeSpan {
    let from: Int32
    let to: Int32
    let after: RangeCursor?
    let limit: Int

    /// A condition on `devices d`: after the cursor.
    var isBehind: PostgresQuery {
      "(d.bucket, d.token) > (\(after?.bucket ?? from)::int4, \(after?.token.bytes ?? []))"
    }

    /// Greater than every token of a bucket.
    static let lastToken = [UInt8](repeating: 0xFF, count: 257)
  }

  /// Returns whether deliveries may exist for devices after the range's cursor. An earlier holder
  /// may have stored them, or in a run by time zones, another row.
  static func mayBeRecorded(_ work: Work) -> Bool { work.row.isRescued || work.row.zones != nil }

  /// Returns CTEs: `first` (devices of the environment, up to the limit), `edge` (the end of the
  /// part that this statement reads), `page` (the row's devices up to the edge).
  private func page(
    _ work: Work, _ span: RangeSpan, readsDeliveries: Bool = false
  ) async throws(StorageError) -> PostgresQuery {
    var here = AudienceFilter(work, fits)
    here.snapshot = nil
    let readsDeliveries = readsDeliveries || Self.mayBeRecorded(work)
    return """
      first AS MATERIALIZED (
        SELECT \(unsafeSQL: Self.rangeColumns(work)) FROM devices d
        WHERE d.app = \(work.run.app) AND \(fragment: here.condition)
          AND \(fragment: span.isBehind) AND d.bucket <= \(span.to)
        ORDER BY d.bucket, d.token LIMIT \(span.limit)
      ), last AS MATERIALIZED (
        SELECT bucket, token FROM first ORDER BY bucket DESC, token DESC LIMIT 1
      ), edge AS MATERIALIZED (
        SELECT CASE WHEN n.found = \(span.limit) THEN l.bucket ELSE \(span.to) END AS bucket,
          CASE WHEN n.found = \(span.limit) THEN l.token ELSE \(RangeSpan.lastToken) END AS token
        FROM (SELECT count(*) AS found FROM first) n LEFT JOIN last l ON true
      ), moved AS MATERIALIZED (
        \(fragment: moved(work, behind: span.isBehind))
      ), mine AS (
        SELECT \(unsafeSQL: Self.rangeColumns(work)) FROM first d WHERE d.token NOT IN (SELECT token FROM moved)
        UNION ALL
        SELECT \(unsafeSQL: Self.rangeColumns(work)) FROM moved d WHERE d.environment <> \(code: work.row.environment)
      ), page AS MATERIALIZED (
        \(fragment: readsDeliveries ? try await withDeliveries(work, span) : Self.withoutDeliveries)
      )
      """
  }

  private static let withoutDeliveries: PostgresQuery = "SELECT *, false AS is_recorded FROM mine"

  private static func rangeColumns(_ work: Work) -> String {
    "d.app, d.token, d.bucket, d.language_list, d.environment, \(zone(work)) AS time_zone"
  }

  /// Returns a query for devices of the row's audience, up to the edge, that changed their
  /// environment since the run began. It covers both environments.
  private func moved(_ work: Work, behind: PostgresQuery) -> PostgresQuery {
    guard let snapshot = AudienceFilter(work, fits).snapshot else {
      return "SELECT \(unsafeSQL: Self.rangeColumns(work)) FROM devices d WHERE false"
    }
    var anywhere = AudienceFilter(work, fits)
    anywhere.snapshot = nil
    anywhere.environment = "d.environment"
    return """
      SELECT \(unsafeSQL: Self.rangeColumns(work)) FROM (
        -- No other condition here: the planner would use an index on its columns.
        SELECT * FROM devices d
        WHERE d.app = \(work.run.app) AND d.environment_xid IS NOT NULL AND \(fragment: behind)
          AND (d.bucket, d.token) <= ((SELECT bucket FROM edge), (SELECT token FROM edge))
        OFFSET 0) d
      WHERE \(fragment: AudienceFilter.hasMoved(since: snapshot)) AND \(fragment: anywhere.condition)
      """
  }

  /// Returns a query that marks devices with a delivery of the row as recorded: they count, but no
  /// push is sent to them again. Excludes devices that another row has read. For a rescued row,
  /// recorded devices that are no longer active count, too.
  private func withDeliveries(_ work: Work, _ span: RangeSpan) async throws(StorageError)
    -> PostgresQuery
  {
    let recorded = try await recorded(work)
    let active: PostgresQuery = """
      SELECT d.*, x.is_own IS NOT NULL AS is_recorded FROM mine d
      LEFT JOIN LATERAL (\(fragment: recorded)) x ON true WHERE x.is_own IS NOT FALSE
      """
    guard work.row.isRescued else { return active }
    let filter = AudienceFilter(work, fits)
    let environments = filter.snapshot == nil ? [work.row.environment] : PushEnvironment.allCases
    return """
      \(fragment: active)
      UNION ALL
      SELECT \(unsafeSQL: Self.rangeColumns(work)), true
      FROM unnest(\(environments)::int2[]) AS e (environment)
      CROSS JOIN unnest(\([DeviceState.quarantined, .unregistered])::int2[]) AS s (state)
      CROSS JOIN LATERAL (
        SELECT * FROM devices d WHERE d.app = \(work.run.app) AND d.environment = e.environment
          AND d.token_kind = \(work.notification.tokenKind) AND d.state = s.state AND d.state_reason IS NOT NULL
          AND \(fragment: span.isBehind)
          AND (d.bucket, d.token) <= ((SELECT bucket FROM edge), (SELECT token FROM edge))
        OFFSET 0) d
      CROSS JOIN LATERAL (\(fragment: recorded)) x
      WHERE x.is_own AND \(fragment: filter.isOfEnvironment)
      """
  }
}
