// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Apps with several credentials, and credentials of several apps.
@Suite(.serialized) struct SeveralCredentialsTests {
  private let first = Destination(app: 1, environment: .production)
  private let second = Destination(app: 2, environment: .production)

  private static func limits(wait: Double) -> PipelineLimits {
    .with { $0.retry.credentialSeconds = wait }
  }

  /// Puts one push of an app and waits until it has ended.
  private func carry(
    _ lane: CredentialLane, _ pipeline: TestPipeline, _ number: UInt32, app: AppID = 1
  ) async throws -> RunningWork {
    let work = try pipeline.running(app: app, run: RunID(rawValue: Int64(number)))
    await lane.put(work.push(number))
    await work.allEnded()
    return work
  }

  @Test("while Apple refuses the newest credential, the previous one is used")
  func refused() async throws {
    try await TestPipeline.run(Self.limits(wait: 3_600)) { shard, pipeline in
      let lanes = pipeline.lanes
      pipeline.configure(.key(1), .certificate(1))
      let newest = try #require(lanes.lane(for: first))
      let certificate = try #require(pipeline.pools.all.last)
      // Unused credentials have no lane, and so no connection.
      #expect(pipeline.pools.asked == 1)
      certificate.script = ScriptedPool.rejects(.badCertificate)
      let work = try await carry(newest, pipeline, 1)
      #expect(work.directive == .hold(.credentialRefused) && newest.isRefused)
      let other = try #require(lanes.lane(for: first))
      #expect(other !== newest && lanes.lanes(for: first).contains { $0 === other })
      for number: UInt32 in 2...4 {
        let work = try await carry(try #require(lanes.lane(for: first)), pipeline, number)
        #expect(work.watermark.accepted == ["": 1])
      }
      #expect(certificate.requests.count == 1 && pipeline.pools.asked == 2)
      #expect(try await pipeline.deliveries().isEmpty)
      // If both are refused, rows wait for the newest.
      let key = try #require(pipeline.pools.all.last)
      key.script = ScriptedPool.rejects(.invalidProviderToken)
      _ = try await carry(other, pipeline, 5)
      #expect(lanes.lane(for: first) === newest)
    }
  }

  @Test("a credential whose wait is over is probed first, and used again after success")
  func mended() async throws {
    try await TestPipeline.run(Self.limits(wait: 0)) { shard, pipeline in
      pipeline.configure(.key(1), .certificate(1))
      let newest = try #require(pipeline.lanes.lane(for: first))
      let certificate = try #require(pipeline.pools.all.last)
      certificate.script = ScriptedPool.rejects(.badCertificate)
      _ = try await carry(newest, pipeline, 1)
      #expect(newest.isRefused && pipeline.lanes.lane(for: first) === newest)
      certificate.script = ScriptedPool.accepts
      _ = try await carry(newest, pipeline, 2)
      #expect(!newest.isRefused && pipeline.pools.asked == 1)
    }
  }

  @Test("all apps of a refused credential are notified once until it works again")
  func told() async throws {
    try await TestPipeline.run(Self.limits(wait: 0)) { shard, pipeline in
      let store = pipeline.store
      let apps = [try await store.app("com.example.a"), try await store.app("com.example.b")]
      for app in apps {
        try await store.run(
          """
          INSERT INTO webhooks (id, app, url, kinds, sealed, sealed_with)
          VALUES (gen_random_uuid(), \(app), 'https://example.com', '{5}', '', '')
          """)
      }
      pipeline.configure(.key(apps[0]), .key(apps[1]))
      let lane = try #require(
        pipeline.lanes.lane(for: Destination(app: apps[0], environment: .production)))
      let pool = try #require(pipeline.pools.all.last)
      pool.script = ScriptedPool.rejects(.invalidProviderToken)
      for number: UInt32 in 1...3 { _ = try await carry(lane, pipeline, number, app: apps[0]) }
      try await pipeline.until("both are told") { try await store.count("webhook_messages") == 2 }
      pool.script = ScriptedPool.accepts
      _ = try await carry(lane, pipeline, 4, app: apps[0])
      try await pipeline.until("it works") { try await store.count("credential_refusals") == 0 }
      pool.script = ScriptedPool.rejects(.invalidProviderToken)
      _ = try await carry(lane, pipeline, 5, app: apps[0])
      try await pipeline.until("it is told anew") { try await store.count("webhook_messages") == 4 }
    }
  }

