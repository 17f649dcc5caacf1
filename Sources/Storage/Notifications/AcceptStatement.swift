// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// The statement that accepts notifications. Its five inserts commit or fail together. It reads the
/// named devices once, and returns them if there are few, so that the sender need not read them
/// again.
///
/// The folder `AcceptStatement` contains usual variants as SQL.
enum AcceptStatement {
  /// Maximum devices of a notification that the statement returns. Larger audiences are read page
  /// by page.
  static let recipientsAnswered = 16
  /// Maximum number of devices of a run whose outcomes are counted from its rows in `deliveries`.
  /// Below it, counting rows is cheaper than updating counters with each push. Larger runs have
  /// counters.
  static let countedByRows = 1_000

  /// Maximum number of tokens and users of a notification that is accepted on the shared
  /// connection. 10,000 names take about 60 ms, during which other requests would wait.
  static let namesOfShortStatement = 500

  /// Executes the statement for rows with different keys.
  ///
  /// - Parameter days: names of partitions, read on the same connection.
  static func run(
    _ rows: [AcceptRow], on connection: PostgresConnection, _ days: DayPartitions,
    waiting locks: LockWait
  ) async throws(PostgresError) -> [AcceptRow.Key: AcceptRow.Answer] {
    let result = try await stored(rows, on: connection, days, waiting: locks)
    var keys: [NotificationID: AcceptRow.Key] = [:]
    for row in rows { keys[row.notification.id] = row.key }
    var answers: [AcceptRow.Key: AcceptRow.Answer] = [:]
    // The result has one row per device. A queue row without devices has one row, and so has a
    // notification without queue rows.
    for index in 0..<result.count {
      let line = result[index]
      let id = try line.decode("id", as: NotificationID.self)
      guard let key = keys[id] else { continue }
      if answers[key] == nil { answers[key] = try answer(line, id) }
      try note(line, in: &answers[key])
    }
    return answers
  }

  /// Executes the statement first without `ON CONFLICT`, which would write each row twice to the
  /// WAL. Only a retry after a lost connection can meet its own rows, and therefore uses `ON
  /// CONFLICT`.
  private static func stored(
    _ rows: [AcceptRow], on connection: PostgresConnection, _ days: DayPartitions,
    waiting locks: LockWait
  ) async throws(PostgresError) -> PostgresRows {
    let keyed = rows.filter { $0.idempotency != nil }.map(\.notification.acceptedAt)
    let keys = keyed.isEmpty ? nil : try await IdempotencyKeys(of: keyed, days)
    let lock = IdempotencyKeys.lock(rows)
    func store(isRepeated: Bool) async throws(PostgresError) -> PostgresRows {
      let statement = query(rows, keys, isRepeated: isRepeated)
      guard let lock else { return try await connection.query(statement, waiting: locks) }
      return try await connection.batch([lock, statement], waiting: locks)[1]
    }
    do { return try await store(isRepeated: false) } catch {
      guard error.isUniqueViolation else { throw error }
      return try await store(isRepeated: true)
    }
  }

  private static func answer(
    _ row: PostgresRow, _ id: NotificationID
  ) throws(PostgresError) -> AcceptRow.Answer {
    var answer = AcceptRow.Answer(
      id: id, audience: Int(try row.decode("audience", as: Int64.self)))
    answer.named = AudienceCount(
      production: Int(try row.decode("production", as: Int64.self)),
      sandbox: Int(try row.decode("sandbox", as: Int64.self)))
    if let token = try row.decode("wrong_token", as: DeviceToken?.self) {
      answer.wrongKind = (token, try row.decode("wrong_kind", as: TokenKind.self))
    }
    if let holder = try row.decode("holder", as: NotificationID?.self) {
      answer.holder = AcceptRow.Holder(
        id: holder, bodyHash: try row.decode("holder_hash"),
        audience: Int(try row.decode("holder_audience", as: Int32.self)))
    }
    return answer
  }

  /// Adds the queue row and the device of a result row.
  private static func note(
    _ line: PostgresRow, in answer: inout AcceptRow.Answer?
  ) throws(PostgresError) {
    guard let work = try line.decode("work", as: Int64?.self) else { return }
    let environment = try line.decode("environment", as: PushEnvironment.self)
    if answer?.claimed.last?.row != work {
      answer?.claimed.append(
        AcceptRow.Claimed(
          row: work, run: try line.decode("run"), environment: environment,
          snapshot: try line.decode("snapshot"), counting: try line.decode("counted"),
          recipients: []))
    }
    guard let token = try line.decode("token", as: DeviceToken?.self),
      let last = answer?.claimed.indices.last
    else { return }
    answer?.claimed[last].recipients.append(
      Recipient(
        token: token, bucket: try line.decode("bucket"), languages: try line.languages("languages"),
        environment: environment, user: try line.decode("user_id"),
        timeZone: try line.decode("time_zone", as: String?.self),
        isUnverified: try line.decode("unproven", as: Bool?.self) ?? false))
  }

