// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import HTTPClient
package import Logging
package import Metrics
package import PushModel
package import Storage
package import TLS

/// Delivers messages to webhooks, on the node that currently leads. Messages and results are stored
/// in PostgreSQL (`WebhookOutbox`).
///
/// Checks once a second for webhooks with due messages. Each such webhook then has a task of its
/// own. The task ends if the queue is empty, a round delivers nothing, the webhook must yield to
/// others (`WebhookTurns`), or another node leads. Requests begin only while the remaining lease is
/// longer than their deadline. Two nodes therefore never serve a webhook at once.
///
/// Created and used on one actor. `run` returns after `stop`, when the requests in flight have
/// ended.
package final class WebhookSender {
  /// The name of the lease, also in metrics.
  static let duty = "webhooks"
  /// Longest delay until a stop is noticed.
  private static let nap = Duration.milliseconds(200)

  let loop: EventLoop
  let outbox: WebhookOutbox
  let limits: WebhookLimits
  let context: TLSContext
  /// Resolves only names that owners of apps have chosen.
  let names: LookupPool
  let allowsPrivate: Bool
  let clock: () -> Instant
  let metrics: MetricsShard
  let logger: Logger
  private let leases: DutyStore
  private let holder: UUID
  private var busy: [UUID: Task<Void, Never>] = [:]
  private(set) var turns: WebhookTurns
  private var isStopping = false
  /// Time until which requests may begin.
  private var leadsUntil: MonotonicTime

  /// - Parameters:
  ///   - leases: may share the outbox's connection.
  ///   - holder: the node's id in the lease.
  ///   - allowsPrivate: whether connections to non-public addresses are allowed.
  ///   - lookUp: replaces the system's resolver in tests.
  /// - Throws: `TLSError` if a root cannot be used.
  package init(
    loop: EventLoop, outbox: WebhookOutbox, leases: DutyStore, holder: UUID, trust: TLSTrust,
    allowsPrivate: Bool, limits: WebhookLimits, clock: @escaping () -> Instant,
    metrics: MetricsShard, logger: Logger, lookUp: LookupPool.LookUp? = nil
  ) throws(TLSError) {
    self.loop = loop
    self.outbox = outbox
    self.leases = leases
    self.holder = holder
    self.limits = limits
    turns = WebhookTurns(limit: limits.webhooksAtOnce, rounds: limits.rounds)
    self.allowsPrivate = allowsPrivate
    self.clock = clock
    self.metrics = metrics
    self.logger = logger
    // The queue has at most one name per webhook. A name is removed when no request waits for it.
    names = LookupPool(
      threads: limits.lookups, queue: limits.webhooksAtOnce, lookUp: lookUp ?? Resolver.system)
    context = try TLSContext.client(trust: trust, alpn: ["http/1.1"])
    leadsUntil = loop.now
  }

  /// Whether another request may begin.
  var mayProceed: Bool { !isStopping && loop.now < leadsUntil }

  /// Runs until `stop`.
  package func run(isolation: isolated (any Actor) = #isolation) async {
    while !isStopping {
      do throws(StorageError) { try await look() } catch { complain(error) }
      await pause(limits.interval)
    }
    for task in busy.values { await task.value }
    // Releases the lease, so that another node need not wait for its expiry.
    do throws(StorageError) { try await leases.resign(Self.duty, holder: holder) } catch {
      logger.debug("cannot release webhook lease", metadata: ["error": "\(error)"])
    }
  }

  /// Prevents further requests from beginning.
  package func stop() { isStopping = true }

  private func look(isolation: isolated (any Actor) = #isolation) async throws(StorageError) {
    guard try await outbox.hasWork() else { return reportIdle() }
    let asked = loop.now
    guard try await leases.lead(Self.duty, holder: holder) else { return reportIdle() }
    metrics.gauge(.dutyLeads, Self.duty).set(1)
    // A request that begins before this time reaches its deadline before the lease ends.
    leadsUntil =
      asked + (.seconds(DutyStore.leaseSeconds) - limits.deadline - Duration.seconds(5))
    while try await outbox.collectEndings(), mayProceed {}
    metrics.gauge(.webhookLag).set(try await outbox.lag())
    let found = try await outbox.due()
    let begins = Set(turns.begin(found.map(\.webhook.id)))
    for due in found where begins.contains(due.webhook.id) {
      let telling = WebhookTelling(due, by: self)
      busy[due.webhook.id] = Task {
        _ = isolation
        do throws(StorageError) { try await telling.run() } catch { complain(error) }
        busy[due.webhook.id] = nil
        turns.ended(due.webhook.id)
      }
    }
  }

  /// Clears the gauges that only the leading node sets, and only while there are webhooks.
  private func reportIdle() {
    metrics.gauge(.dutyLeads, Self.duty).set(0)
    metrics.gauge(.webhookLag).set(0)
  }

  private func complain(_ error: StorageError) {
    metrics.counter(.dutyFailures, Self.duty).add()
    logger.warning("webhook delivery failed; retrying", metadata: ["error": "\(error)"])
  }

  /// Sleeps, but returns soon after a stop.
  private func pause(_ duration: Duration) async {
    let until = loop.now + duration
    while !isStopping, loop.now < until {
      do { try await loop.sleep(until: min(until, loop.now + Self.nap)) } catch { return }
    }
  }
}
