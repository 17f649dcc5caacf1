// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// A broadcast whose lane fails in the middle.
@Suite(.serialized) struct DispatcherHoldTests {
  /// The failure of a lane.
  private static let failures: [(APNsResult, HoldReason)] = [
    (.rejected(Rejection(status: 403, reason: .invalidProviderToken)), .credentialRefused),
    (.neverProcessed(.noConnection), .noConnection),
    (.neverProcessed(.noProviderToken), .noProviderToken),
  ]

  /// Counts the accepted pushes over all lanes.
  private final class Accepted {
    private(set) var tokens: [DeviceToken] = []

    func accept(_ request: APNsRequest) -> APNsResult? {
      tokens.append(DeviceToken(bytes: request.deviceToken))
      return ScriptedPool.accepts(request)
    }
  }

  @Test(
    "a range held in the middle continues after its cursor; gaps get rows",
    arguments: [0, 1, 2])
  func middle(failure: Int) async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.queuedPushes, $0.pollInterval) = (10, 30, .milliseconds(10))
      ($0.retry.credentialSeconds, $0.retry.connectionSeconds) = (3_600, 3_600)
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let (result, reason) = Self.failures[failure]
      let app = try await pipeline.crowd(3_500)
      let accepted = Accepted()
      let (lane, pool) = try pipeline.used(app)
      pool.script = { request in
        DeviceToken(bytes: request.deviceToken) <= bulkToken(1_500)
          ? accepted.accept(request) : nil
      }
      let id = try await pipeline.range(app)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      // In the middle of the second page, ten pushes are in flight: 1,501 to 1,510.
      try await pool.until("ten are under way") { pool.open == 10 }
      let rejected = bulkToken(1_504)
      var turn = 0
      pool.release { request in
        turn += 1
        switch turn {
        case 2: return accepted.accept(request)
        case 4: return .rejected(Rejection(status: 400, reason: .badTopic))
        default: return result
        }
      }
      // The range and the two gaps, which wait for the lane.
      try await pipeline.until("three rows are held") { try await pipeline.held().count == 3 }
      #expect(lane.fault == reason && pool.requests.count == 1_510)
      #expect(
        try await pipeline.store.value(
          """
          SELECT bool_and(held = \(reason.rawValue) AND holder IS NULL AND class = \(WorkClass.broadcast.rawValue))
            AND count(*) FILTER (WHERE kind = 3) = 2
            AND bool_and(kind = 2 OR token IN (\(bulkToken(1_501).bytes), \(bulkToken(1_503).bytes)))
            AND bool_and(kind = 3 OR cursor_bucket = 1504 AND cursor_token = \(rejected.bytes)
              AND accepted = '{"": 1501}') FROM queue
          """))
      let waiting = try await pipeline.store.runs.counts(id)
      #expect(waiting.outcomes == [.accepted: 1_501, .rejected: 1, .waiting: 2])
      #expect(waiting.waitingFor == [reason])

      // Another credential is another lane without faults.
      pipeline.pools.script = accepted.accept
      pipeline.configure(.key(app, pem: "another secret"))
      try await pipeline.finished()
      await pipeline.stop(run)
      let counts = try await pipeline.store.runs.counts(id)
      #expect(counts.outcomes == [.accepted: 3_499, .rejected: 1] && counts.state == .finished)
      #expect(accepted.tokens.count == 3_499 && Set(accepted.tokens).count == 3_499)
      #expect(!accepted.tokens.contains(rejected))
      #expect(pipeline.sent.count == 3_500 - 1_502)
      #expect(pipeline.metric("pushgate_queue_rescues_total") == 0)
    }
  }

  @Test("a broadcast over an unstable lane reaches every device exactly once")
  func comesAndGoes() async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.queuedPushes, $0.pollInterval) = (20, 40, .milliseconds(5))
      ($0.retry.connectionSeconds, $0.retry.credentialSeconds) = (0.01, 0.01)
      $0.checkpointDevices = 50
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(4_200)
      let accepted = Accepted()
      let (_, pool) = try pipeline.used(app)
      var count = 0
      pool.script = { request in
        count += 1
        // After every hundred accepted pushes, seven consecutive ones fail.
        if count % 107 >= 100 { return Self.failures[count / 107 % 3].0 }
        return accepted.accept(request)
      }
      let id = try await pipeline.store.accept(app, .everyone)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(try await pipeline.store.runs.counts(id).outcomes == [.accepted: 4_200])
      #expect(accepted.tokens.count == 4_200 && Set(accepted.tokens).count == 4_200)
      #expect(pool.requests.count > 4_200)
    }
  }

  @Test("names held in the middle keep stored outcomes; other devices are sent later")
  func names() async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.pollInterval) = (10, .milliseconds(10))
      $0.retry.credentialSeconds = 3_600
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(30, user: "crowd")
      let accepted = Accepted()
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.holds
      let id = try await pipeline.store.accept(app, .users("crowd"))
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pool.until("ten are under way") { pool.open == 10 }
      var turn = 0
      pool.release { request in
        turn += 1
        return turn % 2 == 0 ? accepted.accept(request) : Self.failures[0].0
      }
      try await pool.until("nothing is under way") { pool.open == 0 }
      try await pipeline.until("it is held, or goes on") {
        try await pipeline.held().count == 1 || pool.requests.count > 10
      }
      pool.script = accepted.accept
      pool.release(with: accepted.accept)
      pipeline.pools.script = accepted.accept
      pipeline.configure(.key(app, pem: "another secret"))
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(try await pipeline.store.runs.counts(id).outcomes == [.accepted: 30])
      #expect(accepted.tokens.count == 30 && Set(accepted.tokens).count == 30)
    }
  }

  // MARK: room

  @Test("a stalled lane gets half of the remaining room, and other lanes overtake it")
  func room() async throws {
    let limits = PipelineLimits.with {
      ($0.singlesAtOnce, $0.claimBatch, $0.pollInterval) = (8, 1, .milliseconds(20))
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let store = pipeline.store
      var apps: [AppID] = []
      for number: UInt32 in 1...3 {
        let app = try await store.app("com.example.app\(number)")
        try await store.register(app, token(number))
        apps.append(app)
      }
      pipeline.configure(
        .key(apps[0]), .key(apps[1], keyID: "KEY2"), .key(apps[2], keyID: "KEY3"))
      // Devices of the first two apps are never answered.
      pipeline.pools.script = { request in
        request.deviceToken == token(3).bytes ? ScriptedPool.accepts(request) : nil
      }
      func sent(_ number: UInt32) -> Int {
        pipeline.pools.all.reduce(0) { $0 + $1.tokens.count { $0 == token(number) } }
      }
      func taken(_ index: Int) async throws -> Int {
        try await store.value(
          "SELECT count(*) FROM queue WHERE app = \(apps[index].rawValue) AND holder IS NOT NULL")
      }
      let run = pipeline.start(on: shard)
      for _ in 0..<20 { _ = try await store.accept(apps[0], .tokens(token(1))) }
      pipeline.dispatcher.wake()
      try await pipeline.until("half of the room") { sent(1) == 4 }
      for _ in 0..<20 { _ = try await store.accept(apps[1], .tokens(token(2))) }
      pipeline.dispatcher.wake()
      try await pipeline.until("half of the rest") { sent(2) == 2 }
      for _ in 0..<20 { _ = try await store.accept(apps[2], .tokens(token(3))) }
      pipeline.dispatcher.wake()
      try await pipeline.until("everything of the lane that is well") {
        try await pipeline.count(.accepted) == 20
      }
      #expect(sent(1) == 4 && sent(2) == 2)
      #expect(try await taken(0) == 4)
      #expect(try await taken(1) == 2)
      #expect(pipeline.placement(apps[0]) == .ready && pipeline.placement(apps[2]) == .claimed)
      pipeline.pools.script = ScriptedPool.accepts
      for pool in pipeline.pools.all { pool.opens() }
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(try await pipeline.count(.accepted) == 60 && sent(1) == 20 && sent(2) == 20)
    }
  }
}
