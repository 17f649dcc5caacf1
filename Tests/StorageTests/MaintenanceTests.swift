// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@Suite(.serialized) struct MaintenanceTests {
  /// Creates one row of every kind that an app can have.
  private func furnish(_ store: TestStore, _ app: AppID) async throws {
    try await store.fill(app, count: 6_000)  // More than one batch of removal.
    let record = try #require(try await store.configuration.snapshot().app(id: app))
    _ = try await store.credentials.put(
      app: record, environment: .sandbox, name: "main", keyID: "KEY4567890", teamID: "TEAM567890",
      privateKeyPEM: "x")
    try await store.run(
      """
      INSERT INTO certificates (app, environment, name, chain, sealed, sealed_with)
      VALUES (\(app), 1, 'old', '', '', '')
      """)
    _ = try await store.put(app, ["en": "{}"], base: 0)
    _ = try await store.acceptance(
      of: sample(app, .users("u")), idempotency: IdempotencyKey(key: "k", bodyHash: [1]))
    var many = sample(app, .named(tokens: (1...200).map { token($0 + 100) }, users: []))
    many.collapseID = "news"
    _ = try await store.acceptance(of: many)
    _ = try await store.accept(app, .everyone)
    let items = try await store.claim(holder: holder, singles: 10, broadcasts: 100)
    let range = try #require(
      items.first { if case .range = $0.job { $0.notification.app == app } else { false } })
    _ = try await store.queue.complete(range.claim, accepted: ["en": 5])
    try await store.record(range, token(1), .waiting, retryAfter: 60)
    try await store.record(range, token(2), .rejected)
    store.outcomes.tally.count(
      Destination(app: app, environment: .production), isGood: false, now: noon)
    try await store.record(
      range, token(3), .rejected, verdict: .quarantine(reason: "BadDeviceToken"))
    try await store.countDevices()
    _ = try await store.store.erasures.begin(app: app, user: "nobody")
    try await store.run(
      "INSERT INTO device_event_floors (app, position, seq, at) VALUES (\(app), 1, 1, now())")
    let url = try #require(WebhookURL(parsing: "https://example.com"))
    let hook = try await store.store.webhooks.create(
      app: app, url: url, kinds: WebhookKind.events, key: [UInt8](repeating: 1, count: 32),
      most: 1, at: noon)
    let id = try #require(hook).id
    _ = try await store.store.webhooks.test(id, of: app)
    _ = try await store.store.webhooks.rotate(
      id, of: app, to: [UInt8](repeating: 2, count: 32), keepingFormerFor: 60)
  }

  private static let tables = [
    "devices", "notifications", "runs", "queue", "deliveries", "credentials",
    "string_files", "string_revisions", "run_counts", "apps", "prune_guards", "prune_tallies",
    "device_counts", "erasures", "device_events", "device_event_floors",
    "webhooks", "webhook_secrets", "webhook_messages", "certificates",
  ]

  @Test("a deleted app leaves no rows, and other apps keep all of theirs")
  func removal() async throws {
    try await TestDatabase.store { _, _, store in
      let kept = try await store.app("com.example.kept")
      try await furnish(store, kept)
      var before: [String: Int] = [:]
      for table in Self.tables { before[table] = try await store.count(table) }
      let gone = try await store.app("com.example.gone")
      try await furnish(store, gone)
      for table in Self.tables { #expect(try await store.count(table) == 2 * (before[table] ?? 0)) }
      #expect(try await store.duties.removeDeletedApps() == DutyStore.Removal())
      #expect(try await store.apps.delete(id: gone))
      for table in ["credentials", "certificates", "webhooks", "webhook_secrets"] {
        #expect(try await store.count(table) == before[table], "\(table) change with the request")
      }
      #expect(try await store.duties.removeDeletedApps() == DutyStore.Removal(), "too early")
      // Another node, which had not noticed the deletion yet, stores what it had admitted.
      try await store.register(gone, token(9))
      _ = try await store.accept(gone, .users("u"))
      try await store.forgetsDeletedApps()
      while try await store.duties.removeDeletedApps().hasMore {}
      for table in Self.tables {
        #expect(try await store.count(table) == before[table], "\(table)")
      }
    }
  }

  @Test("the removal of an app resumes at its position, and restarts for later rows")
  func removalPlace() async throws {
    try await TestDatabase.store { _, _, store in
      let gone = try await store.app("com.example.gone")
      try await furnish(store, gone)
      #expect(try await store.apps.delete(id: gone))
      try await store.forgetsDeletedApps()
      #expect(try await store.duties.removeDeletedApps() == .init(rows: 5_000, hasMore: true))
      let last: [UInt8] = try await store.value("SELECT bytes FROM app_removals WHERE stage = 1")
      #expect(last == bulkToken(5_000).bytes || last == bulkToken(4_999).bytes)
      // Before the position, where no rows are expected any more.
      try await store.register(gone, token(0))
      var rows = 5_000
      while case let step = try await store.duties.removeDeletedApps(), step.hasMore {
        rows += step.rows
      }
      #expect(rows > 12_000)
      #expect(try await store.count("apps") == 1)
      #expect(try await store.count("devices") == 1)
      while try await store.duties.removeDeletedApps().hasMore {}
      #expect(try await store.count("apps") == 0)
      #expect(try await store.count("devices") == 0)
    }
  }

  @Test("rows are counted although another node completes the app's removal")
  func removalBesideAnother() async throws {
    try await TestDatabase.store { _, _, store in
      let gone = try await store.app("com.example.gone")
      try await store.register(gone, token(1))
      #expect(try await store.apps.delete(id: gone))
      try await store.forgetsDeletedApps()
      // Simulates the other node: the app is deleted with the batch.
      try await store.run(
        """
        CREATE FUNCTION finish() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          DELETE FROM device_events; DELETE FROM device_counts; DELETE FROM apps; RETURN NULL;
        END $$;
        CREATE TRIGGER finish AFTER DELETE ON devices FOR EACH STATEMENT EXECUTE FUNCTION finish();
        """)
      #expect(try await store.duties.removeDeletedApps() == .init(rows: 1, hasMore: true))
      #expect(try await store.count("apps") == 0)
    }
  }

  @Test("partitions are created for today and the days ahead, repeatedly")
  func partitions() async throws {
    try await TestDatabase.store { _, _, store in
      for _ in 0..<2 { _ = try await store.duties.makePartitions() }
      for table in ["notifications", "deliveries"] {
        let made: Int = try await store.value(
          """
          SELECT count(*) FROM pg_inherits WHERE inhparent = \(unsafeSQL: "'\(table)'")::regclass
          """)
        #expect(made == DutyStore.partitionDaysAhead + 2)  // With today and the default.
      }
      // A notification of today is stored in its day's partition, one of another year in the
      // default.
      let app = try await store.app()
      let now: PostgresTimestamp = try await store.value("SELECT now()")
      var today = sample(app, .users("u"))
      today.id = NotificationID(milliseconds: now.microseconds / 1_000)
      _ = try await store.acceptance(of: today, idempotency: nil)
      var longAgo = sample(app, .users("u"))
      longAgo.id = NotificationID(milliseconds: 1_000_000_000_000)
      _ = try await store.acceptance(of: longAgo, idempotency: nil)
      #expect(try await store.count("notifications_default") == 1)
      #expect(try await store.count("notifications") == 2)
      for id in [today.id, longAgo.id] {
        #expect(try await store.notifications.notification(app: app, id: id)?.id == id)
      }
    }
  }

  @Test("a day with rows in the default partition keeps them there")
  func occupiedDefault() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let now: PostgresTimestamp = try await store.value("SELECT now()")
      var today = sample(app, .users("u"))
      today.id = NotificationID(milliseconds: now.microseconds / 1_000)
      _ = try await store.acceptance(of: today, idempotency: nil)
      _ = try await store.duties.makePartitions()
      #expect(try await store.count("notifications_default") == 1)
      #expect(try await store.notifications.notification(app: app, id: today.id) != nil)
    }
  }

  @Test("a duty has one leader until its lease expires")
  func leadership() async throws {
    try await TestDatabase.store { shard, _, store in
      let nodes = (1...5).map { UUID(milliseconds: Int64($0)) }
      let answers = try await atOnce(5, on: shard) {
        try await store.duties.lead("sweep", holder: nodes[$0])
      }
      #expect(answers.filter { $0 }.count == 1)
      let leader = nodes[try #require(answers.firstIndex(of: true))]
      let other = try #require(nodes.first { $0 != leader })
      #expect(try await store.duties.lead("sweep", holder: leader))
      #expect(try await !store.duties.lead("sweep", holder: other))
      #expect(try await store.duties.lead("another", holder: other))
      try await store.run("UPDATE duties SET lease_until = now() - interval '1 second'")
      #expect(try await store.duties.lead("sweep", holder: other))
      #expect(try await !store.duties.lead("sweep", holder: leader))
    }
  }
}