  /// Features that occur in a batch. The statement omits parts that no row needs, because each part
  /// costs time even without rows.
  struct Shape {
    let hasTokens: Bool
    let hasUsers: Bool
    let hasEveryone: Bool
    let hasUncommon: Bool
    let hasSchedules: Bool
    /// Whether names of any row are stored in `collapse_names`.
    let hasListedNames: Bool
    /// Whether any row needs the devices' time zones.
    let needsZones: Bool

    init(_ rows: [AcceptRow]) {
      hasTokens = rows.contains { !$0.notification.audience.tokens.isEmpty }
      hasUsers = rows.contains { !$0.notification.audience.users.isEmpty }
      hasEveryone = rows.contains { $0.notification.audience.isEveryone }
      hasUncommon = rows.contains { !$0.isPlain }
      hasSchedules = rows.contains { $0.schedule != nil }
      hasListedNames = rows.contains { CollapseNames.lists($0.notification) }
      needsZones = rows.contains { row in
        let options = row.notification.message.options
        return options.quietHours != nil || options.dependsOnTimeZone
      }
    }
  }

  /// - Parameters:
  ///   - keys: nil if no row has an idempotency key.
  ///   - isRepeated: whether some rows may already be stored.
  static func query(
    _ rows: [AcceptRow], _ keys: IdempotencyKeys?, isRepeated: Bool = false
  ) -> PostgresQuery {
    let shape = Shape(rows)
    // Another node may be storing the notification of this due schedule at this moment.
    let mayMeetItsLike = isRepeated || shape.hasSchedules
    return """
      WITH input AS MATERIALIZED (
        \(fragment: input(rows, shape))
      ), named AS MATERIALIZED (
        \(fragment: named(shape))
      ), judged AS MATERIALIZED (
        SELECT n.id, count(*) FILTER (WHERE n.reached) AS audience,
          count(*) FILTER (WHERE n.reached AND n.environment = \(code: PushEnvironment.production))
            AS production,
          count(*) FILTER (WHERE n.reached AND n.environment = \(code: PushEnvironment.sandbox))
            AS sandbox,
          \(fragment: shape.hasUsers ? devicesOfUsers : noDevicesOfUsers),
          (array_agg(n.token) FILTER (WHERE NOT n.is_of_kind))[1] AS wrong_token,
          (array_agg(n.token_kind) FILTER (WHERE NOT n.is_of_kind))[1] AS wrong_kind
        FROM named n GROUP BY n.id
      ), seen AS MATERIALIZED (
        SELECT i.id, i.app, i.day, i.key, i.reference, i.collapse_id, i.named,
          coalesce(i.audience, j.audience, 0) AS audience,
          \(fragment: handedOver("production")) AS users_production, \(fragment: handedOver("sandbox")) AS users_sandbox,
          i.everyone OR i.named > \(Self.countedByRows)
            OR coalesce(i.audience, j.audience, 0) > \(Self.countedByRows) AS counted,
          \(unsafeSQL: shape.hasUncommon ? Self.countedDevices : Self.namedDevices),
          j.wrong_token, j.wrong_kind
        FROM input i LEFT JOIN judged j ON j.id = i.id
      )\(fragment: keys?.steps ?? "")
      \(fragment: shape.hasSchedules ? AcceptSchedules.steps(hasKeys: keys != nil, isUncommon: shape.hasUncommon) : ""), stored AS (
        INSERT INTO notifications (id, day, app, accepted_at, payload, tokens, users, everyone,
          environment, push_type, collapse_id, expires_at, strings_revision, options, recipients
          \(unsafeSQL: shape.hasUncommon ? ", narrowing" : "")\(unsafeSQL: shape.hasListedNames ? ", has_listed_names" : ""))
        SELECT i.id, i.day, i.app, i.accepted_at, i.payload,
          CASE WHEN NOT i.everyone THEN nullif(i.tokens, '{}') END,
          CASE WHEN NOT i.everyone THEN nullif(i.users, '{}') END,
          i.everyone, i.environment, i.push_type, i.collapse_id, i.expires_at, i.strings_revision, i.options::json, i.recipients
          \(unsafeSQL: shape.hasUncommon ? ", i.narrowing::json" : "")\(unsafeSQL: shape.hasListedNames ? ", i.has_listed_names" : "")
        FROM input i JOIN seen s ON s.id = i.id
        WHERE \(fragment: shape.hasSchedules ? AcceptSchedules.isDue : "s.wrong_token IS NULL")
          AND \(fragment: keys == nil ? "true" : IdempotencyKeys.isFirst)
        \(unsafeSQL: mayMeetItsLike ? "ON CONFLICT DO NOTHING" : "") RETURNING id, day, app
      ), started AS (
        INSERT INTO runs (app, notification, day, audience_at_acceptance, audience, counted, reference, collapse_id,
          schedule)
        SELECT t.app, t.id, t.day, s.audience::int4, s.named + s.users_production + s.users_sandbox, s.counted,
          s.reference, s.collapse_id,
          \(fragment: shape.hasSchedules ? AcceptSchedules.repeated : "NULL::uuid")
        FROM stored t JOIN seen s ON s.id = t.id
        RETURNING id, app, notification, day
      )\(fragment: shape.hasListedNames ? ", listed AS (\(fragment: CollapseNames.insertion))" : ""), queued AS (
        \(fragment: queued(shape))
      )
      SELECT s.id, s.audience, s.production, s.sandbox, s.wrong_token, s.wrong_kind,
        \(fragment: keys == nil ? IdempotencyKeys.noHolder : IdempotencyKeys.holder), q.id AS work, q.run, q.environment,
        q.snapshot::text AS snapshot, q.counted,
        n.token, n.bucket, n.user_id, n.time_zone, n.unproven, l.tags AS languages
      FROM seen s
      LEFT JOIN queued q ON q.notification = s.id AND q.holder IS NOT NULL
      LEFT JOIN named n ON n.id = s.id AND n.reached AND n.environment = q.environment
        AND s.audience <= \(Self.recipientsAnswered)
      LEFT JOIN language_lists l ON l.id = n.language_list
      \(fragment: keys == nil ? "" : IdempotencyKeys.holders)
      ORDER BY s.id, q.id, n.token
      """
  }

