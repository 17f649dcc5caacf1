// SPDX-License-Identifier: Apache-2.0
internal import HeapModule

/// Names a scheduled action, to cancel it by.
package struct TimerToken: Sendable, Hashable {
  fileprivate let sequence: UInt64
}

/// The actions of one loop that wait for their moment; no clock of its own.
///
/// Cancelling is a dictionary removal: the heap keeps the dead entry until it comes up, or until
/// the dead outnumber the living. Actions of the same moment come up in the order they were
/// scheduled.
struct TimerQueue: ~Copyable {
  private struct Entry: Comparable {
    let time: MonotonicTime
    let sequence: UInt64

    static func < (left: Self, right: Self) -> Bool {
      (left.time, left.sequence) < (right.time, right.sequence)
    }
  }

  private var heap = Heap<Entry>()
  private var actions: [UInt64: () -> Void] = [:]
  private var sequence: UInt64 = 0

  /// How many actions wait.
  var count: Int { actions.count }

  /// How many entries the heap holds, dead ones included.
  var entries: Int { heap.count }

  mutating func schedule(at time: MonotonicTime, _ action: @escaping () -> Void) -> TimerToken {
    sequence += 1
    heap.insert(Entry(time: time, sequence: sequence))
    actions[sequence] = action
    return TimerToken(sequence: sequence)
  }

  /// Forgets an action; does nothing when it has come up or was cancelled before.
  mutating func cancel(_ token: TimerToken) {
    guard actions.removeValue(forKey: token.sequence) != nil else { return }
    if heap.count > 64, heap.count > 2 * actions.count {
      heap = Heap(heap.unordered.filter { actions[$0.sequence] != nil })
    }
  }

  /// When the next action is due; nil when none waits.
  mutating func next() -> MonotonicTime? {
    while let first = heap.min {
      if actions[first.sequence] != nil { return first.time }
      heap.removeMin()
    }
    return nil
  }

  /// Moves what is due at `now` into `due`, in order; `take` then gives the actions one by one.
  mutating func collectDue(at now: MonotonicTime, into due: inout [TimerToken]) {
    while let first = heap.min, first.time <= now {
      heap.removeMin()
      due.append(TimerToken(sequence: first.sequence))
    }
  }

  /// An action that has come up; nil when it has been cancelled, even a moment ago.
  mutating func take(_ token: TimerToken) -> (() -> Void)? {
    actions.removeValue(forKey: token.sequence)
  }
}
