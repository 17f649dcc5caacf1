// SPDX-License-Identifier: Apache-2.0
package import APNs
package import AsyncIO
package import Logging
package import Messages
package import Metrics
package import PushModel
package import Storage
package import TLS

/// Where each environment's pushes go, and whom to trust there.
package struct APNsAddresses: Sendable {
  package var production: HostPort
  package var sandbox: HostPort
  package var trust: TLSTrust

  /// Both addresses and the roots that sign their certificates.
  package init(production: HostPort, sandbox: HostPort, trust: TLSTrust) {
    self.production = production
    self.sandbox = sandbox
    self.trust = trust
  }

  func host(of environment: PushEnvironment) -> HostPort {
    environment == .production ? production : sandbox
  }
}

/// The delivery half of one shard, put together: work is taken up by `Dispatcher`, turned into pushes by
/// `Expander`, sent by `Lane`s, and what became of them is kept by `OutcomeRecorder`.
///
/// Made and used on the shard's actor.
package final class Pipeline {
  private let loop: EventLoop
  private let lanes: Lanes
  private let dispatcher: Dispatcher
  private let meters: PipelineMeters
  private let limits: PipelineLimits

  /// A pipeline for one shard. `signers` are the process's; `clock` is the wall clock.
  package init(
    loop: EventLoop, store: Store, catalogues: CatalogueSource, addresses: APNsAddresses,
    signers: ProviderTokenSigners, apnsLimits: APNsLimits, limits: PipelineLimits,
    metrics: MetricsShard, clock: @escaping () -> Instant, logger: Logger
  ) {
    self.limits = limits
    meters = PipelineMeters(shard: metrics)
    let recorder = OutcomeRecorder(
      loop: loop, outcomes: store.outcomes, limits: limits, meters: meters, clock: clock,
      logger: logger)
    let context = LaneContext(
      loop: loop, recorder: recorder, intents: store.intents, limits: limits, meters: meters,
      clock: clock, logger: logger)
    self.loop = loop
    lanes = Lanes(context) { credential, isolation in
      PushPool(
        try Self.pool(
          credential, on: loop, addresses: addresses, signers: signers, limits: apnsLimits,
          logger: logger, isolation: isolation))
    }
    dispatcher = Dispatcher(
      context, holder: UUID(milliseconds: clock().milliseconds), queue: store.queue,
      controls: store.controls, paces: store.paces,
      renderers: RendererCache(
        notifications: store.notifications, catalogues: catalogues, limits: limits,
        logger: logger),
      expander: Expander(pages: store.audiences, badges: store.badges, recorder: recorder),
      lanes: lanes)
  }

  private static func pool(
    _ credential: Credential, on loop: EventLoop, addresses: APNsAddresses,
    signers: ProviderTokenSigners, limits: APNsLimits, logger: Logger,
    isolation: isolated (any Actor)?
  ) throws -> SessionPool {
    let address = addresses.host(of: credential.environment)
    let authentication: APNsAuthentication
    switch credential.identity {
    case .key(let key):
      authentication = .providerToken(
        try signers.signer(
          teamID: key.teamID, keyID: key.keyID, pem: key.privateKeyPEM ?? ""))
    case .certificate(let certificate):
      authentication = .certificate(
        try TLSIdentity(
          certificateChainPEM: certificate.certificatePEM,
          privateKeyPEM: certificate.privateKeyPEM ?? ""))
    }
    let pool = try SessionPool(
      on: loop, endpoint: APNsEndpoint(host: address.host, port: address.port),
      authentication: authentication, trust: addresses.trust, limits: limits, logger: logger)
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

  /// What is to become of the work of an app's notification, asked before it is stored; and who takes what
  /// was stored already claimed, with its message as the door bound it: nothing is claimed, read or parsed
  /// again.
  package func offer(
    _ app: AppID, isolation: isolated (any Actor) = #isolation
  ) -> (plan: AcceptPlan, take: ([Work], BoundMessage) -> Void) {
    func placement(_ environment: PushEnvironment) -> Placement {
      dispatcher.placement(for: Destination(app: app, environment: environment))
    }
    let plan = AcceptPlan(
      holder: dispatcher.holder, production: placement(.production), sandbox: placement(.sandbox))
    let leaseEnds = loop.now + .seconds(WorkQueue.leaseSeconds)
    return (plan, { self.take($0, message: $1, leaseEnds: leaseEnds, isolation: isolation) })
  }

  private func take(
    _ works: [Work], message: BoundMessage, leaseEnds: MonotonicTime,
    isolation: isolated (any Actor)
  ) {
    guard !works.isEmpty else { return dispatcher.announce() }
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
    lanes.configure(configuration, isolation: isolation)
    dispatcher.configure(configuration.rates)
  }

  /// Sets the gauges of this shard's lanes.
  package func sample() { meters.sample(lanes.all) }
}
