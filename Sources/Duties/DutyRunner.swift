// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging
package import Metrics
package import PushModel
package import Storage

/// Runs a node's duties, each in a task of its own. Only the leader of a duty performs its steps;
/// leadership is a lease in PostgreSQL.
///
/// Created and used on one actor. `run` returns after the stop signal, when the steps in progress
/// have ended.
package final class DutyRunner {
  private let loop: EventLoop
  private let store: DutyStore
  private let slow: DutyStore?
  private let turns = DutyTurns()
  private let duties: [any Duty]
  private let holder: UUID
  private let metrics: MetricsShard
  private let logger: Logger
  private let stop: StopSignal
  /// For each duty, whether this node leads it, and until when that answer is used.
  private var answers: [String: (leads: Bool, until: MonotonicTime)] = [:]

  /// - Parameters:
  ///   - store: for leases, and for the steps of duties.
  ///   - slow: for the steps of slow duties, on a separate connection; nil to use `store`.
  ///   - holder: the node's id in leases.
  ///   - stop: prevents further steps from beginning.
  package init(
    loop: EventLoop, store: DutyStore, slow: DutyStore? = nil, duties: [any Duty], holder: UUID,
    metrics: MetricsShard, logger: Logger, stop: StopSignal
  ) {
    self.loop = loop
    self.store = store
    self.slow = slow
    self.duties = duties
    self.holder = holder
    self.metrics = metrics
    self.logger = logger
    self.stop = stop
  }

  /// Runs the duties until the stop signal.
  package func run(isolation: isolated (any Actor) = #isolation) async {
    let tasks = duties.map { duty in
      Task {
        _ = isolation
        await self.keep(duty)
      }
    }
    for task in tasks { await task.value }
  }

  private func keep(_ duty: any Duty) async {
    while !stop.isSet {
      await round(of: duty)
      await stop.pause(duty.interval)
    }
    await duty.finish()
    guard duty.releasesLease else { return }
    do throws(StorageError) { try await store.resign(duty.name, holder: holder) } catch {
      logger.debug(
        "cannot release lease", metadata: ["duty": "\(duty.name)", "error": "\(error)"])
    }
  }

  /// Performs one round: steps until none is left, or until this node does not lead.
  package func round(of duty: any Duty) async {
    do throws(StorageError) {
      var hasMore = true
      while hasMore, !stop.isSet {
        guard let step = try await step(of: duty) else { return }
        metrics.counter(.dutyItems, duty.name).add(step.items)
        hasMore = step.hasMore
      }
      metrics.counter(.dutyRounds, duty.name).add()
    } catch {
      failed(duty, error)
    }
  }

  private func failed(_ duty: any Duty, _ error: StorageError) {
    metrics.counter(.dutyFailures, duty.name).add()
    logger.warning(
      "duty failed; retrying", metadata: ["duty": "\(duty.name)", "error": "\(error)"])
  }

  /// Performs one step. Returns nil if only the leader has steps and another node leads.
  private func step(of duty: any Duty) async throws(StorageError) -> DutyStep? {
    let slow = duty.isSlow ? slow : nil
    // Waits for the shared connection before the lease is requested.
    if slow != nil { await turns.begin() }
    defer { if slow != nil { turns.end() } }
    guard !stop.isSet else { return DutyStep(items: 0, hasMore: false) }
    let hasWork = try await duty.hasWork()
    let leads = hasWork ? try await lead(duty) : false
    metrics.gauge(.dutyLeads, duty.name).set(leads ? 1 : 0)
    let connection = slow ?? store
    return leads ? try await duty.step(connection) : try await duty.follow(connection)
  }

  /// Acquires or renews the lease of a duty, unless its newest answer is still used.
  private func lead(_ duty: any Duty) async throws(StorageError) -> Bool {
    let now = loop.now
    if let newest = answers[duty.name], now < newest.until { return newest.leads }
    let leads = try await store.lead(duty.name, holder: holder)
    answers[duty.name] = (leads, now + duty.leaseRenewal)
    return leads
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
