// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import Logging
internal import PushModel
internal import TLS

/// The shard's lanes, one for each credential in use and never per app: (environment, team, key id).
final class Lanes {
  /// What lanes are told apart by. The secret's own fingerprint is part of it, so that a credential
  /// replaced under its old name gets new connections.
  struct Key: Hashable {
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
        fingerprint = SHA256.hash(Array(certificate.certificatePEM.utf8))
      }
    }
  }

  /// Makes the sessions under a credential, whose tasks run on the given actor; throws when its secret
  /// is of no use.
  typealias MakePool = (Credential, isolated (any Actor)?) throws -> PushPool

  private let context: LaneContext
  private let makePool: MakePool
  private var lanes: [Key: Lane] = [:]
  private var configuration = ConfigurationSnapshot.empty
  /// Which lane serves an app: worked out once per configuration, since a secret is slow to parse.
  private var resolved: [Destination: Lane?] = [:]
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
    resolved.removeAll(keepingCapacity: true)
    let wanted = Set(configuration.credentials.values.joined().compactMap(Key.init))
    for (key, lane) in lanes where !wanted.contains(key) {
      lanes[key] = nil
      retire(lane, isolation: isolation)
    }
  }

  /// Whether it has been told the credentials.
  var isConfigured: Bool { configuration.version > 0 }

  /// The lane that serves an app in an environment; nil when it has no usable credential.
  func lane(
    for destination: Destination, isolation: isolated (any Actor)? = #isolation
  ) -> Lane? {
    if let known = resolved[destination] { return known }
    let lane = makeLane(for: destination, isolation: isolation)
    resolved[destination] = .some(lane)
    return lane
  }

  /// What there is to say of each destination whose lane is known.
  func destinations<Value>(_ value: (Destination, Lane) -> Value) -> [Destination: Value] {
    var values: [Destination: Value] = [:]
    for case (let destination, let lane?) in resolved {
      values[destination] = value(destination, lane)
    }
    return values
  }

  private func makeLane(
    for destination: Destination, isolation: isolated (any Actor)?
  ) -> Lane? {
    guard !isClosing,
      let credential = configuration.credential(
        app: destination.app, environment: destination.environment),
      let key = Key(credential)
    else { return nil }
    if let lane = lanes[key] { return lane }
    do {
      let lane = Lane(
        pool: try makePool(credential, isolation), environment: destination.environment,
        context: context)
      lanes[key] = lane
      return lane
    } catch {
      context.logger.error(
        "no sessions under a credential",
        metadata: ["credential": "\(credential)", "error": "\(error)"])
      return nil
    }
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
