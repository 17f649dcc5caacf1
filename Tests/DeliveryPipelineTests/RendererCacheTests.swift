// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// The cache of notifications for claimed rows.
@Suite(.serialized) struct RendererCacheTests {
  private static let error = "cannot read notification of queue row"

  @Test("a claim for more notifications than the cache holds leaves no row unreadable")
  func moreNotificationsThanKept() async throws {
    try await TestPipeline.run(.with { $0.renderers = 2 }) { shard, pipeline in
      let app = try await pipeline.crowd(1)
      for _ in 0..<9 { _ = try await pipeline.store.accept(app, .tokens(bulkToken(1))) }
      let run = pipeline.start(on: shard)
      try await pipeline.until("all are sent") { pipeline.sent.count == 9 }
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent.count == 9)
      #expect(!pipeline.log.has(Self.error))
    }
  }

  @Test("a claim for more names than the cache holds leaves no row unreadable")
  func moreNamesThanKept() async throws {
    try await TestPipeline.run(.with { $0.recipientsKept = 10 }) { shard, pipeline in
      let app = try await pipeline.crowd(6)
      let names = Audience.named(tokens: (1...6).map(bulkToken))
      for _ in 0..<7 { _ = try await pipeline.store.accept(app, names) }
      let run = pipeline.start(on: shard)
      try await pipeline.until("all are sent") { pipeline.sent.count == 42 }
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent.count == 42)
      #expect(!pipeline.log.has(Self.error))
    }
  }

  @Test("rows whose notification cannot be decoded end with an expired record for each device")
  func undecodable() async throws {
    let limits = PipelineLimits.with { $0.pollInterval = .milliseconds(10) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(5)
      let named = try await pipeline.store.accept(
        app, .named(tokens: [bulkToken(1), bulkToken(2), bulkToken(99)]))
      let everyone = try await pipeline.store.accept(app, .everyone)
      try await pipeline.store.run(
        """
        UPDATE notifications SET options = '{"topic": "\\ud800"}';
        UPDATE queue SET deadline = now() - interval '1 second'
        """)
      pipeline.clock.now = noon.adding(seconds: 20 * 365 * 86_400)
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.log.has(Self.error))
      #expect(pipeline.sent.isEmpty)
      let counts = try await pipeline.store.runs.counts(named)
      #expect(counts.outcomes == [.expired: 2, .unknownDevice: 1])
      #expect(try await pipeline.store.runs.counts(everyone).outcomes == [.expired: 5])
      #expect(pipeline.metric("pushgate_queue_lost_rows_total") == 0)
    }
  }

  @Test("a row whose notification was deleted waits until its deadline and is counted")
  func gone() async throws {
    let limits = PipelineLimits.with { $0.pollInterval = .milliseconds(10) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(1)
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
      try await pipeline.store.run("DELETE FROM notifications")
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.until("it is found unreadable") { pipeline.log.has(Self.error) }
      try await pipeline.asleep()
      #expect(try await pipeline.store.count("queue") == 1)
      #expect(pipeline.metric("pushgate_queue_lost_rows_total") == 0)
      pipeline.clock.now = noon.adding(seconds: 20 * 365 * 86_400)
      try await pipeline.store.run(
        """
        UPDATE queue SET deadline = now() - interval '1 second',
          available_at = now() - interval '1 second'
        """)
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.log.has("queue row ended without delivery records"))
      #expect(pipeline.metric("pushgate_queue_lost_rows_total") == 1)
    }
  }
}
