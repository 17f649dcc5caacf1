// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// What waits to be told to webhooks, for the one node of all that tells it.
///
/// Messages of one subject are taken in the order of their numbers, which were drawn under the lock of what changed; one
/// that was tried in vain holds back those behind it that are about the same, and nothing else. (Of failed deliveries that
/// is the delivery, not its device: those of two notifications are in the order in which they were decided, or not quite.)
/// Among subjects the order is that in which messages are due.
package final class WebhookOutbox {
  /// Ends of work that one statement looks at.
  private static let endingBatch = 1_000
  /// Messages that one statement makes due: those of all webhooks go over this connection, and wait for it for some
  /// milliseconds.
  private static let dueBatch = 1_000

  let connection: PostgresConnection
  private let secrets: SecretBox
  private let partitions: DayPartitions

  package init(connection: PostgresConnection, secrets: SecretBox) {
    self.connection = connection
    partitions = DayPartitions(connection: connection)
    self.secrets = secrets
  }

  /// A webhook whose queue has something to be sent by now.
  package struct Due: Sendable, Equatable {
    package let webhook: Webhook
    package let bundleID: String
    /// Nil: it is sealed under a secret key that is not this gateway's.
    package let key: [UInt8]?
    /// Those that the webhook had before, which sign beside it, the last one first.
    package let formerKeys: [FormerKey]
    /// The key as it is stored.
    fileprivate let sealed: [UInt8]
  }

  /// A key that has been replaced.
  package struct FormerKey: Sendable, Equatable {
    package let key: [UInt8]
    /// It signs nothing any more from then on.
    package let until: Instant
  }

  /// What became of a try.
  package struct Attempt: Sendable, Equatable {
    package let message: Int64
    package let isDelivered: Bool
    package let status: Int?
    package let fault: String?
    /// Until the next try.
    package let wait: Double

    package init(message: Int64, isDelivered: Bool, status: Int?, fault: String?, wait: Double) {
      self.message = message
      self.isDelivered = isDelivered
      self.status = status
      self.fault = fault
      self.wait = wait
    }
  }

  /// Whether there is anybody to tell, or an end of work was noted for somebody who is gone.
  package func hasWork() async throws(StorageError) -> Bool {
    let rows = try await reading(
      connection,
      "SELECT EXISTS (SELECT FROM webhooks) OR EXISTS (SELECT FROM webhook_endings) AS any")
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("any", as: Bool.self)
    }.first ?? false
  }

  /// Makes messages of notifications whose last work has ended, or that were cancelled before they were due. Answers whether there may be more.
  ///
  /// A notification of which more parts are due (`schedules.begun`) has not ended when its queue is
  /// empty. The statement that ends its schedule stores its last work, so that the end of that is
  /// noted too.
  ///
  /// A row of work and the note that it ended go and come in one transaction. So whoever sees the
  /// notes of all sees no work, whoever sees work has the note of its end still to come, and a
  /// notification is told of once.
  ///
  /// One day at a time, so that the statement reads one partition of runs.
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
      ), told AS (
        INSERT INTO webhook_messages (webhook, app, kind, subject, reason, reference)
        SELECT w.id, o.app, \(code: WebhookKind.notificationFinished), uuid_send(o.notification),
          coalesce(
            (SELECT CASE WHEN c.control IN (\(code: RunControl.cancelling), \(code: RunControl.cancelled))
              THEN 'cancelled' ELSE 'finished' END
             FROM \(unsafeSQL: runs) r LEFT JOIN run_controls c ON c.run = r.id
             WHERE r.notification = o.notification ORDER BY r.id DESC LIMIT 1),
            -- Without a run: a schedule that was cancelled before it was due.
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

  /// Webhooks that have something to be sent by now, or something that somebody wants to be.
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

  /// The next messages of a webhook that are due, those of each subject in the order of their numbers: all that wait,
  /// where somebody wants them to be tried at once (`WebhookStore.test`, `patch`, `rotate`).
  ///
  /// One that would come before an earlier one of its subject is put off until that is due: of those that wait behind
  /// others each is looked at once a try, however many they are. What is due behind one that was put off waits for the
  /// next look with it.
  ///
  /// - Parameter known: the webhook as whoever asks has read it: nothing is found any more once its address or its
  ///   secret is another. Nil: whatever they are.
  package func waiting(
    of webhook: UUID, as known: Due? = nil, limit: Int
  ) async throws(StorageError) -> [WebhookMessage] {
    while try await makeDue(of: webhook) {}
    while true {
      let rows = try await reading(
        connection, Self.lookForDue(of: webhook, as: known, limit: limit))
      let messages = try decoding(rows) { (row) throws(PostgresError) in
        try row.decode("is_put_off", as: Bool.self) ? nil : try WebhookStore.message(row)
      }
      let inOrder = messages.compactMap { $0 }
      if !inOrder.isEmpty || rows.count == 0 { return try await counted(traced(inOrder)) }
    }
  }

  /// Makes some of a webhook's messages due where all are to be. Answers whether there may be more.
  ///
  /// Called between two rounds of the one who tells the webhook: what was tried in vain in the last one is among them, so
  /// that nothing which was under way when the request came is left out.
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

  /// With the places in a trace of the requests that asked for their notifications. They stand with these alone, and
  /// are gone with them: a message is told all the same.
  private func traced(_ messages: [WebhookMessage]) async throws(StorageError) -> [WebhookMessage] {
    var traces: [NotificationID: String] = [:]
    let ids = Set(messages.compactMap(\.notificationID))
    for (day, ids) in Dictionary(grouping: ids, by: \.day) {
      for (id, trace) in try await self.traces(of: ids, day: day) { traces[id] = trace }
    }
    return messages.map { message in
      var message = message
      message.traceParent = message.notificationID.flatMap { traces[$0] }
      return message
    }
  }

  private func traces(
    of ids: [NotificationID], day: Int32
  ) async throws(StorageError) -> [(NotificationID, String)] {
    let table = try await partitions.name(of: "notifications", day: day)
    do {
      let rows = try await reading(
        connection,
        """
        SELECT n.id, n.options->>'traceparent' AS trace FROM \(unsafeSQL: table) n
        WHERE n.id = ANY (\(ids)) AND n.day = \(PostgresDate(days: day))
          AND n.options->>'traceparent' IS NOT NULL
        """)
      return try decoding(rows) { (row) throws(PostgresError) in
        (try row.decode("id", as: NotificationID.self), try row.decode("trace", as: String.self))
      }
    } catch {
      partitions.forget()
      throw error
    }
  }

  /// On `m`: what a later release writes waits for one that can read it.
  private static let isKnown: PostgresQuery = "m.kind = ANY (\(WebhookKind.allCases.map(\.code)))"

  /// On `w`: it is as it was read.
  private static func isStill(_ known: Due) -> PostgresQuery {
    "w.url = \(known.webhook.url.text) AND w.sealed = \(known.sealed)"
  }

  private static func lookForDue(of webhook: UUID, as known: Due?, limit: Int) -> PostgresQuery {
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

  /// Stores what became of a round. One in which nothing was taken lets the webhook rest, unless somebody wanted it to be
  /// tried at once meanwhile; the first after such in which something was makes all that was tried in vain due again.
  /// What another node has ended meanwhile, which leads since this one did not come to it, stays as it is.
  ///
  /// - Parameters:
  ///   - known: the webhook as whoever tried has read it: one that is changed meanwhile does not rest for it.
  ///   - rest: seconds, of a round in which nothing was taken.
  ///   - patience: seconds after an event when a try in vain is the last.
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
          -- Plus nothing, so that they are found by their numbers, and not among all that wait.
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

  /// Seconds that the oldest message waits which a webhook has not taken; 0: none does.
  package func lag() async throws(StorageError) -> Double {
    let rows = try await reading(
      connection,
      """
      SELECT coalesce(extract(epoch FROM now() - min(m.at)), 0)::float8 AS lag
      FROM webhooks w CROSS JOIN LATERAL (
        -- By both columns: by its number alone the first of a short queue is found behind all of a long one.
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
