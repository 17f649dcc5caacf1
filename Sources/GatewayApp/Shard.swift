// SPDX-License-Identifier: Apache-2.0
internal import API
internal import APNs
internal import AsyncIO
internal import DeliveryPipeline
internal import HTTPServer
internal import Localization
internal import Logging
internal import Metrics
internal import Postgres
internal import PushModel
internal import Storage

/// One core's world: an event loop and everything that runs on it. Nothing crosses to another shard
/// but immutable configuration and counters.
actor Shard {
  /// How often the change counter is polled: other nodes have a change within two of these.
  private static let configurationPoll = Duration.seconds(1)
  /// How often what only the database or the loop knows is measured: queue, lag, connections.
  private static let sampleInterval = Duration.seconds(5)

  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  private let index: Int
  private let setup: GatewaySetup
  private let client: PostgresClient
  private let store: Store
  private let pipeline: Pipeline
  private let metrics: MetricsShard
  private var logger: Logger
  private var server: HTTPService?
  private var listeners: [Listener] = []
  private var isDraining = false

  init(index: Int, setup: GatewaySetup) throws {
    self.index = index
    self.setup = setup
    logger = setup.logger
    logger[metadataKey: "shard"] = "\(index)"
    loop = try EventLoop(name: "shard-\(index)")
    metrics = setup.metrics.makeShard()
    client = PostgresClient(loop: loop, configuration: setup.database, logger: logger)
    store = Store(client: client, secrets: setup.configuration.secrets)
    let keeper = setup.keeper
    pipeline = Pipeline(
      loop: loop, store: store, catalogues: setup.catalogues,
      addresses: APNsAddresses(
        production: setup.configuration.production, sandbox: setup.configuration.sandbox,
        trust: setup.configuration.trust),
      signers: setup.signers,
      apnsLimits: setup.configuration.limits.apns, limits: setup.configuration.limits.pipeline,
      metrics: metrics,
      configuration: { keeper.current }, clock: WallClock.now, logger: logger)
    try loop.start()
  }

  // MARK: lifecycle

  /// Connects to PostgreSQL and reads the configuration.
  func connect() async throws {
    client.start()
    if index == 0 { try await Migrator(connection: client.write, loop: loop).check() }
    try await refreshConfiguration()
  }

  /// The addresses of `PUSHGATE_LISTEN`.
  func resolve(_ places: [HostPort]) async throws -> [SocketAddress] {
    var addresses: [SocketAddress] = []
    for place in places {
      addresses += try await Resolver.resolve(
        place.host, port: place.port, on: loop, deadline: loop.now + .seconds(10))
    }
    return addresses
  }

  /// Binds the listening sockets. The first shard's bind decides the ports for all.
  func listen(at addresses: [SocketAddress], isFirst: Bool) throws -> [SocketAddress] {
    for address in addresses {
      listeners.append(
        try Listener(on: loop, address: address, reusePort: true, joining: !isFirst))
    }
    return listeners.map(\.address)
  }

  /// Serves and delivers until drained.
  func run() async {
    let services = makeServices()
    let server = HTTPService(
      loop: loop, router: APIRoutes.router(services), limits: setup.configuration.limits.http,
      logger: logger,
      observer: HTTPMeters(shard: metrics))
    self.server = server
    await withDiscardingTaskGroup { group in
      for place in listeners.indices { group.addTask { await self.serve(place) } }
      group.addTask { await self.deliver() }
      group.addTask { await self.watchConfiguration() }
      group.addTask { await self.performDuties() }
      group.addTask { await self.sample() }
    }
    await client.close()
    loop.stop()
  }

  /// Listeners are closed, requests finished, claiming stops, answers are awaited, outcomes stored:
  /// in this order nothing that was accepted is lost. `run` returns when all of it is done.
  func drain(requestsWithin deadline: Duration) async {
    isDraining = true
    await server?.drain(deadline: loop.now + deadline)
    pipeline.stop()
  }

  private func serve(_ place: Int) async { await server?.serve(listeners[place]) }

  private func deliver() async { await pipeline.run() }

  // MARK: what the API needs

  private func makeServices() -> APIServices {
    let keeper = setup.keeper
    return APIServices(
      store: store, catalogues: setup.catalogues,
      catalogueLimits: setup.configuration.limits.catalogues,
      configuration: { keeper.current },
      configurationChanged: { try await self.refreshConfiguration() },
      workAccepted: { self.pipeline.wake() },
      readiness: { await self.readiness() }, metrics: { self.setup.metrics.render() },
      access: AccessPolicy(
        adminKeyHash: setup.configuration.adminKeyHash, insecureNoAuth: setup.insecureNoAuth),
      limits: setup.configuration.limits.api, now: WallClock.now, version: PushgateVersion.current,
      logger: logger,
      meters: metrics)
  }

  private func refreshConfiguration() async throws {
    setup.keeper.keep(try await store.configuration.snapshot())
  }

  private func readiness() async -> ReadinessReport {
    var report = ReadinessReport(isDraining: isDraining)
    do {
      report.hasRightSchema = Migrator.runs(on: try await store.maintenance.schema())
    } catch { report.hasDatabase = false }
    return report
  }

  // MARK: background

  private func watchConfiguration() async {
    guard index == 0 else { return }
    while !isDraining {
      do {
        if try await store.configuration.version() != setup.keeper.current.version {
          try await refreshConfiguration()
        }
      } catch {
        logger.warning("reading the configuration failed", metadata: ["error": "\(error)"])
      }
      await pause(Self.configurationPoll)
    }
  }

  private func performDuties() async {
    guard index == 0 else { return }
    while !isDraining {
      do { try await pipeline.performDuties() } catch {
        logger.warning("a background duty failed", metadata: ["error": "\(error)"])
      }
      await pause(setup.configuration.limits.pipeline.dutyInterval)
    }
  }

  private func sample() async {
    while !isDraining {
      pipeline.sample()
      for (lane, isUp) in [
        ("write", client.write.isConnected), ("read", client.read.isConnected),
        ("streaming", client.streaming.isConnected),
      ] { metrics.gauge(.postgresConnected, lane).set(isUp ? 1 : 0) }
      if index == 0 {
        try? await pipeline.sampleQueue()
        metrics.gauge(.catalogueTexts).set(setup.catalogues.size.texts)
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
