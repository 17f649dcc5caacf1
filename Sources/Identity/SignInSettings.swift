// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import TLS

/// How people sign in to the admin page.
package struct SignInSettings: Sendable {
  /// Whether the page accepts API keys.
  package var acceptsKeys = true
  package var openID: OpenIDSettings?
  package var header: IdentityHeader?
  /// The roles of people, the first that applies first.
  package var roles: [Role] = []
  /// Identifies the values of these settings. A session of a person ends when they change.
  package var fingerprint: [UInt8] = []

  package init() {}

  /// Whether people can sign in without an API key.
  package var admitsPeople: Bool { openID != nil || header != nil }
}

/// The identity provider, and this gateway as its client.
package struct OpenIDSettings: Sendable {
  /// Compared with `iss` byte by byte.
  package var issuer: Endpoint
  package var clientID: String
  package var clientSecret: String
  /// Where the provider sends the browser back to.
  package var redirect: Endpoint
  /// The requested scopes, separated by spaces; with `openid`.
  package var scopes: String
  /// The claim of the id token with a person's roles.
  package var roleClaim: String
  package var trust: TLSTrust

  /// The path of `redirect`.
  package static let callback = "/admin/sign-in/callback"

  package init(
    issuer: Endpoint, clientID: String, clientSecret: String, redirect: Endpoint, scopes: String,
    roleClaim: String, trust: TLSTrust
  ) {
    self.issuer = issuer
    self.clientID = clientID
    self.clientSecret = clientSecret
    self.redirect = redirect
    self.scopes = scopes
    self.roleClaim = roleClaim
    self.trust = trust
  }
}

/// Header fields in which a proxy reports the person that it has authenticated.
package struct IdentityHeader: Sendable {
  package var user: String
  package var groups: String
  /// Peers whose fields are believed; those of others are ignored.
  package var proxies: [AddressRange]

  package init(user: String, groups: String, proxies: [AddressRange]) {
    self.user = user
    self.groups = groups
    self.proxies = proxies
  }
}
