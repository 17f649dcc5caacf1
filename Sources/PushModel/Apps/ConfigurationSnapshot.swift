// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// Everything operators configure over the API, as one immutable value that every shard reads.
package struct ConfigurationSnapshot: Sendable {
  /// The change counter this was read at.
  package var version: Int64
  /// Apps by bundle id, those being removed left out.
  package var apps: [String: App]
  /// Credentials by app and environment, oldest first.
  package var credentials: [Destination: [Credential]]
  /// API keys by SHA-256 of their secret.
  package var keys: [[UInt8]: APIKey]
  /// Those that a client certificate stands for, by its name.
  package var keysByCertificate: [ExactString: APIKey] = [:]

  /// A gateway that knows nothing yet.
  package static let empty = ConfigurationSnapshot(
    version: 0, apps: [:], credentials: [:], keys: [:])

  /// Returns the app of a bundle id that a caller names. `String` takes other characters for some
  /// of ASCII, so a name that no app can have finds none.
  package func app(named name: String) -> App? { BundleID.isValid(name) ? apps[name] : nil }

  /// The app of a small integer.
  package func app(id: AppID) -> App? { apps.values.first { $0.id == id } }

  /// Apps whose pushes may not go as fast as they can, with the pushes a second that may.
  package var rates: [AppID: Int] {
    var rates: [AppID: Int] = [:]
    for app in apps.values { rates[app.id] = app.maxRate }
    return rates
  }
}
