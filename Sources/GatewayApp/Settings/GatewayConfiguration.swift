// SPDX-License-Identifier: Apache-2.0
package import APNs
package import AsyncIO
package import Logging
package import Storage
package import TLS

/// Everything `pushgate serve` needs to know, read whole and checked at start.
package struct GatewayConfiguration: Sendable {
  /// `PUSHGATE_LISTEN`: where the API is served.
  package var listen: [ListenPlace]
  /// `PUSHGATE_TLS_CERTIFICATE`, `PUSHGATE_TLS_KEY`: what is served where TLS is spoken.
  package var tlsIdentity: TLSIdentity?
  /// `PUSHGATE_TLS_CLIENT_CA_FILE`: roots of certificates that clients may show in place of a key.
  package var clientTrust: TLSTrust?
  /// `PUSHGATE_HTTP_PROXIES`: clients that may have any number of connections.
  package var proxies: [AddressRange]
  /// `PUSHGATE_DATABASE_URL`: a libpq connection string.
  package var databaseURL: String
  /// `PUSHGATE_SECRET_KEY`: seals credentials at rest; `PUSHGATE_SECRET_KEY_PREVIOUS` opens what another has sealed.
  package var secrets: SecretBox
  /// `PUSHGATE_ADMIN_KEY`: SHA-256 of an admin API key that always works.
  package var adminKeyHash: [UInt8]?
  /// `PUSHGATE_APNS_PRODUCTION`, `PUSHGATE_APNS_SANDBOX`.
  package var production: HostPort
  package var sandbox: HostPort
  /// `PUSHGATE_APNS_PRODUCTION_CHANNELS`, `PUSHGATE_APNS_SANDBOX_CHANNELS`: where channels are managed.
  package var productionChannels: HostPort
  package var sandboxChannels: HostPort
  /// `PUSHGATE_APNS_CA_FILE`: roots beside the system's.
  package var trust: TLSTrust
  /// `PUSHGATE_APNS_PROXY`: what connections to Apple go through.
  package var proxy: HTTPProxy?
  /// `PUSHGATE_WEBHOOK_CA_FILE`: roots that webhooks are trusted by, beside the system's.
  package var webhookTrust: TLSTrust
  /// `PUSHGATE_WEBHOOK_PRIVATE_TARGETS`: whether webhooks may be at addresses that are not of the public internet.
  package var allowsPrivateWebhooks: Bool
  /// `PUSHGATE_SHARDS`: event loops.
  package var shards: Int
  /// `PUSHGATE_LOG`.
  package var logLevel: Logger.Level
  /// `PUSHGATE_ALLOW_UNSAFE_DATABASE`: whether PostgreSQL may run with `fsync` or `full_page_writes` off.
  package var allowsUnsafeDatabase: Bool
  /// SHA-256 of what each name was set to, and of what is in the file that it names: what has changed can be told.
  var fingerprints: [String: [UInt8]]
  var limits: GatewayLimits
  /// Variables of `TestLimits` that are set.
  package var testLimits: [String]

  /// Every fault of a configuration at once: an operator mends all of them in one go.
  package struct Faults: Error, CustomStringConvertible {
    package let all: [String]

    package var description: String {
      (["the configuration has \(all.count == 1 ? "a fault" : "\(all.count) faults"):"]
        + all.map { "  - \($0)" }).joined(separator: "\n")
    }
  }

  /// Reads the environment and, behind it, a file of `NAME=value` lines.
  package static func load(
    environment: [String: String], file: String?
  ) async throws -> GatewayConfiguration {
    var parser = try Parser(environment: environment, file: file)
    return try parser.parse()
  }

  /// The connection string alone, for what needs no more of the configuration.
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
