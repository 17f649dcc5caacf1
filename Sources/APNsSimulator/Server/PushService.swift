// SPDX-License-Identifier: Apache-2.0

import JSONText

/// The simulated service of all connections: keys, devices, fault rules, recorded requests. One per
/// simulator, confined to its loop.
///
/// `judge` is the entry point: headers, provider token, payload, device, fault, record.
final class PushService {
  var keys: KeyBook
  var devices = DeviceBook()
  /// Stored pushes and screens of the declared devices.
  var store: DeviceStore
  var apps: AppBook
  /// Channels by environment; each channel exists in one only.
  var channels: [PushEnvironment: ChannelBook] = [:]
  var faults: FaultPlan
  var recording: Recording
  var statistics = Statistics()
  /// Number of the latest connection.
  var lastConnection = 0
  /// Open connections, by number.
  var connections: [Int: PushConnection] = [:]
  /// Called after each request was judged and recorded.
  var onJudged: (() -> Void)?
  /// Called when rules are added or removed, because some rules close ports.
  var onFaultsChanged: (() -> Void)?
  /// Called on the first use of each key.
  var onNewKey: ((SigningKey) -> Void)?

  let configuration: SimulatorConfiguration
  private(set) var clock: WallClock
  /// Offset of `clock` from the real clock.
  var clockOffset: Duration = .zero {
    didSet { clock = realClock.shifted(by: clockOffset) }
  }
  let realClock: WallClock
  private var cache = ProviderTokenCache()
  var keyTokens = KeyTokens()
  var keysSeen: Set<String> = []
  var random: SeededRandom
  /// Observes all connections; nil outside conformance mode.
  let conformance: ConformanceRecorder?

  init(configuration: SimulatorConfiguration, clock: WallClock) {
    self.configuration = configuration
    self.clock = clock
    realClock = clock
    store = DeviceStore(limits: configuration.deviceLimits)
    apps = AppBook(limits: configuration.appLimits)
    keys = KeyBook(keys: configuration.keys, acceptsAnyKey: configuration.acceptsAnyKey)
    faults = FaultPlan(seed: configuration.seed)
    recording = Recording(capacity: configuration.recordingCapacity)
    random = SeededRandom(seed: ~configuration.seed)
    conformance = configuration.observesConformance ? ConformanceRecorder(clock: clock) : nil
  }

  /// Decides on a complete request. `identity` is the state of the connection's provider so far.
  ///
  /// - Parameters:
  ///   - body: the payload, truncated to the length that rules read.
  ///   - bodySize: size of the whole payload in bytes.
  func judge(
    _ facts: RequestFacts, body: [UInt8], bodySize: Int, identity: inout ConnectionIdentity,
    connection: Int
  ) -> Judgement {
    statistics[identity.environment].received += 1
    let now = clock.milliseconds()
    var judgement = Judgement()
    switch RequestCheck.check(
      facts, policy: configuration.policy, impliedTopic: identity.certificate?.impliedTopic)
    {
    case .refused(let reason): refuse(&judgement, facts, Refusal(reason))
    case .passed(let request):
      let refusal = refusal(
        of: request, facts, body: body, bodySize: bodySize, identity: &identity, now: now)
      judgement.providerTokenAccepted = refusal?.isOfSender != true
      if let refusal {
        refuse(&judgement, facts, refusal)
      } else {
        accept(&judgement, request, facts, payload: body, identity: &identity, now: now)
      }
    }
    if identity.environment == .sandbox { judgement.answer.uniqueID = random.randomUUID() }
    finish(
      judgement, facts, payload: body, connection: connection, at: identity.entrance, now: now)
    return consume judgement
  }

  private func refuse(_ judgement: inout Judgement, _ facts: RequestFacts, _ refusal: Refusal) {
    let isGood = facts.apnsID.map { RequestCheck.isCanonicalUUID($0) } ?? false
    judgement.answer.apnsID = isGood ? facts.apnsID : newID()
    judgement.countsAsAccepted = false
    judgement.answer.status = refusal.reason.status
    judgement.answer.reason = refusal.reason.rawValue
    judgement.answer.body = reasonBody(refusal.reason.rawValue, timestamp: refusal.timestamp)
  }

  private func accept(
    _ judgement: inout Judgement, _ request: CheckedRequest, _ facts: RequestFacts,
    payload: [UInt8], identity: inout ConnectionIdentity, now: Int64
  ) {
    // A present id was validated with the headers.
    judgement.answer.apnsID = facts.apnsID ?? newID()
    if let fault = fault(for: request, facts, payload: payload, identity: &identity) {
      strike(&judgement, with: fault)
    }
    if judgement.countsAsAccepted, !store.isEmpty {
      deliver(request, facts, payload: payload, answer: judgement.answer, now: now)
    }
  }

  /// Counts and records the request, and notifies waiters.
  func finish(
    _ judgement: Judgement, _ facts: RequestFacts, payload: [UInt8], connection: Int,
    at entrance: Entrance, now: Int64
  ) {
    note(facts, payload: payload)
    count(judgement, in: entrance.environment)
    if recording.isOn {
      record(
        facts, payload: payload, judgement: judgement, connection: connection, at: entrance,
        now: now)
    }
    onJudged?()
  }

  private func newID() -> ArraySlice<UInt8> { Array(random.uuid().utf8)[...] }

  // MARK: The checks, in order

  private struct Refusal {
    let reason: Reason
    var timestamp: Int64?
    /// Whether the refusal concerns the sender, which is then not authenticated.
    var isOfSender = false

    init(_ reason: Reason, timestamp: Int64? = nil, isOfSender: Bool = false) {
      self.reason = reason
      self.timestamp = timestamp
      self.isOfSender = isOfSender
    }
  }

