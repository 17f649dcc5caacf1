// SPDX-License-Identifier: Apache-2.0

package import TLS

/// Configuration of a simulator.
package struct SimulatorConfiguration: Sendable {
  /// Comma-separated `host:port` addresses of the simulated `environment`, over TLS. Port 0 selects
  /// a free port.
  package var listen: String
  /// Addresses of production in addition to `environment`, in the form of `listen`; nil for none.
  package var listenProduction: String?
  /// Addresses for channel management of `environment`, over TLS, like Apple's ports 2195 and 2196;
  /// nil for none.
  package var listenChannels: String?
  /// Addresses for channel management of production in addition to `environment`; nil for none.
  package var listenChannelsProduction: String?
  /// Address of the control port (`/sim/…`), over plain HTTP/1.1; nil for none.
  package var control: String?
  /// Certificate of the server; nil issues one for localhost from a throw-away authority.
  package var identity: TLSIdentity?
  /// Additional DNS names and IP addresses of the throw-away certificate.
  package var names: [String] = []
  package var environment: PushEnvironment
  /// Keys of the developer account. More can be registered at run time.
  package var keys: [SigningKey]
  /// Whether to accept all provider tokens of valid form and age, with any signature.
  package var acceptsAnyKey: Bool
  /// Whether to refuse signatures and base64 that APNs accepts although RFC 7515 forbids them.
  package var strictSignatures: Bool
  /// Whether new tokens of a key are counted over all connections instead of per connection.
  package var limitsTokensPerKey: Bool
  package var policy: RequestPolicy
  package var connectionRules: ConnectionRules.Options
  /// Number of recorded requests; 0 disables the recording.
  package var recordingCapacity: Int
  /// Memory limits of simulated devices.
  package var deviceLimits: DeviceStore.Limits
  /// Memory limits of apps' texts.
  package var appLimits: AppBook.Limits
  /// Scenario that is applied at start; its seed takes precedence over `seed`.
  package var scenario: Scenario?
  /// Whether a `sim` key in a payload selects a fault for its push.
  package var obeysPayloads: Bool
  /// Seed of random choices and generated ids.
  package var seed: UInt64
  /// Whether clients are checked against Apple's rules frame by frame (`ConformanceReport`).
  package var observesConformance = false

  package init(
    listen: String = "127.0.0.1:0", listenProduction: String? = nil,
    listenChannels: String? = nil, listenChannelsProduction: String? = nil,
    control: String? = nil, identity: TLSIdentity? = nil,
    environment: PushEnvironment = .sandbox, keys: [SigningKey] = [], acceptsAnyKey: Bool = false,
    strictSignatures: Bool = false, limitsTokensPerKey: Bool = false,
    policy: RequestPolicy = RequestPolicy(),
    connectionRules: ConnectionRules.Options = ConnectionRules.Options(),
    recordingCapacity: Int = Recording.defaultCapacity,
    deviceLimits: DeviceStore.Limits = DeviceStore.Limits(),
    appLimits: AppBook.Limits = AppBook.Limits(), scenario: Scenario? = nil,
    obeysPayloads: Bool = true,
    seed: UInt64 = 1
  ) {
    self.listen = listen
    self.listenProduction = listenProduction
    self.listenChannels = listenChannels
    self.listenChannelsProduction = listenChannelsProduction
    self.control = control
    self.identity = identity
    self.environment = environment
    self.keys = keys
    self.acceptsAnyKey = acceptsAnyKey
    self.strictSignatures = strictSignatures
    self.limitsTokensPerKey = limitsTokensPerKey
    self.policy = policy
    self.connectionRules = connectionRules
    self.recordingCapacity = recordingCapacity
    self.deviceLimits = deviceLimits
    self.appLimits = appLimits
    self.scenario = scenario
    self.obeysPayloads = obeysPayloads
    self.seed = seed
  }

  /// Names that the throw-away certificate always covers. One contains a dot, because Java's TLS
  /// sends SNI only for such names, and some libraries accept no others.
  package static let localNames = ["localhost", "localhost.localdomain", "127.0.0.1", "::1"]

  /// All names and addresses of the throw-away certificate.
  package var certificateNames: [String] {
    Self.localNames + names.filter { !Self.localNames.contains($0) }
  }

  /// All listening addresses, in the order of reports, each with its option.
  var places:
    [(option: String, place: String, service: ChannelCheck.Service, environment: PushEnvironment)]
  {
    let lists: [(String, String?, ChannelCheck.Service, PushEnvironment)] = [
      ("--listen", listen, .devices, environment),
      ("--listen-production", listenProduction, .devices, .production),
      ("--listen-channels", listenChannels, .management, environment),
      ("--listen-channels-production", listenChannelsProduction, .management, .production),
    ]
    return lists.flatMap { option, list, service, environment in
      (list ?? "").split(separator: ",").map { (option, String($0), service, environment) }
    }
  }
}
