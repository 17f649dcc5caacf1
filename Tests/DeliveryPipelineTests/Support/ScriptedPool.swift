// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import PushModel

@testable import APNs
@testable import DeliveryPipeline

/// A lane's connection to a scripted Apple: records pushes, answers by its script, and resumes
/// waiting tests. It lives on the test's shard.
final class ScriptedPool {
  /// The pushes in order.
  private(set) var requests: [APNsRequest] = []
  /// The deadline for writing each of them.
  private(set) var deadlines: [MonotonicTime] = []
  private(set) var closings = 0
  /// Runs that were withdrawn.
  private(set) var withdrawn: Set<RunID> = []
  /// Answers a request; nil holds it until `release`.
  var script: (APNsRequest) -> APNsResult?
  /// Whether a stream is free, so that requests are confirmed before their answer.
  var confirms = true
  /// Number of streams. A request takes one until its answer.
  var streams = Int.max {
    didSet { if streams > oldValue { receiver?.hasRoom() } }
  }
  /// Whether the separate connection for unverified tokens has room. Its requests take no stream.
  var hasRoomForUnverified = true
  /// Maximum number of requests that one `submit` takes.
  var submitLimit = Int.max
  /// Called for each request of the lane before it is confirmed.
  var willSend: (APNsRequest) -> Void = { _ in }
  /// Number of slices that were longer than the room.
  private(set) var overruns = 0
  /// Maximum number of requests without an answer so far.
  private(set) var mostOpen = 0
  /// Connection events for the lane.
  var statistics = SessionPoolStatistics.sample()

  private let loop: EventLoop
  /// Receives the results of slices.
  private weak var receiver: (any APNsReceiver)?
  /// Number of requests that wait for their confirmation.
  private var confirming = (all: 0, onStreams: 0)
  private var held: [(request: APNsRequest, answer: (APNsResult) -> Void)] = []
  /// Results of slices that the receiver does not have yet.
  private var due: [(APNsTicket, APNsResult)] = []
  private var watchers: [Watcher] = []

  private final class Watcher {
    let isSo: () -> Bool
    let continuation: UnsafeContinuation<Bool, Never>
    var alarm: TimerToken?

    init(_ isSo: @escaping () -> Bool, _ continuation: UnsafeContinuation<Bool, Never>) {
      self.isSo = isSo
      self.continuation = continuation
    }
  }

  init(on loop: EventLoop, _ script: @escaping (APNsRequest) -> APNsResult? = accepts) {
    self.loop = loop
    self.script = script
  }

  // MARK: scripts

  /// Accepts every push.
  static func accepts(_ request: APNsRequest) -> APNsResult? {
    .accepted(apnsID: request.apnsID, uniqueID: nil)
  }

  /// Never answers.
  static func holds(_: APNsRequest) -> APNsResult? { nil }

  /// Refuses every push with the status that Apple documents.
  static func rejects(_ reason: RejectionReason) -> (APNsRequest) -> APNsResult? {
    { _ in .rejected(Rejection(status: reason.status, reason: reason)) }
  }

  /// Answers the first requests with these results, and accepts all others.
  static func answers(_ results: APNsResult...) -> (APNsRequest) -> APNsResult? {
    var left = results
    return { left.isEmpty ? accepts($0) : left.removeFirst() }
  }

  // MARK: used by lanes

  var pool: PushPool {
    PushPool(
      send: { request, deadline, confirm in
        self.willSend(request)
        if self.confirms, let confirm {
          self.confirms(request, 1)
          let mayWrite = await confirm()
          self.confirms(request, -1)
          if !mayWrite { return .neverProcessed(.notWritten) }
        }
        return await self.send(request, deadline)
      },
      submit: { self.submit($0) }, room: { self.room }, attach: { self.receiver = $0 },
      withdraw: { self.withdrawn.insert($0) },
      statistics: { self.statistics }, hasRoomForUnverified: { self.hasRoomForUnverified },
      close: { await self.close() })
  }

  private func send(_ request: APNsRequest, _ deadline: MonotonicTime) async -> APNsResult {
    requests.append(request)
    deadlines.append(deadline)
    tell()
    if let answer = script(request) { return answer }
    return await withUnsafeContinuation { continuation in
      held.append((request, { continuation.resume(returning: $0) }))
      countOpen()
      tell()
    }
  }

  /// Number of requests that `submit` takes now.
  var room: Int { isWindowClosed ? 0 : freeStreams }

  var freeStreams: Int {
    max(0, streams - held.count { !$0.request.isUnverified } - confirming.onStreams)
  }

  /// Whether `submitLimit` cut a slice. As in a pool whose window is full, there is no room until
  /// the next event, here at the end of the turn.
  private var isWindowClosed = false

  private func closeWindow() {
    isWindowClosed = true
    loop.atEndOfTurn {
      self.isWindowClosed = false
      self.receiver?.hasRoom()
    }
  }

  private func confirms(_ request: APNsRequest, _ change: Int) {
    confirming.all += change
    if !request.isUnverified { confirming.onStreams += change }
    countOpen()
  }

