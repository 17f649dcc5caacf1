// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel

/// How far back claims search the queue. Most searches cover rows that became ready recently; at
/// intervals one covers all rows. The limit skips dead rows that a snapshot keeps PostgreSQL from
/// removing. A value.
struct SearchSchedule {
  /// Age limit of a usual search. Twice in this time, one search covers all rows.
  let window: Duration
  private var lastFull: [ClaimKind: MonotonicTime] = [:]
  /// Kinds whose last search left ready rows.
  private var behind: Set<ClaimKind> = []

  init(every window: Duration) { self.window = window }

  /// Whether the next search covers all rows.
  func isFull(_ kind: ClaimKind, now: MonotonicTime) -> Bool {
    guard !behind.contains(kind), let last = lastFull[kind] else { return true }
    return now - last >= window / 2
  }

  /// Records a search.
  ///
  /// - Parameter foundAll: whether the search left no ready row.
  mutating func record(
    _ kind: ClaimKind, ofAll: Bool, foundAll: Bool, now: MonotonicTime
  ) {
    if foundAll { behind.remove(kind) } else { behind.insert(kind) }
    if ofAll, foundAll { lastFull[kind] = now }
  }
}
