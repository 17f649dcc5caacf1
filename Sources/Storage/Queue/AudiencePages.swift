// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// The devices that work is for, read page by page.
package final class AudiencePages {
  /// Devices read at once: a page renders and is handed out in a few milliseconds, and is what a
  /// crash may repeat.
  package static let size = 1_000

  private let client: PostgresClient
  private let days: DayPartitions
  private let unknown: WriteCombiner<UnknownNames, RunKey, Bool>

  init(client: PostgresClient) {
    self.client = client
    days = DayPartitions(connection: client.deliveryRead)
    let write = client.deliveryWrite
    unknown = WriteCombiner(key: \.key) { (rows) throws(PostgresError) in
      try await write.query(Self.recordUnknown(rows))
      return Dictionary(uniqueKeysWithValues: rows.map { ($0.key, true) })
    }
  }

  /// The devices of a small audience after a token, in token order, at most a page. Devices that
  /// have a row for this run already are left out, so that a second expansion repeats nobody.
  package func named(
    _ work: Work, after: DeviceToken?
  ) async throws(StorageError) -> [Recipient] {
    let audience = work.notification.audience
    let hasNoRow = try await hasNoRow(work.run)
    let named = AudienceFilter(work).named(
      app: "\(work.run.app)", tokens: "\(audience.tokens)", users: "\(audience.users)",
      columns: "d.token, d.bucket, d.language_list, d.user_id",
      further: "d.token > \(after?.bytes ?? []) AND \(fragment: hasNoRow)")
    let rows = try await reading(
      client.deliveryRead,
      """
      SELECT p.token, p.bucket, l.tags AS languages, p.user_id
      FROM (\(fragment: named) ORDER BY 1 LIMIT \(Self.size)) p
      JOIN language_lists l ON l.id = p.language_list ORDER BY p.token
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try Self.recipient(row, work.row.environment)
    }
  }

  /// The devices of a broadcast's range after a cursor, in (bucket, token) order, at most a page.
  /// After a rescue, devices that have a row for this run already are left out: the holder before
  /// stored what became of them and did not come to its checkpoint.
  package func range(
    _ work: Work, from: Int32, to: Int32, after: RangeCursor?
  ) async throws(StorageError) -> [Recipient] {
    let hasNoRow: PostgresQuery = work.row.isRescued ? try await hasNoRow(work.run) : "true"
    let rows = try await reading(
      client.deliveryRead,
      """
      SELECT p.token, p.bucket, l.tags AS languages, NULL::text AS user_id FROM (
        SELECT d.token, d.bucket, d.language_list FROM devices d
        WHERE d.app = \(work.run.app) AND \(fragment: AudienceFilter(work).condition)
          AND (d.bucket, d.token) > (\(after?.bucket ?? from)::int4, \(after?.token.bytes ?? []))
          AND d.bucket <= \(to) AND \(fragment: hasNoRow)
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
    let (run, day) = (work.run, PostgresDate(days: work.run.day))
    let audience = work.notification.audience
    let isNamed: PostgresQuery =
      audience.isEveryone
      ? "true" : "(d.token = ANY (\(audience.tokens)) OR d.user_id = ANY (\(audience.users)))"
    let rows = try await reading(
      client.deliveryRead,
      """
      WITH former AS MATERIALIZED (
        SELECT id FROM runs WHERE notification = \(run.notification) AND id < \(run.id)
      ), last AS MATERIALIZED (
        SELECT DISTINCT ON (x.token) x.token, x.outcome FROM former f CROSS JOIN LATERAL (
          SELECT token, outcome FROM \(unsafeSQL: deliveries)
          WHERE app = \(run.app) AND run = f.id AND day = \(day) AND token > \(after?.bytes ?? [])
          ORDER BY token LIMIT \(Self.size)) x
        ORDER BY x.token, f.id DESC LIMIT \(Self.size)
      )
      SELECT p.token, d.bucket, d.user_id, l.tags AS languages, x.known
      FROM last p
      LEFT JOIN LATERAL (
        SELECT d.bucket, d.user_id, d.language_list FROM (
          SELECT * FROM devices WHERE app = \(run.app) AND token = p.token OFFSET 0) d
        WHERE p.outcome IN (SELECT unnest(r.outcomes) FROM runs r WHERE r.id = \(run.id))
          AND \(fragment: AudienceFilter(work).condition) AND \(fragment: isNamed)
        OFFSET 0) d ON true
      LEFT JOIN LATERAL (SELECT tags FROM language_lists WHERE id = d.language_list OFFSET 0) l ON true
      LEFT JOIN LATERAL (
        SELECT true AS known FROM \(unsafeSQL: deliveries) WHERE app = \(run.app) AND run = \(run.id)
          AND token = p.token AND day = \(day) OFFSET 0) x ON d.bucket IS NOT NULL
      ORDER BY p.token
      """)
    var recipients: [Recipient] = []
    let tokens = try decoding(rows) { (row) throws(PostgresError) in
      let isKnown = try row.decode("known", as: Bool?.self) ?? false
      if !isKnown, try row.decode("bucket", as: Int32?.self) != nil {
        recipients.append(try Self.recipient(row, work.row.environment))
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
    let deliveries = try await days.name(of: "deliveries", day: work.run.day)
    let rows = try await reading(
      client.deliveryRead,
      """
      WITH page AS MATERIALIZED (
        SELECT d.bucket, d.token FROM devices d
        WHERE d.app = \(work.run.app) AND \(fragment: AudienceFilter(work).condition)
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
    /// It is of the other environment by now, and so is the retry.
    case moved(to: PushEnvironment)
    /// It is not there any more, or not active.
    case gone
    /// Somebody decided it meanwhile: there is nothing to do.
    case decided
  }

  /// The device of a retry.
  package func retried(
    _ work: Work, token: DeviceToken
  ) async throws(StorageError) -> Retried {
    let deliveries = try await days.name(of: "deliveries", day: work.run.day)
    let rows = try await reading(
      client.deliveryRead,
      """
      SELECT d.token, d.bucket, l.tags AS languages, d.user_id, d.environment,
        d.state = \(code: DeviceState.active) AS reached, x.outcome
      FROM (SELECT \(work.run.app)::int4 AS app, \(token)::bytea AS token) asked
      LEFT JOIN devices d ON d.app = asked.app AND d.token = asked.token
      LEFT JOIN language_lists l ON l.id = d.language_list
      LEFT JOIN \(unsafeSQL: deliveries) x ON x.app = asked.app AND x.run = \(work.run.id)
        AND x.token = asked.token AND x.day = \(PostgresDate(days: work.run.day))
      """)
    return try decoding(rows) { (row) throws(PostgresError) -> Retried in
      let outcome = try row.decode("outcome", as: DeliveryOutcome?.self)
      if let outcome, outcome != .waiting { return .decided }
      guard try row.decode("reached", as: Bool?.self) == true else { return .gone }
      let environment = try row.decode("environment", as: PushEnvironment.self)
      guard environment == work.row.environment else { return .moved(to: environment) }
      return .device(try Self.recipient(row, work.row.environment))
    }.first ?? .gone
  }

  /// On `devices d`: whether nothing is known of the run for it.
  private func hasNoRow(_ run: Run) async throws(StorageError) -> PostgresQuery {
    let deliveries = try await days.name(of: "deliveries", day: run.day)
    return """
      NOT EXISTS (SELECT 1 FROM \(unsafeSQL: deliveries) x WHERE x.app = d.app AND x.run = \(run.id)
        AND x.token = d.token AND x.day = \(PostgresDate(days: run.day)))
      """
  }

  private static func recipient(
    _ row: PostgresRow, _ environment: PushEnvironment
  ) throws(PostgresError) -> Recipient {
    Recipient(
      token: try row.decode("token"), bucket: try row.decode("bucket"),
      languages: try row.languages("languages"), environment: environment,
      user: try row.decode("user_id"))
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
    guard !tokens.isEmpty else { return }
    do { _ = try await unknown.submit(UnknownNames(work: work, tokens: tokens)) } catch {
      throw StorageError(error)
    }
  }

  private static func recordUnknown(_ rows: [UnknownNames]) -> PostgresQuery {
    let all = rows.map(\.work)
    let filter = AudienceFilter(tokenKind: "i.token_kind", environment: "i.environment")
    return """
      WITH input AS MATERIALIZED (
        SELECT i.app, i.run, i.day, i.token_kind, i.environment, i.row_environment,
          i.tokens::bytea[] AS tokens
        FROM unnest(\(all.map(\.run.app)), \(all.map(\.run.id)),
          \(all.map { PostgresDate(days: $0.run.day) }),
          \(all.map(\.notification.pushType.tokenKind)),
          \(all.map(\.notification.audience.environment)), \(all.map(\.row.environment)),
          \(rows.map { arrayLiteral($0.tokens) }))
          AS i (app, run, day, token_kind, environment, row_environment, tokens)
      )
      INSERT INTO deliveries (app, run, token, day, outcome, reason, attempts)
      SELECT app, run, token, day, \(code: DeliveryOutcome.unknownDevice), reason, 0
      FROM (
        SELECT i.app, i.run, t.token, i.day, coalesce(\(fragment: filter.unknownReason),
          CASE WHEN d.environment = i.row_environment THEN \(reason: .notRegisteredHere) END) AS reason
        FROM input i CROSS JOIN LATERAL unnest(i.tokens) AS t (token)
        LEFT JOIN devices d ON d.app = i.app AND d.token = t.token
      ) AS judged
      WHERE reason IS NOT NULL ORDER BY app, run, token
      ON CONFLICT DO NOTHING
      """
  }
}
