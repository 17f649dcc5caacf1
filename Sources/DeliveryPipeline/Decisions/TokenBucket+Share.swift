// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// Division of a rate among the shards with work under it. Each shard computes its own share from
/// the same numbers.
extension TokenBucket {
  /// Share of a shard without work, 1/64 of the rate, so that its first push is not delayed. Up to
  /// 64 shards together stay within the rate.
  static let idlePart = 1.0 / 64
  /// Pushes a second for each waiting single push, which should go within a tenth of a second.
  /// Beside broadcasts, singles get this rate, at most half of the total; broadcasts get the rest.
  private static let singlesASecond = 10.0
  /// Largest demand of one row for named recipients: a push for another recipient must not wait for
  /// ten thousand.
  private static let singlesOfRow = 16

  /// Returns the share, in pushes a second, of a shard with the demand `mine` beside the demand of
  /// others.
  static func part(of rate: Double, mine: PaceDemand, others: PaceDemand) -> Double {
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
  static func demand(of work: Work) -> PaceDemand {
    switch (work.workClass, work.job.kind) {
    case (.broadcast, _): PaceDemand(broadcasts: 1)
    case (.single, .retry): PaceDemand(singles: 1)
    case (.single, _):
      PaceDemand(singles: min(singlesOfRow, max(1, work.recipients?.count ?? singlesOfRow)))
    }
  }
}
