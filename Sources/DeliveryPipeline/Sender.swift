// SPDX-License-Identifier: Apache-2.0
internal import APNs
package import AsyncIO
internal import Logging
internal import PushModel
internal import Storage
package import TLS

/// Where each environment's pushes go, and whom to trust there.
package struct APNsAddresses: Sendable {
  package var production: HostPort
  package var sandbox: HostPort
  package var trust: TLSTrust

  /// Both addresses and the roots that sign their certificates.
  package init(production: HostPort, sandbox: HostPort, trust: TLSTrust) {
    self.production = production
    self.sandbox = sandbox
    self.trust = trust
  }

  func host(of environment: PushEnvironment) -> HostPort {
    environment == .production ? production : sandbox
  }
}

/// The shard's pools, one per credential and never per app: (environment, team, key id).
final class Sender {
  /// What pools are told apart by. The key's own fingerprint is part of it, so that a credential
  /// replaced under its old key id gets new connections.
  struct PoolKey: Hashable {
    let environment: PushEnvironment
    let teamID: String
    let keyID: String
    let keyFingerprint: [UInt8]
  }

  /// A pool and the circuit of its credential.
  final class Lane {
    let pool: SessionPool
    let environment: PushEnvironment
    var circuit = CredentialCircuit()

    init(pool: SessionPool, environment: PushEnvironment) {
      self.pool = pool
      self.environment = environment
    }
  }

  private let loop: EventLoop
  private let addresses: APNsAddresses
  private let signers: ProviderTokenSigners
  private let limits: APNsLimits
  private let logger: Logger
  private var lanes: [PoolKey: Lane] = [:]
  /// Which key serves an app: worked out once per configuration, since a PEM is slow to parse.
  private var resolved: [ConfigurationSnapshot.CredentialKey: PoolKey?] = [:]
  private var resolvedVersion: Int64 = -1

  init(
    loop: EventLoop, addresses: APNsAddresses, signers: ProviderTokenSigners, limits: APNsLimits,
    logger: Logger
  ) {
    self.loop = loop
    self.addresses = addresses
    self.signers = signers
    self.limits = limits
    self.logger = logger
  }

  /// The lane that serves an app in an environment; nil when it has no usable credential.
  func lane(
    app: Int32, environment: PushEnvironment, configuration: ConfigurationSnapshot,
    isolation: isolated (any Actor)? = #isolation
  ) throws -> Lane? {
    if configuration.version != resolvedVersion {
      resolved.removeAll(keepingCapacity: true)
      resolvedVersion = configuration.version
    }
    let wanted = ConfigurationSnapshot.CredentialKey(app: app, environment: environment)
    if let known = resolved[wanted] { return known.flatMap { lanes[$0] } }
    guard let credential = configuration.credential(app: app, environment: environment),
      let pem = credential.privateKeyPEM
    else {
      resolved[wanted] = .some(nil)
      return nil
    }
    let key = PoolKey(
      environment: environment, teamID: credential.teamID, keyID: credential.keyID,
      keyFingerprint: SHA256.hash(Array(pem.utf8)))
    resolved[wanted] = .some(key)
    if let lane = lanes[key] { return lane }
    let lane = Lane(
      pool: try makePool(credential, pem: pem, isolation: isolation), environment: environment)
    lanes[key] = lane
    return lane
  }

  private func makePool(
    _ credential: CredentialRecord, pem: String, isolation: isolated (any Actor)?
  ) throws -> SessionPool {
    let address = addresses.host(of: credential.environment)
    let signer = try signers.signer(
      teamID: credential.teamID, keyID: credential.keyID, pem: pem)
    let pool = try SessionPool(
      on: loop, endpoint: APNsEndpoint(host: address.host, port: address.port),
      authentication: .providerToken(signer), trust: addresses.trust, limits: limits,
      logger: logger)
    pool.start(isolation: isolation)
    return pool
  }

  /// Every lane, for the metrics.
  var all: [Lane] { Array(lanes.values) }

  /// Closes every pool; answers still due are awaited for a while.
  func close() async {
    for lane in lanes.values { await lane.pool.close() }
    lanes.removeAll()
  }
}
