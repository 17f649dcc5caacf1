// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Postgres
internal import PushModel

// Removal of erased users from notifications that name them.

extension DutyStore {
  func eraseSchedules(
    _ round: inout ErasureRound, after: NotificationID?
  ) async throws(StorageError) -> Int {
    let rows = try await reading(
      connection,
      """
      SELECT id FROM schedules
      WHERE app = \(round.app) AND id > \(after?.uuid ?? UUID(high: 0, low: 0))
      ORDER BY app, id LIMIT \(Self.erasureBatch)
      """)
    let ids = try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("id", as: NotificationID.self)
    }
    let erased =
      ids.isEmpty
      ? 0 : try await eraseNames(round, in: "schedules", ids)
    round.place =
      ids.count < Self.erasureBatch ? .notifications(after: nil) : .schedules(after: ids.last)
    return erased
  }

  /// Recipients of a stored notification.
  private struct Names {
    let id: NotificationID
    let acceptedAt: Instant
    let users: [String]
    let tokens: [DeviceToken]
    let recipients: [UInt8]?
  }

  /// Removes erased users from the notifications that name them. A notification without other
  /// recipients also loses its content and is no longer sent.
  ///
  /// - Parameter day: a condition on the rows that selects their partition.
  func eraseNames(
    _ round: ErasureRound, in table: String, _ ids: [NotificationID], of day: PostgresQuery = "true"
  ) async throws(StorageError) -> Int {
    let users = round.people.map(\.user)
    let tokens = round.people.flatMap(\.tokens)
    let found = try await reading(
      connection,
      """
      SELECT n.id, n.accepted_at, n.users, n.tokens, n.recipients
      FROM unnest(\(ids)) AS k (id) CROSS JOIN LATERAL (
        SELECT * FROM \(unsafeSQL: table)
        WHERE app = \(round.app) AND id = k.id AND \(fragment: day) OFFSET 0) n
      WHERE n.users && \(users)::text[] OR n.tokens && \(tokens)::bytea[]
      """)
    let named = try decoding(found) { (row) throws(PostgresError) in
      Names(
        id: try row.decode("id"), acceptedAt: try row.decode("accepted_at"),
        users: try row.decode("users", as: [String]?.self) ?? [],
        tokens: try row.decode("tokens", as: [DeviceToken]?.self) ?? [],
        recipients: try row.decode("recipients", as: [UInt8]?.self))
    }
    var erased = 0
    for one in named {
      let meant = round.people.filter { one.acceptedAt <= $0.askedAt }
      let (gone, goneTokens) = (
        Set(meant.map { ExactString($0.user) }), Set(meant.flatMap(\.tokens))
      )
      let left = (
        users: one.users.filter { !gone.contains(ExactString($0)) },
        tokens: one.tokens.filter { !goneTokens.contains($0) }
      )
      // The notification was accepted after the erasure, so these users have returned.
      if left.users.count == one.users.count, left.tokens.count == one.tokens.count { continue }
      erased += 1
      let place: PostgresQuery =
        "id = \(one.id) AND app = \(round.app) AND \(fragment: day) AND payload <> ''"
      let unsent: [PostgresQuery] =
        table == "notifications"
        ? [Self.cancelling(one.tokens.filter(goneTokens.contains), of: one.id, app: round.app)] : []
      if left.users.isEmpty && left.tokens.isEmpty {
        try await eraseWords(of: one.id, in: table, place, unsent)
      } else {
        let recipients = try one.recipients.map { (list) throws(StorageError) in
          try Self.recipients(list, without: gone, goneTokens)
        }
        _ = try await together(
          connection,
          unsent + [
            """
            UPDATE \(unsafeSQL: table) n SET users = \(left.users)::text[], tokens = \(left.tokens)::bytea[],
              recipients = \(recipients)::bytea
            WHERE \(fragment: place)
            """
          ])
      }
    }
    return erased
  }

  /// Empties a notification that was for erased users only. Without names it would be sent to the
  /// whole narrowed audience, so its queue rows are deleted, and their holders stop.
  private func eraseWords(
    of id: NotificationID, in table: String, _ place: PostgresQuery, _ unsent: [PostgresQuery]
  ) async throws(StorageError) {
    let words = """
      payload = '', recipients = NULL, users = '{}', tokens = '{}', collapse_id = NULL,
      options = (n.options::jsonb - 'localize' - 'reference' - 'warnings')::json
      """
    var statements = unsent
    if table == "schedules" {
      statements += [
        """
        UPDATE schedules n SET \(unsafeSQL: words), reference = NULL,
          state = CASE WHEN n.state <= \(code: Schedule.State.paused)
            THEN \(code: Schedule.State.cancelled) ELSE n.state END,
          due_at = NULL, ended_at = coalesce(n.ended_at, now())
        WHERE \(fragment: place)
        """
      ]
    } else {
      statements += [
        "UPDATE notifications n SET \(unsafeSQL: words) WHERE \(fragment: place)"
      ]
    }
    let day = PostgresDate(days: id.day)
    statements += [
      """
      UPDATE runs SET reference = NULL, collapse_id = NULL WHERE notification = \(id) AND day = \(day)
      """,
      """
      WITH gone AS (
        DELETE FROM queue WHERE run = ANY (ARRAY(
          SELECT id FROM runs WHERE notification = \(id) AND day = \(day)))
        RETURNING run, day, audience
      )
      \(fragment: RunCounts.adding("""
        SELECT run, day, \(unsafeSQL: RunCounts.Kind.audience.sql), 0, '', audience FROM gone
        """))
      """,
    ]
    _ = try await together(connection, statements)
  }

  /// Returns the statement that counts erased named tokens as cancelled: they belong to the run's
  /// audience, but no push is sent to them.
  private static func cancelling(
    _ tokens: [DeviceToken], of id: NotificationID, app: AppID
  ) -> PostgresQuery {
    let day: PostgresQuery = "\(PostgresDate(days: id.day))"
    return RunCounts.adding(
      """
      SELECT r.id, r.day, \(unsafeSQL: RunCounts.Kind.deliveries.sql), \(code: DeliveryOutcome.cancelled), '', 1
      FROM (SELECT id, day FROM runs
        WHERE notification = \(id) AND day = \(fragment: day) ORDER BY id LIMIT 1) r
      CROSS JOIN unnest(\(tokens)::bytea[]) AS t (token)
      WHERE NOT EXISTS (SELECT FROM deliveries
        WHERE app = \(app) AND run = r.id AND token = t.token AND day = \(fragment: day))
      """)
  }

  /// Returns a stored recipient list without some recipients; the other entries keep their bytes.
  private static func recipients(
    _ list: [UInt8], without users: Set<ExactString>, _ tokens: Set<DeviceToken>
  ) throws(StorageError) -> [UInt8] {
    let document: JSONDocument
    do { document = try JSONDocument(parsing: list) } catch {
      throw StorageError.failed("stored recipients: \(error)")
    }
    let left = document.root.elements.filter { entry in
      if let user = entry["user"]?.string { return !users.contains(ExactString(user)) }
      let token = entry["token"]?.string.flatMap { try? DeviceToken(hex: $0) }
      return token.map { !tokens.contains($0) } ?? true
    }
    return Array("[".utf8) + left.map { Array($0.bytes) }.joined(separator: [UInt8(ascii: ",")])
      + Array("]".utf8)
  }
}
