// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Reads the devices of queue rows, page by page.
package final class AudiencePages {
  /// Devices per page. A page is rendered and sent in a few milliseconds, and a crash may send the
  /// pushes of one page again.
  package static let size = 1_000

  let client: PostgresClient
  let days: DayPartitions
  let fits: LanguageFits
  /// Index choice and window of the next page of narrowed ranges, for some runs.
  var scans: [RunID: NarrowedScan] = [:]
  private let unknown: WriteCombiner<UnknownNames, RunKey, Bool>

  init(client: PostgresClient, fits: LanguageFits) {
    self.client = client
    self.fits = fits
    days = DayPartitions(client: client)
    let write = client.deliveryWrite
    unknown = WriteCombiner(
      loop: write.loop, weight: { $0.tokens.count }, application: { $0.work.run.app.rawValue },
      key: \.key,
      execute: { (rows, locks) throws(PostgresError) in
        try await write.query(Self.recordUnknown(rows), waiting: locks)
        return Dictionary(uniqueKeysWithValues: rows.map { ($0.key, true) })
      })
  }

  /// Returns the devices of a small audience after a token, in token order, at most a page.
  package func named(
    _ work: Work, after: DeviceToken?
  ) async throws(StorageError) -> AudiencePage {
    while true {
      let page = try await someNamed(work, after: after)
      if work.notification.audience.narrowing.languages.isEmpty { return page }
      // The statement also returns devices whose first preference has not been evaluated yet. If
      // one does not match, the statement is run again and excludes it.
      let fits = page.allSatisfy {
        $0.isRecorded || !$0.recipient.isRegistered || isMeant($0.recipient.languages, by: work)
      }
      if fits { return page }
    }
  }

  private func someNamed(
    _ work: Work, after: DeviceToken?
  ) async throws(StorageError) -> AudiencePage {
    let audience = work.notification.audience
    let filter = try await filter(work)
    let strangers = Self.strangers(work)
    let hasNoRow = try await hasNoRow(work.run)
    var found: PostgresQuery = """
      SELECT \(unsafeSQL: Self.columns(work)), false AS of_user, false AS is_recorded
      FROM unnest(\(audience.tokens)) AS t (token) CROSS JOIN LATERAL (
        SELECT * FROM devices WHERE app = \(work.run.app) AND token = t.token OFFSET 0
      ) d
      WHERE d.token > \(after?.bytes ?? []) AND \(fragment: filter.condition) AND \(fragment: hasNoRow)
      """
    if !audience.users.isEmpty {
      found += " UNION ALL \(fragment: try await ofUsers(work, filter, after: after))"
    }
    if strangers != nil {
      found +=
        " UNION ALL \(fragment: Self.unknownTokens(work, after: after, hasNoRow: hasNoRow))"
    }
    let rows = try await reading(
      client.pages(of: work.run.app),
      """
      SELECT p.*, l.tags AS languages
      FROM (SELECT * FROM (\(fragment: found)) f ORDER BY token LIMIT \(Self.size)) p
      LEFT JOIN language_lists l ON l.id = p.language_list
      ORDER BY p.token
      """)
    let devices = try decoding(rows) { (row) throws(PostgresError) in
      AudiencePage.Device(
        try Self.recipient(row, unknown: strangers), isRecorded: try row.decode("is_recorded"),
        counts: try row.decode("of_user"))
    }
    return AudiencePage(
      devices: devices,
      next: devices.count < Self.size ? nil : devices.last?.recipient.cursor)
  }

  /// Returns a query for devices of the named users, after a token, without devices that are also
  /// named by token. It finds the devices to send to and, whatever their state, devices with a
  /// delivery of the row. Reads at most one page per user, in index order.
  private func ofUsers(
    _ work: Work, _ filter: AudienceFilter, after: DeviceToken?
  ) async throws(StorageError) -> PostgresQuery {
    let audience = work.notification.audience
    let isUnnamed: PostgresQuery =
      audience.tokens.isEmpty
      ? "" : " AND d.token NOT IN (SELECT unnest(\(audience.tokens)))"
    return """
      SELECT \(unsafeSQL: Self.columns(work)), true, d.is_recorded
      FROM unnest(\(audience.users)) AS u (user_id) CROSS JOIN LATERAL (
        SELECT d.*, x.is_own IS NOT NULL AS is_recorded FROM (
          SELECT * FROM devices
          WHERE app = \(work.run.app) AND user_id = u.user_id AND token > \(after?.bytes ?? [])
          ORDER BY app, user_id, token OFFSET 0) d
        LEFT JOIN LATERAL (\(fragment: try await recorded(work))) x ON true
        WHERE CASE WHEN x.is_own IS NULL THEN \(fragment: filter.condition)
          ELSE x.is_own AND \(fragment: filter.isOfEnvironment) END\(fragment: isUnnamed)
        ORDER BY d.token LIMIT \(Self.size)) d
      """
  }

  /// Returns a query on `devices d` for the device's delivery in the run; `is_own` is false if
  /// another row of the run has read the device.
  func recorded(_ work: Work) async throws(StorageError) -> PostgresQuery {
    let deliveries = try await days.name(of: "deliveries", day: work.run.day)
    let isOwn: PostgresQuery = work.row.zones == nil ? "true" : "(queue_row = \(work.id)) IS TRUE"
    return """
      SELECT \(fragment: isOwn) AS is_own FROM \(unsafeSQL: deliveries)
      WHERE app = d.app AND run = \(work.run.id) AND token = d.token
        AND day = \(PostgresDate(days: work.run.day)) OFFSET 0
      """
  }

  /// The columns of a recipient, from `devices d`.
  static func columns(_ work: Work) -> String {
    """
    d.token, d.bucket, d.language_list, d.user_id, d.environment, \(zone(work)) AS time_zone, d.unproven
    """
  }

  /// Returns the filter of a queue row's audience.
  func filter(_ work: Work) async throws(StorageError) -> AudienceFilter {
    try await client.pages.perform(for: work.run.app.rawValue) {
      (connection) async throws(StorageError) in
      try await fits.learn(work.notification.audience.narrowing.languages, on: connection)
    }
    return AudienceFilter(work, fits)
  }

  /// Checks the language of a returned device, because its first preference may be newer than the
  /// statement's list of non-matching ones.
  func isMeant(_ languages: [String], by work: Work) -> Bool {
    let named = work.notification.audience.narrowing.languages
    return named.isEmpty || fits.fits(languages, named)
  }

  /// Returns devices whose last delivery in an earlier run has an outcome that this run resends,
  /// after a token and in token order. Only devices that are active and still belong to the
  /// audience are returned. Reads at most a page of deliveries.
  package func failures(
    _ work: Work, after: DeviceToken?
  ) async throws(StorageError) -> AudiencePage {
    let deliveries = try await days.name(of: "deliveries", day: work.run.day)
    let runs = try await days.name(of: "runs", day: work.run.day)
    let (run, day) = (work.run, PostgresDate(days: work.run.day))
    let audience = work.notification.audience
    let isNamed: PostgresQuery =
      audience.isEveryone
      ? "true" : "(d.token = ANY (\(audience.tokens)) OR d.user_id = ANY (\(audience.users)))"
    let filter = try await filter(work)
    let strangers = Self.strangers(work)
    let rows = try await reading(
      client.pages(of: work.run.app),
      """
      WITH former AS MATERIALIZED (
        SELECT id FROM \(unsafeSQL: runs) WHERE notification = \(run.notification) AND id < \(run.id)
      ), wanted AS MATERIALIZED (
        SELECT unnest(r.outcomes) AS outcome FROM \(unsafeSQL: runs) r WHERE r.id = \(run.id)
      ), last AS MATERIALIZED (
        SELECT DISTINCT ON (x.token) x.token, x.outcome FROM former f CROSS JOIN LATERAL (
          SELECT token, outcome FROM \(unsafeSQL: deliveries)
          WHERE app = \(run.app) AND run = f.id AND day = \(day) AND token > \(after?.bytes ?? [])
          ORDER BY token LIMIT \(Self.size)) x
        ORDER BY x.token, f.id DESC LIMIT \(Self.size)
      )
      SELECT p.token, d.bucket, d.user_id, d.environment, d.time_zone, d.unproven, l.tags AS languages,
        x.is_recorded, d.is_meant, d.is_mine\(unsafeSQL: strangers == nil ? "" : ", s.is_unknown")
      FROM last p
      LEFT JOIN LATERAL (
        SELECT \(unsafeSQL: Self.columns(work)), \(fragment: filter.condition) AND \(fragment: isNamed) AS is_meant,
          \(fragment: filter.isOfEnvironment) AS is_mine
        FROM (SELECT * FROM devices WHERE app = \(run.app) AND token = p.token OFFSET 0) d
        WHERE p.outcome IN (SELECT outcome FROM wanted)
        OFFSET 0) d ON true
      LEFT JOIN LATERAL (SELECT tags FROM language_lists WHERE id = d.language_list OFFSET 0) l ON true
      \(fragment: strangers == nil ? "" : Self.wasUnknown(work, in: runs))
      LEFT JOIN LATERAL (
        SELECT true AS is_recorded FROM \(unsafeSQL: deliveries) WHERE app = \(run.app) AND run = \(run.id)
          AND token = p.token AND day = \(day) OFFSET 0) x
        ON d.bucket IS NOT NULL\(unsafeSQL: strangers == nil ? "" : " OR s.is_unknown")
      ORDER BY p.token
      """)
    var devices: [AudiencePage.Device] = []
    let tokens = try decoding(rows) { (row) throws(PostgresError) in
      let token = try row.decode("token", as: DeviceToken.self)
      let isRecorded = try row.decode("is_recorded", as: Bool?.self) ?? false
      if let strangers, try row.decode("is_unknown", as: Bool?.self) == true {
        devices.append(
          AudiencePage.Device(Self.unregistered(token, strangers), isRecorded: isRecorded))
      } else if try row.decode("bucket", as: Int32?.self) != nil {
        let recipient = try Self.recipient(row)
        let isMeant =
          try row.decode("is_meant", as: Bool.self) && isMeant(recipient.languages, by: work)
        if isRecorded ? try row.decode("is_mine", as: Bool.self) : isMeant {
          devices.append(AudiencePage.Device(recipient, isRecorded: isRecorded))
        }
      }
      return token
    }
    let next = tokens.count < Self.size ? nil : tokens.last
    return AudiencePage(
      devices: devices, next: next.map { RangeCursor(bucket: 0, token: $0) })
  }

  /// Returns a condition on `devices d`: the run has no delivery for it. A scalar subquery makes it
  /// one look-up by key; an anti-join planned for an empty table may read all rows of the run for
  /// every device.
  func hasNoRow(_ run: Run) async throws(StorageError) -> PostgresQuery {
    let deliveries = try await days.name(of: "deliveries", day: run.day)
    return """
      (SELECT true FROM \(unsafeSQL: deliveries) x WHERE x.app = d.app AND x.run = \(run.id)
        AND x.token = d.token AND x.day = \(PostgresDate(days: run.day))) IS NULL
      """
  }

  /// Decodes a recipient from a row with `bucket`, `languages`, `user_id`, `environment`,
  /// `time_zone` and `unproven`.
  ///
  /// - Parameter unknown: the settings for unregistered tokens.
  static func recipient(
    _ row: PostgresRow, unknown: UnregisteredTokens? = nil
  ) throws(PostgresError) -> Recipient {
    if let unknown, try row.decode("bucket", as: Int32?.self) == nil {
      return unregistered(try row.decode("token"), unknown)
    }
    return Recipient(
      token: try row.decode("token"), bucket: try row.decode("bucket"),
      languages: try row.languages("languages"), environment: try row.decode("environment"),
      user: try row.decode("user_id"), timeZone: try row.decode("time_zone", as: String?.self),
      isUnverified: try row.decode("unproven", as: Bool?.self) ?? false)
  }

  /// Returns the column for the time zone of `devices d`, or NULL if the push does not need it,
  /// because no index contains the time zone.
  static func zone(_ work: Work) -> String {
    let options = work.notification.message.options
    return options.quietHours == nil && !options.dependsOnTimeZone ? "NULL::text" : "d.time_zone"
  }

  // MARK: unreachable tokens

  private struct UnknownNames: Sendable {
    let work: Work
    let tokens: [DeviceToken]

    var key: RunKey { RunKey(run: work.run.id, row: work.id) }
  }

  private struct RunKey: Hashable, Comparable, Sendable {
    let run: RunID
    let row: Int64

    static func < (left: Self, right: Self) -> Bool {
      (left.run, left.row) < (right.run, right.row)
    }
  }

  /// Records `unknown_device` for named tokens that no page of the row contained. Such a token is
  /// unregistered, inactive or of another kind, or it was unregistered when its page was read.
  ///
  /// Existing deliveries stay unchanged, so that a repeated call changes nothing. A device that
  /// belongs to the run's other row is left to that row while it exists.
  package func recordUnknown(
    _ work: Work, tokens: [DeviceToken]
  ) async throws(StorageError) {
    for start in stride(from: 0, to: tokens.count, by: Self.unknownAtOnce) {
      let part = Array(tokens[start...].prefix(Self.unknownAtOnce))
      do { _ = try await unknown.submit(UnknownNames(work: work, tokens: part)) } catch {
        throw StorageError(error)
      }
    }
  }

  /// Tokens per statement. Each may create ten or more webhook messages, and other delivery writes
  /// queue behind the statement.
  private static let unknownAtOnce = 1_000

  private static func recordUnknown(_ rows: [UnknownNames]) -> PostgresQuery {
    let all = rows.map(\.work)
    let filter = AudienceFilter(tokenKind: "i.token_kind", environment: "i.environment")
    // If pushes are sent to unregistered tokens, only the row of their environment records the
    // missing ones.
    let absent: PostgresQuery = """
      CASE WHEN coalesce(i.strangers, i.row_environment) = i.row_environment
        THEN \(reason: .notRegisteredHere) END
      """
    return """
      WITH input AS MATERIALIZED (
        SELECT i.app, i.run, i.day, i.token_kind, i.environment, i.row_environment, i.is_narrowed, i.strangers,
          i.counted, i.snapshot::pg_snapshot AS snapshot, i.tokens::bytea[] AS tokens
        FROM unnest(\(all.map(\.run.app)), \(all.map(\.run.id)),
          \(all.map { PostgresDate(days: $0.run.day) }),
          \(all.map(\.notification.tokenKind)),
          \(all.map(\.notification.audience.environment)), \(all.map(\.row.environment)),
          \(all.map(\.notification.audience.isNarrowed)),
          \(all.map(\.notification.audience.unregistered?.environment)), \(all.map(\.row.counting)),
          \(all.map(\.row.snapshot)), \(rows.map { arrayLiteral($0.tokens) }))
          AS i (app, run, day, token_kind, environment, row_environment, is_narrowed, strangers, counted, snapshot,
            tokens)
      )
      INSERT INTO deliveries (app, run, token, day, outcome, reason, attempts, counted)
      SELECT app, run, token, day, \(code: DeliveryOutcome.unknownDevice), reason, 0, counted
      FROM (
        SELECT i.app, i.run, t.token, i.day, i.counted,
          coalesce(\(fragment: filter.unknownReason(absent: absent)),
            CASE WHEN d.token IS NULL OR \(fragment: Self.isOfOtherRow) THEN NULL
              WHEN i.is_narrowed THEN \(reason: .notInAudience) ELSE \(reason: .notRegisteredHere) END)
          AS reason
        FROM input i CROSS JOIN LATERAL unnest(i.tokens) AS t (token)
        LEFT JOIN devices d ON d.app = i.app AND d.token = t.token
      ) AS judged
      WHERE reason IS NOT NULL ORDER BY app, run, token
      ON CONFLICT DO NOTHING
      """
  }

  /// A condition on `input i` and `devices d`: the device belongs to the run's other row of names,
  /// which exists, or was cancelled and has counted its devices.
  private static let isOfOtherRow: PostgresQuery = """
    CASE WHEN coalesce(NOT pg_visible_in_snapshot(d.environment_xid, i.snapshot), false)
        THEN 3 - d.environment ELSE d.environment END <> i.row_environment
      AND (
        EXISTS (SELECT FROM queue q WHERE q.run = i.run AND q.kind <> \(code: WorkKind.retry)
          AND q.environment <> i.row_environment)
        OR EXISTS (SELECT FROM run_controls c WHERE c.run = i.run AND c.has_not_expanded))
    """
}
