// SPDX-License-Identifier: Apache-2.0
package import APNs
package import AsyncIO
package import Identity
package import Logging
package import Storage
package import TLS

/// The configuration of `pushgate serve`, read and checked as a whole at start.
package struct GatewayConfiguration: Sendable {
  /// `PUSHGATE_LISTEN`: the addresses of the API.
  package var listen: [ListenPlace]
  /// `PUSHGATE_TLS_CERTIFICATE`, `PUSHGATE_TLS_KEY`: the certificate of the TLS addresses.
  package var tlsIdentity: TLSIdentity?
  /// `PUSHGATE_TLS_CLIENT_CA_FILE`: roots of the client certificates that authenticate requests in
  /// place of an API key.
  package var clientTrust: TLSTrust?
  /// `PUSHGATE_HTTP_PROXIES`: addresses that the limit of connections per address does not apply
  /// to.
  package var proxies: [AddressRange]
  /// `PUSHGATE_ADMIN_PAGE`: whether `/admin/` is served.
  package var servesAdminPage: Bool
  /// How people sign in to the admin page.
  package var signIn: SignInSettings
  /// `PUSHGATE_DATABASE_URL`: a libpq connection string.
  package var databaseURL: String
  /// `PUSHGATE_SECRET_KEY`: seals secrets at rest; `PUSHGATE_SECRET_KEY_PREVIOUS`: opens secrets
  /// that are sealed with a former key.
  package var secrets: SecretBox
  /// `PUSHGATE_ADMIN_KEY`: SHA-256 of an admin API key that is always valid.
  package var adminKeyHash: [UInt8]?
  /// `PUSHGATE_APNS_PRODUCTION`, `PUSHGATE_APNS_SANDBOX`.
  package var production: HostPort
  package var sandbox: HostPort
  /// `PUSHGATE_APNS_PRODUCTION_CHANNELS`, `PUSHGATE_APNS_SANDBOX_CHANNELS`: the hosts for channel
  /// management.
  package var productionChannels: HostPort
  package var sandboxChannels: HostPort
  /// `PUSHGATE_APNS_CA_FILE`: trusted roots besides the system's.
  package var trust: TLSTrust
  /// `PUSHGATE_APNS_PROXY`: the proxy for connections to APNs.
  package var proxy: HTTPProxy?
  /// `PUSHGATE_WEBHOOK_CA_FILE`: roots trusted for webhooks besides the system's.
  package var webhookTrust: TLSTrust
  /// `PUSHGATE_WEBHOOK_PRIVATE_TARGETS`: whether webhooks may have addresses outside the public
  /// internet.
  package var allowsPrivateWebhooks: Bool
  /// The legacy bridge for senders of Apple's binary interface.
  package var legacy: LegacySettings
  /// `PUSHGATE_SHARDS`: the number of event loops.
  package var shards: Int
  /// `PUSHGATE_LOG`.
  package var logLevel: Logger.Level
  /// `PUSHGATE_ALLOW_UNSAFE_DATABASE`: whether PostgreSQL may run with `fsync` or
  /// `full_page_writes` off.
  package var allowsUnsafeDatabase: Bool
  /// SHA-256 of each setting's value and of the file that it names, to detect changes at a reload.
  package var fingerprints: [String: [UInt8]]
  package var limits: GatewayLimits
  /// Variables of `TestLimits` that are set.
  package var testLimits: [String]

  /// All faults of a configuration, so that an operator can correct them together.
  package struct Faults: Error, CustomStringConvertible {
    package let all: [String]

    package var description: String {
      (["the configuration has \(all.count == 1 ? "a fault" : "\(all.count) faults"):"]
        + all.map { "  - \($0)" }).joined(separator: "\n")
    }
  }

  /// Reads the environment and a file of `NAME=value` lines; the environment takes precedence.
  package static func load(
    environment: [String: String], file: String?
  ) async throws -> GatewayConfiguration {
    var parser = try Parser(environment: environment, file: file)
    return try parser.parse()
  }

  /// Reads the connection string only, for commands that need no other setting.
  package static func databaseURL(
    environment: [String: String], file: String?
  ) async throws -> String {
    var parser = try Parser(environment: environment, file: file)
    let url = parser.database()
    parser.checkNames()
    guard parser.faults.isEmpty, let url else { throw Faults(all: parser.faults) }
    return url
  }
}
