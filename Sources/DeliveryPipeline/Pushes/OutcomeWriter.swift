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

  private let outcomes: OutcomeStore
  private let environment: PipelineEnvironment
  /// Number of outcomes that are not stored yet.
  private(set) var count = 0
  private var waiting: Deque<UnsafeContinuation<Void, Never>> = []

  init(_ outcomes: OutcomeStore, in environment: PipelineEnvironment) {
    self.outcomes = outcomes
    self.environment = environment
  }

  /// Waits until there is room for one more outcome.
  func room() async {
    while count >= environment.limits.unstoredOutcomes {
      await withUnsafeContinuation { waiting.append($0) }
    }
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
    outcomes.record(report, isolation: isolation) { result in
      switch result {
      case .success(let changed):
        if changed {
          self.environment.meters.changed(report.verdict, environment: report.row.environment)
        }
        self.count -= 1
        if let next = self.waiting.popFirst() { EventLoop.resumingHere { next.resume() } }
        stored()
      case .failure(let error):
        self.environment.logger.warning(
          "cannot store outcome; retrying", metadata: ["error": "\(error)"])
        let loop = self.environment.loop
        loop.schedule(at: loop.now + Self.retryInterval) {
          self.attempt(report, isolation: isolation, then: stored)
        }
      }
    }
  }

  /// Stores one outcome; throws if PostgreSQL cannot.
  func store(_ report: DeliveryReport) async throws(StorageError) {
    _ = try await outcomes.record(report)
  }
}
