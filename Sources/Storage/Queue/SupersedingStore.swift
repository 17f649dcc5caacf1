// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Finds waiting pushes that a newer notification for their device supersedes. The newer
/// notification has the same app, push type and caller's collapse id.
///
/// A newer notification is ignored if it was cancelled, or if it is due later and has no run yet.
/// One that is sent by local time is ignored while a part of it is due later.
///
/// Used on the shard's actor.
package final class SupersedingStore {
  /// Maximum number of newer notifications that a search considers, newest first. Each of them is a
  /// row to read for every page and attempt.
  ///
  /// If more notifications for few devices share a collapse id, a superseded push may be sent; APNs
  /// then replaces it. A collapse id per user avoids that.
  package static let newestLookedAt = 100

  private let client: PostgresClient
  private let fits: LanguageFits
  private let days: DayPartitions
  /// Returns days since 1970-01-01, in UTC.
  private let today: () -> Int32

  init(client: PostgresClient, fits: LanguageFits, today: @escaping () -> Int32 = UTCDay.today) {
    self.client = client
    self.fits = fits
    self.today = today
    days = DayPartitions(client: client)
  }

  /// Returns the devices among `tokens`, of a queue row, for which a newer notification was
  /// accepted.
  package func superseded(
    _ tokens: [DeviceToken], of work: Work
  ) async throws(StorageError) -> Set<DeviceToken> {
    guard let collapseID = work.notification.collapseID, !tokens.isEmpty else { return [] }
    do throws(StorageError) {
      var superseded: Set<DeviceToken> = []
      for (day, runs) in try await newer(than: work.row, collapseID) {
        let table = try await days.name(of: "notifications", day: day)
        let parts = try await parts(
          of: runs, in: work.run.app, day, table, as: work.notification.pushType)
        if parts.isEmpty { continue }
        superseded.formUnion(
          try await covered(
            tokens, by: parts, of: work,
            Day(
              date: PostgresDate(days: day), app: work.run.app, notifications: table,
              names: try await days.name(of: CollapseNames.table, day: day))))
      }
      return superseded
    } catch {
      // Retention may have dropped a partition whose name is cached.
      days.forget()
      throw error
    }
  }

  // MARK: newer notifications

  private struct NewerRun {
    let id: RunID
    let notification: NotificationID
  }

  /// Returns the first runs of newer notifications by day, for the `newestLookedAt` newest ones.
  ///
  /// Reads the days from the latest back to that of the row. A notification that was accepted later
  /// has no earlier day. Because the clocks of nodes differ, tomorrow is included.
  private func newer(
    than row: QueueRow, _ collapseID: String
  ) async throws(StorageError) -> [Int32: [NewerRun]] {
    let first = row.run.day
    let last = max(first, today()) + 1
    var newer: [Int32: [NewerRun]] = [:]
    var found: Set<RunID> = []
    var tables: Set<String> = []
    for day in stride(from: last, through: first, by: -1)
    where found.count < Self.newestLookedAt {
      let table = try await days.leaf(of: "runs", day: day)
      // Days without a partition of their own share the default partition.
      guard tables.insert(table).inserted else { continue }
      for (day, run) in try await newest(after: row, collapseID, in: table)
      where found.insert(run.id).inserted {
        newer[day, default: []].append(run)
      }
    }
    return newer
  }

  private func newest(
    after row: QueueRow, _ collapseID: String, in table: String
  ) async throws(StorageError) -> [(Int32, NewerRun)] {
    let first = row.original ?? row.run.id
    let rows = try await reading(
      client.pages(of: row.run.app),
      """
      SELECT r.id, r.notification, r.day FROM (
        SELECT id, notification, day FROM \(unsafeSQL: table)
        WHERE app = \(row.run.app) AND collapse_id = \(collapseID) AND -id < \(-first.rawValue)
        ORDER BY -id LIMIT \(Self.newestLookedAt)
      ) r
      LEFT JOIN LATERAL (SELECT control FROM run_controls WHERE run = r.id OFFSET 0) c ON true
      WHERE coalesce(c.control, \(code: RunControl.paused)) = \(code: RunControl.paused)
        AND (SELECT s.id FROM schedules s WHERE s.app = \(row.run.app) AND s.id = r.notification) IS NULL
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      (
        try row.decode("day", as: PostgresDate.self).days,
        NewerRun(id: try row.decode("id"), notification: try row.decode("notification"))
      )
    }
  }

  /// Newer notifications whose audiences are equal except for the names, which `audience` does not
  /// contain.
  private struct Part {
    let audience: Audience
    /// Whether their names have rows in `collapse_names`.
    let isListed: Bool
    var runs: [NewerRun]
  }

  private struct PartKey: Hashable {
    let audience: Audience
    let isListed: Bool
  }

  /// The tables of one day, and the app.
  private struct Day {
    let date: PostgresDate
    let app: AppID
    let notifications: String
    let names: String
  }

  private func parts(
    of runs: [NewerRun], in app: AppID, _ day: Int32, _ table: String, as pushType: PushType
  ) async throws(StorageError) -> [Part] {
    let rows = try await reading(
      client.pages(of: app),
      """
      SELECT n.id, n.everyone, n.environment,
        n.narrowing::text AS narrowing, n.options -> 'send_unregistered' ->> 'environment' AS strangers,
        coalesce(n.has_listed_names, false) AS is_listed
      FROM unnest(\(runs.map(\.notification))) AS k (id) CROSS JOIN LATERAL (
        SELECT * FROM \(unsafeSQL: table)
        WHERE app = \(app) AND id = k.id AND day = \(PostgresDate(days: day)) OFFSET 0) n
      WHERE n.push_type = \(code: pushType)
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        try row.decode("id", as: NotificationID.self),
        PartKey(
          audience: try NotificationColumns.filters(row),
          isListed: try row.decode("is_listed", as: Bool.self))
      )
    }
    let keys = Dictionary(found) { first, _ in first }
    var parts: [PartKey: Part] = [:]
    for run in runs {
      guard let key = keys[run.notification] else { continue }
      parts[key, default: Part(audience: key.audience, isListed: key.isListed, runs: [])].runs
        .append(run)
    }
    return Array(parts.values)
  }

  // MARK: audiences

  /// Returns the devices that belong to one of the parts. Looks the devices up among the names
  /// instead of reading all names, of which there may be a million.
  private func covered(
    _ tokens: [DeviceToken], by parts: [Part], of work: Work, _ day: Day
  ) async throws(StorageError) -> Set<DeviceToken> {
    for part in parts {
      try await client.pages.perform(for: work.run.app.rawValue) {
        (connection) async throws(StorageError) in
        try await fits.learn(part.audience.narrowing.languages, on: connection)
      }
    }
    let unlisted = parts.indices.filter { !parts[$0].audience.isEveryone && !parts[$0].isListed }
    let collapseID: PostgresQuery = "\(work.notification.collapseID)::text"
    let digests: PostgresQuery = """
      , \(fragment: CollapseNames.digest(token: "t.token", collapseID: collapseID)) AS token_digest,
        \(fragment: CollapseNames.digest(user: "d.user_id", collapseID: collapseID)) AS user_digest
      """
    let rows = try await reading(
      client.pages(of: work.run.app),
      """
      WITH asked AS MATERIALIZED (
        SELECT t.token AS asked, d.*\(fragment: parts.contains(where: \.isListed) ? digests : "")
        FROM unnest(\(tokens)) AS t (token)
        LEFT JOIN LATERAL (
          SELECT * FROM devices WHERE app = \(work.run.app) AND token = t.token OFFSET 0) d ON true
      )\(fragment: unlisted.isEmpty ? "" : names(of: unlisted, parts, day))
      SELECT d.asked, coalesce(l.tags, '') AS languages,
        array_remove(ARRAY[\(fragment: covers(parts, work, day))]::int2[], NULL) AS parts
      FROM asked d
      LEFT JOIN LATERAL (SELECT tags FROM language_lists WHERE id = d.language_list OFFSET 0) l ON true
      """)
    return Set(
      try decoding(rows) { (row) throws(PostgresError) -> DeviceToken? in
        let languages = try row.languages("languages")
        let covering = try row.decode("parts", as: [Int16].self)
        let isCovered = covering.contains { part in
          let named = parts[Int(part)].audience.narrowing.languages
          // The first preference may be newer than the statement's list of non-matching ones.
          return named.isEmpty || fits.fits(languages, named)
        }
        return isCovered ? try row.decode("asked", as: DeviceToken.self) : nil
      }.compactMap(\.self))
  }

  /// Returns CTEs with those names of the devices of `asked` that occur in parts without rows in
  /// `collapse_names`. IS TRUE keeps a look-up from becoming a join, whose plan would depend on
  /// statistics.
  private func names(of named: [Int], _ parts: [Part], _ day: Day) -> PostgresQuery {
    let keys = named.flatMap { part in parts[part].runs.map { (Int16(part), $0.notification) } }
    return """
      , newer AS MATERIALIZED (
        SELECT k.part, n.tokens, n.users FROM unnest(\(keys.map(\.0)), \(keys.map(\.1))) AS k (part, id)
        CROSS JOIN LATERAL (
          SELECT tokens, users FROM \(unsafeSQL: day.notifications)
          WHERE app = \(day.app) AND id = k.id AND day = \(day.date) OFFSET 0) n
      ), tokens AS MATERIALIZED (
        SELECT n.part, t.token FROM newer n CROSS JOIN LATERAL unnest(n.tokens) AS t (token)
        WHERE (t.token IN (SELECT asked FROM asked)) IS TRUE
      ), users AS MATERIALIZED (
        SELECT n.part, u.user_id FROM newer n CROSS JOIN LATERAL unnest(n.users) AS u (user_id)
        WHERE (u.user_id IN (SELECT user_id FROM asked WHERE user_id IS NOT NULL)) IS TRUE
      )
      """
  }

  /// Returns SQL for the numbers of the parts to which a device of `asked d` belongs.
  private func covers(_ parts: [Part], _ work: Work, _ day: Day) -> PostgresQuery {
    var numbers: PostgresQuery = ""
    for (index, part) in parts.enumerated() {
      let (number, audience) = (Int16(index), part.audience)
      var filter = AudienceFilter(
        tokenKind: "\(code: work.notification.tokenKind)",
        environment: "\(audience.environment)::int2")
      filter.narrowing = audience.narrowing
      filter.unfit = fits.unfit(for: audience.narrowing.languages)
      let runs = part.runs.map(\.id)
      func isListed(_ digest: PostgresQuery) -> PostgresQuery {
        CollapseNames.isNamed(digest, by: runs, app: work.run.app, in: day.names)
      }
      let isToken: PostgresQuery =
        part.isListed
        ? isListed("d.token_digest")
        : "d.asked IN (SELECT token FROM tokens WHERE part = \(number))"
      var isMeant = filter.condition
      if !audience.isEveryone {
        let isUser: PostgresQuery =
          part.isListed
          ? isListed("d.user_digest")
          : "d.user_id IN (SELECT user_id FROM users WHERE part = \(number))"
        isMeant += " AND (\(fragment: isToken) OR \(fragment: isUser))"
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
