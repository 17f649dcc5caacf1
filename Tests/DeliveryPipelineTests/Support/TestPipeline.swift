// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Localization
import Logging
import Messages
import Metrics
import Postgres
import PushModel
import Storage
import Synchronization
import TestSupport
import Testing

@testable import DeliveryPipeline

/// The parts of the pipeline over a real store, with scripted pools instead of Apple. It lives on
/// the test's shard.
final class TestPipeline {
  let loop: EventLoop
  let store: TestStore
  let limits: PipelineLimits
  let clock = TestClock()
  let pools: ScriptedPools
  let log = LogBook()

  let writer: OutcomeWriter
  let settlement: Settlement
  let pipeline: PipelineEnvironment
  let shard: Int
  let homes: LaneOwnership
  let lanes: Lanes
  let expander: Expander
  let dispatcher: Dispatcher

  private let registry = MetricsRegistry()
  private let meters: PipelineMeters
  private var version: Int64 = 0

  /// - Parameter holder: the holder of claims.
  /// - Parameter shard: its number among the shards with these `homes`.
  init(
    _ store: TestStore, on loop: EventLoop, holder: UUID = holder,
    _ limits: PipelineLimits = PipelineLimits(), shard: Int = 0,
    homes: LaneOwnership = LaneOwnership(shards: 1)
  ) {
    (self.loop, self.store, self.limits) = (loop, store, limits)
    let clock = clock
    // No reference leaves the shard.
    nonisolated(unsafe) let pools = ScriptedPools(on: loop)
    self.pools = pools
    let logger = Logger(label: "test", factory: log.handler)
    meters = PipelineMeters(shard: registry.makeShard())
    let pipeline = PipelineEnvironment(
      loop: loop, clock: { clock.now }, limits: limits, logger: logger, meters: meters)
    self.pipeline = pipeline
    self.shard = shard
    self.homes = homes
    writer = OutcomeWriter(store.outcomes, in: pipeline)
    settlement = Settlement(writer, tally: store.outcomes.tally, in: pipeline)
    lanes = Lanes(
      pipeline, settlement: settlement, intents: store.store.intents,
      superseding: store.store.superseding,
      fallbacks: EnvironmentFallbacks(store.store.statuses, logger: logger),
      statusReporter: CredentialStatusReporter(
        loop: loop, news: store.store.credentialEvents, logger: logger),
      ownership: homes, shard: shard
    ) { _, _, _ in try pools.make().pool }
    expander = Expander(
      pages: store.audiences,
      facts: PushFacts(
        badges: store.store.badges, superseding: store.store.superseding,
        quiet: QuietClock(store.store.quietHours, clock: { clock.now }),
        timeZones: store.store.timeZones),
      settlement: settlement, intents: store.store.intents, clock: { clock.now })
    dispatcher = Dispatcher(
      pipeline, settlement: settlement, ownership: homes, holder: holder, queue: store.queue,
      controls: store.controls, intents: store.store.intents, rateShares: store.store.rateShares,
      renderers: RendererCache(
        notifications: store.notifications,
        catalogues: CatalogueSource(
          cache: CatalogueCache(worker: CatalogueWorker()),
          tables: { app, revision in
            try await store.store.strings.files(app: app, revision: revision, for: .delivery)
          }),
        limits: limits, logger: logger),
      expander: expander, lanes: lanes)
  }

  /// Runs `body` with a new pipeline over a new database.
  static func run(
    _ limits: PipelineLimits = PipelineLimits(),
    _ body: @Sendable (isolated TestShard, TestPipeline) async throws -> Void
  ) async throws {
    try await TestDatabase.store { shard, _, store in
      try await body(shard, TestPipeline(store, on: shard.loop, limits))
    }
  }

  // MARK: lanes

  /// Returns a separate lane and its pool.
  func lane(
    _ script: @escaping (APNsRequest) -> APNsResult? = ScriptedPool.accepts,
    isolation: isolated (any Actor)? = #isolation
  ) -> (lane: CredentialLane, pool: ScriptedPool) {
    let pool = ScriptedPool(on: loop, script)
    let lane = lanes.assemble(pool.pool, environment: .production, isolation: isolation)
    return (lane, pool)
  }

  /// Replaces the credentials.
  func configure(_ credentials: Credential..., isolation: isolated (any Actor)? = #isolation) {
    version += 1
    lanes.configure(snapshot(credentials, version: version), isolation: isolation)
  }

