// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Seconds after its deletion from which the rows of an app are removed: other nodes observe a
  /// change within two, and what they had admitted before is stored within a request's time. So
  /// nothing is stored behind the removal.
  package static let deletedAppSeconds = 60

  /// Statements of one call at most, so that a walk through hundreds of days without rows stays
  /// within the lease.
  private static let stepsAtOnce = 200

  /// What one call of a removal came to.
  package struct Removal: Sendable, Equatable {
    /// Rows that went.
    package var rows = 0
    /// Whether another call has more to do now.
    package var hasMore = false

    /// Nothing, or what a call came to.
    package init(rows: Int = 0, hasMore: Bool = false) {
      self.rows = rows
      self.hasMore = hasMore
    }
  }

  /// Removes rows of deleted apps, about one batch. A failure with one app keeps no other from
  /// being removed.
  ///
  /// Each table is walked along an index that begins with the app, a day at a time where it is
  /// partitioned, and the place is stored with each batch: the cost of a step depends on the app's
  /// own rows only. Queue rows and runs have no such index, since every push would maintain it;
  /// they are found through their notifications. Idempotency keys go with their day. Secrets are
  /// gone since the request that deleted the app.
  ///
  /// A batch locks its app, so that of two leaders, one of which lost its lease in the middle, each
  /// finds the rows that the other has left. The app goes last, if nothing was stored behind the
  /// walk; otherwise the walk begins again.
  package func removeDeletedApps() async throws(StorageError) -> Removal {
    let rows = try await reading(
      connection,
      """
      SELECT id FROM apps WHERE deleted_at < now() - make_interval(secs => \(Double(Self.deletedAppSeconds)))
      ORDER BY id
      """)
    let apps = try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("id", as: AppID.self)
    }
    var failure: StorageError?
    for app in apps {
      do throws(StorageError) {
        let removal = try await removeSome(of: app)
        if removal.hasMore { return removal }
      } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    return Removal()
  }

  private func removeSome(of app: AppID) async throws(StorageError) -> Removal {
    var place = try await place(of: app)
    for _ in 0..<Self.stepsAtOnce {
      guard let stage = AppRemovalStage(rawValue: place.stage) else {
        let removed = try await finish(app)
        return Removal(rows: removed, hasMore: removed > 0)
      }
      var table = stage.table
      if let dayTable = stage.dayTable {
        let leaf = try await leaf(of: dayTable, from: place.day)
        if leaf.day != place.day { place = AppRemovalPlace(stage: stage, day: leaf.day) }
        table = leaf.name
      }
      let removed: Int
      (removed, place) = try await remove(app, from: table, at: place, stage)
      if removed > 0 {
        // A crash before this repeats the walk from the place before, where nothing is left.
        _ = try await reading(connection, Self.store(place, of: app))
        return Removal(rows: removed, hasMore: true)
      }
    }
    _ = try await reading(connection, Self.store(place, of: app))
    return Removal(hasMore: true)
  }

  /// Returns the first partition for a day or a later one; the default partition is that of the end
  /// of time. By its name, so that no plan reads a day where it should read an app.
  private func leaf(
    of table: DayTable, from day: PostgresDate?
  ) async throws(StorageError) -> (name: String, day: PostgresDate) {
    if let leaf = try await oldPartitions(of: [table], before: .infinity)
      .first(where: { $0.isAttached && $0.day.days >= day?.days ?? .min })
    {
      return (leaf.leaf, leaf.day)
    }
    return (table.defaultPartition, .infinity)
  }

  // MARK: the place of a walk

  private func place(of app: AppID) async throws(StorageError) -> AppRemovalPlace {
    let rows = try await reading(
      connection,
      "SELECT stage, day, major, minor, bytes FROM app_removals WHERE app = \(app)")
    return try decoding(rows) { (row) throws(PostgresError) in
      AppRemovalPlace(
        stage: try row.decode("stage"), day: try row.decode("day"), major: try row.decode("major"),
        minor: try row.decode("minor"), bytes: try row.decode("bytes"))
    }.first ?? AppRemovalPlace(stage: .devices)
  }

  /// Stores nothing once the app is gone: another node may have finished since the batch.
  private static func store(_ place: AppRemovalPlace, of app: AppID) -> PostgresQuery {
    """
    INSERT INTO app_removals (app, stage, day, major, minor, bytes)
    SELECT id, \(place.stage), \(place.day), \(place.major), \(place.minor), \(place.bytes)
    FROM apps WHERE id = \(app) FOR KEY SHARE
    ON CONFLICT (app) DO UPDATE SET stage = EXCLUDED.stage, day = EXCLUDED.day, major = EXCLUDED.major,
      minor = EXCLUDED.minor, bytes = EXCLUDED.bytes
    """
  }

  // MARK: batches

  /// Removes a batch from a place on. Returns how many rows went, and the next place.
  private func remove(
    _ app: AppID, from table: String, at place: AppRemovalPlace, _ stage: AppRemovalStage
  ) async throws(StorageError) -> (removed: Int, next: AppRemovalPlace) {
    var statements = [stage.walk(app, through: table, from: place)]
    if stage == .notifications {
      let runs = stage.runs(of: app, through: table, from: place, in: try await runs(of: place))
      let work = try await removeWork(of: runs, of: app)
      if work > 0 { return (work, place) }
      statements = AppRemovalStage.removal(of: runs, place.day) + statements
    }
    let results = try await together(connection, Self.locked(app) + statements)
    let last = try decoding(results[results.count - 1]) { (row) throws(PostgresError) in
      (
        rows: Int(try row.decode("rows", as: Int64.self)),
        place: AppRemovalPlace(
          stage: place.stage, day: place.day, major: try row.decode("major"),
          minor: try row.decode("minor"), bytes: try row.decode("bytes"))
      )
    }.first
    let others = results.dropFirst(Self.locked(app).count).dropLast()
    let removed = others.reduce(last?.rows ?? 0) { $0 + $1.affectedRows }
    if let last, last.rows == stage.batch { return (removed, last.place) }
    guard let day = place.day, day != .infinity else { return (removed, stage.next) }
    return (removed, AppRemovalPlace(stage: stage, day: PostgresDate(days: day.days + 1)))
  }

  /// The table with the runs of a day: all of them for the default partition, which has
  /// notifications of any day.
  private func runs(of place: AppRemovalPlace) async throws(StorageError) -> String {
    guard let day = place.day, day != .infinity else { return "runs" }
    return try await DayPartitions(connection: connection).name(of: "runs", day: day.days)
  }

  /// Removes work of the next notifications: a broadcast may have millions of retries.
  private func removeWork(
    of runs: PostgresQuery, of app: AppID
  ) async throws(StorageError) -> Int {
    let results = try await together(
      connection,
      Self.locked(app) + [
        """
        DELETE FROM queue WHERE id = ANY (ARRAY(
          SELECT q.id FROM (\(fragment: runs)) r CROSS JOIN LATERAL (
            SELECT id FROM queue WHERE run = r.id ORDER BY run, kind LIMIT \(Self.removalBatch)) q
          LIMIT \(Self.removalBatch)))
        """
      ])
    return results[results.count - 1].affectedRows
  }

  /// Removes what is left: a few rows, and the app unless something else was stored behind the
  /// walk.
  private func finish(_ app: AppID) async throws(StorageError) -> Int {
    let named = AppRemovalStage.allCases
      .map { "EXISTS (SELECT FROM \($0.table) WHERE app = a.id)" }.joined(separator: " OR ")
    let lock = Self.locked(app)
    let results = try await together(
      connection,
      lock + [
        // What was put while the app was being deleted.
        "DELETE FROM credentials WHERE app = \(app)", "DELETE FROM certificates WHERE app = \(app)",
        "DELETE FROM webhooks WHERE app = \(app)",
        "DELETE FROM string_revisions WHERE app = \(app)",
        "DELETE FROM string_files WHERE app = \(app)",
        "DELETE FROM device_counts WHERE app = \(app)",
        "DELETE FROM device_event_floors WHERE app = \(app)",
        "DELETE FROM prune_guards WHERE app = \(app)",
        "DELETE FROM prune_tallies WHERE app = \(app)",
        // Finished ones name no user, and go when their time is over.
        "DELETE FROM erasures WHERE app = \(app) AND user_id IS NOT NULL",
        "DELETE FROM app_removals WHERE app = \(app)",
        "DELETE FROM apps a WHERE a.id = \(app) AND NOT (\(unsafeSQL: named))",
      ])
    return results[results.count - 1].affectedRows
  }

  /// Begins a transaction of the removal.
  private static func locked(_ app: AppID) -> [PostgresQuery] {
    [
      lock(app),
      // The indexes are right whatever the statistics say: those of a day that was not
      // analyzed yet say nothing.
      "SELECT set_config('enable_seqscan', 'off', true)",
      "SELECT set_config('enable_bitmapscan', 'off', true)",
    ]
  }

  private static func lock(_ app: AppID) -> PostgresQuery {
    "SELECT id FROM apps WHERE id = \(app) FOR UPDATE"
  }
}
