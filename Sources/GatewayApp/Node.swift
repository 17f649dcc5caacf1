// SPDX-License-Identifier: Apache-2.0
internal import Admin
internal import AsyncIO
internal import DeliveryPipeline
internal import Duties
internal import Localization
internal import Logging
internal import Metrics
internal import Postgres
internal import PushModel
internal import Settings
internal import Storage
internal import Webhooks

/// The parts that exist once per process, besides the shards: the shared configuration, background
/// duties, and process-wide metrics.
///
/// A node has an event loop and PostgreSQL connections of its own, so that its work delays no
/// request or push. It has one connection for each of the following:
/// - leases, quick duties and gauges,
/// - slow duties, which may read or wait for locks for long,
/// - the configuration,
/// - due schedules and provider tokens,
/// - webhook messages,
/// - notifications (LISTEN) from other nodes.
actor Node {
  /// Number of PostgreSQL connections of a node besides those of its shards.
  static let connections = 6

  /// Interval between two measurements of the queue.
  private static let sampleInterval = Duration.seconds(5)

  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  let setup: GatewaySetup
  /// The id of this node in leases and heartbeats.
  let holder = ShardID(node: UUID(milliseconds: WallClock.now().milliseconds)).uuid
  let hold: RestoreHold
  private let connection: PostgresConnection
  let slowConnection: PostgresConnection
  let reader: PostgresConnection
  let scheduling: PostgresConnection
  private let webhookConnection: PostgresConnection
  private let connections: [PostgresConnection]
  private let webhooks: WebhookSender
  private var listener: PostgresListener?
  private let configurations: ConfigurationStore
  let dutyStore: DutyStore
  let metrics: MetricsShard
  let logger: Logger
  /// Ends background work.
  let stopping: StopSignal
  private(set) var shards: [Shard] = []
  private var runners: [DutyRunner] = []
  private(set) var tokenKeeper: ProviderTokenKeeper?
  private var pausedPruning: Set<Destination> = []
  /// The credential problems that have been logged.
  var credentialComplaints: Set<CredentialProblem> = []
  /// The newest configuration of this process.
  private(set) var configuration = ConfigurationSnapshot.empty

  init(setup: GatewaySetup) throws {
    self.setup = setup
    logger = setup.logger
    loop = try EventLoop(name: "node")
    stopping = StopSignal(on: loop)
    metrics = setup.metrics.makeShard()
    connection = PostgresConnection(
      loop: loop, configuration: setup.database, lane: .duties, logger: logger)
    slowConnection = PostgresConnection(
      loop: loop, configuration: setup.database, lane: .duties, logger: logger)
    reader = PostgresConnection(
      loop: loop, configuration: setup.database, lane: .read, logger: logger)
    scheduling = PostgresConnection(
      loop: loop, configuration: setup.database, lane: .write, logger: logger)
    webhookConnection = PostgresConnection(
      loop: loop, configuration: setup.database, lane: .duties, logger: logger)
    connections = [connection, slowConnection, reader, scheduling, webhookConnection]
    webhooks = try WebhookSender(
      loop: loop,
      outbox: WebhookOutbox(connection: webhookConnection, secrets: setup.configuration.secrets),
      stop: stopping, trust: setup.configuration.webhookTrust,
      allowsPrivate: setup.configuration.allowsPrivateWebhooks,
      limits: setup.configuration.limits.webhooks, clock: setup.clock.now, metrics: metrics,
      logger: logger)
    configurations = ConfigurationStore(
      write: reader, read: reader, secrets: setup.configuration.secrets)
    dutyStore = DutyStore(connection: connection)
    hold = RestoreHold(connection: reader)
    try loop.start()
    metrics.gauge(.buildInformation, Gateway.version).set(1)
    metrics.gauge(.startTime).set(Int(WallClock.now().seconds))
    metrics.gauge(.processStart).set(Int(WallClock.now().seconds))
    for connection in connections {
      connection.observer = PostgresMeters(shard: metrics, lane: connection.lane)
    }
    metrics.gauge(.shards).set(setup.configuration.shards)
  }

  // MARK: lifecycle

  /// Connects, checks the schema and the durability settings of the server, reads the configuration
  /// and decides whether to hold work.
  func connect() async throws {
    for connection in connections { connection.start() }
    try await Migrator(connection: connection, loop: loop).check()
    if let complaint = try await DatabaseCondition.read(on: connection).complaint {
      guard setup.configuration.allowsUnsafeDatabase else {
        throw Gateway.StartFault.unsafeDatabase(complaint)
      }
      logger.warning("\(complaint)")
    }
    try await readClock()
    tokenKeeper = makeTokenKeeper()
    try await refreshConfiguration()
    try await join()
  }

  /// Resolves the addresses of `PUSHGATE_LISTEN`.
  func resolve(_ places: [ListenPlace]) async throws(ListenFault) -> [ListenAddress] {
    var addresses: [ListenAddress] = []
    for place in places {
      addresses += try await resolve(place.address, of: ListenPlace.setting).map {
        ListenAddress(address: $0, isSecure: place.isSecure)
      }
    }
    return addresses
  }

  /// Resolves the addresses of the legacy bridge.
  func resolve(_ places: [LegacySettings.Place]) async throws(ListenFault) -> [LegacyAddress] {
    var addresses: [LegacyAddress] = []
    for place in places {
      addresses += try await resolve(place.address, of: LegacySettings.Place.setting).map {
        LegacyAddress(kind: place.kind, address: $0)
      }
    }
    return addresses
  }

  private func resolve(
    _ place: HostPort, of setting: String
  ) async throws(ListenFault) -> [SocketAddress] {
    do throws(IOError) {
      return try await Resolver.resolve(
        place.host, port: place.port, on: loop, deadline: loop.now + .seconds(10))
    } catch { throw ListenFault(setting, "\(place)", error) }
  }

  /// Adds a shard. The shard receives the configuration now and after every change.
  func add(_ shard: Shard) async {
    shards.append(shard)
    await shard.configure(configuration)
  }

  /// Works until `stop`, then until the steps in progress have ended.
  func run() async {
    runners = [
      makeRunner(on: connection, slow: slowConnection, makeDuties()),
      makeRunner(on: scheduling, [makeScheduler()]),
      makeRunner(on: webhookConnection, [webhooks]),
    ]
    listen()
    await withDiscardingTaskGroup { group in
      for index in runners.indices { group.addTask { await self.performDuties(index) } }
      group.addTask { await self.watchConfiguration() }
      group.addTask { await self.sample() }
      group.addTask { await self.beat() }
      group.addTask { await self.keepTokens() }
      group.addTask { await self.feedWatchdog() }
    }
    // Those of the drain.
    sampleUnderflows()
    (shards, runners) = ([], [])
    await listener?.close()
    for connection in connections { await connection.close() }
    loop.stop()
  }

  /// Ends background work; `run` returns when the steps in progress have ended.
  func stop() { stopping.set() }

  // MARK: configuration

  /// Reads the configuration again. On return, every shard of this process has it.
  func refreshConfiguration() async throws {
    let snapshot = try await configurations.snapshot()
    if snapshot.version >= configuration.version { configuration = snapshot }
    for shard in shards { await shard.configure(configuration) }
  }

  /// Reads the configuration after a change made by this process, and notifies other nodes.
  func configurationChanged() async throws {
    try await refreshConfiguration()
    // Other nodes also poll, so a failed notification does not make the committed change fail.
    do { try await configurations.announce() } catch {
      logger.debug("cannot announce configuration change", metadata: ["error": "\(error)"])
    }
  }

  private func watchConfiguration() async {
    while !stopping.isSet {
      await checkConfiguration()
      // While PostgreSQL is unreachable, the clock continues from the last reading.
      try? await readClock()
      await stopping.pause(setup.configuration.limits.pipeline.pollInterval)
    }
  }

  private func checkConfiguration() async {
    do {
      if try await configurations.version() != configuration.version {
        try await refreshConfiguration()
      }
    } catch {
      logger.warning("cannot read configuration", metadata: ["error": "\(error)"])
    }
  }

  // MARK: notifications of other nodes

  /// Listens for notifications of new work and changes. Polling would find both later.
  private func listen() {
    let received = metrics.counter(.signalsReceived)
    let listener = PostgresListener(
      loop: loop, configuration: setup.database, channels: StoreSignal.allCases.map(\.rawValue),
      logger: logger
    ) { [weak self] event in
      received.add()
      Task { await self?.receive(event) }
    }
    self.listener = listener
    listener.start()
  }

  private func receive(_ event: PostgresListenerEvent) async {
    switch event {
    case .notification(StoreSignal.configuration.rawValue, _): await checkConfiguration()
    case .notification(StoreSignal.control.rawValue, _):
      for shard in shards { await shard.receiveCommands() }
    case .notification: await wakeShards()
    case .mayHaveMissed:
      await checkConfiguration()
      for shard in shards { await shard.receiveCommands() }
      await wakeShards()
    }
  }

  /// Notifies the shards of this process of new work.
  func wakeShards() async {
    for shard in shards { await shard.wake() }
  }

  /// Returns the pushes of all shards that ended since the last call, by app.
  func takeTallies() async -> [AppID: PushTally] {
    var tallies: [AppID: PushTally] = [:]
    for shard in shards {
      for (app, tally) in await shard.takeTallies() {
        tallies[app, default: PushTally()].add(tally)
      }
    }
    return tallies
  }

  // MARK: background

  private func performDuties(_ index: Int) async { await runners[index].run() }

  private func sample() async {
    while !stopping.isSet {
      metrics.gauge(.postgresConnected, "duties")
        .set([connection, slowConnection].count(where: \.isConnected))
      metrics.gauge(.postgresConnected, "listener").set(listener?.isListening == true ? 1 : 0)
      metrics.gauge(.catalogueTexts).set(setup.catalogues.size.texts)
      sampleProcess()
      sampleUnderflows()
      await sampleCredentials()
      let depth = try? await dutyStore.queueDepth()
      reportStatus(depth)
      if let depth {
        setup.queueReading.set(depth, at: setup.clock.now())
        sampleLanes(depth)
        metrics.gauge(.queueRows).set(depth.rows)
        metrics.gauge(.queueAge).set(depth.oldestSeconds)
        for reason in HoldReason.allCases {
          metrics.gauge(.queueHeld, reason.name).set(depth.held[reason] ?? 0)
        }
        metrics.gauge(.queueHeld, QueueReport.Waiting.afterRestoreName).set(depth.restored)
      }
      await samplePruning()
      await sampleDevices()
      if let overdue = try? await dutyStore.schedulesOverdueSeconds() {
        metrics.gauge(.schedulesOverdue).set(overdue)
      }
      await stopping.pause(Self.sampleInterval)
    }
  }

  /// Reports the most recent device counts and the lag of the event feed.
  private func sampleDevices() async {
    if let lag = try? await dutyStore.deviceFeedLag() { metrics.gauge(.deviceFeedLag).set(lag) }
    guard let totals = try? await dutyStore.deviceTotals() else { return }
    metrics.gauge(.deviceCountsAge).set(Int(totals.age))
    for state in DeviceState.allCases {
      metrics.gauge(.devices, state.name).set(totals.byState[state] ?? 0)
    }
  }

  /// Reports destinations for which quarantining is paused: an unusual share of bad tokens suggests
  /// a wrong credential or topic.
  private func samplePruning() async {
    guard let paused = try? await dutyStore.pausedPruning() else { return }
    for environment in PushEnvironment.allCases {
      let apps = paused.keys.count { $0.environment == environment }
      metrics.gauge(.pruningPaused, environment.rawValue).set(apps)
    }
    for (destination, app) in paused where !pausedPruning.contains(destination) {
      logger.warning(
        "quarantining paused for a high share of bad tokens: see `GET …/pruning`",
        metadata: ["app": "\(app)", "environment": "\(destination.environment.rawValue)"])
    }
    pausedPruning = Set(paused.keys)
  }
}
