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
  private let shards: [Shard]
  /// Where the API is served, with the ports that were really bound.
  package let addresses: [SocketAddress]

  /// Connects, checks the schema, binds the addresses. Throws without having served anything.
  package init(
    _ configuration: GatewayConfiguration, insecureNoAuth: Bool = false, logger: Logger
  ) async throws {
    let configuration = configuration.fittedToDescriptors(logger)
    var database = try PostgresConfiguration(
      connectionString: configuration.databaseURL, applicationName: "pushgate")
    for lane in [PostgresLane.write, .read] {
      database.statementTimeouts[lane] = configuration.limits.statementTimeout
    }
    setup = GatewaySetup(
      configuration: configuration, database: database,
      insecureNoAuth: insecureNoAuth, logger: logger)
    let facts = setup.metrics.makeShard()
    facts.gauge(.buildInformation, PushgateVersion.current).set(1)
    facts.gauge(.startTime).set(Int(WallClock.now().seconds))
    facts.gauge(.shards).set(configuration.shards)
    var shards: [Shard] = []
    var bound: [SocketAddress] = []
    for index in 0..<configuration.shards {
      let shard = try Shard(index: index, setup: setup)
      shards.append(shard)
      try await shard.connect()
      if index == 0 {
        try Self.checkKeys(setup)
        bound = try await shard.resolve(configuration.listen)
        if insecureNoAuth, let open = bound.first(where: { !$0.isLoopback }) {
          throw StartFault.noAuthOffLoopback("\(open)")
        }
      }
      bound = try await shard.listen(at: bound, isFirst: index == 0)
    }
    self.shards = shards
    self.addresses = bound
  }

  /// Serves and delivers until `stop`.
  package func run() async {
    await withDiscardingTaskGroup { group in
      for shard in shards { group.addTask { await shard.run() } }
    }
    for shard in shards { shard.loop.join() }
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

  private static func checkKeys(_ setup: GatewaySetup) throws {
    guard setup.configuration.adminKeyHash == nil, !setup.insecureNoAuth,
      setup.keeper.current.keys.isEmpty
    else { return }
    throw StartFault.noKey
  }
}
