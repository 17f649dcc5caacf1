// SPDX-License-Identifier: Apache-2.0

/// Divides a number of slots between owners that keep each slot for long.
///
/// An owner gets another slot while it holds fewer slots than are free (Choudhury and Hahne,
/// "Dynamic queue length thresholds for shared-memory packet switches", 1998). A single owner gets
/// half of all slots, two owners get a third each. A new owner always finds a free slot.
struct FairShares<Owner: Hashable> {
  private let limit: Int
  private var taken: [Owner: Int] = [:]
  /// The number of taken slots.
  private(set) var count = 0

  init(limit: Int) { self.limit = limit }

  /// Takes a slot.
  /// - Returns: false if the owner may not have another slot.
  mutating func take(for owner: Owner) -> Bool {
    let own = taken[owner] ?? 0
    guard own < limit - count else { return false }
    taken[owner] = own + 1
    count += 1
    return true
  }

  /// Frees a slot of the owner.
  mutating func give(back owner: Owner) {
    guard let own = taken[owner] else { return }
    taken[owner] = own > 1 ? own - 1 : nil
    count -= 1
  }
}
