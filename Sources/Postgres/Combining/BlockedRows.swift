// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// Rows of a `WriteCombiner` that wait because other transactions hold their locks. They are
/// written by rounds of their own, so that no other row of the combiner waits for the same lock
/// twice. A value without I/O.
///
/// Rows of one key stay in order of arrival. While a key of an application is locked, every new row
/// of that application comes here: a maintenance transaction or an import often locks many of its
/// rows.
struct BlockedRows<Row, Key: Hashable> {
  /// A row, and what its attempts came to.
  struct Member {
    let row: Row
    /// When it is given up.
    let deadline: MonotonicTime
    /// Attempts that did not get a lock.
    var failures = 0
    /// Whether an attempt went down with its connection and may have been carried out.
    var isInDoubt = false
  }

  private struct Entry {
    var members: [Member]
    var failures: Int
    let application: Int32?
    let due: MonotonicTime
  }

  /// Before a key is tried again for the first time; doubles. Most transactions are over by then.
  private static var firstPause: Duration { .milliseconds(100) }
  /// The longest pause: about what is added to the time that a lock is held.
  private static var longestPause: Duration { .seconds(1) }

  private var entries: [Key: Entry] = [:]
  /// How many keys of each application are locked.
  private var locked: [Int32: Int] = [:]
  /// Rounds that did not get their locks keep the connection for others until then.
  private var nextRound = MonotonicTime(nanoseconds: 0)
  /// Rows that wait.
  private(set) var count = 0

  var isEmpty: Bool { entries.isEmpty }

  /// Whether a new row comes here without being tried with others.
  func holdsBack(_ key: Key, of application: Int32?) -> Bool {
    entries[key] != nil || application.map { locked[$0] != nil } ?? false
  }

  /// Takes a row in: behind those of its key, or for the next round.
  mutating func add(_ member: Member, _ key: Key, of application: Int32?, now: MonotonicTime) {
    count += 1
    if entries[key] != nil {
      entries[key]?.members.append(member)
      return
    }
    let pause = min(Self.firstPause * (1 << min(member.failures, 16) / 2), Self.longestPause)
    // With jitter: shards that failed together do not meet again.
    let due =
      member.failures == 0 ? now : now + pause * Double.random(in: 0.75...1.25)
    entries[key] = Entry(
      members: [member], failures: member.failures, application: application, due: due)
    if member.failures > 0, let application { locked[application, default: 0] += 1 }
  }

  /// The rows of the next round, in order of arrival for each key; nil while none is due. Keys that
  /// were not tried yet have a round without those that were locked.
  ///
  /// - Parameter limit: rows of one round, as `weight` counts them.
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

  /// A round is over.
  ///
  /// - Parameter failures: its statements that did not get their locks.
  mutating func ended(failures: Int, now: MonotonicTime) {
    nextRound = now + LockWait.pause(after: failures)
  }

  /// When the next round may begin; nil when no row waits.
  var nextDue: MonotonicTime? {
    entries.values.lazy.map(\.due).min().map { max($0, nextRound) }
  }
}
