// SPDX-License-Identifier: Apache-2.0

extension APNsSession {
  /// The configuration that all sessions of a pool share.
  struct Configuration {
    let endpoint: APNsEndpoint
    /// Nil: connections authenticate with a certificate.
    let tokens: (any ProviderTokenSource)?
    let connector: APNsConnector
    let limits: APNsLimits
  }
}
