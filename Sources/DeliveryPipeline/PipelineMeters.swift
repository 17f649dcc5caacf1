// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import Localization
internal import Messages
internal import Metrics
internal import PushModel

/// Counters of the pipeline of one shard. Handles are cached, because looking one up takes a lock
/// that all shards share.
final class PipelineMeters {
  private let shard: MetricsShard
  private let claims: Counter
  private let claimRows: Distribution
  let rescues: Counter
  let handedOver: Counter
  /// Rows that ended without outcomes for their devices.
  let lost: Counter
  private let truncated: Counter
  private let environments: [EnvironmentMeters]
  /// What the statistics count of the same events.
  let tallies = PushTallies()
  private var pushes: [PushCounters.Key: PushCounters] = [:]
  private var choices: [String: Counter] = [:]
  private var retries: [String: Counter] = [:]

  /// Counters of one of Apple's environments.
  private final class EnvironmentMeters {
    let name: String
    let latency: Distribution
    let duration: Distribution
    let acceptedResponses: Counter
    let neverProcessed: Counter
    let unknown: Counter
    var outcomes: [DeliveryOutcome: Counter] = [:]
    var responses: [String: Counter] = [:]

    init(_ shard: MetricsShard, _ environment: PushEnvironment) {
      name = environment.rawValue
      latency = shard.distribution(.deliveryLatency, name)
      duration = shard.distribution(.apnsDuration, name)
      acceptedResponses = shard.counter(.apnsResponses, name, "accepted")
      neverProcessed = shard.counter(.apnsUnanswered, name, "never_processed")
      unknown = shard.counter(.apnsUnanswered, name, "unknown")
    }
  }

  init(shard: MetricsShard) {
    self.shard = shard
    claims = shard.counter(.queueClaims)
    claimRows = shard.distribution(.queueClaimRows)
    rescues = shard.counter(.queueRescues)
    handedOver = shard.counter(.queueHandedOver)
    lost = shard.counter(.queueLostRows)
    truncated = shard.counter(.payloadsTruncated)
    environments = PushEnvironment.allCases.map { EnvironmentMeters(shard, $0) }
  }

  private func of(_ environment: PushEnvironment) -> EnvironmentMeters {
    environments[environment == .production ? 0 : 1]
  }

  /// Counts a claim and its rows.
  func claimed(_ rows: Int) {
    guard rows > 0 else { return }
    claims.add(rows)
    claimRows.record(count: rows)
  }

  /// Counts deliveries that reached an outcome without a push.
  func ended(
    _ outcome: DeliveryOutcome, _ count: Int = 1, of app: AppID, environment: PushEnvironment,
    reason: GatewayReason? = nil
  ) {
    guard count > 0 else { return }
    let meters = of(environment)
    kept(&meters.outcomes, outcome) {
      shard.counter(.deliveriesFinished, meters.name, outcome.name)
    }.add(count)
    tallies.count(outcome, count, of: app, reason: reason?.rawValue)
  }

  /// Counts a push that was not sent because of its reader's quiet hours.
  func quiet(_ outcome: DeliveryOutcome, of app: AppID, environment: PushEnvironment) {
    guard outcome == .waiting else {
      return ended(outcome, of: app, environment: environment, reason: .quietHours)
    }
    kept(&retries, "quiet_hours") { shard.counter(.deliveryRetries, "quiet_hours") }.add()
  }

  /// Counts the decision of pushes of one notification.
  func decided(
    _ decision: DeliveryDecision, _ count: Int = 1, of app: AppID, environment: PushEnvironment,
    since accepted: Instant, now: Instant
  ) {
    if let cause = decision.retryCause {
      return kept(&retries, cause.rawValue) { shard.counter(.deliveryRetries, cause.rawValue) }
        .add(count)
    }
    let meters = of(environment)
    kept(&meters.outcomes, decision.outcome) {
      shard.counter(.deliveriesFinished, meters.name, decision.outcome.name)
    }.add(count)
    guard decision.outcome == .accepted else {
      return tallies.count(decision.outcome, count, of: app, reason: decision.reason)
    }
    let latency = max(0, now.microseconds - accepted.microseconds)
    meters.latency.record(.microseconds(latency), count: count)
    tallies.count(.accepted, count, of: app, latency: latency)
  }

