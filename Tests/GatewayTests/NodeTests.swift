// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import DeliveryPipeline
import Duties
import Localization
import Metrics
import Postgres
import PushModel
import Settings
import Storage
import TestSupport
import Testing

@testable import GatewayApp

@Suite("Node of a process", .serialized, .timeLimit(.minutes(2)))
struct NodeTests {
  // MARK: starting

  @Test("a database without migrations or two schemas ahead is refused")
  func schema() async throws {
    try await TestDatabase.empty { shard, database in
      try await TestNode.with(database, connects: false) { made in
        await #expect(throws: MigrationError.self) { try await made.node.connect() }
        #expect(await made.node.configuration.version == 0)
      }
      _ = try await database.migrate(on: shard)
      let store = try database.open(on: shard)
      try await store.run(
        """
        INSERT INTO schema_migrations (number, name, checksum)
        VALUES (\(Migrator.latest + 2), 'later', '')
        """)
      await store.close()
      try await TestNode.with(database, connects: false) { made in
        await #expect(throws: MigrationError.self) { try await made.node.connect() }
      }
    }
  }

  @Test("starts after long silences hold work only if no other node is alive")
  func company() async throws {
    try await TestDatabase.store { shard, database, store in
      let silent = "now() - interval '2 hours'"
      try await store.run(
        """
        INSERT INTO nodes (id, database, beat_at)
        SELECT gen_random_uuid(), c.system_identifier || '/' || d.oid, \(silent)
        FROM pg_control_system() c, pg_database d WHERE d.datname = current_database()
        """)
      try await TestNode.with(database, connects: false) { made in
        let node = made.node
        let connecting = Task { try await node.connect() }
        try await eventually(on: shard, "a look at who is alive") {
          try await store.value(
            """
            SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()
              AND application_name = \(TestNode.applicationName) AND query LIKE '%FROM judged%')
            """)
        }
        // The other node has reached PostgreSQL again.
        try await store.run("UPDATE nodes SET beat_at = now()")
        try await connecting.value
      }
      #expect(try await store.count("holds WHERE started_at IS NOT NULL") == 0)
      // No node is alive while the next one waits, and none has worked lately: the first one may
      // have taken leases of duties before it ended.
      try await store.run(
        "UPDATE nodes SET beat_at = \(silent); UPDATE duties SET lease_until = \(silent)")
      try await TestNode.with(database, { $0.duties.heartbeat = .milliseconds(100) }) { _ in }
      #expect(try await store.count("holds WHERE started_at IS NOT NULL") == 1)
    }
  }

  @Test("resolved addresses keep the order of the setting")
  func addresses() async throws {
    try await TestDatabase.migrated { _, database in
      try await TestNode.with(database) { made in
        let found = try await made.node.resolve([
          ListenPlace(HostPort(host: "127.0.0.1", port: 1)),
          ListenPlace(HostPort(host: "::1", port: 2), isSecure: true),
          ListenPlace(HostPort(host: "127.0.0.2", port: 3)),
        ])
        #expect(found.map(\.address.port) == [1, 2, 3])
        #expect(found.map(\.isSecure) == [false, true, false])
      }
    }
  }

  // MARK: the configuration

  @Test("a shard receives the configuration when it is added, and each later change")
  func reachesEveryShard() async throws {
    try await TestDatabase.store { _, database, store in
      let first = try await store.app("com.example.first")
      let version = try await store.configuration.version()
      try await TestNode.with(database, shards: 2) { made in
        #expect(await made.versions == [version, version, version])
        let second = try await store.app("com.example.second")
        try await made.node.refreshConfiguration()
        // After the call returns, every shard has the change: the next request may reach any shard.
        #expect(await made.versions == [version + 1, version + 1, version + 1])
        let late = try await made.addShard()
        for shard in made.shards {
          let known = await shard.configuration.apps
          #expect(known["com.example.first"]?.id == first)
          #expect(known["com.example.second"]?.id == second)
        }
        #expect(await late.configuration.version == version + 1)
      }
    }
  }

