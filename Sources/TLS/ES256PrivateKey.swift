// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// A P-256 private key for JWS ES256 signatures. Its description never contains the key.
package struct ES256PrivateKey: Sendable, CustomStringConvertible, CustomReflectable {
  let key: KeyHandle

  /// Reads PKCS#8 (Apple's `.p8`) or SEC1. Throws `.malformedInput` unless the key is a P-256 key.
  package init(pem: String) throws(TLSError) {
    self.init(try PEM.privateKey(pem))
    try key.requireP256()
  }

  package static func generate() throws(TLSError) -> ES256PrivateKey {
    let key = try unsafe made("generating a key") { unsafe shim_generate_p256() }
    return unsafe ES256PrivateKey(KeyHandle(adopting: key))
  }

  init(_ key: KeyHandle) { self.key = key }

  /// The key as PKCS#8. A secret.
  package var pem: String {
    get throws(TLSError) { try PEM.text(ofPrivateKey: key) }
  }

  package var publicKey: ES256PublicKey {
    get throws(TLSError) { try ES256PublicKey(pem: PEM.text(ofPublicKey: key)) }
  }

  /// Signs SHA-256 of `bytes` with ECDSA. Returns r and s, 32 bytes each, big-endian (RFC 7518
  /// §3.4).
  package func sign(_ bytes: [UInt8]) throws(TLSError) -> [UInt8] {
    let context = try unsafe made("signing") { unsafe EVP_MD_CTX_new() }
    defer { unsafe EVP_MD_CTX_free(context) }
    try succeeded("signing") {
      unsafe EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key.pointer)
    }
    var der = [UInt8](repeating: 0, count: 80)
    var count = der.count
    try succeeded("signing") {
      unsafe EVP_DigestSign(context, &der, &count, bytes, bytes.count)
    }
    return try ECDSASignature.raw(fromDER: Array(der[..<count]))
  }

  package var description: String { "ES256PrivateKey" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
