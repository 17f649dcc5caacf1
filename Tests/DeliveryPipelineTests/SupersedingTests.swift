// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Waiting pushes are dropped for devices that have a newer push with the same collapse id.
@Suite(.serialized) struct SupersedingTests {
  private func game(
    _ app: AppID, _ audience: Audience, _ change: (inout Notification) -> Void = { _ in }
  )
    -> Notification
  {
    var notification = sample(app, audience)
    notification.collapseID = "game"
    change(&notification)
    return notification
  }

  @Test("a waiting broadcast skips devices with a newer push, and the counts are exact")
  func broadcast() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(2_500)
      try await pipeline.store.run(
        "UPDATE devices SET tags = '{chess}' WHERE get_byte(token, 7) % 3 = 0")
      let covered: Int = try await pipeline.store.value(
        "SELECT count(*) FROM devices WHERE tags <> '{}'")
      let (_, pool) = try pipeline.used(app)
      let older = game(app, .everyone)
      let chess = Narrowing(tags: Narrowing.Tags(all: ["chess"]))
      let newer = game(app, Audience(.everyone, narrowing: chess))
      for one in [older, newer] { _ = try await pipeline.store.acceptance(of: one) }
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      await pipeline.stop(run)
      let counts = try await pipeline.store.runs.counts(older.id)
      #expect(counts.outcomes == [.accepted: 2_500 - covered, .superseded: covered])
      #expect(try await pipeline.store.runs.counts(newer.id).outcomes == [.accepted: covered])
      #expect(covered > 800 && pool.requests.count == 2_500)
      #expect(Set(pool.requests.map(\.deviceToken)).count == 2_500)
      let listed = try await pipeline.store.runs.deliveries(
        of: older.id, outcome: .superseded, reason: nil, after: nil, limit: 3_000)
      #expect(listed.count == covered && listed.allSatisfy { $0.attempts == 0 && $0.reason == nil })
      let metric =
        "pushgate_deliveries_total{environment=\"production\",outcome=\"superseded\"}"
      #expect(pipeline.metric(metric) == Double(covered))
    }
  }

  @Test("a superseded retry keeps its number of attempts; another device's continues")
  func retry() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(2)
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.rejects(.serviceUnavailable)
      let older = game(app, .tokens(bulkToken(1), bulkToken(2)))
      _ = try await pipeline.store.acceptance(of: older)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.until("two retries") { try await pipeline.retries() == 2 }
      pool.script = ScriptedPool.accepts
      let newer = game(app, .tokens(bulkToken(2)))
      _ = try await pipeline.store.acceptance(of: newer)
      try await pipeline.farDeadlines()
      try await pipeline.store.run("UPDATE queue SET available_at = now() WHERE holder IS NULL")
      pipeline.dispatcher.wake()
      try await pipeline.finished()
      await pipeline.stop(run)
      let stored = try await pipeline.store.runs.deliveries(
        of: older.id, outcome: nil, reason: nil, after: nil, limit: 9)
      #expect(stored.map(\.outcome) == [.accepted, .superseded])
      #expect(stored.map(\.attempts) == [2, 1])
      #expect(pool.requests.count == 4)
      #expect(try await pipeline.store.runs.counts(newer.id).outcomes == [.accepted: 1])
    }
  }

  @Test("handed-over work is checked for newer pushes only when retried")
  func inHand() async throws {
    for (causes, outcome) in [
      ([], DeliveryOutcome.accepted), ([NeverProcessedCause.goAway], .superseded),
    ] {
      try await TestPipeline.run { shard, pipeline in
        let app = try await pipeline.crowd(1)
        let (_, pool) = try pipeline.used(app)
        var left = causes
        pool.script = {
          left.isEmpty ? ScriptedPool.accepts($0) : .neverProcessed(left.removeFirst())
        }
        let older = game(app, .tokens(bulkToken(1)))
        let work = try await pipeline.stored(older)
        _ = try await pipeline.store.acceptance(of: game(app, .everyone))
        try await pipeline.store.run("DELETE FROM queue WHERE class = 2")
        try await pipeline.farDeadlines()
        try pipeline.take(work)
        try await pipeline.finished()
        #expect(try await pipeline.store.runs.counts(older.id).outcomes == [outcome: 1])
        #expect(pool.requests.count == 1)
      }
    }
  }

  @Test(
    "a push that is stopped during the search for a newer push is not sent again",
    arguments: [(.cancel, .cancelled, nil), (.hold(.paused), .waiting, .paused)]
      as [(WorkDirective, DeliveryOutcome, GatewayReason?)])
  func stopped(
    directive: WorkDirective, outcome: DeliveryOutcome, reason: GatewayReason?
  ) async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1)
      let (lane, pool) = try pipeline.used(app)
      let notification = game(app, .tokens(bulkToken(1))) {
        $0.message.options.delivery = .atMostOnce
      }
      _ = try await pipeline.store.acceptance(of: notification)
      try await pipeline.farDeadlines()
      let claimed = try await pipeline.store.claim(singles: 1, broadcasts: 0)
      let work = try pipeline.onLane(try #require(claimed.first))
      pool.script = { _ in
        // Runs once the lane waits for the answer of PostgreSQL.
        _ = begin(on: shard) { work.apply(directive) }
        return .neverProcessed(.goAway)
      }
      await lane.put(work.push(bulkToken(1)))
      await work.allEnded()
      #expect(pool.requests.count == 1)
      let stored = try #require(try await pipeline.deliveries().first)
      #expect(stored.outcome == outcome && stored.own == reason)
      // The stored intent keeps later claims of the row from this device.
      #expect(try await pipeline.retries() == (outcome == .waiting ? 1 : 0))
    }
  }

  @Test("a push past its deadline is expired, not superseded")
  func late() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1)
      let older = game(app, .tokens(bulkToken(1)))
      for one in [older, game(app, .everyone)] { _ = try await pipeline.store.acceptance(of: one) }
      try await pipeline.store.run(
        "UPDATE queue SET deadline = '2026-11-20T08:00:00Z' WHERE class = 1")
      try await pipeline.store.run("DELETE FROM queue WHERE class = 2")
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(try await pipeline.store.runs.counts(older.id).outcomes == [.expired: 1])
    }
  }

  @Test("a superseded push does not increment a badge")
  func badge() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1)
      let (_, pool) = try pipeline.used(app)
      let notifications = (0..<3).map { _ in
        game(app, .tokens(bulkToken(1))) { $0.message.options.badge = .increment(1) }
      }
      for one in notifications { _ = try await pipeline.store.acceptance(of: one) }
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      await pipeline.stop(run)
      let payloads = pool.requests.map { String(decoding: $0.payload, as: UTF8.self) }
      #expect(payloads.count == 1 && payloads[0].contains(#""badge":1"#))
    }
  }
}
