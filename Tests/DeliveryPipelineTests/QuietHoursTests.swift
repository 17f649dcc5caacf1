// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Pushes to readers in quiet hours: held until their morning, or skipped.
@Suite(.serialized) struct QuietHoursTests {
  /// 2026-11-20T23:00:00Z: night in London, morning in Tokyo.
  private static let night = noon.adding(seconds: 14 * 3600)
  private static let hours = QuietHours(from: 22 * 60, to: 8 * 60, timeZone: "Europe/London")

  private func sleepy(
    _ app: AppID, _ audience: Audience, _ hours: QuietHours = hours, expiresIn: Int? = nil
  ) -> Notification {
    var notification = sample(app, audience)
    notification.acceptedAt = Self.night
    notification.message.options.quietHours = hours
    notification.message.options.expiresIn = expiresIn
    notification.expiresAt = expiresIn.map { Self.night.adding(seconds: Int64($0)) }
    return notification
  }

  private func move(_ number: Int, to zone: String, _ pipeline: TestPipeline) async throws {
    try await pipeline.store.run(
      "UPDATE devices SET time_zone = '\(zone)' WHERE token = int8send(\(number))")
  }

  private func expand(_ work: Work, by pipeline: TestPipeline) async throws {
    let running = try pipeline.onLane(work)
    try await pipeline.expand(running)
    await running.allEnded()
  }

  /// Returns the seconds from the end of the night to a retry's deadline.
  private func worth(_ pipeline: TestPipeline) async throws -> Double {
    let deadline: Instant = try await pipeline.store.value(
      "SELECT deadline FROM queue WHERE kind = 3")
    return Double(deadline.seconds - Self.night.seconds - 9 * 3600)
  }

  @Test("devices in quiet hours get rows that wait for the morning")
  func held() async throws {
    try await TestPipeline.run { shard, pipeline in
      pipeline.clock.now = Self.night
      let app = try await pipeline.crowd(4)
      try await move(2, to: "Asia/Tokyo", pipeline)
      try await move(3, to: "Mars/Olympus", pipeline)
      try await move(4, to: "Europe/Berlin", pipeline)
      let work = try await pipeline.broadcast(app, sleepy(app, .everyone))
      try await expand(work, by: pipeline)
      #expect(pipeline.sent == [bulkToken(2)])
      let stored = try await pipeline.deliveries()
      #expect(stored.map(\.outcome) == [.waiting, .waiting, .waiting])
      #expect(stored.allSatisfy { $0.own == .quietHours && $0.attempts == 0 })
      // Nine hours in London, and for an unknown zone; eight in Berlin.
      let waits = try await pipeline.store.client.write.query(
        "SELECT round(extract(epoch FROM available_at - now()) / 60)::int8 AS m FROM queue WHERE kind = 3 ORDER BY token"
      )
      var minutes: [Int] = []
      for index in 0..<waits.count { minutes.append(try waits[index].decode("m")) }
      #expect(minutes == [540, 540, 480])
      #expect(pipeline.metric("pushgate_delivery_retries_total{cause=\"quiet_hours\"}") == 3)
    }
  }

  @Test(
    "a held push is sent in the morning; its expiration counts from then",
    arguments: [(nil, 86_400.0), (3600, 3600)] as [(Int?, Double)])
  func morning(expiresIn: Int?, seconds: Double) async throws {
    try await TestPipeline.run { shard, pipeline in
      pipeline.clock.now = Self.night
      let app = try await pipeline.crowd(1)
      _ = try await pipeline.store.acceptance(
        of: sleepy(app, .tokens(bulkToken(1)), expiresIn: expiresIn))
      let first = try #require(try await pipeline.store.claim(singles: 1, broadcasts: 0).first)
      try await expand(first, by: pipeline)
      #expect(pipeline.sent.isEmpty)
      #expect(try await worth(pipeline) == seconds)
      try await pipeline.store.run(
        "UPDATE queue SET available_at = now(), deadline = deadline + interval '0'")
      pipeline.clock.now = Self.night.adding(seconds: 9 * 3600 + 1)
      let retry = try #require(try await pipeline.store.claim(singles: 1, broadcasts: 0).first)
      try await expand(retry, by: pipeline)
      #expect(pipeline.sent == [bulkToken(1)])
      let expiration = pipeline.pools.all.last?.requests.first?.expiration
      #expect(expiration == expiresIn.map { Self.night.seconds + 9 * 3600 + Int64($0) })
      let stored = try #require(try await pipeline.deliveries().first)
      #expect(stored.outcome == .accepted && stored.attempts == 1)
      #expect(try await pipeline.retries() == 0)
    }
  }

