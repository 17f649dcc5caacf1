// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// A P-256 public key.
package struct ES256PublicKey: Sendable {
  let key: KeyHandle

  /// Reads a SubjectPublicKeyInfo ("BEGIN PUBLIC KEY").
  package init(pem: String) throws(TLSError) {
    key = try PEM.publicKey(pem)
    try key.requireP256()
  }

  package var pem: String {
    get throws(TLSError) { try PEM.text(ofPublicKey: key) }
  }

  /// Returns whether `signature` is this key's signature over SHA-256 of `bytes`. A signature of 64
  /// bytes is read as r and s, any other length as DER, as in Apple's own samples.
  package func verify(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    var der = signature
    if signature.count == 64 {
      guard let converted = try? ECDSASignature.der(fromRaw: signature) else { return false }
      der = converted
    }
    guard let context = unsafe EVP_MD_CTX_new() else { return false }
    defer {
      unsafe EVP_MD_CTX_free(context)
      ERR_clear_error()
    }
    guard unsafe EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key.pointer) == 1 else {
      return false
    }
    return unsafe EVP_DigestVerify(context, der, der.count, bytes, bytes.count) == 1
  }
}
