// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// The configuration that operators set through the API, as one immutable value that all shards
/// read.
package struct ConfigurationSnapshot: Sendable {
  /// Value of the change counter at the time of the read.
  package var version: Int64
  /// Apps by bundle id, without deleted apps.
  package var apps: [String: App]
  /// Credentials by app and environment, oldest first.
  package var credentials: [Destination: [Credential]]
  /// API keys by SHA-256 of their secret.
  package var keys: [[UInt8]: APIKey]
  /// API keys with a client certificate, by the certificate's name.
  package var keysByCertificate: [ExactString: APIKey] = [:]
  /// Apps and environments of certificate credentials, by SHA-256 of the certificate in hex.
  package var certificateDestinations: [String: [Destination]] = [:]

  /// The configuration before the first read.
  package static let empty = ConfigurationSnapshot(
    version: 0, apps: [:], credentials: [:], keys: [:])

  /// Returns the app with a bundle id from a request; nil for an invalid bundle id. Invalid ids are
  /// not looked up, because `String` equates some non-ASCII characters with ASCII ones.
  package func app(named name: String) -> App? { BundleID.isValid(name) ? apps[name] : nil }

  /// Returns the app with an internal id.
  package func app(id: AppID) -> App? { apps.values.first { $0.id == id } }

  /// Pushes per second of apps with a rate limit.
  package var rates: [AppID: Int] {
    var rates: [AppID: Int] = [:]
    for app in apps.values { rates[app.id] = app.maxRate }
    return rates
  }
}
