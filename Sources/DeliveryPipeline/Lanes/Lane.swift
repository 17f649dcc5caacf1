// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule
internal import PushModel

/// Queue of pushes under one credential, and the loop that sends them. Each credential has its own,
/// so that no credential delays another.
///
/// Pushes leave the queue only while the pool has a free stream, so that the queue decides their
/// order. Slices of batches go to `BatchSender`; each other push is carried by a task.
///
/// Call `room` and `offer` on the shard's actor, and `close` once.
final class Lane {
  private let pipeline: PipelineEnvironment
  private let sender: PushSender
  private let batches: BatchSender
  private let settlement: Settlement
  /// Called if pushes wait although the lane has as many pushes in flight as it may have.
  private let filled: () -> Void
  private var queue: LaneQueue<QueuedPushes>
  /// Number of pushes that tasks carry.
  private var carried = 0
  /// Number of these tasks that have not begun, so that their pushes have no stream yet.
  private var starting = 0
  /// Producers that wait for room in the queue, by app and kind.
  private var blocked: [Supply: Deque<UnsafeContinuation<Void, Never>>] = [:]
  /// Whether `sendQueued` is running. Calls inside it are carried out at its end.
  private var isSending = false
  private var mustRepeat = false
  private var isSendingSoon = false
  private var isWaitingForWriter = false
  private var closer: UnsafeContinuation<Void, Never>?

  init(
    _ pipeline: PipelineEnvironment, sender: PushSender, batches: BatchSender,
    settlement: Settlement, filled: @escaping () -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) {
    self.pipeline = pipeline
    self.sender = sender
    self.batches = batches
    self.settlement = settlement
    self.filled = filled
    queue = LaneQueue(limit: pipeline.limits.queuedPushes)
    batches.hasRoomAgain = { [unowned self] in sendQueued(isolation: isolation) }
    batches.sendAgain = { [unowned self] batch, index in
      let row = batch.row
      queue.putBack(.some(batch, index..<index + 1), of: row.work.run.app, row.work.claimKind)
      sendQueued(isolation: isolation)
    }
  }

  /// Pushes in the queue.
  var waiting: Int { queue.count }

  /// Whether the queue has room for one more push of an app and a kind.
  func hasRoom(_ kind: ClaimKind, for app: AppID) -> Bool { queue.room(kind, for: app) > 0 }

  /// Key of the producers that wait for room of one app and kind.
  private struct Supply: Hashable {
    let app: AppID
    let kind: ClaimKind
  }

  /// Waits until the queue has room for pushes of a row. Returns how many it has room for; 0 if the
  /// row was stopped during the wait.
  ///
  /// A full queue holds pushes of that app. Each one that leaves it admits one waiting producer.
  func room(for row: RunningWork) async -> Int {
    let supply = Supply(app: row.work.run.app, kind: row.work.claimKind)
    while true {
      let room = queue.room(supply.kind, for: supply.app)
      if room > 0 { return room }
      await withUnsafeContinuation { blocked[supply, default: []].append($0) }
      if !row.mayProceed {
        // The next producer gets the room.
        admitProducers(1, supply)
        return 0
      }
    }
  }

  /// Enqueues pushes without waiting; the caller has checked the room. Pushes to unverified tokens
  /// wait for none of the streams that the queue divides.
  func offer(_ pushes: QueuedPushes, isolation: isolated (any Actor)? = #isolation) {
    if case .one(let push) = pushes, inFlight < pipeline.limits.pushesInFlight,
      settlement.hasRoom, sender.hasSeparateRoom(for: push)
    {
      return carry(push, isolation: isolation)
    }
    queue.add(pushes, of: pushes.row.work.run.app, pushes.row.work.claimKind)
    sendQueued(isolation: isolation)
    if inFlight + queue.count > pipeline.limits.pushesInFlight { filled() }
  }

  /// Ends the queued pushes of an app's stopped rows.
  func withdraw(_ app: AppID, isolation: isolated (any Actor)? = #isolation) {
    for (pushes, kind) in queue.remove(of: app, where: \.row.isStopped) {
      admitProducers(pushes.count, Supply(app: app, kind: kind))
      switch pushes {
      case .one(let push): carry(push, isolation: isolation)
      case .some(let batch, let range): _ = batches.send(batch, range, isolation: isolation)
      }
    }
    // A closing lane may have waited for these pushes only.
    sendQueued(isolation: isolation)
  }

