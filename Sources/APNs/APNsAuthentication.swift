// SPDX-License-Identifier: Apache-2.0
package import TLS

/// How the connections of one pool authenticate to APNs.
package enum APNsAuthentication: Sendable {
  /// Token-based: one key of one team.
  case providerToken(any ProviderTokenSource)
  /// Certificate-based: the certificate lists the topics.
  case certificate(TLSIdentity)

  var tokens: (any ProviderTokenSource)? {
    if case .providerToken(let tokens) = self { tokens } else { nil }
  }

  var identity: TLSIdentity? {
    if case .certificate(let identity) = self { identity } else { nil }
  }
}
