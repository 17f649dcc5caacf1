// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// A stopped dispatcher ends in any situation.
@Suite(.serialized) struct DispatcherStopTests {
  private static let rounds = 15

  /// An unreliable Apple: accepts, refuses, fails to connect, or delays its answer.
  private final class BadDay {
    /// Accepted pushes over all rounds.
    private(set) var accepted: [APNsID] = []

    func accept(_ request: APNsRequest) -> APNsResult? {
      accepted.append(request.apnsID)
      return ScriptedPool.accepts(request)
    }

    func answer(_ request: APNsRequest) -> APNsResult? {
      switch Int.random(in: 0..<40) {
      case 0: .rejected(Rejection(status: 503, reason: .serviceUnavailable))
      case 1: .rejected(Rejection(status: 403, reason: .invalidProviderToken))
      case 2: .neverProcessed(.noConnection)
      case 3: .neverProcessed(.refusedStream)
      case 4...8: nil
      default: accept(request)
      }
    }
  }

  @Test("a stopped dispatcher returns queued pushes that get no stream in time to their rows")
  func withoutStreams() async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.queuedPushes, $0.streamDeadline) = (1, 10, .zero)
      $0.controlInterval = .milliseconds(1)
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      pipeline.pools.script = ScriptedPool.holds
      let app = try await pipeline.crowd(30)
      let (lane, pool) = try pipeline.used(app)
      try await pipeline.range(app)
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(9)))
      let run = pipeline.start(on: shard)
      try await pipeline.until("a full queue") {
        pool.open == 1 && lane.waiting >= 10
      }
      let end = begin(on: shard) { await pipeline.stop(run) }
      try await pipeline.until("the queue is empty") { lane.waiting == 0 }
      pool.release()
      try await end.value
      #expect(pool.requests.count == 1)
      #expect(try await pipeline.claimedRows() == [0, 0])
      #expect(try await pipeline.held().isEmpty)
    }
  }

  @Test(
    "work accepted in the turn in which the dispatcher stops is sent or stays in the queue",
    arguments: [true, false])
  func sameTurn(stopsFirst: Bool) async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1)
      let (_, pool) = try pipeline.used(app)
      let run = pipeline.start(on: shard)
      try await pipeline.asleep()
      let work = try await pipeline.stored(sample(app, .tokens(bulkToken(1))))
      if stopsFirst { pipeline.dispatcher.stop() }
      try pipeline.take(work)
      pipeline.dispatcher.stop()
      _ = await run.result
      if stopsFirst {
        #expect(pool.requests.isEmpty)
        #expect(try await pipeline.isFree(work))
      } else {
        #expect(pool.tokens == [bulkToken(1)])
        #expect(try await pipeline.count(.accepted) == 1)
        #expect(try await pipeline.store.count("queue") == 0)
      }
    }
  }

  @Test("a dispatcher stopped at any moment releases its claims; each device gets one push")
  func anyMoment() async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.queuedPushes, $0.pollInterval) = (20, 30, .milliseconds(2))
      ($0.checkpointDevices, $0.checkpointInterval) = (20, .milliseconds(2))
      ($0.renewInterval, $0.singlesAtOnce) = (.zero, 12)
      $0.retry.serverErrorSeconds = 0
      ($0.retry.credentialSeconds, $0.retry.connectionSeconds) = (0.002, 0.002)
    }
    try await TestDatabase.store { shard, _, store in
      let day = BadDay()
      var app: AppID = 0
      var sent = 0
      for round in 1...Self.rounds {
        let pipeline = TestPipeline(
          store, on: shard.loop, holder: UUID(milliseconds: Int64(round)), limits)
        pipeline.pools.script = day.answer
        if round == 1 { app = try await pipeline.crowd(300, user: "crowd") }
        pipeline.configure(.key(app))
        _ = try await store.accept(app, .everyone)
        _ = try await store.accept(app, .users("crowd"))
        for number in 1...5 { _ = try await store.accept(app, .tokens(bulkToken(number))) }
        let handedOver = try await pipeline.stored(sample(app, .tokens(bulkToken(9))))
        sent += 606
        try await pipeline.farDeadlines()
        let run = pipeline.start(on: shard)
        try pipeline.take(handedOver)
        for _ in 0..<Int.random(in: 0...4) { try await pipeline.asleep() }
        for _ in 0..<Int.random(in: 0...200) { await Task.yield() }
        var isOver = false
        let end = begin(on: shard) {
          await pipeline.stop(run)
          isOver = true
        }
        // Every push that waits for Apple's answer receives it.
        try await pipeline.until("the end of round \(round)") {
          for pool in pipeline.pools.all {
            pool.script = day.accept
            pool.release(with: day.accept)
          }
          return isOver
        }
        try await end.value
        #expect(pipeline.dispatcher.activeRows == 0 && pipeline.writer.count == 0)
        #expect(try await pipeline.claimedRows() == [0, 0])
        await pipeline.lanes.close()
        #expect(pipeline.pools.all.allSatisfy { $0.closings == 1 })
      }
      let last = TestPipeline(store, on: shard.loop, holder: UUID(milliseconds: 1_000), limits)
      last.pools.script = day.accept
      last.configure(.key(app))
      let run = last.start(on: shard)
      try await last.finished()
      await last.stop(run)
      #expect(day.accepted.count == sent && Set(day.accepted).count == sent)
      #expect(last.metric("pushgate_queue_rescues_total") == 0)
      let others = try await store.count("deliveries") - last.count(.accepted)
      #expect(others == 0)
    }
  }
}
