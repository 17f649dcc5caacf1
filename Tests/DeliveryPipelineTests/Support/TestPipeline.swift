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

/// The moving parts over a real store, with scripted pools in the place of Apple: the one place where
/// tests put them together. It lives on the test's shard.
final class TestPipeline {
  let loop: EventLoop
  let store: TestStore
  let limits: PipelineLimits
  let clock = TestClock()
  let pools: ScriptedPools
  let log = LogBook()

  let recorder: OutcomeRecorder
  let context: LaneContext
  let lanes: Lanes
  let expander: Expander
  let dispatcher: Dispatcher

  private let registry = MetricsRegistry()
  private let meters: PipelineMeters
  private var version: Int64 = 0

  /// - Parameter holder: whom claims name.
  /// - Parameter shard: its number among those that share `homes`.
  init(
    _ store: TestStore, on loop: EventLoop, holder: UUID = holder,
    _ limits: PipelineLimits = PipelineLimits(), shard: Int = 0,
    homes: LaneOwnership = LaneOwnership(shards: 1)
  ) {
    (self.loop, self.store, self.limits) = (loop, store, limits)
    let clock = clock
    // Nothing of it ever leaves the shard.
    nonisolated(unsafe) let pools = ScriptedPools(on: loop)
    self.pools = pools
    let logger = Logger(label: "test", factory: log.handler)
    meters = PipelineMeters(shard: registry.makeShard())
    recorder = OutcomeRecorder(
      loop: loop, outcomes: store.outcomes, limits: limits, meters: meters, clock: { clock.now },
      logger: logger)
    context = LaneContext(
      loop: loop, recorder: recorder, intents: store.store.intents,
      superseding: store.store.superseding,
      secondTries: EnvironmentFallbacks(store.store.standings, logger: logger),
      statusReporter: CredentialStatusReporter(
        loop: loop, news: store.store.credentialNews, logger: logger),
      limits: limits,
      meters: meters, clock: { clock.now }, logger: logger, shard: shard, homes: homes)
    lanes = Lanes(context) { _, _ in try pools.make().pool }
    expander = Expander(
      pages: store.audiences, badges: store.store.badges, recorder: recorder,
      intents: store.store.intents, superseding: store.store.superseding,
      quiet: QuietClock(store.store.quietHours, clock: { clock.now }),
      timeZones: store.store.timeZones)
    dispatcher = Dispatcher(
      context, holder: holder, queue: store.queue, controls: store.controls,
      paces: store.store.paces,
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

  /// A lane of its own, and the pool below it.
  func lane(
    _ script: @escaping (APNsRequest) -> APNsResult? = ScriptedPool.accepts
  ) -> (lane: Lane, pool: ScriptedPool) {
    let pool = ScriptedPool(on: loop, script)
    return (Lane(pool: pool.pool, environment: .production, context: context), pool)
  }

  /// From now on credentials are these.
  func configure(_ credentials: Credential..., isolation: isolated (any Actor)? = #isolation) {
    version += 1
    lanes.configure(snapshot(credentials, version: version), isolation: isolation)
  }

  /// What operators have configured.
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

  // MARK: what became of it

  /// Polls until it is so: for what happens in PostgreSQL, which tells nobody.
  func until(_ what: String, _ isSo: () async throws -> Bool) async throws {
    let deadline = MonotonicTime.now() + TooLate.patience
    while try await !isSo() {
      guard MonotonicTime.now() < deadline else { throw TooLate(what: what) }
      try await loop.sleep(for: .milliseconds(1))
    }
  }

  /// Every delivery that has a row, in the order of tokens.
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

  /// Devices that wait for another try.
  func retries() async throws -> Int {
    try await store.value("SELECT count(*) FROM queue WHERE kind = \(WorkKind.retry.rawValue)")
  }

  /// A line of `/metrics`, named with its labels; 0 when there is none.
  func metric(_ name: String) -> Double {
    for line in String(decoding: registry.render(), as: UTF8.self).split(separator: "\n") {
      guard let space = line.lastIndex(of: " "), line[..<space] == name else { continue }
      return Double(line[line.index(after: space)...]) ?? 0
    }
    return 0
  }

  /// Sets the gauges of these lanes.
  func sample(_ lanes: [Lane]) { meters.sample(lanes) }
}

extension PipelineLimits {
  /// The defaults, but for what a test needs smaller.
  static func with(_ change: (inout PipelineLimits) -> Void) -> PipelineLimits {
    var limits = PipelineLimits()
    change(&limits)
    return limits
  }
}

/// The wall clock, which stands still until a test moves it.
final class TestClock {
  var now = noon
}

/// What is stored of a delivery.
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

  /// The reason as one of our own words.
  var own: GatewayReason? { reason.flatMap(GatewayReason.init) }
}

/// Keeps what is logged.
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
