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
  private let duties: [any Duty]
  private let holder: UUID
  private let metrics: MetricsShard
  private let logger: Logger
  private var isStopping = false

  /// - Parameter holder: whom leases name.
  package init(
    loop: EventLoop, store: DutyStore, duties: [any Duty], holder: UUID, metrics: MetricsShard,
    logger: Logger
  ) {
    self.loop = loop
    self.store = store
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
        guard try await store.lead(duty.name, holder: holder) else { return leads.set(0) }
        leads.set(1)
        let step = try await duty.step(store)
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

  /// Sleeps, but not past a stop.
  private func pause(_ duration: Duration) async {
    let until = loop.now + duration
    while !isStopping, loop.now < until {
      do { try await loop.sleep(until: min(until, loop.now + Self.nap)) } catch { return }
    }
  }
}
