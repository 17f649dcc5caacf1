// SPDX-License-Identifier: Apache-2.0
import PushModel
import TestSupport
import Testing

@testable import Storage

/// Calls whose cost does not grow with something that callers decide.
@Suite(.serialized) struct GrowthTests {
  @Test("a search for newer pushes reads as much for 5,000 names each as for 500")
  func manyNames() async throws {
    try await PlanScene.run { _, scene in
      try await scene.load()
      func search(_ collapseID: String) -> PlanCase {
        PlanCase(collapseID, buffers: 0) { try await $0.superseded(by: collapseID) }
      }
      let few = try await scene.buffers(of: search("game few"))
      let many = try await scene.buffers(of: search("game many"))
      // Of the page 500 devices more are named: one row of the table each.
      #expect(many <= few + 1_000)
    }
  }
}
