// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Expansion of a row into its devices and its unknown names.
@Suite(.serialized) struct ExpanderTests {
  private func expand(_ work: Work, by pipeline: TestPipeline) async throws {
    let running = try pipeline.onLane(work)
    try await pipeline.expand(running)
    await running.allEnded()
  }

  @Test("named tokens without a usable device are recorded with the reason")
  func unknown() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1)
      let work = try await pipeline.store.claimed(app, .tokens(bulkToken(1), token(9)))
      try await expand(work, by: pipeline)
      #expect(pipeline.sent == [bulkToken(1)])
      let stored = try await pipeline.deliveries()
      #expect(stored.map(\.outcome) == [.accepted, .unknownDevice])
      #expect(stored.last?.own == .notRegisteredHere && stored.last?.attempts == 0)
    }
  }

  // MARK: retries

  /// Returns the claimed retry of a push after a number of attempts.
  private func retry(
    _ token: DeviceToken, attempts: Int, _ app: AppID, by pipeline: TestPipeline,
    notification: Notification? = nil
  ) async throws -> Work {
    _ = try await pipeline.store.acceptance(
      of: notification ?? sample(app, .tokens(token)))
    let first = try #require(
      try await pipeline.store.claim(singles: 1, broadcasts: 0).first)
    try await pipeline.store.record(first, token, .waiting, reason: "x", attempts: attempts)
    _ = try await pipeline.store.queue.complete(first.claim, accepted: [:])
    let work = try #require(try await pipeline.store.claim(singles: 1, broadcasts: 0).first)
    #expect(work.job == .retry(token, attempt: attempts))
    return work
  }

  @Test("a retry is one further attempt, and its row ends with the outcome")
  func retried() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(2)
      let work = try await retry(bulkToken(2), attempts: 3, app, by: pipeline)
      try await expand(work, by: pipeline)
      #expect(pipeline.sent == [bulkToken(2)])
      let stored = try #require(try await pipeline.deliveries().first)
      #expect(stored.outcome == .accepted && stored.attempts == 4)
      #expect(try await pipeline.store.count("queue") == 0)
    }
  }

  @Test("a retry whose device was deleted ends as unknown device without a row")
  func gone() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1)
      let work = try await retry(bulkToken(1), attempts: 2, app, by: pipeline)
      try await pipeline.store.run("DELETE FROM devices")
      try await expand(work, by: pipeline)
      #expect(pipeline.sent.isEmpty)
      let stored = try #require(try await pipeline.deliveries().first)
      #expect(stored.outcome == .unknownDevice && stored.own == .notRegisteredHere)
      #expect(stored.attempts == 2)
      #expect(try await pipeline.store.count("queue") == 0)
    }
  }

  // MARK: badges

  private func badges(_ pipeline: TestPipeline) throws -> [DeviceToken: String] {
    var badges: [DeviceToken: String] = [:]
    for pool in pipeline.pools.all {
      for (token, request) in zip(pool.tokens, pool.requests) {
        let payload = String(decoding: request.payload, as: UTF8.self)
        let rest = payload.split(separator: #""badge":"#).last ?? ""
        badges[token] = String(rest.prefix { $0.isNumber })
      }
    }
    return badges
  }

  private func raising(_ app: AppID, _ audience: Audience, _ badge: BadgeChange) -> Notification {
    sample(app, audience).saying(
      #"{"aps":{"alert":"Hi"}}"#, options: MessageOptions(badge: badge))
  }

  @Test("badges are incremented once per run, however often expanded, and sent as stored")
  func raised() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1_200)
      let store = pipeline.store.store.badges
      #expect(try await store.change(app: app, token: bulkToken(1_100), .set(5)) == 5)
      let work = try await pipeline.broadcast(app, raising(app, .everyone, .increment(2)))
      for _ in 0..<2 {
        try await expand(work, by: pipeline)
        let badges = try badges(pipeline)
        #expect(badges.count == 1_200)
        #expect(badges[bulkToken(1_100)] == "7" && badges[bulkToken(1)] == "2")
        #expect(badges.values.count { $0 == "2" } == 1_199)
      }
      #expect(pipeline.sent.count == 2_400)
      let kept = try await store.values(of: [bulkToken(1_100), bulkToken(2)], app: app)
      #expect(kept == [bulkToken(1_100): 7, bulkToken(2): 2])
    }
  }

  @Test("a late row shows its own fixed badge; the newest badge stays stored")
  func chosen() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1)
      var works: [RunningWork] = []
      for number in 1...2 {
        let notification = raising(app, .tokens(bulkToken(1)), .set(number))
        _ = try await pipeline.store.acceptance(of: notification)
        let claimed = try await pipeline.store.claim(singles: 10, broadcasts: 0)
        works.append(
          try pipeline.onLane(try #require(claimed.first { $0.notification.id == notification.id }))
        )
      }
      // The first holder died after storing the badge; the second notification follows before its
      // rescue.
      let change = BadgeStore.Change(token: bulkToken(1), change: .set(1))
      _ = try await pipeline.store.store.badges.apply([change], run: works[0].work.run)
      for work in works.reversed() {
        try await pipeline.expand(work)
        await work.allEnded()
      }
      let shown = pipeline.pools.all.last?.requests.map {
        String(decoding: $0.payload, as: UTF8.self).contains(#""badge":1"#)
      }
      #expect(shown == [false, true])
      let stored: Int = try await pipeline.store.value("SELECT value FROM badges")
      #expect(stored == 2)
    }
  }

  @Test("a message without a badge changes no badge")
  func untouched() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(3)
      try await expand(try await pipeline.broadcast(app), by: pipeline)
      #expect(pipeline.sent.count == 3)
      #expect(try await pipeline.store.count("badges") == 0)
    }
  }

  @Test("badges that cannot be stored are not sent")
  func unstored() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(3)
      let work = try pipeline.onLane(
        try await pipeline.broadcast(app, raising(app, .everyone, .increment(1))))
      try await pipeline.store.run("ALTER TABLE badges RENAME TO elsewhere")
      #expect(await pipeline.interruption(of: work) != nil)
      await work.allEnded()
      #expect(pipeline.sent.isEmpty && work.watermark.passed == 0)
    }
  }

  @Test("a retry shows the current badge without changing it")
  func retriedBadge() async throws {
    let rows: [(BadgeChange, kept: Int?, shown: String)] = [
      (.increment(2), 9, "9"), (.increment(2), nil, "2"), (.set(4), 9, "4"),
    ]
    for row in rows {
      try await TestPipeline.run { shard, pipeline in
        let app = try await pipeline.crowd(1)
        let device = bulkToken(1)
        let work = try await retry(
          device, attempts: 1, app, by: pipeline,
          notification: raising(app, .tokens(device), row.0))
        let store = pipeline.store.store.badges
        if let kept = row.kept { _ = try await store.change(app: app, token: device, .set(kept)) }
        try await expand(work, by: pipeline)
        #expect(try badges(pipeline) == [device: row.shown], "\(row)")
        #expect(try await store.values(of: [device], app: app)[device] == row.kept)
      }
    }
  }

  @Test("a retry whose device moved to the other environment is sent there at once")
  func moved() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1)
      let work = try await retry(bulkToken(1), attempts: 2, app, by: pipeline)
      try await pipeline.store.run("UPDATE devices SET environment = 2")
      try await expand(work, by: pipeline)
      #expect(pipeline.sent.isEmpty)
      let stored = try #require(try await pipeline.deliveries().first)
      #expect(stored.outcome == .waiting && stored.own == .otherEnvironment)
      #expect(stored.attempts == 2)
      let moved = try #require(try await pipeline.store.claim(singles: 1, broadcasts: 0).first)
      #expect(moved.id == work.id && moved.row.environment == .sandbox)
      #expect(moved.job == .retry(bulkToken(1), attempt: 2))
      pipeline.configure(.key(app, environment: .sandbox))
      try await expand(moved, by: pipeline)
      #expect(pipeline.sent == [bulkToken(1)])
      #expect(try await pipeline.count(.accepted) == 1)
      #expect(try await pipeline.store.count("queue") == 0)
    }
  }

  // MARK: lanes

  @Test("a row uses its environment's lane, and is held whole without one")
  func environments() async throws {
    try await TestPipeline.run { shard, pipeline in
      let store = pipeline.store
      let app = try await store.app()
      try await store.register(app, token(1), user: "u")
      try await store.register(app, token(2), user: "u", environment: .sandbox)
      pipeline.configure(.key(app, environment: .sandbox))
      _ = try await store.accept(app, .named(tokens: [token(1), token(9)], users: ["u"]))
      let rows = try await store.claim(singles: 9, broadcasts: 0)
      #expect(rows.map(\.row.environment) == [.production, .sandbox])
      for work in rows {
        let running = try pipeline.onLane(work)
        try await pipeline.expand(running)
        await running.allEnded()
        let isHeld = work.row.environment == .production
        #expect(running.directive == (isHeld ? .hold(.noCredential) : .proceed))
        #expect(running.isExpanded == !isHeld && running.watermark.above == 0)
      }
      #expect(pipeline.pools.all.map(\.tokens) == [[token(2)]])
      // Nothing is stored for waiting devices; the other environment's row does not record them.
      let stored = try await pipeline.deliveries()
      #expect(stored.map(\.token) == [token(2), token(9)])
      #expect(stored.map(\.outcome) == [.accepted, .unknownDevice])
    }
  }

  @Test("a row past its deadline expires each device without a push, lane or not")
  func late() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(3, user: "crowd")
      let work = try await pipeline.store.claimed(app, .users("crowd"))
      for lane in [nil, try pipeline.used(app).lane] {
        let running = RunningWork(
          work, on: pipeline.store.queue.connection, renderer: nil, lane: lane?.id,
          counters: nil, now: pipeline.loop.now, leaseEnds: .distantFuture)
        try await pipeline.expander.expand(running, on: lane)
        await running.allEnded()
        #expect(running.isDone && running.mayProceed)
        let stored = try await pipeline.deliveries()
        #expect(stored.count == 3 && stored.allSatisfy { $0.outcome == .expired })
        #expect(stored.allSatisfy { $0.own == .tooLate })
        try await pipeline.store.run("DELETE FROM deliveries")
      }
      #expect(pipeline.sent.isEmpty)
    }
  }
}