  /// Sends the queued pushes, and returns once all have ended.
  func close(isolation: isolated (any Actor)? = #isolation) async {
    sendQueued(isolation: isolation)
    if queue.count + inFlight > 0 { await withUnsafeContinuation { closer = $0 } }
  }

  // MARK: sending

  private var inFlight: Int { carried + batches.inFlight }

  /// Sends queued pushes while there are free streams and room for their outcomes.
  private func sendQueued(isolation: isolated (any Actor)?) {
    guard !isSending else {
      mustRepeat = true
      return
    }
    isSending = true
    repeat {
      mustRepeat = false
      while queue.count > 0, let most = room(isolation: isolation) {
        // Apps share the streams evenly.
        guard sendTurn(atMost: max(1, most / queue.apps), isolation: isolation) else { break }
      }
    } while mustRepeat
    isSending = false
    if let closer, queue.count + inFlight == 0 {
      self.closer = nil
      EventLoop.resumingHere { closer.resume() }
    }
  }

  /// Sends queued pushes at the end of the turn, when the begun tasks have their streams.
  private func sendSoon(isolation: isolated (any Actor)?) {
    guard !isSendingSoon else { return }
    isSendingSoon = true
    pipeline.loop.atEndOfTurn {
      self.isSendingSoon = false
      self.sendQueued(isolation: isolation)
    }
  }

  /// Sends pushes of the app whose turn it is. Returns false if pushes must wait.
  private func sendTurn(atMost most: Int, isolation: isolated (any Actor)?) -> Bool {
    var left = most
    var current: AppID?
    while left > 0, let (pushes, app, kind) = queue.take(atMost: left, continuing: current) {
      current = app
      left -= pushes.count
      let rest = send(pushes, isolation: isolation)
      admitProducers(pushes.count - (rest?.count ?? 0), Supply(app: app, kind: kind))
      if let rest {
        let hasSent = left + rest.count < most
        queue.putBack(rest, of: app, kind, keepsTurn: !hasSent)
        return hasSent
      }
    }
    return true
  }

  /// Number of pushes that may be sent now; nil if none may.
  private func room(isolation: isolated (any Actor)?) -> Int? {
    guard settlement.hasRoom else {
      if !isWaitingForWriter {
        isWaitingForWriter = true
        settlement.whenRoom {
          self.isWaitingForWriter = false
          self.sendQueued(isolation: isolation)
        }
      }
      return nil
    }
    let room = min(pipeline.limits.pushesInFlight - inFlight, batches.room - starting)
    return room > 0 ? room : nil
  }

  /// Sends pushes, and returns those that must wait.
  private func send(
    _ pushes: QueuedPushes, isolation: isolated (any Actor)?
  ) -> QueuedPushes? {
    switch pushes {
    case .one(let push):
      carry(push, isolation: isolation)
      return nil
    case .some(let batch, let range):
      let sent = batches.send(batch, range, isolation: isolation)
      if sent == range.count { return nil }
      return .some(batch, range.lowerBound + sent..<range.upperBound)
    }
  }

  /// Starts a task that sends a push.
  private func carry(_ push: Push, isolation: isolated (any Actor)?) {
    carried += 1
    starting += 1
    // Immediate where the runtime allows it: the push then takes its stream at once.
    Task.immediate {
      _ = isolation
      self.starting -= 1
      self.sendSoon(isolation: isolation)
      var push = push
      let result = await self.sender.send(&push)
      await self.settlement.settle(&push, result)
      self.carried -= 1
      self.sendQueued(isolation: isolation)
    }
  }

  private func admitProducers(_ count: Int, _ supply: Supply) {
    guard let waiting = blocked[supply] else { return }
    blocked[supply]?.removeFirst(min(count, waiting.count))
    if blocked[supply]?.isEmpty == true { blocked[supply] = nil }
    EventLoop.resumingHere { for producer in waiting.prefix(count) { producer.resume() } }
  }
}
