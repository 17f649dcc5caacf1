// SPDX-License-Identifier: Apache-2.0

package import TLS

/// What a simulator is started with.
package struct SimulatorConfiguration: Sendable {
  /// Where `environment` is played, over TLS: one or several `host:port` with commas between
  /// them. Port 0 takes a free one.
  package var listen: String
  /// Where production is played beside `environment`, in the same form; nil plays `environment`
  /// alone.
  package var listenProduction: String?
  /// Where broadcast channels of `environment` are managed, over TLS, as Apple does on ports 2195
  /// and 2196; nil manages none.
  package var listenChannels: String?
  /// The same of production, beside `environment`.
  package var listenChannelsProduction: String?
  /// Where `/sim/…` is served, over plain HTTP/1.1; nil serves none.
  package var control: String?
  /// The certificate to show; nil issues one for localhost from a throw-away authority.
  package var identity: TLSIdentity?
  /// DNS names and IP addresses that the throw-away certificate is good for beside those for this machine.
  package var names: [String] = []
  package var environment: PushEnvironment
  /// The developer account's keys. More can be registered while it runs.
  package var keys: [SigningKey]
  /// Accepts every provider token of the right form and age, with any signature.
  package var acceptsAnyKey: Bool
  /// Refuses signatures and base64 that APNs tolerates but RFC 7515 does not allow.
  package var strictSignatures: Bool
  /// Counts new tokens of a key over all connections, not on each alone.
  package var limitsTokensPerKey: Bool
  package var policy: RequestPolicy
  package var connectionRules: ConnectionRules.Options
  /// How many requests are kept for inspection; 0 keeps none.
  package var recordingCapacity: Int
  /// What may be kept for simulated devices.
  package var deviceLimits: DeviceStore.Limits
  /// What texts of apps may be kept.
  package var appLimits: AppBook.Limits
  /// What it is put into at the start; its seed goes before `seed`.
  package var scenario: Scenario?
  /// Whether a `sim` key in a payload dictates what happens to its push.
  package var obeysPayloads: Bool
  /// What chances and generated ids come from.
  package var seed: UInt64
  /// Whether clients are held against Apple's rules frame by frame (`ConformanceReport`).
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

  /// What the throw-away certificate is good for in any case. One name has a dot: clients with Java's TLS tell
  /// a server no other name, and some libraries take none without.
  package static let localNames = ["localhost", "localhost.localdomain", "127.0.0.1", "::1"]

  /// Every name and address of the throw-away certificate.
  package var certificateNames: [String] {
    Self.localNames + names.filter { !Self.localNames.contains($0) }
  }

  /// Every place to listen on, in the order they are told, with the option that names it.
  var places:
    [(option: String, place: String, door: ChannelCheck.Door, environment: PushEnvironment)]
  {
    let lists: [(String, String?, ChannelCheck.Door, PushEnvironment)] = [
      ("--listen", listen, .devices, environment),
      ("--listen-production", listenProduction, .devices, .production),
      ("--listen-channels", listenChannels, .management, environment),
      ("--listen-channels-production", listenChannelsProduction, .management, .production),
    ]
    return lists.flatMap { option, list, door, environment in
      (list ?? "").split(separator: ",").map { (option, String($0), door, environment) }
    }
  }
}
