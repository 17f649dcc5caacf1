// SPDX-License-Identifier: Apache-2.0
internal import PushModel
internal import Storage

/// How a rate is divided among those who work on what goes by it. Each reckons for itself, from the same numbers.
extension Pace {
  /// The part of who has nothing in hand, so that what comes at last may go at once: of 64 shards one rate.
  static let idlePart = 1.0 / 64
  /// A single push that waits is to go within a tenth of a second. Beside a broadcast singles have so much, up to
  /// half of the rate; the broadcast has what is left.
  private static let singlesASecond = 10.0
  /// What a row for names counts as at most: a push for somebody else is not to wait for ten thousand.
  private static let singlesOfRow = 16

  /// The part, in pushes a second, of one who has `mine` in hand beside others.
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

  /// What a row counts as when a rate is divided.
  static func demand(of work: Work) -> PaceDemand {
    switch (work.workClass, work.job.kind) {
    case (.broadcast, _): PaceDemand(broadcasts: 1)
    case (.single, .retry): PaceDemand(singles: 1)
    case (.single, _):
      PaceDemand(singles: min(singlesOfRow, max(1, work.recipients?.count ?? singlesOfRow)))
    }
  }
}
