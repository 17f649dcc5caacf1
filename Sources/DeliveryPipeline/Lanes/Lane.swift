// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule
internal import PushModel

/// Queue of pushes under one credential, and the workers that send them. Each credential has its
/// own, so that no credential delays another.
///
/// Call `put` and `offer` from any task of the shard, and `close` once. A worker carries one push
/// after another from rendering to its end; one task per push would cost more than the push.
final class Lane {
  private let limits: PipelineLimits
  private let sender: PushSender
  private let settlement: Settlement
  /// Called if a push waits although all workers are busy.
  private let filled: () -> Void
  private var queue: LaneQueue<Push>
  private var workers = 0
  private var idleWorkers: [UnsafeContinuation<Void, Never>] = []
  /// Producers that wait for room in the queue, by app and kind.
  private var blocked: [Supply: Deque<UnsafeContinuation<Void, Never>>] = [:]
  private var isClosing = false
  private var closer: UnsafeContinuation<Void, Never>?

  init(
    _ limits: PipelineLimits, sender: PushSender, settlement: Settlement,
    filled: @escaping () -> Void
  ) {
    self.limits = limits
    self.sender = sender
    self.settlement = settlement
    self.filled = filled
    queue = LaneQueue(limit: limits.queuedPushes)
  }

  /// Pushes that no worker has taken yet.
  var waiting: Int { queue.count }

  /// Whether the queue has room for one more push of an app and a kind.
  func hasRoom(_ kind: ClaimKind, for app: AppID) -> Bool { queue.hasRoom(kind, for: app) }

  /// Key of the producers that wait for room of one app and kind.
  private struct Supply: Hashable {
    let app: AppID
    let kind: ClaimKind
  }

  /// Enqueues a push. Waits while the queue is full for the push's app and kind. A full queue holds
  /// pushes of that app, and each one that leaves it admits one waiting producer.
  func put(_ push: Push, isolation: isolated (any Actor)? = #isolation) async {
    let supply = Supply(app: push.app, kind: push.row.work.claimKind)
    while !queue.hasRoom(supply.kind, for: supply.app) {
      await withUnsafeContinuation { blocked[supply, default: []].append($0) }
    }
    offer(push, isolation: isolation)
  }

  /// Enqueues a push without waiting; the caller has checked `hasRoom`.
  func offer(_ push: Push, isolation: isolated (any Actor)? = #isolation) {
    queue.add(push, of: push.app, push.row.work.claimKind)
    if let worker = idleWorkers.popLast() {
      EventLoop.resumingHere { worker.resume() }
    } else if workers < limits.workers {
      startWorker(isolation: isolation)
    } else {
      filled()
    }
  }

  /// Sends the queued pushes, and ends the workers.
  func close() async {
    isClosing = true
    EventLoop.resumingHere {
      for worker in idleWorkers { worker.resume() }
      idleWorkers = []
    }
    if workers > 0 { await withUnsafeContinuation { closer = $0 } }
  }

  // MARK: workers

  private func startWorker(isolation: isolated (any Actor)?) {
    workers += 1
    Task {
      _ = isolation
      while var push = await self.next() {
        let result = await self.sender.send(&push)
        await self.settlement.settle(&push, result)
      }
      self.workers -= 1
      if self.workers == 0, let closer = self.closer.take() {
        EventLoop.resumingHere { closer.resume() }
      }
    }
  }

  /// Returns the next push, after a wait if the queue is empty. Returns nil, which ends the worker,
  /// if enough others are idle or the lane closes.
  private func next() async -> Push? {
    while true {
      if let (push, app, kind) = queue.take() {
        admitProducer(Supply(app: app, kind: kind))
        return push
      }
      if isClosing || idleWorkers.count >= limits.idleWorkers { return nil }
      await withUnsafeContinuation { idleWorkers.append($0) }
    }
  }

  private func admitProducer(_ supply: Supply) {
    guard let producer = blocked[supply]?.popFirst() else { return }
    if blocked[supply]?.isEmpty == true { blocked[supply] = nil }
    EventLoop.resumingHere { producer.resume() }
  }
}
