// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Cost of removing deleted apps beside apps with much data.
@Suite(.serialized) struct RemovalPlanTests {
  @Test("the removal of an app reads its own rows only")
  func removal() async throws {
    try await PlanScene.run { _, scene in
      let one = PlanCase("removing an app", buffers: 4_000) { scene in
        let app = try await scene.store.app("com.example.gone\(scene.next())")
        try await scene.store.register(app, token(UInt32(scene.next())), user: "guest")
        _ = try await scene.store.accept(app, .users("guest"))
        #expect(try await scene.store.apps.delete(id: app))
        try await scene.store.run(
          "UPDATE apps SET deleted_at = '2026-01-01' WHERE deleted_at IS NOT NULL")
        let duties = scene.duties
        while try await duties.removeDeletedApps().hasMore {}
        _ = try await duties.connection.query("SELECT pg_stat_force_next_flush()::text")
      }
      let before = try await scene.buffers(of: one)
      try await scene.load()
      let after = try await scene.buffers(of: one)
      #expect(after < before + 300, "\(before) at first")
    }
  }
}
