// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Ends of pushes, also while PostgreSQL is unavailable.
@Suite(.serialized) struct SettlementTests {
  private static let accepted = SendResult.answered(
    .accepted(apnsID: APNsID(high: 0, low: 0), uniqueID: nil))
  private static let rejected = rejected(.badTopic)

  private static func rejected(_ reason: RejectionReason) -> SendResult {
    .answered(.rejected(Rejection(status: reason.status, reason: reason)))
  }

  /// - Parameter seconds: at least 900, the wait after a 5xx.
  private static func waiting(_ seconds: Int) -> SendResult {
    .answered(
      .rejected(Rejection(status: 503, reason: .shutdown, retryAfterSeconds: seconds)))
  }

  /// Settles a push whose text has a language.
  private func settle(
    _ push: Push, _ result: SendResult, language: String?, by settlement: Settlement
  ) async {
    var push = push
    push.language = language
    await settlement.settle(&push, result)
  }

  // MARK: counted or stored

  @Test("accepted pushes of a broadcast are only counted, by language")
  func counted() async throws {
    try await TestPipeline.run { shard, pipeline in
      let work = try pipeline.running(.broadcast)
      for (number, language) in [(1, "de"), (2, "de"), (3, nil)] as [(UInt32, String?)] {
        await settle(
          work.push(number), Self.accepted, language: language, by: pipeline.settlement)
      }
      #expect(work.watermark.accepted == ["de": 2, "": 1] && work.watermark.passed == 3)
      #expect(pipeline.writer.count == 0)
      #expect(try await pipeline.deliveries().isEmpty)
      let finished =
        #"pushgate_deliveries_total{environment="production",outcome="accepted"}"#
      #expect(pipeline.metric(finished) == 3)
      let latency = #"pushgate_delivery_latency_seconds_count{environment="production"}"#
      #expect(pipeline.metric(latency) == 3)
    }
  }

