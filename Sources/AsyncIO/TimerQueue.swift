// SPDX-License-Identifier: Apache-2.0
internal import HeapModule

/// Identifies a scheduled action for cancellation.
package struct TimerToken: Sendable, Hashable {
  fileprivate let sequence: UInt64
}

/// The scheduled actions of one loop; has no clock of its own.
///
/// Cancelling only removes the action from a dictionary. The heap keeps the cancelled entry until
/// it is due, or until cancelled entries are the majority. Actions with equal times become due in
/// the order in which they were scheduled.
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

  /// The number of scheduled actions.
  var count: Int { actions.count }

  /// The number of heap entries, cancelled ones included.
  var entries: Int { heap.count }

  mutating func schedule(at time: MonotonicTime, _ action: @escaping () -> Void) -> TimerToken {
    sequence += 1
    heap.insert(Entry(time: time, sequence: sequence))
    actions[sequence] = action
    return TimerToken(sequence: sequence)
  }

  /// Cancels an action; does nothing after it has run or was cancelled.
  mutating func cancel(_ token: TimerToken) {
    guard actions.removeValue(forKey: token.sequence) != nil else { return }
    if heap.count > 64, heap.count > 2 * actions.count {
      heap = Heap(heap.unordered.filter { actions[$0.sequence] != nil })
    }
  }

  /// When the next action is due; nil without actions.
  mutating func next() -> MonotonicTime? {
    while let first = heap.min {
      if actions[first.sequence] != nil { return first.time }
      heap.removeMin()
    }
    return nil
  }

  /// Moves the tokens due at `now` into `due`, in order. `take` then returns their actions one by
  /// one.
  mutating func collectDue(at now: MonotonicTime, into due: inout [TimerToken]) {
    while let first = heap.min, first.time <= now {
      heap.removeMin()
      due.append(TimerToken(sequence: first.sequence))
    }
  }

  /// Removes and returns a due action; nil if it has been cancelled, even in the same turn.
  mutating func take(_ token: TimerToken) -> (() -> Void)? {
    actions.removeValue(forKey: token.sequence)
  }
}
