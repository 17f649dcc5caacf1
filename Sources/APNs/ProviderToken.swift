// SPDX-License-Identifier: Apache-2.0
package import TLS

/// Apple's "provider authentication token": a JWT (RFC 7519) signed with ES256, never changed once
/// made. Its text is a secret for the hour that it lives.
package struct ProviderToken: Sendable, Hashable {
  /// The compact serialization, RFC 7515: three parts, base64url without padding.
  package let text: String
  /// The `iat` claim, UNIX seconds.
  package let issuedAt: Int64

  /// A token that somebody else minted: another shard or node with the same key.
  package init(text: String, issuedAt: Int64) {
    self.text = text
    self.issuedAt = issuedAt
  }

  /// Mints a token. `issuedAt` must be a true clock's: APNs refuses one from its future.
  package init(signedBy credential: ProviderCredential, issuedAt: Int64) throws(TLSError) {
    let header = #"{"alg":"ES256","kid":"\#(credential.keyID)"}"#
    // `iat` is an integer: a string, as one known library sends it, is not what RFC 7519 says.
    let claims = #"{"iss":"\#(credential.teamID)","iat":\#(issuedAt)}"#
    let signed = Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(claims.utf8))
    let signature = try credential.privateKey.sign(Array(signed.utf8))
    self.init(text: signed + "." + Base64URL.encode(signature), issuedAt: issuedAt)
  }
}

/// A key for token-based connections: what Apple gives out as `AuthKey_….p8`, with its two names.
package struct ProviderCredential: Sendable {
  /// Ten letters and digits; the caller has checked them (they are not escaped in the JWT).
  package let teamID: String
  package let keyID: String
  package let privateKey: ES256PrivateKey

  package init(teamID: String, keyID: String, privateKey: ES256PrivateKey) {
    self.teamID = teamID
    self.keyID = keyID
    self.privateKey = privateKey
  }
}
