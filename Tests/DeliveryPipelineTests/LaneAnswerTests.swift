// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Sending of one push in a lane, and handling of its answer.
@Suite(.serialized) struct LaneAnswerTests {
  /// Puts one push and waits for its outcome.
  private func carry(
    _ lane: CredentialLane, _ work: RunningWork, _ number: UInt32, attempts: Int = 0
  ) async {
    await lane.put(work.push(number, attempts: attempts))
    await work.allEnded()
  }

  @Test("a push follows its notification, and its outcome has language and attempts")
  func sent() async throws {
    try await TestPipeline.run { shard, pipeline in
      let (lane, pool) = pipeline.lane()
      let localized = sample(1).saying(
        #"{"aps":{"alert":{"title":{"localized":{"de":"Hallo","en":"Hi"}}}}}"#)
      let work = try pipeline.running(.sample(.single, notification: localized))
      let before = MonotonicTime.now()
      await lane.put(work.push(1, languages: ["de"], attempts: 2, badge: 7))
      await work.allEnded()
      let request = try #require(pool.requests.first)
      #expect(request.deviceToken == token(1).bytes)
      #expect(request.kind.topic == "com.example.chess" && request.kind.pushType == "alert")
      #expect(request.apnsID.description == work.translation.apnsID(for: token(1)).description)
      let payload = String(decoding: request.payload, as: UTF8.self)
      #expect(payload == #"{"aps":{"badge":7,"alert":{"title":"Hallo"}}}"#)
      let wait = try #require(pool.deadlines.first) - before
      #expect(wait <= pipeline.limits.streamDeadline + .seconds(10))
      #expect(wait > pipeline.limits.streamDeadline - .seconds(10))
      let stored = try #require(try await pipeline.deliveries().first)
      #expect(stored.outcome == .accepted && stored.language == "de" && stored.attempts == 3)
      #expect(stored.apnsID == nil && stored.status == 200)
      #expect(pipeline.metric(#"pushgate_language_choices_total{reason="exact"}"#) == 1)
      let answers = #"pushgate_apns_responses_total{environment="production",reason="accepted"}"#
      #expect(pipeline.metric(answers) == 1)
    }
  }

  // MARK: immediate retries

  @Test(
    "only pushes that Apple certainly did not process are retried twice immediately",
    arguments: NeverProcessedCause.allCases)
  func immediateRetries(cause: NeverProcessedCause) async throws {
    try await TestPipeline.run { shard, pipeline in
      let (lane, pool) = pipeline.lane { _ in .neverProcessed(cause) }
      let work = try await pipeline.claimed()
      await carry(lane, work, 1)
      let isRepeated = cause == .refusedStream || cause == .goAway || cause == .notWritten
      #expect(pool.requests.count == (isRepeated ? 3 : 1))
      #expect(Set(pool.requests.map(\.apnsID)).count == 1)
      let unanswered =
        #"pushgate_apns_unanswered_total{environment="production",result="never_processed"}"#
      #expect(pipeline.metric(unanswered) == 1)
      let stored = try await pipeline.deliveries()
      switch cause {
      case .noConnection, .noProviderToken:
        // A fault of the lane, for which its row waits.
        #expect(stored.isEmpty && lane.fault != nil)
        #expect(work.directive == lane.fault.map { .hold($0) })
      default:
        #expect(stored.map(\.outcome) == [.waiting] && stored.first?.own == cause.ownReason)
        #expect(stored.first?.attempts == 1 && lane.fault == nil && work.mayProceed)
      }
    }
  }

  @Test("a failure of the separate connection for unverified tokens holds only its own row")
  func separateConnection() async throws {
    try await TestPipeline.run { shard, pipeline in
      let (lane, pool) = pipeline.lane {
        $0.isUnverified ? .neverProcessed(.noConnection) : ScriptedPool.accepts($0)
      }
      let unverified = try await pipeline.claimed()
      var recipient = Recipient.sample(1)
      recipient.isUnverified = true
      await lane.put(unverified.push(recipient))
      await unverified.allEnded()
      #expect(unverified.directive == .hold(.noConnection))
      #expect(lane.fault == nil && pool.requests.map(\.isUnverified) == [true])
    }
  }

  @Test("a push without a stream keeps waiting while its row is claimed")
  func busy() async throws {
    let limits = PipelineLimits.with { $0.streamDeadline = .milliseconds(20) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.holds)
      let work = try pipeline.running()
      await lane.put(work.push(1))
      for round in 1...3 {
        try await pool.received(round)
        let late = try #require(pool.deadlines.last)
        while pipeline.loop.now < late { try await pipeline.loop.sleep(until: late) }
        if round == 3 { pool.script = ScriptedPool.accepts }
        pool.release { _ in .neverProcessed(.queueDeadline) }
      }
      await work.allEnded()
      #expect(pool.requests.count == 4 && work.watermark.accepted == ["": 1])
    }
  }

