// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel

/// How far back the queue is looked through: as a rule only over what became ready lately, since what a
/// snapshot keeps PostgreSQL from forgetting lies before that, and now and then over all. A value.
struct LookSchedule {
  /// How far back a common look goes, and how often everything is looked through.
  let window: Duration
  private var lastFull: [ClaimKind: MonotonicTime] = [:]
  /// Kinds of which more was there than was taken.
  private var behind: Set<ClaimKind> = []

  init(every window: Duration) { self.window = window }

  /// Whether the next look goes over all.
  func isFull(_ kind: ClaimKind, now: MonotonicTime) -> Bool {
    guard !behind.contains(kind), let last = lastFull[kind] else { return true }
    return now - last >= window / 2
  }

  /// A look was taken.
  ///
  /// - Parameter foundAll: nothing was left.
  mutating func looked(
    _ kind: ClaimKind, atAll: Bool, foundAll: Bool, now: MonotonicTime
  ) {
    if foundAll { behind.remove(kind) } else { behind.insert(kind) }
    if atAll, foundAll { lastFull[kind] = now }
  }
}
