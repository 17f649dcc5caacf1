// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel

/// How far back claims search the queue: usually only among rows that became ready recently, and at
/// intervals among all. Dead rows that a snapshot keeps PostgreSQL from removing are older. A
/// value.
struct LookSchedule {
  /// Range of a usual search; every half of this time a search covers all rows.
  let window: Duration
  private var lastFull: [ClaimKind: MonotonicTime] = [:]
  /// Kinds of which a search left ready rows.
  private var behind: Set<ClaimKind> = []

  init(every window: Duration) { self.window = window }

  /// Whether the next search covers all rows.
  func isFull(_ kind: ClaimKind, now: MonotonicTime) -> Bool {
    guard !behind.contains(kind), let last = lastFull[kind] else { return true }
    return now - last >= window / 2
  }

  /// Records a search.
  ///
  /// - Parameter foundAll: whether no ready row was left.
  mutating func looked(
    _ kind: ClaimKind, atAll: Bool, foundAll: Bool, now: MonotonicTime
  ) {
    if foundAll { behind.remove(kind) } else { behind.insert(kind) }
    if atAll, foundAll { lastFull[kind] = now }
  }
}
