// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// A connection whose statements all wait.
@Suite(.serialized) struct LaneTests {
  @Test("statements of requests never delay delivery", arguments: [true, false])
  func delivery(isReadHeld: Bool) async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      let id = try await store.accept(app, .tokens(token(1), token(2)))
      try await held(isReadHeld ? store.client.read : store.client.write, database, shard) {
        let work = try #require(try await store.claim(singles: 1, broadcasts: 1).first)
        let pages = store.audiences
        #expect(try await pages.named(work, after: nil).recipients.map(\.token) == [token(1)])
        #expect(try await pages.range(work, from: 0, to: 65_535, after: nil).recipients.count == 1)
        #expect(try await pages.retried(work, token: token(1)) != .gone)
        try await pages.recordUnknown(work, tokens: work.notification.audience.tokens)
        let badges = store.store.badges
        let change = BadgeStore.Change(token: token(1), change: .increment(2))
        #expect(try await badges.apply([change], run: work.run) == [2])
        #expect(
          try await badges.values(of: [token(1)], app: app, for: .delivery) == [token(1): 2])
        #expect(try await store.notifications.recipients(of: id, app: app, for: .delivery) == nil)
        #expect(try await store.store.strings.files(app: app, revision: 0, for: .delivery) == [])
        try await store.record(work, token(1), .accepted)
        #expect(try await store.renew(work))
        #expect(try await store.queue.complete(work.claim, accepted: [:]))
      }
    }
  }

  @Test("statements of delivery never delay requests", arguments: [true, false])
  func requests(isReadHeld: Bool) async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let client = store.client
      try await held(isReadHeld ? client.deliveryRead : client.deliveryWrite, database, shard) {
        try await store.register(app, token(1))
        let id = try await store.accept(app, .tokens(token(1)))
        #expect(try await store.notifications.notification(app: app, id: id) != nil)
        #expect(try await store.runs.counts(id).state == .queued)
        #expect(
          try await store.devices.list(app: app, limit: 9).devices.count == 1)
        #expect(try await store.store.badges.change(app: app, token: token(1), .set(3)) == 3)
      }
    }
  }

  @Test("a notification with many names delays no other", arguments: [true, false])
  func acceptances(isLongHeld: Bool) async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      let names = (0...500).map { bulkToken($0) }
      let client = store.client
      try await held(isLongHeld ? client.longWrite : client.write, database, shard) {
        _ = try await store.accept(
          app, isLongHeld ? .tokens(token(1)) : .named(tokens: names, users: []))
      }
    }
  }

  @Test("a slow report of one app delays no acceptance and no other report")
  func reports() async throws {
    try await TestDatabase.store { shard, database, store in
      let slow = try await store.app("com.example.slow")
      let other = try await store.app("com.example.other")
      try await store.register(other, token(1))
      let reports = store.client.reports
      try await held(database, shard) {
        try await reports.perform(for: slow.rawValue) { connection async throws in
          _ = try await connection.query("SELECT pg_advisory_lock(1)::text")
        }
      } body: {
        let id = try await store.accept(other, .everyone)
        #expect(try await store.runs.counts(id, of: other).state == .queued)
        #expect(try await store.store.ended.find(id, of: other) == nil)
        #expect(try await store.devices.list(app: other, limit: 9).devices.count == 1)
        #expect(try await store.notifications.notification(app: other, id: id) != nil)
        let work = try #require(try await store.claim(singles: 0, broadcasts: 1).first)
        #expect(try await store.queue.complete(work.claim))
      }
    }
  }

  @Test("a slow device page of one app delays no other app's delivery")
  func pages() async throws {
    try await TestDatabase.store { shard, database, store in
      let slow = try await store.app("com.example.slow")
      let other = try await store.app("com.example.other")
      try await store.register(other, token(1))
      let pages = store.client.pages
      try await held(database, shard) {
        try await pages.perform(for: slow.rawValue) { connection async throws in
          _ = try await connection.query("SELECT pg_advisory_lock(1)::text")
        }
      } body: {
        _ = try await store.accept(other, .tokens(token(1)))
        let work = try #require(try await store.claim(singles: 1, broadcasts: 0).first)
        #expect(
          try await store.audiences.named(work, after: nil).recipients.map(\.token) == [token(1)])
        #expect(try await store.controls.controls(of: [work.run.id]) == [:])
        let superseded = try await store.store.superseding.superseded([token(1)], of: work)
        #expect(superseded == [])
        try await store.record(work, token(1), .accepted)
      }
    }
  }

  @Test("the database's schema version and durability are read")
  func condition() async throws {
    try await TestDatabase.store { _, _, store in
      let condition = try await DatabaseCondition.read(on: store.client.read)
      #expect(condition.schema == Migrator.latest)
      let setting: String = try await store.value("SHOW fsync")
      #expect(condition.isDurable == (setting == "on"))
      #expect((condition.complaint == nil) == condition.isDurable)
    }
  }

  @Test("a role that cannot write the replication barrier is detected")
  func barrier() async throws {
    try await TestDatabase.store { shard, database, store in
      #expect(try await DatabaseCondition.read(on: store.client.read).hasBarrier)
      let role = "role_of_\(database.name)"
      let connection = database.connect(on: shard, lane: .maintenance)
      // Rights to functions belong to each database; PostgreSQL grants this one to every role.
      try await connection.script(
        """
        CREATE ROLE \(role); GRANT SELECT ON schema_migrations TO \(role);
        """)
      let revoked = "EXECUTE ON FUNCTION pg_logical_emit_message(boolean, text, text)"
      try await connection.script("SET ROLE \(role)")
      #expect(try await DatabaseCondition.read(on: connection).hasBarrier)
      try await connection.script("RESET ROLE; REVOKE \(revoked) FROM PUBLIC; SET ROLE \(role)")
      let condition = try await DatabaseCondition.read(on: connection)
      #expect(!condition.hasBarrier && !condition.isDurable)
      if condition.unsafeSettings.isEmpty {
        #expect(condition.complaint?.contains("GRANT \(revoked)") == true)
      }
      try await connection.script("RESET ROLE; DROP OWNED BY \(role); DROP ROLE \(role)")
      await connection.close()
    }
  }

  /// Runs `body` while a statement on the connection waits for a lock.
  private func held(
    _ connection: PostgresConnection, _ database: TestDatabase, _ shard: isolated TestShard,
    _ body: () async throws -> Void
  ) async throws {
    try await held(database, shard) {
      _ = try await connection.batch([
        "SELECT set_config('lock_timeout', '0', true)", "SELECT pg_advisory_lock(1)::text",
      ])
    } body: {
      try await body()
    }
  }

  /// Runs `body` while `wait`, which requests the advisory lock 1, waits for it.
  private func held(
    _ database: TestDatabase, _ shard: isolated TestShard,
    _ wait: @escaping () async throws -> Void, body: () async throws -> Void
  ) async throws {
    let holder = database.connect(on: shard, lane: .maintenance)
    _ = try await holder.query("SELECT pg_advisory_lock(1)::text")
    let waiting = begin(on: shard, wait)
    while try await !holder.value("SELECT \(unsafeSQL: Rival.isWaitedFor)", as: Bool.self) {}
    try await body()
    await holder.close()
    try await waiting.value
  }
}
