// SPDX-License-Identifier: Apache-2.0

/// Places that several owners compete for, and that each keeps for long.
///
/// An owner gets another place while it has fewer than are free (Choudhury and Hahne, "Dynamic queue
/// length thresholds for shared-memory packet switches", 1998). One owner alone gets half of all, two get a
/// third each, and a newcomer finds a free place however many the others want.
struct FairShares<Owner: Hashable> {
  private let limit: Int
  private var taken: [Owner: Int] = [:]
  /// Places that are taken.
  private(set) var count = 0

  init(limit: Int) { self.limit = limit }

  /// - Returns: whether there is a place for the owner; nothing was taken otherwise.
  mutating func take(for owner: Owner) -> Bool {
    let own = taken[owner] ?? 0
    guard own < limit - count else { return false }
    taken[owner] = own + 1
    count += 1
    return true
  }

  /// Frees a place that the owner took.
  mutating func give(back owner: Owner) {
    guard let own = taken[owner] else { return }
    taken[owner] = own > 1 ? own - 1 : nil
    count -= 1
  }
}