  @Test("a device that moved into another night waits for the end of that night")
  func flown() async throws {
    try await TestPipeline.run { shard, pipeline in
      pipeline.clock.now = Self.night
      let app = try await pipeline.crowd(1)
      _ = try await pipeline.store.acceptance(of: sleepy(app, .tokens(bulkToken(1))))
      let first = try #require(try await pipeline.store.claim(singles: 1, broadcasts: 0).first)
      try await expand(first, by: pipeline)
      // 08:00 in London is 00:00 in Los Angeles.
      pipeline.clock.now = Self.night.adding(seconds: 9 * 3600)
      try await move(1, to: "America/Los_Angeles", pipeline)
      try await pipeline.store.run("UPDATE queue SET available_at = now()")
      let retry = try #require(try await pipeline.store.claim(singles: 1, broadcasts: 0).first)
      try await expand(retry, by: pipeline)
      #expect(pipeline.sent.isEmpty)
      #expect(try await worth(pipeline) == 8 * 3600 + 86_400)
      #expect(try await pipeline.retries() == 1)
    }
  }

  @Test("a push that skips quiet hours, or expires before the morning, ends at once")
  func ended() async throws {
    try await TestPipeline.run { shard, pipeline in
      pipeline.clock.now = Self.night
      let app = try await pipeline.crowd(1)
      var skipping = Self.hours
      skipping.skips = true
      var dated = sleepy(app, .tokens(bulkToken(1)))
      dated.expiresAt = Self.night.adding(seconds: 3600)
      dated.id = NotificationID(milliseconds: noon.milliseconds)
      for notification in [sleepy(app, .tokens(bulkToken(1)), skipping), dated] {
        _ = try await pipeline.store.acceptance(of: notification)
        let work = try #require(try await pipeline.store.claim(singles: 1, broadcasts: 0).first)
        try await expand(work, by: pipeline)
      }
      #expect(pipeline.sent.isEmpty)
      let stored = try await pipeline.deliveries()
      #expect(stored.map(\.outcome) == [.cancelled, .expired])
      #expect(stored.allSatisfy { $0.own == .quietHours })
      #expect(try await pipeline.retries() == 0)
    }
  }

  @Test("a badge is incremented once for a held push, never for skipped ones")
  func badges() async throws {
    try await TestPipeline.run { shard, pipeline in
      pipeline.clock.now = Self.night
      let app = try await pipeline.crowd(1)
      for skips in [true, false] {
        var hours = Self.hours
        hours.skips = skips
        var notification = sleepy(app, .tokens(bulkToken(1)), hours)
        notification.message.options.badge = .increment(1)
        _ = try await pipeline.store.acceptance(of: notification)
        let work = try #require(try await pipeline.store.claim(singles: 1, broadcasts: 0).first)
        try await expand(work, by: pipeline)
        #expect(try await pipeline.store.count("badges") == (skips ? 0 : 1))
      }
      pipeline.clock.now = Self.night.adding(seconds: 9 * 3600)
      try await pipeline.store.run("UPDATE queue SET available_at = now()")
      let retry = try #require(try await pipeline.store.claim(singles: 1, broadcasts: 0).first)
      try await expand(retry, by: pipeline)
      let payload = try #require(pipeline.pools.all.last?.requests.first?.payload)
      #expect(String(decoding: payload, as: UTF8.self).contains("\"badge\":1"))
    }
  }

  @Test("an answer that arrives after its minute is not cached for the next one")
  func minuteTurnsWhileAsked() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1)
      _ = try await pipeline.store.acceptance(of: sleepy(app, .everyone))
      let work = try #require(try await pipeline.store.claim(singles: 0, broadcasts: 1).first)
      let running = try pipeline.running(work)
      let facts = pipeline.expander.facts
      var reader = Recipient.sample(1)
      reader.timeZone = "Europe/London"
      let london = reader
      reader = .sample(2)
      reader.timeZone = "Asia/Tokyo"
      let tokyo = reader
      pipeline.clock.now = noon.adding(seconds: 13 * 3600 - 1)
      let before = begin(on: shard) { try await facts.quietEnds(of: [london], running).isEmpty }
      let after = begin(on: shard) {
        // The first query is running: 22:00 in London begins now.
        pipeline.clock.now = noon.adding(seconds: 13 * 3600)
        return try await facts.quietEnds(of: [tokyo], running).isEmpty
      }
      #expect(try await before.value)
      #expect(try await !after.value)
      #expect(try await facts.quietEnds(of: [london], running)[london.token] != nil)
    }
  }
}
