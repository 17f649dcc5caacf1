// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// AES-256-GCM: seals a secret so that changes to it or to its associated data are detected.
package enum AESGCM {
  package static let keySize = 32
  static let nonceSize = 12
  static let tagSize = 16

  /// Returns a random nonce (12 bytes), the ciphertext and the tag (16 bytes), concatenated. `aad`
  /// is authenticated, not stored. Random nonces are safe for 2³² calls with one key (NIST SP
  /// 800-38D, 8.3).
  package static func seal(
    _ plaintext: [UInt8], key: [UInt8], authenticating aad: [UInt8]
  ) throws(TLSError) -> [UInt8] {
    try seal(plaintext, key: key, nonce: SecureRandom.bytes(nonceSize), authenticating: aad)
  }

  static func seal(
    _ plaintext: [UInt8], key: [UInt8], nonce: [UInt8], authenticating aad: [UInt8]
  ) throws(TLSError) -> [UInt8] {
    precondition(nonce.count == nonceSize, "a nonce of AES-GCM has 12 bytes")
    let operation = "sealing"
    let context = try CipherContext(key: key, operation)
    var sealed = nonce + [UInt8](repeating: 0, count: plaintext.count + tagSize)
    try succeeded(operation) {
      unsafe EVP_EncryptInit_ex(context.pointer, EVP_aes_256_gcm(), nil, key, nonce)
    }
    var count: Int32 = 0
    try succeeded(operation) {
      unsafe EVP_EncryptUpdate(context.pointer, nil, &count, aad, Int32(aad.count))
    }
    try succeeded(operation) {
      unsafe sealed.withUnsafeMutableBufferPointer { out in
        let start = unsafe out.baseAddress! + nonceSize
        let end = unsafe start + plaintext.count
        return unsafe EVP_EncryptUpdate(
          context.pointer, start, &count, plaintext, Int32(plaintext.count)) == 1
          && EVP_EncryptFinal_ex(context.pointer, end, &count) == 1
          ? EVP_CIPHER_CTX_ctrl(context.pointer, EVP_CTRL_AEAD_GET_TAG, Int32(tagSize), end) : 0
      }
    }
    return sealed
  }

  /// Returns the plaintext of a value that `seal` has returned. Throws `.authenticationFailed` if
  /// the key or `aad` differs or a byte was changed.
  package static func open(
    _ sealed: [UInt8], key: [UInt8], authenticating aad: [UInt8]
  ) throws(TLSError) -> [UInt8] {
    let operation = "opening a seal"
    let context = try CipherContext(key: key, operation)
    guard sealed.count >= nonceSize + tagSize else {
      throw TLSError(.authenticationFailed, operation, "too short")
    }
    let nonce = Array(sealed[..<nonceSize])
    let ciphertext = Array(sealed[nonceSize..<(sealed.count - tagSize)])
    var tag = Array(sealed[(sealed.count - tagSize)...])
    try succeeded(operation) {
      unsafe EVP_DecryptInit_ex(context.pointer, EVP_aes_256_gcm(), nil, key, nonce)
    }
    var count: Int32 = 0
    try succeeded(operation) {
      unsafe EVP_DecryptUpdate(context.pointer, nil, &count, aad, Int32(aad.count))
    }
    var plaintext = [UInt8](repeating: 0, count: ciphertext.count)
    try succeeded(operation) {
      unsafe EVP_DecryptUpdate(
        context.pointer, &plaintext, &count, ciphertext, Int32(ciphertext.count))
    }
    try succeeded(operation) {
      unsafe EVP_CIPHER_CTX_ctrl(context.pointer, EVP_CTRL_AEAD_SET_TAG, Int32(tagSize), &tag)
    }
    var rest = [UInt8](repeating: 0, count: tagSize)
    try succeeded(operation, otherwise: .authenticationFailed) {
      unsafe EVP_DecryptFinal_ex(context.pointer, &rest, &count)
    }
    return plaintext
  }
}

/// Owns one `EVP_CIPHER_CTX*`; rejects keys of a wrong size first.
@safe private struct CipherContext: ~Copyable {
  let pointer: OpaquePointer

  init(key: [UInt8], _ operation: String) throws(TLSError) {
    guard key.count == AESGCM.keySize else {
      throw TLSError(.malformedInput, operation, "the key has 32 bytes")
    }
    unsafe pointer = try made(operation) { unsafe EVP_CIPHER_CTX_new() }
  }

  deinit { unsafe EVP_CIPHER_CTX_free(pointer) }
}
