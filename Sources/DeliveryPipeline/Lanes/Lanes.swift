// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import Logging
internal import PushModel
internal import TLS

/// The shard's lanes, one for each credential in use and never per app: (environment, team, key id), or
/// (environment, fingerprint of a certificate).
final class Lanes {
  /// What lanes are told apart by. The secret's own fingerprint is part of it, so that a credential
  /// replaced under its old name gets new connections.
  struct Key: Hashable, Sendable {
    let environment: PushEnvironment
    /// Team and key id; empty for a certificate.
    let name: String
    let fingerprint: [UInt8]

    /// Nil when the secret cannot be opened.
    init?(_ credential: Credential) {
      environment = credential.environment
      switch credential.identity {
      case .key(let key):
        guard let pem = key.privateKeyPEM else { return nil }
        name = "\(key.teamID)/\(key.keyID)"
        fingerprint = SHA256.hash(Array(pem.utf8))
      case .certificate(let certificate):
        guard certificate.privateKeyPEM != nil else { return nil }
        name = ""
        fingerprint = Array(certificate.contents.fingerprint.utf8)
      }
    }
  }

  /// What decides which of an app's credentials a push goes under.
  private struct Way: Hashable {
    let destination: Destination
    let type: PushType
  }

  /// The lanes of the credentials that cover such a push, the newest first; those that nobody needed yet are not made.
  private struct Choice {
    var lanes: [Lane] = []
    var rest: ArraySlice<Credential>

    /// Which is to be used: the first that can send, or find out whether it can.
    func lane(for app: AppID) -> Lane? { lanes.first { $0.obstacle(for: app) == nil } }
  }

  /// Makes the sessions under a credential, whose tasks run on the given actor; throws when its secret
  /// is of no use.
  typealias MakePool = (Credential, isolated (any Actor)?) throws -> PushPool

  private let context: LaneContext
  private let makePool: MakePool
  private var lanes: [Key: Lane] = [:]
  private var configuration = ConfigurationSnapshot.empty
  /// Where each credential is stored, for one app or for many: found once, since a secret is slow to hash.
  private var places: [Key: [CredentialPlace]] = [:]
  /// Which lanes serve an app: worked out once per configuration, since a secret is slow to parse.
  private var resolved: [Way: Choice] = [:]
  /// When what is resolved is not true any more: a certificate ends, or begins to be valid.
  private var resolvedUntil: Instant?
  private var retiring = 0
  /// From here on no lane is made.
  private var isClosing = false
  private var closer: UnsafeContinuation<Void, Never>?

  init(_ context: LaneContext, makePool: @escaping MakePool) {
    self.context = context
    self.makePool = makePool
  }

  /// Every lane, for the metrics.
  var all: [Lane] { Array(lanes.values) }

  /// From now on credentials are these. Lanes of those that are gone send what they have and close.
  func configure(
    _ configuration: ConfigurationSnapshot, isolation: isolated (any Actor)? = #isolation
  ) {
    guard configuration.version != self.configuration.version else { return }
    self.configuration = configuration
    forgetResolved()
    context.secondTries.destinations = Set(
      configuration.credentials.filter { $0.value.contains(where: \.identity.isOpen) }.keys)
    places.removeAll(keepingCapacity: true)
    var made: [CredentialPlace: Instant] = [:]
    for credential in configuration.credentials.values.joined() {
      let place = CredentialPlace(credential)
      made[place] = credential.createdAt
      if let key = Key(credential) { places[key, default: []].append(place) }
    }
    context.herald.keep(made)
    for (key, lane) in lanes where places[key] == nil {
      lanes[key] = nil
      lane.retire()
      retire(lane, isolation: isolation)
    }
  }

  /// Apple refused these, as some shard has told.
  func hear(of refused: Set<CredentialPlace>) {
    for lane in lanes.values { lane.hear(of: refused) }
  }

  /// Whether it has been told the credentials.
  var isConfigured: Bool { configuration.version > 0 }

