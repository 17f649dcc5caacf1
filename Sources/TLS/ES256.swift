// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// A P-256 private key for JWS ES256 signatures. Its description never contains the key.
package struct ES256PrivateKey: Sendable, CustomStringConvertible, CustomReflectable {
  let key: KeyHandle

  /// Reads PKCS#8 (Apple's `.p8`) or SEC1. Throws `.malformedInput` unless the key is a P-256 key.
  package init(pem: String) throws(TLSError) {
    self.init(try PEM.privateKey(pem))
    try requireP256(key)
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

/// A P-256 public key.
package struct ES256PublicKey: Sendable {
  let key: KeyHandle

  /// Reads a SubjectPublicKeyInfo ("BEGIN PUBLIC KEY").
  package init(pem: String) throws(TLSError) {
    key = try PEM.publicKey(pem)
    try requireP256(key)
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

private func requireP256(_ key: KeyHandle) throws(TLSError) {
  var name = [CChar](repeating: 0, count: 32)
  var count = 0
  let found = unsafe EVP_PKEY_get_group_name(key.pointer, &name, name.count, &count) == 1
  ERR_clear_error()
  guard found, name.prefix(count).elementsEqual("prime256v1".utf8.map(CChar.init)) else {
    throw TLSError(.malformedInput, "reading a key", "an EC key on the curve P-256 is needed")
  }
}

/// The two encodings of an ECDSA signature.
private enum ECDSASignature {
  static func raw(fromDER der: [UInt8]) throws(TLSError) -> [UInt8] {
    let signature = try unsafe made("signature") {
      unsafe der.withUnsafeBufferPointer { bytes in
        var start = bytes.baseAddress
        return unsafe d2i_ECDSA_SIG(nil, &start, bytes.count)
      }
    }
    defer { unsafe ECDSA_SIG_free(signature) }
    var raw = [UInt8](repeating: 0, count: 64)
    unsafe raw.withUnsafeMutableBufferPointer { bytes in
      let r = unsafe BN_bn2binpad(ECDSA_SIG_get0_r(signature), bytes.baseAddress, 32)
      let s = unsafe BN_bn2binpad(ECDSA_SIG_get0_s(signature), bytes.baseAddress! + 32, 32)
      precondition(r == 32 && s == 32, "a signature of P-256 is two numbers of 32 bytes")
    }
    return raw
  }

  static func der(fromRaw raw: [UInt8]) throws(TLSError) -> [UInt8] {
    precondition(raw.count == 64, "a raw signature of P-256 has 64 bytes")
    let signature = try unsafe made("signature") { unsafe ECDSA_SIG_new() }
    defer { unsafe ECDSA_SIG_free(signature) }
    try succeeded("signature") {
      unsafe raw.withUnsafeBufferPointer { bytes in
        let r = unsafe BN_bin2bn(bytes.baseAddress, 32, nil)
        let s = unsafe BN_bin2bn(bytes.baseAddress! + 32, 32, nil)
        // If the call succeeds, the signature owns both numbers.
        return unsafe ECDSA_SIG_set0(signature, r, s)
      }
    }
    var out: UnsafeMutablePointer<UInt8>?
    let count = unsafe i2d_ECDSA_SIG(signature, &out)
    guard count > 0, let out = unsafe out else {
      throw TLSError.drain("signature", otherwise: .library)
    }
    defer { unsafe CRYPTO_free(out, "", 0) }
    return unsafe [UInt8](UnsafeBufferPointer(start: out, count: Int(count)))
  }
}
