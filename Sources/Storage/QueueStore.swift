// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Postgres
package import PushModel

/// The queue: claiming work under a lease, reading the devices it is for, and finishing it.
package final class QueueStore {
  /// Seconds that a claim lasts without being renewed: long enough for a page of devices to be
  /// answered, short enough that a dead node's work goes on soon. PostgreSQL's clock counts.
  package static let leaseSeconds = 30
  /// Devices read at once: a page renders and is handed out in a few milliseconds, and is what a
  /// crash may repeat.
  package static let pageSize = 1_000

  private let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  // MARK: claiming

  /// Claims up to `limit` available rows, single pushes before broadcasts.
  package func claim(
    holder: NotificationID, singles: Int, broadcasts: Int
  ) async throws(StorageError) -> [WorkItem] {
    var items: [WorkItem] = []
    for (workClass, limit) in [(Int16(0), singles), (Int16(1), broadcasts)] where limit > 0 {
      let statement: PostgresQuery = """
        WITH picked AS (
          SELECT id, holder IS NOT NULL AS rescued FROM queue
          WHERE class = \(workClass) AND available_at <= now()
          ORDER BY available_at, id LIMIT \(limit) FOR UPDATE SKIP LOCKED
        ), claimed AS (
          UPDATE queue q SET available_at = now() + make_interval(secs => \(Double(Self.leaseSeconds))),
            holder = \(UUIDBytes(holder)), epoch = q.epoch + 1
          FROM picked p WHERE q.id = p.id
          RETURNING q.id AS item, q.run, q.notification, q.day, q.kind, q.bucket_from, q.bucket_to,
            q.cursor_bucket, q.cursor_token, q.token, q.attempt, q.epoch, p.rescued,
            q.accepted::text AS accepted
        )
        SELECT c.item, c.run, c.day, c.kind, c.bucket_from, c.bucket_to, c.cursor_bucket,
          c.cursor_token, c.token, c.attempt, c.epoch, c.rescued, c.accepted,
          \(unsafeSQL: NotificationColumns.list)
        FROM claimed c JOIN notifications n ON n.id = c.notification AND n.day = c.day
        ORDER BY c.item
        """
      do {
        items += try decoding(try await reading(client.write, statement), Self.item)
      } catch  where !items.isEmpty {
        return items  // What was claimed is worked on; the rest can wait.
      }
    }
    return items
  }

  private static func item(_ row: PostgresRow) throws(PostgresError) -> WorkItem {
    WorkItem(
      id: try row.decode("item", as: Int64.self), run: try row.decode("run", as: Int64.self),
      day: try row.decode("day", as: PostgresDate.self).days,
      kind: try kind(row), epoch: try row.decode("epoch", as: Int64.self),
      rescued: try row.decode("rescued", as: Bool.self),
      accepted: counts(try row.decode("accepted", as: String.self)),
      notification: try NotificationColumns.record(row))
  }

  private static func kind(_ row: PostgresRow) throws(PostgresError) -> WorkItem.Kind {
    let cursor = try row.decode("cursor_token", as: [UInt8]?.self).map(DeviceToken.init(bytes:))
    switch try row.decode("kind", as: Int16.self) {
    case 1: return .names(after: cursor)
    case 2:
      let bucket = try row.decode("cursor_bucket", as: Int32?.self)
      return .range(
        from: try row.decode("bucket_from", as: Int32.self),
        to: try row.decode("bucket_to", as: Int32.self),
        cursor: bucket.flatMap { bucket in
          cursor.map { RangeCursor(bucket: bucket, token: $0) }
        })
    default:
      return .retry(
        DeviceToken(bytes: try row.decode("token", as: [UInt8].self)),
        attempt: Int(try row.decode("attempt", as: Int16.self)))
    }
  }

  private static func counts(_ json: String) -> [String: Int] {
    guard let document = try? JSONDocument(parsing: Array(json.utf8)) else { return [:] }
    var counts: [String: Int] = [:]
    for (name, value) in document.root.members { counts[name] = value.int }
    return counts
  }

  // MARK: reading the devices

  /// The devices of a small audience after a token, in token order, at most a page. Devices that
  /// have a row for this run already are left out, so that a second expansion repeats nobody.
  package func namedPage(
    _ item: WorkItem, after: DeviceToken?
  ) async throws(StorageError) -> [Recipient] {
    guard case .named(let tokens, let users) = item.notification.audience else { return [] }
    let notification = item.notification
    let rows = try await reading(
      client.read,
      """
      SELECT d.token, d.bucket, l.tags AS languages, d.environment, d.user_id
      FROM devices d JOIN language_lists l ON l.id = d.language_list
      WHERE d.app = \(notification.app) AND d.state = 1
        AND (d.token = ANY (\(tokens.map(\.bytes))) OR d.user_id = ANY (\(users)))
        AND d.token_kind = \(notification.pushType.tokenKind.code)
        AND (\(notification.environment?.code)::int2 IS NULL
          OR d.environment = \(notification.environment?.code))
        AND d.token > \(after?.bytes ?? [])
        AND NOT EXISTS (SELECT 1 FROM deliveries x WHERE x.app = d.app AND x.run = \(item.run)
          AND x.token = d.token AND x.day = \(PostgresDate(days: item.day)))
      ORDER BY d.token LIMIT \(Self.pageSize)
      """)
    return try decoding(rows, Self.recipient)
  }

  /// The devices of a broadcast's range after a cursor, in (bucket, token) order, at most a page.
  /// After a rescue, devices that have a row for this run already are left out: the holder before
  /// stored what became of them and did not come to its checkpoint.
  package func rangePage(
    _ item: WorkItem, from: Int32, to: Int32, after: RangeCursor?
  ) async throws(StorageError) -> [Recipient] {
    let notification = item.notification
    let withoutRows: PostgresQuery =
      item.rescued
      ? """
      AND NOT EXISTS (SELECT 1 FROM deliveries x WHERE x.app = d.app AND x.run = \(item.run)
        AND x.token = d.token AND x.day = \(PostgresDate(days: item.day)))
      """ : ""
    let rows = try await reading(
      client.streaming,
      """
      SELECT p.token, p.bucket, l.tags AS languages, p.environment, NULL::text AS user_id FROM (
        SELECT d.token, d.bucket, d.language_list, d.environment FROM devices d
        WHERE d.app = \(notification.app) AND d.state = 1
          AND (d.bucket, d.token) > (\(after?.bucket ?? from)::int4, \(after?.token.bytes ?? []))
          AND d.bucket <= \(to)
          AND d.token_kind = \(notification.pushType.tokenKind.code)
          AND (\(notification.environment?.code)::int2 IS NULL
            OR d.environment = \(notification.environment?.code))
          \(fragment: withoutRows)
        ORDER BY d.bucket, d.token LIMIT \(Self.pageSize)
      ) p JOIN language_lists l ON l.id = p.language_list ORDER BY p.bucket, p.token
      """)
    return try decoding(rows, Self.recipient)
  }

  /// The device of a retry, unless it is gone or no longer active.
  package func retryRecipient(
    _ item: WorkItem, token: DeviceToken
  ) async throws(StorageError) -> Recipient? {
    let rows = try await reading(
      client.read,
      """
      SELECT d.token, d.bucket, l.tags AS languages, d.environment, d.user_id
      FROM devices d JOIN language_lists l ON l.id = d.language_list
      WHERE d.app = \(item.notification.app) AND d.token = \(token.bytes) AND d.state = 1
      """)
    return try decoding(rows, Self.recipient).first
  }

  private static func recipient(_ row: PostgresRow) throws(PostgresError) -> Recipient {
    Recipient(
      token: DeviceToken(bytes: try row.decode("token", as: [UInt8].self)),
      bucket: try row.decode("bucket", as: Int32.self),
      languages: try row.languages("languages"),
      environment: PushEnvironment(code: try row.decode("environment", as: Int16.self))
        ?? .production,
      user: try row.decode("user_id", as: String?.self))
  }

  /// Writes `unknown_device` rows for named tokens that are not registered, not active, of the other
  /// environment, or since acceptance of another kind. Repeating it changes nothing.
  package func recordUnknownDevices(_ item: WorkItem) async throws(StorageError) {
    guard case .named(let tokens, _) = item.notification.audience, !tokens.isEmpty else { return }
    let notification = item.notification
    _ = try await reading(
      client.write,
      """
      INSERT INTO deliveries (app, run, token, day, outcome, reason, attempts)
      SELECT \(notification.app), \(item.run), t.token,
        \(PostgresDate(days: item.day)), 4,
        CASE WHEN d.token IS NULL THEN 'NotRegisteredHere' WHEN d.state = 2 THEN 'Quarantined'
          WHEN d.state = 3 THEN 'Unregistered'
          WHEN d.token_kind <> \(notification.pushType.tokenKind.code) THEN 'OtherTokenKind'
          ELSE 'OtherEnvironment' END, 0
      FROM unnest(\(tokens.map(\.bytes))) AS t (token)
      LEFT JOIN devices d ON d.app = \(notification.app) AND d.token = t.token
      WHERE d.token IS NULL OR d.state <> 1
        OR d.token_kind <> \(notification.pushType.tokenKind.code)
        OR d.environment <> coalesce(\(notification.environment?.code), d.environment)
      ON CONFLICT DO NOTHING
      """)
  }

  // MARK: going on and finishing

  /// Keeps a claim for another lease. False: somebody else holds the row now, it is done, or it was
  /// handed back: a renewal that comes late must not move the time of its next try.
  package func renew(_ item: WorkItem) async throws(StorageError) -> Bool {
    let rows = try await reading(
      client.write,
      """
      UPDATE queue SET available_at = now() + make_interval(secs => \(Double(Self.leaseSeconds)))
      WHERE id = \(item.id) AND epoch = \(item.epoch) AND holder IS NOT NULL RETURNING id
      """)
    return rows.count > 0
  }

  /// Notes how far an expansion has come, and renews the claim. False: superseded.
  package func checkpoint(
    _ item: WorkItem, cursor: RangeCursor, accepted: [String: Int]
  ) async throws(StorageError) -> Bool {
    let rows = try await reading(
      client.write,
      """
      UPDATE queue SET cursor_bucket = \(cursor.bucket), cursor_token = \(cursor.token.bytes),
        accepted = \(Self.json(accepted))::text::jsonb,
        available_at = now() + make_interval(secs => \(Double(Self.leaseSeconds)))
      WHERE id = \(item.id) AND epoch = \(item.epoch) RETURNING id
      """)
    return rows.count > 0
  }

  /// Removes a finished row and folds what a range accepted into the run's counts, in one
  /// statement. False: superseded, and nothing changed.
  package func complete(
    _ item: WorkItem, accepted: [String: Int]
  ) async throws(StorageError) -> Bool {
    let rows = try await reading(
      client.write,
      """
      WITH done AS (
        DELETE FROM queue WHERE id = \(item.id) AND epoch = \(item.epoch) RETURNING run
      ), counted AS (
        INSERT INTO run_counts (run, outcome, language, count)
        SELECT done.run, 2, e.key, e.value::int8
        FROM done, jsonb_each_text(\(Self.json(accepted))::text::jsonb) e
        ON CONFLICT (run, outcome, language) DO UPDATE
        SET count = run_counts.count + EXCLUDED.count
      )
      SELECT run FROM done
      """)
    return rows.count > 0
  }

  /// Hands a claim back, to be taken again after a delay.
  package func release(_ item: WorkItem, afterSeconds: Double) async throws(StorageError) {
    _ = try await reading(
      client.write,
      """
      UPDATE queue SET available_at = now() + make_interval(secs => \(afterSeconds)), holder = NULL
      WHERE id = \(item.id) AND epoch = \(item.epoch)
      """)
  }

  /// Rows in the queue, and the age in seconds of the oldest one that nobody has claimed.
  package func depth() async throws(StorageError) -> (rows: Int, oldestSeconds: Double) {
    let rows = try await reading(
      client.read,
      """
      SELECT count(*) AS rows,
        coalesce(extract(epoch FROM now() - min(available_at) FILTER (WHERE available_at <= now())), 0)::float8
          AS oldest
      FROM (SELECT available_at FROM queue LIMIT 100000) q
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      (Int(try row.decode("rows", as: Int64.self)), try row.decode("oldest", as: Double.self))
    }.first ?? (0, 0)
  }

  private static func json(_ counts: [String: Int]) -> String {
    var writer = JSONWriter()
    writer.object { object in
      for (name, count) in counts.sorted(by: { $0.key < $1.key }) { object.field(name, count) }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
