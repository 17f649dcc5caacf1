// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// Owns one `EVP_PKEY*`. It is immutable, and OpenSSL locks its internal caches, so threads may
/// share it.
@safe final class KeyHandle: Sendable {
  nonisolated(unsafe) let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  /// Reads a SubjectPublicKeyInfo in DER.
  convenience init(publicDER der: [UInt8]) throws(TLSError) {
    let key = try unsafe made("reading a public key", otherwise: .malformedInput) {
      unsafe der.withUnsafeBufferPointer { bytes in
        var start = bytes.baseAddress
        return unsafe d2i_PUBKEY(nil, &start, bytes.count)
      }
    }
    unsafe self.init(adopting: key)
  }

  deinit { unsafe EVP_PKEY_free(pointer) }

  /// - Throws: unless the key is an EC key on P-256, the curve of ES256 (RFC 7518 §3.4).
  func requireP256() throws(TLSError) {
    var name = [CChar](repeating: 0, count: 32)
    var count = 0
    let found = unsafe EVP_PKEY_get_group_name(pointer, &name, name.count, &count) == 1
    ERR_clear_error()
    guard found, name.prefix(count).elementsEqual("prime256v1".utf8.map(CChar.init)) else {
      throw TLSError(.malformedInput, "reading a key", "an EC key on the curve P-256 is needed")
    }
  }

  /// Returns whether `signature` is the key's signature over SHA-256 of `bytes`, in OpenSSL's
  /// encoding: DER for EC keys, PKCS#1 v1.5 for RSA keys.
  func verifiesSHA256(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    guard let context = unsafe EVP_MD_CTX_new() else { return false }
    defer {
      unsafe EVP_MD_CTX_free(context)
      ERR_clear_error()
    }
    guard unsafe EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, pointer) == 1 else {
      return false
    }
    return unsafe EVP_DigestVerify(context, signature, signature.count, bytes, bytes.count) == 1
  }
}
