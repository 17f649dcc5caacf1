// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Release of held rows and rescue of expired claims.
@Suite(.serialized) struct QueueMaintainerTests {
  /// Polls once without claims. Returns the number of wake-ups.
  private func look(_ pipeline: TestPipeline, on shard: isolated TestShard) async throws -> Int {
    var told = 0
    let keeper = QueueMaintainer(
      pipeline.pipeline, queue: pipeline.store.queue, controls: pipeline.store.controls,
      lanes: pipeline.lanes)
    keeper.madeReady = { told += 1 }
    // A poll begins with the rescue: a row rescued after the second poll began shows that the first
    // one is over.
    let run = begin(on: shard) { await keeper.run() }
    for _ in 0..<12 { try await pipeline.asleep() }
    run.cancel()
    keeper.wake()
    try await run.value
    return told
  }

  /// Creates held rows for names.
  private func hold(
    _ count: Int, _ app: AppID, by pipeline: TestPipeline, _ reason: HoldReason = .noCredential
  ) async throws {
    for _ in 0..<count { _ = try await pipeline.store.accept(app, .tokens(bulkToken(1))) }
    for work in try await pipeline.store.claim(singles: count, broadcasts: 0) {
      #expect(try await pipeline.store.queue.release(work.claim, held: reason))
    }
    try await pipeline.farDeadlines()
    #expect(try await pipeline.held().count == count)
  }

  private static let limits = PipelineLimits.with { $0.pollInterval = .seconds(3_600) }

  // MARK: held rows

