// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// Division of a rate limit among the shards that have work for it. Each shard computes its own
/// share from the same numbers.
extension TokenBucket {
  /// Share of a shard without work, as a fraction of the rate, so that its first push is not
  /// delayed. Up to 64 idle shards together stay within the rate.
  static let idlePart = 1.0 / 64
  /// Pushes per second reserved for each waiting single push, so that it leaves within a tenth of a
  /// second. Beside broadcasts, single pushes get at most half of the rate.
  private static let singlesASecond = 10.0
  /// Largest demand that one row for named recipients may report, in pushes. A push for another
  /// recipient must not wait for ten thousand others.
  private static let singlesOfRow = 16

  /// Returns the share, in pushes per second, of a shard with demand `mine` when the other shards
  /// have demand `others`.
  static func part(of rate: Double, mine: RateDemand, others: RateDemand) -> Double {
    if mine.isEmpty { return rate * idlePart }
    var all = mine
    all += others
    var forSingles = 0.0
    if all.singles > 0 {
      let wanted = Double(all.singles) * singlesASecond
      forSingles = all.broadcasts == 0 ? rate : min(wanted, rate / 2)
    }
    return forSingles * Double(mine.singles) / Double(max(1, all.singles))
      + (rate - forSingles) * Double(mine.broadcasts) / Double(max(1, all.broadcasts))
  }

  /// Returns the demand of a row.
  static func demand(of work: Work) -> RateDemand {
    switch (work.workClass, work.job.kind) {
    case (.broadcast, _): RateDemand(broadcasts: 1)
    case (.single, .retry): RateDemand(singles: 1)
    case (.single, _):
      RateDemand(singles: min(singlesOfRow, max(1, work.recipients?.count ?? singlesOfRow)))
    }
  }
}
