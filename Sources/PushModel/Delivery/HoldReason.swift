// SPDX-License-Identifier: Apache-2.0

/// What a held row waits for. A held row is not claimed.
package enum HoldReason: Int16, StoredCode, Hashable {
  /// The app has no usable credential for the environment.
  case noCredential = 1
  /// Apple refuses the credential.
  case credentialRefused = 2
  /// No connection to Apple is open.
  case noConnection = 3
  /// The credential's key could not sign a provider token.
  case noProviderToken = 4
  /// The row's run is paused, so no lane may release it. Must have the highest number, because
  /// lanes select lower ones.
  case paused = 5

  /// The matching reason of a delivery.
  package var ownReason: GatewayReason {
    switch self {
    case .noCredential: .noCredential
    case .credentialRefused: .credentialRefused
    case .noConnection: .noConnection
    case .noProviderToken: .noProviderToken
    case .paused: .paused
    }
  }

  /// Name of the reason in metrics.
  package var name: String {
    switch self {
    case .noCredential: "no_credential"
    case .credentialRefused: "credential_refused"
    case .noConnection: "no_connection"
    case .noProviderToken: "no_provider_token"
    case .paused: "paused"
    }
  }
}
