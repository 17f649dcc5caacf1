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
}
