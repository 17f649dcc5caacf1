// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import Logging
internal import PushModel
internal import Storage

/// Lanes of a shard, one for each credential in use; apps with one credential share its lane. The
/// key is environment, team and key id, or environment and certificate fingerprint.
final class Lanes {
  /// Properties of a push that decide which of its app's credentials it uses.
  private struct Way: Hashable {
    let destination: Destination
    let type: PushType
  }

  /// Lanes of the credentials that cover a push, newest first. Lanes are created only when needed.
  private struct Choice {
    var lanes: [CredentialLane] = []
    var rest: ArraySlice<Credential>

    /// Returns the lane to use: the first that can send or may send a probe.
    func lane(for app: AppID) -> CredentialLane? {
      lanes.first { $0.credential.obstacle(for: app) == nil }
    }
  }

  /// Creates the connection pool of a credential, whose tasks run on the given actor. The logger
  /// names the credential. Throws if its secret is unusable.
  typealias MakePool = (Credential, Logger, isolated (any Actor)?) throws -> PushPool

  private let pipeline: PipelineEnvironment
  private let settlement: Settlement
  private let intents: IntentStore
  private let superseding: SupersedingStore
  private let fallbacks: EnvironmentFallbacks
  private let statusReporter: CredentialStatusReporter
  private let ownership: LaneOwnership
  /// The shard's number in its process.
  private let shard: Int
  /// Returns the bundle id of an app; nil if the app no longer exists.
  private let appName: (AppID) -> String?
  private let makePool: MakePool
  private var lanes: [LaneKey: CredentialLane] = [:]
  /// All lanes that are not closed, including replaced ones.
  private var open: [LaneID: CredentialLane] = [:]
  /// Number of lanes created.
  private var made = 0
  private var configuration = ConfigurationSnapshot.empty
  /// Places of each credential, which may serve several apps. Cached because hashing a secret is
  /// slow.
  private var places: [LaneKey: [CredentialPlace]] = [:]
  /// Lanes of each app, computed once per configuration because parsing a secret is slow.
  private var resolved: [Way: Choice] = [:]
  /// Time at which `resolved` becomes invalid: a certificate expires, or becomes valid.
  private var resolvedUntil: Instant?
  private var retiring = 0
  /// Whether the lanes are closing; no lane is created then.
  private var isClosing = false
  private var closer: UnsafeContinuation<Void, Never>?

  init(
    _ pipeline: PipelineEnvironment, settlement: Settlement, intents: IntentStore,
    superseding: SupersedingStore, fallbacks: EnvironmentFallbacks,
    statusReporter: CredentialStatusReporter, ownership: LaneOwnership, shard: Int,
    appName: @escaping (AppID) -> String? = { _ in nil }, makePool: @escaping MakePool
  ) {
    self.pipeline = pipeline
    self.settlement = settlement
    self.intents = intents
    self.superseding = superseding
    self.fallbacks = fallbacks
    self.statusReporter = statusReporter
    self.ownership = ownership
    self.shard = shard
    self.appName = appName
    self.makePool = makePool
  }

  /// All lanes, for the metrics.
  var all: [CredentialLane] { Array(lanes.values) }

  /// Returns the lane with an id; nil after it has closed.
  func lane(_ id: LaneID) -> CredentialLane? { open[id] }

  /// Sets the credentials. Lanes of removed credentials send their queued pushes and close.
  func configure(
    _ configuration: ConfigurationSnapshot, isolation: isolated (any Actor)? = #isolation
  ) {
    guard configuration.version != self.configuration.version else { return }
    self.configuration = configuration
    forgetResolved()
    fallbacks.destinations = Set(
      configuration.credentials.filter { $0.value.contains(where: \.identity.isOpen) }.keys)
    places.removeAll(keepingCapacity: true)
    var made: [CredentialPlace: Instant] = [:]
    for credential in configuration.credentials.values.joined() {
      let place = CredentialPlace(credential)
      made[place] = credential.createdAt
      if let key = LaneKey(credential) { places[key, default: []].append(place) }
    }
    statusReporter.keep(made)
    for (key, lane) in lanes where places[key] == nil {
      lanes[key] = nil
      lane.retire()
      retire(lane, isolation: isolation)
    }
  }

  /// Records refusals of credentials that any shard reported.
  func observeRefusals(_ refused: Set<CredentialPlace>) {
    for lane in lanes.values { lane.credential.observeRefusals(refused) }
  }

  /// Whether the credentials are known.
  var isConfigured: Bool { configuration.version > 0 }

  /// Returns the lane for an app's pushes of a type in an environment. It belongs to the newest
  /// credential that covers them, or while that one cannot send, to the next one that can. Nil if
  /// no credential covers them.
  func lane(
    for destination: Destination, _ type: PushType, isolation: isolated (any Actor)? = #isolation
  ) -> CredentialLane? {
    if let resolvedUntil, resolvedUntil <= pipeline.clock() { forgetResolved() }
    let way = Way(destination: destination, type: type)
    var choice = resolved[way] ?? Choice(rest: credentials(for: way)[...])
    if let lane = choice.lane(for: destination.app) { return lane }
    while let credential = choice.rest.popFirst() {
      guard let lane = makeLane(credential, isolation: isolation) else { continue }
      choice.lanes.append(lane)
      if lane.credential.obstacle(for: destination.app) == nil { break }
    }
    resolved[way] = choice
    return choice.lane(for: destination.app) ?? choice.lanes.first
  }