  @Test("another node receives a change by notification, before its next poll")
  func isReported() async throws {
    try await TestDatabase.store { shard, database, store in
      let never: (inout GatewayLimits) -> Void = { $0.pipeline.pollInterval = .seconds(3_600) }
      try await TestNode.with(database, shards: 1) { first in
        try await TestNode.with(database, shards: 2, never) { second in
          second.start()
          // The first notification reports that earlier ones may be missing.
          try await eventually(on: shard, "the second to listen") {
            second.lines.contains("pushgate_notifications_received_total 1")
          }
          _ = try await store.app()
          let version = try await store.configuration.version()
          try await first.node.configurationChanged()
          #expect(await first.versions == [version, version])
          try await second.reaches(version, on: shard)
        }
      }
    }
  }

  @Test("a newer configuration replaces an older one, whatever their order of arrival")
  func newerWins() async throws {
    try await TestDatabase.store { _, database, store in
      _ = try await store.app()
      try await TestNode.with(database, shards: 1) { made in
        let shard = try #require(made.shards.first)
        let current = await shard.configuration
        var newer = current
        newer.version += 5
        newer.apps = [:]
        await shard.configure(newer)
        await shard.configure(current)
        #expect(await shard.configuration.version == newer.version)
        #expect(await shard.configuration.apps.isEmpty)
        // A lagging server is read: the known configuration is kept.
        let version = await made.node.configuration.version
        try await store.run("UPDATE configuration SET version = 1")
        try await made.node.refreshConfiguration()
        #expect(await made.node.configuration.version == version)
      }
    }
  }

  @Test("changes made by another process are found by polling")
  func polling() async throws {
    try await TestDatabase.store { shard, database, store in
      try await TestNode.with(database, shards: 2) { made in
        made.start()
        for name in ["com.example.first", "com.example.second"] {
          _ = try await store.app(name)
          try await made.reaches(try await store.configuration.version(), on: shard)
          for one in made.shards { #expect(await one.configuration.apps[name] != nil) }
        }
      }
    }
  }

  @Test("while the configuration cannot be read, the old one is kept and polling continues")
  func unreadable() async throws {
    try await TestDatabase.store { shard, database, store in
      _ = try await store.app("com.example.first")
      try await TestNode.with(database, shards: 1) { made in
        let version = await made.node.configuration.version
        try await store.run("ALTER TABLE configuration RENAME TO elsewhere")
        made.start()
        await #expect(throws: StorageError.self) { try await made.node.refreshConfiguration() }
        #expect(await made.versions == [version, version])
        // Duties run meanwhile, so a poll has taken place and failed.
        try await made.shows("pushgate_duty_rounds_total{duty=\"partitions\"} 1", on: shard)
        try await store.run("ALTER TABLE elsewhere RENAME TO configuration")
        _ = try await store.app("com.example.second")
        try await made.reaches(version + 1, on: shard)
      }
    }
  }

  @Test("duties that wait for a lock delay no change of the configuration")
  func lockedDuties() async throws {
    try await TestDatabase.store { shard, database, store in
      try await TestNode.with(database, shards: 1) { made in
        let locker = try await database.rival(
          on: shard, "LOCK TABLE duties IN ACCESS EXCLUSIVE MODE",
          until: "EXISTS (SELECT FROM apps WHERE bundle_id = 'com.example.last')")
        made.start()
        let waits: PostgresQuery = """
          SELECT EXISTS (SELECT FROM pg_locks WHERE relation = 'duties'::regclass AND NOT granted)
          """
        try await eventually(on: shard, "a duty that waits") { try await store.value(waits) }
        // A change through this process, and one by another.
        _ = try await store.app("com.example.first")
        try await made.node.refreshConfiguration()
        let version = try await store.configuration.version()
        #expect(await made.versions == [version, version])
        _ = try await store.app("com.example.second")
        try await made.reaches(version + 1, on: shard)
        #expect(try await store.value(waits) as Bool)
        // Statistics of pushes are written by every node, without the lock.
        #expect(
          !made.lines.contains {
            $0.hasPrefix("pushgate_duty_rounds_total") && !$0.contains("push-statistics")
          })
        _ = try await store.app("com.example.last")
        try await locker.committed()
        try await made.shows("pushgate_duty_rounds_total{duty=\"partitions\"} 1", on: shard)
      }
    }
  }

