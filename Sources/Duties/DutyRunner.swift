// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging
package import Metrics
package import PushModel
package import Storage

/// Runs a node's duties, each in a task of its own, while this node leads them. Leadership is a
/// lease in PostgreSQL, renewed before every step: a node that has lost it stops.
///
/// Created and used on one actor. `run` returns after `stop`, when the steps in progress have
/// ended.
package final class DutyRunner {
  /// Longest delay until a stop is noticed.
  private static let nap = Duration.milliseconds(200)

  private let loop: EventLoop
  private let store: DutyStore
  private let slow: DutyStore?
  private let turns = DutyTurns()
  private let duties: [any Duty]
  private let holder: UUID
  private let metrics: MetricsShard
  private let logger: Logger
  private var isStopping = false

  /// - Parameters:
  ///   - store: for leases, and for the steps of duties.
  /// - slow: for the steps of slow duties, on a separate connection; nil to use `store` for them,
  ///   too.
  ///   - holder: the node's id in leases.
  package init(
    loop: EventLoop, store: DutyStore, slow: DutyStore? = nil, duties: [any Duty], holder: UUID,
    metrics: MetricsShard, logger: Logger
  ) {
    self.loop = loop
    self.store = store
    self.slow = slow
    self.duties = duties
    self.holder = holder
    self.metrics = metrics
    self.logger = logger
  }

  /// Runs the duties until `stop`.
  package func run(isolation: isolated (any Actor) = #isolation) async {
    let tasks = duties.map { duty in
      Task {
        _ = isolation
        await self.keep(duty)
      }
    }
    for task in tasks { await task.value }
  }

  /// Prevents further steps from beginning.
  package func stop() { isStopping = true }

  private func keep(_ duty: any Duty) async {
    while !isStopping {
      await round(of: duty)
      await pause(duty.interval)
    }
  }

  /// Performs one round, if this node leads the duty.
  package func round(of duty: any Duty) async {
    let leads = metrics.gauge(.dutyLeads, duty.name)
    do throws(StorageError) {
      var hasMore = true
      while hasMore, !isStopping {
        guard let step = try await step(of: duty) else { return leads.set(0) }
        metrics.counter(.dutyItems, duty.name).add(step.items)
        hasMore = step.hasMore
      }
      metrics.counter(.dutyRounds, duty.name).add()
    } catch {
      metrics.counter(.dutyFailures, duty.name).add()
      logger.warning(
        "duty failed; retrying",
        metadata: ["duty": "\(duty.name)", "error": "\(error)"])
    }
  }

  /// Performs one step under a newly taken or renewed lease. Returns nil if another node leads.
  private func step(of duty: any Duty) async throws(StorageError) -> DutyStep? {
    guard duty.isSlow, let slow else { return try await step(of: duty, on: store) }
    // Waits for the shared connection before the lease is taken.
    await turns.begin()
    defer { turns.end() }
    return try await step(of: duty, on: slow)
  }

  private func step(
    of duty: any Duty, on connection: DutyStore
  ) async throws(StorageError) -> DutyStep? {
    guard !isStopping else { return DutyStep(items: 0, hasMore: false) }
    guard try await store.lead(duty.name, holder: holder) else { return nil }
    metrics.gauge(.dutyLeads, duty.name).set(1)
    return try await duty.step(connection)
  }

  /// Sleeps, but returns soon after a stop.
  private func pause(_ duration: Duration) async {
    let until = loop.now + duration
    while !isStopping, loop.now < until {
      do { try await loop.sleep(until: min(until, loop.now + Self.nap)) } catch { return }
    }
  }
}

/// Serializes the steps of slow duties, in order of arrival.
private final class DutyTurns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Passes the turn to the step that has waited longest.
  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
