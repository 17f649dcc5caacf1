// SPDX-License-Identifier: Apache-2.0
internal import API
internal import APNs
internal import AsyncIO
internal import DeliveryPipeline
internal import HTTPServer
internal import Intake
internal import Logging
internal import Messages
internal import Metrics
internal import Postgres
internal import PushModel
internal import Storage

/// One core's world: an event loop and everything that runs on it. Nothing crosses to another shard
/// but immutable configuration and counters.
actor Shard {
  /// How often what only the loop knows is measured: lag, connections, lanes.
  private static let sampleInterval = Duration.seconds(5)
  /// How long readiness waits for PostgreSQL: less than those who ask for it usually do.
  private static let readinessDeadline = Duration.seconds(2)

  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  private let setup: GatewaySetup
  private let node: Node
  private let client: PostgresClient
  private let store: Store
  private let strings: CatalogueSource
  private let pipeline: Pipeline
  private let metrics: MetricsShard
  private let events: EventStreams
  private var logger: Logger
  private var server: HTTPService?
  private var listeners: [Listener] = []
  private var isDraining = false
  /// The newest configuration: a value of this shard's own, so that nobody waits for a lock.
  private(set) var configuration = ConfigurationSnapshot.empty

  /// - Parameter index: tells the shards of a process apart in logs.
  init(index: Int, setup: GatewaySetup, node: Node) throws {
    self.setup = setup
    self.node = node
    logger = setup.logger
    logger[metadataKey: "shard"] = "\(index)"
    loop = try EventLoop(name: "shard-\(index)")
    let metrics = setup.metrics.makeShard()
    self.metrics = metrics
    events = EventStreams(
      loop: loop, limits: setup.configuration.limits.http,
      heldChanged: { metrics.gauge(.httpHeldAnswers).set($0) },
      changed: { metrics.gauge(.httpEventStreams).set($0) })
    client = PostgresClient(loop: loop, configuration: setup.database, logger: logger)
    let store = Store(client: client, secrets: setup.configuration.secrets)
    self.store = store
    strings = Self.strings(setup, store, for: .requests)
    pipeline = Pipeline(
      loop: loop, store: store, catalogues: Self.strings(setup, store, for: .delivery),
      addresses: APNsAddresses(
        production: setup.configuration.production, sandbox: setup.configuration.sandbox,
        trust: setup.configuration.trust),
      signers: setup.signers, apnsLimits: setup.configuration.limits.apns,
      limits: setup.configuration.limits.pipeline, metrics: metrics, clock: WallClock.now,
      logger: logger)
    try loop.start()
  }

  /// One cache in the process, read for requests and for pushes on connections of their own.
  private static func strings(
    _ setup: GatewaySetup, _ store: Store, for reader: Reader
  ) -> CatalogueSource {
    CatalogueSource(cache: setup.catalogues) { app, revision in
      try await store.strings.files(app: app, revision: revision, for: reader)
    }
  }

  // MARK: lifecycle

  /// Begins to connect to PostgreSQL.
  func connect() { client.start() }

  /// From now on the configuration is this one, unless a newer one is here already.
  func configure(_ configuration: ConfigurationSnapshot) {
    guard configuration.version >= self.configuration.version else { return }
    self.configuration = configuration
    pipeline.configure(configuration)
  }

  /// Another shard or node has work for whoever takes it.
  func wake() { pipeline.wake() }

  /// Something was said of notifications under way.
  func hearCommands() { pipeline.hearCommands() }

  /// Binds the listening sockets. The first shard's bind decides the ports for all.
  func listen(at addresses: [SocketAddress], isFirst: Bool) throws -> [SocketAddress] {
    for address in addresses {
      listeners.append(
        try Listener(on: loop, address: address, reusePort: true, joining: !isFirst))
    }
    return listeners.map(\.address)
  }

  /// Serves and delivers until drained. Its loop goes on: the node may be telling it of a change.
  func run() async {
    let services = makeServices()
    let server = HTTPService(
      loop: loop, router: APIRoutes.router(services), limits: setup.configuration.limits.http,
      logger: logger,
      observer: HTTPMeters(shard: metrics))
    self.server = server
    // Who is stopped before it runs had no server yet to drain.
    if isDraining { await server.drain(deadline: loop.now) }
    await withDiscardingTaskGroup { group in
      for place in listeners.indices { group.addTask { await self.serve(place) } }
      group.addTask { await self.deliver() }
      group.addTask { await self.sample() }
    }
    await client.close()
  }

  /// Listeners are closed, event streams ended, requests finished, claiming stops, answers are awaited, outcomes stored:
  /// in this order nothing that was accepted is lost. `run` returns when all of it is done.
  func drain(requestsWithin deadline: Duration) async {
    isDraining = true
    // They have no end of their own; the server waits for each request's.
    events.end()
    await server?.drain(deadline: loop.now + deadline)
    pipeline.stop()
  }

  private func serve(_ place: Int) async { await server?.serve(listeners[place]) }

  private func deliver() async { await pipeline.run() }

  // MARK: what the API needs

  private func makeServices() -> APIServices {
    let node = node
    return APIServices(
      store: store, intake: makeIntake(), strings: strings, catalogues: setup.catalogues,
      catalogueLimits: setup.configuration.limits.catalogues,
      configuration: { self.configuration },
      configurationChanged: { try await node.configurationChanged() },
      readiness: { await self.readiness() }, isDatabaseAway: { self.client.isAway },
      metrics: { self.setup.metrics.render() },
      events: events,
      access: AccessPolicy(
        adminKeyHash: setup.configuration.adminKeyHash, insecureNoAuth: setup.insecureNoAuth),
      limits: setup.configuration.limits.api, now: WallClock.now, version: PushgateVersion.current,
      logger: logger,
      meters: metrics)
  }

  /// What is accepted is handed over to this shard's own pipeline, already claimed.
  private func makeIntake() -> NotificationIntake {
    NotificationIntake(
      store: store, strings: strings, now: WallClock.now, meters: metrics,
      handOver: { app in
        let (plan, take) = self.pipeline.offer(app)
        return (plan, take)
      })
  }

  /// Both connections that serve requests are asked: whoever cannot write is not ready either.
  private func readiness() async -> ReadinessReport {
    var report = ReadinessReport(isDraining: isDraining)
    let client = client
    let condition = promptly { try await DatabaseCondition.read(on: client.read) }
    let written = promptly { try await client.write.query("SELECT 1 AS one").count }
    guard !client.isAway, await written.value == 1, let database = await condition.value else {
      report.hasDatabase = false
      return report
    }
    report.hasRightSchema = Migrator.runs(on: database.schema)
    if let complaint = database.complaint {
      report.notes.append(ReadinessReport.Note("durability", isGood: false, complaint))
    }
    return report
  }

  /// Begins to ask. It answers nil when that fails or takes longer than whoever asks will wait.
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
    while !isDraining {
      pipeline.sample()
      for connection in client.connections {
        metrics.gauge(.postgresConnected, connection.lane.rawValue)
          .set(connection.isConnected ? 1 : 0)
      }
      await pause(Self.sampleInterval)
    }
  }

  /// Sleeps, but not past the beginning of a drain.
  private func pause(_ duration: Duration) async {
    let until = loop.now + duration
    while !isDraining && loop.now < until {
      let step = min(until, loop.now + .milliseconds(200))
      do { try await loop.sleep(until: step) } catch { return }
      metrics.distribution(.loopDelay).record(MonotonicTime.now() - step)
    }
  }
}
