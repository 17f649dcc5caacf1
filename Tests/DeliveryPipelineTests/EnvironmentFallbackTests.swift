// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// A device whose token was refused in production, and the environment for the push's second
/// attempt.
struct SecondTryRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let device: DeviceStatus?
  var hasOther = true
  let expected: EnvironmentFallback

  static func row(
    _ name: String, _ environment: PushEnvironment, _ source: EnvironmentSource,
    isActive: Bool = true, hasOther: Bool = true, _ expected: EnvironmentFallback
  ) -> SecondTryRow {
    SecondTryRow(
      testDescription: name,
      device: DeviceStatus(environment: environment, source: source, isActive: isActive),
      hasOther: hasOther, expected: expected)
  }

  static let table: [SecondTryRow] = [
    .row("assumed", .production, .assumed, .trial(.sandbox)),
    .row("assumed, and no credential there", .production, .assumed, hasOther: false, .none),
    .row("stated", .production, .stated, .none),
    .row("found here before", .production, .found, .none),
    .row("refused there before", .production, .refused, .none),
    .row("set aside meanwhile", .production, .assumed, isActive: false, .none),
    .row("found in the other meanwhile", .sandbox, .found, .moved(.sandbox)),
    .row("stated to be of the other meanwhile", .sandbox, .stated, .moved(.sandbox)),
    .row(
      "moved to where nothing can be sent", .sandbox, .stated, hasOther: false, .moved(.sandbox)),
    .row("moved and set aside", .sandbox, .stated, isActive: false, .none),
    SecondTryRow(testDescription: "gone", device: nil, expected: .none),
  ]
}

@Suite struct EnvironmentFallbackTests {
  @Test(
    "a push with a bad token is retried in the other environment where sensible",
    arguments: SecondTryRow.table)
  func table(row: SecondTryRow) {
    #expect(
      EnvironmentFallback(refusedIn: .production, row.device, hasOther: row.hasOther)
        == row.expected)
  }

  private func decide(
    _ answer: APNsResult, _ environmentFallback: EnvironmentFallback = .none,
    isEnvironmentProbe: Bool = false,
    lifetime: Int64 = 60
  ) throws -> DeliveryDecision {
    let end = DeliveryDecision.decide(
      .answered(answer),
      DeliveryDecision.Situation(
        attempt: 1, now: noon, deadline: noon.adding(seconds: lifetime), repeatIsHarmless: false,
        isEnvironmentProbe: isEnvironmentProbe, environmentFallback: environmentFallback),
      RetryPolicy())
    return try #require(end.decision)
  }

  private let bad = APNsResult.rejected(Rejection(status: 400, reason: .badDeviceToken))

  @Test("the second attempt is immediate, harmless or not, without a verdict on the device")
  func atOnce() throws {
    for environmentFallback in [EnvironmentFallback.trial(.sandbox), .moved(.sandbox)] {
      let decision = try decide(bad, environmentFallback)
      #expect(decision.outcome == .waiting && decision.retryAfterSeconds == 0)
      #expect(decision.retryCause == .otherEnvironment && decision.verdict == .none)
      #expect(
        decision.environmentFallback == environmentFallback && decision.reason == "BadDeviceToken")
      #expect(decision.environmentFallback.environment == .sandbox)
      #expect(try decide(bad, environmentFallback, lifetime: -1).outcome == .expired)
      #expect(decision.withoutRetry.outcome == .cancelled)
    }
  }

  @Test("while the device's environment is unknown, the push waits and asks again")
  func unknown() throws {
    let decision = try decide(bad, .unknown)
    #expect(decision.outcome == .waiting && decision.retryAfterSeconds == 1)
    #expect(decision.environmentFallback == .none && decision.verdict == .none)
  }

  @Test("a probe's answer is final: it sets the environment or quarantines the device")
  func trial() throws {
    let accepted = try decide(
      .accepted(apnsID: APNsID(high: 0, low: 0), uniqueID: nil), isEnvironmentProbe: true)
    #expect(accepted.outcome == .accepted && accepted.verdict == .found(sentAt: noon))
    let refused = try decide(bad, isEnvironmentProbe: true)
    #expect(refused.outcome == .rejected)
    #expect(refused.verdict == .quarantine(reason: "BadDeviceToken", sentAt: noon))
    let later = try decide(
      .rejected(Rejection(status: 503, reason: .serviceUnavailable)), isEnvironmentProbe: true,
      lifetime: 86_400)
    #expect(later.outcome == .waiting && later.environmentFallback == .none)
  }
}

/// Devices without a stated environment, from the queue row to both of Apple's services.
@Suite(.serialized) struct OtherEnvironmentTests {
  private static let limits = PipelineLimits.with {
    ($0.pushesInFlight, $0.queuedPushes, $0.pollInterval) = (20, 60, .milliseconds(10))
  }

