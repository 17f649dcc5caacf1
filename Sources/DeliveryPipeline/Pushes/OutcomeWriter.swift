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

  private let loop: EventLoop
  private let outcomes: OutcomeStore
  private let limit: Int
  private let meters: PipelineMeters
  private let logger: Logger
  /// Number of outcomes that are not stored yet.
  private(set) var count = 0
  private var waiting: Deque<UnsafeContinuation<Void, Never>> = []

  /// - Parameter limit: number of outcomes in memory above which callers wait.
  init(
    loop: EventLoop, outcomes: OutcomeStore, limit: Int, meters: PipelineMeters, logger: Logger
  ) {
    self.loop = loop
    self.outcomes = outcomes
    self.limit = limit
    self.meters = meters
    self.logger = logger
  }

  /// Waits until there is room for one more outcome.
  func room() async {
    while count >= limit {
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
        if changed { self.meters.changed(report.verdict, environment: report.row.environment) }
        self.count -= 1
        if let next = self.waiting.popFirst() { EventLoop.resumingHere { next.resume() } }
        stored()
      case .failure(let error):
        self.logger.warning(
          "cannot store outcome; retrying", metadata: ["error": "\(error)"])
        self.loop.schedule(at: self.loop.now + Self.retryInterval) {
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
