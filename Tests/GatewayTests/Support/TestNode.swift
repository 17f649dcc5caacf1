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

/// A process's node over a test's database, with shards that were added and do not run.
final class TestNode {
  let setup: GatewaySetup
  let node: Node
  private(set) var shards: [Shard] = []
  private var running: Task<Void, Never>?
  private var isStopped = false

  /// What its connections are called in the server.
  static let applicationName = "node"

  private init(_ setup: GatewaySetup) throws {
    self.setup = setup
    node = try Node(setup: setup)
  }

  /// Makes a node, connected unless told otherwise, and ends it after `body`.
  ///
  /// - Parameter configure: changes the limits first. Duties that nobody asked for wait an hour.
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

  /// Adds one more.
  @discardableResult
  func addShard() async throws -> Shard {
    let shard = try Shard(index: shards.count, setup: setup, node: node)
    shards.append(shard)
    await node.add(shard)
    return shard
  }

  func start() { running = Task { [node] in await node.run() } }

  /// Returns when `run` has, if it was started. Nothing can be asked of the node after that.
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

  // MARK: looking

  /// The configurations' versions: the node's and the shards'.
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

  /// Waits until the metrics' page has a line.
  func shows(_ line: String, on shard: isolated TestShard) async throws {
    try await eventually(on: shard, line) { lines.contains(line) }
  }

  /// The metrics' page.
  var lines: [String] {
    String(decoding: setup.metrics.render(), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// Looks again and again until something happened that another loop does.
func eventually(
  on shard: isolated TestShard, _ what: String, _ condition: () async throws -> Bool
) async throws {
  let deadline = soon()
  while try await !condition() {
    try #require(shard.loop.now < deadline, "never came: \(what)")
    try await shard.loop.sleep(for: .milliseconds(2))
  }
}