  @Test("other outcomes of broadcasts and all outcomes of singles are stored")
  func stored() async throws {
    let rejected = DeliveryDecision(outcome: .rejected, status: 400, reason: "BadTopic")
    let rows: [(WorkClass, SendResult, DeliveryDecision)] = [
      (.single, Self.accepted, DeliveryDecision(outcome: .accepted, status: 200)),
      (.single, Self.rejected, rejected), (.broadcast, Self.rejected, rejected),
      (
        .broadcast, Self.waiting(1_000),
        DeliveryDecision(outcome: .waiting, status: 503, reason: "Shutdown")
      ),
      (.broadcast, .notSent(.cancelled), DeliveryDecision(outcome: .cancelled)),
      (
        .broadcast, .answered(.unknown(.connectionLost)),
        DeliveryDecision(outcome: .unknown, reason: "ConnectionLost")
      ),
    ]
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1)
      for (index, row) in rows.enumerated() {
        var claimed =
          row.0 == .broadcast
          ? try await pipeline.broadcast(app) : try await pipeline.store.claimed(app, .users("u"))
        if row.2.outcome == .unknown {
          claimed.notification.message.options.delivery = .atMostOnce
        }
        let work = try pipeline.running(claimed)
        let push = work.push(UInt32(index), attempts: index)
        await settle(push, row.1, language: "de", by: pipeline.settlement)
        #expect(work.watermark.passed == 0)
        await work.allEnded()
        #expect(work.watermark.passed == 1 && work.watermark.accepted.isEmpty)
        let stored = try #require(
          try await pipeline.deliveries().first { $0.token == token(UInt32(index)) })
        #expect(stored.outcome == row.2.outcome)
        #expect(stored.status == row.2.status && stored.reason == row.2.reason)
        #expect(stored.language == "de" && stored.attempts == index + 1)
        // Accepted deliveries may omit the reason.
        let sent = work.translation.apnsID(for: stored.token).description
        #expect(stored.apnsID == (row.2.outcome == .accepted ? nil : sent))
      }
      #expect(pipeline.writer.count == 0)
      // Only waiting deliveries return, as retries with their number of attempts.
      #expect(try await pipeline.retries() == 1)
      let attempt: Int = try await pipeline.store.value(
        "SELECT attempt::int8 FROM queue WHERE token IS NOT NULL")
      #expect(attempt == 4)
      #expect(pipeline.metric(#"pushgate_delivery_retries_total{cause="try_later"}"#) == 1)
    }
  }

  @Test("an answer's verdict is applied to the device and counted once")
  func verdicts() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.store.app()
      for number: UInt32 in 1...3 { try await pipeline.store.register(app, token(number)) }
      let work = try pipeline.running(.sample(.broadcast, app: app))
      // Later than the registrations, which use the clock of PostgreSQL.
      pipeline.clock.now = noon.adding(seconds: 100 * 365 * 86_400)
      await pipeline.settlement.settle(work.push(1), Self.rejected(.unregistered))
      await pipeline.settlement.settle(work.push(2), Self.rejected(.badDeviceToken))
      // A device that does not exist is not changed.
      await pipeline.settlement.settle(work.push(9), Self.rejected(.badDeviceToken))
      await pipeline.settlement.settle(work.push(3), Self.rejected)
      await work.allEnded()
      var states: [DeviceState?] = []
      for number: UInt32 in 1...3 {
        states.append(
          try await pipeline.store.devices.device(app: app, token: token(number))?.state)
      }
      #expect(states == [.unregistered, .quarantined, .active])
      #expect(pipeline.metric(#"pushgate_devices_pruned_total{state="unregistered"}"#) == 1)
      #expect(pipeline.metric(#"pushgate_devices_pruned_total{state="quarantined"}"#) == 1)
    }
  }

  @Test("a waiting outcome is stored only while its claim is valid")
  func waitsUnclaimed() async throws {
    try await TestPipeline.run { shard, pipeline in
      let work = try await pipeline.claimed()
      #expect(try await pipeline.store.renew(work.work))
      try await pipeline.store.run("UPDATE queue SET epoch = epoch + 1")
      await pipeline.settlement.settle(work.push(1), Self.waiting(1_000))
      await pipeline.settlement.settle(work.push(2), Self.rejected)
      await work.allEnded()
      // Final outcomes are stored whoever has claimed the row.
      #expect(try await pipeline.deliveries().map(\.token) == [token(2)])
      #expect(try await pipeline.retries() == 0 && work.watermark.passed == 2)
    }
  }

  @Test("a postponed push has its own row of its run's class, without an attempt")
  func postponed() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(3)
      let work = try pipeline.running(try await pipeline.broadcast(app))
      let pushes = (1...3).map { number in work.push(UInt32(number)) }
      await pipeline.settlement.settle(pushes[0], .notSent(.held(.credentialRefused)))
      await pipeline.settlement.settle(pushes[1], Self.accepted)
      await pipeline.settlement.settle(pushes[2], .notSent(.held(.credentialRefused)))
      // The last one lies above all answered devices: the cursor is before it.
      #expect(work.watermark.gaps.map(\.cursor.token) == [token(1)])
      await pipeline.settlement.settleGaps(of: work, .postponed(.credentialRefused))
      await work.allEnded()
      #expect(work.watermark.passed == 2 && work.watermark.cursor?.token == token(2))
      let stored = try #require(try await pipeline.deliveries().first)
      #expect(stored.outcome == .waiting && stored.own == .credentialRefused)
      #expect(stored.token == token(1) && stored.attempts == 0)
      #expect(
        try await pipeline.store.value(
          """
          SELECT count(*) = 1 AND bool_and(class = \(WorkClass.broadcast.rawValue) AND attempt = 0
            AND environment = \(PushEnvironment.production.code) AND available_at <= now())
          FROM queue WHERE kind = \(WorkKind.retry.rawValue)
          """))
    }
  }

  @Test("a deleted device's retry is tracked in its row until it is recorded")
  func gone() async throws {
    try await TestPipeline.run { shard, pipeline in
      let work = try pipeline.running(.single)
      await pipeline.settlement.settle(.gone(token(1), attempts: 3), of: work)
      #expect(work.watermark.above == 1)
      await work.allEnded()
      #expect(work.watermark.above == 0)
      let stored = try #require(try await pipeline.deliveries().first)
      #expect(stored.outcome == .unknownDevice && stored.own == .notRegisteredHere)
      #expect(stored.token == token(1) && stored.attempts == 3 && stored.language == nil)
    }
  }

  // MARK: waits

  /// Seconds between an outcome and its retry, by PostgreSQL's clock.
  private func waits(of count: Int, jitter: Double) async throws -> [Double] {
    var limits = PipelineLimits()
    limits.retry.jitter = jitter
    nonisolated(unsafe) var waits: [Double] = []
    try await TestPipeline.run(limits) { shard, pipeline in
      let work = try await pipeline.claimed()
      for number in 0..<UInt32(count) {
        await pipeline.settlement.settle(work.push(number), Self.waiting(1_000))
      }
      await work.allEnded()
      for row in try await pipeline.store.client.write.query(
        """
        SELECT extract(epoch FROM q.available_at - d.updated_at)::float8
        FROM queue q JOIN deliveries d ON d.token = q.token
        """)
      {
        waits.append(try row.decode(0, as: Double.self))
      }
    }
    return waits
  }

  @Test("a wait is lengthened by up to the jitter's fraction, and never shortened")
  func jitter() async throws {
    let waits = try await waits(of: 500, jitter: 0.2)
    #expect(waits.count == 500 && waits.allSatisfy { (999.999...1_200.001).contains($0) })
    let (least, most) = (try #require(waits.min()), try #require(waits.max()))
    // Of 500 uniform values the chance that none is in the first or the last tenth is 1e-22.
    #expect(least < 1_020 && most > 1_180)
    let even = try await self.waits(of: 20, jitter: 0)
    #expect(even.allSatisfy { abs($0 - 1_000) < 0.001 })
  }

  // MARK: PostgreSQL unavailable

  @Test("outcomes are kept in memory while PostgreSQL cannot store them")
  func outage() async throws {
    try await TestPipeline.run { shard, pipeline in
      let work = try pipeline.running(.single)
      try await pipeline.store.run("ALTER TABLE deliveries RENAME TO elsewhere")
      for number: UInt32 in 1...50 {
        await pipeline.settlement.settle(work.push(number), Self.accepted)
      }
      try await pipeline.until("a failure") {
        pipeline.log.messages.count { $0 == "cannot store outcome; retrying" } >= 50
      }
      #expect(pipeline.writer.count == 50)
      #expect(work.watermark.passed == 0 && work.watermark.above == 50)
      try await pipeline.store.run("ALTER TABLE elsewhere RENAME TO deliveries")
      await work.allEnded()
      #expect(pipeline.writer.count == 0 && work.watermark.passed == 50)
      let stored = try await pipeline.deliveries()
      #expect(stored.map(\.token) == (1...50).map { token($0) })
      #expect(stored.allSatisfy { $0.outcome == .accepted && $0.attempts == 1 })
    }
  }

  @Test("an outcome survives the loss of the connections that should store it")
  func connectionsLost() async throws {
    try await TestPipeline.run { shard, pipeline in
      let work = try pipeline.running(.single)
      for round: UInt32 in 0..<10 {
        for number: UInt32 in 0..<100 {
          await pipeline.settlement.settle(work.push(round * 100 + number), Self.rejected)
        }
        _ = try await pipeline.store.client.read.query(
          """
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()
          """)
      }
      await work.allEnded()
      #expect(pipeline.writer.count == 0)
      try await pipeline.until("every outcome, once") {
        try await pipeline.store.client.read.query("SELECT 1 FROM deliveries").count == 1_000
      }
    }
  }

  @Test("beyond the limit of unstored outcomes, further ones are admitted one by one")
  func limit() async throws {
    try await TestPipeline.run(.with { $0.unstoredOutcomes = 3 }) { shard, pipeline in
      let work = try pipeline.running(.single)
      let counted = try pipeline.running(.broadcast, run: 2)
      try await pipeline.store.run("ALTER TABLE deliveries RENAME TO elsewhere")
      var returned: [UInt32] = []
      let recordings = (1...8 as ClosedRange<UInt32>).map { number in
        begin(on: shard) {
          await pipeline.settlement.settle(work.push(number), Self.accepted)
          returned.append(number)
        }
      }
      await shard.settle()
      #expect(returned == [1, 2, 3] && pipeline.writer.count == 3)
      // Pushes that are only counted never wait.
      await pipeline.settlement.settle(counted.push(9), Self.accepted)
      #expect(counted.watermark.passed == 1)
      try await pipeline.until("a failure") {
        pipeline.log.has("cannot store outcome; retrying")
      }
      #expect(returned == [1, 2, 3])
      try await pipeline.store.run("ALTER TABLE elsewhere RENAME TO deliveries")
      for recording in recordings { try await recording.value }
      await work.allEnded()
      #expect(returned.sorted() == Array(1...8) && pipeline.writer.count == 0)
      #expect(try await pipeline.count(.accepted) == 8)
    }
  }

  @Test("room that a waiting caller gets is not offered to others before it continues")
  func resumedCaller() async throws {
    try await TestPipeline.run(.with { $0.unstoredOutcomes = 1 }) { shard, pipeline in
      // No reference leaves the shard.
      nonisolated(unsafe) let book = StoreBook()
      let writer = OutcomeWriter(in: pipeline.pipeline) { _, _, then in book.stores.append(then) }
      let settlement = Settlement(
        writer, tally: pipeline.store.outcomes.tally, in: pipeline.pipeline)
      let work = try pipeline.running(.single)
      await settlement.settle(work.push(1), Self.accepted)
      let waiting = begin(on: shard) { await settlement.settle(work.push(2), Self.accepted) }
      await shard.settle()
      writer.whenRoom { book.offers.append(writer.count) }
      book.stores[0](.success(false))
      #expect(book.offers.isEmpty && writer.count == 0)
      try await waiting.value
      #expect(book.offers.isEmpty && writer.count == 1)
      book.stores[1](.success(false))
      #expect(book.offers == [0])
    }
  }

  private final class StoreBook {
    /// Acknowledgements of PostgreSQL that the test sends.
    var stores: [(Result<Bool, StorageError>) -> Void] = []
    /// Numbers of unstored outcomes when room was offered.
    var offers: [Int] = []
  }
}
