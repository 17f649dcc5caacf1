// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Device events. `test_gateway_device_events.py` tests that no event is lost when PostgreSQL is
/// killed.
@Suite(.serialized) struct DeviceEventTests {
  /// - Parameter settles: waits for other transactions of the cluster, such as autovacuum.
  private func all(
    _ store: TestStore, _ app: AppID, after: FeedPlace? = nil, settles: Bool = true
  ) async throws -> FeedPage {
    while settles, try await store.duties.deviceFeedLag() > 0 {}
    return try #require(
      try await store.store.deviceFeed.events(of: app, after: after, limit: 1_000))
  }

  private func descriptions(_ page: FeedPage) -> [String] {
    page.events.map { event in
      let changed = event.changed.names.joined(separator: "+")
      return ["\(event.kind)", event.user ?? "", changed, event.reason ?? ""]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private func remove(_ store: TestStore, keeping days: Int) async throws {
    while try await store.duties.removeOldDeviceEvents(keeping: days) > 0 {}
  }

  @Test("each change has one event with its content; opening the app has none")
  func kinds() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      try await store.register(app, token(1), user: "ann")
      try await store.register(app, token(1), user: "ann")
      try await store.register(other, token(1), user: "bob")
      try await store.register(
        app, token(1), user: "eve", languages: ["fr"], environment: .sandbox, kind: .voip)
      var patch = DevicePatch()
      patch.tags = ["a"]
      patch.timeZone = .some("Asia/Taipei")
      patch.appVersion = .some("1.2")
      _ = try await store.changes.patch(app: app, token: token(1), patch)
      _ = try await store.changes.patch(app: app, token: token(1), patch)
      _ = try await store.changes.quarantine(app: app, token: token(1), reason: "why")
      _ = try await store.changes.activate(app: app, token: token(1))
      _ = try await store.changes.quarantine(app: app, token: token(1), reason: "why")
      try await store.register(app, token(1), user: "eve")
      #expect(try await store.changes.delete(app: app, token: token(1)))
      let page = try await all(store, app)
      #expect(
        descriptions(page) == [
          "registered ann", "updated eve languages+environment+push_type+user",
          "updated eve tags+time_zone+app_version", "quarantined eve why", "activated eve",
          "quarantined eve why",
          "registered eve languages+environment+push_type+tags+time_zone+app_version",
          "deleted eve",
        ])
      #expect(page.events.allSatisfy { $0.token == token(1) })
      #expect(page.events[0].environment == .production && page.events[1].environment == .sandbox)
      #expect(page.events[1].tokenKind == .voip && !page.hasMore)
      #expect(descriptions(try await all(store, other)) == ["registered bob"])
    }
  }

  @Test("verdicts, replacements and imports have events; unused events are not listed")
  func others() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      try await store.register(app, token(2))
      let work = try await store.claimed(app, .tokens(token(1), token(2)))
      store.outcomes.tally.count(
        Destination(app: app, environment: .production), isGood: false, now: noon)
      try await store.record(
        work, token(1), .rejected, verdict: .quarantine(reason: "BadDeviceToken"))
      try await store.record(work, token(2), .rejected, verdict: .unregistered(milliseconds: nil))
      let before = try await all(store, app)
      #expect(
        descriptions(before) == [
          "registered", "registered", "quarantined BadDeviceToken", "unregistered Unregistered",
        ])
      _ = try await store.changes.register(
        app: app, token: token(3),
        DeviceRegistration(languages: ["en"], environment: .production, previousToken: token(1)))
      let replacing = try await all(store, app, after: before.next)
      #expect(descriptions(replacing) == ["deleted", "registered"])
      #expect(replacing.events.map(\.token) == [token(1), token(3)])
      #expect(replacing.events.map(\.replacedBy) == [token(3), nil])
      // The next one on the connection replaces no device.
      try await store.register(app, token(4))
      _ = try await store.changes.delete(app: app, token: token(4))
      let deleted = try await all(store, app, after: replacing.next)
      #expect(deleted.events.map(\.replacedBy) == [nil, nil])
      let next = try await all(store, app).next
      // A batch of an import; repeated, it changes nothing.
      for asFirst in [false, true, false] {
        var batch = DeviceBatch()
        for number in 10..<30 {
          batch.append(
            ImportedDevice(
              token: token(UInt32(number)),
              registration: DeviceRegistration(
                languages: ["en"], environment: .production, registeredAt: noon)), app: app,
            languageList: try await store.changes.languageList(["en"]))
        }
        _ = try await store.changes.merge(batch, asFirst: asFirst)
      }
      #expect(
        descriptions(try await all(store, app, after: next))
          == Array(repeating: "registered", count: 20))
      // Deleting an app deletes its devices.
      let end = try await all(store, app).next
      #expect(try await store.apps.delete(id: app))
      try await store.run("DELETE FROM devices")
      #expect(try await all(store, app, after: end).events.isEmpty)
    }
  }

  @Test("the oldest pending event is found among many, before and after it")
  func lag() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      try await store.fill(app, count: 20_000)
      _ = try await all(store, app)
      try await store.register(app, token(1))
      let early = try await database.rival(
        on: shard, "UPDATE devices SET user_id = 'early' WHERE token = '\\x\(token(1).hex)'",
        until: "EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 2 AND granted)"
      )
      try await store.fill(try await store.app("com.example.other"), count: 20_000)
      let exact: PostgresQuery = """
        SELECT extract(epoch FROM now() - min(at))::float8 FROM device_events
        WHERE position >= (\(fragment: DeviceFeed.horizon))
        """
      let before: Double = try await store.value(exact)
      let lag = try await store.duties.deviceFeedLag()
      let after: Double = try await store.value(exact)
      #expect(before <= lag && lag <= after)
      _ = try await store.client.read.query("SELECT pg_advisory_lock(2)::text")
      try await early.committed()
    }
  }

  @Test("a late commit precedes events that began after it, and no event is skipped")
  func order() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "first")
      let first = try await all(store, app)
      let early = try await database.rival(
        on: shard, "UPDATE devices SET user_id = 'early' WHERE token = '\\x\(token(1).hex)'",
        until: "EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 2 AND granted)"
      )
      try await store.register(app, token(2), user: "late")
      // Committed after a transaction that is still open.
      #expect(
        try await all(store, app, after: first.next, settles: false)
          == FeedPage([], next: first.next, hasMore: false))
      #expect(try await store.store.deviceFeed.latest(of: app) == first.next)
      #expect(try await store.duties.deviceFeedLag() > 0)
      _ = try await store.client.read.query("SELECT pg_advisory_lock(2)::text")
      try await early.committed()
      #expect(
        descriptions(try await all(store, app, after: first.next)) == [
          "updated early user", "registered late",
        ])
      #expect(try await store.duties.deviceFeedLag() == 0)
      // Reading in pages gives an equal result.
      var place: FeedPlace?
      var pages: [String] = []
      repeat {
        let page = try #require(
          try await store.store.deviceFeed.events(of: app, after: place, limit: 1))
        pages += descriptions(page)
        place = page.next
        if !page.hasMore { break }
      } while pages.count < 10
      #expect(pages == ["registered first", "updated early user", "registered late"])
    }
  }

  @Test("an event is on disk with its commit, whatever the connection's settings")
  func commits() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1))
      func afterwards(_ statement: String, under setting: String) async throws -> String {
        try await store.run(
          """
          CREATE TABLE IF NOT EXISTS seen (setting text);
          TRUNCATE seen;
          BEGIN; SET LOCAL synchronous_commit = \(setting); \(statement);
          INSERT INTO seen SELECT current_setting('synchronous_commit'); COMMIT
          """)
        return try await store.value("SELECT setting FROM seen")
      }
      for setting in ["off", "local", "remote_write"] {
        for statement in [
          "UPDATE devices SET user_id = '\(setting)'",
          "DELETE FROM devices",
          """
          INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, registered_at)
          VALUES (\(app), '\\x\(token(1).hex)', 1, 1, 1, 1, now())
          """,
        ] {
          let after = try await afterwards(statement, under: setting)
          #expect(after == (setting == "remote_write" ? setting : "on"))
        }
      }
      // Statements without an event do not wait.
      let quiet = try await afterwards("UPDATE devices SET registered_at = now()", under: "off")
      #expect(quiet == "off")
      let later: String = try await store.value("SELECT current_setting('synchronous_commit')")
      #expect(later == "on")
    }
  }

  @Test("a reader behind the retention receives an error, others continue")
  func retention() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let quiet = try await store.app("com.example.quiet")
      let feed = store.store.deviceFeed
      // A position given during a write skips no event.
      let start = try await all(store, quiet).next
      #expect(start == .start)
      for number in 1...5 { try await store.register(app, token(UInt32(number))) }
      let early = try #require(try await feed.events(of: app, after: nil, limit: 2)).next
      let last = try await all(store, app).next
      // Two of them are in a partition of ten days ago, the others in the default partition.
      try await store.run(
        """
        UPDATE device_events SET day = day - 9 WHERE app = \(app);
        DO $$ DECLARE d date := (now() AT TIME ZONE 'UTC')::date - 10; BEGIN
          EXECUTE format('CREATE TABLE %I PARTITION OF device_events FOR VALUES FROM (%L) TO (%L)',
            'device_events_' || to_char(d, 'YYYYMMDD'), d, d + 1);
        END $$;
        UPDATE device_events SET day = day - 1 WHERE app = \(app) AND seq <= \(early.sequence)
        """)
      try await remove(store, keeping: 10)
      #expect(descriptions(try await all(store, app)).count == 5)
      try await remove(store, keeping: 9)
      #expect(try await store.count("pg_class WHERE relname ~ '^device_events_[0-9]'") == 0)
      #expect(descriptions(try await all(store, app)).count == 3)
      #expect(try await feed.events(of: app, after: .start, limit: 10) == nil)
      #expect(descriptions(try await all(store, app, after: early)).count == 3)
      try await remove(store, keeping: 8)
      #expect(try await feed.events(of: app, after: early, limit: 10) == nil)
      #expect(try await all(store, app, after: last) == FeedPage([], next: last, hasMore: false))
      // A new reader starts after the removed events.
      #expect(try await all(store, app).next == last)
      try await store.register(app, token(9))
      #expect(descriptions(try await all(store, app, after: last)) == ["registered"])
      #expect(try await all(store, quiet, after: start).events.isEmpty)
    }
  }

  @Test("partitions of events are created ahead and contain the events")
  func partitions() async throws {
    try await TestDatabase.store { _, _, store in
      while try await store.duties.makePartitions() > 0 {}
      let app = try await store.app()
      try await store.register(app, token(1))
      #expect(try await store.count("device_events_default") == 0)
      #expect(descriptions(try await all(store, app)) == ["registered"])
    }
  }

  @Test("in another cluster positions continue above the stored ones")
  func anotherCluster() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      #expect(try await !store.duties.adoptDeviceFeed())
      for number in 1...3 { try await store.register(app, token(UInt32(number))) }
      // As in a cluster that was a million transactions further.
      try await store.run(
        "UPDATE device_events SET position = position + 1000000; UPDATE device_feed SET system = 1")
      #expect(try await store.duties.adoptDeviceFeed())
      #expect(try await !store.duties.adoptDeviceFeed())
      let before = try await all(store, app)
      #expect(before.events.count == 3)
      try await store.register(app, token(4), user: "new")
      #expect(descriptions(try await all(store, app, after: before.next)) == ["registered new"])
      #expect(descriptions(try await all(store, app)).last == "registered new")
    }
  }

  @Test("a position whose event is missing or different is unknown")
  func lost() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      try await store.register(app, token(1))
      let place = try await all(store, app).next
      let feed = store.store.deviceFeed
      #expect(try await feed.events(of: other, after: place, limit: 10) == nil)
      let later = FeedPlace(
        position: place.position, sequence: place.sequence, at: place.at.adding(seconds: 1))
      #expect(try await feed.events(of: app, after: later, limit: 10) == nil)
      try await store.run("DELETE FROM device_events")
      #expect(try await feed.events(of: app, after: place, limit: 10) == nil)
    }
  }

  @Test("devices of erased users have a last event; afterwards no event names them")
  func forgotten() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "ann")
      try await store.register(app, token(2), user: "bob")
      try await store.register(app, token(2), user: "ann")
      try await store.register(app, token(2), user: "bob")
      let begun = try await store.store.erasures.begin(app: app, user: "ann")
      // Another user has the phone now.
      try await store.register(app, token(1), user: "eve")
      func walk(settling: Double) async throws {
        while var round = try await store.duties.nextErasures(settlingSeconds: settling) {
          while !round.isOver { _ = try await store.duties.erase(&round) }
        }
      }
      try await walk(settling: 600)
      let heard = try await all(store, app)
      #expect(
        descriptions(heard) == [
          "registered ann", "registered bob", "updated ann user", "updated bob user", "deleted ann",
          "registered eve",
        ])
      try await walk(settling: 0)
      #expect(try await store.store.erasures.erasure(begun.id, of: app)?.doneAt != nil)
      #expect(
        descriptions(try await all(store, app)) == [
          "registered bob", "updated bob user", "registered eve",
        ])
      #expect(try await store.count("device_events WHERE user_id = 'ann'") == 0)
      // A reader at this position continues.
      for event in heard.events {
        _ = try await all(store, app, after: event.place)
      }
    }
  }
}
