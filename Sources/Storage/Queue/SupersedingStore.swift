// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Finds pushes that wait and are not worth sending any more: a newer notification of the app, of the same push type
/// and with the collapse id that the caller gave both, was accepted for their device. A newer one that was cancelled
/// counts for nothing, nor does one that is due later: that has no run yet; nor one that follows the clocks of its
/// readers, as long as a part of it is due later.
///
/// Used on the shard's actor.
package final class SupersedingStore {
  /// Newer notifications that are looked at, the newest first. Each is a row read for every page and every try
  /// that has any; of a collapse id that more share, which are for few each, a push may be sent that Apple then
  /// replaces. Who wants it otherwise gives each reader a collapse id.
  package static let newestLookedAt = 100
  /// Days whose runs are looked at, the newest first. A push waits for 30 days at most
  /// (`Notification.lifetimeSeconds`), and a day of clock skew is on either side.
  static let newestDays: Int32 = 32

  private let client: PostgresClient
  private let fits: LanguageFits
  private let days: DayPartitions

  init(client: PostgresClient, fits: LanguageFits) {
    self.client = client
    self.fits = fits
    days = DayPartitions(connection: client.deliveryRead)
  }

  /// Those devices, of some that a row of work is for, that a newer notification was accepted for.
  package func superseded(
    _ tokens: [DeviceToken], of work: Work
  ) async throws(StorageError) -> Set<DeviceToken> {
    guard let collapseID = work.notification.collapseID, !tokens.isEmpty else { return [] }
    var superseded: Set<DeviceToken> = []
    for (day, ids) in try await newer(than: work.row, collapseID) {
      let table = try await days.name(of: "notifications", day: day)
      let audiences = try await audiences(of: ids, day, table, as: work.notification.pushType)
      if audiences.isEmpty { continue }
      superseded.formUnion(
        try await covered(tokens, by: audiences, of: work, PostgresDate(days: day), table))
    }
    return superseded
  }

  // MARK: what is newer

  /// By day.
  private func newer(
    than row: QueueRow, _ collapseID: String
  ) async throws(StorageError) -> [Int32: [NotificationID]] {
    let first = row.original ?? row.run.id
    let rows = try await reading(
      client.deliveryRead,
      """
      SELECT DISTINCT r.notification, r.day
      FROM newer_runs(\(row.run.app)::int4, \(collapseID)::text, \(first)::int8,
        \(PostgresDate(days: row.run.day))::date, \(Self.newestDays)::int4, \(Int32(Self.newestLookedAt))::int4) r
      LEFT JOIN LATERAL (SELECT control FROM run_controls WHERE run = r.run OFFSET 0) c ON true
      WHERE coalesce(c.control, \(code: RunControl.paused)) = \(code: RunControl.paused)
        AND (SELECT s.id FROM schedules s WHERE s.app = \(row.run.app) AND s.id = r.notification) IS NULL
      """)
    var newer: [Int32: [NotificationID]] = [:]
    for (day, id) in try decoding(
      rows,
      { (row) throws(PostgresError) in
        (
          try row.decode("day", as: PostgresDate.self).days,
          try row.decode("notification", as: NotificationID.self)
        )
      })
    {
      newer[day, default: []].append(id)
    }
    return newer
  }

  /// Notifications whose audiences differ in nothing but names, which `audience` does not have.
  private struct Part {
    let audience: Audience
    var ids: [NotificationID]
  }

  private func audiences(
    of ids: [NotificationID], _ day: Int32, _ table: String, as pushType: PushType
  ) async throws(StorageError) -> [Part] {
    let rows = try await reading(
      client.deliveryRead,
      """
      SELECT n.id, n.everyone, n.environment,
        n.narrowing::text AS narrowing, n.options -> 'send_unregistered' ->> 'environment' AS strangers
      FROM \(unsafeSQL: table) n
      WHERE n.id = ANY (\(ids)) AND n.day = \(PostgresDate(days: day)) AND n.push_type = \(code: pushType)
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (try row.decode("id", as: NotificationID.self), try NotificationColumns.filters(row))
    }
    return Dictionary(grouping: found, by: \.1).map { Part(audience: $0, ids: $1.map(\.0)) }
  }

  // MARK: whom it is for

  /// Names are looked for among the devices, and not the other way round: they may be a million.
  private func covered(
    _ tokens: [DeviceToken], by parts: [Part], of work: Work, _ day: PostgresDate, _ table: String
  ) async throws(StorageError) -> Set<DeviceToken> {
    for part in parts {
      try await fits.learn(part.audience.narrowing.languages, on: client.deliveryRead)
    }
    let named = parts.indices.filter { !parts[$0].audience.isEveryone }
    let rows = try await reading(
      client.deliveryRead,
      """
      WITH asked AS MATERIALIZED (
        SELECT t.token AS asked, d.* FROM unnest(\(tokens)) AS t (token)
        LEFT JOIN LATERAL (
          SELECT * FROM devices WHERE app = \(work.run.app) AND token = t.token OFFSET 0) d ON true
      )\(fragment: named.isEmpty ? "" : names(of: named, parts, day, table))
      SELECT d.asked, coalesce(l.tags, '') AS languages,
        array_remove(ARRAY[\(fragment: covers(parts, work))]::int2[], NULL) AS parts
      FROM asked d
      LEFT JOIN LATERAL (SELECT tags FROM language_lists WHERE id = d.language_list OFFSET 0) l ON true
      """)
    return Set(
      try decoding(rows) { (row) throws(PostgresError) -> DeviceToken? in
        let languages = try row.languages("languages")
        let covering = try row.decode("parts", as: [Int16].self)
        let isCovered = covering.contains { part in
          let named = parts[Int(part)].audience.narrowing.languages
          // Its first preference may be news, that no statement judges.
          return named.isEmpty || fits.fits(languages, named)
        }
        return isCovered ? try row.decode("asked", as: DeviceToken.self) : nil
      }.compactMap(\.self))
  }

  /// The names of parts, as far as devices of `asked` have them. (IS TRUE keeps a look-up from being made a join, whose
  /// plan would depend on statistics.)
  private func names(
    of named: [Int], _ parts: [Part], _ day: PostgresDate, _ table: String
  ) -> PostgresQuery {
    let keys = named.flatMap { part in parts[part].ids.map { (Int16(part), $0) } }
    return """
      , newer AS MATERIALIZED (
        SELECT k.part, n.tokens, n.users FROM unnest(\(keys.map(\.0)), \(keys.map(\.1))) AS k (part, id)
        CROSS JOIN LATERAL (
          SELECT tokens, users FROM \(unsafeSQL: table) WHERE id = k.id AND day = \(day) OFFSET 0) n
      ), tokens AS MATERIALIZED (
        SELECT n.part, t.token FROM newer n CROSS JOIN LATERAL unnest(n.tokens) AS t (token)
        WHERE (t.token IN (SELECT asked FROM asked)) IS TRUE
      ), users AS MATERIALIZED (
        SELECT n.part, u.user_id FROM newer n CROSS JOIN LATERAL unnest(n.users) AS u (user_id)
        WHERE (u.user_id IN (SELECT user_id FROM asked WHERE user_id IS NOT NULL)) IS TRUE
      )
      """
  }

  /// On `asked d`: the number of each part that is for it.
  private func covers(_ parts: [Part], _ work: Work) -> PostgresQuery {
    var numbers: PostgresQuery = ""
    for (index, part) in parts.enumerated() {
      let (number, audience) = (Int16(index), part.audience)
      var filter = AudienceFilter(
        tokenKind: "\(code: work.notification.tokenKind)",
        environment: "\(audience.environment)::int2")
      filter.narrowing = audience.narrowing
      filter.unfit = fits.unfit(for: audience.narrowing.languages)
      let isToken: PostgresQuery =
        "d.asked IN (SELECT token FROM tokens WHERE part = \(number))"
      var isMeant = filter.condition
      if !audience.isEveryone {
        isMeant += """
           AND (\(fragment: isToken)
            OR d.user_id IN (SELECT user_id FROM users WHERE part = \(number)))
          """
      }
      if audience.unregistered?.environment == work.row.environment {
        isMeant = "(\(fragment: isMeant)) OR d.app IS NULL AND \(fragment: isToken)"
      }
      if index > 0 { numbers += ", " }
      numbers += "CASE WHEN \(fragment: isMeant) THEN \(number)::int2 END"
    }
    return numbers
  }
}
