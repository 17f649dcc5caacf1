// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging
package import Metrics
package import PushModel
package import Storage

/// Carries a node's duties out, each in a task of its own, as long as this node leads it. Leadership is
/// a lease in PostgreSQL, taken anew before every step: whoever has lost it stops.
///
/// Made and used on one actor. `run` returns after `stop`, when the steps in progress have ended.
package final class DutyRunner {
  /// A stop is noticed within this time.
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
  ///   - slow: for the steps of slow duties, on a connection of its own; nil: they use `store` like
  ///     the others.
  ///   - holder: whom leases name.
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

  /// Works until `stop`.
  package func run(isolation: isolated (any Actor) = #isolation) async {
    let tasks = duties.map { duty in
      Task {
        _ = isolation
        await self.keep(duty)
      }
    }
    for task in tasks { await task.value }
  }

  /// No further step is begun.
  package func stop() { isStopping = true }

  private func keep(_ duty: any Duty) async {
    while !isStopping {
      await round(of: duty)
      await pause(duty.interval)
    }
  }

  /// One round, if this node leads the duty.
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
        "a background duty failed; it is tried again",
        metadata: ["duty": "\(duty.name)", "error": "\(error)"])
    }
  }

  /// One step under a lease that was just taken or renewed; nil: another node leads.
  private func step(of duty: any Duty) async throws(StorageError) -> DutyStep? {
    guard duty.isSlow, let slow else { return try await step(of: duty, on: store) }
    // No step waits for the connection under its lease.
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

  /// Sleeps, but not past a stop.
  private func pause(_ duration: Duration) async {
    let until = loop.now + duration
    while !isStopping, loop.now < until {
      do { try await loop.sleep(until: min(until, loop.now + Self.nap)) } catch { return }
    }
  }
}

/// One slow step at a time, in order of arrival.
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

  /// The turn passes on to the step that has waited longest.
  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
