// SPDX-License-Identifier: Apache-2.0
package import TLS

/// Apple's "provider authentication token": a JWT (RFC 7519) signed with ES256. Immutable. The text
/// is a secret for the hour of its validity.
package struct ProviderToken: Sendable, Hashable {
  /// The compact serialization, RFC 7515: three parts, base64url without padding.
  package let text: String
  /// The `iat` claim, UNIX seconds.
  package let issuedAt: Int64

  /// A token created by another shard or node with the same key.
  package init(text: String, issuedAt: Int64) {
    self.text = text
    self.issuedAt = issuedAt
  }

  /// Creates and signs a token. `issuedAt` must come from a correct clock: APNs rejects tokens from
  /// the future.
  package init(signedBy credential: ProviderCredential, issuedAt: Int64) throws(TLSError) {
    let header = #"{"alg":"ES256","kid":"\#(credential.keyID)"}"#
    // RFC 7519 requires a number for `iat`; at least one library sends a string.
    let claims = #"{"iss":"\#(credential.teamID)","iat":\#(issuedAt)}"#
    let signed = Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(claims.utf8))
    let signature = try credential.privateKey.sign(Array(signed.utf8))
    self.init(text: signed + "." + Base64URL.encode(signature), issuedAt: issuedAt)
  }
}
