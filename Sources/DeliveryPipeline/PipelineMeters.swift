// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import Localization
internal import Metrics
internal import PushModel
internal import Storage

/// The pipeline's counters of one shard.
struct PipelineMeters {
  private let shard: MetricsShard
  private let claims: Counter
  private let claimRows: Distribution
  let rescues: Counter

  init(shard: MetricsShard) {
    self.shard = shard
    claims = shard.counter(.queueClaims)
    claimRows = shard.distribution(.queueClaimRows)
    rescues = shard.counter(.queueRescues)
  }

  /// A claim brought this many rows.
  func claimed(_ rows: Int) {
    guard rows > 0 else { return }
    claims.add(rows)
    claimRows.record(count: rows)
  }

  /// A push has its decision.
  func decided(
    _ decision: DeliveryDecision, environment: PushEnvironment, since accepted: Instant,
    now: Instant, tookSince started: MonotonicTime
  ) {
    if let cause = decision.retryCause {
      shard.counter(.deliveryRetries, cause.rawValue).add()
      return
    }
    shard.counter(.deliveriesFinished, environment.rawValue, decision.outcome.name).add()
    guard decision.outcome == .accepted else { return }
    shard.distribution(.deliveryLatency, environment.rawValue)
      .record(.microseconds(max(0, now.microseconds - accepted.microseconds)))
    shard.distribution(.apnsDuration, environment.rawValue).record(MonotonicTime.now() - started)
  }

  /// APNs answered, or did not.
  func answered(_ result: APNsResult, environment: PushEnvironment) {
    switch result {
    case .accepted: shard.counter(.apnsResponses, environment.rawValue, "accepted").add()
    case .rejected(let rejection):
      shard.counter(.apnsResponses, environment.rawValue, rejection.reason.text).add()
    case .neverProcessed:
      shard.counter(.apnsUnanswered, environment.rawValue, "never_processed").add()
    case .unknown: shard.counter(.apnsUnanswered, environment.rawValue, "unknown").add()
    }
  }

  /// A device left the active ones.
  func pruned(_ verdict: DeliveryReport.DeviceVerdict) {
    switch verdict {
    case .none: return
    case .unregistered: shard.counter(.devicesPruned, "unregistered").add()
    case .quarantine: shard.counter(.devicesPruned, "quarantined").add()
    }
  }

  /// A payload is about to be sent.
  func rendered(_ payload: RenderedPayload) {
    shard.counter(.languageChoices, payload.reason.rawValue).add()
    if payload.isTruncated { shard.counter(.payloadsTruncated).add() }
  }

  /// What the pools look like now.
  func sample(_ lanes: [Sender.Lane]) {
    for environment in PushEnvironment.allCases {
      let mine = lanes.filter { $0.environment == environment }
      let statistics = mine.map { $0.pool.statistics }
      let name = environment.rawValue
      shard.gauge(.apnsSessions, name).set(statistics.reduce(0) { $0 + $1.sessions })
      shard.gauge(.apnsStreams, name).set(statistics.reduce(0) { $0 + $1.openStreams })
      shard.gauge(.apnsWaiting, name).set(statistics.reduce(0) { $0 + $1.waiting })
      shard.gauge(.credentialsBlocked, name).set(mine.count { $0.circuit.isOpen })
    }
  }

  /// Old revisions of texts were looked for.
  func swept(removed: Int, left: Int) {
    shard.counter(.stringsSweeps).add()
    shard.counter(.stringsRevisionsRemoved).add(removed)
    shard.gauge(.stringsRevisions).set(left)
  }

  /// What the queue looks like now.
  func sample(queueRows rows: Int, oldestSeconds: Double) {
    shard.gauge(.queueRows).set(rows)
    shard.gauge(.queueAge).set(oldestSeconds)
  }
}