  /// The lane that pushes of a type of an app go in an environment: that of the newest credential which covers them,
  /// and while that one cannot send, of the next that can. Nil when no credential covers them.
  func lane(
    for destination: Destination, _ type: PushType, isolation: isolated (any Actor)? = #isolation
  ) -> Lane? {
    if let resolvedUntil, resolvedUntil <= context.clock() { forgetResolved() }
    let way = Way(destination: destination, type: type)
    var choice = resolved[way] ?? Choice(rest: credentials(for: way)[...])
    if let lane = choice.lane(for: destination.app) { return lane }
    while let credential = choice.rest.popFirst() {
      guard let lane = makeLane(credential, isolation: isolation) else { continue }
      choice.lanes.append(lane)
      if lane.obstacle(for: destination.app) == nil { break }
    }
    resolved[way] = choice
    return choice.lane(for: destination.app) ?? choice.lanes.first
  }

  /// Whether Apple refuses all that covers such pushes, as far as the shard knows. Makes no lane.
  func isRefused(for destination: Destination, _ type: PushType) -> Bool {
    guard context.herald.hasRefusals else { return false }
    let credentials = credentials(for: Way(destination: destination, type: type))
    return !credentials.isEmpty
      && credentials.allSatisfy { context.herald.isRefused(CredentialPlace($0)) }
  }

  /// Every lane that pushes of an app may go in an environment: mostly one. Cheap for the many
  /// destinations that have no credential at all.
  func lanes(
    for destination: Destination, isolation: isolated (any Actor)? = #isolation
  ) -> [Lane] {
    guard configuration.credentials[destination] != nil else { return [] }
    return distinct(
      PushType.allCases.compactMap { lane(for: destination, $0, isolation: isolation) })
  }

  /// What there is to say of each destination whose lanes are known, at least one for each.
  func destinations<Value>(_ value: (Destination, [Lane]) -> Value) -> [Destination: Value] {
    var known: [Destination: [Lane]] = [:]
    for (way, choice) in resolved {
      guard let lane = choice.lane(for: way.destination.app) ?? choice.lanes.first else { continue }
      known[way.destination, default: []].append(lane)
    }
    var values: [Destination: Value] = [:]
    for (destination, lanes) in known { values[destination] = value(destination, distinct(lanes)) }
    return values
  }

  private func distinct(_ lanes: [Lane]) -> [Lane] {
    lanes.indices.filter { place in !lanes[..<place].contains { $0 === lanes[place] } }
      .map { lanes[$0] }
  }

  private func forgetResolved() {
    resolved.removeAll(keepingCapacity: true)
    resolvedUntil = configuration.nextCertificateChange(after: context.clock())
  }

  private func credentials(for way: Way) -> [Credential] {
    guard !isClosing else { return [] }
    let topic = configuration.app(id: way.destination.app)?.topic(for: way.type) ?? ""
    return configuration.credentials(
      for: way.destination, way.type, topic: topic, at: context.clock())
  }

  private func makeLane(_ credential: Credential, isolation: isolated (any Actor)?) -> Lane? {
    guard !isClosing, let key = Key(credential) else { return nil }
    if let lane = lanes[key] { return lane }
    do {
      let lane = Lane(
        pool: try makePool(credential, isolation), environment: credential.environment,
        context: context, home: context.homes.home(of: key)
      ) { [unowned self] app in self.places(of: key, app) }
      lanes[key] = lane
      return lane
    } catch {
      context.logger.error(
        "no sessions under a credential",
        metadata: ["credential": "\(credential)", "error": "\(error)"])
      return nil
    }
  }

  /// Where a credential is stored: for an app, or for all that have it.
  private func places(of key: Key, _ app: AppID?) -> [CredentialPlace] {
    let all = places[key] ?? []
    return app == nil ? all : all.filter { $0.app == app }
  }

  /// One request under a credential beside all that waits; nil when it cannot be used.
  func ask(
    _ request: APNsRequest, under credential: Credential,
    isolation: isolated (any Actor)? = #isolation
  ) async -> APNsResult? {
    guard let lane = makeLane(credential, isolation: isolation) else { return nil }
    return await lane.ask(request)
  }

  private func retire(_ lane: Lane, isolation: isolated (any Actor)?) {
    retiring += 1
    Task {
      _ = isolation
      await lane.close()
      self.retiring -= 1
      if self.retiring == 0, let closer = self.closer.take() {
        EventLoop.resumingHere { closer.resume() }
      }
    }
  }

  /// Closes every lane; answers still due are awaited for a while.
  func close() async {
    isClosing = true
    // A change of the configuration meanwhile finds none to close a second time.
    let open = all
    lanes.removeAll()
    resolved.removeAll()
    for lane in open { await lane.close() }
    if retiring > 0 { await withUnsafeContinuation { closer = $0 } }
  }
}