  /// An app with a webhook for refused credentials.
  private func watched(_ pipeline: TestPipeline) async throws -> AppID {
    let app = try await pipeline.store.app()
    try await pipeline.store.run(
      """
      INSERT INTO webhooks (id, app, url, kinds, sealed, sealed_with)
      VALUES (gen_random_uuid(), \(app), 'https://example.com', '{5}', '', '')
      """)
    return app
  }

  @Test("a credential refused on another shard works again after a push accepted here")
  func heard() async throws {
    try await TestPipeline.run(Self.limits(wait: 0)) { shard, pipeline in
      let app = try await watched(pipeline)
      let news = pipeline.store.store.credentialEvents
      pipeline.configure(.key(app))
      let lane = try #require(
        pipeline.lanes.lane(for: Destination(app: app, environment: .production)))
      let place = CredentialPlace(Credential.key(app))
      try await news.refused([place], reason: "InvalidProviderToken")
      #expect(try await news.refusals().isEmpty, "of late")
      try await pipeline.store.run(
        "UPDATE credential_refusals SET told_at = now() - interval '6 min'")
      #expect(try await news.refusals() == [place])
      // Started before the refusal was known, it does not count.
      _ = try await carry(lane, pipeline, 1, app: app)
      #expect(try await pipeline.store.count("credential_refusals") == 1)
      pipeline.lanes.observeRefusals([place])
      _ = try await carry(lane, pipeline, 2, app: app)
      try await pipeline.until("it works") {
        try await pipeline.store.count("credential_refusals") == 0
      }
      // The next refusal is reported at once.
      try #require(pipeline.pools.all.last).script = ScriptedPool.rejects(.invalidProviderToken)
      _ = try await carry(lane, pipeline, 3, app: app)
      try await pipeline.until("it is told anew") {
        try await pipeline.store.count("webhook_messages") == 2
      }
    }
  }

  /// Returns the webhook messages about credentials, once all reports are stored.
  private func told(_ pipeline: TestPipeline) async throws -> Int {
    try await pipeline.until("something is told") {
      try await pipeline.store.count("webhook_messages") > 0
    }
    for _ in 0..<4 { _ = try await pipeline.store.client.write.query("SELECT 1") }
    return try await pipeline.store.count("webhook_messages")
  }

  @Test("answers to pushes started before a refusal do not clear it")
  func inFlight() async throws {
    try await TestPipeline.run(Self.limits(wait: 3_600)) { shard, pipeline in
      let app = try await watched(pipeline)
      pipeline.configure(.key(app))
      let lane = try #require(
        pipeline.lanes.lane(for: Destination(app: app, environment: .production)))
      let pool = try #require(pipeline.pools.all.last)
      pool.script = ScriptedPool.holds
      let work = try pipeline.running(app: app)
      for number: UInt32 in 1...20 { await lane.put(work.push(number)) }
      try await pool.until("all are under way") { pool.open == 20 }
      var turn = 0
      pool.release { request in
        turn += 1
        return turn % 2 == 1
          ? ScriptedPool.rejects(.invalidProviderToken)(request) : ScriptedPool.accepts(request)
      }
      await work.allEnded()
      #expect(work.watermark.accepted.values.reduce(0, +) <= 10)
      #expect(try await told(pipeline) == 1)
      #expect(lane.isRefused && lane.obstacle(for: app) == .credentialRefused)
    }
  }

  @Test("a refused replacement of a refused credential is reported at once")
  func replaced() async throws {
    try await TestPipeline.run(Self.limits(wait: 3_600)) { shard, pipeline in
      let app = try await watched(pipeline)
      let destination = Destination(app: app, environment: .production)
      pipeline.pools.script = ScriptedPool.rejects(.invalidProviderToken)
      pipeline.configure(.key(app))
      _ = try await carry(
        try #require(pipeline.lanes.lane(for: destination)), pipeline, 1, app: app)
      #expect(try await told(pipeline) == 1)
      try await pipeline.store.run(
        """
        INSERT INTO credentials (app, environment, name, key_id, team_id, sealed, sealed_with)
        VALUES (\(app), 1, 'KEY1', 'KEY1234567', 'TEAM123456', '', '')
        """)
      pipeline.configure(.key(app, pem: "another secret", createdAt: noon.adding(seconds: 1)))
      _ = try await carry(
        try #require(pipeline.lanes.lane(for: destination)), pipeline, 2, app: app)
      try await pipeline.until("it is told anew") {
        try await pipeline.store.count("webhook_messages") == 2
      }
    }
  }

  @Test("the places of a refused credential are looked up only once")
  func places() async throws {
    try await TestPipeline.run(Self.limits(wait: 3_600)) { shard, pipeline in
      let app = try await watched(pipeline)
      let pool = ScriptedPool(on: pipeline.loop, ScriptedPool.holds)
      var asked = 0
      let lane = pipeline.lanes.assemble(pool.pool, environment: .production) { _ in
        asked += 1
        return [CredentialPlace(app: app, environment: .production, name: "KEY1")]
      }
      let work = try pipeline.running(app: app)
      for number: UInt32 in 1...50 { await lane.put(work.push(number)) }
      try await pool.until("all are under way") { pool.open == 50 }
      pool.release(with: ScriptedPool.rejects(.invalidProviderToken))
      await work.allEnded()
      #expect(try await told(pipeline) == 1)
      #expect(asked == 1)
    }
  }

  @Test("pushes of an unusable credential use the previous one")
  func unusable() async throws {
    struct Unusable: Error {}
    try await TestPipeline.run { shard, pipeline in
      pipeline.configure(.key(1))
      let key = try #require(pipeline.lanes.lane(for: first))
      pipeline.configure(.key(1), .certificate(1))
      pipeline.pools.fault = Unusable()
      for _ in 0..<3 { #expect(pipeline.lanes.lane(for: first) === key) }
      #expect(pipeline.log.messages.count { $0 == "cannot create APNs sessions" } == 1)
    }
  }

  @Test(
    "403 for a topic holds only its app; 403 for the key holds all",
    arguments: RejectionReason.documented.filter { $0.fault == .credential })
  func oneTopic(reason: RejectionReason) async throws {
    try await TestPipeline.run(Self.limits(wait: 3_600)) { shard, pipeline in
      pipeline.configure(.key(1), .key(2))
      let lane = try #require(pipeline.lanes.lane(for: first))
      #expect(pipeline.lanes.lane(for: second) === lane)
      let pool = try #require(pipeline.pools.all.last)
      pool.script = ScriptedPool.rejects(reason)
      let refused = try await carry(lane, pipeline, 1)
      #expect(refused.directive == .hold(.credentialRefused))
      pool.script = ScriptedPool.accepts
      let other = try await carry(lane, pipeline, 2, app: 2)
      let isOfOneTopic = reason == .forbidden
      #expect((other.watermark.accepted == ["": 1]) == isOfOneTopic)
      #expect((other.directive == .hold(.credentialRefused)) != isOfOneTopic)
      let again = try await carry(lane, pipeline, 3)
      #expect(again.directive == .hold(.credentialRefused))
      #expect(pool.requests.count == (isOfOneTopic ? 2 : 1))
      #expect(try await pipeline.deliveries().isEmpty)
    }
  }

  @Test("a broadcast continues with a replaced credential, and the old pool closes")
  func rotated() async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.queuedPushes, $0.pollInterval) = (10, 30, .milliseconds(10))
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(3_500)
      let (lane, old) = try pipeline.used(app)
      old.script = ScriptedPool.holds
      let id = try await pipeline.range(app)
      let run = pipeline.start(on: shard)
      try await old.until("ten are under way") { old.open == 10 }
      pipeline.configure(.key(app, pem: "another secret"))
      pipeline.dispatcher.configure([:])
      #expect(lane.isRetired && old.closings == 0)
      // In-flight pushes are answered on the old connections, which then close: only pushes that
      // were in progress are sent there.
      old.script = ScriptedPool.accepts
      old.release()
      try await old.until("the old pool is closed") { old.closings == 1 }
      try await pipeline.finished()
      await pipeline.stop(run)
      let counts = try await pipeline.store.runs.counts(id)
      #expect(counts.outcomes == [.accepted: 3_500] && counts.state == .finished)
      let new = try #require(pipeline.pools.all.last)
      #expect(new !== old && !new.requests.isEmpty && old.requests.count < 2_000)
      let sent = pipeline.pools.all.flatMap(\.tokens)
      #expect(sent.count == 3_500 && Set(sent).count == 3_500)
    }
  }
}
