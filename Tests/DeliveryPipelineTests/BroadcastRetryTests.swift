// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Retries of broadcasts, which may be as many as a broadcast has devices.
@Suite(.serialized) struct BroadcastRetryTests {
  /// Makes every device of a broadcast wait for a retry that is due now.
  private func dueRetries(
    _ count: Int, of app: AppID, by pipeline: TestPipeline
  ) async throws {
    let work = try await pipeline.broadcast(app)
    for number in 1...count {
      try await pipeline.store.record(work, bulkToken(number), .waiting)
    }
    try await pipeline.store.run("DELETE FROM queue WHERE kind <> 3")
    try await pipeline.farDeadlines()
  }

  @Test("retries of a broadcast and its ranges have separate slots")
  func room() async throws {
    let limits = PipelineLimits.with { ($0.broadcastsAtOnce, $0.broadcastsPerLane) = (1, 1) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(100)
      pipeline.pools.script = ScriptedPool.holds
      try await dueRetries(100, of: app, by: pipeline)
      let run = pipeline.start(on: shard)
      let (_, pool) = try pipeline.used(app)
      try await pool.until("all retries at once") { pool.open == 100 }
      // The range of another broadcast starts beside them.
      try await pipeline.range(app)
      pipeline.dispatcher.wake()
      try await pool.until("the pushes of the range") { pool.open == 200 }
      pipeline.openPools()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pool.requests.count == 200)
      #expect(try await pipeline.count(.accepted) == 100)
    }
  }

  @Test("retries that are claimed together are read together")
  func readTogether() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(300)
      try await dueRetries(300, of: app, by: pipeline)
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent.count == 300 && Set(pipeline.sent).count == 300)
      #expect(pipeline.expander.retries.batches < 10)
    }
  }
}
