// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// The devices that work is for, read page by page.
package final class AudiencePages {
  /// Devices read at once: a page renders and is handed out in a few milliseconds, and is what a
  /// crash may repeat.
  package static let size = 1_000

  private let client: PostgresClient
  private let unknown: WriteCombiner<UnknownNames, RunID, Bool>

  init(client: PostgresClient) {
    self.client = client
    let write = client.deliveryWrite
    unknown = WriteCombiner(key: \.run.id) { (rows) throws(PostgresError) in
      try await write.query(Self.recordUnknown(rows))
      return Dictionary(uniqueKeysWithValues: rows.map { ($0.run.id, true) })
    }
  }

  /// The devices of a small audience after a token, in token order, at most a page. Devices that
  /// have a row for this run already are left out, so that a second expansion repeats nobody.
  package func named(
    _ work: Work, after: DeviceToken?
  ) async throws(StorageError) -> [Recipient] {
    let audience = work.notification.audience
    let named = AudienceFilter(work.notification).named(
      app: "\(work.run.app)", tokens: "\(audience.tokens)", users: "\(audience.users)",
      columns: "d.token, d.bucket, d.language_list, d.environment, d.user_id",
      further: """
        d.token > \(after?.bytes ?? []) AND \(fragment: Self.hasNoRow(work.run))
        """)
    let rows = try await reading(
      client.deliveryRead,
      """
      SELECT p.token, p.bucket, l.tags AS languages, p.environment, p.user_id
      FROM (\(fragment: named) ORDER BY 1 LIMIT \(Self.size)) p
      JOIN language_lists l ON l.id = p.language_list ORDER BY p.token
      """)
    return try decoding(rows, Self.recipient)
  }

  /// The devices of a broadcast's range after a cursor, in (bucket, token) order, at most a page.
  /// After a rescue, devices that have a row for this run already are left out: the holder before
  /// stored what became of them and did not come to its checkpoint.
  package func range(
    _ work: Work, from: Int32, to: Int32, after: RangeCursor?
  ) async throws(StorageError) -> [Recipient] {
    let filter = AudienceFilter(work.notification)
    let rows = try await reading(
      client.deliveryRead,
      """
      SELECT p.token, p.bucket, l.tags AS languages, p.environment, NULL::text AS user_id FROM (
        SELECT d.token, d.bucket, d.language_list, d.environment FROM devices d
        WHERE d.app = \(work.run.app) AND \(fragment: filter.condition)
          AND (d.bucket, d.token) > (\(after?.bucket ?? from)::int4, \(after?.token.bytes ?? []))
          AND d.bucket <= \(to)
          AND \(fragment: work.isRescued ? Self.hasNoRow(work.run) : "true")
        ORDER BY d.bucket, d.token LIMIT \(Self.size)
      ) p JOIN language_lists l ON l.id = p.language_list ORDER BY p.bucket, p.token
      """)
    return try decoding(rows, Self.recipient)
  }

  /// The device of a retry, unless it is gone or no longer active.
  package func retried(
    _ work: Work, token: DeviceToken
  ) async throws(StorageError) -> Recipient? {
    let rows = try await reading(
      client.deliveryRead,
      """
      SELECT d.token, d.bucket, l.tags AS languages, d.environment, d.user_id
      FROM devices d JOIN language_lists l ON l.id = d.language_list
      WHERE d.app = \(work.run.app) AND d.token = \(token)
        AND d.state = \(code: DeviceState.active)
      """)
    return try decoding(rows, Self.recipient).first
  }

  /// On `devices d`: whether nothing is known of the run for it.
  private static func hasNoRow(_ run: Run) -> PostgresQuery {
    """
    NOT EXISTS (SELECT 1 FROM deliveries x WHERE x.app = d.app AND x.run = \(run.id)
      AND x.token = d.token AND x.day = \(PostgresDate(days: run.day)))
    """
  }

  private static func recipient(_ row: PostgresRow) throws(PostgresError) -> Recipient {
    Recipient(
      token: try row.decode("token"), bucket: try row.decode("bucket"),
      languages: try row.languages("languages"), environment: try row.decode("environment"),
      user: try row.decode("user_id"))
  }

  // MARK: who is not reached

  private struct UnknownNames: Sendable {
    let run: Run
    let notification: Notification
  }

  /// Writes `unknown_device` rows for named tokens that are not registered, not active, of the other
  /// environment, or since acceptance of another kind. Repeating it changes nothing.
  package func recordUnknown(_ work: Work) async throws(StorageError) {
    guard !work.notification.audience.tokens.isEmpty else { return }
    let names = UnknownNames(run: work.run, notification: work.notification)
    do { _ = try await unknown.submit(names) } catch { throw StorageError(error) }
  }

  private static func recordUnknown(_ rows: [UnknownNames]) -> PostgresQuery {
    let all = rows.map(\.notification)
    let filter = AudienceFilter(tokenKind: "i.token_kind", environment: "i.environment")
    return """
      WITH input AS MATERIALIZED (
        SELECT i.app, i.run, i.day, i.token_kind, i.environment, i.tokens::bytea[] AS tokens
        FROM unnest(\(rows.map(\.run.app)), \(rows.map(\.run.id)),
          \(rows.map { PostgresDate(days: $0.run.day) }), \(all.map(\.pushType.tokenKind)),
          \(all.map(\.audience.environment)), \(all.map { arrayLiteral($0.audience.tokens) }))
          AS i (app, run, day, token_kind, environment, tokens)
      )
      INSERT INTO deliveries (app, run, token, day, outcome, reason, attempts)
      SELECT app, run, token, day, \(code: DeliveryOutcome.unknownDevice), reason, 0
      FROM (
        SELECT i.app, i.run, t.token, i.day, \(fragment: filter.unknownReason) AS reason
        FROM input i CROSS JOIN LATERAL unnest(i.tokens) AS t (token)
        LEFT JOIN devices d ON d.app = i.app AND d.token = t.token
      ) AS judged
      WHERE reason IS NOT NULL ORDER BY app, run, token
      ON CONFLICT DO NOTHING
      """
  }
}
