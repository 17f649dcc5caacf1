// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule
internal import Logging
internal import PushModel
internal import Storage

/// Stores outcomes until PostgreSQL has them, in batches for concurrent pushes. No outcome is
/// dropped: while PostgreSQL is unavailable they stay in memory, and callers wait for room.
///
/// Used on the shard's actor only.
final class OutcomeWriter {
  /// Interval between attempts to store an outcome while PostgreSQL is unavailable.
  private static let retryInterval = Duration.milliseconds(500)

  /// Stores one outcome, and calls back once with whether it changed the device.
  typealias Record = (
    DeliveryReport, isolated (any Actor)?, @escaping (Result<Bool, StorageError>) -> Void
  ) -> Void

  private let record: Record
  private let pipeline: PipelineEnvironment
  /// Number of outcomes that are not stored yet.
  private(set) var count = 0
  private var waiting: Deque<UnsafeContinuation<Void, Never>> = []
  /// Number of resumed callers of `room` that have not continued yet.
  private var resumed = 0
  /// Called once when there is room again.
  private var hooks: [() -> Void] = []

  convenience init(_ outcomes: OutcomeStore, in pipeline: PipelineEnvironment) {
    // The store is used on the shard's actor only, which each call passes.
    nonisolated(unsafe) let outcomes = outcomes
    self.init(in: pipeline) { (report, isolation: isolated (any Actor)?, then) in
      outcomes.record(report, isolation: isolation, then: then)
    }
  }

  /// - Parameter record: function that stores one outcome.
  init(in pipeline: PipelineEnvironment, record: @escaping Record) {
    self.record = record
    self.pipeline = pipeline
  }

  /// Whether there is room for one more outcome.
  var hasRoom: Bool { count < pipeline.limits.unstoredOutcomes }

  /// Calls `body` once when there is room again.
  func whenRoom(_ body: @escaping () -> Void) { hooks.append(body) }

  /// Waits until there is room for one more outcome.
  func room() async {
    while !hasRoom {
      await withUnsafeContinuation { waiting.append($0) }
      resumed -= 1
    }
  }

  /// Resumes callers that wait for room, one for each free place.
  private func admit() {
    EventLoop.resumingHere {
      while count + resumed < pipeline.limits.unstoredOutcomes, let next = waiting.popFirst() {
        resumed += 1
        next.resume()
      }
    }
    guard count + resumed < pipeline.limits.unstoredOutcomes, !hooks.isEmpty else { return }
    let due = hooks
    hooks = []
    for hook in due { hook() }
  }

  /// Begins to store an outcome. Calls `stored` once PostgreSQL has it.
  func submit(
    _ report: DeliveryReport, isolation: isolated (any Actor)?, then stored: @escaping () -> Void
  ) {
    count += 1
    attempt(report, isolation: isolation, then: stored)
  }

  private func attempt(
    _ report: DeliveryReport, isolation: isolated (any Actor)?, then stored: @escaping () -> Void
  ) {
    record(report, isolation) { result in
      switch result {
      case .success(let changed):
        if changed {
          self.pipeline.meters.changed(report.verdict, environment: report.row.environment)
        }
        self.count -= 1
        self.admit()
        stored()
      case .failure(let error):
        self.pipeline.logger.warning(
          "cannot store outcome; retrying", metadata: ["error": "\(error)"])
        let loop = self.pipeline.loop
        loop.schedule(at: loop.now + Self.retryInterval) {
          self.attempt(report, isolation: isolation, then: stored)
        }
      }
    }
  }

  /// Stores one outcome; throws if PostgreSQL cannot.
  func store(
    _ report: DeliveryReport, isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) {
    let result = await withUnsafeContinuation { continuation in
      record(report, isolation) { continuation.resume(returning: $0) }
    }
    _ = try result.get()
  }
}
