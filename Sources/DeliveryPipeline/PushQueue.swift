// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule

/// Pushes between expansion and the workers of one shard: bounded, so that an audience of millions
/// waits in PostgreSQL and not in memory. Used on the shard's actor only.
final class PushQueue<Push> {
  private let limit: Int
  private var waiting: Deque<Push> = []
  private var idleWorkers: Deque<UnsafeContinuation<Void, Never>> = []
  private var blockedProducers: Deque<UnsafeContinuation<Void, Never>> = []
  private var isClosed = false

  /// At most `limit` pushes wait.
  init(limit: Int) { self.limit = limit }

  /// Pushes that no worker has taken yet.
  var count: Int { waiting.count }

  /// Adds a push, waiting for room.
  func put(_ push: Push) async {
    while waiting.count >= limit {
      await withUnsafeContinuation { blockedProducers.append($0) }
    }
    waiting.append(push)
    EventLoop.resumingHere { idleWorkers.popFirst()?.resume() }
  }

  /// The next push, waiting for one; nil when the queue is closed and empty.
  func take() async -> Push? {
    while true {
      if let push = waiting.popFirst() {
        EventLoop.resumingHere { blockedProducers.popFirst()?.resume() }
        return push
      }
      if isClosed { return nil }
      await withUnsafeContinuation { idleWorkers.append($0) }
    }
  }

  /// Lets the workers end once nothing waits any more.
  func close() {
    isClosed = true
    EventLoop.resumingHere {
      while let worker = idleWorkers.popFirst() { worker.resume() }
    }
  }
}