  // MARK: background work

  @Test("every duty runs, and the metrics of the whole process are set")
  func background() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      _ = try await store.accept(app, .users("a"))
      _ = try await store.accept(app, .users("b"))
      // Of three revisions, one is kept beside the active one.
      for base in 0..<3 {
        _ = try await store.put(app, ["en": #"{"k":"\#(base)"}"#], base: Int64(base))
      }
      try await TestNode.with(
        database,
        { limits in
          limits.duties.keptRevisions = 1
          limits.duties.revisionGrace = .zero
        }
      ) { made in
        let catalogue = try await made.setup.catalogues.catalogue(app: app.rawValue, revision: 1) {
          [StoredStrings(language: "en", body: Array(#"{"k":"v","l":"w"}"#.utf8))]
        }
        #expect(catalogue != nil)
        made.start()
        for duty in [
          "partitions", "retention-notifications", "retention-idempotency-keys", "deleted-apps",
          "string-revisions", "expired-leases",
          "stale-rate-shares",
        ] {
          try await made.shows("pushgate_duty_rounds_total{duty=\"\(duty)\"} 1", on: shard)
          try await made.shows("pushgate_duty_leads{duty=\"\(duty)\"} 1", on: shard)
        }
        for line in [
          "pushgate_build_info{version=\"\(Gateway.version)\"} 1", "pushgate_shards 3",
          "pushgate_postgres_connections{lane=\"duties\"} 2", "pushgate_queue_rows 2",
          "pushgate_strings_sweeps_total 1", "pushgate_strings_revisions_removed_total 2",
          "pushgate_strings_revisions 1", "pushgate_catalogue_texts 2",
        ] {
          try await made.shows(line, on: shard)
        }
        for gauge in ["pushgate_start_time_seconds", "pushgate_queue_oldest_ready_seconds"] {
          let line = try #require(made.lines.first { $0.hasPrefix("\(gauge) ") })
          #expect(try #require(Double(line.split(separator: " ")[1])) > 0, "\(line)")
        }
      }
      let revisions = try await store.count("string_revisions")
      #expect(revisions == 1)
      let partitions: Bool = try await store.value(
        "SELECT count(*) > 5 FROM pg_inherits WHERE inhparent = 'deliveries'::regclass")
      #expect(partitions)
    }
  }

  // MARK: stopping

  @Test("a stop ends `run` and closes every connection")
  func stops() async throws {
    try await TestDatabase.store { shard, database, store in
      let own: PostgresQuery = """
        SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
          AND application_name = \(TestNode.applicationName)
        """
      try await TestNode.with(database, shards: 1) { made in
        made.start()
        try await made.shows("pushgate_duty_rounds_total{duty=\"partitions\"} 1", on: shard)
        try await eventually(
          on: shard, "duties, slow duties, configuration, schedules, webhooks, LISTEN"
        ) {
          try await store.value(own) == Node.connections
        }
        await made.stop()
        try await eventually(on: shard, "the end of all of them") {
          try await store.value(own) == 0
        }
      }
    }
  }

  @Test("a stop before `run` ends it without any work")
  func stoppedBefore() async throws {
    try await TestDatabase.store { _, database, store in
      try await TestNode.with(database) { made in
        await made.stop()
        made.start()
        await made.stop()
        // Statistics of pushes are written by every node, without the lock.
        #expect(
          !made.lines.contains {
            $0.hasPrefix("pushgate_duty_rounds_total") && !$0.contains("push-statistics")
          })
      }
      #expect(try await store.count("duties") == 0)
    }
  }
}
