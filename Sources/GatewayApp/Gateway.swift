// SPDX-License-Identifier: Apache-2.0
internal import API
internal import Admin
internal import AsyncIO
internal import DeliveryPipeline
internal import Glibc
internal import HTTPServer
internal import Identity
package import Logging
internal import Metrics
internal import Postgres
package import PushModel
package import Settings
internal import Storage
internal import Synchronization

/// The whole gateway of one process: create it, call `run`, and end it by `stop`.
///
/// A stop loses no work: accepted notifications are committed, and unsent pushes stay in
/// PostgreSQL.
package final class Gateway: Sendable {
  /// Time limit for requests in progress after a stop has begun.
  package static let requestDeadline = Duration.seconds(10)

  /// Time limit for the whole stop after the drain delay, less than Kubernetes' 30 s. A longer stop
  /// means that PostgreSQL is unreachable, and the process exits as after `kill -9`.
  package static let stopLimit = Duration.seconds(28)

  /// The release and commit of this build.
  package static let version = PushgateVersion.current

  /// Why a gateway does not start.
  package enum StartFault: Error, CustomStringConvertible {
    case noKey
    case noAuthOffLoopback(String)
    /// Queued work was to be held, but another node may be sending it. A node counts as alive for
    /// `aliveSeconds` after a heartbeat. The last heartbeat expires in `waitSeconds`.
    case notHeld(aliveSeconds: Int, waitSeconds: Int)
    /// PostgreSQL's settings would lose committed transactions in a crash.
    case unsafeDatabase(String)

    package var description: String {
      switch self {
      case .noKey:
        "no API key exists, so all requests would be refused: set PUSHGATE_ADMIN_KEY (or "
          + "PUSHGATE_ADMIN_KEY_FILE), or create a key with `pushgate keys create --database`"
      case .noAuthOffLoopback(let address):
        "--insecure-no-auth is allowed on loopback addresses only, not on \(address)"
      case .notHeld(let aliveSeconds, let waitSeconds):
        "--hold: work cannot be held: another node is alive or was killed within the last "
          + "\(aliveSeconds) s. Stop all other nodes, then restart this one; if none is running, "
          + "restart it in \(waitSeconds) s"
      case .unsafeDatabase(let complaint):
        "\(complaint) (or accept this with PUSHGATE_ALLOW_UNSAFE_DATABASE=yes)"
      }
    }
  }

  private let setup: GatewaySetup
  private let node: Node
  private let drainDelay = DrainDelay()
  private let live: Mutex<LiveSettings>
  /// Fingerprints of the settings in force.
  private let fingerprints: Mutex<[String: [UInt8]]>
  private let shards: [Shard]
  /// The addresses of the API, with the bound ports.
  package let addresses: [ListenAddress]
  /// The addresses of the legacy bridge, with the bound ports.
  private let legacyAddresses: [LegacyAddress]

  /// Connects, checks the schema, holds old work if necessary, and binds the addresses. If this
  /// throws, no request was served.
  package init(
    _ configuration: GatewayConfiguration, insecureNoAuth: Bool = false, hold: HoldPolicy,
    systemd: SystemdNotifier? = nil, logger: Logger
  ) async throws {
    let configuration = configuration.fittedToDescriptors(logger)
    var database = try PostgresConfiguration(connectionString: configuration.databaseURL)
    for lane in [PostgresLane.write, .read, .reports] {
      database.statementTimeouts[lane] = configuration.limits.statementTimeout
    }
    live = Mutex(LiveSettings(configuration))
    fingerprints = Mutex(configuration.fingerprints)
    setup = GatewaySetup(
      configuration: configuration, database: database,
      homes: LaneOwnership(shards: configuration.shards),
      certificate: configuration.tlsIdentity.map {
        ServedCertificate($0, clients: configuration.clientTrust)
      },
      insecureNoAuth: insecureNoAuth, hold: hold, systemd: systemd, logger: logger)
    node = try Node(setup: setup)
    try await node.connect()
    try await Self.checkKeys(setup, node)
    var bound = try await node.resolve(configuration.listen)
    var legacy = try await node.resolve(configuration.legacy.listen)
    if insecureNoAuth, let open = bound.first(where: { !$0.address.isLoopback }) {
      throw StartFault.noAuthOffLoopback("\(open.address)")
    }
    var shards: [Shard] = []
    for index in 0..<configuration.shards {
      let shard = try Shard(index: index, setup: setup, node: node)
      await shard.connect()
      await node.add(shard)
      // The first shard's bind determines the ports of all shards.
      bound = try await shard.listen(at: bound, isFirst: shards.isEmpty)
      legacy = try await shard.listen(at: legacy, isFirst: shards.isEmpty)
      shards.append(shard)
    }
    self.shards = shards
    self.addresses = bound
    legacyAddresses = legacy
    await node.noteCertificate()
  }

  /// The metadata of the log line at the start.
  package var startFacts: Logger.Metadata {
    let configuration = setup.configuration
    var facts: Logger.Metadata = [
      "version": "\(Self.version)", "schema": .stringConvertible(Migrator.latest),
      "address": "\(addresses.map { "\($0)" }.joined(separator: ","))",
      "apns_production": "\(configuration.production)",
      "apns_sandbox": "\(configuration.sandbox)",
      "shards": .stringConvertible(configuration.shards),
      "log_level": "\(configuration.logLevel)",
    ]
    if !legacyAddresses.isEmpty {
      facts["legacy"] = "\(legacyAddresses.map { "\($0)" }.joined(separator: ","))"
    }
    return facts
  }

  /// Returns the path and query of a link that signs in to the admin page once, with an API key.
  /// - Parameter keyHash: SHA-256 of the key.
  package func signInLink(keyHash: [UInt8]) -> String {
    setup.signInLinks.make(keyHash: keyHash, at: setup.clock.now())
  }

  /// Serves and delivers until `stop`.
  package func run() async {
    await withDiscardingTaskGroup { group in
      group.addTask { await self.node.run() }
      group.addTask {
        await self.runShards()
        await self.node.stop()
      }
    }
    // Stops the loops only after all tasks have ended: a task that waits on a stopped loop never
    // resumes.
    for shard in shards {
      shard.loop.stop()
      shard.loop.join()
    }
    node.loop.join()
  }

  private func runShards() async {
    await withDiscardingTaskGroup { group in
      for shard in shards { group.addTask { await shard.run() } }
    }
  }

  /// Makes `/readyz` report unready. Continues to serve until load balancers have noticed
  /// (`PUSHGATE_DRAIN_DELAY_SECONDS`), or until `skipDrainDelay`.
  package func announceStop() async {
    let delay = live.withLock(\.drainDelay)
    for shard in shards { await shard.becomeUnready() }
    guard delay > .zero else { return }
    setup.logger.info(
      "stopping: unready, still serving",
      metadata: ["delay_seconds": .stringConvertible(delay / .seconds(1))])
    await drainDelay.pass(delay)
  }

  package func skipDrainDelay() { drainDelay.end() }

  /// Begins the stop: `run` returns when all requests and pushes in progress have finished.
  package func stop() async {
    setup.logger.info("stopping: finishing requests and pushes in progress")
    await withDiscardingTaskGroup { group in
      for shard in shards {
        group.addTask { await shard.drain(requestsWithin: Self.requestDeadline) }
      }
    }
  }

  /// Applies reloadable settings, and logs which settings changed and which need a restart.
  /// - Throws: an error if the new settings would leave no usable API key; then nothing changes.
  package func reload(_ configuration: GatewayConfiguration) async throws {
    var changed = setup
    changed.configuration.adminKeyHash = configuration.adminKeyHash
    try await Self.checkKeys(changed, node)
    let settings = LiveSettings(configuration)
    let changes = fingerprints.withLock { known in
      let changes = SettingChanges(from: known, to: configuration.fingerprints)
      for name in changes.live { known[name] = configuration.fingerprints[name] }
      return changes
    }
    if let identity = configuration.tlsIdentity, changes.live.contains(where: Self.isOfTLS) {
      setup.certificate?.replace(by: identity, clients: configuration.clientTrust)
      await node.noteCertificate()
    }
    live.withLock { $0 = settings }
    for shard in shards { await shard.apply(settings) }
    // Uses the more verbose of the two levels for the log messages about the change.
    ProcessLogLevel.current = min(ProcessLogLevel.current, settings.logLevel)
    setup.logger.notice(
      "settings reloaded",
      metadata: ["changed": "\(changes.live.joined(separator: ", "))"])
    if !changes.needRestart.isEmpty {
      setup.logger.warning(
        "changed settings need a restart",
        metadata: ["settings": "\(changes.needRestart.joined(separator: ", "))"])
    }
    ProcessLogLevel.current = settings.logLevel
  }

  private static func isOfTLS(_ setting: String) -> Bool {
    setting.hasPrefix("PUSHGATE_TLS_")
  }

  private static func checkKeys(_ setup: GatewaySetup, _ node: Node) async throws {
    guard setup.configuration.adminKeyHash == nil, !setup.insecureNoAuth,
      !setup.configuration.signIn.admitsPeople,
      await node.configuration.keys.isEmpty
    else { return }
    throw StartFault.noKey
  }
}
