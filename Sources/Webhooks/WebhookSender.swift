// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import HTTPClient
package import Logging
package import Metrics
package import PushModel
package import Storage
package import TLS

/// Tells webhooks what happened, on one node of all: whichever leads it. What waits is in PostgreSQL
/// (`WebhookOutbox`), and so is what became of it.
///
/// A look each second finds who has something to be told; each of those then has a task of its own until its queue is
/// empty, it rests, others have waited for a place long enough (`WebhookTurns`), or somebody else leads. Every request begins and ends within the lease that was renewed before it,
/// so that two nodes do not tell the same webhook at once.
///
/// Made and used on one actor. `run` returns after `stop`, when the requests under way have ended.
package final class WebhookSender {
  /// Names the lease and its metrics.
  static let duty = "webhooks"
  /// A stop is noticed within this time.
  private static let nap = Duration.milliseconds(200)

  let loop: EventLoop
  let outbox: WebhookOutbox
  let limits: WebhookLimits
  let context: TLSContext
  /// Looks up the names that owners of apps have chosen, and no others.
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
  /// Until then requests may be begun.
  private var leadsUntil: MonotonicTime

  /// - Parameters:
  ///   - leases: over the connection of the outbox, or another one.
  ///   - holder: whom the lease names.
  ///   - allowsPrivate: whether addresses that are not of the public internet may be connected to.
  ///   - lookUp: in place of the system's resolver: tests need no name server.
  /// - Throws: when a root cannot be used.
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
    // Names that nobody waits for any more leave the queue: each webhook has one there at the most.
    names = LookupPool(
      threads: limits.lookups, queue: limits.webhooksAtOnce, lookUp: lookUp ?? Resolver.system)
    context = try TLSContext.client(trust: trust, alpn: ["http/1.1"])
    leadsUntil = loop.now
  }

  /// Whether another request may be begun.
  var mayGoOn: Bool { !isStopping && loop.now < leadsUntil }

  /// Works until `stop`.
  package func run(isolation: isolated (any Actor) = #isolation) async {
    while !isStopping {
      do throws(StorageError) { try await look() } catch { complain(error) }
      await pause(limits.interval)
    }
    for task in busy.values { await task.value }
    // Whoever does not hear of it waits until the lease is over.
    do throws(StorageError) { try await leases.resign(Self.duty, holder: holder) } catch {
      logger.debug("the lease was not given up", metadata: ["error": "\(error)"])
    }
  }

  /// No further request is begun.
  package func stop() { isStopping = true }

  private func look(isolation: isolated (any Actor) = #isolation) async throws(StorageError) {
    let leads = metrics.gauge(.dutyLeads, Self.duty)
    guard try await outbox.hasWork() else { return leads.set(0) }
    let asked = loop.now
    guard try await leases.lead(Self.duty, holder: holder) else { return leads.set(0) }
    leads.set(1)
    // What is begun by then has ended, by its deadline, when the lease has.
    leadsUntil =
      asked + (.seconds(DutyStore.leaseSeconds) - limits.deadline - Duration.seconds(5))
    while try await outbox.collectEndings(), mayGoOn {}
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

  private func complain(_ error: StorageError) {
    metrics.counter(.dutyFailures, Self.duty).add()
    logger.warning("telling webhooks failed; it goes on", metadata: ["error": "\(error)"])
  }

  /// Sleeps, but not past a stop.
  private func pause(_ duration: Duration) async {
    let until = loop.now + duration
    while !isStopping, loop.now < until {
      do { try await loop.sleep(until: min(until, loop.now + Self.nap)) } catch { return }
    }
  }
}
