// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DeliveryPipeline
internal import Duties
internal import Localization
internal import Logging
internal import Metrics
internal import Postgres
internal import PushModel
internal import Storage

/// What a process has once, beside its shards: the configuration that all of them read, the background
/// duties, and what is measured for the whole of it. Lives on a loop of its own, with PostgreSQL
/// connections of its own, so that nothing here stands before a request or a push: one for the duties, which
/// may wait for locks, one for the configuration, which must not wait for them, and one to hear what other nodes
/// say.
actor Node {
  /// How often the queue is measured.
  private static let sampleInterval = Duration.seconds(5)
  /// A stop is noticed within this time.
  private static let nap = Duration.milliseconds(200)

  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  private let setup: GatewaySetup
  private let connection: PostgresConnection
  private let reader: PostgresConnection
  private var listener: PostgresListener?
  private let configurations: ConfigurationStore
  private let dutyStore: DutyStore
  private let metrics: MetricsShard
  private let logger: Logger
  private var shards: [Shard] = []
  private var runner: DutyRunner?
  private var isStopping = false
  /// The newest configuration of this process.
  private(set) var configuration = ConfigurationSnapshot.empty

  init(setup: GatewaySetup) throws {
    self.setup = setup
    var logger = setup.logger
    logger[metadataKey: "shard"] = "node"
    self.logger = logger
    loop = try EventLoop(name: "node")
    metrics = setup.metrics.makeShard()
    connection = PostgresConnection(
      loop: loop, configuration: setup.database, lane: .duties, logger: logger)
    reader = PostgresConnection(
      loop: loop, configuration: setup.database, lane: .read, logger: logger)
    configurations = ConfigurationStore(
      write: reader, read: reader, secrets: setup.configuration.secrets)
    dutyStore = DutyStore(connection: connection)
    try loop.start()
    metrics.gauge(.buildInformation, PushgateVersion.current).set(1)
    metrics.gauge(.startTime).set(Int(WallClock.now().seconds))
    metrics.gauge(.shards).set(setup.configuration.shards)
  }

  // MARK: lifecycle

  /// Connects, checks the schema and reads the configuration.
  func connect() async throws {
    connection.start()
    reader.start()
    try await Migrator(connection: connection, loop: loop).check()
    if let complaint = try await DatabaseCondition.read(on: connection).complaint {
      logger.warning("\(complaint)")
    }
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

  /// Takes a shard in: from now on it has every change of the configuration.
  func add(_ shard: Shard) async {
    shards.append(shard)
    await shard.configure(configuration)
  }

  /// Works until `stop`.
  func run() async {
    let limits = setup.configuration.limits.duties
    let sweeps = metrics.counter(.stringsSweeps)
    let swept = metrics.counter(.stringsRevisionsRemoved)
    let revisions = metrics.gauge(.stringsRevisions)
    let runner = DutyRunner(
      loop: loop, store: dutyStore,
      duties: [
        Partitions(interval: limits.interval), IdempotencyExpiry(interval: limits.interval),
        DeletedApps(interval: limits.interval),
        Retention(interval: limits.retentionSweep, days: limits.keptDays),
        UnusedLanguageLists(interval: limits.retentionSweep),
        StringRevisions(
          interval: limits.revisionSweep, kept: limits.keptRevisions, grace: limits.revisionGrace
        ) { removed, left in
          sweeps.add()
          swept.add(removed)
          revisions.set(left)
        },
      ],
      holder: UUID(milliseconds: WallClock.now().milliseconds), metrics: metrics, logger: logger)
    self.runner = runner
    if isStopping { runner.stop() }
    listen()
    await withDiscardingTaskGroup { group in
      group.addTask { await self.performDuties() }
      group.addTask { await self.watchConfiguration() }
      group.addTask { await self.sample() }
    }
    shards = []
    await listener?.close()
    await connection.close()
    await reader.close()
    loop.stop()
  }

  /// Ends what is done in the background; `run` returns when steps in progress have ended.
  func stop() {
    isStopping = true
    runner?.stop()
  }

  // MARK: configuration

  /// Reads the configuration again. When it returns, every shard of this process has it.
  func refreshConfiguration() async throws {
    let snapshot = try await configurations.snapshot()
    if snapshot.version >= configuration.version { configuration = snapshot }
    for shard in shards { await shard.configure(configuration) }
  }

  /// The same after a change that was made here, which other nodes are told of.
  func configurationChanged() async throws {
    try await refreshConfiguration()
    // They poll as well: that a change was made is not to be denied because it was not announced.
    do { try await configurations.announce() } catch {
      logger.debug("a change was not announced", metadata: ["error": "\(error)"])
    }
  }

  private func watchConfiguration() async {
    while !isStopping {
      await lookAtConfiguration()
      await pause(setup.configuration.limits.pipeline.pollInterval)
    }
  }

  private func lookAtConfiguration() async {
    do {
      if try await configurations.version() != configuration.version {
        try await refreshConfiguration()
      }
    } catch {
      logger.warning("reading the configuration failed", metadata: ["error": "\(error)"])
    }
  }

  // MARK: what other nodes say

  /// Hears of work and changes at once; without it they are found by polling.
  private func listen() {
    let heard = metrics.counter(.signalsHeard)
    let listener = PostgresListener(
      loop: loop, configuration: setup.database, channels: StoreSignal.allCases.map(\.rawValue),
      logger: logger
    ) { [weak self] event in
      heard.add()
      Task { await self?.hear(event) }
    }
    self.listener = listener
    listener.start()
  }

  private func hear(_ event: PostgresListenerEvent) async {
    switch event {
    case .notification(StoreSignal.configuration.rawValue, _): await lookAtConfiguration()
    case .notification(StoreSignal.control.rawValue, _):
      for shard in shards { await shard.hearCommands() }
    case .notification: for shard in shards { await shard.wake() }
    case .mayHaveMissed:
      await lookAtConfiguration()
      for shard in shards { await shard.hearCommands() }
      for shard in shards { await shard.wake() }
    }
  }

  // MARK: background

  private func performDuties() async { await runner?.run() }

  private func sample() async {
    while !isStopping {
      metrics.gauge(.postgresConnected, "duties").set(connection.isConnected ? 1 : 0)
      metrics.gauge(.postgresConnected, "listener").set(listener?.isListening == true ? 1 : 0)
      metrics.gauge(.catalogueTexts).set(setup.catalogues.size.texts)
      if let depth = try? await dutyStore.queueDepth() {
        metrics.gauge(.queueRows).set(depth.rows)
        metrics.gauge(.queueAge).set(depth.oldestSeconds)
        for reason in HoldReason.allCases {
          metrics.gauge(.queueHeld, reason.name).set(depth.held[reason] ?? 0)
        }
      }
      await pause(Self.sampleInterval)
    }
  }

  /// Sleeps, but not past a stop.
  private func pause(_ duration: Duration) async {
    let until = loop.now + duration
    while !isStopping, loop.now < until {
      do { try await loop.sleep(until: min(until, loop.now + Self.nap)) } catch { return }
    }
  }
}
