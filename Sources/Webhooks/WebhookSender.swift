// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Duties
internal import HTTPClient
package import Logging
package import Metrics
package import PushModel
package import Storage
package import TLS

/// Delivers messages to webhooks, on the node that currently leads. Messages and results are stored
/// in PostgreSQL (`WebhookOutbox`).
///
/// Checks once a second for webhooks with due messages, and needs a leader only if there are any.
/// Each such webhook then has a task of its own. The task ends if the queue is empty, a round
/// delivers nothing, the webhook must yield to others (`WebhookTurns`), or another node leads.
/// Requests begin only while the remaining lease is longer than their deadline. Two nodes therefore
/// never serve a webhook at once.
///
/// Created and used on one actor.
package final class WebhookSender: Duty {
  package let name = "webhooks"
  /// Zero, because `leadsUntil` is computed from the lease of the current step.
  package let leaseRenewal = Duration.zero
  /// Another node continues at once, since messages are due within a second.
  package let releasesLease = true
  package var interval: Duration { limits.interval }

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
  private let stop: StopSignal
  private var busy: [UUID: Task<Void, Never>] = [:]
  private(set) var turns: WebhookTurns
  /// A time before the newest lease was requested.
  private var askedAt: MonotonicTime
  /// Time until which requests may begin.
  private var leadsUntil: MonotonicTime

  /// - Parameters:
  ///   - stop: prevents further requests from beginning.
  ///   - allowsPrivate: whether connections to non-public addresses are allowed.
  ///   - lookUp: replaces the system's resolver in tests.
  /// - Throws: `TLSError` if a root cannot be used.
  package init(
    loop: EventLoop, outbox: WebhookOutbox, stop: StopSignal, trust: TLSTrust,
    allowsPrivate: Bool, limits: WebhookLimits, clock: @escaping () -> Instant,
    metrics: MetricsShard, logger: Logger, lookUp: LookupPool.LookUp? = nil
  ) throws(TLSError) {
    self.loop = loop
    self.outbox = outbox
    self.stop = stop
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
    askedAt = loop.now
    leadsUntil = loop.now
  }

  /// Whether another request may begin.
  var mayProceed: Bool { !stop.isSet && loop.now < leadsUntil }

  package func hasWork() async throws(StorageError) -> Bool {
    let hasWork = try await outbox.hasWork()
    askedAt = loop.now
    return hasWork
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    // A request that begins before this time reaches its deadline before the lease ends.
    leadsUntil =
      askedAt + (.seconds(DutyStore.leaseSeconds) - limits.deadline - Duration.seconds(5))
    while try await outbox.collectEndings(), mayProceed {}
    metrics.gauge(.webhookLag).set(try await outbox.lag())
    begin(try await outbox.due())
    return DutyStep(items: 0, hasMore: false)
  }

  /// Clears the gauge that only the leader sets, and only while there are webhooks.
  package func follow(_ store: DutyStore) async throws(StorageError) -> DutyStep? {
    metrics.gauge(.webhookLag).set(0)
    return nil
  }

  package func finish() async {
    for task in busy.values { await task.value }
  }

  /// Starts a task for each webhook with due messages whose turn it is.
  private func begin(
    _ found: [WebhookOutbox.Due], isolation: isolated (any Actor)? = #isolation
  ) {
    let begins = Set(turns.begin(found.map(\.webhook.id)))
    for due in found where begins.contains(due.webhook.id) {
      let delivery = WebhookDelivery(due, by: self)
      busy[due.webhook.id] = Task {
        _ = isolation
        do throws(StorageError) { try await delivery.run() } catch {
          metrics.counter(.dutyFailures, name).add()
          logger.warning(
            "webhook delivery failed; retrying",
            metadata: ["webhook": "\(due.webhook.id)", "error": "\(error)"])
        }
        busy[due.webhook.id] = nil
        turns.ended(due.webhook.id)
      }
    }
  }
}
