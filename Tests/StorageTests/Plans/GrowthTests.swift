// SPDX-License-Identifier: Apache-2.0
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Calls whose cost does not grow with input from callers.
@Suite(.serialized) struct GrowthTests {
  @Test("a search for newer pushes costs equally for 5,000 and 500 names each")
  func manyNames() async throws {
    try await PlanScene.run { _, scene in
      try await scene.load()
      func search(_ collapseID: String) -> PlanCase {
        PlanCase(collapseID, buffers: 0) { try await $0.superseded(by: collapseID) }
      }
      let few = try await scene.buffers(of: search("game few"))
      let many = try await scene.buffers(of: search("game many"))
      // 500 more devices of the page are named: one table row each.
      #expect(many <= few + 1_000)
    }
  }

  @Test("the lag of device events costs equally for any number of apps")
  func manyApps() async throws {
    try await PlanScene.run { _, scene in
      try await scene.load()
      let lag = PlanCase("lag", buffers: 0) { _ = try await $0.store.duties.deviceFeedLag() }
      let few = try await scene.buffers(of: lag)
      try await scene.store.run(
        """
        INSERT INTO apps (id, bundle_id) OVERRIDING SYSTEM VALUE
        SELECT g, 'com.example.' || g FROM generate_series(10000, 13000) g;
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, registered_at)
        SELECT g, int8send(g), 1, 1, 1, 1, now() FROM generate_series(10000, 13000) g
        """)
      #expect(try await scene.buffers(of: lag) <= few + 20)
    }
  }

  @Test(
    "former rows of the queue that vacuum has not removed cost statements about live rows nothing")
  func formerRows() async throws {
    let names = [
      "noting how far a row has come", "keeping a claim", "handing back what is somebody else's",
      "completing a row", "storing an outcome that ends its row",
    ]
    let cases = PlanTests.all.filter { names.contains($0.testDescription) }
    #expect(cases.count == names.count)
    let depth = PlanCase("depth", buffers: 100) { _ = try await $0.store.duties.queueDepth() }
    try await PlanScene.run { _, scene in
      try await scene.store.run(
        """
        ALTER TABLE queue SET (autovacuum_enabled = false);
        INSERT INTO queue (app, run, notification, day, kind, class, environment, available_at, holder, epoch,
          deadline)
        SELECT 1, 4000000000 + g, gen_random_uuid(), current_date, 1, 1, 2, now() - interval '1 hour',
          gen_random_uuid(), 1, now() + interval '1 day' FROM generate_series(1, 100000) g;
        DELETE FROM queue WHERE run > 4000000000;
        ANALYZE queue
        """)
      for one in cases + [depth] {
        let buffers = try await scene.buffers(of: one)
        #expect(buffers <= one.buffers, "\(one.testDescription)")
      }
    }
  }

  @Test("the last deliveries to a page of devices cost equally beside one run with many deliveries")
  func largeRun() async throws {
    let tokens = (1...40).map { bulkToken($0 * 7) }
    let page = PlanCase("last deliveries", buffers: 0) { scene in
      _ = try await scene.store.runs.lastDeliveries(to: tokens, of: scene.app)
    }
    try await PlanScene.run { _, scene in
      try await scene.load()
      try await scene.store.run(
        """
        INSERT INTO notifications (id, day, app, accepted_at, payload, everyone, push_type,
          strings_revision, options)
        SELECT 'ffffffff-ffff-7fff-bfff-ffffffffffff', day, app, accepted_at, payload, true, push_type, 0, options
        FROM notifications WHERE id = '\(scene.named.notification.id)';
        INSERT INTO runs (id, app, notification, day)
        SELECT 5000000000, app, id, day FROM notifications WHERE id = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
        INSERT INTO deliveries (app, run, token, day, outcome, attempts)
        SELECT app, id, sha256(int8send(g)), day, 2, 1 FROM runs, generate_series(1, 100000) g
        WHERE id = 5000000000;
        -- Most runs have few deliveries.
        INSERT INTO deliveries (app, run, token, day, outcome, attempts)
        SELECT app, id + g, int8send(g), day, 2, 1 FROM runs, generate_series(1, 100000) g
        WHERE id = 5000000000;
        ANALYZE notifications, runs, deliveries
        """)
      #expect(try await scene.buffers(of: page) <= 20_000)
    }
  }

  @Test("the audience of an environment that the table's last rows have is counted by an index")
  func lastRows() async throws {
    try await PlanScene.run { _, scene in
      try await scene.load()
      try await scene.store.run(
        """
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, registered_at)
        SELECT \(scene.app), sha256(int8send(g)), g % 65536, 1, 2, 1, now()
        FROM generate_series(1, 100000) g;
        ANALYZE devices
        """)
      var notification = scene.named.notification
      notification.audience = Audience(.everyone, environment: .sandbox)
      let before = try await scene.scans(of: "devices")
      let count = try await scene.store.notifications.count(notification)
      #expect(count.total == Acceptance.audienceCountLimit)
      #expect(try await scene.scans(of: "devices") == before)
    }
  }
}