  /// Apple's two services: a token is valid in the sandbox if its last byte is even, in neither if
  /// it is 0.
  private struct Services {
    let production: ScriptedPool
    let sandbox: ScriptedPool

    static func answer(_ environment: PushEnvironment) -> (APNsRequest) -> APNsResult? {
      { request in
        let last = request.deviceToken.last ?? 0
        let isOurs = last != 0 && (last % 2 == 0) == (environment == .sandbox)
        return isOurs
          ? ScriptedPool.accepts(request)
          : .rejected(Rejection(status: 400, reason: .badDeviceToken))
      }
    }

    init(
      _ pipeline: TestPipeline, _ app: AppID, isolation: isolated (any Actor)? = #isolation
    ) throws {
      pipeline.configure(.key(app), .key(app, environment: .sandbox))
      for environment in PushEnvironment.allCases {
        pipeline.pools.script = Self.answer(environment)
        _ = pipeline.lanes.lane(
          for: Destination(app: app, environment: environment), isolation: isolation)
      }
      let pools = pipeline.pools.all
      try #require(pools.count == 2)
      (production, sandbox) = (pools[0], pools[1])
    }
  }

  /// Before the clock of the tests, which PostgreSQL does not use.
  private func register(
    _ store: TestStore, _ app: AppID, _ numbers: UInt32..., environment: PushEnvironment? = nil
  ) async throws {
    for number in numbers {
      try await store.register(
        app, token(number), user: "u", environment: environment,
        registeredAt: noon.adding(seconds: -86_400))
    }
  }

  private func device(
    _ pipeline: TestPipeline, _ app: AppID, _ number: UInt32
  ) async throws -> Device {
    try #require(try await pipeline.store.devices.device(app: app, token: token(number)))
  }

