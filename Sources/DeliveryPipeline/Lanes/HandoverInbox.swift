// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Synchronization

/// Work that other shards hand over to one shard. Work that arrives before the shard's loop has
/// woken up is received together, without a task.
///
/// `post` may be called from any thread, and the receiver is called on the shard's loop.
final class HandoverInbox: Sendable {
  private struct State {
    var posted: [Handover] = []
    var isClosed = false
  }

  private let loop: EventLoop
  private let receive: @Sendable ([Handover]) -> Void
  private let state = Mutex(State())

  init(on loop: EventLoop, _ receive: @escaping @Sendable ([Handover]) -> Void) {
    self.loop = loop
    self.receive = receive
  }

  /// Posts work; returns false after `close`, and the work stays with the caller.
  func post(_ handover: Handover) -> Bool {
    let (isTaken, isFirst) = state.withLock { state in
      if state.isClosed { return (false, false) }
      state.posted.append(handover)
      return (true, state.posted.count == 1)
    }
    if isFirst { loop.execute { self.deliver() } }
    return isTaken
  }

  /// Refuses later work, and passes earlier work to the receiver. Call on the loop.
  func close() {
    state.withLock { $0.isClosed = true }
    deliver()
  }

  private func deliver() {
    loop.checkIsolated()
    let posted = state.withLock { state in
      var posted: [Handover] = []
      swap(&posted, &state.posted)
      return posted
    }
    if !posted.isEmpty { receive(posted) }
  }
}
