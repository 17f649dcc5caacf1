// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// The outbox of webhook messages, read by the one node that delivers them.
///
/// Messages of one subject are delivered in the order of their numbers, which are drawn under the
/// lock of the changed row. A failed message blocks only later messages of its subject. Messages of
/// different subjects are ordered by due time.
///
/// The subject of a failed delivery is the delivery, not the device. Failures of two notifications
/// for one device may therefore arrive slightly out of order.
package final class WebhookOutbox {
  /// Records of ended work that one statement processes.
  private static let endingBatch = 1_000
  /// Messages that one statement makes due. All webhooks share this connection, which the statement
  /// occupies for some milliseconds.
  private static let dueBatch = 1_000

  let connection: PostgresConnection
  private let secrets: SecretBox
  private let partitions: DayPartitions

  package init(connection: PostgresConnection, secrets: SecretBox) {
    self.connection = connection
    partitions = DayPartitions(connection: connection)
    self.secrets = secrets
  }

  /// A webhook with messages that are due.
  package struct Due: Sendable, Equatable {
    package let webhook: Webhook
    package let bundleID: String
    /// The signing key; nil if it is sealed under another secret key than this gateway's.
    package let key: [UInt8]?
    /// Former keys that sign in addition to the current one, the most recent first.
    package let formerKeys: [FormerKey]
    /// The sealed key, as stored.
    fileprivate let sealed: [UInt8]
  }

  /// A replaced signing key.
  package struct FormerKey: Sendable, Equatable {
    package let key: [UInt8]
    /// The time from which the key no longer signs.
    package let until: Instant
  }

  /// The result of a delivery attempt.
  package struct Attempt: Sendable, Equatable {
    package let message: Int64
    package let isDelivered: Bool
    package let status: Int?
    package let fault: String?
    /// Seconds until the next attempt.
    package let wait: Double

    package init(message: Int64, isDelivered: Bool, status: Int?, fault: String?, wait: Double) {
      self.message = message
      self.isDelivered = isDelivered
      self.status = status
      self.fault = fault
      self.wait = wait
    }
  }

  /// Returns whether any webhook exists, or ended work is recorded for a webhook that was deleted.
  package func hasWork() async throws(StorageError) -> Bool {
    let rows = try await reading(
      connection,
      "SELECT EXISTS (SELECT FROM webhooks) OR EXISTS (SELECT FROM webhook_endings) AS any")
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("any", as: Bool.self)
    }.first ?? false
  }

  /// Stores messages for notifications whose last work has ended, or that were cancelled before
  /// they were due. Returns whether there may be more.
  ///
  /// A notification with further parts to send (`schedules.begun`) has not ended when its queue is
  /// empty. The statement that ends its schedule inserts its last work, whose end is recorded
  /// later.
  ///
  /// A queue row and the record of its end change in one transaction. A snapshot that contains the
  /// record of the last work therefore contains no work, and a snapshot with work lacks that
  /// record. Each notification is reported once.
  ///
  /// Processes one day at a time, so that the statement reads one partition of runs.
  package func collectEndings() async throws(StorageError) -> Bool {
    let found = try await reading(
      connection,
      """
      SELECT (SELECT day FROM webhook_endings ORDER BY id LIMIT 1) AS first,
        (SELECT day FROM webhook_endings ORDER BY id DESC LIMIT 1) AS last
      """)
    let days = try decoding(found) { (row) throws(PostgresError) in
      (
        first: try row.decode("first", as: PostgresDate?.self),
        last: try row.decode("last", as: PostgresDate?.self)
      )
    }.first
    guard let days, let day = days.first else { return false }
    let runs = try await partitions.name(of: "runs", day: day.days)
    let rows = try await reading(
      connection,
      """
      WITH ended AS MATERIALIZED (
        DELETE FROM webhook_endings WHERE notification = ANY (ARRAY(
          SELECT notification FROM webhook_endings WHERE day = \(day) ORDER BY id LIMIT \(Self.endingBatch)))
        RETURNING id, app, notification
      ), over AS MATERIALIZED (
        SELECT e.app, e.notification, max(e.id) AS id FROM ended e
        WHERE NOT EXISTS (
          SELECT FROM \(unsafeSQL: runs) r JOIN queue q ON q.run = r.id WHERE r.notification = e.notification)
          AND (SELECT s.id FROM schedules s WHERE s.app = e.app AND s.id = e.notification AND s.begun) IS NULL
        GROUP BY e.app, e.notification
      ), messages AS (
        INSERT INTO webhook_messages (webhook, app, kind, subject, reason, reference)
        SELECT w.id, o.app, \(code: WebhookKind.notificationFinished), uuid_send(o.notification),
          coalesce(
            (SELECT CASE WHEN c.control IN (\(code: RunControl.cancelling), \(code: RunControl.cancelled))
              THEN 'cancelled' ELSE 'finished' END
             FROM \(unsafeSQL: runs) r LEFT JOIN run_controls c ON c.run = r.id
             WHERE r.notification = o.notification ORDER BY r.id DESC LIMIT 1),
            -- No run: a schedule that was cancelled before it was due.
            'cancelled'),
          coalesce(
            (SELECT r.reference FROM \(unsafeSQL: runs) r WHERE r.notification = o.notification ORDER BY r.id LIMIT 1),
            (SELECT s.reference FROM schedules s WHERE s.app = o.app AND s.id = o.notification))
        FROM over o JOIN webhooks w ON w.app = o.app
          AND \(code: WebhookKind.notificationFinished) = ANY (w.kinds)
        ORDER BY o.id
      )
      SELECT count(*) AS ended FROM ended
      """)
    let count = try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("ended", as: Int64.self)
    }.first
    return (count ?? 0) >= Self.endingBatch || days.last != day
  }

  /// Returns webhooks with messages that are due, or with a request to send all waiting messages
  /// now.
  package func due() async throws(StorageError) -> [Due] {
    let rows = try await reading(
      connection,
      """
      SELECT w.id, w.app, w.url, w.kinds, w.created_at, w.failures, w.sealed, a.bundle_id,
        former.keys AS former_keys, former.times AS former_times, former.times[1] AS former_until
      FROM webhooks w JOIN apps a ON a.id = w.app
      CROSS JOIN LATERAL (
        SELECT coalesce(array_agg(s.sealed ORDER BY s.until DESC), '{}') AS keys,
          coalesce(array_agg(s.until ORDER BY s.until DESC), '{}') AS times
        FROM webhook_secrets s WHERE s.webhook = w.id AND s.until > now()) former
      CROSS JOIN LATERAL (
        SELECT 1 FROM webhook_messages m
        WHERE m.webhook = w.id AND m.state = \(code: WebhookMessage.State.waiting)
          AND m.next_at <= CASE WHEN w.all_due THEN 'infinity' ELSE now() END AND \(fragment: Self.isKnown)
        ORDER BY m.next_at LIMIT 1) waiting
      WHERE w.paused_until <= now() AND a.deleted_at IS NULL ORDER BY w.id
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      let webhook = try WebhookStore.webhook(row)
      let sealed = try row.decode("sealed", as: [UInt8].self)
      let former = zip(
        try row.decode("former_keys", as: [[UInt8]].self),
        try row.decode("former_times", as: [Instant].self))
      return Due(
        webhook: webhook, bundleID: try row.decode("bundle_id", as: String.self),
        key: open(sealed, of: webhook),
        formerKeys: former.compactMap { sealed, until in
          open(sealed, of: webhook).map { FormerKey(key: $0, until: until) }
        }, sealed: sealed)
    }
  }

  private func open(_ sealed: [UInt8], of webhook: Webhook) -> [UInt8]? {
    try? secrets.open(sealed, table: WebhookStore.table, row: "\(webhook.id)")
  }

  /// Returns the next due messages of a webhook, for each subject in the order of their numbers. If
  /// an immediate attempt was requested (`WebhookStore.test`, `patch`, `rotate`), all waiting
  /// messages are due.
  ///
  /// A message behind an earlier one of its subject is postponed until the earlier one is due. Each
  /// blocked message is thus examined once per attempt. Due messages behind a postponed one wait
  /// with it for the next call.
  ///
  /// - Parameter known: the webhook as the caller has read it; no message is returned if its URL or
  ///   secret has changed. Nil: any state.
  package func waiting(
    of webhook: UUID, as known: Due? = nil, limit: Int
  ) async throws(StorageError) -> [WebhookMessage] {
    while try await makeDue(of: webhook) {}
    while true {
      let rows = try await reading(
        connection, Self.findDue(of: webhook, as: known, limit: limit))
      let messages = try decoding(rows) { (row) throws(PostgresError) in
        try row.decode("is_put_off", as: Bool.self) ? nil : try WebhookStore.message(row)
      }
      let inOrder = messages.compactMap { $0 }
      if !inOrder.isEmpty || rows.count == 0 {
        return try await counted(traced(inOrder, of: webhook))
      }
    }
  }

  /// Makes a batch of a webhook's messages due after an immediate attempt was requested. Returns
  /// whether there may be more.
  ///
  /// Called between two rounds of the delivering node. Includes messages that failed in the last
  /// round, even if they were in progress when the request came.
  private func makeDue(of webhook: UUID) async throws(StorageError) -> Bool {
    let waits: PostgresQuery = "\(code: WebhookMessage.State.waiting)"
    let rows = try await reading(
      connection,
      """
      WITH late AS MATERIALIZED (
        SELECT m.ctid AS place FROM webhook_messages m
        WHERE m.webhook = \(webhook) AND m.state = \(fragment: waits) AND m.next_at > now()
          AND EXISTS (SELECT FROM webhooks w WHERE w.id = \(webhook) AND w.all_due)
        ORDER BY m.next_at, m.id LIMIT \(Self.dueBatch)
      ), made AS (
        UPDATE webhook_messages SET next_at = at WHERE ctid = ANY (ARRAY(SELECT place FROM late))
      ), done AS (
        UPDATE webhooks SET all_due = false
        WHERE id = \(webhook) AND all_due AND (SELECT count(*) FROM late) < \(Self.dueBatch)
      )
      SELECT count(*) AS late FROM late
      """)
    let count = try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("late", as: Int64.self)
    }.first
    return (count ?? 0) >= Self.dueBatch
  }

  /// Adds the trace context of the notifications' requests to the messages. The context is stored
  /// with the notification; if that was deleted, the message is delivered without it.
  private func traced(
    _ messages: [WebhookMessage], of webhook: UUID
  ) async throws(StorageError) -> [WebhookMessage] {
    var traces: [NotificationID: String] = [:]
    let ids = Set(messages.compactMap(\.notificationID))
    for (day, ids) in Dictionary(grouping: ids, by: \.day) {
      for (id, trace) in try await self.traces(of: ids, day: day, webhook) { traces[id] = trace }
    }
    return messages.map { message in
      var message = message
      message.traceParent = message.notificationID.flatMap { traces[$0] }
      return message
    }
  }

  private func traces(
    of ids: [NotificationID], day: Int32, _ webhook: UUID
  ) async throws(StorageError) -> [(NotificationID, String)] {
    let table = try await partitions.name(of: "notifications", day: day)
    do {
      let rows = try await reading(
        connection,
        """
        SELECT n.id, n.options->>'traceparent' AS trace
        FROM webhooks w CROSS JOIN unnest(\(ids)) AS k (id) CROSS JOIN LATERAL (
          SELECT id, options FROM \(unsafeSQL: table)
          WHERE app = w.app AND id = k.id AND day = \(PostgresDate(days: day)) OFFSET 0) n
        WHERE w.id = \(webhook) AND n.options->>'traceparent' IS NOT NULL
        """)
      return try decoding(rows) { (row) throws(PostgresError) in
        (try row.decode("id", as: NotificationID.self), try row.decode("trace", as: String.self))
      }
    } catch {
      partitions.forget()
      throw error
    }
  }

  /// SQL on `m`: whether this release knows the message's kind. Messages of other kinds wait for a
  /// later release.
  private static let isKnown: PostgresQuery = "m.kind = ANY (\(WebhookKind.allCases.map(\.code)))"

  /// Returns SQL on `w`: URL and secret are unchanged.
  private static func isStill(_ known: Due) -> PostgresQuery {
    "w.url = \(known.webhook.url.text) AND w.sealed = \(known.sealed)"
  }

  private static func findDue(of webhook: UUID, as known: Due?, limit: Int) -> PostgresQuery {
    let waits: PostgresQuery = "\(code: WebhookMessage.State.waiting)"
    return """
      WITH due AS MATERIALIZED (
        SELECT m.*, earlier.next_at AS until FROM webhook_messages m
        LEFT JOIN LATERAL (
          SELECT f.next_at FROM webhook_messages f
          WHERE f.webhook = \(webhook) AND f.subject = m.subject AND f.state = \(fragment: waits)
            AND f.next_at > m.next_at AND f.id < m.id
          ORDER BY f.next_at DESC LIMIT 1) earlier ON true
        WHERE m.webhook = \(webhook) AND m.state = \(fragment: waits) AND m.next_at <= now()
          AND \(fragment: isKnown) AND EXISTS (
            SELECT FROM webhooks w JOIN apps a ON a.id = w.app
            WHERE w.id = \(webhook) AND w.paused_until <= now() AND a.deleted_at IS NULL
              AND \(fragment: known.map(isStill) ?? "true"))
        ORDER BY m.next_at, m.id LIMIT \(limit)
      ), put_off AS (
        UPDATE webhook_messages p SET next_at = d.until FROM due d
        WHERE p.id = d.id AND d.until IS NOT NULL
          AND p.id = ANY (ARRAY(SELECT id FROM due WHERE until IS NOT NULL))
      )
      SELECT \(unsafeSQL: WebhookStore.messageColumns),
        bool_or(m.until IS NOT NULL) OVER (PARTITION BY m.subject ORDER BY m.id) AS is_put_off
      FROM due m ORDER BY m.next_at, m.id
      """
  }

  /// Stores the results of a round. A round without a success pauses the webhook, unless an
  /// immediate attempt was requested meanwhile. The first success after failed rounds makes all
  /// waiting messages due.
  ///
  /// Messages that another node has ended meanwhile, after it took over the duty, stay unchanged.
  ///
  /// - Parameters:
  ///   - known: the webhook as the caller has read it; a webhook changed meanwhile is not paused.
  ///   - rest: length of the pause in seconds.
  ///   - patience: seconds after the event from which a failed attempt is the last one.
  package func store(
    _ attempts: [Attempt], of webhook: UUID, as known: Due? = nil, rest: Double, patience: Double
  ) async throws(StorageError) {
    let gaveUp: PostgresQuery = "m.at < now() - make_interval(secs => \(patience))"
    let tookSome = attempts.contains(where: \.isDelivered)
    _ = try await together(
      connection,
      [
        """
        UPDATE webhook_messages m SET attempts = m.attempts + 1, tried_at = now(), status = t.status,
          fault = t.fault, next_at = now() + make_interval(secs => t.wait),
          state = CASE WHEN t.delivered THEN \(code: WebhookMessage.State.delivered)
            WHEN \(fragment: gaveUp) THEN \(code: WebhookMessage.State.givenUp)
            ELSE \(code: WebhookMessage.State.waiting) END
        FROM unnest(\(attempts.map(\.message)), \(attempts.map(\.isDelivered)),
          \(attempts.map { $0.status.map(Int16.init(clamping:)) }), \(attempts.map(\.fault)),
          \(attempts.map(\.wait))) AS t (id, delivered, status, fault, wait)
        WHERE m.id = t.id AND m.id = ANY (\(attempts.map(\.message)))
          -- The addition of 0 makes the planner find the rows by id instead of by state.
          AND m.state + 0 = \(code: WebhookMessage.State.waiting)
        """,
        """
        UPDATE webhook_messages SET next_at = at
        WHERE \(tookSome) AND webhook = \(webhook) AND state = \(code: WebhookMessage.State.waiting)
          AND next_at > now() AND id <> ALL (\(attempts.map(\.message)))
          AND EXISTS (SELECT FROM webhooks WHERE id = \(webhook) AND failures > 0)
        """,
        """
        UPDATE webhooks w SET failures = CASE WHEN \(tookSome) THEN 0 ELSE failures + 1 END,
          paused_until = CASE WHEN \(tookSome) OR all_due THEN '-infinity'
            ELSE now() + make_interval(secs => \(rest)) END
        WHERE id = \(webhook) AND NOT (\(tookSome) AND failures = 0)
          AND \(fragment: known.map(Self.isStill) ?? "true")
        """,
      ])
  }

  /// Returns the age in seconds of the oldest undelivered message; 0 if none is waiting.
  package func lag() async throws(StorageError) -> Double {
    let rows = try await reading(
      connection,
      """
      SELECT coalesce(extract(epoch FROM now() - min(m.at)), 0)::float8 AS lag
      FROM webhooks w CROSS JOIN LATERAL (
        -- Both columns: by id alone, the first message of a short queue would be found
        -- behind all messages of a long one.
        SELECT webhook, at FROM webhook_messages
        WHERE (webhook, id) >= (w.id, 0) AND state = \(code: WebhookMessage.State.waiting)
        ORDER BY webhook, id LIMIT 1) m
      WHERE m.webhook = w.id
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("lag", as: Double.self)
    }.first ?? 0
  }
}