  @Test("an assumed environment is probed once in the other, then corrected or quarantined")
  func correction() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.store.app()
      // 1 is valid in production, 2 in the sandbox, 256 in neither; 4 is a sandbox token registered
      // for production.
      try await register(pipeline.store, app, 1, 2, 256)
      try await register(pipeline.store, app, 4, environment: .production)
      let services = try Services(pipeline, app)
      let run = pipeline.start(on: shard)
      let first = try await pipeline.store.accept(app, .users("u"))
      try await pipeline.farDeadlines()
      pipeline.dispatcher.announce()
      try await pipeline.finished()
      #expect(Set(services.production.tokens) == [token(1), token(2), token(4), token(256)])
      #expect(Set(services.sandbox.tokens) == [token(2), token(256)])
      // A second attempt may reduce a connection's stream limit: not that of verified tokens.
      #expect(services.sandbox.requests.map(\.isUnverified) == [true, true])
      #expect(services.production.requests.filter(\.isUnverified).count == 0)
      #expect(try await pipeline.store.runs.counts(first).outcomes == [.accepted: 2, .rejected: 2])
      let attempts = try await pipeline.deliveries().map { [Int($0.token.bytes[2]), $0.attempts] }
      #expect(attempts == [[0, 1], [0, 2], [0, 1], [1, 2]])
      let found = try await device(pipeline, app, 2)
      #expect(found.environment == .sandbox && found.environmentSource == .found)
      #expect(found.state == .active)
      let neither = try await device(pipeline, app, 256)
      #expect(neither.environment == .production && neither.environmentSource == .refused)
      #expect(neither.state == .quarantined && neither.stateReason == "BadDeviceToken")
      let stated = try await device(pipeline, app, 4)
      #expect(stated.state == .quarantined && stated.environmentSource == .stated)
      #expect(try await device(pipeline, app, 1).environmentSource == .assumed)
      let retries = #"pushgate_delivery_retries_total{cause="other_environment"}"#
      #expect(pipeline.metric(retries) == 2)
      #expect(pipeline.metric(#"pushgate_devices_corrected_total{environment="sandbox"}"#) == 1)
      // From now on its pushes go to this environment at once.
      let second = try await pipeline.store.accept(app, .users("u"))
      try await pipeline.farDeadlines()
      pipeline.dispatcher.announce()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(try await pipeline.store.runs.counts(second).outcomes == [.accepted: 2])
      #expect(services.production.requests.count == 5 && services.sandbox.requests.count == 3)
      #expect(services.sandbox.requests.last?.isUnverified == false)
    }
  }

  @Test(
    "each device gets one push, alerts and calls, for any share of wrong environments",
    arguments: [PushType.alert, .voip])
  func broadcast(_ type: PushType) async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let store = pipeline.store
      let app = try await store.app()
      // Half are sandbox tokens; all were assumed to be production tokens, some were already known.
      try await store.fill(app, count: 2_000, kind: type.tokenKind)
      try await store.run(
        """
        UPDATE devices SET environment_source = \(EnvironmentSource.assumed.code),
          registered_at = '\(RFC3339.format(noon))';
        DELETE FROM devices WHERE get_byte(token, 7) = 0;
        UPDATE devices SET environment = 2 WHERE get_byte(token, 7) % 2 = 0 AND get_byte(token, 6) = 1
        """)
      let devices = try await store.count("devices")
      let services = try Services(pipeline, app)
      let run = pipeline.start(on: shard)
      let id = try await store.accept(app, .everyone, type: type)
      try await pipeline.farDeadlines()
      pipeline.dispatcher.announce()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(try await store.runs.counts(id).outcomes == [.accepted: devices])
      #expect(Set(services.sandbox.tokens).count == services.sandbox.requests.count)
      #expect(Set(services.production.tokens).count == services.production.requests.count)
      #expect(services.sandbox.requests.count > 800)
      #expect(try await store.count("devices WHERE state <> 1") == 0)
      let wrong = try await store.count(
        "devices WHERE (environment = 2) <> (get_byte(token, 7) % 2 = 0)")
      #expect(wrong == 0)
    }
  }

  @Test("a badge is incremented once, also for a device probed in both environments")
  func badge() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.store.app()
      try await register(pipeline.store, app, 2)
      let services = try Services(pipeline, app)
      var notification = sample(app, .users("u"))
      notification.message.options.badge = .increment(1)
      _ = try await pipeline.store.acceptance(of: notification)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      await pipeline.stop(run)
      let payloads = [services.production, services.sandbox].map {
        $0.requests.map { String(decoding: $0.payload, as: UTF8.self) }
      }
      #expect(payloads[0].count == 1 && payloads[0] == payloads[1])
      #expect(payloads[0].first?.contains(#""badge":1"#) == true)
    }
  }

  @Test("the second attempt of a dead holder is made by another holder")
  func crash() async throws {
    try await TestDatabase.store { shard, _, store in
      // The first polls once, and then no more, like a dead process.
      let deaf = PipelineLimits.with {
        ($0.pushesInFlight, $0.queuedPushes, $0.pollInterval) = (20, 60, .seconds(3_600))
      }
      let first = TestPipeline(store, on: shard.loop, deaf)
      let app = try await store.app()
      try await register(store, app, 2, 4, 6)
      let services = try Services(first, app)
      services.sandbox.script = ScriptedPool.holds
      let id = try await store.accept(app, .users("u"))
      try await first.farDeadlines()
      let run = first.start(on: shard)
      try await services.sandbox.until("the second tries are under way") {
        services.sandbox.open == 3
      }
      try await first.asleep()
      #expect(try await store.count("queue WHERE trial AND holder IS NOT NULL") == 3)
      let second = TestPipeline(store, on: shard.loop, holder: UUID(milliseconds: 2), Self.limits)
      let others = try Services(second, app)
      try await store.run("UPDATE queue SET available_at = now() - interval '1 second'")
      _ = try await store.queue.rescue(limit: 1_000)
      let rest = second.start(on: shard)
      try await second.finished()
      await second.stop(rest)
      #expect(others.production.requests.isEmpty && others.sandbox.requests.count == 3)
      #expect(try await store.runs.counts(id).outcomes == [.accepted: 3])
      #expect(
        try await store.count("devices WHERE environment = 2 AND environment_source = 3") == 3)
      services.sandbox.release()
      await first.stop(run)
      #expect(try await store.runs.counts(id).outcomes == [.accepted: 3])
    }
  }

  @Test("a second attempt uses an environment that the device has registered meanwhile")
  func saidMeanwhile() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.store.app()
      try await register(pipeline.store, app, 1)
      let services = try Services(pipeline, app)
      // Refused once in its environment, as while Apple's registry updates.
      services.production.script = ScriptedPool.answers(
        .rejected(Rejection(status: 400, reason: .badDeviceToken)))
      services.sandbox.script = ScriptedPool.answers(
        .rejected(Rejection(status: 503, reason: .serviceUnavailable)))
      let id = try await pipeline.store.accept(app, .users("u"))
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.until("it waits for its second try") {
        try await pipeline.store.count("deliveries WHERE status = 503") == 1
      }
      try await register(pipeline.store, app, 1, environment: .production)
      try await pipeline.store.run("UPDATE queue SET available_at = now()")
      pipeline.dispatcher.announce()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(services.production.requests.count == 2 && services.sandbox.requests.count == 1)
      #expect(try await pipeline.store.runs.counts(id).outcomes == [.accepted: 1])
      let stored = try await device(pipeline, app, 1)
      #expect(stored.environment == .production && stored.environmentSource == .stated)
    }
  }
}
