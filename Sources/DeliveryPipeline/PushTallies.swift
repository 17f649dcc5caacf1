// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Ended pushes of one shard by app, since they were last taken for the statistics. Plain integers
/// of the shard's actor: a push costs a look-up and two additions, and no atomic operation.
///
/// The metrics cannot serve instead, because they have neither outcomes nor latencies by app.
final class PushTallies {
  /// Apps that are counted separately, since each takes 3 KB once Apple accepts a push of it.
  /// Pushes of further apps count for all apps together only.
  private static let maximumApps = 1_000

  private var tallies: [AppID: PushTally] = [:]

  /// Counts ended pushes of an app, as `PushTally.count` does.
  func count(
    _ outcome: DeliveryOutcome, _ count: Int, of app: AppID, reason: String? = nil,
    latency microseconds: Int64? = nil
  ) {
    let isKept = tallies.count < Self.maximumApps || tallies[app] != nil
    tallies[isKept ? app : StatisticsRow.allApps, default: PushTally()]
      .count(outcome, count, reason: reason, latency: microseconds)
  }

  /// Returns the pushes since the last call.
  func take() -> [AppID: PushTally] {
    defer { tallies = [:] }
    return tallies
  }
}
