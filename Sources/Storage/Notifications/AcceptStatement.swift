// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// A notification on its way into the store, with the caller's name for the request.
struct AcceptRow: Sendable {
  let notification: Notification
  let idempotency: IdempotencyKey?
  /// Who takes the work at once, if it is for names; nil leaves it to whoever claims it.
  let holder: UUID?

  /// Rows of a batch are told apart by idempotency key where there is one, so that a batch never
  /// holds the same key twice.
  struct Key: Hashable, Comparable, Sendable {
    let app: AppID
    let idempotency: String
    let id: NotificationID?

    static func < (left: Self, right: Self) -> Bool {
      if left.app != right.app { return left.app < right.app }
      if left.idempotency != right.idempotency { return left.idempotency < right.idempotency }
      guard let a = left.id, let b = right.id else { return left.id == nil && right.id != nil }
      return a < b
    }
  }

  var key: Key {
    Key(
      app: notification.app, idempotency: idempotency?.key ?? "",
      id: idempotency == nil ? notification.id : nil)
  }

  /// What the statement says of one row.
  struct Answer: Sendable {
    /// The row that was judged.
    let id: NotificationID
    var audience = 0
    var wrongKind: (DeviceToken, TokenKind)?
    var holder: Holder?
    /// The row of work that was stored already claimed, and its run.
    var claimed: (row: Int64, run: RunID)?
  }

  /// The notification that an idempotency key stands for.
  struct Holder: Sendable {
    let id: NotificationID
    let bodyHash: [UInt8]
    let audience: Int
  }
}

/// The statement that accepts: five inserts in one on purpose, since it is the unit of durability.
enum AcceptStatement {
  private static let idempotencyHours = 24

  /// Carries the statement out for rows of different keys.
  static func run(
    _ rows: [AcceptRow], on connection: PostgresConnection
  ) async throws(PostgresError) -> [AcceptRow.Key: AcceptRow.Answer] {
    let result = try await connection.query(query(rows))
    var keys: [NotificationID: AcceptRow.Key] = [:]
    for row in rows { keys[row.notification.id] = row.key }
    var answers: [AcceptRow.Key: AcceptRow.Answer] = [:]
    for index in 0..<result.count {
      let answer = try answer(result[index])
      if let key = keys[answer.id] { answers[key] = answer }
    }
    return answers
  }

  private static func answer(_ row: PostgresRow) throws(PostgresError) -> AcceptRow.Answer {
    var answer = AcceptRow.Answer(
      id: try row.decode("id"), audience: Int(try row.decode("audience", as: Int64.self)))
    if let token = try row.decode("wrong_token", as: DeviceToken?.self) {
      answer.wrongKind = (token, try row.decode("wrong_kind", as: TokenKind.self))
    }
    if let holder = try row.decode("holder", as: NotificationID?.self) {
      answer.holder = AcceptRow.Holder(
        id: holder, bodyHash: try row.decode("holder_hash"),
        audience: Int(try row.decode("holder_audience", as: Int32.self)))
    }
    if let work = try row.decode("work", as: Int64?.self) {
      answer.claimed = (work, try row.decode("run"))
    }
    return answer
  }

  private static func query(_ rows: [AcceptRow]) -> PostgresQuery {
    """
    WITH input AS MATERIALIZED (
      \(fragment: input(rows))
    ), seen AS (
      \(fragment: seen)
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
        environment, push_type, collapse_id, expires_at, strings_revision, options, recipients)
      SELECT i.id, i.day, i.app, i.accepted_at, i.payload,
        CASE WHEN NOT i.everyone THEN i.tokens END, CASE WHEN NOT i.everyone THEN i.users END,
        i.everyone, i.environment, i.push_type, i.collapse_id, i.expires_at, i.strings_revision,
        i.options::json, i.recipients
      FROM input i JOIN seen s ON s.id = i.id
      WHERE s.wrong_token IS NULL
        AND (i.key IS NULL OR EXISTS (SELECT 1 FROM keys k WHERE k.notification = i.id))
      ON CONFLICT DO NOTHING RETURNING id, day, app, everyone
    ), started AS (
      INSERT INTO runs (app, notification, day) SELECT app, id, day FROM stored
      RETURNING id, app, notification, day
    ), queued AS (
      \(fragment: queued)
    )
    SELECT s.id, s.audience, s.wrong_token, s.wrong_kind,
      coalesce(k.notification, e.notification) AS holder,
      coalesce(k.body_hash, e.body_hash) AS holder_hash,
      coalesce(k.audience, e.audience) AS holder_audience, q.id AS work, q.run
    FROM seen s JOIN input i ON i.id = s.id
    LEFT JOIN queued q ON q.notification = i.id AND q.holder IS NOT NULL
    LEFT JOIN keys k ON k.app = i.app AND k.key = i.key
    LEFT JOIN idempotency e ON e.app = i.app AND e.key = i.key AND e.expires_at > now()
    """
  }

