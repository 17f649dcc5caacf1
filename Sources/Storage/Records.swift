// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// An app, named outside by its bundle id and inside by a small integer.
package struct AppRecord: Sendable, Equatable {
  package var id: Int32
  package var bundleID: String
  /// Languages to try for a reader none of whose own fits, in order.
  package var fallbackLanguages: [String]
  /// The language the app's texts are written in first.
  package var sourceLanguage: String
  /// What it tries in place of a language that its texts lack: `["sr-Latn": "sr"]`.
  package var languageOverrides: [String: String]
  /// The active revision of its strings; 0 when it has none.
  package var stringsRevision: Int64
  package var createdAt: Instant
}

/// A provider key of an app in one environment. The private key is held open in memory only.
package struct CredentialRecord: Sendable, CustomStringConvertible {
  package var app: Int32
  package var environment: PushEnvironment
  package var name: String
  package var keyID: String
  package var teamID: String
  /// PKCS#8 PEM. nil: sealed under a key that this gateway was not given.
  package var privateKeyPEM: String?
  package var createdAt: Instant

  /// Everything but the key.
  package var description: String {
    "\(environment.rawValue)/\(name) (key \(keyID), team \(teamID))"
  }
}

/// An API key: what it may do, never what it is.
package struct APIKeyRecord: Sendable, Equatable {
  package var id: Int32
  package var name: String
  /// SHA-256 of the secret, 32 bytes.
  package var hash: [UInt8]
  package var scopes: Set<KeyScope>
  /// Bundle ids it is bound to; nil for all apps.
  package var apps: Set<String>?
  package var createdAt: Instant
}

/// A device as stored.
package struct DeviceRecord: Sendable, Equatable {
  package var token: DeviceToken
  package var languages: [String]
  package var environment: PushEnvironment
  package var tokenKind: TokenKind
  package var state: DeviceState
  package var stateReason: String?
  /// Apple's time of a 410.
  package var unregisteredAt: Instant?
  package var user: String?
  package var tags: [String]
  package var timeZone: String?
  package var appVersion: String?
  package var registeredAt: Instant
  package var updatedAt: Instant
}
