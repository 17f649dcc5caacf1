// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Notifications whose deliveries and names one statement searches.
  static let erasureBatch = 1_000
  /// Users that one pass erases.
  private static let erasuresAtOnce = 100
  /// Days for which a finished erasure is reported.
  package static let erasureDays = 30

  /// Returns the next pass, for the app that has waited longest; nil if none is due.
  ///
  /// Each user is erased in two passes: at once, and again after rows that were still in memory
  /// have been stored.
  /// - Parameter settlingSeconds: seconds between the request and the second pass.
  package func nextErasures(settlingSeconds: Double) async throws(StorageError) -> ErasureRound? {
    let rows = try await reading(
      connection,
      """
      WITH due AS (
        SELECT id, app, user_id, tokens, asked_at, passes FROM erasures WHERE user_id IS NOT NULL
          AND (passes = 0 OR asked_at < now() - make_interval(secs => \(settlingSeconds)))
      )
      SELECT id, app, user_id, tokens, asked_at, passes FROM due
      WHERE app = (SELECT app FROM due ORDER BY asked_at, id LIMIT 1)
      ORDER BY asked_at, id LIMIT \(Self.erasuresAtOnce)
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        app: try row.decode("app", as: AppID.self),
        person: ErasureRound.Person(
          erasure: try row.decode("id"), user: try row.decode("user_id"),
          tokens: try row.decode("tokens"), askedAt: try row.decode("asked_at"),
          passes: try row.decode("passes"))
      )
    }
    guard let first = found.first else { return nil }
    return ErasureRound(
      app: first.app, people: found.map(\.person),
      days: try await storedDays(of: [.notifications], before: .infinity).map(\.day.days))
  }

  /// Performs one step of a pass. Returns the number of rows that were deleted or lost a name.
  package func erase(_ round: inout ErasureRound) async throws(StorageError) -> Int {
    switch round.place {
    case .devices:
      let removed = try await removeDevices(of: round)
      if removed == 0 { round.place = .schedules(after: nil) }
      return removed
    case .schedules(let after): return try await eraseSchedules(&round, after: after)
    case .notifications(let after):
      guard let day = round.days.first else {
        round.place = .messages(after: 0)
        return 0
      }
      return try await eraseNotifications(&round, of: day, after: after)
    case .messages(let after): return try await eraseWebhookMessages(&round, after: after)
    case .events(let place): return try await eraseEvents(&round, after: place)
    case .end: return 0
    }
  }

  /// Deletes the devices that the request left over.
  private func removeDevices(of round: ErasureRound) async throws(StorageError) -> Int {
    var removed = 0
    for person in round.people where person.tokens.count >= Erasures.devicesAtOnce {
      let results = try await together(
        connection, [Erasures.removeDevices(of: "SELECT \(person.erasure)::int8")])
      removed +=
        try decoding(results[0]) { (row) throws(PostgresError) in
          Int(try row.decode("devices", as: Int32.self))
        }.first ?? 0
    }
    return removed
  }

  // MARK: notifications

  private func eraseNotifications(
    _ round: inout ErasureRound, of day: Int32, after: NotificationID?
  ) async throws(StorageError) -> Int {
    let date = PostgresDate(days: day)
    let rows = try await reading(
      connection,
      """
      SELECT n.id, n.accepted_at, n.everyone AS is_broad FROM notifications n
      WHERE n.app = \(round.app) AND n.day = \(date) AND n.id > \(after?.uuid ?? UUID(high: 0, low: 0))
      ORDER BY n.id LIMIT \(Self.erasureBatch)
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      Sent(
        id: try row.decode("id"), acceptedAt: try row.decode("accepted_at"),
        isBroad: try row.decode("is_broad"))
    }
    let ids = found.map(\.id)
    // Queried in each step, because partitions may be dropped during a slow pass.
    let deliveries = try await DayPartitions(connection: connection).name(
      of: "deliveries", day: day)
    var erased = 0
    // Names are removed first, because the deliveries show which named tokens were sent to.
    if !ids.isEmpty {
      erased += try await eraseNames(round, in: "notifications", ids, of: "day = \(date)")
    }
    for sent in [found.filter(\.isBroad), found.filter { !$0.isBroad }] where !sent.isEmpty {
      erased += try await eraseDeliveries(of: sent, day, in: deliveries, round)
    }
    round.place = .notifications(after: ids.last)
    if ids.count < Self.erasureBatch {
      round.days.removeFirst()
      round.place = .notifications(after: nil)
    }
    return erased
  }

  private struct Sent {
    let id: NotificationID
    let acceptedAt: Instant
    /// A notification without named recipients, which may have millions of deliveries.
    let isBroad: Bool
  }

  /// Returns a query for the users' tokens `t` in the runs `r` of notifications. For a broad
  /// notification, each token is looked up by key. For one with names all rows are read, because
  /// most notifications name none of these users.
  ///
  /// - Parameters:
  ///   - table: the table to search, with the columns `run` and `token`.
  ///   - condition: a further condition on its rows.
  private static func rows(
    of sent: [Sent], _ day: Int32, _ round: ErasureRound, in table: String,
    _ condition: PostgresQuery
  ) -> PostgresQuery {
    let tokens = round.people.flatMap { person in person.tokens.map { ($0, person.askedAt) } }
    let runs: PostgresQuery = """
      unnest(\(sent.map(\.id))::uuid[], \(sent.map(\.acceptedAt))::timestamptz[]) AS n (id, accepted_at)
      CROSS JOIN LATERAL (
        SELECT id, day FROM runs WHERE notification = n.id AND day = \(PostgresDate(days: day)) OFFSET 0
      ) r
      """
    if sent.first?.isBroad == true {
      return """
        SELECT x.place, x.at FROM \(fragment: runs)
        CROSS JOIN unnest(\(tokens.map(\.0))::bytea[], \(tokens.map(\.1))::timestamptz[])
          AS t (token, asked_at)
        CROSS JOIN LATERAL (
          SELECT tableoid AS place, ctid AS at FROM \(unsafeSQL: table)
          WHERE run = r.id AND token = t.token AND \(fragment: condition) OFFSET 0 FOR UPDATE
        ) x WHERE n.accepted_at <= t.asked_at
        """
    }
    return """
      SELECT x.place, x.at FROM \(fragment: runs)
      CROSS JOIN LATERAL (
        SELECT tableoid AS place, ctid AS at FROM \(unsafeSQL: table)
        WHERE run = r.id AND \(fragment: condition) AND n.accepted_at
          <= (\(tokens.map(\.1))::timestamptz[])[array_position(\(tokens.map(\.0))::bytea[], token)]
        OFFSET 0 FOR UPDATE
      ) x
      """
  }

  /// Deletes the deliveries to these users after adding them to the counts of their runs. Waiting
  /// retries are not sent.
  private func eraseDeliveries(
    of sent: [Sent], _ day: Int32, in deliveries: String, _ round: ErasureRound
  ) async throws(StorageError) -> Int {
    if round.people.allSatisfy(\.tokens.isEmpty) { return 0 }
    let retries = Self.rows(of: sent, day, round, in: "queue", "kind = \(code: WorkKind.retry)")
    let found = Self.rows(
      of: sent, day, round, in: deliveries, "app = \(round.app) AND day = r.day")
    let results = try await together(
      connection,
      [
        """
        DELETE FROM queue WHERE ctid = ANY (ARRAY(SELECT q.at FROM (\(fragment: retries)) q))
        """,
        """
        WITH found AS MATERIALIZED (
          \(fragment: found)
        ), gone AS (
          DELETE FROM \(unsafeSQL: deliveries) d
          WHERE d.ctid = ANY (ARRAY(SELECT at FROM found))
            AND (d.tableoid, d.ctid) IN (SELECT place, at FROM found)
          RETURNING d.run, d.day, d.counted, d.outcome, d.language
        ), counted AS (
          \(fragment: Self.countingErased)
        )
        SELECT count(*) AS gone FROM gone
        """,
      ])
    return try decoding(results[1]) { (row) throws(PostgresError) in
      Int(try row.decode("gone", as: Int64.self))
    }.first ?? 0
  }

  /// Adds the deliveries `gone` to the counts of their runs, unless they are already counted there.
  /// A waiting delivery is counted as cancelled.
  private static let countingErased = RunCounts.adding(
    """
    SELECT run, day, \(unsafeSQL: RunCounts.Kind.deliveries.sql),
      CASE outcome WHEN \(code: DeliveryOutcome.waiting) THEN \(code: DeliveryOutcome.cancelled) ELSE outcome END,
      coalesce(language, ''), 1
    FROM gone WHERE counted = 0 OR outcome = \(code: DeliveryOutcome.waiting)
    UNION ALL
    SELECT run, day, \(unsafeSQL: RunCounts.Kind.deliveries.sql), outcome, coalesce(language, ''), -1
    FROM gone WHERE counted > 0 AND outcome = \(code: DeliveryOutcome.waiting)
    """)

  // MARK: the end

  /// Records that the pass is complete. After the second pass, no column identifies the user.
  func finish(_ round: ErasureRound) async throws(StorageError) {
    let ids = round.people.map(\.erasure)
    // A repeated request restarts the erasure, and a pass that another leader has also completed
    // counts once.
    let asked = round.people.map(\.askedAt)
    let tokens = round.people.flatMap(\.tokens)
    _ = try await together(
      connection,
      [
        // A push that was in memory changed these badges after the device was deleted.
        """
        DELETE FROM badges b WHERE b.app = \(round.app) AND b.token = ANY (\(tokens)::bytea[])
          AND NOT EXISTS (SELECT FROM devices d WHERE d.app = b.app AND d.token = b.token)
        """,
        """
        UPDATE erasures SET passes = passes + 1,
          user_id = CASE passes WHEN 0 THEN user_id END,
          tokens = CASE passes WHEN 0 THEN tokens ELSE '{}' END,
          done_at = CASE passes WHEN 0 THEN NULL ELSE now() END
        WHERE id = ANY (\(ids)) AND user_id IS NOT NULL
          AND asked_at = (\(asked)::timestamptz[])[array_position(\(ids)::int8[], id)]
          AND passes = (\(round.people.map(\.passes))::int2[])[array_position(\(ids)::int8[], id)]
        """,
      ])
  }

  /// Deletes records of finished erasures after `erasureDays`. Returns the number of deleted rows.
  package func forgetErasures() async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      DELETE FROM erasures WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM erasures
        WHERE done_at < now() - make_interval(days => \(Int32(Self.erasureDays)))
        ORDER BY done_at LIMIT \(Self.removalBatch)))
      """
    ).affectedRows
  }

  /// Returns the number of erasures in progress.
  package func erasuresWaiting() async throws(StorageError) -> Int {
    let rows = try await reading(
      connection, "SELECT count(*) AS waiting FROM erasures WHERE user_id IS NOT NULL")
    return try decoding(rows) { (row) throws(PostgresError) in
      Int(try row.decode("waiting", as: Int64.self))
    }.first ?? 0
  }
}
