// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import PushModel
import TestSupport
import Testing

@testable import DeliveryPipeline

/// No push waits for the pushes of another credential.
@Suite(.serialized) struct FairnessTests {
  @Test("a lane that never answers, with 100,000 offered pushes, delays no other lane")
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
      try await silent.until("all its workers wait") { silent.open == limits.pushesInFlight }
      await shard.settle()
      #expect(stuck.waiting == limits.queuedPushes)

      // The other lane completes a thousand pushes, and every `put` returns.
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
      #expect(
        silent.requests.count == limits.pushesInFlight && silent.open == limits.pushesInFlight)

      // No offered push is lost.
      silent.opens()
      for offer in offers { try await offer.value }
      await crowd.allEnded()
      #expect(crowd.watermark.passed == Int(producers * each))
      #expect(Set(silent.tokens).count == Int(producers * each))
    }
  }

  @Test("a single push overtakes another app's broadcast on a full lane within one turn")
  func singleOvertakes() async throws {
    let limits = PipelineLimits.with { $0.pushesInFlight = 10 }
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
      pool.release(2)
      try await pool.received(12)
      #expect(pool.tokens.suffix(2).contains(token(100_000)))
      pool.opens()
      for offer in offers { try await offer.value }
      await crowd.allEnded()
      await single.allEnded()
      #expect(pool.requests.count == 10_001)
    }
  }

  @Test("with one credential, an app's broadcast is interleaved with another app's singles")
  func broadcastBesideNames() async throws {
    let limits = PipelineLimits.with { ($0.pushesInFlight, $0.queuedPushes) = (5, 50) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let big = try await pipeline.crowd(200)
      let small = try await pipeline.store.app("com.example.small")
      let device = token(7)
      try await pipeline.store.register(small, device)
      pipeline.configure(.key(big), .key(small))
      pipeline.pools.script = ScriptedPool.holds
      let names = Audience.named(tokens: (1...200).map(bulkToken))
      for _ in 0..<9 { _ = try await pipeline.store.accept(big, names) }
      let run = pipeline.start(on: shard)
      let (lane, pool) = try pipeline.used(big)
      try await pipeline.until("its names fill the lane") { lane.waiting == 50 }
      for workClass in [WorkClass.broadcast, .single] {
        _ = try await pipeline.store.accept(
          small, workClass == .broadcast ? .everyone : .tokens(device))
        pipeline.dispatcher.wake()
        let sent = pool.requests.count
        try await pipeline.until("its push waits beside the others") { lane.waiting == 51 }
        pool.release(2)
        try await pool.received(sent + 2)
        #expect(pool.tokens[sent...].contains(device), "\(workClass)")
        try await pipeline.until("the lane is full again") { lane.waiting == 50 }
      }
      pool.opens()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pool.requests.count == 9 * 200 + 2)
    }
  }
}
