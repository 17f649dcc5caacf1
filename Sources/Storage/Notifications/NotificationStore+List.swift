// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Lists of an app's notifications. The state of a notification is not stored. A list filtered by
// state therefore computes the state of the newest notifications, up to a limit per page.

extension NotificationStore {
  /// Maximum number of notifications examined for a filtered page: about half a second of work.
  package static let examinedLimit = 10_000
  /// Notifications examined per statement.
  private static let examinedAtOnce = 1_000

  /// Days to search for a page, in stages. A notification's id begins with its time, so the newest
  /// notifications are in the newest partitions. The last stage covers all partitions, for apps
  /// that rarely send.
  private static let listedDays: [Int32?] = [1, 30, nil]

  /// Returns an app's notifications older than `before`, newest first, at most `limit`. `before`
  /// nil begins with the newest.
  /// - Parameter examinedLimit: with a filter by state, ends a page with fewer notifications.
  package func list(
    _ filter: NotificationFilter = NotificationFilter(), of app: AppID, before: NotificationID?,
    now: Instant, limit: Int, examining examinedLimit: Int = examinedLimit
  ) async throws(StorageError) -> NotificationPage {
    // An id begins with the time, so a range of times is a range of the index that pages follow.
    let until = filter.until.map(NotificationID.first(at:))
    let before = [before, until].compactMap(\.self).min()
    // Notifications that are due later come first, because an id begins with the due time.
    let planned = try await ScheduleStore(client: client)
      .list(filter, of: app, before: before, limit: limit + 1)
      .prefix { one in
        filter.since.map { one.notification.id >= NotificationID.first(at: $0) } ?? true
      }
    let page = try await listSent(
      filter, of: app, before: before, now: now, limit: limit, examining: examinedLimit)
    if planned.isEmpty { return page }
    // Notifications beyond this page belong to the next one. A notification that became due between
    // the two reads is listed as sent.
    var all = page.notifications
    let sent = Set(all.map(\.notification.id))
    for one in planned where page.last.map({ one.notification.id > $0 }) ?? true {
      if !sent.contains(one.notification.id) { all.append(one) }
    }
    all.sort { $0.notification.id > $1.notification.id }
    if all.count > limit {
      return NotificationPage(Array(all.prefix(limit)), last: all[limit - 1].notification.id)
    }
    return NotificationPage(all, last: page.last)
  }

  /// Lists notifications that are sent or in progress, without schedules.
  private func listSent(
    _ filter: NotificationFilter, of app: AppID, before: NotificationID?, now: Instant, limit: Int,
    examining examinedLimit: Int
  ) async throws(StorageError) -> NotificationPage {
    let newest = before?.day ?? NotificationID(milliseconds: now.milliseconds).day
    var search = Search(
      app: app, reference: filter.reference, repetition: filter.repetition,
      since: filter.since.map(NotificationID.first(at:)), before: before,
      end: before == nil ? .infinity : PostgresDate(days: newest + 1))
    var found: [ListedState] = []
    var examined = 0
    var hasPassed = false
    for days in Self.listedDays where !hasPassed {
      let start = days.map { PostgresDate(days: newest - $0) } ?? .minusInfinity
      search.start = max(start, search.since.map { PostgresDate(days: $0.day) } ?? .minusInfinity)
      if search.start >= search.end { break }
      var isOver = false
      // An extra item shows that another page exists.
      while !isOver, !hasPassed, found.count <= limit, examined < examinedLimit {
        let room = filter.state == nil ? limit + 1 - found.count : Self.examinedAtOnce
        let next = try await states(of: search, limit: room)
        // Filtered here: for a statement with two bounds, the planner would expect few rows and
        // sort many.
        let within = next.prefix { one in search.since.map { one.id >= $0 } ?? true }
        hasPassed = within.count < next.count
        found += within.filter { filter.state == nil || $0.state == filter.state }
        examined += next.count
        search.before = next.last?.id ?? search.before
        isOver = next.count < room
      }
      search.end = search.start
    }
    let listed = try await notifications(found.prefix(limit), of: app)
    if found.count > limit { return NotificationPage(listed, last: found[limit - 1].id) }
    return NotificationPage(
      listed, last: hasPassed || examined < examinedLimit ? nil : search.before)
  }

