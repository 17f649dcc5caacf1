// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Accepts notifications, and reads them.
package final class NotificationStore {
  /// Number of ranges of buckets into which a broadcast is split in each environment, so that
  /// shards and nodes share the work. Each range is one queue row.
  package static let broadcastRanges = 16

  let client: PostgresClient
  private let days: DayPartitions
  /// Partitions of idempotency keys, read on the connection that accepts notifications.
  private let keyDays: DayPartitions
  private let counter: AudienceCounter
  private let acceptances: Acceptances
  /// Acceptances with many names, on a separate connection.
  private let longAcceptances: Acceptances

  /// Acceptances of several notifications that are stored together.
  private let sequences: WriteCombiner<[AcceptRow], AcceptRow.Key, [AcceptRow.Answer]>

  private typealias Acceptances = WriteCombiner<AcceptRow, AcceptRow.Key, AcceptRow.Answer>

  init(client: PostgresClient, fits: LanguageFits) {
    self.client = client
    counter = AudienceCounter(connection: client.read, fits: fits)
    days = DayPartitions(client: client)
    let keyDays = DayPartitions(connection: client.write)
    self.keyDays = keyDays
    func combiner(on write: PostgresConnection) -> Acceptances {
      WriteCombiner(
        loop: write.loop, application: { $0.notification.app.rawValue }, key: \.key,
        execute: { (rows, locks) throws(PostgresError) in
          try await AcceptStatement.run(rows, on: write, keyDays, waiting: locks)
        })
    }
    acceptances = combiner(on: client.write)
    longAcceptances = combiner(on: client.longWrite)
    let write = client.write
    sequences = WriteCombiner(
      loop: write.loop, weight: \.count, application: { $0[0].notification.app.rawValue },
      key: \.[0].key,
      execute: { (sequences, locks) throws(PostgresError) in
        let rows = sequences.joined().sorted { $0.key < $1.key }
        let answers = try await AcceptStatement.run(rows, on: write, keyDays, waiting: locks)
        var found: [AcceptRow.Key: [AcceptRow.Answer]] = [:]
        for sequence in sequences {
          let own = sequence.compactMap { answers[$0.key] }
          if own.count == sequence.count { found[sequence[0].key] = own }
        }
        return found
      })
  }

  // MARK: accepting

  /// Commits the notification with its run and queue rows, or returns the reason for rejecting it.
  /// A result of `.accepted` survives a crash.
  ///
  /// - Parameters:
  ///   - plan: initial state of rows for names. Claimed rows are returned, with their devices if
  ///     there are few. A replay returns no rows. Rows of a broadcast, or of an audience that is
  ///     not plain, are never claimed here, because pages read their devices.
  ///   - schedule: the schedule's step, if any.
  /// - Returns: `count` is the current number of active devices by environment, also for a replay.
  package func accept(
    _ notification: Notification, idempotency: IdempotencyKey?, plan: AcceptPlan = .unclaimed,
    schedule: ScheduleStep? = nil
  ) async throws(StorageError) -> (acceptance: Acceptance, work: [Work], count: AudienceCount) {
    let row = AcceptRow(
      notification: notification, idempotency: idempotency,
      plan: notification.audience.isPlain ? plan : plan.handingNothingOver,
      counted: try await counter.count(notification), schedule: schedule)
    let answer = try await judge(row)
    let acceptance = try await acceptance(of: row, answer)
    // If another request of the batch with an equal key was stored for this one, the queue rows
    // belong to that request.
    let count = row.counted ?? answer.named
    guard answer.id == notification.id else { return (acceptance, [], count) }
    return (acceptance, work(of: notification, answer), count)
  }

  /// Commits notifications in one transaction. After a failure none is stored. Only those whose
  /// tokens are registered for another kind of push are left out.
  ///
  /// - Parameter notifications: plain names of one app, at least one notification, with the plan
  ///   of each.
  package func accept(
    together notifications: [(notification: Notification, plan: AcceptPlan)]
  ) async throws(StorageError) -> [(acceptance: Acceptance, work: [Work])] {
    let rows = notifications.map {
      AcceptRow(notification: $0.notification, idempotency: nil, plan: $0.plan, counted: nil)
    }
    let answers: [AcceptRow.Answer]
    do { answers = try await sequences.submit(rows) } catch { throw StorageError(error) }
    return zip(rows, answers).map { (row, answer) in
      if let (token, kind) = answer.wrongKind { return (.wrongTokenKind(token, kind), []) }
      return (
        .accepted(id: answer.id, audience: answer.audience), work(of: row.notification, answer)
      )
    }
  }

  /// The claimed work of a stored notification.
  private func work(of notification: Notification, _ answer: AcceptRow.Answer) -> [Work] {
    let isRead = answer.audience <= AcceptStatement.recipientsAnswered
    return answer.claimed.map { claimed in
      var work = Work(
        QueueRow(
          id: claimed.row,
          run: Run(
            id: claimed.run, app: notification.app, notification: notification.id,
            day: notification.id.day),
          environment: claimed.environment, workClass: .single, job: .names(after: nil),
          deadline: notification.deadline, epoch: QueueRow.firstEpoch, snapshot: claimed.snapshot,
          counting: claimed.counting),
        notification: notification, recipients: isRead ? claimed.recipients : nil)
      work.row.audience = -(work.recipients?.count(where: work.counts) ?? 0)
      return work
    }
  }

  /// Counts the active devices in a notification's audience without accepting it.
  package func count(_ notification: Notification) async throws(StorageError) -> AudienceCount {
    try await counter.countAll(notification)
  }

  /// Returns the preferred languages of a notification's audience, of at least
  /// `Acceptance.audienceCountLimit` devices if it has as many.
  package func sample(_ notification: Notification) async throws(StorageError) -> AudienceSample {
    try await counter.sample(notification)
  }

  private func judge(_ row: AcceptRow) async throws(StorageError) -> AcceptRow.Answer {
    let audience = row.notification.audience
    let combiner =
      audience.tokens.count + audience.users.count > AcceptStatement.namesOfShortStatement
      ? longAcceptances : acceptances
    var answer: AcceptRow.Answer
    repeat {
      do { answer = try await combiner.submit(row) } catch { throw StorageError(error) }
      // A later request with an equal idempotency key replaced this one in its batch and was
      // rejected; that result does not apply to this request.
    } while answer.wrongKind != nil && answer.id != row.notification.id && answer.holder == nil
    return answer
  }

  private func acceptance(
    of row: AcceptRow, _ answer: AcceptRow.Answer
  ) async throws(StorageError) -> Acceptance {
    let notification = row.notification
    // A replay returns the earlier result, even if the kind of its tokens has changed since.
    if let (token, kind) = answer.wrongKind, answer.holder == nil {
      return .wrongTokenKind(token, kind)
    }
    guard let idempotency = row.idempotency else {
      return .accepted(id: notification.id, audience: answer.audience)
    }
    var holder = answer.holder
    if holder == nil {
      // Another shard committed an equal key after this statement took its snapshot.
      holder = try await idempotencyHolder(
        app: notification.app, key: idempotency.key, at: notification.acceptedAt)
    }
    guard let holder else { throw .vanished }
    if holder.bodyHash != idempotency.bodyHash { return .keyReused }
    // A standby may lack the earlier notification. A caller that received "fate unknown" for its
    // first request retries in this way.
    if holder.id != notification.id { _ = try await reading(client.write, .replicationBarrier) }
    return holder.id == notification.id
      ? .accepted(id: holder.id, audience: holder.audience)
      : .replayed(id: holder.id, audience: holder.audience)
  }

  /// Returns the acceptance of an earlier request with this key and an equal body; nil if there is
  /// none. A request that was valid then may be invalid now, because its time has passed or a
  /// string was deleted.
  package func replay(
    app: AppID, _ idempotency: IdempotencyKey, at now: Instant
  ) async throws(StorageError) -> Acceptance? {
    guard let holder = try await idempotencyHolder(app: app, key: idempotency.key, at: now),
      holder.bodyHash == idempotency.bodyHash
    else { return nil }
    _ = try await reading(client.write, .replicationBarrier)
    return .replayed(id: holder.id, audience: holder.audience)
  }

  /// Returns the notification that a request with an idempotency key stored; nil without a valid
  /// key.
  package func holder(
    of key: String, app: AppID, at now: Instant
  ) async throws(StorageError) -> NotificationID? {
    try await idempotencyHolder(app: app, key: key, at: now)?.id
  }

  private func idempotencyHolder(
    app: AppID, key: String, at time: Instant
  ) async throws(StorageError) -> AcceptRow.Holder? {
    let keys: IdempotencyKeys
    do { keys = try await IdempotencyKeys(of: [time], keyDays) } catch { throw StorageError(error) }
    let rows = try await reading(client.write, keys.find(app: app, key: key, at: time))
    return try decoding(rows) { (row) throws(PostgresError) in
      AcceptRow.Holder(
        id: try row.decode("notification"), bodyHash: try row.decode("body_hash"),
        audience: Int(try row.decode("audience", as: Int32.self)))
    }.first
  }

  // MARK: reading

  /// Returns the app of a notification or of a schedule, or nil if neither has the id. `runs` has
  /// an index on notifications, and `notifications` has none without the app.
  package func app(of id: NotificationID) async throws(StorageError) -> AppID? {
    let rows = try await reading(
      client.reports(of: nil),
      """
      SELECT app FROM runs WHERE notification = \(id) AND day = \(PostgresDate(days: id.day))
      UNION ALL SELECT app FROM schedules WHERE id = \(id) LIMIT 1
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("app", as: AppID.self)
    }.first
  }

  /// Returns an app's notification, or nil.
  package func notification(
    app: AppID, id: NotificationID, for reader: Reader = .reports
  ) async throws(StorageError) -> Notification? {
    let rows = try await client.reading(
      for: reader, of: app,
      """
      SELECT \(unsafeSQL: NotificationColumns.list) FROM notifications n
      WHERE n.id = \(id) AND n.app = \(app) AND n.day = \(PostgresDate(days: id.day))
      """)
    return try decoding(rows, NotificationColumns.notification).first
  }

  /// Returns the notifications of claimed rows, by id. Omits those that cannot be decoded.
  package func notifications(
    of rows: [QueueRow]
  ) async throws(StorageError) -> [NotificationID: Notification] {
    try await notifications(
      of: rows, columns: NotificationColumns.list, NotificationColumns.notification)
  }

  /// Returns the notifications of claimed rows with only their audience and push type, by id. An
  /// expired row whose other columns cannot be decoded still needs these to record its devices.
  /// Omits notifications whose audience cannot be decoded.
  package func audiences(
    of rows: [QueueRow]
  ) async throws(StorageError) -> [NotificationID: Notification] {
    try await notifications(
      of: rows, columns: NotificationColumns.audienceList, NotificationColumns.audienceAlone)
  }

  private func notifications(
    of rows: [QueueRow], columns: String,
    _ decode: (PostgresRow) throws(PostgresError) -> Notification
  ) async throws(StorageError) -> [NotificationID: Notification] {
    var found: [NotificationID: Notification] = [:]
    for (day, rows) in Dictionary(grouping: rows, by: \.run.day) {
      let keys = Dictionary(rows.map { ($0.run.notification, $0.run.app) }) { first, _ in first }
        .sorted { $0.key < $1.key }
      let table = try await days.name(of: "notifications", day: day)
      let lines = try await reading(
        client.pages(of: nil),
        """
        SELECT \(unsafeSQL: columns)
        FROM unnest(\(keys.map(\.value)), \(keys.map(\.key))) AS k (app, id) CROSS JOIN LATERAL (
          SELECT * FROM \(unsafeSQL: table)
          WHERE app = k.app AND id = k.id AND day = \(PostgresDate(days: day)) OFFSET 0) n
        """)
      for line in lines {
        guard let notification = try? decode(line) else { continue }
        found[notification.id] = notification
      }
    }
    return found
  }

  /// Returns the recipients' JSON of a notification, unchanged; nil for a notification without
  /// per-recipient values.
  package func recipients(
    of id: NotificationID, app: AppID, for reader: Reader = .reports
  ) async throws(StorageError) -> [UInt8]? {
    let table = try await days.name(of: "notifications", day: id.day)
    let rows = try await client.reading(
      for: reader, of: nil,
      """
      SELECT n.recipients FROM \(unsafeSQL: table) n
      WHERE n.app = \(app) AND n.id = \(id) AND n.day = \(PostgresDate(days: id.day))
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("recipients", as: [UInt8]?.self)
    }.first ?? nil
  }
}