  // MARK: named devices

  /// Selects the devices that rows of `input` name, each once; `reached` marks those to send to.
  /// Per row with users, reads at most as many devices as are counted.
  private static func named(_ shape: Shape) -> PostgresQuery {
    let filter = AudienceFilter(tokenKind: "i.token_kind", environment: "i.environment")
    let columns = """
      d.token, d.bucket, d.language_list, d.environment, d.user_id, d.token_kind, d.unproven,
      \(shape.needsZones ? "d.time_zone" : "NULL::text AS time_zone")
      """
    let byToken: PostgresQuery = """
      SELECT i.id, \(unsafeSQL: columns), \(fragment: filter.condition) AS reached,
        d.token_kind = i.token_kind AS is_of_kind, false AS of_user
      FROM input i CROSS JOIN LATERAL unnest(i.tokens) AS t (token) CROSS JOIN LATERAL (
        SELECT * FROM devices WHERE app = i.app AND token = t.token OFFSET 0
      ) d
      """
    let byUser: PostgresQuery = """
      SELECT i.id, d.*, true AS reached, true AS is_of_kind, true AS of_user
      FROM input i CROSS JOIN LATERAL (
        SELECT \(unsafeSQL: columns) FROM unnest(i.users) AS u (user_id) CROSS JOIN LATERAL (
          SELECT * FROM devices WHERE app = i.app AND user_id = u.user_id OFFSET 0
        ) d
        WHERE \(fragment: filter.condition) LIMIT \(Acceptance.audienceCountLimit)
      ) d
      """
    switch (shape.hasTokens, shape.hasUsers) {
    case (true, true):
      return """
        SELECT id, token, bucket, language_list, environment, user_id, token_kind, unproven, time_zone, reached,
          is_of_kind, bool_and(of_user) AS of_user
        FROM (\(fragment: byToken) UNION ALL \(fragment: byUser)) found
        GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
        """
    case (_, false): return "SELECT DISTINCT * FROM (\(fragment: byToken)) found"
    case (false, true): return "SELECT DISTINCT * FROM (\(fragment: byUser)) found"
    }
  }

  /// On `named n`: the number of devices of named users, by environment, without devices that are
  /// also named by token.
  private static let devicesOfUsers: PostgresQuery = """
    count(*) FILTER (WHERE n.reached AND n.environment = \(code: PushEnvironment.production)
      AND n.of_user) AS users_production,
    count(*) FILTER (WHERE n.reached AND n.environment = \(code: PushEnvironment.sandbox)
      AND n.of_user) AS users_sandbox
    """

  private static let noDevicesOfUsers: PostgresQuery =
    "0::int8 AS users_production, 0::int8 AS users_sandbox"

  /// On `input i` and `judged j`: the number of users' devices in an environment whose queue row is
  /// returned with them. They are added to the run's audience at acceptance, because no page reads
  /// them.
  private static func handedOver(_ environment: String) -> PostgresQuery {
    """
    CASE WHEN i.\(unsafeSQL: environment)_taken AND coalesce(i.audience, j.audience, 0) <= \(Self.recipientsAnswered)
      THEN coalesce(j.users_\(unsafeSQL: environment), 0) ELSE 0 END
    """
  }

