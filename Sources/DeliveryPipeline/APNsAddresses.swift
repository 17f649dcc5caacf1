// SPDX-License-Identifier: Apache-2.0
package import APNs
package import AsyncIO
internal import PushModel
package import TLS

/// Hosts of each environment, for pushes and for channels, with the trusted root certificates and
/// an optional proxy.
package struct APNsAddresses: Sendable {
  package var production: HostPort
  package var sandbox: HostPort
  package var productionChannels: HostPort
  package var sandboxChannels: HostPort
  package var trust: TLSTrust
  package var proxy: HTTPProxy?

  /// Creates the addresses; the hosts for channels default to Apple's.
  package init(
    production: HostPort, sandbox: HostPort, productionChannels: HostPort = appleProductionChannels,
    sandboxChannels: HostPort = appleSandboxChannels, trust: TLSTrust, proxy: HTTPProxy? = nil
  ) {
    self.production = production
    self.sandbox = sandbox
    self.productionChannels = productionChannels
    self.sandboxChannels = sandboxChannels
    self.trust = trust
    self.proxy = proxy
  }

  /// Source: Apple, "Sending channel management requests to APNs".
  package static let appleProductionChannels = HostPort(
    host: "api-manage-broadcast.push.apple.com", port: 2196)
  package static let appleSandboxChannels = HostPort(
    host: "api-manage-broadcast.sandbox.push.apple.com", port: 2195)

  func host(of environment: PushEnvironment, _ service: ChannelOperation.Service = .broadcasts)
    -> HostPort
  {
    switch (environment, service) {
    case (.production, .broadcasts): production
    case (.sandbox, .broadcasts): sandbox
    case (.production, .management): productionChannels
    case (.sandbox, .management): sandboxChannels
    }
  }
}
