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
    lanes = Lanes(
      LaneContext(
        loop: loop, recorder: recorder, limits: limits, meters: meters, clock: clock,
        logger: logger)
    ) { credential, isolation in
      PushPool(
        try Self.pool(
          credential, on: loop, addresses: addresses, signers: signers, limits: apnsLimits,
          logger: logger, isolation: isolation))
    }
    dispatcher = Dispatcher(
      loop: loop, holder: UUID(milliseconds: clock().milliseconds), queue: store.queue,
      renderers: RendererCache(
        notifications: store.notifications, catalogues: catalogues, limits: limits),
      expander: Expander(
        pages: store.audiences, badges: store.badges, lanes: lanes, recorder: recorder),
      limits: limits, meters: meters, logger: logger)
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

  /// Whom work names that is handed over: give it to the store when it accepts. Nil while there is no
  /// room: then work is stored for whoever claims it.
  package var holder: UUID? { dispatcher.takesWork ? dispatcher.holder : nil }

  /// Work that was stored already claimed by `holder`, with its message as the door bound it: nothing is
  /// claimed, read or parsed again.
  package func take(
    _ work: Work, message: BoundMessage, isolation: isolated (any Actor) = #isolation
  ) {
    let renderer = MessageRenderer(message, lists: limits.languageListsPerNotification)
    dispatcher.take(work, renderer: renderer)
  }

  /// Work was committed that nobody holds.
  package func wake() { dispatcher.wake() }

  /// From now on apps and credentials are these.
  package func configure(
    _ configuration: ConfigurationSnapshot, isolation: isolated (any Actor)? = #isolation
  ) {
    lanes.configure(configuration, isolation: isolation)
    dispatcher.wake()
  }

  /// Sets the gauges of this shard's lanes.
  package func sample() { meters.sample(lanes.all) }
}
