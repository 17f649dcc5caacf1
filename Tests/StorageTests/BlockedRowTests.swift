// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Rows of one app that another session holds locked, beside the work of another app.
@Suite("Locked rows", .serialized)
struct BlockedRowTests {
  /// The completed calls, in order.
  private final class Log {
    var answered: [String] = []
  }

  @Test("a locked device delays its own registration, and no other app's")
  func registration() async throws {
    try await withLockedDevice { store, locked in
      try await store.register(locked, token(1), user: "later")
    } others: { store, other in
      for number in 1...5 as ClosedRange<UInt32> {
        try await store.register(other, token(number))
        _ = try await store.accept(other, .tokens(token(number)))
      }
    } after: { store, locked in
      let user: String = try await store.value(
        "SELECT user_id FROM devices WHERE app = \(locked) AND token = \(token(1))")
      #expect(user == "later")
    }
  }

  @Test("a locked device delays its own change and deletion, and no other app's")
  func directStatements() async throws {
    try await withLockedDevice { store, locked in
      var patch = DevicePatch()
      patch.user = .some("patched")
      _ = try await store.changes.patch(app: locked, token: token(1), patch)
    } others: { store, other in
      _ = try await store.accept(other, .tokens(token(9)))
      try await store.register(other, token(9))
      #expect(try await store.changes.delete(app: other, token: token(9)))
    } after: { store, locked in
      let user: String = try await store.value(
        "SELECT user_id FROM devices WHERE app = \(locked) AND token = \(token(1))")
      #expect(user == "patched")
    }
  }

  @Test("an outcome of a locked device delays no other app's claims, outcomes or checkpoints")
  func outcome() async throws {
    try await withLockedDevice { store, locked in
      let work = try await store.claimed(locked, .tokens(token(1)))
      try await store.record(
        work, token(1), .rejected, verdict: .quarantine(reason: "BadDeviceToken"))
    } others: { store, other in
      let work = try await store.claimed(other, .tokens(token(2)))
      try await store.record(work, token(2), .accepted)
      let next = try await store.claimed(other, .tokens(token(2)))
      #expect(try await store.renew(next))
      #expect(try await store.queue.complete(next.claim))
    } after: { store, locked in
      let state: Int16 = try await store.value(
        "SELECT state FROM devices WHERE app = \(locked) AND token = \(token(1))")
      #expect(state == DeviceState.quarantined.code)
    }
  }

  @Test("a locked queue row does not cost other claims their leases")
  func renewal() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let (first, second) = (
        try await store.claimed(app, .tokens(token(1))),
        try await store.claimed(app, .tokens(token(2)))
      )
      let rival = try await database.rival(
        on: shard, "SELECT FROM queue WHERE id = \(first.id) FOR UPDATE", until: Self.isReleased)
      let renewal = try await store.queue.renew([first.claim, second.claim])
      #expect(renewal.renewed == [second.id])
      #expect(renewal.locked == [first.id])
      try await release(database, rival, on: shard)
      #expect(try await store.queue.renew([first.claim]).renewed == [first.id])
      #expect(try await store.queue.complete(first.claim))
      #expect(try await store.queue.renew([first.claim]) == WorkQueue.Renewal())
    }
  }

  @Test("an import that waits for a locked device does not delay registrations")
  func importBesideRegistrations() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let count = 2 * DeviceChanges.mergedAtOnce
      try await store.fill(app, count: count)
      var batch = DeviceBatch()
      let list = try await store.changes.languageList(["en"])
      for number in 1...count {
        let registration = DeviceRegistration(
          languages: ["en"], environment: .production, user: "file")
        batch.append(
          ImportedDevice(token: bulkToken(number), registration: registration), app: app,
          languageList: list)
      }
      try await store.run("UPDATE devices SET registered_at = '1960-01-01'")
      let last = bulkToken(count)
      let rival = try await database.rival(
        on: shard, "SELECT FROM devices WHERE token = '\\x\(last.hex)' FOR UPDATE",
        until: Self.isReleased)
      let log = Log()
      let imported = batch
      let importing = begin(on: shard) {
        let changed = try await store.changes.merge(imported, asFirst: false)
        log.answered.append("import")
        return changed
      }
      let watcher = database.connect(on: shard, lane: .maintenance)
      while try await !watcher.value(Self.isAnyBlocked, as: Bool.self) {}
      await watcher.close()
      // From the first transaction, which is committed.
      try await store.register(app, bulkToken(1), user: "app")
      log.answered.append("registration")
      try await release(database, rival, on: shard)
      _ = try await importing.value
      #expect(log.answered == ["registration", "import"])
      let users: [String] = try await store.client.write.query(
        "SELECT user_id, count(*) FROM devices GROUP BY 1 ORDER BY 1"
      ).map { try $0.decode(0) }
      #expect(users == ["app", "file"])
    }
  }

  // MARK: the lock

  /// Holds a device of one app locked while `blocked` and `others` run.
  private func withLockedDevice(
    _ blocked: @escaping @Sendable (TestStore, _ locked: AppID) async throws -> Void,
    others: @Sendable (TestStore, _ other: AppID) async throws -> Void,
    after: @Sendable (TestStore, _ locked: AppID) async throws -> Void
  ) async throws {
    try await TestDatabase.store { shard, database, store in
      let locked = try await store.app("com.example.locked")
      let other = try await store.app("com.example.other")
      try await store.register(locked, token(1))
      let rival = try await database.rival(
        on: shard, "SELECT FROM devices WHERE app = \(locked) FOR UPDATE", until: Self.isReleased)
      let log = Log()
      let waiting = begin(on: shard) {
        try await blocked(store, locked)
        log.answered.append("locked")
      }
      let watcher = database.connect(on: shard, lane: .maintenance)
      while try await !watcher.value(Self.isAnyBlocked, as: Bool.self) {}
      await watcher.close()
      try await others(store, other)
      log.answered.append("other")
      try await release(database, rival, on: shard)
      try await waiting.value
      #expect(log.answered == ["other", "locked"])
      try await after(store, locked)
    }
  }

  private static let isAnyBlocked: PostgresQuery = """
    SELECT EXISTS (SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0)
    """

  /// The rival commits as soon as the test holds this lock.
  private static let isReleased = """
    EXISTS (SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
      WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.objid = 2 AND l.granted)
    """

  private func release(
    _ database: TestDatabase, _ rival: Rival, on shard: isolated TestShard
  ) async throws {
    let connection = database.connect(on: shard, lane: .maintenance)
    _ = try await connection.query("SELECT pg_advisory_lock(2)::text")
    try await rival.committed()
    await connection.close()
  }
}
