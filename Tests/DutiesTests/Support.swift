// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Duties
import Metrics
import Postgres
import PushModel
import Storage
import TestSupport

/// A duty with scripted steps. Used on the test's shard.
final class ScriptedDuty: Duty {
  let name: String
  let interval: Duration
  let isSlow: Bool
  var leaseRenewal = Duration.zero
  var releasesLease = false
  /// Whether a leader is needed.
  var isNeeded = true
  /// Called instead of a step on a node that does not lead.
  var following: () -> DutyStep? = { nil }
  /// Steps begun so far.
  private(set) var steps = 0
  private let body: (_ number: Int, _ store: DutyStore) async throws -> DutyStep

  /// - Parameter body: receives the number of the step, from 1; any error is a failure.
  convenience init(
    _ name: String = "scripted", interval: Duration = .milliseconds(1), isSlow: Bool = false,
    _ body: @escaping (_ number: Int) async throws -> DutyStep
  ) {
    self.init(name, interval: interval, isSlow: isSlow) { number, _ in try await body(number) }
  }

  init(
    _ name: String, interval: Duration = .milliseconds(1), isSlow: Bool = false,
    _ body: @escaping (_ number: Int, _ store: DutyStore) async throws -> DutyStep
  ) {
    self.name = name
    self.interval = interval
    self.isSlow = isSlow
    self.body = body
  }

  func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    steps += 1
    do { return try await body(steps, store) } catch { throw .failed("\(error)") }
  }

  func hasWork() async throws(StorageError) -> Bool { isNeeded }

  func follow(_ store: DutyStore) async throws(StorageError) -> DutyStep? { following() }
}

/// One node's runner, with a connection and metrics of its own.
final class TestRunner {
  let holder: UUID
  let metrics = MetricsRegistry().makeShard()
  let runner: DutyRunner
  let stopping: StopSignal
  private let connections: [PostgresConnection]
  private let shard: TestShard
  private var running: Task<Void, any Error>?

  /// - Parameter number: distinguishes the nodes of a test.
  init(
    _ number: Int, _ duties: [any Duty], on shard: isolated TestShard, _ database: TestDatabase
  ) {
    self.shard = shard
    holder = UUID(milliseconds: Int64(number))
    connections = (0..<2).map { _ in database.connect(on: shard, lane: .duties) }
    let stores = connections.map(DutyStore.init(connection:))
    stopping = StopSignal(on: shard.loop)
    runner = DutyRunner(
      loop: shard.loop, store: stores[0], slow: stores[1], duties: duties, holder: holder,
      metrics: metrics, logger: TestDatabase.logger, stop: stopping)
  }

  func start(on shard: isolated TestShard) {
    let runner = runner
    running = begin(on: shard) { await runner.run(isolation: shard) }
  }

  /// Returns when `run` has returned; does not stop it.
  func ended() async throws {
    try await running?.value
    for connection in connections { await connection.close() }
  }

  func stop() async throws {
    stopping.set()
    try await ended()
  }
}

/// A signal from one task to waiting tasks.
final class Sign {
  private(set) var isGiven = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func give() {
    isGiven = true
    for waiter in waiting { waiter.resume() }
    waiting = []
  }

  func awaited() async {
    if !isGiven { await withCheckedContinuation { waiting.append($0) } }
  }
}

extension TestStore {
  /// Expires the lease of every duty, as if its holder had been silent for long.
  func lapse() async throws {
    try await run("UPDATE duties SET lease_until = now() - interval '1 second'")
  }

  /// Returns the holder of a duty's lease; nil if it was never taken.
  func holder(of duty: String) async throws -> UUID? {
    try await client.write.query("SELECT holder FROM duties WHERE name = \(duty)").first?.decode(0)
  }
}