  private func countOpen() { mostOpen = max(mostOpen, open + confirming.all) }

  private func submit(_ slice: APNsSlice) -> Int {
    if slice.range.count > room { overruns += 1 }
    let taken = slice.range.prefix(min(room, submitLimit))
    if taken.count < min(slice.range.count, room) { closeWindow() }
    for index in taken {
      let request = slice.batch.request(of: index)
      willSend(request)
      let ticket = APNsTicket(number: slice.number, index: Int32(index))
      requests.append(request)
      deadlines.append(slice.latest)
      if let answer = script(request) {
        report(ticket, answer)
      } else {
        held.append((request, { self.report(ticket, $0) }))
      }
    }
    countOpen()
    tell()
    return taken.count
  }

  /// Reports a result at the end of the turn, as a pool does.
  private func report(_ ticket: APNsTicket, _ result: APNsResult) {
    due.append((ticket, result))
    guard due.count == 1 else { return }
    loop.atEndOfTurn {
      let due = self.due
      self.due = []
      let accepted = due.filter { if case .accepted = $0.1 { true } else { false } }.map(\.0)
      if !accepted.isEmpty {
        self.receiver?.accepted(accepted, after: accepted.map { _ in .zero })
      }
      for (ticket, result) in due where !accepted.contains(ticket) {
        self.receiver?.ended(ticket, result, after: .zero)
      }
      self.receiver?.hasRoom()
    }
  }

  private func close() async {
    closings += 1
    tell()
  }

  // MARK: used by tests

  /// The tokens of the requests.
  var tokens: [DeviceToken] { requests.map { DeviceToken(bytes: $0.deviceToken) } }

  /// Number of requests without an answer.
  var open: Int { held.count }

  /// Answers held requests, the oldest first.
  func release(_ count: Int = .max, with script: (APNsRequest) -> APNsResult? = accepts) {
    let released = held.prefix(count)
    held.removeFirst(released.count)
    EventLoop.resumingHere {
      for (request, answer) in released {
        if let result = script(request) { answer(result) }
      }
    }
  }

  /// Requests without an answer, the oldest first.
  var openRequests: [APNsRequest] { held.map(\.request) }

  /// Answers one of `openRequests`.
  func answer(_ index: Int, _ result: APNsResult) {
    let answer = held.remove(at: index).answer
    EventLoop.resumingHere { answer(result) }
  }

  /// Accepts all held and later pushes.
  func opens() {
    script = Self.accepts
    release()
  }

  /// Returns as soon as an event of this pool makes the condition true.
  func until(_ what: String, _ isSo: @escaping () -> Bool) async throws {
    if isSo() { return }
    let came = await withUnsafeContinuation { (continuation: UnsafeContinuation<Bool, Never>) in
      let watcher = Watcher(isSo, continuation)
      watchers.append(watcher)
      watcher.alarm = loop.schedule(at: .now() + TooLate.patience) { [weak self] in
        guard let self, let index = watchers.firstIndex(where: { $0 === watcher }) else { return }
        watchers.remove(at: index)
        EventLoop.resumingHere { continuation.resume(returning: false) }
      }
    }
    if !came { throw TooLate(what: what) }
  }

  /// Returns once the number of requests is reached.
  func received(_ count: Int) async throws {
    try await until("\(count) requests") { self.requests.count >= count }
  }

  private func tell() {
    let done = watchers.filter { $0.isSo() }
    watchers.removeAll { watcher in done.contains { $0 === watcher } }
    EventLoop.resumingHere {
      for watcher in done {
        if let alarm = watcher.alarm { loop.cancel(alarm) }
        watcher.continuation.resume(returning: true)
      }
    }
  }
}

/// An awaited event did not happen.
struct TooLate: Error, CustomStringConvertible {
  /// Longer than any expected event takes.
  static let patience = Duration.seconds(30)

  let what: String

  var description: String { "waited \(Self.patience) in vain for: \(what)" }
}

/// The pools of a pipeline's lanes, in the order of their creation.
final class ScriptedPools {
  private(set) var all: [ScriptedPool] = []
  /// The script of each new pool.
  var script: (APNsRequest) -> APNsResult? = ScriptedPool.accepts
  /// The error of creating a pool, if any.
  var fault: (any Error)?
  /// Number of requests for a pool.
  private(set) var asked = 0
  private let loop: EventLoop

  init(on loop: EventLoop) { self.loop = loop }

  func make() throws -> ScriptedPool {
    asked += 1
    if let fault { throw fault }
    let pool = ScriptedPool(on: loop, script)
    all.append(pool)
    return pool
  }
}

extension APNsBatch {
  /// Returns one of its requests.
  func request(of index: Int) -> APNsRequest {
    let token = withToken(of: index) { token in token.indices.map { token[$0] } }
    return APNsRequest(
      deviceToken: token, topic: head.kind.topic, pushType: head.kind.pushType,
      priority: head.kind.priority, expiration: head.expiration, collapseID: head.collapseID,
      apnsID: APNsID(head.idPrefix, token: token.span), payload: payload(of: index),
      group: head.group)
  }
}
