// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import PushModel
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Queue, sending and end of a lane.
@Suite(.serialized) struct LaneTests {
  @Test("apps alternate, and within an app single pushes precede broadcasts")
  func order() async throws {
    try await TestPipeline.run(.with { $0.pushesInFlight = 1 }) { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.holds)
      let crowd = try pipeline.running(.broadcast, app: 1, run: 1)
      let other = try pipeline.running(.broadcast, app: 2, run: 2)
      let names = try pipeline.running(.single, app: 1, run: 3)
      let otherNames = try pipeline.running(.single, app: 2, run: 4)
      await lane.put(crowd.push(1))
      try await pool.received(1)
      for number: UInt32 in 2...4 { await lane.put(crowd.push(number)) }
      await lane.put(other.push(5))
      for number: UInt32 in 6...7 { await lane.put(names.push(number)) }
      await lane.put(otherNames.push(8))
      #expect(lane.waiting == 7)
      pool.opens()
      for work in [crowd, other, names, otherNames] { await work.allEnded() }
      #expect(pool.tokens == [1, 6, 8, 7, 5, 2, 3, 4].map { token($0) })
      #expect(lane.waiting == 0)
      #expect(crowd.watermark.accepted == ["": 4])
      #expect(try await pipeline.count(.accepted) == 3)
    }
  }

  @Test(
    "a full class blocks its producers, and each departing push admits one",
    arguments: [WorkClass.single, .broadcast])
  func bounded(workClass: WorkClass) async throws {
    let limits = PipelineLimits.with { ($0.pushesInFlight, $0.queuedPushes) = (1, 2) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.holds)
      let full = try pipeline.running(workClass, run: 1)
      let free = try pipeline.running(workClass == .single ? .broadcast : .single, run: 2)
      let offered = Offered(1...6, of: full, to: lane, on: shard)
      await shard.settle()
      // One push is being sent and two wait.
      #expect(offered.taken == [1, 2, 3])
      #expect(lane.waiting == 2)
      // The other class has its own room.
      await lane.put(free.push(11))
      #expect(lane.waiting == 3)
      for sent in 2...3 {
        pool.release(1)
        try await pool.received(sent)
        await shard.settle()
      }
      // Singles were sent both times, and each admitted one. The first sent before broadcasts was
      // of the other class, whose room is separate.
      #expect(offered.taken.count == (workClass == .single ? 5 : 4))
      #expect(lane.waiting == (workClass == .single ? 3 : 2))
      pool.opens()
      await offered.all()
      await full.allEnded()
      await free.allEnded()
      #expect(offered.taken == Array(1...6))
      #expect(Set(pool.tokens).count == 7 && pool.tokens.count == 7)
    }
  }

  @Test("the number of pushes in flight is limited")
  func inFlightLimit() async throws {
    try await TestPipeline.run(.with { $0.pushesInFlight = 3 }) { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.holds)
      let work = try pipeline.running()
      for number: UInt32 in 1...10 { await lane.put(work.push(number)) }
      try await pool.until("three under way") { pool.open == 3 }
      await shard.settle()
      #expect(pool.requests.count == 3 && lane.waiting == 7)
      pool.release(1)
      try await pool.until("the next one") { pool.open == 3 }
      await shard.settle()
      #expect(pool.requests.count == 4 && lane.waiting == 6)
      pool.opens()
      await work.allEnded()
      #expect(pool.requests.count == 10)
    }
  }

  @Test("a lane without queued pushes sends the next one")
  func continues() async throws {
    try await TestPipeline.run(.with { $0.pushesInFlight = 1 }) { shard, pipeline in
      let (lane, pool) = pipeline.lane()
      let work = try pipeline.running()
      for number: UInt32 in 1...5 {
        await lane.put(work.push(number))
        await work.allEnded()
        await shard.settle()
      }
      #expect(pool.requests.count == 5)
    }
  }

  @Test("a lane that has sent its pushes is released")
  func released() async throws {
    try await TestPipeline.run { shard, pipeline in
      let work = try pipeline.running()
      let (pool, lane) = try await finished(by: pipeline, work)
      await shard.settle()
      #expect(pool.requests.count == 4 && lane() == nil)
    }
  }

  /// A lane that has sent four concurrent pushes and is released.
  private func finished(
    by pipeline: TestPipeline, _ work: RunningWork
  ) async throws -> (ScriptedPool, () -> Lane?) {
    let (lane, pool) = pipeline.lane(ScriptedPool.holds)
    for number: UInt32 in 1...4 { await lane.put(work.push(number)) }
    try await pool.until("four under way") { pool.open == 4 }
    pool.opens()
    await work.allEnded()
    return (pool, { [weak queue = lane.queue] in queue })
  }

  // MARK: the end

  @Test("a closing lane sends its pushes, then closes its sessions once")
  func closes() async throws {
    try await TestPipeline.run(.with { $0.pushesInFlight = 2 }) { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.holds)
      let work = try pipeline.running()
      for number: UInt32 in 1...5 { await lane.put(work.push(number)) }
      try await pool.until("two under way") { pool.open == 2 }
      let closed = begin(on: shard) { await lane.close() }
      await shard.settle()
      #expect(pool.closings == 0)
      pool.release(1)
      try await pool.received(3)
      await shard.settle()
      #expect(pool.closings == 0 && lane.waiting == 2)
      pool.opens()
      try await closed.value
      #expect(pool.closings == 1 && pool.requests.count == 5)
      #expect(work.watermark.passed == 5)
    }
  }

  @Test("a lane without queued pushes closes at once")
  func closesIdle() async throws {
    try await TestPipeline.run { shard, pipeline in
      let (unused, none) = pipeline.lane()
      await unused.close()
      #expect(none.closings == 1)

      let (lane, pool) = pipeline.lane()
      let work = try pipeline.running()
      for number: UInt32 in 1...3 { await lane.put(work.push(number)) }
      await work.allEnded()
      await shard.settle()
      let closed = begin(on: shard) { await lane.close() }
      try await pool.until("the sessions are closed") { pool.closings == 1 }
      try await closed.value
    }
  }

  @Test("pushes of waiting producers are sent when a lane closes")
  func closesOnProducers() async throws {
    let limits = PipelineLimits.with { ($0.pushesInFlight, $0.queuedPushes) = (1, 1) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.holds)
      let work = try pipeline.running()
      let offered = Offered(1...5, of: work, to: lane, on: shard)
      await shard.settle()
      #expect(offered.taken == [1, 2])
      let closed = begin(on: shard) { await lane.close() }
      await shard.settle()
      pool.opens()
      await offered.all()
      await work.allEnded()
      try await closed.value
      #expect(pool.tokens == (1...5).map { token($0) })
      #expect(pool.closings == 1)
    }
  }

  @Test("a push to a closed lane still gets its outcome")
  func putAfterTheEnd() async throws {
    try await TestPipeline.run { shard, pipeline in
      let (lane, pool) = pipeline.lane()
      let work = try await pipeline.claimed()
      await lane.put(work.push(1))
      await work.allEnded()
      await shard.settle()
      await lane.close()
      // The answer of closed sessions.
      pool.script = { _ in .neverProcessed(.poolClosed) }
      await lane.put(work.push(2))
      await work.allEnded()
      let stored = try await pipeline.deliveries()
      #expect(stored.map(\.token) == [token(1), token(2)])
      #expect(stored.last?.outcome == .waiting && stored.last?.own == .stopping)
    }
  }

  @Test("a lane's metrics are its queue, its sessions and its refusal by Apple")
  func sampled() async throws {
    try await TestPipeline.run(.with { $0.pushesInFlight = 1 }) { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.holds)
      let work = try pipeline.running()
      for number: UInt32 in 1...3 { await lane.put(work.push(number)) }
      try await pool.received(1)
      pool.statistics = .sample(sessions: 2, openStreams: 7, waiting: 4)
      pipeline.sample([lane])
      let labels = #"{environment="production"}"#
      #expect(pipeline.metric("pushgate_apns_sessions\(labels)") == 2)
      #expect(pipeline.metric("pushgate_apns_open_streams\(labels)") == 7)
      #expect(pipeline.metric("pushgate_apns_waiting\(labels)") == 6)
      #expect(pipeline.metric("pushgate_credentials_blocked\(labels)") == 0)
      pool.opens()
      await work.allEnded()
    }
  }
}