  @Test("held rows wait without a lane, and are all released with one")
  func configured() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.store.app()
      pipeline.configure()
      try await hold(3, app, by: pipeline)
      #expect(try await look(pipeline, on: shard) == 0)
      #expect(try await pipeline.held().count == 3)
      pipeline.configure(.key(app, environment: .sandbox))
      #expect(try await look(pipeline, on: shard) == 0)
      #expect(try await pipeline.held().count == 3)
      pipeline.configure(.key(app))
      #expect(try await look(pipeline, on: shard) == 1)
      #expect(try await pipeline.held().isEmpty)
      #expect(try await pipeline.store.claim(singles: 9, broadcasts: 0).count == 3)
    }
  }

  @Test("for a failed lane no row is released at first, then one, then all")
  func probes() async throws {
    for wait in [3_600.0, 0] {
      let limits = PipelineLimits.with {
        ($0.pollInterval, $0.retry.credentialSeconds) = (.seconds(3_600), wait)
      }
      try await TestPipeline.run(limits) { shard, pipeline in
        let app = try await pipeline.store.app()
        pipeline.configure(.key(app))
        let (lane, pool) = try pipeline.used(app)
        pool.script = ScriptedPool.answers(
          .rejected(Rejection(status: 403, reason: .invalidProviderToken)))
        let failing = try pipeline.running()
        await lane.put(failing.push(1))
        await failing.allEnded()
        #expect(lane.fault == .credentialRefused)
        try await hold(5, app, by: pipeline, .credentialRefused)
        let told = try await look(pipeline, on: shard)
        #expect(told == (wait > 0 ? 0 : 1))
        #expect(try await pipeline.held().count == (wait > 0 ? 5 : 4))
        guard wait == 0 else { return }
        let probe = try pipeline.running(run: 2)
        await lane.put(probe.push(2))
        await probe.allEnded()
        #expect(lane.fault == nil)
        #expect(try await look(pipeline, on: shard) == 1)
        #expect(try await pipeline.held().isEmpty)
      }
    }
  }

  @Test("more rows than a batch are released at once in batches")
  func batches() async throws {
    let limits = PipelineLimits.with { ($0.pollInterval, $0.releaseBatch) = (.seconds(3_600), 4) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.store.app()
      pipeline.configure(.key(app))
      try await hold(10, app, by: pipeline)
      #expect(try await look(pipeline, on: shard) == 3)
      #expect(try await pipeline.held().isEmpty)
    }
  }

  @Test("a held row is released with its lane, without earlier outcomes of its devices")
  func goes() async throws {
    let limits = PipelineLimits.with { $0.pollInterval = .milliseconds(10) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(40, user: "crowd")
      pipeline.configure()
      let ids = [
        try await pipeline.store.accept(app, .users("crowd")),
        try await pipeline.store.accept(app, .everyone),
      ]
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.until("all rows are held") { try await pipeline.areAllHeld() }
      #expect(try await pipeline.deliveries().isEmpty && pipeline.pools.all.isEmpty)
      for (id, outcomes) in zip(ids, [[.waiting: 40], [:]] as [[DeliveryOutcome: Int]]) {
        let counts = try await pipeline.store.runs.counts(id)
        #expect(counts.waitingFor == [.noCredential])
        // Devices of everyone are unknown before they are read.
        #expect(counts.outcomes == outcomes)
      }
      pipeline.configure(.key(app))
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent.count == 80 && Set(pipeline.sent).count == 40)
      for id in ids {
        let counts = try await pipeline.store.runs.counts(id)
        #expect(counts.outcomes == [.accepted: 40] && counts.waitingFor.isEmpty)
      }
      #expect(pipeline.metric("pushgate_queue_rescues_total") == 0)
    }
  }

  @Test("a failing lane is probed by single pushes; an answer releases all rows")
  func asks() async throws {
    let wait = 0.05
    let limits = PipelineLimits.with {
      ($0.pollInterval, $0.retry.credentialSeconds) = (.milliseconds(10), wait)
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(30)
      let (lane, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.rejects(.invalidProviderToken)
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
      try await pipeline.farDeadlines()
      let began = pipeline.loop.now
      let run = pipeline.start(on: shard)
      try await pool.received(1)
      for number in 2...30 { _ = try await pipeline.store.accept(app, .tokens(bulkToken(number))) }
      try await pipeline.farDeadlines()
      try await pool.received(5)
      #expect(lane.fault == .credentialRefused)
      #expect(try await pipeline.deliveries().isEmpty)
      #expect(pipeline.loop.now - began >= .seconds(4 * wait), "one per interval")
      pool.script = ScriptedPool.accepts
      let refused = pool.requests.count
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pool.requests.count == refused + 30)
      #expect(Set(pool.tokens.dropFirst(refused)) == Set((1...30).map(bulkToken)))
      #expect(try await pipeline.count(.accepted) == 30)
    }
  }

  @Test("work held until its deadline expires with the hold's reason, lane or not")
  func late() async throws {
    let limits = PipelineLimits.with { $0.pollInterval = .milliseconds(10) }
    for hasLane in [false, true] {
      try await TestPipeline.run(limits) { shard, pipeline in
        let app = try await pipeline.crowd(5, user: "crowd")
        pipeline.configure()
        let named = try await pipeline.store.accept(app, .users("crowd"))
        let everyone = try await pipeline.store.accept(app, .everyone)
        try await pipeline.farDeadlines()
        let run = pipeline.start(on: shard)
        try await pipeline.until("all are held") { try await pipeline.areAllHeld() }
        if hasLane { pipeline.configure(.key(app), .key(app, keyID: "OTHER", pem: nil)) }
        // Their deadline has passed on both clocks, and their unreadable messages are not needed.
        pipeline.clock.now = noon.adding(seconds: 20 * 365 * 86_400)
        try await pipeline.store.run(
          """
          UPDATE notifications SET payload = 'x';
          UPDATE queue SET deadline = now() - interval '1 second'
          """)
        try await pipeline.finished()
        await pipeline.stop(run)
        #expect(pipeline.sent.isEmpty)
        for id in [named, everyone] {
          #expect(try await pipeline.store.runs.counts(id).outcomes == [.expired: 5])
        }
        let stored = try await pipeline.deliveries()
        #expect(stored.count == 10)
        #expect(stored.allSatisfy { $0.attempts == 0 })
        // With a lane, rows may have been released before their deadline.
        #expect(hasLane || stored.allSatisfy { $0.own == .noCredential })
        #expect(!pipeline.log.has("work on notification interrupted"))
      }
    }
  }

  @Test("a lane that can send is found behind three hundred apps that cannot")
  func manyDestinations() async throws {
    try await TestPipeline.run { shard, pipeline in
      let apps = try await heldApps(301, by: pipeline)
      let run = pipeline.start(on: shard)
      let last = try #require(apps.last)
      pipeline.configure(.key(last))
      try await pipeline.until("the push of the last application") { pipeline.sent.count == 1 }
      #expect(try await pipeline.held().count == 300)
      // All others expire at their deadline.
      pipeline.clock.now = noon.adding(seconds: 20 * 365 * 86_400)
      try await pipeline.store.run("UPDATE queue SET deadline = now() - interval '1 second'")
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(try await pipeline.count(.expired) == 300)
      #expect(pipeline.sent.count == 1)
    }
  }

  /// Apps with one device each, and a push that is held for lack of a credential.
  private func heldApps(_ count: Int, by pipeline: TestPipeline) async throws -> [AppID] {
    pipeline.configure()
    var apps: [AppID] = []
    for number in 1...count {
      let app = try await pipeline.store.app("com.example.number\(number)")
      try await pipeline.store.register(app, bulkToken(number))
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(number)))
      apps.append(app)
    }
    try await pipeline.store.run(
      "UPDATE queue SET held = 1, deadline = now() + interval '30 years'")
    return apps
  }

  @Test("held rows without devices delay no probe: the next row follows at once")
  func probesThatSendNothing() async throws {
    let limits = PipelineLimits.with {
      ($0.pollInterval, $0.retry.credentialSeconds) = (.seconds(3_600), 0.000_001)
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(40)
      let (lane, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.answers(
        .rejected(Rejection(status: 403, reason: .invalidProviderToken)))
      let failing = try pipeline.running(run: 1_000)
      await lane.put(failing.push(1))
      await failing.allEnded()
      #expect(lane.fault == .credentialRefused)
      for number in 1...30 { _ = try await pipeline.store.accept(app, .tokens(bulkToken(number))) }
      // Only the device of the push with the latest deadline is left.
      try await pipeline.store.run(
        """
        DELETE FROM devices WHERE token < int8send(30);
        UPDATE queue SET held = 2, deadline = now() + interval '1 year' + id * interval '1 second'
        """)
      let run = pipeline.start(on: shard)
      try await pool.received(2)
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pool.tokens.last == bulkToken(30) && lane.fault == nil)
      #expect(try await pipeline.count(.unknownDevice) == 29)
    }
  }

  // MARK: rescuing

  @Test("a row with an expired lease becomes ready, marked as rescued")
  func rescues() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.store.app()
      for _ in 0..<2 { _ = try await pipeline.store.accept(app, .users("u")) }
      let rows = try await pipeline.store.claim(singles: 2, broadcasts: 0)
      #expect(try await look(pipeline, on: shard) == 0)
      try await pipeline.store.run(
        "UPDATE queue SET available_at = now() - interval '1 hour' WHERE id = \(rows[0].id)")
      #expect(try await look(pipeline, on: shard) == 1)
      let again = try await pipeline.store.claim(singles: 2, broadcasts: 0)
      #expect(again.map(\.id) == [rows[0].id])
      #expect(again[0].row.isRescued && again[0].row.epoch == rows[0].row.epoch + 1)
      #expect(try await pipeline.store.renew(rows[1]))
      #expect(try await pipeline.store.renew(rows[0]) == false)
    }
  }

  @Test("a starting shard checks all leases, later only recently expired ones")
  func looksAtLateLeases() async throws {
    let limits = PipelineLimits.with { $0.pollInterval = .milliseconds(10) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let (app, store) = (try await pipeline.crowd(3), pipeline.store)
      for number in 1...3 { _ = try await store.accept(app, .tokens(bulkToken(number))) }
      let rows = try await store.claim(
        holder: UUID(milliseconds: 9), singles: 3, broadcasts: 0)
      func end(_ row: Int, ago: String) -> String {
        """
        UPDATE queue SET available_at = now() - interval '\(ago)',
          deadline = now() + interval '1 day' WHERE id = \(rows[row].id);
        """
      }
      try await store.run(end(0, ago: "1 hour"))
      let run = pipeline.start(on: shard)
      try await pipeline.until("the first look is over") { pipeline.sent.count == 1 }
      try await store.run(end(1, ago: "1 hour") + end(2, ago: "1 second"))
      try await pipeline.until("what ended lately is sent") { pipeline.sent.count == 2 }
      #expect(try await store.count("queue WHERE id = \(rows[1].id) AND holder IS NOT NULL") == 1)
      #expect(try await store.duties.rescue(limit: 9) == 1)
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(Set(pipeline.sent) == Set((1...3).map(bulkToken)))
    }
  }

  @Test("a failed poll is logged and repeated at the next interval")
  func fails() async throws {
    let limits = PipelineLimits.with { $0.pollInterval = .milliseconds(10) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(1)
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
      _ = try await pipeline.store.claim(
        holder: UUID(milliseconds: 9), singles: 1, broadcasts: 0)
      try await pipeline.store.expireLeases()
      try await pipeline.store.run("ALTER TABLE queue RENAME TO elsewhere")
      let run = pipeline.start(on: shard)
      try await pipeline.until("it is said") {
        pipeline.log.has("queue maintenance failed")
      }
      try await pipeline.store.run("ALTER TABLE elsewhere RENAME TO queue")
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent == [bulkToken(1)])
      #expect(pipeline.metric("pushgate_queue_rescues_total") == 1)
    }
  }
}
