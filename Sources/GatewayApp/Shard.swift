// SPDX-License-Identifier: Apache-2.0
internal import API
internal import APNs
internal import Admin
internal import AsyncIO
internal import DeliveryPipeline
internal import HTTPServer
internal import Identity
internal import Intake
internal import LegacyBridge
internal import Localization
internal import Logging
internal import Messages
internal import Metrics
internal import Postgres
internal import PushModel
internal import Settings
internal import Storage
internal import TLS

/// One core's part of the gateway: an event loop and all objects on it. Shards share only immutable
/// configuration, caches and counters.
actor Shard {
  /// Interval of measurements of connections and lanes.
  private static let sampleInterval = Duration.seconds(5)
  /// Interval of measurements of the loop's delay.
  private static let delayInterval = Duration.milliseconds(200)
  /// Interval at which uses of API keys are stored. Times of use are stored to the minute.
  private static let keyUsesInterval = Duration.seconds(60)
  /// Interval at which refused credentials are read. They stay refused for minutes in any case.
  private static let refusalsInterval = Duration.seconds(60)
  /// Timeout for PostgreSQL in readiness checks, shorter than the usual timeouts of health checks.
  private static let readinessDeadline = Duration.seconds(2)

  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  private let setup: GatewaySetup
  private let index: Int
  private let node: Node
  private let client: PostgresClient
  private let store: Store
  private let strings: CatalogueSource
  private let languages: LanguageChoices
  private let pipeline: Pipeline
  private let channels: ChannelService
  private let keyUses = KeyUses()
  private let metrics: MetricsShard
  private let events: EventStreams
  /// The identity provider of the admin page; nil without one.
  private let provider: OpenIDProvider?
  private var logger: Logger
  private var server: HTTPService?
  /// Accepts TLS connections; nil if no address uses TLS.
  private var tlsAcceptor: TLSAcceptor?
  private var listeners: [(listener: Listener, isSecure: Bool)] = []
  /// The legacy bridge; nil without an address.
  private var legacy: LegacyService?
  private var legacyListeners: [(listener: Listener, kind: LegacyService.Kind)] = []
  private let draining: StopSignal
  /// Whether a drain is imminent: `/readyz` responds with 503, and requests are still served.
  private var isUnready = false
  private var live: LiveSettings
  /// The newest configuration. Each shard has its own copy, so that reads need no lock.
  private(set) var configuration = ConfigurationSnapshot.empty

  /// Creates a shard.
  /// - Parameter index: identifies the shard in logs.
  init(index: Int, setup: GatewaySetup, node: Node) throws {
    self.setup = setup
    self.index = index
    self.node = node
    live = LiveSettings(setup.configuration)
    logger = setup.logger
    logger[metadataKey: "shard"] = .stringConvertible(index)
    loop = try EventLoop(name: "shard-\(index)")
    draining = StopSignal(on: loop)
    let loop = loop
    provider = try setup.configuration.signIn.openID.map { try OpenIDProvider($0, on: loop) }
    let metrics = setup.metrics.makeShard()
    self.metrics = metrics
    events = EventStreams(
      loop: loop, limits: setup.configuration.limits.api.streams,
      heldChanged: { metrics.gauge(.httpHeldAnswers).set($0) },
      changed: { metrics.gauge(.httpEventStreams).set($0) })
    client = PostgresClient(loop: loop, configuration: setup.database, logger: logger)
    let store = Store(
      client: client, secrets: setup.configuration.secrets, languages: LanguageMatcher.rule,
      guarding: setup.configuration.limits.pipeline.pruneGuard)
    self.store = store
    strings = Self.strings(setup, store, for: .requests)
    let languages = LanguageChoices()
    self.languages = languages
    let addresses = APNsAddresses(
      production: setup.configuration.production, sandbox: setup.configuration.sandbox,
      productionChannels: setup.configuration.productionChannels,
      sandboxChannels: setup.configuration.sandboxChannels, trust: setup.configuration.trust,
      proxy: setup.configuration.proxy)
    channels = ChannelService(
      loop: loop, addresses: addresses, tokens: setup.tokens,
      limits: setup.configuration.limits.apns, metrics: metrics, clock: setup.clock.now,
      logger: logger)
    pipeline = Pipeline(
      loop: loop, shard: index, holder: ShardID(node: node.holder, shard: index).uuid,
      homes: setup.homes, store: store,
      catalogues: Self.strings(setup, store, for: .delivery), languages: languages,
      addresses: addresses, tokens: setup.tokens,
      apnsLimits: setup.configuration.limits.apns,
      limits: setup.configuration.limits.pipeline, metrics: metrics, clock: setup.clock.now,
      logger: logger)
    try loop.start()
  }

  /// Returns a source of strings that uses the process-wide cache. Requests and pushes read the
  /// database through separate connections.
  private static func strings(
    _ setup: GatewaySetup, _ store: Store, for reader: Reader
  ) -> CatalogueSource {
    CatalogueSource(cache: setup.catalogues) { app, revision in
      try await store.strings.files(app: app, revision: revision, for: reader)
    }
  }

  // MARK: lifecycle

  /// Starts connecting to PostgreSQL.
  func connect() {
    for connection in client.connections {
      connection.observer = PostgresMeters(shard: metrics, lane: connection.lane)
    }
    client.start()
  }

  /// Applies a configuration unless this shard already has a newer one.
  func configure(_ configuration: ConfigurationSnapshot) {
    guard configuration.version >= self.configuration.version else { return }
    self.configuration = configuration
    pipeline.configure(configuration)
    channels.configure(configuration)
  }

  /// Applies settings that can change at run time.
  func apply(_ settings: LiveSettings) { live = settings }

  /// Makes `/readyz` report unready.
  func becomeUnready() { isUnready = true }

  /// Signals that another shard or node has stored work that can be claimed.
  func wake() { pipeline.wake() }

  /// Signals that a pause, resume or cancel of active notifications was stored.
  func receiveCommands() { pipeline.receiveCommands() }

  /// Returns once the event loop has run a job. An empty method would not suffice, because the
  /// optimizer removes the change to its executor.
  nonisolated func takeTurn() async {
    await withCheckedContinuation { continuation in loop.execute { continuation.resume() } }
  }

  /// Returns the pushes that ended since the last call, by app.
  func takeTallies() -> [AppID: PushTally] { pipeline.takeTallies() }

  /// Binds the listening sockets. The first shard's bind determines the ports of all shards.
  func listen(at places: [ListenAddress], isFirst: Bool) throws(ListenFault) -> [ListenAddress] {
    for place in places {
      do throws(IOError) {
        let listener = try Listener(
          on: loop, address: place.address, reusePort: true, joining: !isFirst)
        listeners.append((listener, place.isSecure))
      } catch {
        throw ListenFault(ListenPlace.setting, "\(place.address)", error)
      }
    }
    return listeners.map { ListenAddress(address: $0.listener.address, isSecure: $0.isSecure) }
  }

  /// Binds the listening sockets of the legacy bridge, as the other `listen` does.
  func listen(at places: [LegacyAddress], isFirst: Bool) throws(ListenFault) -> [LegacyAddress] {
    var bound = places
    for (index, place) in places.enumerated() {
      do throws(IOError) {
        let listener = try Listener(
          on: loop, address: place.address, reusePort: true, joining: !isFirst,
          receiveBuffer: LegacyLimits.receiveBuffer)
        legacyListeners.append((listener, place.kind))
        bound[index].address = listener.address
      } catch {
        throw ListenFault(LegacySettings.Place.setting, "\(place.address)", error)
      }
    }
    return bound
  }

  /// Serves and delivers until drained. The loop then continues to run, because the node may still
  /// send configuration changes.
  func run() async {
    let services = makeServices()
    let limits = setup.configuration.limits.http
    let meters = HTTPMeters(shard: metrics)
    tlsAcceptor = setup.certificate.map { TLSAcceptor($0, limits: limits, observer: meters) }
    let server = HTTPService(
      loop: loop, router: router(services), limits: limits, logger: logger,
      observer: meters, proxies: setup.configuration.proxies,
      loggedParameters: LoggedParameters(setup.configuration.secrets).metadata)
    self.server = server
    legacy = makeLegacyService()
    // If a drain began before `run`, it found no server to drain.
    if draining.isSet {
      await server.drain(deadline: loop.now)
      await legacy?.drain(deadline: loop.now)
    }
    await withDiscardingTaskGroup { group in
      for place in listeners.indices { group.addTask { await self.serve(place) } }
      for place in legacyListeners.indices { group.addTask { await self.serveLegacy(place) } }
      group.addTask { await self.deliver() }
      group.addTask { await self.sample() }
      group.addTask { await self.measureDelay() }
      group.addTask { await self.noteKeyUses() }
      group.addTask { await self.receiveRefusals() }
    }
    channels.close()
    await client.close()
  }

  private func router(_ services: APIServices) -> Router {
    var router = APIRoutes.router(services)
    if setup.configuration.servesAdminPage {
      AdminRoutes.add(
        to: &router,
        AdminServices(
          api: services, secrets: setup.configuration.secrets, throttle: setup.signInThrottle,
          links: setup.signInLinks, queue: setup.queueReading, proxies: setup.configuration.proxies,
          signIn: setup.configuration.signIn, provider: provider))
    }
    return router
  }

  /// Drains in an order in which no accepted work is lost: close listeners, end event streams,
  /// finish requests, stop claims, wait for responses of APNs, store outcomes. `run` returns at the
  /// end.
  func drain(requestsWithin deadline: Duration) async {
    draining.set()
    setup.homes.close(index)
    // Event streams do not end on their own, and the server waits for each request.
    events.end()
    let end = loop.now + deadline
    await withDiscardingTaskGroup { group in
      group.addTask { await self.drainServer(deadline: end) }
      group.addTask { await self.drainLegacy(deadline: end) }
    }
    // The work of the last responses is taken over after their turn.
    try? await loop.sleep(for: .zero)
    pipeline.stop()
  }

  private func drainServer(deadline: MonotonicTime) async {
    await server?.drain(deadline: deadline)
  }

  private func drainLegacy(deadline: MonotonicTime) async {
    await legacy?.drain(deadline: deadline)
  }

  private func serve(_ place: Int) async {
    let (listener, isSecure) = listeners[place]
    await server?.serve(listener, tls: isSecure ? tlsAcceptor : nil)
  }

  private func serveLegacy(_ place: Int) async {
    let (listener, kind) = legacyListeners[place]
    await legacy?.serve(listener, kind)
  }

  private func makeLegacyService() -> LegacyService? {
    let settings = setup.configuration.legacy
    guard settings.isUsed, let certificate = setup.certificate else { return nil }
    var limits = LegacyLimits()
    // The process may open too few files for more.
    limits.connections = min(
      limits.connections, max(1, setup.configuration.limits.http.connections / 2))
    let context = LegacyContext(
      loop: loop, intake: makeIntake(), store: store, configuration: { self.configuration },
      now: setup.clock.now, metrics: metrics, logger: logger, senders: { self.live.legacySenders },
      allowsLargePayloads: settings.allowsLargePayloads, limits: limits)
    return LegacyService(
      context,
      acceptor: TLSAcceptor(
        certificate, limits: setup.configuration.limits.http,
        makeContext: { (identity) throws(TLSError) in
          try TLSContext.legacyServer(
            identity: identity, roots: settings.roots,
            allowsOldVersions: settings.allowsOldTLS)
        }))
  }

  private func deliver() async {
    if !draining.isSet {
      setup.homes.open(index, on: loop) { [weak self] handovers in
        self?.assumeIsolated { shard in shard.take(handovers) }
      }
    }
    await pipeline.run()
  }

  /// Receives work of other shards for lanes that this shard owns.
  private func take(_ handovers: [Handover]) {
    for handover in handovers { pipeline.take(handover) }
  }

  // MARK: services of the API

  private func makeServices() -> APIServices {
    let node = node
    return APIServices(
      store: store, intake: makeIntake(), strings: strings, catalogues: setup.catalogues,
      catalogueLimits: setup.configuration.limits.catalogues,
      configuration: { self.configuration },
      configurationChanged: { try await node.configurationChanged() },
      readiness: { await self.readiness() }, isDatabaseAway: { self.client.isAway },
      channels: { command, app, environment in
        await self.channels.carryOut(command, app: app, environment: environment)
      },
      checkCredential: { credential, app in await self.pipeline.checkCredential(credential, of: app)
      },
      metrics: { self.setup.metrics.render() },
      events: events,
      access: AccessPolicy(
        adminKeyHash: self.live.adminKeyHash, insecureNoAuth: self.setup.insecureNoAuth),
      limits: self.setup.configuration.limits.api, now: setup.clock.now,
      workLimit: AdaptiveConcurrencyLimit(
        account: { self.loop.account },
        noteOverload: { self.metrics.counter(.httpOverloads).add() }),
      version: Gateway.version, logger: logger,
      meters: metrics, keyUses: keyUses, transfers: setup.transfers, keyRates: setup.keyRates,
      allowsPrivateWebhooks: setup.configuration.allowsPrivateWebhooks)
  }

  /// Passes accepted notifications to this shard's pipeline, already claimed.
  private func makeIntake() -> NotificationIntake {
    NotificationIntake(
      store: store, strings: strings, languages: languages, now: setup.clock.now, meters: metrics,
      credentialFault: { app, environment, type in
        let configuration = self.configuration
        if configuration.isUncovered(app, type, in: environment, at: self.setup.clock.now()) {
          return .noCredential
        }
        let destination = Destination(app: app.id, environment: environment)
        return self.pipeline.isRefused(for: destination, type) ? .credentialRefused : nil
      },
      handOver: { notification in
        let (plan, take) = self.pipeline.offer(notification)
        // The response is sent first: rendering and sending the push do not delay it.
        return (plan, { work, message in self.loop.afterTurn { take(work, message) } })
      })
  }

  /// Checks both connections that serve requests, since a node that cannot write is not ready. If
  /// the connections of delivery report that PostgreSQL is unreachable, the node is unready without
  /// a further check, because it could not send accepted notifications.
  private func readiness() async -> ReadinessReport {
    var facts = ReadinessFacts(isDraining: isUnready || draining.isSet)
    let client = client
    facts.silent = client.connections.filter(\.isAway).map(\.lane)
    guard facts.silent.isEmpty else { return facts.report }
    let condition = promptly { try await DatabaseCondition.read(on: client.read) }
    let written = promptly { try await client.write.query("SELECT 1 AS one").count }
    let controls = store.controls
    let isHeld = promptly { try await controls.isAnythingHeld() }
    let news = store.credentialEvents
    let refused = promptly { try await news.refusedCount() }
    facts.database = await condition.value
    facts.silent = client.connections.filter(\.isAway).map(\.lane)
    if facts.database == nil { facts.silent.append(.read) }
    if await written.value != 1 { facts.silent.append(.write) }
    guard facts.silent.isEmpty else { return facts.report }
    facts.isWorkHeld = await isHeld.value == true
    facts.refusedCredentials = await refused.value ?? 0
    facts.credentialProblems = configuration.credentialComplaints(at: setup.clock.now())
    facts.missingTokens = setup.tokens.missing
    let difference = setup.clock.difference
    if difference.isReported { facts.clockComplaint = difference.complaint }
    return facts.report
  }

  /// Starts a query. Its task returns nil if the query fails or exceeds the readiness timeout.
  private func promptly<Value: Sendable>(
    _ ask: @escaping () async throws -> Value
  ) -> Task<Value?, Never> {
    let asking = Task {
      _ = self
      return try await ask()
    }
    let timer = loop.schedule(at: .now() + Self.readinessDeadline) { asking.cancel() }
    return Task {
      defer { self.loop.cancel(timer) }
      return try? await asking.value
    }
  }

  // MARK: background

  private func sample() async {
    while !draining.isSet {
      pipeline.sample()
      for (lane, connections) in Dictionary(grouping: client.connections, by: \.lane) {
        metrics.gauge(.postgresConnected, lane.rawValue)
          .set(connections.count(where: \.isConnected))
      }
      await draining.pause(Self.sampleInterval)
    }
  }

  /// Stores the uses of API keys, including the last uses before a stop.
  private func noteKeyUses() async {
    var isLast = false
    while !isLast {
      await draining.pause(Self.keyUsesInterval)
      isLast = draining.isSet
      let uses = keyUses.take()
      guard !uses.isEmpty else { continue }
      do { try await store.apiKeys.noteUses(uses) } catch {
        keyUses.putBack(uses)
        logger.debug("cannot record use of API keys", metadata: ["error": "\(error)"])
      }
    }
  }

  /// Passes credentials that other shards reported as refused to the pipeline. A later success on
  /// this shard clears a credential's refused state.
  private func receiveRefusals() async {
    while !draining.isSet {
      await draining.pause(Self.refusalsInterval)
      do { pipeline.observeRefusals(try await store.credentialEvents.refusals()) } catch {
        logger.debug("cannot read refused credentials", metadata: ["error": "\(error)"])
      }
    }
  }

  /// Records how late the loop runs a timer.
  private func measureDelay() async {
    while !draining.isSet {
      let due = loop.now + Self.delayInterval
      await draining.pause(Self.delayInterval)
      if !draining.isSet { metrics.distribution(.loopDelay).record(MonotonicTime.now() - due) }
    }
  }
}
