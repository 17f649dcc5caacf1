// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Ranges of a narrowed broadcast: a statement looks at a bounded number of devices, and answers those that are meant
// and where to go on.

/// How the devices of a run's narrowed ranges are found.
struct NarrowedLook {
  var window = SlotWindow()
  let part: NarrowedPart
}

extension AudiencePages {
  /// Runs of which it is remembered how much a statement looks at: another one begins with little.
  private static let runsRemembered = 256

  /// The devices of a narrowed broadcast's range after a cursor, in (bucket, token) order, at most a page, and where
  /// to go on, nil at the end. After a rescue, devices that have a row for this run already are left out.
  package func narrowed(
    _ work: Work, from: Int32, to: Int32, after: RangeCursor?
  ) async throws(StorageError) -> (recipients: [Recipient], next: RangeCursor?) {
    let isLeft = try await isLeft(of: work)
    let look = try await look(work)
    let buckets = look.window.buckets(from: after?.bucket ?? from, to: to)
    let rows = try await reading(
      client.pages(of: work.run.app),
      """
      WITH looked AS MATERIALIZED (
        \(fragment: try await looked(work, look.part, buckets, after: after))
      ), page AS MATERIALIZED (
        SELECT * FROM looked d WHERE d.is_meant AND \(fragment: isLeft)
        ORDER BY d.bucket, d.token LIMIT \(Self.size)
      )
      SELECT c.looked, p.token, p.bucket, l.tags AS languages, NULL::text AS user_id, p.time_zone
      FROM (SELECT count(*) AS looked FROM looked) c LEFT JOIN page p ON true
      LEFT JOIN LATERAL (
        SELECT tags FROM language_lists WHERE id = p.language_list OFFSET 0) l ON true
      ORDER BY p.bucket, p.token
      """)
    var looked = 0
    let page = try decoding(rows) { (row) throws(PostgresError) -> Recipient? in
      looked = Int(try row.decode("looked", as: Int64.self))
      guard try row.decode("token", as: DeviceToken?.self) != nil else { return nil }
      return try Self.recipient(row, work.row.environment)
    }.compactMap(\.self)
    note(looked, of: work.run.id)
    let recipients = page.filter { isMeant($0.languages, by: work) }
    if page.count == Self.size { return (recipients, page.last?.cursor) }
    return (recipients, Self.next(after: buckets, to: to))
  }

  /// Devices of a narrowed broadcast's range after a cursor that nothing is known of for its run, of those that one
  /// statement looks at; and where to go on, nil at the end.
  func narrowedRest(
    of work: Work, from: Int32, to: Int32, after: RangeCursor?
  ) async throws(StorageError) -> (devices: Int, cursor: RangeCursor?) {
    let look = try await look(work)
    let buckets = look.window.buckets(from: after?.bucket ?? from, to: to)
    let rows = try await reading(
      client.pages(of: work.run.app),
      """
      WITH looked AS MATERIALIZED (
        \(fragment: try await looked(work, look.part, buckets, after: after))
      )
      SELECT count(*) AS looked,
        count(*) FILTER (WHERE d.is_meant AND \(fragment: try await hasNoRow(work.run))) AS devices
      FROM looked d
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        looked: Int(try row.decode("looked", as: Int64.self)),
        devices: Int(try row.decode("devices", as: Int64.self))
      )
    }.first
    note(found?.looked ?? 0, of: work.run.id)
    return (found?.devices ?? 0, Self.next(after: buckets, to: to))
  }

  /// Every device of a row that the index of its narrowing finds in some buckets, and whether it is meant.
  private func looked(
    _ work: Work, _ part: NarrowedPart, _ buckets: ClosedRange<Int32>, after: RangeCursor?
  ) async throws(StorageError) -> PostgresQuery {
    let filter = try await filter(work)
    var devices = devices(of: work, filter)
    devices.part = part
    return """
      SELECT d.app, d.bucket, d.token, d.language_list, \(unsafeSQL: Self.zone(work)) AS time_zone,
        \(fragment: filter.condition) AS is_meant
      FROM (\(fragment: devices.candidates(in: buckets))) d
      WHERE d.app = \(work.run.app) AND d.bucket <= \(buckets.upperBound)
        AND (d.bucket, d.token) > (\(buckets.lowerBound), \(after?.token.bytes ?? []))
      """
  }

  private func devices(of work: Work, _ filter: AudienceFilter) -> NarrowedDevices {
    NarrowedDevices(
      app: work.run.app, environments: [work.row.environment],
      tokenKind: work.notification.tokenKind, narrowing: filter.narrowing,
      unfit: filter.unfit)
  }

  /// How a run's devices are found: by what is narrowest when its first page is read.
  private func look(_ work: Work) async throws(StorageError) -> NarrowedLook {
    if let known = looks[work.run.id] { return known }
    let devices = devices(of: work, try await filter(work))
    let part = try await client.pages.perform(for: work.run.app.rawValue) {
      (connection) async throws(StorageError) in try await devices.narrowest(on: connection)
    }
    let look = NarrowedLook(part: part)
    if let known = looks[work.run.id] { return known }
    if looks.count >= Self.runsRemembered { looks.removeAll() }
    looks[work.run.id] = look
    return look
  }

  private func note(_ looked: Int, of run: RunID) { looks[run]?.window.found(looked) }

  /// Where the buckets behind these begin.
  private static func next(after buckets: ClosedRange<Int32>, to: Int32) -> RangeCursor? {
    buckets.upperBound < to
      ? RangeCursor(bucket: buckets.upperBound + 1, token: DeviceToken(bytes: [])) : nil
  }
}
