// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// Rows of a `WriteCombiner` that wait because other transactions hold their locks. Separate
/// statements (rounds) write these rows, so that no other row of the combiner waits twice for the
/// same lock. A value without I/O.
///
/// Rows of one key keep their order of arrival. While a key of an application is locked, every new
/// row of that application is added here. The reason: a maintenance transaction or an import often
/// locks many rows of one application.
struct BlockedRows<Row, Key: Hashable> {
  /// A row and the state of its attempts.
  struct Member {
    let row: Row
    /// Time at which the row fails with an error.
    let deadline: MonotonicTime
    /// Attempts that did not get a lock.
    var failures = 0
    /// Whether an attempt was lost with its connection and may have been committed.
    var isInDoubt = false
  }

  private struct Entry {
    var members: [Member]
    var failures: Int
    let application: Int32?
    let due: MonotonicTime
  }

  /// Pause before the first retry of a key; doubles. Most transactions end within this time.
  private static var firstPause: Duration { .milliseconds(100) }
  /// Longest pause between retries. It is roughly the time that a row waits after its lock was
  /// released.
  private static var longestPause: Duration { .seconds(1) }

  private var entries: [Key: Entry] = [:]
  /// Locked keys per application.
  private var locked: [Int32: Int] = [:]
  /// Earliest time of the next round. After rounds that did not get their locks, the connection
  /// first serves other statements for a while.
  private var nextRound = MonotonicTime(nanoseconds: 0)
  /// Rows that wait.
  private(set) var count = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Returns whether a new row must be added here without a first attempt.
  func holdsBack(_ key: Key, of application: Int32?) -> Bool {
    entries[key] != nil || application.map { locked[$0] != nil } ?? false
  }

  /// Adds a row: after the rows of its key if there are any, otherwise for the next round.
  mutating func add(_ member: Member, _ key: Key, of application: Int32?, now: MonotonicTime) {
    count += 1
    if entries[key] != nil {
      entries[key]?.members.append(member)
      return
    }
    let pause = min(Self.firstPause * (1 << min(member.failures, 16) / 2), Self.longestPause)
    // Jitter keeps shards that failed together from retrying together.
    let due =
      member.failures == 0 ? now : now + pause * Double.random(in: 0.75...1.25)
    entries[key] = Entry(
      members: [member], failures: member.failures, application: application, due: due)
    if member.failures > 0, let application { locked[application, default: 0] += 1 }
  }

  /// Removes and returns the rows of the next round, in order of arrival for each key; nil if none
  /// is due. Keys without a failed attempt have rounds of their own, before the locked keys.
  ///
  /// - Parameter limit: maximum total weight of the rows of one round.
  mutating func takeDue(
    _ now: MonotonicTime, limit: Int, weight: (Row) -> Int
  ) -> [Member]? {
    guard now >= nextRound else { return nil }
    let due = entries.filter { $0.value.due <= now }
    let untried = due.filter { $0.value.failures == 0 }
    var members: [Member] = []
    var sum = 0
    for (key, entry) in untried.isEmpty ? due : untried {
      let added = entry.members.reduce(0) { $0 + weight($1.row) }
      if !members.isEmpty, sum + added > limit { continue }
      sum += added
      members += entry.members
      remove(key, entry)
    }
    return members.isEmpty ? nil : members
  }

  private mutating func remove(_ key: Key, _ entry: Entry) {
    entries[key] = nil
    count -= entry.members.count
    guard entry.failures > 0, let application = entry.application else { return }
    locked[application, default: 1] -= 1
    if locked[application] == 0 { locked[application] = nil }
  }

  /// Records the end of a round.
  ///
  /// - Parameter failures: statements that did not get their locks.
  mutating func ended(failures: Int, now: MonotonicTime) {
    nextRound = now + LockWait.pause(after: failures)
  }

  /// When the next round may begin; nil if no row waits.
  var nextDue: MonotonicTime? {
    entries.values.lazy.map(\.due).min().map { max($0, nextRound) }
  }
}
