// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import Localization
internal import Messages
internal import Metrics
internal import PushModel

/// The pipeline's counters of one shard. Handles are asked for once and kept, since asking takes a lock
/// that all shards share.
final class PipelineMeters {
  private let shard: MetricsShard
  private let claims: Counter
  private let claimRows: Distribution
  let rescues: Counter
  let handedOver: Counter
  /// Rows that ended without a record of their devices.
  let lost: Counter
  private let truncated: Counter
  private let environments: [EnvironmentMeters]
  private var pushes: [PushCounters.Key: PushCounters] = [:]
  private var choices: [String: Counter] = [:]
  private var retries: [String: Counter] = [:]

  /// What is counted for each of Apple's services.
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

  /// A claim brought this many rows.
  func claimed(_ rows: Int) {
    guard rows > 0 else { return }
    claims.add(rows)
    claimRows.record(count: rows)
  }

  /// So many deliveries have reached an outcome without becoming pushes.
  func ended(_ outcome: DeliveryOutcome, _ count: Int = 1, environment: PushEnvironment) {
    guard count > 0 else { return }
    let meters = of(environment)
    kept(&meters.outcomes, outcome) {
      shard.counter(.deliveriesFinished, meters.name, outcome.name)
    }.add(count)
  }

  /// A push was not sent since nothing is to be shown to its reader now.
  func quiet(_ outcome: DeliveryOutcome, environment: PushEnvironment) {
    guard outcome == .waiting else { return ended(outcome, environment: environment) }
    kept(&retries, "quiet_hours") { shard.counter(.deliveryRetries, "quiet_hours") }.add()
  }

  /// A push has its decision.
  func decided(
    _ decision: DeliveryDecision, environment: PushEnvironment, since accepted: Instant,
    now: Instant
  ) {
    if let cause = decision.retryCause {
      return kept(&retries, cause.rawValue) { shard.counter(.deliveryRetries, cause.rawValue) }
        .add()
    }
    let meters = of(environment)
    kept(&meters.outcomes, decision.outcome) {
      shard.counter(.deliveriesFinished, meters.name, decision.outcome.name)
    }.add()
    guard decision.outcome == .accepted else { return }
    meters.latency.record(.microseconds(max(0, now.microseconds - accepted.microseconds)))
  }

  /// APNs answered, or did not, so long after the push was handed to its sessions.
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

  /// The counters of an app's pushes of a type, for whoever is about to send some of them.
  /// - Parameter name: of the app.
  func pushes(
    _ key: PushCounters.Key, name: @autoclosure () -> String?
  ) -> PushCounters {
    if let known = pushes[key] { return known }
    let made = PushCounters(
      shard, app: name() ?? MetricLabel.other, key.environment, key.type)
    // Of apps that come and go as many are kept as metrics tell apart, and some.
    if pushes.count >= Self.appsKept { pushes.removeAll() }
    pushes[key] = made
    return made
  }

  private static let appsKept = 1_000

  /// A device left the active ones, or is in its right environment now.
  func changed(_ verdict: DeliveryReport.DeviceVerdict, environment: PushEnvironment) {
    switch verdict {
    case .none, .proven: return
    case .unregistered: shard.counter(.devicesPruned, "unregistered").add()
    case .quarantine: shard.counter(.devicesPruned, "quarantined").add()
    case .found: shard.counter(.devicesCorrected, environment.rawValue).add()
    }
  }

  /// A payload is about to be sent.
  func rendered(_ payload: RenderedPayload) {
    kept(&choices, payload.reason.rawValue) {
      shard.counter(.languageChoices, payload.reason.rawValue)
    }.add()
    if payload.isTruncated { truncated.add() }
  }

  /// What the lanes look like now.
  func sample(_ lanes: [Lane]) {
    for environment in PushEnvironment.allCases {
      let mine = lanes.filter { $0.environment == environment }
      let statistics = mine.map(\.statistics)
      let name = environment.rawValue
      shard.gauge(.apnsSessions, name).set(statistics.reduce(0) { $0 + $1.sessions })
      shard.gauge(.apnsStreams, name).set(statistics.reduce(0) { $0 + $1.openStreams })
      shard.gauge(.apnsWaiting, name).set(
        mine.reduce(0) { $0 + $1.waiting } + statistics.reduce(0) { $0 + $1.waiting })
      shard.gauge(.credentialsBlocked, name).set(mine.count(where: \.isRefused))
    }
  }

  /// Reasons come from outside, so as many are kept as the registry tells apart.
  static let keptAtMost = 64

  private func kept<Key: Hashable>(
    _ handles: inout [Key: Counter], _ key: Key, ask: () -> Counter
  ) -> Counter {
    if let known = handles[key] { return known }
    let handle = ask()
    if handles.count < Self.keptAtMost { handles[key] = handle }
    return handle
  }
}