  @Test("a push is not sent if its row's lease may end before the answer")
  func lease() async throws {
    try await TestPipeline.run { shard, pipeline in
      let (lane, pool) = pipeline.lane()
      let margin = pipeline.limits.leaseMargin
      let lapsing = try pipeline.running(
        .sample(run: 1), leaseEnds: pipeline.loop.now + margin)
      await carry(lane, lapsing, 1)
      #expect(pool.requests.isEmpty && lapsing.directive == .claimLost)
      #expect(lapsing.watermark.passed == 0)
      let ends = pipeline.loop.now + margin + .seconds(5)
      let leased = try pipeline.running(.sample(run: 2), leaseEnds: ends)
      await carry(lane, leased, 2)
      #expect(pool.tokens == [token(2)])
      // It may wait for a stream this long and no longer.
      #expect(pool.deadlines == [ends + (.zero - margin)])
    }
  }

  @Test("the answer to the second attempt is the push's answer")
  func environmentFallback() async throws {
    for second: APNsResult in [
      .accepted(apnsID: APNsID(high: 0, low: 0), uniqueID: nil), .unknown(.connectionLost),
      .neverProcessed(.queueFull), .rejected(Rejection(status: 400, reason: .badTopic)),
    ] {
      try await TestPipeline.run { shard, pipeline in
        let (lane, pool) = pipeline.lane(
          ScriptedPool.answers(.neverProcessed(.refusedStream), second))
        await carry(lane, try await pipeline.claimed(), 1)
        #expect(pool.requests.count == 2)
        let stored = try #require(try await pipeline.deliveries().first)
        switch second {
        case .accepted: #expect(stored.outcome == .accepted)
        case .rejected: #expect(stored.outcome == .rejected && stored.reason == "BadTopic")
        case .unknown: #expect(stored.own == .connectionLost)
        case .neverProcessed: #expect(stored.own == .queueFull)
        }
      }
    }
  }

  // MARK: the credential

