// SPDX-License-Identifier: Apache-2.0
package import APNs
package import AsyncIO
package import Logging
package import Messages
package import Metrics
package import PushModel
package import Storage
package import TLS

/// Where each environment's pushes go and its channels are managed, which way, and whom to trust there.
package struct APNsAddresses: Sendable {
  package var production: HostPort
  package var sandbox: HostPort
  package var productionChannels: HostPort
  package var sandboxChannels: HostPort
  package var trust: TLSTrust
  package var proxy: HTTPProxy?

  /// All addresses, Apple's unless told otherwise, the roots that sign their certificates, and what stands between.
  package init(
    production: HostPort, sandbox: HostPort, productionChannels: HostPort = appleProductionChannels,
    sandboxChannels: HostPort = appleSandboxChannels, trust: TLSTrust, proxy: HTTPProxy? = nil
  ) {
    self.production = production
    self.sandbox = sandbox
    self.productionChannels = productionChannels
    self.sandboxChannels = sandboxChannels
    self.trust = trust
    self.proxy = proxy
  }

  /// "Sending channel management requests to APNs"
  package static let appleProductionChannels = HostPort(
    host: "api-manage-broadcast.push.apple.com", port: 2196)
  package static let appleSandboxChannels = HostPort(
    host: "api-manage-broadcast.sandbox.push.apple.com", port: 2195)

  func host(of environment: PushEnvironment, _ door: ChannelOperation.Door = .broadcasts)
    -> HostPort
  {
    switch (environment, door) {
    case (.production, .broadcasts): production
    case (.sandbox, .broadcasts): sandbox
    case (.production, .management): productionChannels
    case (.sandbox, .management): sandboxChannels
    }
  }
}

extension APNsAuthentication {
  /// What a credential says at Apple's door. Throws when its secret is of no use.
  init(_ credential: Credential, tokens: ProviderTokens) throws {
    switch credential.identity {
    case .key(let key):
      self = .providerToken(
        try tokens.source(
          environment: credential.environment, teamID: key.teamID, keyID: key.keyID,
          pem: key.privateKeyPEM ?? ""))
    case .certificate(let certificate):
      self = .certificate(
        try TLSIdentity(
          certificateChainPEM: certificate.certificatePEM,
          privateKeyPEM: certificate.privateKeyPEM ?? ""))
    }
  }
}

/// The delivery half of one shard, put together: work is taken up by `Dispatcher`, turned into pushes by
/// `Expander`, sent by `Lane`s, and what became of them is kept by `OutcomeRecorder`.
///
/// Made and used on the shard's actor.
package final class Pipeline {
  private let loop: EventLoop
  let lanes: Lanes
  let clock: () -> Instant
  private let dispatcher: Dispatcher
  private let meters: PipelineMeters
  private let limits: PipelineLimits
  private let appNames: AppNames

  /// A pipeline for one shard. `tokens` and `homes` are the process's, `shard` is its number there; `clock` is the
  /// wall clock.
  package init(
    loop: EventLoop, shard: Int, homes: LaneHomes, store: Store, catalogues: CatalogueSource,
    addresses: APNsAddresses,
    tokens: ProviderTokens, apnsLimits: APNsLimits, limits: PipelineLimits,
    metrics: MetricsShard, clock: @escaping () -> Instant, logger: Logger
  ) {
    self.limits = limits
    self.clock = clock
    meters = PipelineMeters(shard: metrics)
    let recorder = OutcomeRecorder(
      loop: loop, outcomes: store.outcomes, limits: limits, meters: meters, clock: clock,
      logger: logger)
    let names = AppNames()
    appNames = names
    let context = LaneContext(
      loop: loop, recorder: recorder, intents: store.intents, superseding: store.superseding,
      secondTries: SecondTries(store.standings, logger: logger),
      herald: CredentialHerald(loop: loop, news: store.credentialNews, logger: logger),
      limits: limits, meters: meters, clock: clock, logger: logger, shard: shard, homes: homes,
      appName: { names.of($0) })
    self.loop = loop
    lanes = Lanes(context) { credential, isolation in
      let make = { (limits: APNsLimits) in
        try Self.pool(
          credential, on: loop, addresses: addresses, tokens: tokens, limits: limits,
          metrics: metrics, logger: logger, isolation: isolation)
      }
      var limits = apnsLimits
      // Elsewhere none stays open that is not needed.
      if let key = Lanes.Key(credential), homes.home(of: key).shard != shard {
        limits.leastSessions = 0
      }
      return PushPool(try make(limits), SuspectPool(apnsLimits, make: make))
    }
    dispatcher = Dispatcher(
      context, holder: UUID(milliseconds: clock().milliseconds), queue: store.queue,
      controls: store.controls, paces: store.paces,
      renderers: RendererCache(
        notifications: store.notifications, catalogues: catalogues, limits: limits,
        logger: logger),
      expander: Expander(
        pages: store.audiences, badges: store.badges, recorder: recorder, intents: store.intents,
        superseding: store.superseding,
        quiet: QuietClock(store.quietHours, clock: clock), timeZones: store.timeZones),
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

  /// Works until `stop`. Returns once every push that was handed out has its outcome in PostgreSQL.
  package func run(isolation: isolated (any Actor) = #isolation) async {
    await dispatcher.run()
    await lanes.close()
  }

  /// Stops taking work up.
  package func stop() { dispatcher.stop() }

  // MARK: what the other half says

  /// What is to become of the work of a notification, asked before it is stored; and who takes what
  /// was stored already claimed, with its message as the door bound it: nothing is claimed, read or parsed
  /// again.
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

  /// Whether Apple refuses every credential that such pushes may go under, as far as the shard knows.
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

  /// Takes over work that another shard of the process has claimed, or accepted.
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
    let renderer = MessageRenderer(message, lists: limits.languageListsPerNotification)
    for work in works {
      dispatcher.take(work, renderer: renderer, leaseEnds: leaseEnds, isolation: isolation)
    }
  }

  /// Somebody else has committed work that nobody holds.
  package func wake() { dispatcher.wake() }

  /// A notification was paused, resumed or cancelled, here or elsewhere.
  package func hearCommands(isolation: isolated (any Actor) = #isolation) {
    dispatcher.hearCommands(isolation: isolation)
  }

  /// From now on apps and credentials are these.
  package func configure(
    _ configuration: ConfigurationSnapshot, isolation: isolated (any Actor)? = #isolation
  ) {
    appNames.configuration = configuration
    lanes.configure(configuration, isolation: isolation)
    dispatcher.configure(configuration.rates)
  }

  /// Owners of these were told that Apple refuses them. The shard that was refused may get no more pushes: whichever
  /// shard begins one from now on and has it taken says that they work.
  package func hear(of refused: [CredentialPlace]) { lanes.hear(of: Set(refused)) }

  /// Sets the gauges of this shard's lanes.
  package func sample() { meters.sample(lanes.all) }
}

/// What apps are called, as the configuration has it last.
private final class AppNames {
  var configuration = ConfigurationSnapshot.empty

  func of(_ app: AppID) -> String? { configuration.app(id: app)?.bundleID }
}
