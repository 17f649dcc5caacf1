// SPDX-License-Identifier: Apache-2.0

import DequeModule

/// The last requests, oldest first: a ring, so that a long run costs no more memory than a short.
package struct Recording: Sendable {
  /// 10,000 requests of the largest payload are 50 MB; 0 records nothing.
  package static let defaultCapacity = 10_000

  package let capacity: Int
  private var pushes: Deque<ReceivedPush> = []

  package init(capacity: Int) {
    self.capacity = max(0, capacity)
  }

  package var isOn: Bool { capacity > 0 }
  package var count: Int { pushes.count }

  package mutating func add(_ push: ReceivedPush) {
    guard isOn else { return }
    if pushes.count == capacity { pushes.removeFirst() }
    pushes.append(push)
  }

  /// The newest that match, at most `limit`, in the order they arrived.
  package func matching(_ query: ReceivedQuery) -> [ReceivedPush] {
    Array(pushes.reversed().lazy.filter(query.matches).prefix(query.limit)).reversed()
  }

  /// What may have changed the screen of a device: its own, and broadcasts to everybody; the oldest first.
  func concerning(_ token: String) -> [ReceivedPush] {
    pushes.filter { $0.isAccepted && ($0.deviceToken == token || $0.broadcastApp != nil) }
  }

  package mutating func clear() { pushes.removeAll() }
}