  @Test("a refused credential is not retried: rows wait, and no device is affected")
  func circuitOpens() async throws {
    try await TestPipeline.run { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.rejects(.invalidProviderToken))
      for run: RunID in [1, 2, 3] {
        let work = try pipeline.running(run: run)
        await carry(lane, work, UInt32(run.rawValue))
        #expect(work.directive == .hold(.credentialRefused) && work.watermark.hasDropped)
        #expect(lane.fault == .credentialRefused && lane.obstacle == .credentialRefused)
        pool.script = ScriptedPool.accepts
      }
      #expect(pool.requests.count == 1)
      #expect(try await pipeline.deliveries().isEmpty)
      pipeline.sample([lane])
      let blocked = #"pushgate_credentials_blocked{environment="production"}"#
      #expect(pipeline.metric(blocked) == 1)
    }
  }

  @Test("after the wait one push is the probe, and its result applies to all")
  func circuitProbes() async throws {
    let limits = PipelineLimits.with {
      $0.retry.credentialSeconds = 0.25
      $0.retry.connectionSeconds = 3_600
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.rejects(.invalidProviderToken))
      await carry(lane, try pipeline.running(run: 1), 1)
      pool.script = ScriptedPool.accepts
      var number: UInt32 = 1
      try await pipeline.until("a probe") {
        number += 1
        await carry(lane, try pipeline.running(run: RunID(rawValue: Int64(number))), number)
        return pool.requests.count == 2
      }
      // Deadlines count from the time when a push was taken from the queue.
      #expect(pool.deadlines[1] - pool.deadlines[0] >= .milliseconds(250))
      #expect(pool.tokens.last == token(number) && lane.fault == nil)
      await carry(lane, try pipeline.running(run: RunID(rawValue: Int64(number + 1))), number + 1)
      #expect(pool.requests.count == 3)
    }
  }

  @Test("only an answer closes an open circuit")
  func circuitCloses() async throws {
    let accepted = APNsResult.accepted(apnsID: APNsID(high: 0, low: 0), uniqueID: nil)
    let rows: [(APNsResult, fault: HoldReason?)] = [
      (.neverProcessed(.noConnection), .noConnection),
      (.neverProcessed(.noProviderToken), .noProviderToken),
      (.unknown(.connectionLost), .credentialRefused),
      (.unknown(.responseDeadline), .credentialRefused),
      (.rejected(Rejection(status: 403, reason: .forbidden)), .credentialRefused),
      (accepted, nil), (.rejected(Rejection(status: 400, reason: .badDeviceToken)), nil),
      (.rejected(Rejection(status: 503, reason: .serviceUnavailable)), nil),
    ]
    // Every push is the probe.
    let limits = PipelineLimits.with {
      $0.retry.credentialSeconds = 0
      $0.retry.connectionSeconds = 0
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      for row in rows {
        let refusal = APNsResult.rejected(Rejection(status: 403, reason: .invalidProviderToken))
        let (lane, pool) = pipeline.lane(ScriptedPool.answers(refusal, row.0))
        await carry(lane, try pipeline.running(), 1)
        #expect(lane.fault == .credentialRefused)
        await carry(lane, try await pipeline.claimed(), 2)
        #expect(pool.requests.count == 2)
        #expect(lane.fault == row.fault, "\(row.0)")
      }
    }
  }

  @Test("unanswered pushes do not open the circuit of a working lane")
  func circuitStaysClosed() async throws {
    try await TestPipeline.run { shard, pipeline in
      let (lane, pool) = pipeline.lane(
        ScriptedPool.answers(
          .neverProcessed(.queueFull), .unknown(.streamReset),
          .rejected(Rejection(status: 429, reason: .tooManyRequests))))
      let work = try await pipeline.claimed()
      for number: UInt32 in 1...4 {
        await carry(lane, work, number)
        #expect(lane.fault == nil && work.mayProceed)
      }
      #expect(pool.requests.count == 4)
    }
  }

  // MARK: unsent pushes

  @Test("cancelled pushes are recorded as cancelled before sending; paused ones are sent")
  func cancelled() async throws {
    try await TestPipeline.run(.with { $0.pushesInFlight = 1 }) { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.holds)
      let cancelled = try pipeline.running(run: 1)
      let paused = try pipeline.running(run: 2)
      await lane.put(cancelled.push(1))
      await lane.put(cancelled.push(2))
      await lane.put(paused.push(3))
      try await pool.received(1)
      cancelled.apply(.cancel)
      paused.apply(.pause)
      pool.opens()
      await cancelled.allEnded()
      await paused.allEnded()
      // The first push was in flight, and has Apple's answer as its outcome.
      #expect(pool.tokens == [token(1), token(3)])
      let stored = try await pipeline.deliveries()
      #expect(stored.map(\.token) == [token(2)])
      #expect(stored.first?.outcome == .cancelled && stored.first?.reason == nil)
      #expect(cancelled.watermark.passed == 2 && cancelled.watermark.accepted == ["": 1])
    }
  }

  @Test("for superseded work no push is sent and nothing is written")
  func superseded() async throws {
    try await TestPipeline.run(.with { $0.pushesInFlight = 1 }) { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.holds)
      let work = try pipeline.running()
      for number: UInt32 in 1...3 { await lane.put(work.push(number)) }
      try await pool.received(1)
      work.apply(.claimLost)
      pool.opens()
      await work.allEnded()
      #expect(pool.requests.count == 1)
      #expect(try await pipeline.deliveries().isEmpty)
      #expect(work.watermark.passed == 1 && work.watermark.cursor?.token == token(1))
    }
  }

  @Test("a push past its expiration is not sent; one at its last moment is")
  func expired() async throws {
    try await TestPipeline.run { shard, pipeline in
      let (lane, pool) = pipeline.lane()
      var notification = sample(1)
      notification.expiresAt = noon.adding(seconds: 60)
      let work = try pipeline.running(.sample(.single, notification: notification))
      pipeline.clock.now = noon.adding(seconds: 60)
      await carry(lane, work, 1)
      pipeline.clock.now.microseconds += 1
      await carry(lane, work, 2)
      #expect(pool.tokens == [token(1)])
      let stored = try await pipeline.deliveries()
      #expect(stored.map(\.outcome) == [.accepted, .expired])
      #expect(stored.last?.own == .tooLate && stored.last?.attempts == 0)
    }
  }

  @Test("a text for another user than the device's is not sent")
  func otherUser() async throws {
    try await TestPipeline.run { shard, pipeline in
      let (lane, pool) = pipeline.lane()
      let personal = sample(1, .users("ann")).saying(
        #"{"aps":{"alert":"Hi"}}"#, recipients: #"[{"user":"ann"}]"#)
      let work = try pipeline.running(.sample(.single, notification: personal))
      await lane.put(work.push(1, user: "ann"))
      await lane.put(work.push(2, user: "bob"))
      await work.allEnded()
      #expect(pool.tokens == [token(1)])
      let stored = try await pipeline.deliveries()
      #expect(stored.map(\.outcome) == [.accepted, .unknownDevice])
      #expect(stored.last?.own == .otherUser)
      #expect(!pipeline.log.has("no language has all strings of the message"))
    }
  }

  @Test("a reader without a text is reported as the gateway's fault")
  func noText() async throws {
    try await TestPipeline.run { shard, pipeline in
      let (lane, pool) = pipeline.lane()
      var notification = sample(1).saying(
        #"{"aps":{"alert":{"title":{"localized":{"de":"Hallo"}}}}}"#)
      notification.context = MessageContext()
      let work = try pipeline.running(.sample(.single, notification: notification))
      await lane.put(work.push(1, languages: ["fr"]))
      await work.allEnded()
      #expect(pool.requests.isEmpty)
      let stored = try #require(try await pipeline.deliveries().first)
      #expect(stored.outcome == .rejected && stored.own == .renderingFailed)
      #expect(pipeline.log.has("no language has all strings of the message"))
    }
  }
}
