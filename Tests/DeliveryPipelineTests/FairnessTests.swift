// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import PushModel
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Fairness is a property of the type: nobody's push waits for another credential's.
@Suite(.serialized) struct FairnessTests {
  @Test("a lane that never answers, with 100 thousand pushes offered, delays no other lane's")
  func neverAnswers() async throws {
    let (producers, each): (UInt32, UInt32) = (100, 1_000)
    try await TestPipeline.run { shard, pipeline in
      let (stuck, silent) = pipeline.lane(ScriptedPool.holds)
      let crowd = try pipeline.running(run: 1)
      let offers = (0..<producers).map { producer in
        begin(on: shard) {
          for number in 0..<each { await stuck.put(crowd.push(producer * each + number)) }
        }
      }
      let limits = pipeline.limits
      try await silent.until("all its workers wait") { silent.open == limits.workers }
      await shard.settle()
      #expect(stuck.waiting == limits.queuedPushes)

      // The other one carries a thousand to their end, and every hand-over returns.
      let (lane, pool) = pipeline.lane()
      let work = try pipeline.running(run: 2)
      var most = 0
      for number: UInt32 in 0..<1_000 {
        await lane.put(work.push(number))
        most = max(most, stuck.waiting)
      }
      await work.allEnded()
      #expect(pool.requests.count == 1_000 && work.watermark.accepted == ["": 1_000])
      #expect(most == limits.queuedPushes && stuck.waiting == limits.queuedPushes)
      #expect(silent.requests.count == limits.workers && silent.open == limits.workers)

      // Nothing of what was offered is lost.
      silent.opens()
      for offer in offers { try await offer.value }
      await crowd.allEnded()
      #expect(crowd.watermark.passed == Int(producers * each))
      #expect(Set(silent.tokens).count == Int(producers * each))
    }
  }

  @Test("in a lane that is full of a broadcast a single push is the next to go")
  func singleOvertakes() async throws {
    let limits = PipelineLimits.with { $0.workers = 10 }
    try await TestPipeline.run(limits) { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.holds)
      let crowd = try pipeline.running(app: 1, run: 1)
      let offers = (0..<10 as Range<UInt32>).map { producer in
        begin(on: shard) {
          for number: UInt32 in 0..<1_000 { await lane.put(crowd.push(producer * 1_000 + number)) }
        }
      }
      try await pool.until("all workers wait") { pool.open == 10 }
      await shard.settle()
      #expect(lane.waiting == pipeline.limits.queuedPushes)
      let single = try pipeline.running(.single, app: 2, run: 2)
      await lane.put(single.push(100_000))
      pool.release(1)
      try await pool.received(11)
      #expect(pool.tokens.last == token(100_000))
      pool.opens()
      for offer in offers { try await offer.value }
      await crowd.allEnded()
      await single.allEnded()
      #expect(pool.requests.count == 10_001)
    }
  }
}
