// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// The devices that work is for, read page by page.
package final class AudiencePages {
  /// Devices read at once: a page renders and is handed out in a few milliseconds, and is what a
  /// crash may repeat.
  package static let size = 1_000

  let client: PostgresClient
  let days: DayPartitions
  let fits: LanguageFits
  /// What the next page of a narrowed range looks at, for some runs.
  var looks: [RunID: NarrowedLook] = [:]
  private let unknown: WriteCombiner<UnknownNames, RunKey, Bool>

  init(client: PostgresClient, fits: LanguageFits) {
    self.client = client
    self.fits = fits
    days = DayPartitions(connection: client.deliveryRead)
    let write = client.deliveryWrite
    unknown = WriteCombiner(
      weight: { $0.tokens.count }, key: \.key,
      execute: { (rows) throws(PostgresError) in
        try await write.query(Self.recordUnknown(rows))
        return Dictionary(uniqueKeysWithValues: rows.map { ($0.key, true) })
      })
  }

  /// The devices of a small audience after a token, in token order, at most a page. Devices that
  /// have a row for this run already are left out, so that a second expansion repeats nobody.
  package func named(
    _ work: Work, after: DeviceToken?
  ) async throws(StorageError) -> [Recipient] {
    while true {
      let page = try await someNamed(work, after: after)
      // What has turned out not to be meant is left out by the next look.
      if page.allSatisfy({ !$0.isRegistered || isMeant($0.languages, by: work) }) { return page }
    }
  }

  private func someNamed(
    _ work: Work, after: DeviceToken?
  ) async throws(StorageError) -> [Recipient] {
    let audience = work.notification.audience
    let hasNoRow = try await hasNoRow(work.run)
    let named = try await filter(work).named(
      app: "\(work.run.app)", tokens: "\(audience.tokens)", users: "\(audience.users)",
      columns:
        "d.token, d.bucket, d.language_list, d.user_id, \(Self.zone(work)) AS time_zone, d.unproven",
      further: "d.token > \(after?.bytes ?? []) AND \(fragment: hasNoRow)")
    let strangers = Self.strangers(work)
    let unknown =
      strangers == nil ? "" : Self.unknownTokens(work, after: after, hasNoRow: hasNoRow)
    let rows = try await reading(
      client.deliveryRead,
      """
      SELECT p.token, p.bucket, l.tags AS languages, p.user_id, p.time_zone, p.unproven
      FROM (\(fragment: named)\(fragment: unknown) ORDER BY 1 LIMIT \(Self.size)) p
      \(unsafeSQL: strangers == nil ? "" : "LEFT ")JOIN language_lists l ON l.id = p.language_list
      ORDER BY p.token
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try Self.known(row, work.row.environment, unknown: strangers)
    }
  }

  /// Whom a row of work is for.
  func filter(_ work: Work) async throws(StorageError) -> AudienceFilter {
    try await fits.learn(work.notification.audience.narrowing.languages, on: client.deliveryRead)
    return AudienceFilter(work, fits)
  }

  /// Whether a device that a statement answered is one of a row's: its first preference may be news.
  func isMeant(_ languages: [String], by work: Work) -> Bool {
    let named = work.notification.audience.narrowing.languages
    return named.isEmpty || fits.fits(languages, named)
  }

  /// The devices of a broadcast's range after a cursor, in (bucket, token) order, at most a page.
  /// After a rescue, devices that have a row for this run already are left out: the holder before
  /// stored what became of them and did not come to its checkpoint. So they are where a run is sent by time
  /// zones, since some devices travel; and where some turned out to be of the other environment.
  package func range(
    _ work: Work, from: Int32, to: Int32, after: RangeCursor?
  ) async throws(StorageError) -> [Recipient] {
    let isLeft = try await isLeft(of: work)
    let rows = try await reading(
      client.deliveryRead,
      """
      SELECT p.token, p.bucket, l.tags AS languages, NULL::text AS user_id, p.time_zone FROM (
        SELECT d.token, d.bucket, d.language_list, \(unsafeSQL: Self.zone(work)) AS time_zone FROM devices d
        WHERE d.app = \(work.run.app) AND \(fragment: AudienceFilter(work, fits).condition)
          AND (d.bucket, d.token) > (\(after?.bucket ?? from)::int4, \(after?.token.bytes ?? []))
          AND d.bucket <= \(to) AND \(fragment: isLeft)
        ORDER BY d.bucket, d.token LIMIT \(Self.size)
      ) p JOIN language_lists l ON l.id = p.language_list ORDER BY p.bucket, p.token
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try Self.recipient(row, work.row.environment)
    }
  }

  /// Devices whose last delivery in an earlier run ended as the run of the work is for, after a token, in token
  /// order, if they can be sent to and the notification is for them still; and where to go on, nil at the end.
  /// At most a page of deliveries is looked at. Devices that have a row for this run already are left out.
  package func failures(
    _ work: Work, after: DeviceToken?
  ) async throws(StorageError) -> (recipients: [Recipient], next: DeviceToken?) {
    let deliveries = try await days.name(of: "deliveries", day: work.run.day)
    let runs = try await days.name(of: "runs", day: work.run.day)
    let (run, day) = (work.run, PostgresDate(days: work.run.day))
    let audience = work.notification.audience
    let isNamed: PostgresQuery =
      audience.isEveryone
      ? "true" : "(d.token = ANY (\(audience.tokens)) OR d.user_id = ANY (\(audience.users)))"
    let filter = try await filter(work)
    let strangers = Self.strangers(work)
    let isUnknown: (column: String, join: String) =
      strangers == nil ? ("", "") : (", s.is_unknown", " OR s.is_unknown")
    let rows = try await reading(
      client.deliveryRead,
      """
      WITH former AS MATERIALIZED (
        SELECT id FROM \(unsafeSQL: runs) WHERE notification = \(run.notification) AND id < \(run.id)
      ), last AS MATERIALIZED (
        SELECT DISTINCT ON (x.token) x.token, x.outcome FROM former f CROSS JOIN LATERAL (
          SELECT token, outcome FROM \(unsafeSQL: deliveries)
          WHERE app = \(run.app) AND run = f.id AND day = \(day) AND token > \(after?.bytes ?? [])
          ORDER BY token LIMIT \(Self.size)) x
        ORDER BY x.token, f.id DESC LIMIT \(Self.size)
      )
      SELECT p.token, d.bucket, d.user_id, d.time_zone, d.unproven, l.tags AS languages, x.known\(unsafeSQL: isUnknown.column)
      FROM last p
      LEFT JOIN LATERAL (
        SELECT d.bucket, d.user_id, d.language_list, \(unsafeSQL: Self.zone(work)) AS time_zone, d.unproven FROM (
          SELECT * FROM devices WHERE app = \(run.app) AND token = p.token OFFSET 0) d
        WHERE p.outcome IN (SELECT unnest(r.outcomes) FROM \(unsafeSQL: runs) r WHERE r.id = \(run.id))
          AND \(fragment: filter.condition) AND \(fragment: isNamed)
        OFFSET 0) d ON true
      LEFT JOIN LATERAL (SELECT tags FROM language_lists WHERE id = d.language_list OFFSET 0) l ON true
      \(fragment: strangers == nil ? "" : Self.wasUnknown(work, in: runs))
      LEFT JOIN LATERAL (
        SELECT true AS known FROM \(unsafeSQL: deliveries) WHERE app = \(run.app) AND run = \(run.id)
          AND token = p.token AND day = \(day) OFFSET 0) x
        ON d.bucket IS NOT NULL\(unsafeSQL: isUnknown.join)
      ORDER BY p.token
      """)
    var recipients: [Recipient] = []
    let tokens = try decoding(rows) { (row) throws(PostgresError) in
      let isKnown = try row.decode("known", as: Bool?.self) ?? false
      if !isKnown, let strangers, try row.decode("is_unknown", as: Bool?.self) == true {
        recipients.append(Self.stranger(try row.decode("token"), strangers))
      }
      if !isKnown, try row.decode("bucket", as: Int32?.self) != nil {
        let recipient = try Self.known(row, work.row.environment)
        if isMeant(recipient.languages, by: work) { recipients.append(recipient) }
      }
      return try row.decode("token", as: DeviceToken.self)
    }
    return (recipients, tokens.count < Self.size ? nil : tokens.last)
  }

  /// Devices counted by one statement: some milliseconds, so that nobody waits for a count of millions.
  package static let countSize = 10_000

  /// Devices of a broadcast's range after a cursor that nothing is known of for its run, at most so many looked
  /// at; and where to go on, nil at the end.
  package func rest(
    of work: Work, from: Int32, to: Int32, after: RangeCursor?
  ) async throws(StorageError) -> (devices: Int, cursor: RangeCursor?) {
    if work.notification.audience.isNarrowed {
      return try await narrowedRest(of: work, from: from, to: to, after: after)
    }
    let deliveries = try await days.name(of: "deliveries", day: work.run.day)
    let rows = try await reading(
      client.deliveryRead,
      """
      WITH page AS MATERIALIZED (
        SELECT d.bucket, d.token FROM devices d
        WHERE d.app = \(work.run.app) AND \(fragment: AudienceFilter(work, fits).condition)
          AND (d.bucket, d.token) > (\(after?.bucket ?? from)::int4, \(after?.token.bytes ?? []))
          AND d.bucket <= \(to)
        ORDER BY d.bucket, d.token LIMIT \(Self.countSize)
      ), last AS (
        SELECT bucket, token FROM page ORDER BY bucket DESC, token DESC LIMIT 1
      )
      SELECT count(*) AS looked_at, count(*) FILTER (WHERE x.known IS NULL) AS devices,
        (SELECT bucket FROM last) AS bucket, (SELECT token FROM last) AS token
      FROM page p LEFT JOIN LATERAL (
        SELECT true AS known FROM \(unsafeSQL: deliveries) x WHERE x.app = \(work.run.app)
          AND x.run = \(work.run.id) AND x.token = p.token AND x.day = \(PostgresDate(days: work.run.day))
        OFFSET 0) x ON true
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        lookedAt: try row.decode("looked_at", as: Int64.self),
        devices: Int(try row.decode("devices", as: Int64.self)),
        bucket: try row.decode("bucket", as: Int32?.self),
        token: try row.decode("token", as: DeviceToken?.self)
      )
    }.first
    guard let found, let bucket = found.bucket, let token = found.token else { return (0, nil) }
    let isAll = found.lookedAt < Self.countSize
    return (found.devices, isAll ? nil : RangeCursor(bucket: bucket, token: token))
  }

  /// What a retry finds.
  package enum Retried: Sendable, Equatable {
    case device(Recipient)
    /// It is registered in the other environment, by assumption, and is to be tried in this one.
    case trial(Recipient)
    /// It is of the other environment by now, and so is the retry.
    case moved(to: PushEnvironment)
    /// It is not there any more, or not active.
    case gone
    /// Somebody decided it meanwhile: there is nothing to do.
    case decided

    package var isTrial: Bool { if case .trial = self { true } else { false } }
  }

  /// The device of a retry.
  package func retried(
    _ work: Work, token: DeviceToken
  ) async throws(StorageError) -> Retried {
    let deliveries = try await days.name(of: "deliveries", day: work.run.day)
    let rows = try await reading(
      client.deliveryRead,
      """
      SELECT d.token, d.bucket, l.tags AS languages, d.user_id, d.environment, d.environment_source, d.time_zone,
        d.unproven, d.state = \(code: DeviceState.active) AS reached, x.outcome
      FROM (SELECT \(work.run.app)::int4 AS app, \(token)::bytea AS token) asked
      LEFT JOIN devices d ON d.app = asked.app AND d.token = asked.token
      LEFT JOIN language_lists l ON l.id = d.language_list
      LEFT JOIN \(unsafeSQL: deliveries) x ON x.app = asked.app AND x.run = \(work.run.id)
        AND x.token = asked.token AND x.day = \(PostgresDate(days: work.run.day))
      """)
    return try decoding(rows) { (row) throws(PostgresError) -> Retried in
      let outcome = try row.decode("outcome", as: DeliveryOutcome?.self)
      if let outcome, outcome != .waiting { return .decided }
      guard let isReached = try row.decode("reached", as: Bool?.self) else {
        guard let taken = Self.strangers(work) else { return .gone }
        return .device(Self.stranger(token, taken))
      }
      guard isReached else { return .gone }
      let environment = try row.decode("environment", as: PushEnvironment.self)
      let recipient = try Self.known(row, work.row.environment)
      if environment == work.row.environment { return .device(recipient) }
      let source = try row.decode("environment_source", as: EnvironmentSource.self)
      return work.row.isTrial && source == .assumed ? .trial(recipient) : .moved(to: environment)
    }.first ?? .gone
  }

  /// On `devices d`: whether nothing is known of the run for it. By key for each: of an anti-join a plan that was made
  /// for an empty table may read all rows of the run for every device.
  func hasNoRow(_ run: Run) async throws(StorageError) -> PostgresQuery {
    let deliveries = try await days.name(of: "deliveries", day: run.day)
    return """
      (SELECT true FROM \(unsafeSQL: deliveries) x WHERE x.app = d.app AND x.run = \(run.id)
        AND x.token = d.token AND x.day = \(PostgresDate(days: run.day))) IS NULL
      """
  }

  /// On `devices d`, a page of a range: whether it is still to be sent to. Only where some may have been.
  func isLeft(of work: Work) async throws(StorageError) -> PostgresQuery {
    let hasNoRow = try await hasNoRow(work.run)
    if work.row.isRescued || work.row.zones != nil { return hasNoRow }
    return """
      CASE WHEN (SELECT true FROM run_trials t WHERE t.run = \(work.run.id)) THEN \(fragment: hasNoRow) ELSE true END
      """
  }

  /// - Parameter unknown: what is taken of a token that there is no device for.
  static func recipient(
    _ row: PostgresRow, _ environment: PushEnvironment, unknown: UnregisteredTokens? = nil
  ) throws(PostgresError) -> Recipient {
    if let unknown, try row.decode("bucket", as: Int32?.self) == nil {
      return stranger(try row.decode("token"), unknown)
    }
    return Recipient(
      token: try row.decode("token"), bucket: try row.decode("bucket"),
      languages: try row.languages("languages"), environment: environment,
      user: try row.decode("user_id"), timeZone: try row.decode("time_zone", as: String?.self))
  }

  /// The same where its row was read anyway: what no index has is known then.
  private static func known(
    _ row: PostgresRow, _ environment: PushEnvironment, unknown: UnregisteredTokens? = nil
  ) throws(PostgresError) -> Recipient {
    var recipient = try recipient(row, environment, unknown: unknown)
    recipient.isUnproven = try row.decode("unproven", as: Bool?.self) ?? false
    return recipient
  }

  /// On `devices d`: the time zone, which no index has, where anybody wants to know it.
  static func zone(_ work: Work) -> String {
    let options = work.notification.message.options
    return options.quietHours == nil && !options.tellsTime ? "NULL::text" : "d.time_zone"
  }

  // MARK: who is not reached

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

  /// Writes `unknown_device` rows for named tokens that were not sent to: not registered, not active, of the
  /// other environment, since acceptance of another kind, or not there when their page was read. What has a
  /// row keeps it, so that repeating this changes nothing; devices of the other environment that the
  /// notification is for as well are left to the row of that one.
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

  /// Tokens recorded by one statement: each of them may be told to ten webhooks and more, and what delivery writes
  /// waits behind it.
  private static let unknownAtOnce = 1_000

  private static func recordUnknown(_ rows: [UnknownNames]) -> PostgresQuery {
    let all = rows.map(\.work)
    let filter = AudienceFilter(tokenKind: "i.token_kind", environment: "i.environment")
    // Where tokens without a device are sent to, whether one was left out is for the row of their environment to say.
    let absent: PostgresQuery = """
      CASE WHEN coalesce(i.strangers, i.row_environment) = i.row_environment
        THEN \(reason: .notRegisteredHere) END
      """
    return """
      WITH input AS MATERIALIZED (
        SELECT i.app, i.run, i.day, i.token_kind, i.environment, i.row_environment, i.is_narrowed, i.strangers,
          i.tokens::bytea[] AS tokens
        FROM unnest(\(all.map(\.run.app)), \(all.map(\.run.id)),
          \(all.map { PostgresDate(days: $0.run.day) }),
          \(all.map(\.notification.tokenKind)),
          \(all.map(\.notification.audience.environment)), \(all.map(\.row.environment)),
          \(all.map(\.notification.audience.isNarrowed)),
          \(all.map(\.notification.audience.unregistered?.environment)), \(rows.map { arrayLiteral($0.tokens) }))
          AS i (app, run, day, token_kind, environment, row_environment, is_narrowed, strangers, tokens)
      )
      INSERT INTO deliveries (app, run, token, day, outcome, reason, attempts)
      SELECT app, run, token, day, \(code: DeliveryOutcome.unknownDevice), reason, 0
      FROM (
        SELECT i.app, i.run, t.token, i.day, coalesce(\(fragment: filter.unknownReason(absent: absent)),
          CASE WHEN d.environment IS DISTINCT FROM i.row_environment THEN NULL
            WHEN i.is_narrowed THEN \(reason: .notInAudience) ELSE \(reason: .notRegisteredHere) END)
          AS reason
        FROM input i CROSS JOIN LATERAL unnest(i.tokens) AS t (token)
        LEFT JOIN devices d ON d.app = i.app AND d.token = t.token
      ) AS judged
      WHERE reason IS NOT NULL ORDER BY app, run, token
      ON CONFLICT DO NOTHING
      """
  }
}