  /// Parameters of the next statement.
  private struct Search {
    var app: AppID
    var reference: String?
    var repetition: NotificationID?
    var since: NotificationID?
    var before: NotificationID?
    /// First day to search.
    var start = PostgresDate.minusInfinity
    var end: PostgresDate

    /// Whether a filter uses columns of `runs`.
    var isByRun: Bool { reference != nil || repetition != nil }

    /// Selects the ids and days of notifications, newest first.
    func ids(limit: Int) -> PostgresQuery {
      let before = before?.uuid ?? UUID(high: .max, low: .max)
      guard isByRun else {
        return """
          SELECT n.id, n.day FROM notifications n
          WHERE n.app = \(app) AND n.id < \(before) AND n.day >= \(start) AND n.day < \(end)
          ORDER BY n.id DESC LIMIT \(limit)
          """
      }
      var asked: PostgresQuery = "r.number = 1"
      if let reference { asked += " AND r.reference = \(reference)" }
      if let repetition { asked += " AND r.schedule = \(repetition)" }
      return """
        SELECT r.notification AS id, r.day FROM runs r
        WHERE r.app = \(app) AND \(fragment: asked) AND r.notification < \(before)
          AND r.day >= \(start) AND r.day < \(end)
        ORDER BY r.notification DESC LIMIT \(limit)
        """
    }
  }

  /// State of a notification.
  private struct ListedState {
    let id: NotificationID
    let day: PostgresDate
    let control: RunControl?
    let hasWork: Bool
    var hasBegun: Bool
    /// State of a schedule that has begun, between its parts.
    var planned: NotificationState?

    init(_ row: PostgresRow) throws(PostgresError) {
      id = try row.decode("id")
      day = try row.decode("day")
      control = try row.decode("control", as: RunControl?.self)
      hasWork = try row.decode("works")
      hasBegun = try row.decode("begun")
    }

    var state: NotificationState {
      let state = RunStore.state(hasWork: hasWork, hasBegun: hasBegun, control)
      return hasWork ? state : planned ?? state
    }
  }

  /// Reads the states of the next notifications. Each look-up reads the first index entry for a
  /// key. For a run without work, only the index on the run returns quickly, and the ORDER BY makes
  /// the planner choose it.
  private func states(
    of search: Search, limit: Int
  ) async throws(StorageError) -> [ListedState] {
    let listed = try decoding(try await reading(client.read, search.ids(limit: limit))) {
      (row) throws(PostgresError) in
      (
        id: try row.decode("id", as: NotificationID.self),
        day: try row.decode("day", as: PostgresDate.self)
      )
    }
    if listed.isEmpty { return [] }
    // With days as constants, the planner excludes other partitions.
    let days = Array(Set(listed.map(\.day.days))).map { PostgresDate(days: $0) }
    let rows = try await reading(
      client.reports(of: search.app),
      """
      SELECT n.id, n.day, s.control, coalesce(s.works, false) AS works, coalesce(s.begun, false) AS begun
      FROM unnest(\(listed.map(\.id)), \(listed.map(\.day))) AS n (id, day)
      CROSS JOIN LATERAL (
        SELECT (array_agg(c.control ORDER BY r.id DESC))[1] AS control,
          bool_or(w.works IS NOT NULL) AS works, bool_or(b.begun IS NOT NULL) AS begun
        FROM runs r
        LEFT JOIN LATERAL (SELECT control FROM run_controls WHERE run = r.id OFFSET 0) c ON true
        LEFT JOIN LATERAL (
          SELECT true AS works FROM queue q WHERE q.run = r.id ORDER BY q.kind LIMIT 1
        ) w ON true
        LEFT JOIN LATERAL (
          SELECT true AS begun FROM queue q
          WHERE q.run = r.id AND (q.epoch > 0 OR q.kind = \(code: WorkKind.retry)) AND w.works
          ORDER BY q.kind LIMIT 1
        ) b ON true
        WHERE r.notification = n.id AND r.day = n.day AND r.day = ANY (\(days))
      ) s
      ORDER BY n.id DESC
      """)
    var states = try decoding(rows) { (row) throws(PostgresError) in try ListedState(row) }
    let unclear = states.filter { $0.hasWork && !$0.hasBegun }
    let begun = try await begun(unclear, of: search.app)
    let planned = try await planned(states.map(\.id), of: search.app)
    for index in states.indices {
      if begun.contains(states[index].id) { states[index].hasBegun = true }
      states[index].planned = planned[states[index].id]
    }
    return states
  }

