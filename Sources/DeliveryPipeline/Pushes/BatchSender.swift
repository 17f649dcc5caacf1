// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import Logging
internal import Messages
internal import PushModel

/// Renders and sends slices of batches under one credential, and ends their pushes by the results.
/// A push that is accepted at once needs no task and no object. Used on the shard's actor.
final class BatchSender {
  /// Called when streams or pushes in flight may have become fewer.
  var hasRoomAgain: () -> Void = {}
  /// Called for a push that never reached APNs, and is to be sent again.
  var sendAgain: (PushBatch, Int) -> Void = { _, _ in }

  private let pool: PushPool
  private let sender: PushSender
  private let credential: CredentialState
  private let settlement: Settlement
  private let pipeline: PipelineEnvironment
  private let receiver: ResultReceiver
  /// Slices with requests without a result, by their number. Nil: the number is free.
  private var slices: [SentSlice?] = []
  private var freeNumbers: [Int32] = []
  /// Number of pushes that the pool or a task has.
  private(set) var inFlight = 0

  private struct SentSlice {
    let batch: PushBatch
    /// Index of the first push.
    let first: Int
    /// Number of the first push from its admission.
    let admission: Int
    /// Time before the payloads were rendered.
    let sentAt: Instant
    let latest: MonotonicTime
    var open: Int
  }

  init(
    pool: PushPool, sender: PushSender, credential: CredentialState, settlement: Settlement,
    in pipeline: PipelineEnvironment, isolation: isolated (any Actor)? = #isolation
  ) {
    self.pool = pool
    self.sender = sender
    self.credential = credential
    self.settlement = settlement
    self.pipeline = pipeline
    receiver = ResultReceiver()
    receiver.accepted = { [unowned self] in accepted($0, after: $1, isolation: isolation) }
    receiver.ended = { [unowned self] in ended($0, $1, after: $2, isolation: isolation) }
    receiver.hasRoomAgain = { [unowned self] in hasRoomAgain() }
    pool.attach(receiver)
  }

  /// Number of pushes that the pool takes now.
  var room: Int { pool.room() }

  /// Sends pushes, or ends those that must not be sent. Returns how many from the front of the
  /// range.
  func send(
    _ batch: PushBatch, _ range: Range<Int>, isolation: isolated (any Actor)?
  ) -> Int {
    let row = batch.row
    if let cause = SendResult.NotSent(stoppedBy: row.directive) {
      return end(batch, range, .notSent(cause), isolation: isolation)
    }
    let now = pipeline.clock()
    if row.isLate(at: now) { return end(batch, range, .notSent(.late), isolation: isolation) }
    switch sender.start(of: row) {
    case .end(let cause): return end(batch, range, .notSent(cause), isolation: isolation)
    case .submit(let latest):
      let first = range.lowerBound
      // Rendered before the admission, because a probe must send a request.
      if let failure = render(first, of: batch) {
        unrenderable(failure, first, of: batch, at: now, isolation: isolation)
        return 1
      }
      if let admission = batch.admission(first) {
        let slice = SentSlice(
          batch: batch, first: first, admission: admission, sentAt: now, latest: latest, open: 0)
        return submit(slice, range.prefix(1), isolation: isolation)
      }
      switch credential.admit(row.work.run.app, atMost: range.count) {
      case .held(let reason):
        row.apply(.hold(reason))
        return end(batch, range, .notSent(.held(reason)), isolation: isolation)
      case .admitted(let number, let count):
        let slice = SentSlice(
          batch: batch, first: first, admission: number, sentAt: now, latest: latest, open: 0)
        return submit(slice, range.prefix(count), isolation: isolation)
      }
    }
  }

  private func end(
    _ batch: PushBatch, _ range: Range<Int>, _ result: SendResult,
    isolation: isolated (any Actor)?
  ) -> Int {
    if result == .notSent(.leaseEnding) { batch.row.apply(.claimLost) }
    for index in range {
      settlement.settleNow(batch.push(index), result, isolation: isolation)
      batch.release(index)
    }
    return range.count
  }

  /// Gives pushes to the pool. Returns how many were taken or could not be rendered.
  private func submit(
    _ slice: SentSlice, _ range: Range<Int>, isolation: isolated (any Actor)?
  ) -> Int {
    let batch = slice.batch
    var next = range.lowerBound
    while next < range.upperBound {
      var end = next
      var failure: RenderFailure?
      while end < range.upperBound {
        failure = render(end, of: batch)
        if failure != nil { break }
        end += 1
      }
      if end > next {
        let taken = submit(slice, from: next, to: end)
        next += taken
        if next < end { break }
      }
      if let failure {
        unrenderable(failure, end, of: batch, at: slice.sentAt, isolation: isolation)
        next = end + 1
      }
    }
    return next - range.lowerBound
  }

