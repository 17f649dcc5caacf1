// SPDX-License-Identifier: Apache-2.0
package import APNs
package import AsyncIO
package import Logging
package import Messages
package import Metrics
package import PushModel
package import Storage

/// Delivery half of one shard: `Dispatcher` takes work, `Expander` turns it into pushes, `Lane`s
/// send them, and `Settlement` stores the outcomes.
///
/// Created and used on the shard's actor.
package final class Pipeline {
  private let loop: EventLoop
  let lanes: Lanes
  let clock: () -> Instant
  private let dispatcher: Dispatcher
  private let meters: PipelineMeters
  private let languages: LanguageChoices
  private let appNames: AppNames

  /// Creates the pipeline of one shard. `tokens` and `homes` are shared by the process, `shard` is
  /// the shard's number in it, `holder` identifies the shard in the queue, `languages` is the
  /// shard's, and `clock` is the wall clock.
  package init(
    loop: EventLoop, shard: Int, holder: UUID, homes: LaneOwnership, store: Store,
    catalogues: CatalogueSource,
    languages: LanguageChoices, addresses: APNsAddresses,
    tokens: ProviderTokens, apnsLimits: APNsLimits, limits: PipelineLimits,
    metrics: MetricsShard, clock: @escaping () -> Instant, logger: Logger
  ) {
    self.languages = languages
    self.clock = clock
    meters = PipelineMeters(shard: metrics)
    let pipeline = PipelineEnvironment(
      loop: loop, clock: clock, limits: limits, logger: logger, meters: meters)
    let settlement = Settlement(
      OutcomeWriter(store.outcomes, in: pipeline), tally: store.outcomes.tally, in: pipeline)
    let names = AppNames()
    appNames = names
    self.loop = loop
    lanes = Lanes(
      pipeline, settlement: settlement, intents: store.intents, superseding: store.superseding,
      fallbacks: EnvironmentFallbacks(store.statuses, logger: logger),
      statusReporter: CredentialStatusReporter(
        loop: loop, news: store.credentialEvents, logger: logger, appName: names.of),
      ownership: homes, shard: shard, appName: names.of
    ) { credential, logger, isolation in
      let make = { (limits: APNsLimits) in
        try Self.pool(
          credential, on: loop, addresses: addresses, tokens: tokens, limits: limits,
          metrics: metrics, logger: logger, isolation: isolation)
      }
      var limits = apnsLimits
      // Shards other than the home keep no idle session.
      if let key = LaneKey(credential), homes.home(of: key).shard != shard {
        limits.leastSessions = 0
      }
      return PushPool(try make(limits), UnverifiedTokenPool(apnsLimits, make: make))
    }
    dispatcher = Dispatcher(
      pipeline, settlement: settlement, ownership: homes,
      holder: holder, queue: store.queue,
      controls: store.controls, intents: store.intents, rateShares: store.rateShares,
      renderers: RendererCache(
        notifications: store.notifications, catalogues: catalogues, languages: languages,
        limits: limits, logger: logger),
      expander: Expander(
        pages: store.audiences,
        facts: PushFacts(
          badges: store.badges, superseding: store.superseding,
          quiet: QuietClock(store.quietHours, clock: clock), timeZones: store.timeZones),
        settlement: settlement, intents: store.intents, clock: clock),
      lanes: lanes)
  }

  private static func pool(
    _ credential: Credential, on loop: EventLoop, addresses: APNsAddresses,
    tokens: ProviderTokens, limits: APNsLimits, metrics: MetricsShard, logger: Logger,
    isolation: isolated (any Actor)?
  ) throws -> SessionPool {
    let environment = credential.environment.rawValue
    let address = addresses.host(of: credential.environment)
    let pool = try SessionPool(
      on: loop, endpoint: APNsEndpoint(host: address.host, port: address.port),
      through: addresses.proxy,
      authentication: try APNsAuthentication(credential, tokens: tokens),
      trust: addresses.trust, limits: limits, logger: logger
    ) { metrics.counter(.apnsConnections, environment, $0.rawValue).add() }
    pool.start(isolation: isolation)
    return pool
  }

  // MARK: lifecycle

  /// Works until `stop`. Returns once the outcomes of all pushes that were handed out are in
  /// PostgreSQL.
  package func run(isolation: isolated (any Actor) = #isolation) async {
    await dispatcher.run()
    await lanes.close()
  }

  /// Stops claiming work.
  package func stop() { dispatcher.stop() }

  // MARK: calls of the accepting half

  /// Returns the state in which to store a notification's work, and a function that takes the
  /// stored work. That work is already claimed and its message bound, so that nothing is claimed,
  /// read or parsed again.
  package func offer(
    _ notification: Notification, isolation: isolated (any Actor) = #isolation
  ) -> (plan: AcceptPlan, take: ([Work], BoundMessage) -> Void) {
    func placement(_ environment: PushEnvironment) -> Placement {
      dispatcher.placement(
        for: Destination(app: notification.app, environment: environment), notification.pushType)
    }
    let plan = AcceptPlan(
      holder: dispatcher.holder, production: placement(.production), sandbox: placement(.sandbox))
    let leaseEnds = loop.now + .seconds(WorkQueue.leaseSeconds)
    return (plan, { self.take($0, message: $1, leaseEnds: leaseEnds, isolation: isolation) })
  }

  /// Returns whether Apple refuses every credential for such pushes, as far as the shard knows.
  package func isRefused(for destination: Destination, _ type: PushType) -> Bool {
    lanes.isRefused(for: destination, type)
  }

  private func take(
    _ works: [Work], message: BoundMessage, leaseEnds: MonotonicTime,
    isolation: isolated (any Actor)
  ) {
    guard !works.isEmpty else { return dispatcher.announce() }
    let mine = works.filter {
      !dispatcher.handsOver($0, message, leaseEnds: leaseEnds, isolation: isolation)
    }
    keep(mine, message: message, leaseEnds: leaseEnds, isolation: isolation)
  }

  /// Takes over work that another shard of the process has claimed or accepted.
  package func take(
    _ handover: Handover, isolation: isolated (any Actor) = #isolation
  ) {
    guard let message = handover.message else {
      for work in handover.works {
        dispatcher.takeOver(work, leaseEnds: handover.leaseEnds, isolation: isolation)
      }
      return
    }
    keep(
      handover.works, message: message, leaseEnds: handover.leaseEnds, isolation: isolation)
  }

  private func keep(
    _ works: [Work], message: BoundMessage, leaseEnds: MonotonicTime,
    isolation: isolated (any Actor)
  ) {
    guard !works.isEmpty else { return }
    let renderer = MessageRenderer(message, choices: languages)
    for work in works {
      dispatcher.take(work, renderer: renderer, leaseEnds: leaseEnds, isolation: isolation)
    }
  }

  /// Signals that another component has committed unclaimed work.
  package func wake() { dispatcher.wake() }

  /// Signals that a notification was paused, resumed or cancelled on any node.
  package func receiveCommands(isolation: isolated (any Actor) = #isolation) {
    dispatcher.receiveCommands(isolation: isolation)
  }

  /// Sets the apps and credentials.
  package func configure(
    _ configuration: ConfigurationSnapshot, isolation: isolated (any Actor)? = #isolation
  ) {
    appNames.configuration = configuration
    lanes.configure(configuration, isolation: isolation)
    dispatcher.configure(configuration.rates)
  }

  /// Records credentials whose refusal was reported to their owners. The reporting shard may get no
  /// more pushes, so any shard with an accepted push reports the end of the refusal.
  package func observeRefusals(_ refused: [CredentialPlace]) {
    lanes.observeRefusals(Set(refused))
  }

  /// Returns the pushes that ended since the last call, by app; those of app 0 belong to further
  /// apps.
  package func takeTallies() -> [AppID: PushTally] { meters.tallies.take() }

  /// Sets the gauges of this shard's lanes and rate-limited rows.
  package func sample() {
    meters.sample(lanes.all.map(\.sample), rateLimited: dispatcher.rateLimited)
  }
}

/// Bundle ids of the apps in the latest configuration.
private final class AppNames {
  var configuration = ConfigurationSnapshot.empty

  func of(_ app: AppID) -> String? { configuration.app(id: app)?.bundleID }
}