  /// Returns the notifications whose schedule has begun, with their state while no part is in
  /// progress.
  private func planned(
    _ ids: [NotificationID], of app: AppID
  ) async throws(StorageError) -> [NotificationID: NotificationState] {
    if ids.isEmpty { return [:] }
    let rows = try await reading(
      client.reports(of: app),
      "SELECT id, state FROM schedules WHERE app = \(app) AND begun AND id = ANY (\(ids)) ORDER BY id"
    )
    var planned: [NotificationID: NotificationState] = [:]
    for (id, state) in try decoding(
      rows,
      { (row) throws(PostgresError) in
        (
          try row.decode("id", as: NotificationID.self),
          try row.decode("state", as: Schedule.State.self)
        )
      })
    { planned[id] = Schedule(state: state, due: nil, hasBegun: true).notificationState }
    return planned
  }

  /// Returns the notifications that have outcomes although none of their remaining rows is claimed.
  private func begun(
    _ unclear: [ListedState], of app: AppID
  ) async throws(StorageError) -> Set<NotificationID> {
    if unclear.isEmpty { return [] }
    let days = Array(Set(unclear.map(\.day.days))).map { PostgresDate(days: $0) }
    let rows = try await reading(
      client.reports(of: app),
      """
      SELECT r.notification AS id FROM unnest(\(unclear.map(\.id)), \(unclear.map(\.day))) AS n (id, day)
      JOIN runs r ON r.notification = n.id AND r.day = n.day AND r.day = ANY (\(days))
      CROSS JOIN LATERAL (
        (SELECT 1 FROM deliveries d WHERE d.app = r.app AND d.run = r.id AND d.day = r.day
          AND d.day = ANY (\(days)) ORDER BY d.token LIMIT 1)
        UNION ALL
        (SELECT 1 FROM run_counts t WHERE t.run = r.id AND t.day = r.day AND t.kind = \(unsafeSQL: RunCounts.Kind.deliveries.sql)
          AND t.day = ANY (\(days)) LIMIT 1)
        LIMIT 1
      ) s
      """)
    return Set(
      try decoding(rows) { (row) throws(PostgresError) in
        try row.decode("id", as: NotificationID.self)
      })
  }

  /// Returns the notifications with these ids, in their order.
  private func notifications(
    _ found: ArraySlice<ListedState>, of app: AppID
  ) async throws(StorageError) -> [(notification: Notification, state: NotificationState)] {
    if found.isEmpty { return [] }
    let days = Array(Set(found.map(\.day.days))).map { PostgresDate(days: $0) }
    let rows = try await reading(
      client.reports(of: app),
      """
      SELECT \(unsafeSQL: NotificationColumns.list)
      FROM unnest(\(found.map(\.id)), \(found.map(\.day))) AS k (id, day) CROSS JOIN LATERAL (
        SELECT * FROM notifications
        WHERE app = \(app) AND id = k.id AND day = k.day AND day = ANY (\(days)) OFFSET 0) n
      """)
    var notifications: [NotificationID: Notification] = [:]
    for notification in try decoding(rows, NotificationColumns.notification) {
      notifications[notification.id] = notification
    }
    return found.compactMap { one in notifications[one.id].map { ($0, one.state) } }
  }
}
