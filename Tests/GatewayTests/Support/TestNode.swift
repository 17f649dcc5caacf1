// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import DeliveryPipeline
import Metrics
import Postgres
import PushModel
import Settings
import TestSupport
import Testing

@testable import GatewayApp

/// A node over a test's database, with shards that were added but do not run.
final class TestNode {
  let setup: GatewaySetup
  let node: Node
  private(set) var shards: [Shard] = []
  private var running: Task<Void, Never>?
  private var isStopped = false

  /// The application name of its connections in the server.
  static let applicationName = "node"

  private init(_ setup: GatewaySetup) throws {
    self.setup = setup
    node = try Node(setup: setup)
  }

  /// Creates a node, connects it unless `connects` is false, and stops it after `body`.
  ///
  /// - Parameter configure: changes the limits first. Duties that are not configured wait an hour.
  static func with(
    _ database: TestDatabase, shards: Int = 0, connects: Bool = true,
    _ configure: (inout GatewayLimits) -> Void = { _ in }, _ body: (TestNode) async throws -> Void
  ) async throws {
    var configuration = try await GatewayConfiguration.load(
      environment: [
        "PUSHGATE_DATABASE_URL": database.connectionString,
        "PUSHGATE_SECRET_KEY": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
        "PUSHGATE_SHARDS": "3", "PUSHGATE_TEST_LIMIT_DUTY_INTERVAL": "3600",
        "PUSHGATE_ALLOW_UNSAFE_DATABASE": "yes",
      ], file: nil)
    configure(&configuration.limits)
    let connections = try PostgresConfiguration(
      connectionString: configuration.databaseURL, applicationName: applicationName)
    let made = try TestNode(
      GatewaySetup(
        configuration: configuration, database: connections,
        homes: LaneOwnership(shards: configuration.shards), insecureNoAuth: false,
        logger: TestDatabase.logger))
    do {
      if connects { try await made.node.connect() }
      for _ in 0..<shards { try await made.addShard() }
      try await body(made)
    } catch {
      await made.end()
      throw error
    }
    await made.end()
  }

  /// Adds another shard.
  @discardableResult
  func addShard() async throws -> Shard {
    let shard = try Shard(index: shards.count, setup: setup, node: node)
    shards.append(shard)
    await node.add(shard)
    return shard
  }

  func start() { running = Task { [node] in await node.run() } }

  /// Returns when `run` has returned, if it was started. The node cannot be used afterwards.
  func stop() async {
    if !isStopped { await node.stop() }
    isStopped = true
    await running?.value
  }

  private func end() async {
    if running == nil { start() }
    await stop()
    node.loop.join()
    for shard in shards {
      shard.loop.stop()
      shard.loop.join()
    }
  }

  // MARK: reading

  /// The configuration versions of the node and the shards.
  var versions: [Int64] {
    get async {
      var versions = [await node.configuration.version]
      for shard in shards { versions.append(await shard.configuration.version) }
      return versions
    }
  }

  /// Waits until the node and all shards have a configuration of at least this version.
  func reaches(_ version: Int64, on shard: isolated TestShard) async throws {
    try await eventually(on: shard, "version \(version)") {
      await versions.allSatisfy { $0 >= version }
    }
  }

  /// Waits until the metrics page has a line.
  func shows(_ line: String, on shard: isolated TestShard) async throws {
    try await eventually(on: shard, line) { lines.contains(line) }
  }

  /// The metrics page.
  var lines: [String] {
    String(decoding: setup.metrics.render(), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// Polls until a condition is true that another loop causes.
func eventually(
  on shard: isolated TestShard, _ what: String, _ condition: () async throws -> Bool
) async throws {
  let deadline = soon()
  while try await !condition() {
    try #require(shard.loop.now < deadline, "never came: \(what)")
    try await shard.loop.sleep(for: .milliseconds(2))
  }
}
