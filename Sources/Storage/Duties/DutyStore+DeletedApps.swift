// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Seconds between an app's deletion and the removal of its rows. Other nodes observe the
  /// deletion within two seconds, and earlier requests end within their time limit. No row is
  /// therefore stored in a table after the removal has passed it.
  package static let deletedAppSeconds = 60

  /// Maximum number of statements in one call, so that a walk through hundreds of empty days does
  /// not outlast the lease.
  private static let stepsAtOnce = 200

  /// Result of one call.
  package struct Removal: Sendable, Equatable {
    /// The number of removed rows.
    package var rows = 0
    /// Whether another call can continue now.
    package var hasMore = false

    /// Creates the result of a call.
    package init(rows: Int = 0, hasMore: Bool = false) {
      self.rows = rows
      self.hasMore = hasMore
    }
  }

  /// Removes rows of deleted apps, about one batch. An error in one app does not stop the removal
  /// of others.
  ///
  /// Each table is walked by an index that begins with the app, day by day if it is partitioned.
  /// The position is stored with each batch, so that a step's cost depends only on the app's own
  /// rows. Queue rows and runs lack such an index, which every push would have to maintain; they
  /// are found through their notifications. Idempotency keys are dropped with their day. The
  /// request that deleted the app has already removed its secrets.
  ///
  /// A batch locks its app. If a leader lost its lease and two nodes work concurrently, each finds
  /// the rows that the other one left. The app is removed last, if no row was stored behind the
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
        // After a crash before this statement, the walk repeats the last batch, which then finds no
        // rows.
        _ = try await reading(connection, Self.store(place, of: app))
        return Removal(rows: removed, hasMore: true)
      }
    }
    _ = try await reading(connection, Self.store(place, of: app))
    return Removal(hasMore: true)
  }

  /// Returns the first partition for the day or a later one; the default partition counts as the
  /// last. Statements name the partition, so that no plan reads a whole day instead of one app.
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

  /// Stores the position, unless another node has removed the app since the batch.
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

  /// Removes a batch of rows after a position. Returns the number of rows and the next position.
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

  /// Returns the table that contains the runs of a day. For the default partition, whose
  /// notifications may be of any day, it is the parent table.
  private func runs(of place: AppRemovalPlace) async throws(StorageError) -> String {
    guard let day = place.day, day != .infinity else { return "runs" }
    return try await DayPartitions(connection: connection).name(of: "runs", day: day.days)
  }

  /// Removes queue rows of the next notifications, in batches, because a broadcast may have
  /// millions of retries.
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

  /// Removes the few remaining rows, and then the app, unless a row was stored behind the walk.
  private func finish(_ app: AppID) async throws(StorageError) -> Int {
    let named = AppRemovalStage.allCases
      .map { "EXISTS (SELECT FROM \($0.table) WHERE app = a.id)" }.joined(separator: " OR ")
    let lock = Self.locked(app)
    let results = try await together(
      connection,
      lock + [
        // These rows were stored while the app was being deleted.
        "DELETE FROM credentials WHERE app = \(app)", "DELETE FROM certificates WHERE app = \(app)",
        "DELETE FROM webhooks WHERE app = \(app)",
        "DELETE FROM string_revisions WHERE app = \(app)",
        "DELETE FROM string_files WHERE app = \(app)",
        "DELETE FROM device_counts WHERE app = \(app)",
        "DELETE FROM device_event_floors WHERE app = \(app)",
        "DELETE FROM legacy_feedback WHERE app = \(app)",
        "DELETE FROM prune_guards WHERE app = \(app)",
        "DELETE FROM prune_tallies WHERE app = \(app)",
        // Records of finished erasures name no user, and are deleted after their retention.
        "DELETE FROM erasures WHERE app = \(app) AND user_id IS NOT NULL",
        "DELETE FROM app_removals WHERE app = \(app)",
        "DELETE FROM apps a WHERE a.id = \(app) AND NOT (\(unsafeSQL: named))",
      ])
    return results[results.count - 1].affectedRows
  }

  /// Returns the statements that begin a transaction of the removal.
  private static func locked(_ app: AppID) -> [PostgresQuery] {
    [
      lock(app),
      // Without this, the planner may read whole tables where it lacks statistics, as for a new
      // day.
      "SELECT set_config('enable_seqscan', 'off', true)",
      "SELECT set_config('enable_bitmapscan', 'off', true)",
    ]
  }

  private static func lock(_ app: AppID) -> PostgresQuery {
    "SELECT id FROM apps WHERE id = \(app) FOR UPDATE"
  }
}
