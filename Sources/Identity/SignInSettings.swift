// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// How people sign in to the admin page.
package struct SignInSettings: Sendable {
  /// Whether the page accepts API keys.
  package var acceptsKeys = true
  package var openID: OpenIDSettings?
  /// Proxies that authenticate people; header fields of other peers are ignored.
  package var proxies: [AddressRange] = []
  /// The roles of people, the first that applies first.
  package var roles: [Role] = []
  /// Identifies the values of these settings. A session of a person ends when they change.
  package var fingerprint: [UInt8] = []

  package init() {}

  /// Whether people can sign in without an API key.
  package var admitsPeople: Bool { openID != nil || !proxies.isEmpty }
}

/// The identity provider, and this gateway as its client.
package struct OpenIDSettings: Sendable {
  /// Compared with `iss` byte by byte.
  package var issuer: Endpoint
  package var clientID: String
  package var clientSecret: String
  /// Where the provider sends the browser back to.
  package var redirect: Endpoint

  /// The path of `redirect`.
  package static let callback = "/admin/sign-in/callback"

  package init(issuer: Endpoint, clientID: String, clientSecret: String, redirect: Endpoint) {
    self.issuer = issuer
    self.clientID = clientID
    self.clientSecret = clientSecret
    self.redirect = redirect
  }
}