  /// Returns the refusal of a request with valid headers; nil if it is accepted.
  private func refusal(
    of request: CheckedRequest, _ facts: RequestFacts, body: [UInt8], bodySize: Int,
    identity: inout ConnectionIdentity, now: Int64
  ) -> Refusal? {
    switch checkSender(facts.authorization, of: request, identity: &identity, now: now / 1000) {
    case .known: break
    case .unknown(let reason): return Refusal(reason, isOfSender: true)
    case .notAllowed(let reason): return Refusal(reason)
    }
    if let reason = RequestCheck.checkPayload(
      body, size: bodySize, rule: request.rule, policy: configuration.policy)
    {
      return Refusal(reason)
    }
    guard !devices.isEmpty else { return nil }
    let refusal = devices.refusal(
      of: String(decoding: request.deviceToken, as: UTF8.self), app: request.app,
      in: identity.environment)
    return refusal.map { Refusal($0.reason, timestamp: $0.timestamp) }
  }

  private enum Sender {
    case known
    case unknown(Reason)
    /// Authenticated, but not allowed to send this push.
    case notAllowed(Reason)
  }

  private func checkSender(
    _ authorization: ArraySlice<UInt8>?, of request: CheckedRequest,
    identity: inout ConnectionIdentity, now: Int64
  ) -> Sender {
    // "APNs ignores the authorization header" of a connection that has a certificate.
    if let certificate = identity.certificate {
      let reason = certificate.check(
        topic: String(decoding: request.topic, as: UTF8.self), in: identity.environment, now: now)
      return reason.map { .unknown($0) } ?? .known
    }
    if let reason = authenticate(authorization, identity: &identity, now: now) {
      return .unknown(reason)
    }
    guard let topics = identity.tokens.topics, !topics.contains(request.app),
      !topics.contains(String(decoding: request.topic, as: UTF8.self))
    else { return .known }
    return .notAllowed(.topicDisallowed)
  }

  /// Returns why a request's provider token is refused; nil if it is valid.
  func authenticate(
    _ authorization: ArraySlice<UInt8>?, identity: inout ConnectionIdentity, now: Int64
  ) -> Reason? {
    // A token equal to the previous request's needs no second verification unless keys have
    // changed.
    if let token = identity.tokens.unchanged(authorization, keyRevision: keys.revision) {
      return token.checkAge(now: now)
    }
    let token: ProviderToken
    switch cache.read(
      authorization: authorization, keys: keys, strictSignature: configuration.strictSignatures)
    {
    case .refused(let reason): return reason
    case .good(let good): token = good
    }
    guard let authorization else { return .missingProviderToken }
    if let reason = token.checkAge(now: now)
      ?? checkEnvironment(of: token.key, identity.environment)
      ?? checkBudget(of: token, authorization, now: now)
      ?? identity.tokens.present(
        token, authorization: authorization, now: now, keyRevision: keys.revision)
    {
      return reason
    }
    if keysSeen.count < KeyBook.maximumKeys, keysSeen.insert(token.key.keyID).inserted {
      onNewKey?(token.key)
    }
    return nil
  }

  private func checkBudget(
    of token: ProviderToken, _ authorization: ArraySlice<UInt8>, now: Int64
  ) -> Reason? {
    guard configuration.limitsTokensPerKey else { return nil }
    return keyTokens.present(authorization, keyID: token.key.keyID, now: now)
  }

  private func checkEnvironment(of key: SigningKey, _ environment: PushEnvironment) -> Reason? {
    key.environment ?? environment == environment ? nil : .badEnvironmentKeyIDInToken
  }

  // MARK: Keeping count

  private func note(_ facts: RequestFacts, payload: [UInt8]) {
    if let breach = facts.breach { statistics.count(breach) }
    // Only a recording simulator parses every payload, because this takes longer than all other
    // checks together.
    if recording.isOn, !payload.isEmpty, (try? JSONDocument(parsing: payload)) == nil {
      statistics.count(.payloadNotJSON)
    }
  }

  private func count(_ judgement: Judgement, in environment: PushEnvironment) {
    if judgement.countsAsAccepted {
      statistics[environment].accepted += 1
    } else if judgement.isAnswered {
      statistics[environment].countRefusal(judgement.answer.reason)
    }
  }

  private func record(
    _ facts: RequestFacts, payload: [UInt8], judgement: Judgement, connection: Int,
    at entrance: Entrance, now: Int64
  ) {
    func text(_ bytes: ArraySlice<UInt8>?) -> String? {
      bytes.map { String(decoding: $0, as: UTF8.self) }
    }
    let path = String(decoding: facts.path, as: UTF8.self).split(separator: "/")
    let isDevice = path.starts(with: ["3", "device"])
    recording.add(
      ReceivedPush(
        number: statistics.requests, connection: connection,
        environment: entrance.environment, address: entrance.name,
        deviceToken: isDevice ? path.dropFirst(2).last.map { $0.lowercased() } ?? "" : "",
        channelID: text(facts.channelID ?? judgement.answer.channelID.map { Array($0.utf8)[...] }),
        topic: text(facts.topic), pushType: text(facts.pushType), priority: text(facts.priority),
        expiration: text(facts.expiration), collapseID: text(facts.collapseID),
        apnsID: text(judgement.answer.apnsID ?? judgement.answer.requestID) ?? "", payload: payload,
        receivedAt: now, status: judgement.isAnswered ? judgement.answer.status : nil,
        reason: judgement.isAnswered ? judgement.answer.reason : nil,
        isAccepted: judgement.countsAsAccepted, headers: facts.fields))
  }
}
