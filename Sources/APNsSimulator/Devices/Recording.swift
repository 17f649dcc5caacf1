// SPDX-License-Identifier: Apache-2.0

import DequeModule

/// The latest requests, oldest first, in a ring buffer, so that memory does not grow with time.
package struct Recording: Sendable {
  /// Number of recorded requests; 0 disables the recording. 10,000 requests with the largest
  /// payload occupy 50 MB.
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

  /// Returns the newest matches, at most `limit`, in order of arrival.
  package func matching(_ query: ReceivedQuery) -> [ReceivedPush] {
    Array(pushes.reversed().lazy.filter(query.matches).prefix(query.limit)).reversed()
  }

  /// Returns requests that may have changed a device's screen, oldest first: accepted pushes to it,
  /// and all accepted broadcasts.
  func concerning(_ token: String) -> [ReceivedPush] {
    pushes.filter { $0.isAccepted && ($0.deviceToken == token || $0.broadcastApp != nil) }
  }

  package mutating func clear() { pushes.removeAll() }
}