  /// Counts the answer of APNs, or its absence. `duration` starts when the push is handed to the
  /// sessions.
  func answered(_ result: APNsResult, environment: PushEnvironment, after duration: Duration) {
    let meters = of(environment)
    switch result {
    case .accepted:
      meters.acceptedResponses.add()
      meters.duration.record(duration)
    case .rejected(let rejection):
      let reason = rejection.reason.text
      kept(&meters.responses, reason) { shard.counter(.apnsResponses, meters.name, reason) }.add()
      meters.duration.record(duration)
    case .neverProcessed: meters.neverProcessed.add()
    case .unknown: meters.unknown.add()
    }
  }

  /// Counts pushes that APNs accepted.
  /// - Parameter durations: time of each from its writing to the answer.
  func accepted(_ durations: ArraySlice<Duration>, environment: PushEnvironment) {
    let meters = of(environment)
    meters.acceptedResponses.add(durations.count)
    for duration in durations { meters.duration.record(duration) }
  }

  /// Returns the counters of an app's pushes of a type.
  /// - Parameter name: bundle id of the app.
  func pushes(
    _ key: PushCounters.Key, name: @autoclosure () -> String?
  ) -> PushCounters {
    if let known = pushes[key] { return known }
    let made = PushCounters(
      shard, app: name() ?? MetricLabel.other, key.environment, key.type)
    // Limits the cache to about the number of apps that the metrics distinguish.
    if pushes.count >= Self.appsKept { pushes.removeAll() }
    pushes[key] = made
    return made
  }

  private static let appsKept = 1_000

  /// Counts a device that became inactive, or whose environment was corrected.
  func changed(_ verdict: DeliveryReport.DeviceVerdict, environment: PushEnvironment) {
    switch verdict {
    case .none, .proven: return
    case .revived: shard.counter(.devicesRevived).add()
    case .unregistered: shard.counter(.devicesPruned, "unregistered").add()
    case .quarantine: shard.counter(.devicesPruned, "quarantined").add()
    case .found: shard.counter(.devicesCorrected, environment.rawValue).add()
    }
  }

  /// Counts a payload that is about to be sent.
  func rendered(_ payload: RenderedPayload) {
    kept(&choices, payload.reason.rawValue) {
      shard.counter(.languageChoices, payload.reason.rawValue)
    }.add()
    if payload.isTruncated { truncated.add() }
  }

  /// Sets the gauges of the lanes.
  func sample(_ lanes: [LaneSample], rateLimited: RateLimitedRows) {
    for workClass in [WorkClass.single, .broadcast] {
      shard.gauge(.queueRateLimited, workClass.name).set(rateLimited.count(of: workClass))
    }
    for environment in PushEnvironment.allCases {
      let mine = lanes.filter { $0.environment == environment }
      let name = environment.rawValue
      shard.gauge(.apnsSessions, name).set(mine.reduce(0) { $0 + $1.sessions.sessions })
      shard.gauge(.apnsStreams, name).set(mine.reduce(0) { $0 + $1.sessions.openStreams })
      shard.gauge(.apnsWaiting, name).set(
        mine.reduce(0) { $0 + $1.queued + $1.sessions.waiting })
      shard.gauge(.credentialsBlocked, name).set(mine.count(where: \.isRefused))
    }
  }

  /// Maximum number of cached handles by key, equal to the number of label values that the metrics
  /// registry distinguishes. Reasons come from Apple, so they are unbounded.
  private static let keptHandles = 64

  private func kept<Key: Hashable>(
    _ handles: inout [Key: Counter], _ key: Key, make: () -> Counter
  ) -> Counter {
    if let known = handles[key] { return known }
    let handle = make()
    if handles.count < Self.keptHandles { handles[key] = handle }
    return handle
  }
}
