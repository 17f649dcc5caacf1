// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import Glibc
package import Logging
internal import Metrics
internal import Postgres
internal import PushModel
internal import Storage

/// The whole gateway of one process: `start` it, let it `run` until it is asked to `stop`.
///
/// Stopping loses nothing: what was accepted is committed, and what was not sent waits in PostgreSQL.
package final class Gateway: Sendable {
  /// How long requests in progress may take once stopping began.
  package static let requestDeadline = Duration.seconds(10)

  /// How long everything together may take then: less than the 30 s that Kubernetes allows. Who takes longer waits
  /// for a PostgreSQL that is away, and is ended like by `kill -9`.
  package static let stopLimit = Duration.seconds(28)

  /// Why a gateway does not start.
  package enum StartFault: Error, CustomStringConvertible {
    case noKey
    case noAuthOffLoopback(String)

    package var description: String {
      switch self {
      case .noKey:
        "no API key exists, so nobody could use this gateway: set PUSHGATE_ADMIN_KEY (or "
          + "PUSHGATE_ADMIN_KEY_FILE), or make a key with `pushgate keys create`"
      case .noAuthOffLoopback(let address):
        "--insecure-no-auth is allowed on loopback addresses only, and \(address) is none"
      }
    }
  }

  private let setup: GatewaySetup
  private let node: Node
  private let shards: [Shard]
  /// Where the API is served, with the ports that were really bound.
  package let addresses: [SocketAddress]

  /// Connects, checks the schema, binds the addresses. Throws without having served anything.
  package init(
    _ configuration: GatewayConfiguration, insecureNoAuth: Bool = false, logger: Logger
  ) async throws {
    let configuration = configuration.fittedToDescriptors(logger)
    var database = try PostgresConfiguration(connectionString: configuration.databaseURL)
    for lane in [PostgresLane.write, .read] {
      database.statementTimeouts[lane] = configuration.limits.statementTimeout
    }
    setup = GatewaySetup(
      configuration: configuration, database: database,
      insecureNoAuth: insecureNoAuth, logger: logger)
    node = try Node(setup: setup)
    try await node.connect()
    try await Self.checkKeys(setup, node)
    var bound = try await node.resolve(configuration.listen)
    if insecureNoAuth, let open = bound.first(where: { !$0.isLoopback }) {
      throw StartFault.noAuthOffLoopback("\(open)")
    }
    var shards: [Shard] = []
    for index in 0..<configuration.shards {
      let shard = try Shard(index: index, setup: setup, node: node)
      await shard.connect()
      await node.add(shard)
      // The first bind decides the ports for all.
      bound = try await shard.listen(at: bound, isFirst: shards.isEmpty)
      shards.append(shard)
    }
    self.shards = shards
    self.addresses = bound
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
    // Not before: whoever waits for a loop that has ended waits for ever.
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

  /// Begins to stop: `run` returns when everything in progress is finished.
  package func stop() async {
    setup.logger.info("stopping: finishing what is in progress")
    await withDiscardingTaskGroup { group in
      for shard in shards {
        group.addTask { await shard.drain(requestsWithin: Self.requestDeadline) }
      }
    }
  }

  private static func checkKeys(_ setup: GatewaySetup, _ node: Node) async throws {
    guard setup.configuration.adminKeyHash == nil, !setup.insecureNoAuth,
      await node.configuration.keys.isEmpty
    else { return }
    throw StartFault.noKey
  }
}
