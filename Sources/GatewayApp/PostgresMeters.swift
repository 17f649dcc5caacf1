// SPDX-License-Identifier: Apache-2.0
internal import Metrics
internal import Postgres

/// Metrics of the statements on one connection: their number, duration and errors. Metric handles
/// are looked up once.
final class PostgresMeters: PostgresObserver {
  private let shard: MetricsShard
  private let lane: String
  private let duration: Distribution

  /// - Parameter lane: the label of the metrics.
  init(shard: MetricsShard, lane: PostgresLane) {
    self.shard = shard
    self.lane = lane.rawValue
    duration = shard.distribution(.postgresDuration, lane.rawValue)
  }

  func answered(after duration: Duration, _ failure: PostgresError?) {
    self.duration.record(duration)
    guard let failure else { return }
    shard.counter(.postgresFailures, lane, failure.kind.label).add()
  }
}

extension PostgresError.Kind {
  /// The label of an error in metrics. SQLSTATEs would be too many labels, so they are only logged.
  fileprivate var label: String {
    switch self {
    case .server: "refused"
    case .connectionLost: "connection_lost"
    case .connectTimedOut: "connect_timed_out"
    case .statementTimeout: "statement_timeout"
    case .encoding: "encoding"
    case .decoding: "decoding"
    case .unavailable: "unavailable"
    case .cancelled: "cancelled"
    case .misuse: "misuse"
    }
  }
}