  /// The current configuration.
  func snapshot(_ credentials: [Credential], version: Int64) -> ConfigurationSnapshot {
    var snapshot = ConfigurationSnapshot.empty
    snapshot.version = version
    for app in Set(credentials.map(\.app)) {
      let bundleID = "com.example.\(app.rawValue)"
      snapshot.apps[bundleID] = App(
        id: app, bundleID: bundleID, fallbackLanguages: [], sourceLanguage: "en",
        stringsRevision: 0, createdAt: noon)
    }
    snapshot.credentials = Dictionary(grouping: credentials) {
      Destination(app: $0.app, environment: $0.environment)
    }
    return snapshot
  }

  // MARK: results

  /// Polls until a condition is true in PostgreSQL, which sends no event.
  func until(_ what: String, _ isSo: () async throws -> Bool) async throws {
    let deadline = MonotonicTime.now() + TooLate.patience
    while try await !isSo() {
      guard MonotonicTime.now() < deadline else { throw TooLate(what: what) }
      try await loop.sleep(for: .milliseconds(1))
    }
  }

  /// Returns every delivery with a row, in the order of tokens.
  func deliveries() async throws -> [StoredDelivery] {
    let rows = try await store.client.write.query(
      """
      SELECT token, outcome, status, reason, language, attempts, apns_id::text AS apns_id
      FROM deliveries ORDER BY token, run
      """)
    var deliveries: [StoredDelivery] = []
    for row in rows { deliveries.append(try StoredDelivery(row)) }
    return deliveries
  }

  /// Deliveries with an outcome.
  func count(_ outcome: DeliveryOutcome) async throws -> Int {
    try await store.value(
      "SELECT count(*) FROM deliveries WHERE outcome = \(outcome.rawValue)")
  }

  /// Number of devices that wait for a retry.
  func retries() async throws -> Int {
    try await store.value("SELECT count(*) FROM queue WHERE kind = \(WorkKind.retry.rawValue)")
  }

  /// Returns the value of a line of `/metrics`, by name with labels; 0 without one.
  func metric(_ name: String) -> Double {
    for line in String(decoding: registry.render(), as: UTF8.self).split(separator: "\n") {
      guard let space = line.lastIndex(of: " "), line[..<space] == name else { continue }
      return Double(line[line.index(after: space)...]) ?? 0
    }
    return 0
  }

  /// Sets the gauges of these lanes.
  func sample(_ lanes: [CredentialLane]) {
    meters.sample(lanes.map(\.sample), rateLimited: RateLimitedRows(PipelineLimits()))
  }
}

extension PipelineLimits {
  /// The defaults with the given changes.
  static func with(_ change: (inout PipelineLimits) -> Void) -> PipelineLimits {
    var limits = PipelineLimits()
    change(&limits)
    return limits
  }
}

/// A wall clock that moves only when a test advances it.
final class TestClock {
  var now = noon
}

/// The stored columns of a delivery.
struct StoredDelivery: Equatable {
  var token: DeviceToken
  var outcome: DeliveryOutcome?
  var status: Int?
  var reason: String?
  var language: String?
  var attempts: Int
  var apnsID: String?

  fileprivate init(_ row: PostgresRow) throws {
    token = DeviceToken(bytes: try row.decode("token", as: [UInt8].self))
    outcome = DeliveryOutcome(rawValue: try row.decode("outcome", as: Int16.self))
    status = try row.decode("status", as: Int16?.self).map(Int.init)
    reason = try row.decode("reason", as: String?.self)
    language = try row.decode("language", as: String?.self)
    attempts = Int(try row.decode("attempts", as: Int16.self))
    apnsID = try row.decode("apns_id", as: String?.self)
  }

  /// The reason as a gateway reason.
  var own: GatewayReason? { reason.flatMap(GatewayReason.init) }
}

/// Records log messages.
final class LogBook: Sendable {
  private let kept = Mutex<[String]>([])

  /// The messages so far.
  var messages: [String] { kept.withLock { $0 } }

  func has(_ message: String) -> Bool { messages.contains(message) }

  var handler: @Sendable (String) -> any LogHandler { { _ in Page(book: self) } }

  private struct Page: LogHandler {
    let book: LogBook
    private let search = SearchedLog()
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      book.kept.withLock { $0.append("\(event.message)") }
      search.log(event: event)
    }
  }
}
