// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import PushModel

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
  /// Connection events for the lane.
  var statistics = SessionPoolStatistics.sample()

  private let loop: EventLoop
  private var held: [(request: APNsRequest, continuation: UnsafeContinuation<APNsResult, Never>)] =
    []
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
        if self.confirms, let confirm, await !confirm() { return .neverProcessed(.notWritten) }
        return await self.send(request, deadline)
      },
      withdraw: { self.withdrawn.insert($0) },
      statistics: { self.statistics },
      close: { await self.close() })
  }

  private func send(_ request: APNsRequest, _ deadline: MonotonicTime) async -> APNsResult {
    requests.append(request)
    deadlines.append(deadline)
    tell()
    if let answer = script(request) { return answer }
    return await withUnsafeContinuation {
      held.append((request, $0))
      tell()
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
      for (request, continuation) in released {
        if let answer = script(request) { continuation.resume(returning: answer) }
      }
    }
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
