// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Ranges of a narrowed broadcast. A statement examines a bounded number of devices, and returns the
// matching ones and the next cursor.

extension AudiencePages {
  /// Number of runs whose window is cached. Other runs start with a small window.
  private static let runsRemembered = 256

  /// Returns the devices of a narrowed broadcast's range after a cursor, in (bucket, token) order,
  /// at most a page.
  package func narrowed(
    _ work: Work, from: Int32, to: Int32, after: RangeCursor?
  ) async throws(StorageError) -> AudiencePage {
    let scan = try await scan(work)
    guard
      let buckets = scan.window.buckets(
        of: work.notification.audience.narrowing, from: after?.bucket ?? from, to: to)
    else { return AudiencePage(devices: [], next: nil) }
    let mayBeRecorded = Self.mayBeRecorded(work)
    let rows = try await reading(
      client.pages(of: work.run.app),
      """
      WITH examined AS MATERIALIZED (
        \(fragment: try await candidates(work, scan.part, buckets, after: after))
      ), page AS MATERIALIZED (
        SELECT d.*, \(unsafeSQL: mayBeRecorded ? "x.is_own IS NOT NULL" : "false") AS is_recorded FROM examined d
        \(fragment: mayBeRecorded ? "LEFT JOIN LATERAL (\(fragment: try await recorded(work))) x ON true" : "")
        WHERE \(unsafeSQL: mayBeRecorded ? "CASE WHEN x.is_own IS NULL THEN d.is_meant ELSE x.is_own AND d.is_mine END" : "d.is_meant")
        ORDER BY d.bucket, d.token LIMIT \(Self.size)
      )
      SELECT c.examined, p.token, p.bucket, p.environment, p.language_list, l.tags AS languages, p.time_zone, p.is_recorded
      FROM (SELECT count(*) AS examined FROM examined) c LEFT JOIN page p ON true
      LEFT JOIN LATERAL (
        SELECT tags FROM language_lists WHERE id = p.language_list OFFSET 0) l ON true
      ORDER BY p.bucket, p.token
      """)
    var page: AudiencePage
    do throws(PostgresError) {
      note(Int(try rows.first?.decode("examined", as: Int64.self) ?? 0), of: work.run.id)
      page = try AudiencePage(rows)
    } catch { throw StorageError(error) }
    page.next =
      page.count == Self.size ? page.last?.recipient.cursor : Self.next(after: buckets, to: to)
    if work.notification.audience.narrowing.languages.isEmpty { return page }
    return AudiencePage(
      devices: page.filter { $0.isRecorded || isMeant($0.recipient.languages, by: work) },
      next: page.next)
  }

  /// Counts the devices of a narrowed broadcast's range after a cursor, as far as one statement
  /// reads.
  func narrowedRest(
    of work: Work, from: Int32, to: Int32, after: RangeCursor?
  ) async throws(StorageError) -> UnsentDevices {
    let scan = try await scan(work)
    guard
      let buckets = scan.window.buckets(
        of: work.notification.audience.narrowing, from: after?.bucket ?? from, to: to)
    else { return UnsentDevices() }
    let rows = try await reading(
      client.pages(of: work.run.app),
      """
      WITH examined AS MATERIALIZED (
        \(fragment: try await candidates(work, scan.part, buckets, after: after))
      )
      SELECT count(*) AS examined, count(*) FILTER (WHERE x.is_own IS NULL AND d.is_meant) AS unrecorded,
        count(*) FILTER (WHERE x.is_own AND d.is_mine) AS recorded
      FROM examined d LEFT JOIN LATERAL (\(fragment: try await recorded(work))) x ON true
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        examined: Int(try row.decode("examined", as: Int64.self)),
        unrecorded: Int(try row.decode("unrecorded", as: Int64.self)),
        recorded: Int(try row.decode("recorded", as: Int64.self))
      )
    }.first
    note(found?.examined ?? 0, of: work.run.id)
    return UnsentDevices(
      unrecorded: found?.unrecorded ?? 0, recorded: found?.recorded ?? 0,
      next: Self.next(after: buckets, to: to))
  }

  /// Returns a query for the devices of a row in some buckets. It finds devices by the narrowing's
  /// index, and all devices that changed their environment since the run began. In its result,
  /// `is_meant` marks devices to send to, and `is_mine` marks devices that belong to the row.
  private func candidates(
    _ work: Work, _ part: NarrowedPart, _ buckets: ClosedRange<Int32>, after: RangeCursor?
  ) async throws(StorageError) -> PostgresQuery {
    let filter = try await filter(work)
    var devices = devices(of: work, filter)
    devices.part = part
    let columns: PostgresQuery = """
      d.app, d.bucket, d.token, d.language_list, d.environment, \(unsafeSQL: Self.zone(work)) AS time_zone,
        \(fragment: filter.condition) AS is_meant, \(fragment: filter.isOfEnvironment) AS is_mine
      """
    // A share may begin in a later bucket than the cursor's.
    let start = after?.bucket == buckets.lowerBound ? after?.token.bytes ?? [] : []
    let isHere: PostgresQuery = """
      d.app = \(work.run.app) AND d.bucket <= \(buckets.upperBound)
        AND (d.bucket, d.token) > (\(buckets.lowerBound), \(start))
      """
    return """
      SELECT \(fragment: columns)
      FROM (\(fragment: devices.candidates(in: buckets))) d
      WHERE \(fragment: isHere) AND d.environment = \(code: work.row.environment)
      UNION ALL
      SELECT \(fragment: columns)
      FROM (
        SELECT * FROM devices d WHERE \(fragment: isHere) AND d.environment_xid IS NOT NULL
        ORDER BY d.app, d.bucket, d.token OFFSET 0) d
      WHERE d.environment <> \(code: work.row.environment) AND \(fragment: filter.isOfEnvironment)
      """
  }

  private func devices(of work: Work, _ filter: AudienceFilter) -> NarrowedDevices {
    NarrowedDevices(
      app: work.run.app, environments: [work.row.environment],
      tokenKind: work.notification.tokenKind, narrowing: filter.narrowing,
      unfit: filter.unfit)
  }

  /// Returns the index choice and window of a run. The most selective index is determined when the
  /// run's first page is read.
  private func scan(_ work: Work) async throws(StorageError) -> NarrowedScan {
    if let known = scans[work.run.id] { return known }
    let devices = devices(of: work, try await filter(work))
    let part = try await client.pages.perform(for: work.run.app.rawValue) {
      (connection) async throws(StorageError) in try await devices.narrowest(on: connection)
    }
    let scan = NarrowedScan(part: part)
    if let known = scans[work.run.id] { return known }
    if scans.count >= Self.runsRemembered { scans.removeAll() }
    scans[work.run.id] = scan
    return scan
  }

  private func note(_ examined: Int, of run: RunID) { scans[run]?.window.found(examined) }

  /// Returns the cursor of the bucket after `buckets`; nil at the end of the range.
  private static func next(after buckets: ClosedRange<Int32>, to: Int32) -> RangeCursor? {
    buckets.upperBound < to
      ? RangeCursor(bucket: buckets.upperBound + 1, token: DeviceToken(bytes: [])) : nil
  }
}