  private static let namedDevices =
    "coalesce(j.production, 0) AS production, coalesce(j.sandbox, 0) AS sandbox"

  /// For audiences that are not plain: the devices counted before, by environment.
  private static let countedDevices = """
    coalesce(i.counted_production, j.production, 0) AS production,
    coalesce(i.counted_sandbox, j.sandbox, 0) AS sandbox
    """

  /// Selects the batch as rows, from one array per column. Casts each row's names to arrays only
  /// once.
  private static func input(_ rows: [AcceptRow], _ shape: Shape) -> PostgresQuery {
    let narrowed: PostgresQuery = """
      , \(rows.map(\.isPlain))::bool[], \(rows.map(\.notification.audience.narrowing.stored))::text[],
      \(rows.map { $0.production.map(Int64.init) })::int8[],
      \(rows.map { $0.sandbox.map(Int64.init) })::int8[]
      """
    let listed: PostgresQuery = ", \(rows.map { CollapseNames.lists($0.notification) })::bool[]"
    return """
      SELECT t.id, t.day, t.app, t.accepted_at, t.payload, t.tokens::bytea[] AS tokens,
        t.users::text[] AS users, t.everyone, t.environment, t.push_type, t.token_kind,
        t.collapse_id, t.expires_at, t.strings_revision, t.options, t.recipients, t.key, t.body_hash,
        t.deadline, t.audience, t.named, t.reference, t.holder, t.production_taken, t.production_held, t.sandbox_taken,
        t.sandbox_held
        \(unsafeSQL: shape.hasUncommon ? ", t.is_plain, t.narrowing, t.counted_production, t.counted_sandbox" : "")
        \(unsafeSQL: shape.hasListedNames ? ", t.has_listed_names" : "")
        \(fragment: shape.hasSchedules ? AcceptSchedules.columns : "")
      FROM unnest(\(rows.map(\.notification.id))::uuid[], \(rows.map { PostgresDate(days: $0.notification.id.day) })::date[],
        \(rows.map(\.notification.app))::int4[], \(rows.map(\.notification.acceptedAt))::timestamptz[],
        \(rows.map(\.notification.message.payload))::bytea[],
        \(rows.map { arrayLiteral($0.notification.audience.tokens) })::text[],
        \(rows.map { arrayLiteral($0.notification.audience.users) })::text[],
        \(rows.map(\.notification.audience.isEveryone))::bool[], \(rows.map(\.notification.audience.environment))::int2[],
        \(rows.map(\.notification.pushType))::int2[], \(rows.map(\.notification.tokenKind))::int2[],
        \(rows.map(\.notification.collapseID))::text[], \(rows.map(\.notification.expiresAt))::timestamptz[],
        \(rows.map(\.notification.context.stringsRevision))::int8[],
        \(rows.map { StoredOptions($0.notification).json })::text[], \(rows.map { recipients($0.notification) })::bytea[],
        \(rows.map(\.idempotency?.key))::text[], \(rows.map(\.idempotency?.bodyHash))::bytea[],
        \(rows.map(\.notification.deadline))::timestamptz[], \(rows.map { $0.counted.map { Int64($0.total) } })::int8[],
        \(rows.map(\.namedTokens))::int8[],
        \(rows.map(\.notification.message.options.reference))::text[],
        \(rows.map(\.plan.holder))::uuid[],
        \(rows.map { $0.plan.production == .claimed })::bool[], \(rows.map { $0.plan.production.held })::int2[],
        \(rows.map { $0.plan.sandbox == .claimed })::bool[], \(rows.map { $0.plan.sandbox.held })::int2[]
        \(fragment: shape.hasUncommon ? narrowed : "")
        \(fragment: shape.hasListedNames ? listed : "")
        \(fragment: shape.hasSchedules ? AcceptSchedules.values(rows) : "")
      ) AS t (id, day, app, accepted_at, payload, tokens, users, everyone, environment, push_type,
        token_kind, collapse_id, expires_at, strings_revision, options, recipients, key, body_hash,
        deadline, audience, named, reference, holder, production_taken, production_held, sandbox_taken, sandbox_held
        \(unsafeSQL: shape.hasUncommon ? ", is_plain, narrowing, counted_production, counted_sandbox" : "")
        \(unsafeSQL: shape.hasListedNames ? ", has_listed_names" : "")
        \(unsafeSQL: shape.hasSchedules ? AcceptSchedules.names : ""))
      """
  }

  private static func recipients(_ notification: Notification) -> [UInt8]? {
    if case .list(let list) = notification.message.recipients { list } else { nil }
  }
}
