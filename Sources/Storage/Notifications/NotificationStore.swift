// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Accepting notifications, and reading them back.
package final class NotificationStore {
  /// A broadcast is cut into this many ranges of buckets in each environment, so that shards and nodes share it; each is
  /// one row of the queue.
  package static let broadcastRanges = 16

  let client: PostgresClient
  private let days: DayPartitions
  /// Those of idempotency keys, on the connection that accepts.
  private let keyDays: DayPartitions
  private let counter: AudienceCounter
  private let acceptances: Acceptances
  /// Those of many names.
  private let longAcceptances: Acceptances

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
  }

  // MARK: accepting

  /// Commits the notification with its run and queue rows, or says why not. When this returns
  /// `.accepted`, no crash can lose it.
  ///
  /// - Parameters:
  ///   - plan: who takes work for names at once: those rows are stored already claimed, and handed
  ///     back, with the devices that they are for where those are few. Nobody hands over what was accepted
  ///     before, nor work for an audience that is not plain, nor for everyone: those are read by pages.
  ///   - schedule: what it has to do with one.
  /// - Returns: `count` is of the active devices in this moment, by environment, also of a replay.
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
    // Another request may have stood for this one in its batch: then the work is its own.
    let count = row.counted ?? answer.named
    guard answer.id == notification.id else { return (acceptance, [], count) }
    let isRead = answer.audience <= AcceptStatement.recipientsAnswered
    let work = answer.claimed.map { claimed in
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
    return (acceptance, work, count)
  }

  /// Active devices that a notification is for, without accepting it.
  package func count(_ notification: Notification) async throws(StorageError) -> AudienceCount {
    try await counter.countAll(notification)
  }

  private func judge(_ row: AcceptRow) async throws(StorageError) -> AcceptRow.Answer {
    let audience = row.notification.audience
    let combiner =
      audience.tokens.count + audience.users.count > AcceptStatement.namesOfShortStatement
      ? longAcceptances : acceptances
    var answer: AcceptRow.Answer
    repeat {
      do { answer = try await combiner.submit(row) } catch { throw StorageError(error) }
      // A later request with the same idempotency key stood for this one in its batch and was
      // refused; that says nothing of this one.
    } while answer.wrongKind != nil && answer.id != row.notification.id && answer.holder == nil
    return answer
  }

  private func acceptance(
    of row: AcceptRow, _ answer: AcceptRow.Answer
  ) async throws(StorageError) -> Acceptance {
    let notification = row.notification
    // A request that was accepted before is answered as it was then, whatever its tokens are now.
    if let (token, kind) = answer.wrongKind, answer.holder == nil {
      return .wrongTokenKind(token, kind)
    }
    guard let idempotency = row.idempotency else {
      return .accepted(id: notification.id, audience: answer.audience)
    }
    var holder = answer.holder
    if holder == nil {
      // Another shard committed the same key after our statement's snapshot was taken.
      holder = try await idempotencyHolder(
        app: notification.app, key: idempotency.key, at: notification.acceptedAt)
    }
    guard let holder else { throw .vanished }
    if holder.bodyHash != idempotency.bodyHash { return .keyReused }
    // What was stored then may be on no standby yet: whoever was told that it is not known asks like this.
    if holder.id != notification.id { _ = try await reading(client.write, .replicationBarrier) }
    return holder.id == notification.id
      ? .accepted(id: holder.id, audience: holder.audience)
      : .replayed(id: holder.id, audience: holder.audience)
  }

  /// What the same request was answered that came with this key before; nil when none did, or another one. A request
  /// that was fine then may be none now: its time is over, or a text that it names is gone.
  package func replay(
    app: AppID, _ idempotency: IdempotencyKey, at now: Instant
  ) async throws(StorageError) -> Acceptance? {
    guard let holder = try await idempotencyHolder(app: app, key: idempotency.key, at: now),
      holder.bodyHash == idempotency.bodyHash
    else { return nil }
    _ = try await reading(client.write, .replicationBarrier)
    return .replayed(id: holder.id, audience: holder.audience)
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

  /// The notification of an app, or nil.
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

  /// The notifications that claimed rows work for, by id. One that cannot be read is left out.
  package func notifications(
    of rows: [QueueRow]
  ) async throws(StorageError) -> [NotificationID: Notification] {
    try await notifications(
      of: rows, columns: NotificationColumns.list, NotificationColumns.notification)
  }

  /// Returns the notifications that claimed rows work for with nothing but their audience and push
  /// type, by id: what a row that is late needs to record its devices, when the rest cannot be
  /// decoded. A notification whose audience cannot be decoded is left out.
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
      let ids = Set(rows.map(\.run.notification)).sorted()
      let table = try await days.name(of: "notifications", day: day)
      let lines = try await reading(
        client.pages(of: nil),
        """
        SELECT \(unsafeSQL: columns) FROM \(unsafeSQL: table) n
        WHERE n.id = ANY (\(ids)) AND n.day = \(PostgresDate(days: day))
        """)
      for line in lines {
        guard let notification = try? decode(line) else { continue }
        found[notification.id] = notification
      }
    }
    return found
  }

  /// What each recipient of a notification is given, JSON as the caller wrote it; nil for one that is
  /// not personal.
  package func recipients(
    of id: NotificationID, for reader: Reader = .reports
  ) async throws(StorageError) -> [UInt8]? {
    let table = try await days.name(of: "notifications", day: id.day)
    let rows = try await client.reading(
      for: reader, of: nil,
      """
      SELECT n.recipients FROM \(unsafeSQL: table) n
      WHERE n.id = \(id) AND n.day = \(PostgresDate(days: id.day))
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("recipients", as: [UInt8]?.self)
    }.first ?? nil
  }
}
