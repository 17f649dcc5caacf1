// SPDX-License-Identifier: Apache-2.0
import PushModel
import TestSupport
import Testing

@testable import Storage

extension PlanTests {
  /// Queue statements that each shard runs every second, and statements that read retries.
  static let queueCases: [PlanCase] = [
    PlanCase("destinations with held rows, and held rows that are late", buffers: 40) {
      _ = try await $0.store.queue.heldDestinations(limit: 256)
      _ = try await $0.store.queue.releaseLate(limit: 1_000)
    },
    PlanCase("claims of each kind without room", buffers: 200) { scene in
      for kind in ClaimKind.allCases {
        _ = try await scene.store.queue.claim(
          WorkQueue.Wanted(kind, limit: 64, each: 0), holder: holder)
      }
    },
    PlanCase("the notifications of claimed rows", buffers: 30) { scene in
      let store = scene.store.notifications
      let found = try await store.notifications(of: [scene.named.row, scene.range.row])
      #expect(found.count == 2)
      for id in found.keys {
        _ = try await store.recipients(of: id, app: scene.app, for: .delivery)
      }
    },
    PlanCase("the devices of twenty retries", buffers: 400) { scene in
      _ = try await scene.store.audiences.retried(
        (0..<20).map { _ in (work: scene.range, token: scene.nextToken()) })
    },
  ]
}
