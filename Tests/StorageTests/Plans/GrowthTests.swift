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
}
