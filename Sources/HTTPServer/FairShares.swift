// SPDX-License-Identifier: Apache-2.0

/// Shares a number of places between owners that keep each place for long.
///
/// An owner gets another place while it has fewer than are free (Choudhury and Hahne, "Dynamic
/// queue length thresholds for shared-memory packet switches", 1998). One owner alone gets half of
/// all places, two get a third each. A new owner always finds a free place.
struct FairShares<Owner: Hashable> {
  private let limit: Int
  private var taken: [Owner: Int] = [:]
  /// The number of taken places.
  private(set) var count = 0

  init(limit: Int) { self.limit = limit }

  /// Takes a place.
  /// - Returns: false if the owner gets no further place.
  mutating func take(for owner: Owner) -> Bool {
    let own = taken[owner] ?? 0
    guard own < limit - count else { return false }
    taken[owner] = own + 1
    count += 1
    return true
  }

  /// Frees a place of the owner.
  mutating func give(back owner: Owner) {
    guard let own = taken[owner] else { return }
    taken[owner] = own > 1 ? own - 1 : nil
    count -= 1
  }
}