  /// Returns whether Apple refuses all credentials that cover such pushes, as far as the shard
  /// knows. Creates no lane.
  func isRefused(for destination: Destination, _ type: PushType) -> Bool {
    guard statusReporter.hasRefusals else { return false }
    let credentials = credentials(for: Way(destination: destination, type: type))
    return !credentials.isEmpty
      && credentials.allSatisfy { statusReporter.isRefused(CredentialPlace($0)) }
  }

  /// Returns the lanes of an app's pushes in an environment, usually one. Fast for the many
  /// destinations without a credential.
  func lanes(
    for destination: Destination, isolation: isolated (any Actor)? = #isolation
  ) -> [CredentialLane] {
    guard configuration.credentials[destination] != nil else { return [] }
    return distinct(
      PushType.allCases.compactMap { lane(for: destination, $0, isolation: isolation) })
  }

  /// Returns a value for each destination with existing lanes. `value` receives at least one lane.
  func destinations<Value>(_ value: (Destination, [CredentialLane]) -> Value) -> [Destination:
    Value]
  {
    var known: [Destination: [CredentialLane]] = [:]
    for (way, choice) in resolved {
      guard let lane = choice.lane(for: way.destination.app) ?? choice.lanes.first else { continue }
      known[way.destination, default: []].append(lane)
    }
    var values: [Destination: Value] = [:]
    for (destination, lanes) in known { values[destination] = value(destination, distinct(lanes)) }
    return values
  }

  private func distinct(_ lanes: [CredentialLane]) -> [CredentialLane] {
    lanes.indices.filter { place in !lanes[..<place].contains { $0 === lanes[place] } }
      .map { lanes[$0] }
  }

  private func forgetResolved() {
    resolved.removeAll(keepingCapacity: true)
    resolvedUntil = configuration.nextCertificateChange(after: pipeline.clock())
  }

  private func credentials(for way: Way) -> [Credential] {
    guard !isClosing else { return [] }
    let topic = configuration.app(id: way.destination.app)?.topic(for: way.type) ?? ""
    return configuration.credentials(
      for: way.destination, way.type, topic: topic, at: pipeline.clock())
  }

  private func makeLane(_ credential: Credential, isolation: isolated (any Actor)?)
    -> CredentialLane?
  {
    guard !isClosing, let key = LaneKey(credential) else { return nil }
    if let lane = lanes[key] { return lane }
    do {
      var logger = pipeline.logger
      logger[metadataKey: "credential"] = "\(credential)"
      // Of several apps with the credential, the one that caused the connection.
      logger[metadataKey: "app"] = appName(credential.app).map { "\($0)" }
      let pool = try makePool(credential, logger, isolation)
      let lane = assemble(
        pool, environment: credential.environment, home: ownership.home(of: key)
      ) { [unowned self] app in self.places(of: key, app) }
      lanes[key] = lane
      open[lane.id] = lane
      return lane
    } catch {
      pipeline.logger.error(
        "cannot create APNs sessions",
        metadata: ["credential": "\(credential)", "error": "\(error)"])
      return nil
    }
  }

  /// Creates the lane of a pool from its parts.
  ///
  /// - Parameter home: home of the lane; nil keeps its work on this shard.
  func assemble(
    _ pool: PushPool, environment: PushEnvironment, home: LaneHome? = nil,
    isolation: isolated (any Actor)? = #isolation,
    places: @escaping (AppID?) -> [CredentialPlace] = { _ in [] }
  ) -> CredentialLane {
    let limits = pipeline.limits
    let credential = CredentialState(
      places: places, reporter: statusReporter, policy: limits.retry, loop: pipeline.loop)
    let owner = LaneOwner(home: home, shard: shard, limits: limits, loop: pipeline.loop)
    let sender = PushSender(
      pool: pool, credential: credential, environment: environment, intents: intents,
      superseding: superseding, fallbacks: fallbacks, in: pipeline)
    let batches = BatchSender(
      pool: pool, sender: sender, credential: credential, settlement: settlement, in: pipeline)
    let queue = Lane(pipeline, sender: sender, batches: batches, settlement: settlement) {
      for kind in ClaimKind.allCases { owner.noteFull(kind) }
    }
    let lane = CredentialLane(
      LaneID(number: made), environment: environment, queue: queue, credential: credential,
      pool: pool, sender: sender, owner: owner
    ) { [meters = pipeline.meters, appName] in meters.pushes($0, name: appName($0.app)) }
    made += 1
    return lane
  }

  /// Returns the places where a credential is stored: those of one app, or of all apps.
  private func places(of key: LaneKey, _ app: AppID?) -> [CredentialPlace] {
    let all = places[key] ?? []
    return app == nil ? all : all.filter { $0.app == app }
  }

  /// Sends one request under a credential outside the queue; nil if the credential is unusable.
  func check(
    _ request: APNsRequest, under credential: Credential,
    isolation: isolated (any Actor)? = #isolation
  ) async -> APNsResult? {
    guard let lane = makeLane(credential, isolation: isolation) else { return nil }
    return await lane.check(request)
  }

  private func retire(_ lane: CredentialLane, isolation: isolated (any Actor)?) {
    retiring += 1
    Task {
      _ = isolation
      await lane.close()
      self.open[lane.id] = nil
      self.retiring -= 1
      if self.retiring == 0, let closer = self.closer.take() {
        EventLoop.resumingHere { closer.resume() }
      }
    }
  }

  /// Closes every lane. Waits a limited time for outstanding answers.
  func close() async {
    isClosing = true
    // The configuration may change during the wait; each lane is closed only once.
    let all = all
    lanes.removeAll()
    resolved.removeAll()
    for lane in all {
      await lane.close()
      open[lane.id] = nil
    }
    if retiring > 0 { await withUnsafeContinuation { closer = $0 } }
  }
}