  /// Renders a push. Returns why it cannot be rendered, or nil.
  private func render(_ index: Int, of batch: PushBatch) -> RenderFailure? {
    do throws(RenderFailure) {
      if try batch.render(index) { pipeline.meters.rendered(batch.rendered(index)) }
      return nil
    } catch { return error }
  }

  private func unrenderable(
    _ failure: RenderFailure, _ index: Int, of batch: PushBatch, at now: Instant,
    isolation: isolated (any Actor)?
  ) {
    var push = batch.push(index)
    push.sentAt = now
    settlement.settleNow(push, sender.unrenderable(failure, of: batch.row), isolation: isolation)
  }

  private func submit(_ slice: SentSlice, from first: Int, to end: Int) -> Int {
    let number = freeNumbers.popLast() ?? Int32(slices.count)
    if number == slices.count { slices.append(nil) }
    let taken = pool.submit(
      APNsSlice(
        number: number, batch: slice.batch.requests, range: first..<end, latest: slice.latest))
    guard taken > 0 else {
      freeNumbers.append(number)
      return 0
    }
    slices[Int(number)] = slice
    slices[Int(number)]?.open = taken
    inFlight += taken
    return taken
  }

  /// Removes requests with a result from a slice.
  private func close(_ number: Int32, _ count: Int) {
    inFlight -= count
    slices[Int(number)]!.open -= count
    if slices[Int(number)]!.open == 0 {
      slices[Int(number)] = nil
      freeNumbers.append(number)
    }
  }

  // MARK: results other than accepted

  private func finish(
    _ push: Push, _ index: Int, of slice: SentSlice, _ step: Push.Step, after: Duration,
    isolation: isolated (any Actor)?
  ) {
    switch step {
    case .end(.answered(let answer)):
      slice.batch.release(index)
      sender.observe(
        answer, to: push, number: slice.admission + index - slice.first, after: after)
      guard push.isCalledBad(by: answer) else {
        return settlement.settleNow(push, .answered(answer), isolation: isolation)
      }
      inFlight += 1
      Task {
        _ = isolation
        var push = push
        push.environmentFallback = await self.sender.fallback(of: push)
        await self.settlement.settle(&push, .answered(answer))
        self.carriedOut()
      }
    case .end(let result):
      slice.batch.release(index)
      settlement.settleNow(push, result, isolation: isolation)
    case .submit, .searchNewer:
      slice.batch.keep(push, index, admission: slice.admission + index - slice.first)
      guard push.row.work.notification.collapseID != nil else {
        return sendAgain(slice.batch, index)
      }
      inFlight += 1
      Task {
        _ = isolation
        if await self.sender.isSuperseded(push) {
          var push = push
          slice.batch.release(index)
          await self.settlement.settle(&push, .notSent(.superseded))
        } else {
          self.sendAgain(slice.batch, index)
        }
        self.carriedOut()
      }
    }
  }

  /// Ends the task of a push, which was in flight until then.
  private func carriedOut() {
    inFlight -= 1
    hasRoomAgain()
  }

  private func accepted(
    _ tickets: [APNsTicket], after: [Duration], isolation: isolated (any Actor)?
  ) {
    var start = 0
    while start < tickets.count {
      let number = tickets[start].number
      var end = start
      var last = 0
      while end < tickets.count, tickets[end].number == number {
        last = max(last, Int(tickets[end].index))
        end += 1
      }
      let slice = slices[Int(number)]!
      let batch = slice.batch
      pipeline.meters.accepted(after[start..<end], environment: batch.row.work.row.environment)
      batch.row.counters?.accepted(end - start)
      close(number, end - start)
      let indices = tickets[start..<end].lazy.map { Int($0.index) }
      credential.accepted(
        batch.row.work.run.app, number: slice.admission + last - slice.first)
      settlement.accepted(batch, indices, isolation: isolation)
      for index in indices { batch.release(index) }
      start = end
    }
  }

  private func ended(
    _ ticket: APNsTicket, _ result: APNsResult, after: Duration,
    isolation: isolated (any Actor)?
  ) {
    let slice = slices[Int(ticket.number)]!
    let index = Int(ticket.index)
    close(ticket.number, 1)
    var push = slice.batch.push(index)
    push.sentAt = slice.sentAt
    let step = push.returned(result, sender.facts(of: push.row), latest: slice.latest)
    finish(push, index, of: slice, step, after: after, isolation: isolation)
  }
}

/// Passes the results of slices to the shard's actor.
private final class ResultReceiver: APNsReceiver {
  var accepted: ([APNsTicket], [Duration]) -> Void = { _, _ in }
  var ended: (APNsTicket, APNsResult, Duration) -> Void = { _, _, _ in }
  var hasRoomAgain: () -> Void = {}

  func accepted(_ tickets: [APNsTicket], after: [Duration]) { accepted(tickets, after) }
  func ended(_ ticket: APNsTicket, _ result: APNsResult, after: Duration) {
    ended(ticket, result, after)
  }
  func hasRoom() { hasRoomAgain() }
}