  /// Whom each row of `input` reaches, and a token of a kind that it cannot.
  private static var seen: PostgresQuery {
    let filter = AudienceFilter(tokenKind: "i.token_kind", environment: "i.environment")
    let named = filter.named(app: "i.app", tokens: "i.tokens", users: "i.users", columns: "d.token")
    return """
      SELECT i.id, wrong.token AS wrong_token, wrong.token_kind AS wrong_kind,
        CASE WHEN i.everyone THEN
          (SELECT count(*) FROM (SELECT 1 FROM devices d WHERE d.app = i.app
            AND \(fragment: filter.condition)
            LIMIT \(Acceptance.audienceCountLimit)) AS counted)
        ELSE (SELECT count(*) FROM (\(fragment: named)) AS counted) END AS audience
      FROM input i LEFT JOIN LATERAL (
        SELECT d.token, d.token_kind FROM unnest(i.tokens) AS t (token)
        JOIN devices d ON d.app = i.app AND d.token = t.token
        WHERE d.token_kind <> i.token_kind ORDER BY d.token LIMIT 1
      ) wrong ON true
      """
  }

  /// A row of work for names, and one for each range of a broadcast.
  private static var queued: PostgresQuery {
    """
    INSERT INTO queue (app, run, notification, day, kind, class, bucket_from, bucket_to,
      available_at, holder, epoch)
    SELECT r.app, r.id, r.notification, r.day,
      CASE WHEN n.everyone THEN \(code: WorkKind.range) ELSE \(code: WorkKind.names) END,
      CASE WHEN n.everyone THEN \(code: WorkClass.broadcast) ELSE \(code: WorkClass.single) END,
      part.low, part.high,
      CASE WHEN part.is_taken THEN \(fragment: WorkQueue.leaseEnd) ELSE now() END,
      CASE WHEN part.is_taken THEN i.holder END,
      CASE WHEN part.is_taken THEN \(Work.firstEpoch) ELSE 0 END
    FROM started r JOIN stored n ON n.id = r.notification JOIN input i ON i.id = n.id
    CROSS JOIN LATERAL (
      SELECT NULL::int4 AS low, NULL::int4 AS high, i.holder IS NOT NULL AS is_taken
      WHERE NOT n.everyone
      UNION ALL
      SELECT g * 65536 / \(NotificationStore.broadcastRanges)::int4,
        (g + 1) * 65536 / \(NotificationStore.broadcastRanges)::int4 - 1, false
      FROM generate_series(0, \(NotificationStore.broadcastRanges)::int4 - 1) g WHERE n.everyone
    ) part
    RETURNING id, run, notification, holder
    """
  }

  /// The batch as rows: one array for each column. Names are cast to arrays here, once.
  private static func input(_ rows: [AcceptRow]) -> PostgresQuery {
    let all = rows.map(\.notification)
    return """
      SELECT t.id, t.day, t.app, t.accepted_at, t.payload, t.tokens::bytea[] AS tokens,
        t.users::text[] AS users, t.everyone, t.environment, t.push_type, t.token_kind,
        t.collapse_id, t.expires_at, t.strings_revision, t.options, t.recipients, t.key, t.body_hash,
        t.holder
      FROM unnest(\(all.map(\.id))::uuid[], \(all.map { PostgresDate(days: $0.id.day) })::date[],
        \(all.map(\.app))::int4[], \(all.map(\.acceptedAt))::timestamptz[],
        \(all.map(\.message.payload))::bytea[],
        \(all.map { arrayLiteral($0.audience.tokens) })::text[],
        \(all.map { arrayLiteral($0.audience.users) })::text[],
        \(all.map(\.audience.isEveryone))::bool[], \(all.map(\.audience.environment))::int2[],
        \(all.map(\.pushType))::int2[], \(all.map(\.pushType.tokenKind))::int2[],
        \(all.map(\.collapseID))::text[], \(all.map(\.expiresAt))::timestamptz[],
        \(all.map(\.context.stringsRevision))::int8[],
        \(all.map { StoredOptions($0).json })::text[], \(all.map(recipients))::bytea[],
        \(rows.map(\.idempotency?.key))::text[], \(rows.map(\.idempotency?.bodyHash))::bytea[],
        \(rows.map(\.holder))::uuid[]
      ) AS t (id, day, app, accepted_at, payload, tokens, users, everyone, environment, push_type,
        token_kind, collapse_id, expires_at, strings_revision, options, recipients, key, body_hash, holder)
      """
  }

  private static func recipients(_ notification: Notification) -> [UInt8]? {
    if case .list(let list) = notification.message.recipients { list } else { nil }
  }
}

// Arrays of arrays cannot be unnested, so each row's list travels as one text: an array literal.

/// A PostgreSQL array literal of bytea.
func arrayLiteral(_ tokens: [DeviceToken]) -> String {
  "{" + tokens.map { "\"\\\\x\($0.hex)\"" }.joined(separator: ",") + "}"
}

/// A PostgreSQL array literal of text.
func arrayLiteral(_ texts: [String]) -> String {
  // By scalar: a quote followed by a combining mark is one Character that equals neither.
  let quoted = texts.map { text in
    "\"" + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
      + "\""
  }
  return "{" + quoted.joined(separator: ",") + "}"
}
