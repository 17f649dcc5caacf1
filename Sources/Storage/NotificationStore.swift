// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Accepting notifications, and reading them back.
package final class NotificationStore {
  /// A broadcast is cut into this many ranges of buckets, so that shards and nodes share it; each is
  /// one row of the queue.
  package static let broadcastRanges = 16
  private static let idempotencyHours = 24

  private let client: PostgresClient
  private let acceptances: WriteCombiner<AcceptanceRow, AcceptanceKey, AcceptanceAnswer>

  init(client: PostgresClient) {
    self.client = client
    let write = client.write
    acceptances = WriteCombiner(key: \.combinerKey) { (rows) throws(PostgresError) in
      try await Self.accept(rows, on: write)
    }
  }

  // MARK: accepting

  /// Commits the notification with its run and queue rows, or says why not. When this returns
  /// `.accepted`, no crash can lose it.
  ///
  /// - Parameter recipients: what each is given, JSON as the caller wrote it; the audience names them.
  package func accept(
    _ notification: NotificationRecord, recipients: [UInt8]? = nil, idempotency: IdempotencyKey?
  ) async throws(StorageError) -> Acceptance {
    let row = AcceptanceRow(
      notification: notification, recipients: recipients, idempotency: idempotency)
    var answer: AcceptanceAnswer
    repeat {
      do { answer = try await acceptances.submit(row) } catch { throw StorageError(error) }
      // A later request with the same idempotency key stood for this one in its batch and was
      // refused; that says nothing of this one.
    } while answer.wrongKind != nil && answer.id != notification.id && answer.holder == nil
    // A request that was accepted before is answered as it was then, whatever its tokens are now.
    if let (token, kind) = answer.wrongKind, answer.holder == nil {
      return .wrongTokenKind(token, kind)
    }
    guard let idempotency else { return .accepted(id: notification.id, audience: answer.audience) }
    var holder = answer.holder
    if holder == nil {
      // Another shard committed the same key after our statement's snapshot was taken.
      holder = try await idempotencyHolder(app: notification.app, key: idempotency.key)
    }
    guard let holder else { throw .vanished }
    if holder.bodyHash != idempotency.bodyHash { return .keyReused }
    return holder.id == notification.id
      ? .accepted(id: holder.id, audience: holder.audience)
      : .replayed(id: holder.id, audience: holder.audience)
  }

  /// Rows of a batch are told apart by idempotency key where there is one, so that a batch never
  /// holds the same key twice.
  private struct AcceptanceKey: Hashable, Comparable, Sendable {
    let app: Int32
    let idempotency: String
    let id: NotificationID?

    static func < (left: Self, right: Self) -> Bool {
      if left.app != right.app { return left.app < right.app }
      if left.idempotency != right.idempotency { return left.idempotency < right.idempotency }
      guard let a = left.id, let b = right.id else { return left.id == nil && right.id != nil }
      return a < b
    }
  }

  private struct AcceptanceRow: Sendable {
    let notification: NotificationRecord
    let recipients: [UInt8]?
    let idempotency: IdempotencyKey?

    var badge: (number: Int32?, isIncrement: Bool) {
      switch notification.badge {
      case .set(let number): (Int32(clamping: number), false)
      case .increment(let number): (Int32(clamping: number), true)
      case nil: (nil, false)
      }
    }

    var combinerKey: AcceptanceKey {
      AcceptanceKey(
        app: notification.app, idempotency: idempotency?.key ?? "",
        id: idempotency == nil ? notification.id : nil)
    }

    var tokens: [DeviceToken]? {
      if case .named(let tokens, _) = notification.audience { tokens } else { nil }
    }
    var users: [String]? {
      if case .named(_, let users) = notification.audience { users } else { nil }
    }
  }

  private struct Holder: Sendable {
    let id: NotificationID
    let bodyHash: [UInt8]
    let audience: Int
  }

  private struct AcceptanceAnswer: Sendable {
    /// The row that was judged.
    let id: NotificationID
    var audience = 0
    var wrongKind: (DeviceToken, TokenKind)?
    var holder: Holder?
  }

  private static func accept(
    _ rows: [AcceptanceRow], on connection: PostgresConnection
  ) async throws(PostgresError) -> [AcceptanceKey: AcceptanceAnswer] {
    let result = try await connection.query(acceptStatement(rows))
    var keys: [NotificationID: AcceptanceKey] = [:]
    for row in rows { keys[row.notification.id] = row.combinerKey }
    var answers: [AcceptanceKey: AcceptanceAnswer] = [:]
    for index in 0..<result.count {
      let row = result[index]
      guard
        let id = NotificationID(bytes: try row.decode("id", as: UUIDBytes.self).bytes),
        let key = keys[id]
      else { continue }
      var answer = AcceptanceAnswer(
        id: id, audience: Int(try row.decode("audience", as: Int64.self)))
      if let token = try row.decode("wrong_token", as: [UInt8]?.self) {
        let kind = TokenKind(code: try row.decode("wrong_kind", as: Int16.self)) ?? .alert
        answer.wrongKind = (DeviceToken(bytes: token), kind)
      }
      if let holder = try row.decode("holder", as: UUIDBytes?.self),
        let id = NotificationID(bytes: holder.bytes)
      {
        answer.holder = Holder(
          id: id, bodyHash: try row.decode("holder_hash", as: [UInt8].self),
          audience: Int(try row.decode("holder_audience", as: Int32.self)))
      }
      answers[key] = answer
    }
    return answers
  }

  // The five inserts that make a notification are one statement on purpose: it is the unit of
  // durability.
  private static func acceptStatement(_ rows: [AcceptanceRow]) -> PostgresQuery {
    return """
      WITH input AS (
        \(fragment: input(rows))
      ), seen AS (
        SELECT i.id, wrong.token AS wrong_token, wrong.token_kind AS wrong_kind,
          CASE WHEN i.everyone THEN
            (SELECT count(*) FROM (SELECT 1 FROM devices d WHERE d.app = i.app AND d.state = 1
              AND d.token_kind = i.token_kind
              AND (i.environment IS NULL OR d.environment = i.environment)
              LIMIT \(Acceptance.audienceCountLimit)) AS counted)
          ELSE
            (SELECT count(*) FROM devices d WHERE d.app = i.app
              AND (d.token = ANY (i.tokens::bytea[]) OR d.user_id = ANY (i.users::text[]))
              AND d.state = 1 AND d.token_kind = i.token_kind
              AND (i.environment IS NULL OR d.environment = i.environment))
          END AS audience
        FROM input i LEFT JOIN LATERAL (
          SELECT d.token, d.token_kind FROM devices d
          WHERE d.app = i.app AND d.token = ANY (i.tokens::bytea[]) AND d.token_kind <> i.token_kind
          ORDER BY d.token LIMIT 1
        ) wrong ON true
      ), keys AS (
        INSERT INTO idempotency (app, key, body_hash, notification, audience, expires_at)
        SELECT i.app, i.key, i.body_hash, i.id, s.audience,
          now() + make_interval(hours => \(Self.idempotencyHours)::int4)
        FROM input i JOIN seen s ON s.id = i.id
        WHERE i.key IS NOT NULL AND s.wrong_token IS NULL ORDER BY i.app, i.key
        ON CONFLICT (app, key) DO UPDATE SET body_hash = EXCLUDED.body_hash,
          notification = EXCLUDED.notification, audience = EXCLUDED.audience,
          expires_at = EXCLUDED.expires_at
        WHERE idempotency.expires_at <= now() OR idempotency.notification = EXCLUDED.notification
        RETURNING app, key, notification, body_hash, audience
      ), stored AS (
        INSERT INTO notifications (id, day, app, accepted_at, payload, tokens, users, everyone,
          environment, push_type, topic, priority, collapse_id, expires_at, fallback_languages,
          app_fallback_languages, source_language, language_overrides, strings_revision, localize,
          truncates, badge, badge_is_increment, recipients)
        SELECT i.id, i.day, i.app, i.accepted_at, i.payload, i.tokens::bytea[], i.users::text[],
          i.everyone, i.environment, i.push_type, i.topic, i.priority, i.collapse_id, i.expires_at,
          i.fallback_languages, i.app_fallback_languages, i.source_language, i.language_overrides,
          i.strings_revision, i.localize, i.truncates, i.badge, i.badge_is_increment, i.recipients
        FROM input i JOIN seen s ON s.id = i.id
        WHERE s.wrong_token IS NULL
          AND (i.key IS NULL OR EXISTS (SELECT 1 FROM keys k WHERE k.notification = i.id))
        ON CONFLICT DO NOTHING RETURNING id, day, app, everyone
      ), started AS (
        INSERT INTO runs (app, notification, day) SELECT app, id, day FROM stored
        RETURNING id, app, notification, day
      ), queued AS (
        INSERT INTO queue (app, run, notification, day, kind, class, bucket_from, bucket_to)
        SELECT r.app, r.id, r.notification, r.day, CASE WHEN n.everyone THEN 2 ELSE 1 END,
          CASE WHEN n.everyone THEN 1 ELSE 0 END, part.low, part.high
        FROM started r JOIN stored n ON n.id = r.notification CROSS JOIN LATERAL (
          SELECT NULL::int4 AS low, NULL::int4 AS high WHERE NOT n.everyone
          UNION ALL
          SELECT g * 65536 / \(Self.broadcastRanges)::int4,
            (g + 1) * 65536 / \(Self.broadcastRanges)::int4 - 1
          FROM generate_series(0, \(Self.broadcastRanges)::int4 - 1) g WHERE n.everyone
        ) part
      )
      SELECT s.id, s.audience, s.wrong_token, s.wrong_kind,
        coalesce(k.notification, e.notification) AS holder,
        coalesce(k.body_hash, e.body_hash) AS holder_hash,
        coalesce(k.audience, e.audience) AS holder_audience
      FROM seen s JOIN input i ON i.id = s.id
      LEFT JOIN keys k ON k.app = i.app AND k.key = i.key
      LEFT JOIN idempotency e ON e.app = i.app AND e.key = i.key AND e.expires_at > now()
      """
  }

  /// The batch as rows: one array for each column.
  private static func input(_ rows: [AcceptanceRow]) -> PostgresQuery {
    let all = rows.map(\.notification)
    let stamps = all.map { $0.expiresAt.map { PostgresTimestamp(microseconds: $0.microseconds) } }
    return """
      SELECT * FROM unnest(\(all.map { UUIDBytes($0.id) })::uuid[],
        \(all.map { PostgresDate(days: $0.id.day) })::date[],
        \(all.map(\.app))::int4[],
        \(all.map { PostgresTimestamp(microseconds: $0.acceptedAt.microseconds) })::timestamptz[],
        \(all.map(\.payload))::bytea[], \(rows.map { encode(tokens: $0.tokens) })::text[],
        \(rows.map { encode(users: $0.users) })::text[], \(all.map { $0.audience == .everyone })::bool[],
        \(all.map(\.environment?.code))::int2[], \(all.map(\.pushType.code))::int2[],
        \(all.map(\.topic))::text[], \(all.map { Int16($0.priority) })::int2[],
        \(all.map(\.collapseID))::text[], \(stamps)::timestamptz[],
        \(all.map { $0.fallbackLanguages.joined(separator: ",") })::text[],
        \(all.map { $0.appFallbackLanguages.joined(separator: ",") })::text[],
        \(all.map(\.sourceLanguage))::text[],
        \(all.map { LanguageOverrides.text($0.languageOverrides) })::text[],
        \(all.map(\.stringsRevision))::int8[], \(all.map(\.pushType.tokenKind.code))::int2[],
        \(rows.map(\.idempotency?.key))::text[], \(rows.map(\.idempotency?.bodyHash))::bytea[],
        \(all.map(\.localize))::bytea[], \(all.map(\.truncates))::bool[],
        \(rows.map(\.badge.number))::int4[], \(rows.map(\.badge.isIncrement))::bool[],
        \(rows.map(\.recipients))::bytea[]
      ) AS t (id, day, app, accepted_at, payload, tokens, users, everyone, environment, push_type,
        topic, priority, collapse_id, expires_at, fallback_languages, app_fallback_languages,
        source_language, language_overrides, strings_revision, token_kind,
        key, body_hash, localize, truncates, badge, badge_is_increment, recipients)
      """
  }

  /// A PostgreSQL array literal of bytea: arrays of arrays cannot be unnested, so each row's list
  /// travels as one text.
  private static func encode(tokens: [DeviceToken]?) -> String? {
    tokens.map { list in "{" + list.map { "\"\\\\x\($0.hex)\"" }.joined(separator: ",") + "}" }
  }

  /// A PostgreSQL array literal of text.
  private static func encode(users: [String]?) -> String? {
    users.map { list in
      // By scalar: a quote followed by a combining mark is one Character that equals neither.
      let quoted = list.map { user in
        "\"" + user.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
          + "\""
      }
      return "{" + quoted.joined(separator: ",") + "}"
    }
  }

  private func idempotencyHolder(app: Int32, key: String) async throws(StorageError) -> Holder? {
    let rows = try await reading(
      client.write,
      """
      SELECT notification, body_hash, audience FROM idempotency
      WHERE app = \(app) AND key = \(key) AND expires_at > now()
      """)
    return try decoding(rows) { (row) throws(PostgresError) -> Holder? in
      guard let id = NotificationID(bytes: try row.decode("notification", as: UUIDBytes.self).bytes)
      else { return nil }
      return Holder(
        id: id, bodyHash: try row.decode("body_hash", as: [UInt8].self),
        audience: Int(try row.decode("audience", as: Int32.self)))
    }.compactMap { $0 }.first
  }

  // MARK: reading

  /// The notification of an app, or nil.
  package func notification(
    app: Int32, id: NotificationID
  ) async throws(StorageError) -> NotificationRecord? {
    let rows = try await reading(
      client.read,
      """
      SELECT \(unsafeSQL: NotificationColumns.list) FROM notifications n
      WHERE n.id = \(UUIDBytes(id)) AND n.app = \(app)
        AND n.day = \(PostgresDate(days: id.day))
      """)
    return try decoding(rows, NotificationColumns.record).first
  }

  /// What each recipient of a notification is given, JSON as the caller wrote it; nil for one that is
  /// not personal.
  package func recipients(of id: NotificationID) async throws(StorageError) -> [UInt8]? {
    let rows = try await reading(
      client.read,
      """
      SELECT n.recipients FROM notifications n
      WHERE n.id = \(UUIDBytes(id)) AND n.day = \(PostgresDate(days: id.day))
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("recipients", as: [UInt8]?.self)
    }.first ?? nil
  }

  /// Notifications of an app, newest first, older than `before`; at most `limit`.
  package func list(
    app: Int32, before: NotificationID?, limit: Int
  ) async throws(StorageError) -> [NotificationRecord] {
    let ceiling = before.map { UUIDBytes($0) } ?? UUIDBytes(high: .max, low: .max)
    let rows = try await reading(
      client.read,
      """
      SELECT \(unsafeSQL: NotificationColumns.list) FROM notifications n
      WHERE n.app = \(app) AND n.id < \(ceiling) ORDER BY n.id DESC LIMIT \(limit)
      """)
    return try decoding(rows, NotificationColumns.record)
  }

  /// What a notification's deliveries add up to, finished or not.
  package func counts(_ id: NotificationID) async throws(StorageError) -> NotificationCounts {
    let results = try await together(
      client.read,
      [
        """
        SELECT d.outcome, coalesce(d.reason, '') AS reason, coalesce(d.language, '') AS language,
          count(*) AS count
        FROM runs r JOIN deliveries d ON d.app = r.app AND d.run = r.id AND d.day = r.day
        WHERE r.notification = \(UUIDBytes(id)) GROUP BY 1, 2, 3
        UNION ALL
        SELECT c.outcome, '', c.language, c.count FROM runs r JOIN run_counts c ON c.run = r.id
        WHERE r.notification = \(UUIDBytes(id))
        UNION ALL
        SELECT 2, '', e.key, e.value::int8 FROM runs r JOIN queue q ON q.run = r.id,
          jsonb_each_text(q.accepted) e
        WHERE r.notification = \(UUIDBytes(id))
        """,
        """
        SELECT count(*) AS rows, count(*) FILTER (WHERE epoch > 0 OR kind = 3) AS begun
        FROM runs r JOIN queue q ON q.run = r.id WHERE r.notification = \(UUIDBytes(id))
        """,
      ])
    var counts = NotificationCounts()
    let tally = try decoding(results[0]) { (row) throws(PostgresError) in
      (
        outcome: DeliveryOutcome(rawValue: try row.decode("outcome", as: Int16.self)),
        reason: try row.decode("reason", as: String.self),
        language: try row.decode("language", as: String.self),
        count: Int(try row.decode("count", as: Int64.self))
      )
    }
    for row in tally {
      guard let outcome = row.outcome else { continue }
      counts.outcomes[outcome, default: 0] += row.count
      if !row.reason.isEmpty { counts.reasons[row.reason, default: 0] += row.count }
      if outcome == .accepted, !row.language.isEmpty {
        counts.languages[row.language, default: 0] += row.count
      }
    }
    let work =
      try decoding(results[1]) { (row) throws(PostgresError) in
        (try row.decode("rows", as: Int64.self), try row.decode("begun", as: Int64.self))
      }.first ?? (0, 0)
    counts.state =
      work.0 == 0 ? .finished : work.1 > 0 || !tally.isEmpty ? .sending : .queued
    return counts
  }

  /// Deliveries that have a row, in token order, after `after`; at most `limit`.
  package func deliveries(
    of id: NotificationID, outcome: DeliveryOutcome?, reason: String?, after: DeviceToken?,
    limit: Int
  ) async throws(StorageError) -> [DeliveryRecord] {
    var query: PostgresQuery = """
      SELECT d.token, d.outcome, d.status, d.reason, d.language, d.apns_id, d.attempts, d.updated_at
      FROM runs r JOIN deliveries d ON d.app = r.app AND d.run = r.id AND d.day = r.day
      WHERE r.notification = \(UUIDBytes(id)) AND d.token > \(after?.bytes ?? [])
      """
    if let outcome { query += " AND d.outcome = \(outcome.rawValue)" }
    if let reason { query += " AND d.reason = \(reason)" }
    query += " ORDER BY d.token LIMIT \(limit)"
    return try decoding(try await reading(client.read, query)) { (row) throws(PostgresError) in
      DeliveryRecord(
        token: DeviceToken(bytes: try row.decode("token", as: [UInt8].self)),
        outcome: DeliveryOutcome(rawValue: try row.decode("outcome", as: Int16.self)) ?? .unknown,
        status: try row.decode("status", as: Int16?.self).map(Int.init),
        reason: try row.decode("reason", as: String?.self),
        language: try row.decode("language", as: String?.self),
        apnsID: try row.decode("apns_id", as: UUIDBytes?.self)
          .flatMap { NotificationID(bytes: $0.bytes)?.description },
        attempts: Int(try row.decode("attempts", as: Int16.self)),
        updatedAt: try row.instant("updated_at"))
    }
  }
}
